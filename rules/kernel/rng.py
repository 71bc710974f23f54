"""The random generator of all games: SplitMix64 over a counter, saved as two integers.

Frozen: recorded games depend on every bit of it. The algorithm is Steele, Lea and Flood,
"Fast splittable pseudorandom number generators" (2014); its test vectors are in the tests.
"""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Randrange(Protocol):
    """Anything that draws like `random.Random`: what bots hand to `determinize`."""

    def randrange(self, stop: int, /) -> int:
        """An integer from 0 to stop - 1, each equally likely."""
        ...


class Rng:
    """Counter-based generator; equal (seed, counter) give equal numbers on every machine."""

    __slots__ = ("counter", "seed")

    def __init__(self, seed: int, counter: int = 0) -> None:
        self.seed = seed & _MASK
        self.counter = counter

    def next64(self) -> int:
        """The next 64 random bits as an integer."""
        self.counter += 1
        z = (self.seed + self.counter * _GOLDEN) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def randrange(self, stop: int) -> int:
        """An integer from 0 to stop - 1, unbiased by rejection. Raises ValueError when stop < 1."""
        if stop < 1:
            raise ValueError(f"randrange needs at least 1 possibility, got {stop}")
        limit = (1 << 64) - (1 << 64) % stop
        while (bits := self.next64()) >= limit:
            pass
        return bits % stop

    def clone(self) -> "Rng":
        """An independent generator that will give the same numbers."""
        return Rng(self.seed, self.counter)


def shuffled(items: Sequence[T], rng: Randrange) -> list[T]:
    """A new list with the items in random order (Fisher and Yates, from the end)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = rng.randrange(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
