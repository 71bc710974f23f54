"""Start boards as SVG files, for the page to show before Python runs: `python -m app.prerender OUTDIR`."""

import sys
from pathlib import Path

import rules
from app.boards import load
from app.render_svg import svg
from app.scene import Lit
from app.theme import style
from app.words import Words

SIZES = {"wide": (770, 792), "tall": (792, 760), "phone": (367, 424)}
"""The chart's size in px by variant: tablet lying, tablet upright, phone."""


def start_boards(game: str, language: str = "en") -> dict[str, str]:
    """The SVG text of a game's start board by variant, by day and by night as the device has it.

    What chance decides comes from seed 1.
    """
    words = Words(language, game)
    seen = rules.load(game).new(seed=1).observation(None)
    draw = load(game)["chart"]
    boards = {}
    for variant, size in SIZES.items():
        day, night = (draw(seen, Lit(), size, style(dark, words.of_game)) for dark in (False, True))
        boards[variant] = svg(day, words(f"{game}.name"), night)
    return boards


def main(arguments: list[str]) -> int:
    """Writes `start-<game>-<variant>.svg` for every game into the folder that is the only argument."""
    if len(arguments) != 1:
        print("Usage: python -m app.prerender OUTDIR", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for game in rules.games():
        for variant, text in start_boards(game).items():
            (folder / f"start-{game}-{variant}.svg").write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
