// Keeps one whole version of the site on this device, so that it runs without a network.
//
// A version arrives whole or not at all: the one before answers until the new one is complete and no page of
// the old one is open. What is not of this version is fetched from the network as if this were not there.
const VERSION = "{{version}}";
const FILES = {{kept}}; // name -> bytes, of every file of this version
const PREFIX = "tiefgang ";
const CACHE = PREFIX + VERSION;
const AT_ONCE = 4;
const TOTAL = Object.values(FILES).reduce((sum, size) => sum + size, 0);

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));

self.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(activate(event.ports[0]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(self.registration.scope)) event.respondWith(answer(request));
});

async function answer(request) {
  const { pathname } = new URL(request.url);
  const isPage = request.mode === "navigate" && pathname === new URL(self.registration.scope).pathname;
  const cache = await caches.open(CACHE);
  return (await cache.match(isPage ? "index.html" : request, { ignoreSearch: true })) ?? fetch(request);
}

// Fetches every file; if one does not come, what came is thrown away and the version before stays.
async function keep() {
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES);
  let done = 0;
  let torn = false;
  const next = async () => {
    for (let name = names.shift(); name; name = names.shift()) {
      const plain = !/\.[0-9a-f]{10}\./.test(name) && !name.includes("/"); // no hash in its name: ask the host
      const response = await fetch(name, { cache: plain ? "reload" : "default" });
      if (!response.ok) throw new Error(`${name}: status ${response.status}`);
      if (name === "index.html" && !(await response.clone().text()).includes(VERSION)) {
        throw new Error("the site changed while it was fetched");
      }
      if (!torn) await cache.put(name, response);
      if (torn) return;
      done += FILES[name];
      await tell({ state: "loading", done, total: TOTAL });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  } catch (error) {
    torn = true;
    names.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
}

// Only when nobody plays with the version before: the page that asks is the only one. One that was just
// reloaded or closed may still be listed for a moment. The page is told if it must go on as it is.
async function activate(answer) {
  for (let patience = 15; patience; patience -= 1) {
    if ((await pages()).length <= 1) return self.skipWaiting();
    await new Promise((done) => setTimeout(done, 100));
  }
  answer?.postMessage("later");
}

async function dropOthers() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

async function tell(message) {
  for (const page of await pages()) page.postMessage(message);
}

// All open pages of this site, whichever version they are of; the host may have others.
async function pages() {
  const all = await self.clients.matchAll({ includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(self.registration.scope));
}
