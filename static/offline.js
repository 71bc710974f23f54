// The whole site on this device: has a service worker keep it, says how far that is, and lets a new version in
// when a page begins, never while somebody plays.
const supported = "serviceWorker" in navigator && isSecureContext;

const PATIENCE = 20000; // milliseconds for a new version to take over
const ICON = 300; // milliseconds after the page's load in which the browser fetches its icon

// If a new version waits and no other page is open, it takes over and the page begins again with it. Resolves
// when the page may go on as it is; until then it must fetch nothing: Chromium changes versions when the one
// before answers nothing, and looks just once. Afterwards no change of version may end what is played here.
export async function takeUpdate() {
  const waiting = supported && (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  await quiet();
  const begin = () => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", begin, { once: true });
  await new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    setTimeout(done, PATIENCE);
    waiting.postMessage("activate", [port2]);
  });
  navigator.serviceWorker.removeEventListener("controllerchange", begin);
}

async function quiet() {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  await new Promise((done) => setTimeout(done, ICON));
}

// Keeps the site; `tell({state, done, total})` hears of it: loading, ready, update, failed or impossible.
export async function keepOffline(tell) {
  const say = (message) => {
    document.documentElement.dataset.offline = message.state;
    tell(message);
  };
  if (!supported) return say({ state: "impossible" });
  const { serviceWorker } = navigator;
  let coming = null; // the worker that is fetching its files
  serviceWorker.addEventListener("message", ({ data }) => coming?.state === "installing" && say(data));
  const follow = (worker) => {
    coming = worker;
    worker.addEventListener("statechange", () => {
      const state = { activated: "ready", redundant: "failed" }[worker.state];
      if (state) say({ state });
      else if (worker.state === "installed" && serviceWorker.controller) say({ state: "update" });
    });
  };
  try {
    const registration = await serviceWorker.register("service-worker.js", { updateViaCache: "none" });
    if (registration.waiting) say({ state: "update" });
    else if (registration.active) say({ state: "ready" });
    registration.addEventListener("updatefound", () => follow(registration.installing));
    if (registration.installing) follow(registration.installing);
    else await registration.update().catch(() => {}); // without a network there is nothing newer
  } catch {
    say({ state: "failed" });
  }
}
