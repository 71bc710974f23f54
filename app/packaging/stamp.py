"""Whether dist/ is still that of the tree: a digest of everything that goes into it."""

from collections.abc import Callable

from app.packaging.lock import digest
from app.packaging.paths import DIST, ROOT

STAMP = "made-from.txt"


def unless_fresh(quality: str, make: Callable[[], None]) -> None:
    """Make dist/ unless it was made from this very tree, at this quality or a better one."""
    now = tree_digest()
    stamp = DIST / STAMP
    if stamp.exists() and stamp.read_text().split() in ([now, quality], [now, "best"]):
        return
    make()
    stamp.write_text(f"{now} {quality}")


def tree_digest() -> str:
    """A digest of the names and contents of all files that the site is made from."""
    parts = [(ROOT / "build.py").read_bytes()]
    for top in ("app", "rules", "static"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                parts += [path.relative_to(ROOT).as_posix().encode(), path.read_bytes()]
    return digest(b"".join(digest(part).encode() for part in parts))
