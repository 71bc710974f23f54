"""What a game's board says about motion: which pieces fly when something happens, and how they look."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from app.scene import Scene, Sheet
from app.theme import Style
from rules.kernel import Event


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece on its way. Of the names in `start` and in `end` the first that the table shows counts.

    `back` names the piece that is seen in the first half of the way, of a card that is turned up.
    """

    piece: str
    start: tuple[str, ...]
    end: tuple[str, ...]
    count: int = 1
    back: str = ""


@dataclass(frozen=True, slots=True)
class Motion:
    """What a game's board knows of motion: what an event moves, what it leaves fresh, how a piece looks."""

    flights: Callable[[Event, Any], tuple[Flight, ...]]
    fresh: Callable[[Event], tuple[str, ...]]
    piece: Callable[[str, Style], Scene]


Takeoffs = Mapping[str, Callable[[Mapping[str, Any], Any], tuple[Flight, ...]]]
"""By kind of event: its flights, from the event's arguments and the table after the move."""

Rings = Mapping[str, tuple[str, ...]]
"""By kind of event: the names of what keeps a ring, with gaps for the event's arguments."""

Makers = Mapping[str, Callable[[str, Style], Sheet]]
"""By kind of thing: what draws one, from the rest of its name `kind:which`."""


def motion_of(takeoffs: Takeoffs, rings: Rings, makers: Makers) -> Motion:
    """The motion of a game, told by three tables. Its `piece` raises KeyError for what does not travel."""

    def flights(event: Event, seen: Any) -> tuple[Flight, ...]:
        made = takeoffs.get(event.kind)
        return made(event.args, seen) if made else ()

    def fresh(event: Event) -> tuple[str, ...]:
        return tuple(name.format(**event.args) for name in rings.get(event.kind, ()))

    def piece(name: str, style: Style) -> Scene:
        kind, _, which = name.partition(":")
        return makers[kind](which, style).scene()

    return Motion(flights, fresh, piece)


def _nothing(name: str, _: Style) -> Scene:
    raise KeyError(name)


STILL = Motion(lambda event, seen: (), lambda event: (), _nothing)
"""The motion of a game whose board has none."""
