// Compiles Python sources with the Python that will run them: node compile.mjs CORE SOURCES.zip COMPILED.zip
import { writeFile } from "node:fs/promises";
import { boot, unpack } from "./host.mjs";

const [core, sources, compiled] = process.argv.slice(2);
const py = await boot(core);
await unpack(py, sources, "/in");
py.runPython(`
import os, py_compile, zipfile

with zipfile.ZipFile("/out.zip", "w") as out:
    for folder, _, names in sorted(os.walk("/in")):
        for name in sorted(names):
            path = os.path.join(folder, name)
            inside = path.removeprefix("/in/")
            if name.endswith(".py"):
                # no docstrings, no asserts; the file's date and place must not show in the result
                py_compile.compile(path, path + "c", inside, doraise=True, optimize=2,
                                   invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
                path, inside = path + "c", inside + "c"
            with open(path, "rb") as file:
                out.writestr(zipfile.ZipInfo(inside), file.read())
`);
await writeFile(compiled, py.FS.readFile("/out.zip"));
