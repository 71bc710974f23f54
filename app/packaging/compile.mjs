// Compiles Python sources with the Python that will run them: node compile.mjs CORE SOURCES.zip COMPILED.zip HOW
import { readFile, writeFile } from "node:fs/promises";
import { boot, unpack } from "./host.mjs";

const [core, sources, compiled, how] = process.argv.slice(2);
// no column numbers in the code: they are a tenth of it, and only decorate tracebacks
const py = await boot(core, { env: { PYTHONNODEBUGRANGES: "1" } });
await unpack(py, sources, "/in");
py.FS.mkdirTree("/tools");
py.FS.writeFile("/tools/strip.py", await readFile(new URL("strip.py", import.meta.url), "utf8"));
py.runPython(`import sys; sys.path.insert(0, "/tools"); import strip; strip.compile_folder("/in", "/out.zip", "${how}")`);
await writeFile(compiled, py.FS.readFile("/out.zip"));
process.exit(0); // Python's event loop would keep node alive
