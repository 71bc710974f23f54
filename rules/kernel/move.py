"""Moves as tuples of picks; a pick is text that names a thing on the table, like `site:F1.3`."""

import re
from collections.abc import Iterable
from functools import cache

from rules.kernel.errors import RecordError

_PICK = re.compile(r"[a-z]+:[A-Za-z0-9_.+-]+\Z")


class Move(tuple[str, ...]):
    """A move. `str(move)` is its notation, `Move.parse` reads it back; moves compare as tuples."""

    __slots__ = ()

    def __new__(cls, *picks: str) -> "Move":
        """A move of these picks, in this order."""
        return super().__new__(cls, picks)

    @classmethod
    def of(cls, move: "Move | str | Iterable[str]") -> "Move":
        """A move from notation, from any iterable of picks, or from a move itself."""
        if isinstance(move, Move):
            return move
        return cls.parse(move) if isinstance(move, str) else cls(*move)

    @classmethod
    def parse(cls, text: str) -> "Move":
        """A move from its notation. Raises RecordError naming what cannot be a pick."""
        picks = text.split()
        for pick in picks:
            if not _PICK.match(pick):
                raise RecordError("bad_pick", pick=pick)
        if not picks:
            raise RecordError("bad_pick", pick=text)
        return cls(*picks)

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


def ident(pick: str) -> str:
    """The id of a pick (`card:C01`: C01)."""
    return pick.partition(":")[2]


@cache
def one(kind: str, name: object) -> Move:
    """A move of one pick."""
    return Move(f"{kind}:{name}")


@cache
def two(kind: str, name: object, other: str, other_name: object) -> Move:
    """A move of two picks."""
    return Move(f"{kind}:{name}", f"{other}:{other_name}")
