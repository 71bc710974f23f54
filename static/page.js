// The page from first paint to first move: loads what is needed, says honestly how far it is, and joins
// Python to the regions. `<html data-state>` is loading, ready, failed or unsupported; `data-frame` counts
// the patches that were applied, `data-start` says how Python was started.
import { bundle } from "./bundle.js";
import { DownloadError, unzippedText } from "./download.js";
import { flights } from "./flights.js";
import { Link } from "./link.js";
import { keepOffline, takeUpdate } from "./offline.js";
import { nameRegions, sizes, watchDialog, watchSizes } from "./regions.js";
import { download, RECORD, saved, services } from "./services.js";
import { language, texts } from "./texts.js";

const query = new URLSearchParams(location.search);
const guest = query.has("embed") ? (await import("./frame.js")).guest : null; // a part of another page
const kept = guest ? guest.saved : saved;

const page = document.documentElement;
const files = resolveFiles(JSON.parse(document.getElementById("files").textContent));
const wanted = query.get("start") === "plain" ? "plain" : "snapshot";
let link = null; // of the current try
const dark = matchMedia("(prefers-color-scheme: dark)");

// Addresses in the file list are relative to the page; the worker lives elsewhere, so make them whole.
function resolveFiles(list) {
  for (const file of Object.values(list)) if (file.url) file.url = new URL(file.url, document.baseURI).href;
  return list;
}

const element = (id) => document.getElementById(id);

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
  const record = kept()?.[RECORD];
  offer(...(retry ? ["retry"] : []), ...(record ? ["export"] : []));
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
  return files.boards[named] ? named : /^game (\w+)$/m.exec(kept()?.[RECORD] ?? "")?.[1];
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
  const before = kept();
  return {
    fragment: location.hash.slice(1),
    languages: [...navigator.languages],
    dark: page.dataset.theme ? page.dataset.theme === "dark" : dark.matches,
    reduced_motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
    sizes: sizes(),
    saved: before,
    storage: before !== null,
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
  bundle(files, onBytes).catch(giveUp);
  worker.addEventListener("error", (event) => giveUp(new DownloadError(files["worker.js"].url, event.message)));

  let dialog = () => {};
  const frame = () => {
    page.dataset.frame = Number(page.dataset.frame ?? 0) + 1;
    dialog();
  };
  const mine = (link = new Link(worker, (kind, data) => handlers[kind]?.(data), frame));
  const send = (kind, data, key) => mine.send(kind, data, key);
  async function draw(data) {
    performance.mark("drawing");
    await fonts;
    await bundle(files, onBytes);
    const roots = await mine.show(data);
    if (!roots) return;
    dialog = watchDialog(roots.get("dialog"));
    dialog();
    performance.mark("shown");
    watchSizes((now) => send("resize", { sizes: now }, "resize"));
  }
  const handlers = {
    ...services(send),
    ...guest?.services(send),
    fly: flights(mine),
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
        if (guest) guest.ready();
        else keepOffline((news) => send("offline", news, "offline"));
      }),
  };
  worker.addEventListener("message", ({ data }) => {
    if (data.kind === "bytes") onBytes(data.number);
    if (data.kind === "booted") {
      performance.mark("booted");
      page.dataset.start = data.how;
      mine.idle();
    }
  });
  if (how === "snapshot") {
    unzippedText(files["document.json"], onBytes).then((text) => handlers.document(JSON.parse(text)), giveUp);
  }
  send("start", startData);
  listen(send);
  worker.postMessage({ kind: "boot", how, files, environment: files.environment });
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

function listen(send) {
  stopListening.abort(); // a second try has a new worker
  stopListening = new AbortController();
  const { signal } = stopListening;
  addEventListener("hashchange", () => send("fragment", { fragment: location.hash.slice(1) }, "fragment"), { signal });
  dark.addEventListener("change", () => send("theme", { dark: dark.matches }, "theme"), { signal });
  addEventListener("keydown", (event) => {
    const [target] = event.composedPath();
    const writes = target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName ?? "");
    if (writes || event.ctrlKey || event.metaKey || event.altKey || page.dataset.state !== "ready") return;
    if (["Tab", "Shift"].includes(event.key)) return;
    // on a button these press it
    if (["Enter", " "].includes(event.key) && document.activeElement !== document.body) return;
    send("key", { key: event.key });
  }, { signal });
}

element("retry").textContent = texts.retry;
element("export").textContent = texts.export;
element("retry").addEventListener("click", () => start(wanted));
element("export").addEventListener("click", () => download({ name: "tiefgang.txt", text: kept()[RECORD] }));
page.lang = language;
if (!guest) takeUpdate();
nameRegions();
showBoardOf(gameToCome());
if (page.dataset.state !== "unsupported") guest ? guest.rest(() => start(wanted), fail) : start(wanted);
