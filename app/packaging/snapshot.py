"""The memory of Python with the app already built, taken at build time."""

import json
import re
import zipfile
from pathlib import Path

from app.packaging import archive, python_code
from app.packaging.lock import digest
from app.packaging.paths import STATIC, WORK

READ_ALREADY = re.compile(
    r"panel/(_templates|template)/|xyzservices/|bokeh/_sri/|pyviz_comms/|.*\.dist-info/"
    r"|app/text/|rules/"  # app.main.build reads all texts and the first game's tables and rulebook
)
TOOLS = ("snapshot.mjs", "before_snapshot.py", "host.mjs")


def make(core: Path, archives: dict[str, Path], environment: dict[str, str]) -> dict[str, bytes]:
    """The snapshot, the document that belongs to it, and a zip of what Python reads after its restore."""
    tools = [python_code.HERE / name for name in TOOLS] + [STATIC / "image.js"]
    parts = [str((core.name, archives, environment)).encode(), *(tool.read_bytes() for tool in tools)]
    kept = WORK / f"snapshot-{digest(b''.join(parts))[:16]}.bin"
    if not kept.exists():
        print("taking the snapshot", flush=True)
        given = [archives[name] for name in ("stdlib.zip", "libraries.zip", "own.zip")]
        results = kept, kept.with_suffix(".json")
        print(python_code.run_node(tools[0], core, *given, json.dumps(environment), *results).strip())
    data = {name: content for path in archives.values() for name, content in _data_files(path)}
    return {
        "snapshot.bin": kept.read_bytes(),
        "document.json": kept.with_suffix(".json").read_bytes(),
        "data.zip": archive.zip_bytes(data, compress=False),
    }


def _data_files(path: Path) -> list[tuple[str, bytes]]:
    """What is not code; Python's own library needs none."""
    if path.name.startswith("stdlib"):
        return []
    with zipfile.ZipFile(path) as zipped:
        names = [
            name for name in zipped.namelist() if not name.endswith(".pyc") and not READ_ALREADY.match(name)
        ]
        return [(name, zipped.read(name)) for name in names]
