"""Makes the worked examples of the rulebooks: positions of the tests as records in `rules/<game>/examples/`.

A game lists its own in `tests/rules/<game>/examples.py`; `python -m tests.goldens` writes the files, and the
tests, the pages of the rulebooks and the frames all read those.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path

import rules
from rules import Record, State
from rules.kernel import Rng
from rules.kernel.position import described

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Example:
    """One example: where it begins, the moves of its course, and what is told about it in both languages.

    `ply` is the position that is shown first. `draws` are things that chance gives in this order out of a bag
    as `bag` lists it: a seed that does so is looked for.
    """

    name: str
    rule: str
    start: Callable[[], State]
    en: tuple[str, str]  # title, text
    de: tuple[str, str]
    moves: tuple[str, ...] = ()
    ply: int = 0
    mode: str = "play"
    draws: str = ""
    bag: str = ""

    def record(self) -> Record:
        """The example as a record with its notes."""
        state = self.start().clone()
        if self.draws:
            state.rng = Rng(seed_for(self.draws.split(), self.bag.split()))
        lines = described(state)
        for move in self.moves:
            state.apply(move)
        notes = {"rule": self.rule, "mode": self.mode, "ply": str(self.ply)}
        for language, (title, text) in (("en", self.en), ("de", self.de)):
            notes |= {f"title.{language}": title, f"text.{language}": text}
        taken = state.moves()[-len(self.moves) :] if self.moves else []
        record = replace(state.record(), position=lines, moves=tuple(taken), end=state.digest())
        return record.with_notes(**notes)


def seed_for(draws: list[str], bag: list[str]) -> int:
    """A seed whose first draws out of the bag, without putting back, are these. Raises ValueError if none."""
    for seed in range(1, 400_000):
        rng, left = Rng(seed), bag.copy()
        for wanted in draws:
            if left.pop(rng.randrange(len(left))) != wanted:
                break
        else:
            return seed
    raise ValueError(f"no seed draws {draws}")


def path_of(game: str, name: str) -> Path:
    """Where an example lies."""
    return ROOT / "rules" / game / "examples" / f"{name}.rec"


def load(game: str, name: str) -> Record:
    """An example as the site has it."""
    return Record.parse(path_of(game, name).read_text("utf-8"))


def examples() -> Iterator[tuple[str, Example]]:
    """Every example with its game; a game without a list has none."""
    for game in rules.games(waiting=True):
        try:
            listed = import_module(f"tests.rules.{game}.examples")
        except ModuleNotFoundError:
            continue
        for example in listed.EXAMPLES:
            yield game, example


def files() -> list[Path]:
    """All files of examples."""
    return sorted(ROOT.glob("rules/*/examples/*.rec"))
