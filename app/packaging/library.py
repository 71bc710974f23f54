"""The Python packages of the site: what is taken out of each wheel, and what is left behind."""

import re
from collections.abc import Iterable
from pathlib import Path

import rules
from app.packaging import archive, fetch
from app.packaging.lock import Package, used
from app.packaging.paths import ROOT

STAND_INS = ROOT / "app" / "stand_ins"
OURS = ("rules", "app")
NOT_OURS = ("app/packaging/", "app/stand_ins/", "app/prerender")  # of the tree, but not of the site
NEVER = {"__pycache__", "examples"}  # those are files of the site: see pages.py
LATER_GAMES = rules.games()[1:]  # the first one is in the snapshot
NO_SCREEN = set(rules.games(waiting=True)) - set(rules.games())
LEFT_BEHIND = re.compile(
    r"/tests?/|^panel/(dist|command|examples)/|^bokeh/(server/static|sampledata|command|sphinxext)/"
    r"|^narwhals/testing/"
)
DATA = re.compile(  # what is read beside code; the rest of a wheel stays where it is
    r"^panel/package\.json$|^panel/dist/css/[^/]*\.css$|^panel/(_templates|layout|template|theme)/.*\.(html|css|js)$"
    r"|^pyviz_comms/(labextension/package\.json|[^/]*\.js)$|^bokeh/core/_templates/|^bokeh/.*\.css$"
    r"|^xyzservices/data/.*\.json$|^bokeh/_sri/3\.9\.[^/]*\.json$"
)


def library_files(packages: list[Package]) -> dict[str, bytes]:
    """Path in site-packages and content of every third-party file that Python needs in the browser."""
    files: dict[str, bytes] = {}
    for package in used(packages, "site"):
        if package.origin == "pypi":
            wheel = archive.members(fetch.fetch(package))
            files.update({name: data for name, data in wheel if _wanted(name)})
            files.update(_metadata(package))
    files.update(_tree(STAND_INS, STAND_INS))
    return files


def own_files() -> dict[str, bytes]:
    """Path and content of every file of `rules/` and `app/` that the browser needs from the start."""
    not_now = (*NOT_OURS, *(folder for game in (*LATER_GAMES, *NO_SCREEN) for folder in _parts(game)))
    return {name: data for name, data in _trees(OURS).items() if not name.startswith(not_now)}


def game_files(game: str) -> dict[str, bytes]:
    """Path and content of every file of a game that is fetched when somebody wants to play it."""
    return {name: data for name, data in _trees(OURS).items() if name.startswith(_parts(game))}


def _parts(game: str) -> tuple[str, ...]:
    """How the paths of a game's own files begin: rules, boards, texts."""
    return f"rules/{game}/", f"app/boards/{game}/", f"app/text/{game}.", f"app/text/{game}_"


def _metadata(package: Package) -> dict[str, bytes]:
    """Name and version, as `importlib.metadata` looks for them."""
    folder = f"{package.name.replace('-', '_')}-{package.version}.dist-info"
    text = f"Metadata-Version: 2.1\nName: {package.name}\nVersion: {package.version}\n"
    return {f"{folder}/METADATA": text.encode()}


def _wanted(name: str) -> bool:
    if DATA.search(name):
        return True
    return name.endswith(".py") and not LEFT_BEHIND.search(name)


def _trees(folders: Iterable[str]) -> dict[str, bytes]:
    """All files below folders of ours, by their path in the tree."""
    return {name: data for folder in folders for name, data in _tree(ROOT / folder, ROOT).items()}


def _tree(folder: Path, base: Path) -> dict[str, bytes]:
    return {
        path.relative_to(base).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not NEVER.intersection(path.parts)
    }
