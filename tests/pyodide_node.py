"""Runs Python in Pyodide under node: the same rules must give the same results there."""

import subprocess
import tempfile
from pathlib import Path

from app.packaging import archive, lock, node, python_code
from app.packaging.paths import ROOT


def run_in_pyodide(code: str) -> str:
    """What the code prints; it may import `rules`, and read tests/rules/records at that path."""
    folders = [ROOT / "rules", ROOT / "tests" / "rules" / "records"]
    files = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for folder in folders
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    with tempfile.TemporaryDirectory() as name:
        given, script = Path(name) / "tree.zip", Path(name) / "code.py"
        given.write_bytes(archive.zip_bytes(files, compress=False))
        script.write_text(code, "utf-8")
        core = python_code.core(lock.read_lock())
        runner = Path(__file__).with_suffix(".mjs")
        done = subprocess.run(
            [node.node(), str(runner), str(core), str(given), str(script)], capture_output=True, text=True
        )
    if done.returncode:
        raise RuntimeError(f"Python in Pyodide failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout
