"""Whose things a region shows large."""

from collections.abc import Sized
from typing import Protocol

from app.scene import Lit


class Seen(Protocol):
    """What an observation of any game tells of its seats."""

    @property
    def viewer(self) -> int | None: ...

    @property
    def active(self) -> int: ...

    @property
    def seats(self) -> Sized: ...


def shown_seat(seen: Seen, lit: Lit) -> int:
    """The viewer, without one the active player; or whoever was tapped."""
    if lit.look is not None and lit.look < len(seen.seats):
        return lit.look
    return seen.active if seen.viewer is None else seen.viewer
