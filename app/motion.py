"""What a game's board says about motion: which pieces fly when something happens, and how they look."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from app.scene import Scene
from app.theme import Style
from rules.kernel import Event


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way. Of the names in `start` and in `end` the first that the table shows counts.

    `back` names the piece that is seen in the first half of the way, of a card that is turned up.
    A flight that everybody should watch says how many ms its way takes (`time`) and how long it then stays
    (`stay`); the next one waits for it. `via` are places on its way. Of a thing that there is only once
    (`single`) the first flight counts.
    """

    piece: str
    start: tuple[str, ...]
    end: tuple[str, ...]
    count: int = 1
    back: str = ""
    time: int = 0
    stay: int = 0
    via: tuple[str, ...] = ()
    single: bool = False


@dataclass(frozen=True, slots=True)
class Motion:
    """What a game's board knows of motion: what an event moves, what it leaves fresh, how a piece looks."""

    flights: Callable[[Event, Any], tuple[Flight, ...]]
    fresh: Callable[[Event], tuple[str, ...]]
    piece: Callable[[str, Style], Scene]


def _nothing(name: str, _: Style) -> Scene:
    raise KeyError(name)


STILL = Motion(lambda event, seen: (), lambda event: (), _nothing)
"""The motion of a game whose board has none."""
