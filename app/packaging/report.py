"""Says how large the site is and whether all downloads are those of the lock file."""

import json
import re

import rules
from app.packaging import fetch, pages
from app.packaging.lock import LockError, read_lock, used
from app.packaging.paths import DIST

LIMIT = 14_000_000  # bytes to the first play, as a host sends them that compresses nothing


def lock() -> int:
    """Check every archive for the site, and every file of it that the lock names by itself."""
    try:
        for package in used(read_lock(), "site"):
            fetch.fetch(package)
            for member in package.members:
                fetch.member(package, member)
    except LockError as error:
        print(error)
        return 1
    print("lock file: all archives are what it names")
    return 0


def sizes() -> int:
    """Print what the first play loads; 1 if that is more than the limit."""
    page = DIST / "index.html"
    if not page.exists():
        print("no dist/ yet: `python3 build.py build` makes it")
        return 0
    found = re.search(r'id="files">(.*?)</script>', page.read_text("utf-8"), re.DOTALL)
    assert found, f"{page} has no list of files"
    files = json.loads(found[1])
    # only a plain start loads the first three, a game and the QR codes come when wanted
    later = ("stdlib.zip", "libraries.zip", "own.zip", "game-", "home-", "qr.js", "sharing.js")
    first_play = [
        (name, file["size"])
        for name, file in files.items()
        if isinstance(file, dict) and "size" in file and not name.startswith(later)
    ]
    listed = {file.get("url") for file in files.values() if isinstance(file, dict)}
    rest = [path for path in DIST.iterdir() if path.suffix in (".css", ".html", ".svg", ".js", ".woff2")]
    boards = {
        path: path.stat().st_size for path in rest if path.name.startswith(f"start-{rules.games()[0]}-")
    }
    not_now = ("start-", *pages.LATER)
    others = sum(
        path.stat().st_size for path in rest if path.name not in listed and not path.name.startswith(not_now)
    )
    first_play.append(("page, styles, fonts", others))
    pictures = [file["size"] for name, file in files.items() if re.fullmatch(r"home-\w+-en\.svg", name)]
    first_play.append(("home page's pictures", sum(pictures)))
    first_play.append(("start board, the largest", max(boards.values())))
    for name, size in first_play:
        print(f"{size:12,}  {name}")
    total = sum(size for _, size in first_play)
    print(f"{total:12,}  to the first play (limit {LIMIT:,})")
    return int(total > LIMIT)
