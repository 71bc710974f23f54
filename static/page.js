// The page from first paint to first move: loads what is needed, says honestly how far it is, and joins
// Python to the regions. `<html data-state>` is loading, ready, failed or unsupported; `data-view` is home or
// table; `data-frame` counts the patches that were applied, `data-start` says how Python was started.
import { stayAwake } from "./awake.js";
import { bundle } from "./bundle.js";
import { DownloadError, unzippedText } from "./download.js";
import { download, onOpened } from "./files.js";
import { flights } from "./flights.js";
import { Home } from "./home.js";
import { Link } from "./link.js";
import { keepOffline, takeUpdate } from "./offline.js";
import { peeked } from "./peek.js";
import { follow, keyboard } from "./places.js";
import { element, isHome, nameRegions, sizes, watchDialog, watchSizes } from "./regions.js";
import { Router } from "./router.js";
import * as saves from "./saves.js";
import { services } from "./services.js";
import { texts } from "./texts.js";

const query = new URLSearchParams(location.search);
const guest = query.has("embed") ? (await import("./frame.js")).guest : null; // a part of another page

const page = document.documentElement;
const files = resolveFiles(JSON.parse(element("files").textContent));
const wanted = query.get("start") === "plain" ? "plain" : "snapshot";
let link = null; // of the current try
const dark = matchMedia("(prefers-color-scheme: dark)");
const send = (kind, data, key) => link?.send(kind, data, key);
const home = new Home(files.games, files, {
  shown: (isHome) => stayAwake(!isHome && page.dataset.state === "ready"),
  removed: (id) => send("removed", { id }),
  spoken: (language) => send("language", { language }),
});
const router = new Router(home, send, !guest);

// Addresses in the file list are relative to the page; the worker lives elsewhere, so make them whole.
function resolveFiles(list) {
  for (const file of Object.values(list)) if (file.url) file.url = new URL(file.url, document.baseURI).href;
  return list;
}

function progress(text) {
  element("progress-text").textContent = text;
}

function offer(...ids) {
  for (const id of ["retry", "export"]) element(id).hidden = !ids.includes(id);
}

function fail(text, retry = true) {
  page.dataset.state = "failed";
  element("progress-bar").hidden = true;
  progress(text);
  const ways = () => {
    if (page.dataset.state === "failed") offer(...(retry ? ["retry"] : []), ...(saves.text() ? ["export"] : []));
  };
  ways();
  router.ready.then(ways); // what is kept may not have been read yet
}

// The board that is seen first is that of the game that the address or the saved game names.
function showBoardOf(game) {
  const board = files.boards[game];
  if (!board) return;
  const picture = element("start-board");
  const shapes = Object.values(board);
  // one part for each shape of screen, in the same order
  [...picture.children].forEach((part, index) => {
    part.setAttribute(part.tagName === "IMG" ? "src" : "srcset", shapes[index]);
  });
}

function gameToCome() {
  const named = guest?.game() || /^#\/?(\w+)/.exec(location.hash)?.[1];
  return files.boards[named] ? named : guest ? null : saves.running();
}

// One counter for what the page and the worker load.
function counter(how) {
  const total = files.total[how];
  let done = 0;
  return (number) => {
    done += number;
    element("progress-bar").value = Math.min(1, done / total);
    if (done < total && page.dataset.state === "loading") {
      progress(texts.downloading((done / 1e6).toFixed(1), (total / 1e6).toFixed(1)));
    }
  };
}

function startData() {
  return {
    fragment: router.fragment(),
    languages: [page.lang],
    dark: page.dataset.theme ? page.dataset.theme === "dark" : dark.matches,
    reduced_motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    sizes: sizes(),
    ...router.kept(),
    share: typeof navigator.share === "function",
    settings: guest ? "" : saves.stored("localStorage", "settings"),
    seed: crypto.getRandomValues(new Uint32Array(1))[0],
    ...guest?.startData(),
  };
}

