// The whole site on this device: has a service worker keep it, says how far that is, and lets a new version in
// when a page begins, never while somebody plays.
const supported = "serviceWorker" in navigator && isSecureContext;

// If a new version waits, it takes over now and the page begins again with it.
export async function takeUpdate() {
  const waiting = supported && (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("activate");
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
