// Python lives here. The page sends {kind: "boot"} once, then messages for app/worker.py, whose head tells
// which there are and in what order things start.
import { bytes, inflated, inflatedNow, DownloadError } from "./download.js";
import { unfold, watchInstantiation } from "./image.js";

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

// Starts a download; whoever awaits it hears of a failure, and nobody has to yet.
function get(name) {
  const file = files[name].inflated ? inflated(files[name], Stream, count) : bytes(files[name], count);
  file.catch(() => {});
  return file;
}

async function boot(how, environment) {
  const decoder = await import(files["brotli.js"].url);
  await decoder.default({ module_or_path: await bytes(files["brotli.wasm"], count) });
  Stream = decoder.BrotliDecStream;
  const pyodide = import(files["pyodide.mjs"].url).catch((error) => {
    throw new DownloadError(files["pyodide.mjs"].url, error.message);
  });
  pyodide.catch(() => {});
  const core = { script: get("pyodide.asm.mjs"), wasm: get("pyodide.asm.wasm"), ...(await pyodide) };
  const py = how === "snapshot" ? await restored(core, environment) : await startPlainly(core, environment);
  if (!py) return;
  const python = py.pyimport("app.worker");
  python.connect((kind, text) => self.postMessage({ kind, text }), () => fetchLate(py));
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

// Pyodide with our own copies of its files: inflated by us, so that no host has to know how to send them.
async function load(core, stdlib, options) {
  const script = URL.createObjectURL(new Blob([await core.script], { type: "text/javascript" }));
  const wasm = await core.wasm;
  const fetchForPyodide = self.fetch;
  const given = {
    "pyodide.asm.wasm": new Response(wasm, { headers: { "Content-Type": "application/wasm" } }),
    "stdlib.zip": new Response(stdlib),
  };
  self.fetch = (url, ...rest) => {
    const response = given[String(url).split("/").pop()];
    return response ? Promise.resolve(response) : fetchForPyodide(url, ...rest);
  };
  try {
    tell("stage", { name: "starting" });
    return await core.loadPyodide({
      indexURL: new URL(".", self.location).href,
      createPyodideModule: (await import(script)).default,
      lockFileContents: files.pyodide_info,
      packageBaseUrl: new URL(".", self.location).href, // no package is ever fetched
      stdLibURL: "stdlib.zip",
      ...options,
    });
  } finally {
    self.fetch = fetchForPyodide;
    URL.revokeObjectURL(script);
  }
}

// The quick way: the memory as it was at build time, when the app had just been built in it.
async function restore(core, environment) {
  const parts = [get("document.json"), get("snapshot.bin"), get("data.zip")];
  self.postMessage({ kind: "document", text: new TextDecoder().decode(await parts[0]) });
  const [, image, data] = await Promise.all(parts);
  const { snapshot, length, fill } = unfold(image);
  watchInstantiation((memory) => {
    fill(new Uint8Array(memory.buffer));
    // Pyodide does not make its memory larger for a snapshot by itself
    memory.grow(Math.max(0, Math.ceil((length - memory.buffer.byteLength) / 65536)));
  });
  const py = await load(core, new Uint8Array(), { _loadSnapshot: snapshot, env: environment });
  py.unpackArchive(data, "zip", { extractDir: SITE_PACKAGES });
  py.startedBy = "snapshot";
  return py;
}

// Lays out the modules that the snapshot does not hold. Python waits in the middle of an import, so this
// cannot be asynchronous.
function fetchLate(py) {
  if (py.startedBy === "plain") return;
  py.FS.writeFile("/lib/python314.zip", inflatedNow(files["stdlib.zip"], Stream));
  py.unpackArchive(inflatedNow(files["libraries.zip"], Stream), "zip", { extractDir: SITE_PACKAGES });
}

// The slow way, which needs nothing that is not for everybody: unpack, import, build.
async function startPlainly(core, environment) {
  const archives = [get("libraries.zip"), get("own.zip")];
  const py = await load(core, await get("stdlib.zip"), { env: environment });
  for (const archive of archives) py.unpackArchive(await archive, "zip", { extractDir: SITE_PACKAGES });
  tell("stage", { name: "building" });
  const python = py.pyimport("app.worker");
  python.prepare();
  self.postMessage({ kind: "document", text: python.document() });
  py.startedBy = "plain";
  return py;
}
