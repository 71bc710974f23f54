"""Plays recorded games anew, as bots play them now: `python -m tests.records flotilla`, then the goldens.

`python -m tests.goldens` keeps the moves of `tests/rules/records` and makes digests and notes anew. When the
moves cannot be made any more after a change of rules or components, the games are played again from the
recipes of their game, `tests/rules/<game>/recipes.py`.
"""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

import rules
from rules import Record
from rules.cli import play
from tests.bench.balance import PLANS
from tests.goldens import HERE, annotated


@dataclass(frozen=True, slots=True)
class Recipe:
    """A recorded game: its seed, options and bots, a bot or a plan of `tests.bench.balance` for each seat.

    `plies` is where it is broken off; without it the game is played to its end.
    """

    name: str
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    plies: int | None = None

    def record(self, game: str) -> Record:
        """The game, played now."""
        state = rules.load(game).new(self.seed, len(self.bots), self.options)
        seats = [PLANS.get(bot, bot) for bot in self.bots]
        return annotated(play(state, seats, self.seed + 1, self.plies).record())


def recipes(game: str) -> tuple[Recipe, ...]:
    """The recipes of a game. Raises ModuleNotFoundError if it has none."""
    listed: tuple[Recipe, ...] = import_module(f"tests.rules.{game}.recipes").RECIPES
    return listed


def path_of(game: str, name: str) -> Path:
    """Where a recorded game lies."""
    return HERE / "records" / game / f"{name}.txt"


def main(games: Sequence[str]) -> None:
    """Play the recorded games of these games again."""
    for game in games:
        for recipe in recipes(game):
            path_of(game, recipe.name).write_text(str(recipe.record(game)), "utf-8")
            print(f"played: {game} {recipe.name}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
