// Pyodide in node, for the steps of the build and for tests: boots it and lays files into its file system.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { join, resolve } from "node:path";
import { entries } from "../../static/zip.js";

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

// Lays a zip's files under `folder`, from JavaScript: what Python unpacks leaves its bytes in the memory that a
// snapshot keeps.
export async function unpack(py, path, folder) {
  const bytes = new Uint8Array(await readFile(path));
  for (const [name, data] of entries(bytes)) {
    const file = `${folder}/${name}`;
    py.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    py.FS.writeFile(file, data);
  }
}
