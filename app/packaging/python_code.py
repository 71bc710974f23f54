"""The archives of Python code, compiled by the Python that will run it: libraries, our own, later games."""

import json
import subprocess
import zipfile
from pathlib import Path

from app.packaging import archive, fetch, library, node
from app.packaging.lock import Package, digest
from app.packaging.paths import WORK

HERE = Path(__file__).parent
CORE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

STRIPPED = ("stdlib", "libraries")  # of what only people read


def core(packages: list[Package]) -> Path:
    """A folder with Pyodide's own files, each checked by itself."""
    package = next(package for package in packages if package.name == "pyodide")
    folder = WORK / f"pyodide-{package.version}"
    for name in CORE_FILES:
        data = fetch.member(package, name)
        folder.mkdir(parents=True, exist_ok=True)
        if name == "pyodide-lock.json":  # names what this Pyodide is; none of its packages is used
            data = json.dumps({"info": json.loads(data)["info"], "packages": {}}).encode()
        if not (folder / name).exists() or (folder / name).read_bytes() != data:
            (folder / name).write_bytes(data)
    return folder


def stdlib(packages: list[Package]) -> Path:
    """The zip of Python's own library, compiled: Pyodide's is sources."""
    with zipfile.ZipFile(core(packages) / "python_stdlib.zip") as given:
        files = {name: given.read(name) for name in given.namelist() if not name.endswith("/")}
    return _compiled("stdlib", files, core(packages))


def libraries(packages: list[Package]) -> Path:
    """The zip of the compiled libraries."""
    return _compiled("libraries", library.library_files(packages), core(packages))


def own(packages: list[Package]) -> Path:
    """The zip of our own compiled code and data."""
    return _compiled("own", library.own_files(), core(packages))


def later_games(packages: list[Package]) -> dict[str, Path]:
    """The zips of the games that are fetched when somebody wants to play them, by name of the file."""
    return {
        f"game-{game}.zip": _compiled(f"game-{game}", library.game_files(game), core(packages))
        for game in library.LATER_GAMES
    }


def _compiled(name: str, files: dict[str, bytes], core_folder: Path) -> Path:
    sources = archive.zip_bytes(files, compress=False)
    tools = b"".join((HERE / tool).read_bytes() for tool in ("compile.mjs", "strip.py"))
    key = digest(sources + tools + core_folder.name.encode())[:16]
    result = WORK / f"{name}-{key}.zip"
    if not result.exists():
        print(f"compiling {len(files)} files of {name}", flush=True)
        given = WORK / f"{name}-{key}.sources.zip"
        given.write_bytes(sources)
        run_node(HERE / "compile.mjs", core_folder, given, result, "libraries" if name in STRIPPED else "own")
        given.unlink()
    return result


def run_node(script: Path, *arguments: object) -> str:
    """Run one of the scripts beside this file; its output, or an error with all that it said."""
    done = subprocess.run(
        [node.node(), "--max-old-space-size=4096", str(script), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=900,
    )
    if done.returncode:
        raise RuntimeError(f"{script.name} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return done.stdout
