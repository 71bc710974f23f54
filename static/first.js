// Before anything is painted: the language, and whether the page begins with the home page or with a table.
// Written in the JavaScript of 2009, like check.js.
(function () {
  "use strict";
  var page = document.documentElement;

  // What a store keeps under a name; nothing where the browser keeps nothing.
  function kept(store, name) {
    try {
      return window[store].getItem("tiefgang:" + name) || "";
    } catch (refused) {
      return "";
    }
  }

  function language() {
    var named = /[?&]language=(\w\w)/.exec(location.search);
    var tags = [named ? named[1] : "", kept("localStorage", "language")].concat(navigator.languages || [navigator.language || ""]);
    for (var n = 0; n < tags.length; n += 1) {
      if (/^(de|en)\b/i.test(tags[n])) return tags[n].slice(0, 2).toLowerCase();
    }
    return "en";
  }

  function view() {
    if (/[?&]embed\b/.test(location.search)) return "table"; // a part of another page
    if (location.hash.length > 1) return /^#\/home$/.test(location.hash) ? "home" : "table";
    // "game" is where a running game was kept before there was a list
    var running = kept("sessionStorage", "mine") || kept("localStorage", "now") || kept("localStorage", "game");
    return running ? "table" : "home";
  }

  // The home page is there before anything else runs: its language can be changed at once.
  function listen() {
    document.addEventListener("click", function (event) {
      var chosen = event.target.getAttribute && event.target.getAttribute("data-language");
      if (!chosen) return;
      page.lang = chosen;
      try {
        localStorage.setItem("tiefgang:language", chosen);
      } catch (refused) {
        // it holds for this page only
      }
      page.dispatchEvent(new CustomEvent("language"));
    });
  }

  page.lang = language();
  page.setAttribute("data-view", view());
  listen();
})();
