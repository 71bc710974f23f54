// Takes the memory of Python with the app built: node snapshot.mjs CORE STDLIB LIBRARIES OWN ENVIRONMENT
// OUT DOCUMENT
import { readFile, writeFile } from "node:fs/promises";
import { fold } from "../../static/image.js";
import { boot, SITE_PACKAGES, unpack } from "./host.mjs";

const [core, stdlib, libraries, own, environment, out, page] = process.argv.slice(2);
process.on("uncaughtException", (error) => {
  console.error(String(error.message ?? error)); // node would print a megabyte of Pyodide's source before it
  process.exit(1);
});

let fresh;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const result = await instantiate.apply(WebAssembly, given);
  fresh ??= new Uint8Array(result.instance.exports.memory.buffer.slice(0)); // before anything runs in it
  return result;
};
const py = await boot(core, { _makeSnapshot: true, env: JSON.parse(environment), stdLibURL: stdlib });
await unpack(py, libraries, SITE_PACKAGES);
await unpack(py, own, SITE_PACKAGES);
// panel.io.pyodide makes one JavaScript function when it is imported, and a snapshot cannot hold a function. Only
// Panel's own way to the page calls it; app.worker has another.
py.runPython(
  `
import pyodide.code
kept, pyodide.code.run_js = pyodide.code.run_js, lambda code: None
import app.worker
pyodide.code.run_js = kept
`,
  { globals: py.toPy({}) },
);
py.runPython(await readFile(new URL("before_snapshot.py", import.meta.url), "utf8"), { globals: py.toPy({}) });
zeroFreeMemory(py._module);
await writeFile(page, py.FS.readFile("/document.json"));
try {
  await writeFile(out, fold(py.makeMemorySnapshot(), fresh));
} catch (error) {
  const at = /at index (\d+)/.exec(error.message);
  if (at) console.error("the object is", py._module.__hiwire_get(Number(at[1])));
  throw error;
}
process.exit(0); // Python's event loop would keep node alive

// What was freed still holds its old bytes: blocks are taken as long as the heap does not grow, and zeroed.
function zeroFreeMemory(module) {
  const end = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const taken = [];
  for (let size = 1 << 20; size >= 12; size = Math.floor(size * 0.8)) {
    for (;;) {
      const before = end();
      const at = module._malloc(size);
      if (!at) break;
      if (end() !== before) {
        module._free(at);
        break;
      }
      module.HEAPU8.fill(0, at, at + size);
      taken.push(at);
    }
  }
  taken.forEach((at) => module._free(at));
}
