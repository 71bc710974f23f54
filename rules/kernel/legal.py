"""The legal moves of a state as one lazy object: iterate, `in`, `len`, truth, readable `repr`."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.kernel.move import Move

if TYPE_CHECKING:
    from rules.kernel.state import State


class LegalMoves:
    """A live view; it follows the state that it was asked from."""

    __slots__ = ("_state",)

    def __init__(self, state: "State") -> None:
        self._state = state

    def __iter__(self) -> Iterator[Move]:
        if self._state.stack:
            yield from self._state.top.legal(self._state)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, (str, tuple, list)):
            return False
        return self._state.judge(move) is None

    def __len__(self) -> int:
        return self.count()

    def count(self) -> int:
        """How many legal moves there are; counts them all."""
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        return f"<LegalMoves ({', '.join(map(str, self))})>"
