"""The box and the set-up (OTY-2)."""

from collections import Counter

import pytest

import rules
from rules.otys.components import KEYS, LEVELS, TYPES, box
from rules.otys.state import OtysState

SEEDS = range(40)


def fresh(seed: int, players: int = 4, **options: str) -> OtysState:
    """A game after set-up."""
    state = rules.load("otys").new(seed, players, options)
    assert isinstance(state, OtysState)
    return state


def test_the_box_is_complete() -> None:
    """Counts of the rulebook; what is designed is marked so."""
    cards, tokens = box().contracts.values(), box().rewards.values()
    assert (len(cards), len(tokens), len(box().sponsors), len(box().divers)) == (32, 32, 10, 8)
    assert Counter(token.front for token in tokens) == {
        "resource": 12, "battery": 6, "contract": 5, "upgrade": 5, "prestige": 4
    }  # fmt: skip
    assert Counter(token.back for token in tokens) == {"orange": 18, "green": 14}
    needs = [sum(card.need[number] for card in cards if card.need) for number in range(4)]
    assert needs == [19, 19, 19, 19]
    assert sum(box().capacity) * 4 + len(TYPES) * len(box().store) == 80
    assert all(card.kind == ("fixed" if card.need else "pattern") for card in cards)


def test_who_begins_and_who_sits_where() -> None:
    """OTY-2.1, OTY-2.2, OTY-1.1: anybody may be drawn; left and right are the same with two players."""
    starts = {fresh(seed).start for seed in SEEDS}
    assert starts == {0, 1, 2, 3}
    state = fresh(1)
    assert state.active == state.start == state.decision.player
    assert state.neighbours(0) == {"left": 1, "right": 3} and state.neighbours(3) == {"left": 0, "right": 2}
    assert fresh(1, 2).neighbours(1) == {"left": 0}
    assert fresh(1, 3).neighbours(2) == {"left": 0, "right": 1}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_board(seed: int) -> None:
    """OTY-2.3 to OTY-2.7, vector V13: all keys, specialists at the start, basic divers, 3 credits."""
    state = fresh(seed)
    for seat in state.seats:
        assert (seat.keys, seat.track, seat.neutral) == (KEYS, (), 0)
        assert (seat.move_value, seat.threshold) == (1, 6)
        assert sorted(seat.column) == sorted(box().divers) and seat.improved == ()
        assert sum(seat.zone[1]) == 0 and [sum(seat.zone[level]) for level in (2, 3, 4, 5)] == [1] * 4
        assert [sum(seat.zone[level][number] for level in LEVELS) for number in range(4)] == [1] * 4
        assert (seat.credits, seat.batteries, seat.prestige) == (3, 1, 0)
        assert (seat.hand, set(seat.bonus)) == ((), {""})


def test_boards_are_drawn_apart() -> None:
    """OTY-2.5, OTY-2.6: columns and resources differ from player to player."""
    state = fresh(3)
    assert len({seat.column for seat in state.seats}) == 4
    assert len({seat.zone for seed in SEEDS for seat in fresh(seed).seats}) == 24


@pytest.mark.parametrize("seed", SEEDS)
def test_the_colony(seed: int) -> None:
    """OTY-2.8 to OTY-2.11: ten tokens and 22 in the bag, five sponsors, 2+1+1+0 from the top, three cards."""
    state = fresh(seed, 2)
    out = [token for pair in state.rewards for token in pair]
    assert len(out) == 10 and sorted([*out, *state.bag]) == sorted(box().rewards)
    assert sorted(face[0] for face in state.sponsors) == list("12345")
    filled = sorted(state.store.values(), reverse=True)
    none, one, two = (False, False, False), (True, False, False), (True, True, False)
    assert filled == [two, one, one, none]
    assert None not in state.public and sorted([*state.public, *state.deck]) == sorted(box().contracts)
    assert state.neutral == 12


def test_sides_of_sponsors() -> None:
    """OTY-2.9, OTY-14.1: both sides of every tile come; the option wants one; the order is the same."""
    faces = {face for seed in SEEDS for face in fresh(seed).sponsors}
    assert faces == set(box().sponsors)
    for side in ("basic", "advanced"):
        state = fresh(7, sponsor_sides=side)
        assert {face[2:] for face in state.sponsors} == {side}
        assert [face[0] for face in state.sponsors] == [face[0] for face in fresh(7).sponsors]


def test_all_is_drawn_evenly() -> None:
    """OTY-2.10: each type can be the one of which there are two, or none."""
    twos = Counter(kind for seed in range(200) for kind, rows in fresh(seed, 2).store.items() if rows[1])
    nones = Counter(kind for seed in range(200) for kind, rows in fresh(seed, 2).store.items() if not rows[0])
    assert set(twos) == set(nones) == set(TYPES)
    assert min(*twos.values(), *nones.values()) > 25
