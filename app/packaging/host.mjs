// Pyodide in node, for the steps of the build and for tests: boots it and lays files into its file system.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";

export const SITE_PACKAGES = "/lib/python3.14/site-packages";

// `core` is the folder with pyodide.mjs and its companions; `options` go to loadPyodide.
export async function boot(core, options = {}) {
  globalThis.XMLHttpRequest ??= class {}; // panel.io.pyodide imports the name; node has none
  const { loadPyodide } = await import(pathToFileURL(join(core, "pyodide.mjs")).href);
  return loadPyodide({
    indexURL: resolve(core) + "/",
    lockFileContents: await readFile(join(core, "pyodide-lock.json"), "utf8"),
    packageBaseUrl: "none/", // no package is ever fetched
    ...options,
  });
}

// Lays a zip's files under `folder`. Through JavaScript's side of the file system where `keepHeapClean`:
// what Python unpacks leaves its bytes in the memory that a snapshot keeps.
export async function unpack(py, path, folder) {
  const bytes = new Uint8Array(await readFile(path));
  for (const [name, data] of await entries(bytes)) {
    const file = `${folder}/${name}`;
    py.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    py.FS.writeFile(file, data);
  }
}

// The files of a zip that was written without compression (our own all are).
export async function entries(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = [];
  let at = 0;
  while (view.getUint32(at, true) === 0x04034b50) {
    if (view.getUint16(at + 8, true) !== 0) throw new Error(`a zip entry at ${at} is compressed`);
    const size = view.getUint32(at + 18, true);
    const nameLength = view.getUint16(at + 26, true);
    const start = at + 30 + nameLength + view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + nameLength));
    files.push([name, bytes.subarray(start, start + size)]);
    at = start + size;
  }
  return files;
}
