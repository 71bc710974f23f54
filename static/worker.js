// Python lives here. The page sends {kind: "boot"} once, then messages for app/worker.py, whose head tells
// which there are and in what order things start.
import { bytes, inflated, inflatedNow, unzippedModule, unzippedText, DownloadError } from "./download.js";
import { unfold } from "./image.js";
import { entries } from "./zip.js";

const SITE_PACKAGES = "/lib/python3.14/site-packages";
const tell = (kind, data) => self.postMessage({ kind, text: JSON.stringify(data) });
const count = (number) => self.postMessage({ kind: "bytes", number });

let files; // from index.html: name -> {url, size, inflated}
let Stream; // the brotli decoder
let handle; // app.worker.handle

self.onmessage = ({ data }) => {
  if (data.kind === "boot") {
    files = data.files;
    boot(data.how, data.environment).catch(report);
  } else {
    handle(data.kind, data.text);
    self.postMessage({ kind: "idle" });
  }
};

function report(error) {
  if (error instanceof DownloadError) return tell("download_failed", { name: error.url.split("/").pop() });
  console.error(error);
  tell("fatal", { text: `${error.name}: ${error.message}`.trim().split("\n").pop() });
}

// Something that goes on: whoever awaits it hears of a failure, and nobody has to yet.
function later(promise) {
  promise.catch(() => {});
  return promise;
}

const get = (name) => later(inflated(files[name], Stream, count));

async function script(name) {
  try {
    return await import(files[name].url);
  } catch (error) {
    throw new DownloadError(files[name].url, error.message);
  }
}

// The function that makes Pyodide's module; its script is stored as gzip too.
async function factory() {
  const text = await unzippedText(files["pyodide.asm.mjs"], count);
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function boot(how, environment) {
  const core = {
    module: later(unzippedModule(files["pyodide.asm.wasm"], count)), // compiled while the snapshot arrives
    factory: later(factory()),
    pyodide: later(script("pyodide.mjs")),
  };
  const decoder = await script("brotli.js");
  await decoder.default({ module_or_path: await bytes(files["brotli.wasm"], count) });
  Stream = decoder.BrotliDecStream;
  const py = how === "snapshot" ? await restored(core, environment) : await startPlainly(core, environment);
  if (!py) return;
  const python = py.pyimport("app.worker");
  python.connect((kind, text) => self.postMessage({ kind, text }), (name) => fetchLate(py, name));
  handle = python.handle;
  self.postMessage({ kind: "booted", how: py.startedBy });
}

// The snapshot's Python, or nothing where this browser cannot restore it: the page then starts the slow way.
async function restored(core, environment) {
  try {
    return await restore(core, environment);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    console.info(`The snapshot could not be restored: ${error}`);
    tell("not_restored", {});
    return null;
  }
}

// Pyodide with our own copies of its files: unpacked by us, so that no host has to know how to send them.
// `seen(memory)` hears of the module's memory before anything runs in it.
async function load(core, stdlib, seen, options) {
  const [module, createPyodideModule, { loadPyodide }] = await Promise.all([core.module, core.factory, core.pyodide]);
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (url, ...rest) => {
    const name = String(url).split("/").pop();
    if (name === "pyodide.asm.wasm") return new Response(); // compiled already
    return name === "stdlib.zip" ? new Response(stdlib) : fetch(url, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    seen(instance.exports.memory);
    return { module, instance };
  };
  try {
    tell("stage", { name: "starting" });
    return await loadPyodide({
      indexURL: new URL(".", self.location).href,
      createPyodideModule,
      lockFileContents: files.pyodide_info,
      packageBaseUrl: new URL(".", self.location).href, // no package is ever fetched
      stdLibURL: "stdlib.zip",
      ...options,
    });
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// The quick way: the memory as it was at build time, when the app had just been built in it.
async function restore(core, environment) {
  const data = get("data.zip");
  const { snapshot, length, fill } = unfold(await get("snapshot.bin"));
  const makeRoom = (memory) => {
    fill(new Uint8Array(memory.buffer));
    // Pyodide does not make its memory larger for a snapshot by itself
    memory.grow(Math.max(0, Math.ceil((length - memory.buffer.byteLength) / 65536)));
  };
  const py = await load(core, new Uint8Array(), makeRoom, { _loadSnapshot: snapshot, env: environment });
  for (const [name, content] of entries(await data)) {
    const path = `${SITE_PACKAGES}/${name}`;
    py.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    py.FS.writeFile(path, content);
  }
  py.startedBy = "snapshot";
  return py;
}

const fetchedLate = new Set();

// Lays out what a module belongs to that is not there yet: a game, the rest of our own code, or all libraries.
// Says whether something came. Python waits in the middle of an import, so this cannot be asynchronous.
function fetchLate(py, module) {
  const game = `game-${/^(?:rules|app\.boards)\.(\w+)/.exec(module)?.[1]}.zip`;
  const other = /^(rules|app)\./.test(module) ? "own.zip" : "libraries.zip";
  const wanted = files[game] ? game : other;
  if (fetchedLate.has(wanted) || (wanted !== game && py.startedBy === "plain")) return false;
  try {
    if (wanted === "libraries.zip") py.FS.writeFile("/lib/python314.zip", inflatedNow(files["stdlib.zip"], Stream));
    py.unpackArchive(inflatedNow(files[wanted], Stream), "zip", { extractDir: SITE_PACKAGES });
  } catch (error) {
    tell("late_failed", { name: files[wanted].url.split("/").pop() });
    throw error;
  }
  fetchedLate.add(wanted);
  return true;
}

// The slow way, which needs nothing that is not for everybody: unpack, import, build.
async function startPlainly(core, environment) {
  const archives = [get("libraries.zip"), get("own.zip")];
  const py = await load(core, await get("stdlib.zip"), () => {}, { env: environment });
  for (const archive of archives) py.unpackArchive(await archive, "zip", { extractDir: SITE_PACKAGES });
  tell("stage", { name: "building" });
  const python = py.pyimport("app.worker");
  python.prepare();
  self.postMessage({ kind: "document", text: python.document() });
  py.startedBy = "plain";
  return py;
}
