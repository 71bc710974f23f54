"""The random generator is frozen: recorded games depend on every bit of it."""

import random
from collections import Counter

import pytest

from rules.kernel.rng import Rng, shuffled

# SplitMix64's published vectors: seed 1234567 is Rosetta Code's, seed 0 that of the reference in C.
PUBLISHED = {
    1234567: [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ],
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F],
}
FROZEN = {
    1: [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67],
    2**64 - 1: [0xE4D971771B652C20, 0xE99FF867DBF682C9],
}


@pytest.mark.parametrize(("seed", "numbers"), [*PUBLISHED.items(), *FROZEN.items()])
def test_vectors(seed: int, numbers: list[int]) -> None:
    """Published ones, and two of our own."""
    rng = Rng(seed)
    assert [rng.next64() for _ in numbers] == numbers


def test_small_numbers_and_shuffles_are_frozen() -> None:
    """Our own vectors of what the games really use."""
    rng = Rng(42)
    assert [rng.randrange(6) for _ in range(12)] == [1, 1, 0, 0, 4, 0, 1, 2, 1, 2, 5, 4]
    assert shuffled("abcdefghij", Rng(42)) == list("ajfigehcbd")


def test_counter_and_seed_are_the_whole_state() -> None:
    """A generator saved as two integers goes on where it was."""
    rng = Rng(7)
    for _ in range(5):
        rng.randrange(10)
    again = Rng(rng.seed, rng.counter)
    copy = rng.clone()
    numbers = [rng.next64() for _ in range(4)]
    assert numbers == [again.next64() for _ in range(4)] == [copy.next64() for _ in range(4)]


def test_numbers_are_fair() -> None:
    """Roughly equal shares, and every stop from 1 up is in range."""
    rng = Rng(3)
    counts = Counter(rng.randrange(3) for _ in range(9000))
    assert all(2850 < counts[number] < 3150 for number in range(3))
    assert all(0 <= rng.randrange(stop) < stop for stop in range(1, 300))
    assert rng.randrange(1 << 64) < 1 << 64


@pytest.mark.parametrize("stop", [0, -1])
def test_no_possibility_is_an_error(stop: int) -> None:
    """The message names the number."""
    with pytest.raises(ValueError, match=str(stop)):
        Rng(1).randrange(stop)


def test_a_shuffle_keeps_all_and_leaves_the_list() -> None:
    """With any source of numbers, `random.Random` too."""
    items = list(range(20))
    for source in (Rng(1), random.Random(1)):
        mixed = shuffled(items, source)
        assert sorted(mixed) == items == list(range(20)) != mixed
    assert shuffled([], Rng(1)) == []
