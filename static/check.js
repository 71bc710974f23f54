// Says in a sentence what an old browser lacks. Written in the JavaScript of 2009, so that it runs there.
(function () {
  "use strict";
  function moduleWorkers() {
    var asked = false;
    var stop = {}; // thrown when the option is looked at, so that no worker is made
    try {
      new Worker("", { get type() { asked = true; throw stop; } });
    } catch (refused) {
      if (refused !== stop) return false;
    }
    return asked;
  }

  function missing() {
    if (typeof WebAssembly !== "object") return "WebAssembly";
    if (typeof Promise !== "function" || typeof fetch !== "function") return "fetch";
    if (typeof Worker !== "function") return "Worker";
    if (!("noModule" in document.createElement("script"))) return "JavaScript modules";
    if (typeof DecompressionStream !== "function") return "DecompressionStream";
    if (!moduleWorkers()) return "module workers";
    return "";
  }

  function say() {
    var german = /^de/i.test(navigator.language || "");
    document.getElementById("progress-text").appendChild(document.createTextNode(german
      ? "Diesem Browser fehlt, was Tiefgang braucht (" + lack + "). Mit einem aktuellen Firefox, Chrome, Edge "
        + "oder Safari (ab 16.4) läuft es."
      : "This browser lacks what Tiefgang needs (" + lack + "). It runs in a current Firefox, Chrome, Edge "
        + "or Safari (16.4 and later)."));
  }

  var lack = missing();
  if (!lack) return;
  document.documentElement.setAttribute("data-state", "unsupported");
  document.addEventListener("DOMContentLoaded", say);
})();
