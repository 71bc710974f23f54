"""The lock file: which third-party archives there are, their sha256, and who may use them."""

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.packaging.paths import LOCK


class LockError(Exception):
    """Bytes are not those that the lock file names, or the lock file does not name them."""


@dataclass(frozen=True)
class Package:
    """A package at one version: `files` maps archive names to sha256, `members` does so for files inside."""

    name: str
    version: str
    origin: str  # which client fetches it: "pypi" or "npm"
    use: tuple[str, ...]  # "site": lands in dist/, "develop": is installed in .venv, "test": tests fetch it
    files: dict[str, str]
    members: dict[str, str] = field(default_factory=dict)
    licences: tuple[str, ...] = ()  # members that are licence texts, beyond those found by name
    why: str = ""

    def site_file(self) -> str:
        """The one archive that the site is made from."""
        portable = [name for name in self.files if name.endswith((".tgz", "-none-any.whl"))]
        return (portable or list(self.files))[0]


def read_lock(path: Path = LOCK) -> list[Package]:
    """All packages of the lock file, in its order."""
    return [_package(row, path) for row in tomllib.loads(path.read_text("utf-8"))["package"]]


def _package(row: dict[str, Any], path: Path) -> Package:
    row = {**row, "use": tuple(row["use"]), "licences": tuple(row.get("licences", ()))}
    try:
        return Package(**row)
    except TypeError as error:
        raise LockError(f"{path}: the entry {row.get('name')!r} does not fit: {error}") from error


def used(packages: list[Package], use: str) -> Iterator[Package]:
    """The packages for one use, `site` or `develop`."""
    return (package for package in packages if use in package.use)


def digest(data: bytes) -> str:
    """The sha256 of some bytes as hexadecimal text."""
    return hashlib.sha256(data).hexdigest()


def verify(name: str, data: bytes, expected: str, source: str) -> bytes:
    """The same bytes, or a LockError that names the file, both digests and the source."""
    got = digest(data)
    if got != expected:
        raise LockError(
            f"{name} is not what the lock file names.\n  expected sha256 {expected}\n"
            f"  got      sha256 {got}\n  from     {source}\n"
            f"Nothing was built. Delete that copy and try again; if the file is meant to change, "
            f"run `python3 build.py lock`."
        )
    return data
