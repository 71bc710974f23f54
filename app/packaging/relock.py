"""`build.py lock`: fetches every package at its version for all machines and writes the lock file anew."""

import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from app.packaging import archive, node
from app.packaging.lock import Package, digest, read_lock
from app.packaging.paths import LOCK

PYTHONS = ("3.11", "3.13")  # Debian 12 and 13
MACHINES = ("x86_64", "aarch64")
HEAD = """\
# Every third-party byte that is installed or shipped, by sha256. Written by `python3 build.py lock`, which
# fetches each package at the version given here; edit versions, or add a row with `files = {}`, then run it.
# `use`: "site" lands in dist/, "develop" is installed in .venv, "node" only where a machine has no node,
# "test" is fetched by a test that needs it.
# `files`: archives as the registry's own client fetches them. `members`: files inside, checked once more.
"""


def relock(changed: list[str]) -> None:
    """Write the lock file anew, with `NAME==VERSION` from `changed` in place of what it had."""
    wanted = dict(item.split("==") for item in changed)
    packages = [
        _renewed(replace(package, version=wanted.get(package.name, package.version)))
        if not wanted or package.name in wanted or not package.files
        else package
        for package in read_lock()
    ]
    LOCK.write_text(HEAD + "".join(_row(package) for package in packages), "utf-8")


def _renewed(package: Package) -> Package:
    print(f"locking {package.name} {package.version}", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if package.origin == "npm":
            _npm(package, folder)
        else:
            _pip(package, folder)
        files = {path.name: digest(path.read_bytes()) for path in sorted(folder.iterdir())}
        given = replace(package, files=files)
        inside = folder / given.site_file()
        members = {member: digest(archive.read(inside, member)) for member in package.members}
        return replace(given, members=members)


def _npm(package: Package, folder: Path) -> None:
    command = [*node.npm(), "pack", "--silent", f"{package.name}@{package.version}"]
    subprocess.run([*command, "--pack-destination", str(folder)], check=True, capture_output=True)


def _pip(package: Package, folder: Path) -> None:
    for python in PYTHONS:
        for machine in MACHINES:
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
            command += ["--only-binary=:all:", "--python-version", python, "--dest", str(folder)]
            for tag in ("manylinux2014", "manylinux_2_17", "manylinux_2_28", "manylinux1"):
                command += ["--platform", f"{tag}_{machine}"]
            done = subprocess.run(
                [*command, f"{package.name}=={package.version}"], capture_output=True, text=True
            )
            found = list(folder.iterdir())
            if done.returncode and not found:
                raise RuntimeError(f"{package.name} {package.version} was not found:\n{done.stderr}")
            if found and found[0].name.endswith("-none-any.whl"):
                return


def _row(package: Package) -> str:
    lines = ["", "[[package]]", f'name = "{package.name}"', f'version = "{package.version}"']
    lines += [f'origin = "{package.origin}"', f"use = {json.dumps(package.use)}"]
    if package.why:
        lines.append(f"why = {json.dumps(package.why)}")
    if package.licences:
        lines.append(f"licences = {json.dumps(package.licences)}")
    for title, table in (("files", package.files), ("members", package.members)):
        if table or title == "files":
            lines.append(f"[package.{title}]")
            lines += [f'"{name}" = "{value}"' for name, value in table.items()]
    return "\n".join(lines) + "\n"
