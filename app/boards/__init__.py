"""The boards: how each game's table looks. A folder here for each game, with its `REGIONS` and `MOTION`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from app.motion import STILL, Motion
from app.scene import Scene

Draw = Callable[..., Scene]


def load(game: str) -> Mapping[str, Draw]:
    """A game's regions by name, each a pure function `(observation, lit, size, style) -> Scene`."""
    board: Any = import_module(f"app.boards.{game}")
    regions: Mapping[str, Draw] = board.REGIONS
    return regions


def motion(game: str) -> Motion:
    """What a game's board knows of things that travel; without a `MOTION` everything stays still."""
    try:
        board: Any = import_module(f"app.boards.{game}")
    except ModuleNotFoundError:
        return STILL
    moving: Motion = getattr(board, "MOTION", STILL)
    return moving
