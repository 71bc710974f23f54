// Runs Python in Pyodide under node with the folder rules/ only: node pyodide_node.mjs CORE RULES.zip CODE.py
import { readFile } from "node:fs/promises";
import { boot, unpack } from "../app/packaging/host.mjs";

const [core, rules, code] = process.argv.slice(2);
const py = await boot(core, { stdout: (line) => console.log(line), stderr: (line) => console.error(line) });
await unpack(py, rules, "/tree");
py.FS.chdir("/tree");
try {
  py.runPython(await readFile(code, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
