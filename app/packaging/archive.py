"""Reading third-party archives (wheels and npm tarballs) and writing our own, byte for byte repeatable."""

import io
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path


def members(path: Path) -> Iterator[tuple[str, bytes]]:
    """Name and content of every file; npm's leading `package/` is taken off."""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as wheel:
            for name in wheel.namelist():
                if not name.endswith("/"):
                    yield name, wheel.read(name)
        return
    with tarfile.open(path) as tar:
        for entry in tar:
            stream = tar.extractfile(entry) if entry.isfile() else None
            if stream is not None:
                yield entry.name.partition("/")[2], stream.read()


def read(path: Path, member: str) -> bytes:
    """One file of an archive."""
    for name, data in members(path):
        if name == member:
            return data
    raise FileNotFoundError(f"{path.name} has no file {member}")


def is_licence(name: str) -> bool:
    """Whether a file of a package is a licence text or notice, judged by its name."""
    stem = name.rpartition("/")[2].upper()
    return stem.startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")) and not stem.endswith(
        ".PY"
    )


def zip_bytes(files: dict[str, bytes], compress: bool = True) -> bytes:
    """A zip of the files, the same bytes for the same content: sorted, with one fixed date."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as out:
        for name in sorted(files):
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED if compress else zipfile.ZIP_STORED
            out.writestr(entry, files[name])
    return buffer.getvalue()
