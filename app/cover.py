"""What a device that is handed around must keep to itself: whether a game hides things from its players."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rules.kernel import State


def hides(state: State, seats: Iterable[int]) -> bool:
    """Whether one of these seats sees something that a spectator does not."""
    plain = _table(state.observation(None))
    return any(_table(state.observation(seat)) != plain for seat in seats)


def _table(observation: Any) -> Any:
    """An observation without the word whose it is."""
    return replace(observation, viewer=None) if hasattr(observation, "viewer") else observation
