"""Boards as SVG files, for the page to show before Python runs: `python -m app.prerender OUTDIR`."""

import sys
from pathlib import Path

import rules
from app.thumbnail import chart, thumbnail
from app.words import LANGUAGES, Words
from rules import State, bots
from rules.kernel import PlayerView, Rng

SIZES = {"wide": (770, 792), "tall": (792, 760), "phone": (367, 424)}
"""The chart's size in px by variant: tablet lying, tablet upright, phone."""

PLIES = 60
"""How far the game is that the home page shows a picture of."""


def start_boards(game: str, language: str = "en") -> dict[str, str]:
    """The SVG text of a game's start board by variant, by day and by night as the device has it.

    What chance decides comes from seed 1.
    """
    words, state = Words(language, game), rules.load(game).new(seed=1)
    return {variant: chart(state, words, size, words(f"{game}.name")) for variant, size in SIZES.items()}


def played(game: str) -> State:
    """A position in the middle of a game between bots, whom seed 1 has dealt."""
    state, chance, bot = rules.load(game).new(seed=1), Rng(1), bots.make("greedy")
    while (decision := state.decision) is not None and state.ply < PLIES:
        state.apply(bot.choose(PlayerView(state, decision.player), chance))
    return state


def main(arguments: list[str]) -> int:
    """Writes `start-<game>-<variant>.svg` and `home-<game>-<language>.svg` for every game into a folder."""
    if len(arguments) != 1:
        print("Usage: python -m app.prerender OUTDIR", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for game in rules.games():
        for variant, text in start_boards(game).items():
            (folder / f"start-{game}-{variant}.svg").write_text(text, "utf-8")
        state = played(game)
        for language in LANGUAGES:
            (folder / f"home-{game}-{language}.svg").write_text(thumbnail(state, language), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
