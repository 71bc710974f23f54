"""Getting archives: a list of sources is tried in order, and the lock file judges what each gives."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from app.packaging import archive, node
from app.packaging.lock import LockError, Package, verify
from app.packaging.paths import ARCHIVES

SOURCES_VARIABLE = "TIEFGANG_SOURCES"  # folders, separated like PATH, that hold archives or single files


def fetch(package: Package) -> Path:
    """The package's archive for the site, from the cache or from the first source that has it."""
    name = package.site_file()
    kept = ARCHIVES / name
    for describe, source in [(f"the cache, {kept}", lambda: _read(kept)), *_sources(package, name)]:
        data = source()
        if data is not None:
            verify(name, data, package.files[name], describe)
            if not kept.exists():
                kept.parent.mkdir(parents=True, exist_ok=True)
                kept.write_bytes(data)
            return kept
    raise LockError(f"{name} was not found in any source: {', '.join(s for s, _ in _sources(package, name))}")


def member(package: Package, path: str) -> bytes:
    """One file of a package; where the lock names it by itself, a folder of sources may hold it as it is."""
    expected = package.members.get(path)
    if expected:
        for folder in source_folders():
            data = _read(folder / Path(path).name)
            if data is not None:
                return verify(path, data, expected, f"{folder} (from {SOURCES_VARIABLE})")
    data = archive.read(fetch(package), path)
    return verify(path, data, expected, f"inside {package.site_file()}") if expected else data


def source_folders() -> list[Path]:
    """The folders that the environment names as sources, for example an unpacked Pyodide distribution."""
    return [Path(part) for part in os.environ.get(SOURCES_VARIABLE, "").split(os.pathsep) if part]


def _sources(package: Package, name: str) -> list[tuple[str, Callable[[], bytes | None]]]:
    folders = [
        (f"{folder} (from {SOURCES_VARIABLE})", lambda folder=folder: _read(folder / name))
        for folder in source_folders()
    ]
    client = {"pypi": _pip_download, "npm": _npm_pack}[package.origin]
    return [*folders, (f"the {package.origin} client", lambda: client(package, name))]


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.is_file() else None


def _pip_download(package: Package, name: str) -> bytes | None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    command += ["--disable-pip-version-check", f"{package.name}=={package.version}"]
    if not name.endswith("-none-any.whl"):
        python, platform = name.removesuffix(".whl").split("-")[2], name.removesuffix(".whl").split("-")[4]
        command += ["--python-version", python.removeprefix("cp")]
        command += [part for tag in platform.split(".") for part in ("--platform", tag)]
    return _run(command, "--dest", name)


def _npm_pack(package: Package, name: str) -> bytes | None:
    command = [*node.npm(), "pack", "--silent", f"{package.name}@{package.version}"]
    return _run(command, "--pack-destination", name)


def _run(command: list[str], destination_flag: str, name: str) -> bytes | None:
    print(f"fetching {name}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [*command, destination_flag, folder], capture_output=True, text=True, cwd=folder
        )
        if done.returncode:
            raise LockError(f"{name} could not be fetched with `{' '.join(command)}`:\n{done.stderr.strip()}")
        return _read(Path(folder) / name)