// Loads and starts everything; `how` is "snapshot" or "plain". Called again for another try.
function start(how) {
  link?.abandon();
  page.dataset.state = "loading";
  offer();
  element("progress-bar").hidden = false;
  progress(texts.downloading("0.0", (files.total[how] / 1e6).toFixed(1)));
  const onBytes = counter(how);
  const fonts = Promise.allSettled([...document.fonts].map((face) => face.load()));
  const worker = new Worker(files["worker.js"].url, { type: "module" });
  const giveUp = (error) => {
    if (link.worker !== worker) return; // another try has begun
    link.abandon();
    if (error instanceof DownloadError) fail(texts.download_failed(error.url.split("/").pop()));
    else fail(texts.fatal(error.message));
  };
  const scripts = bundle(files, onBytes);
  scripts.catch(giveUp);
  worker.addEventListener("error", (event) => giveUp(new DownloadError(files["worker.js"].url, event.message)));

  let dialog = () => {};
  const frame = () => {
    page.dataset.frame = Number(page.dataset.frame ?? 0) + 1;
    dialog();
    follow();
  };
  const mine = (link = new Link(worker, (kind, data) => handlers[kind]?.(data), frame));
  async function draw(data) {
    performance.mark("drawing");
    await fonts;
    await scripts;
    const roots = await mine.show(data);
    if (!roots) return;
    dialog = watchDialog(roots.get("dialog"));
    dialog();
    follow();
    performance.mark("shown");
    watchSizes((now) => mine.send("resize", { sizes: now }, "resize"));
  }
  const handlers = {
    ...services(mine, { taken: (game) => router.taken(game), pictured: () => home.fill() }),
    ...aboutLinks(mine),
    ...guest?.services(mine.send.bind(mine)),
    fly: flights(mine),
    peeked: () => mine.inTurn(peeked),
    stage({ name }) {
      performance.mark(name);
      progress(texts[name]);
    },
    late_failed({ name }) {
      if (page.dataset.state === "ready") warn(texts.download_failed(name));
      else giveUp(new DownloadError(name, ""));
    },
    download_failed: ({ name }) => giveUp(new DownloadError(name, "")),
    not_restored() {
      start("plain");
      progress(texts.plain);
    },
    fatal: ({ text }) => giveUp(new Error(text)),
    failed: ({ text }) => warn(texts.failed(text)),
    document: (data) => draw(data).catch(giveUp),
    // in turn: when the document is drawn and what the start has changed is on it
    ready: () =>
      mine.inTurn(() => {
        element("start-board")?.remove();
        page.dataset.state = "ready";
        progress("");
        performance.mark("ready");
        if (guest) return guest.ready();
        stayAwake(!isHome());
        keepOffline((news) => mine.send("offline", news, "offline"));
      }),
  };
  worker.addEventListener("message", ({ data }) => {
    if (data.kind === "bytes") onBytes(data.number);
    if (data.kind === "booted") {
      performance.mark("booted");
      page.dataset.start = data.how;
      router.ready.then(() => mine.idle());
    }
  });
  if (how === "snapshot") {
    unzippedText(files["document.json"], onBytes).then((text) => handlers.document(JSON.parse(text)), giveUp);
  }
  mine.send("start", startData);
  listen();
  worker.postMessage({ kind: "boot", how, files, environment: files.environment });
}

// What the page does with links is loaded when a game is first sent or a sealed one comes.
function aboutLinks(mine) {
  const answer = (kind) => async (data) => {
    try {
      const { sharing } = await import(files["sharing.js"].url);
      await sharing((kind, data) => mine.send(kind, data), files["qr.js"].url)[kind](data);
    } catch (error) {
      warn(texts.download_failed(error.message));
    }
  };
  return Object.fromEntries(["copy", "share", "qr", "seal", "unseal"].map((kind) => [kind, answer(kind)]));
}

function warn(text) {
  progress(text);
  page.dataset.warned = "";
  setTimeout(() => {
    if (element("progress-text").textContent === text) progress("");
    delete page.dataset.warned;
  }, 10_000);
}

let stopListening = new AbortController();

function listen() {
  stopListening.abort(); // a second try has a new worker
  stopListening = new AbortController();
  const { signal } = stopListening;
  dark.addEventListener("change", () => send("theme", { dark: dark.matches }, "theme"), { signal });
  document.addEventListener("visibilitychange", () => document.hidden && send("hidden", {}, "hidden"), { signal });
  keyboard(send, signal);
  onOpened((file) => router.open(file), signal);
  addEventListener("keydown", (event) => {
    const [target] = event.composedPath();
    const writes = target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName ?? "")
      || target.getAttribute?.("role") === "slider"; // arrows move it
    if (writes || event.ctrlKey || event.metaKey || event.altKey) return;
    if (page.dataset.state !== "ready" || isHome() || page.dataset.peek) return;
    if (["Tab", "Shift"].includes(event.key)) return;
    // on a button these press it
    if (["Enter", " "].includes(event.key) && ![document.body, element("dialog")].includes(document.activeElement)) return;
    send("key", { key: event.key });
  }, { signal });
}

element("retry").textContent = texts.retry;
element("export").textContent = texts.export;
element("retry").addEventListener("click", () => start(wanted));
element("export").addEventListener("click", () => download({ name: "tiefgang.txt", text: saves.text() }));
nameRegions();
showBoardOf(gameToCome());
if (guest) guest.rest(() => start(wanted), fail);
else {
  router.begin();
  if (page.dataset.state !== "unsupported") takeUpdate().catch(() => {}).then(() => start(wanted));
}
