"""The boards: how each game's table looks. A folder here for each game, with its `REGIONS`."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from app.scene import Scene

Draw = Callable[..., Scene]


def load(game: str) -> Mapping[str, Draw]:
    """A game's regions by name, each a pure function `(observation, lit, size, style) -> Scene`."""
    board: Any = import_module(f"app.boards.{game}")
    regions: Mapping[str, Draw] = board.REGIONS
    return regions
