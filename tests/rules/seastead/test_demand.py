"""Columns of the board and the demand tokens (SEA-8)."""

import pytest

from tests.rules.seastead.position import BLUE, ORANGE, asked, build, do, legal, refused, skip_to, table

TWO_TWO_ONE = "F1.1 B port, F1.2 B port, F1.3 B academy, F1.4 B academy, F2.1 B shipyard"


@pytest.mark.parametrize(
    ("built", "kind", "bonus"),
    [
        (TWO_TWO_ONE, "shipyard", True),  # the second column is empty now
        (TWO_TWO_ONE, "port", False),  # a third port, but no third academy
        ("F1.1 B port, F1.2 B academy", "shipyard", True),
        ("F1.1 B port, F1.2 B port, F1.3 B port, F2.1 B academy", "shipyard", True),
        ("F1.1 B port, F1.2 B shipyard", "port", False),
        ("F1.1 B port, F1.2 B shipyard, F1.3 B academy", "port", False),  # one each is an old column
        ("", "academy", False),
    ],
)
def test_an_emptied_column_brings_a_bonus(built: str, kind: str, bonus: bool) -> None:
    """SEA-8.1"""
    state = table(blue="f2", built=built)
    build(state, kind, "F3.1")
    seen = set()
    while state.active == BLUE:
        seen.add(asked(state)[0])
        moves = sorted(legal(state))
        do(state, "button:decline" if "button:decline" in moves else moves[0])
    assert ("ChooseDemandSwap" in seen) == bonus


def test_at_most_four_columns() -> None:
    """SEA-8.1: a whole board emptied brings exactly four."""
    state = table()
    count = 0
    kinds = ["port", "academy", "shipyard", "shipyard", "shipyard", "port", "academy", "academy", "port"]
    for kind in [*kinds, "port", "academy", "shipyard"]:
        state.seats[BLUE].left[kind] -= 1
        left = state.seats[BLUE].left
        count += all(left[other] <= left[kind] for other in left)
    assert count == 4


def at_the_bonus(locked: str = "f"):
    """A position in which Blue has emptied a column."""
    state = table(blue="f2", built=TWO_TWO_ONE, locked=locked)
    build(state, "shipyard", "F3.1")
    skip_to(state, "ChooseDemandSwap")
    return state


def test_two_unlocked_tokens_may_change_places() -> None:
    """SEA-8.2, vector T5, ruling 24: three pairs, one of the two is locked then, or nothing."""
    state = at_the_bonus()
    moves = legal(state)
    assert len(moves) == 7
    assert "demand:F1 demand:F4 lock:artifact" in moves
    assert "button:decline" in moves
    assert not any("F3" in move for move in moves)
    assert refused(state, "demand:F1 demand:F3 lock:kelp") == "SEA-8.2"
    assert refused(state, "demand:F1 demand:F2 lock:artifact") != ""


def test_the_lock_goes_to_one_of_the_two_and_the_old_one_opens() -> None:
    """SEA-8.2, vector T6, ruling 47"""
    state = at_the_bonus()
    do(state, "demand:F1 demand:F4 lock:artifact")
    assert list(state.demand.values()) == ["artifact", "metal", "fish", "kelp"]
    assert state.locked == "artifact"


def test_declining_leaves_the_lock() -> None:
    """SEA-8.3, ruling 25"""
    state = at_the_bonus()
    do(state, "button:decline")
    assert (state.locked, list(state.demand.values())) == ("fish", ["kelp", "metal", "fish", "artifact"])
    assert asked(state) == ("ChooseAction", ORANGE)


def test_prices_follow_the_moved_token() -> None:
    """SEA-8.2, SEA-5.3: what is paid on a flotilla is what its token shows now."""
    state = at_the_bonus()
    do(state, "demand:F1 demand:F4 lock:kelp")
    state.seats[ORANGE].storage["artifact"] = 2
    assert refused(state, "building:port site:F1.1") != "SEA-5.3"
    assert refused(state, "building:port site:F4.1") == "SEA-5.3"
