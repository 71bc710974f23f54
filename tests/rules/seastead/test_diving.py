"""Diving: turning up, sharing, taking (SEA-4)."""

import pytest

from tests.rules.seastead.position import BLUE, ORANGE, asked, do, kinds_of, legal, refused, storage, table


def test_the_top_card_is_turned_up() -> None:
    """SEA-4.1, and it cannot be undone: what it shows was hidden."""
    state = table(deck="RF03 RF05")
    left = len(state.dive_deck)
    events = do(state, "deck:dive")
    assert (state.dive_discard[-1], state.dive_deck[-1], len(state.dive_deck)) == ("RF03", "RF05", left - 1)
    revealed = next(event for event in events if event.kind == "DiveRevealed")
    assert revealed.reveals and revealed.args["card"] == "RF03"


@pytest.mark.parametrize(("half", "blue", "orange"), [("a", "k2", "m1 f1 a1"), ("b", "m1 f1 a1", "k2")])
def test_the_diver_decides_which_half_faces_whom(half: str, blue: str, orange: str) -> None:
    """SEA-4.2"""
    state = table(deck="RF03")
    do(state, "deck:dive")
    assert asked(state) == ("ChooseDiveHalf", BLUE)
    do(state, f"half:{half}")
    assert (storage(state, BLUE), storage(state, ORANGE)) == (blue, orange)


def test_the_diver_takes_first() -> None:
    """SEA-4.3, SEA-9.1, ruling 26: one fish in the supply and both halves show fish."""
    state = table(deck="RF05", supply="f1")
    events = do(state, "deck:dive", "half:a")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("f1", "k1 m1 a1")
    assert "ResourcesLost" in kinds_of(events)
    state = table(deck="RF10", supply="a1 f0 m0", turn="O")
    do(state, "deck:dive", "half:a")
    assert (storage(state, ORANGE), storage(state, BLUE)) == ("a1", "")


def test_the_card_keeps_its_orientation_on_the_discard() -> None:
    """SEA-4.4"""
    state = table(deck="RF03", turn="O")
    do(state, "deck:dive", "half:b")
    assert state.dive_discard[-1] == "RF03"
    assert state.facing == ("a", "b")
    assert state.observation(None).top_card == "RF03"


def test_a_free_half_gives_one_resource_of_any_kind() -> None:
    """SEA-4.5"""
    state = table(deck="RF01")
    do(state, "deck:dive", "half:b")
    assert (asked(state), storage(state, BLUE)) == (("ChooseResource", ORANGE), "k1 m1")
    assert len(legal(state)) == 4
    do(state, "resource:artifact")
    assert storage(state, ORANGE) == "a1"


def test_two_and_two_takes_no_kind_twice() -> None:
    """SEA-4.6, example V1 of the rulebook: kelp and metal here, so fish and artifact there, unasked."""
    state = table(deck="DP01")
    do(state, "deck:dive")
    assert asked(state) == ("ChooseResourcePair", BLUE)
    assert len(legal(state)) == 6
    assert refused(state, "resource:kelp resource:kelp") != ""
    do(state, "resource:kelp resource:metal")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("k1 m1", "f1 a1")
    assert asked(state) == ("ChooseAction", ORANGE)
    assert state.facing == ("a", "b")
    state = table(deck="DP01", turn="O")
    do(state, "deck:dive", "resource:kelp resource:metal")
    assert state.facing == ("b", "a")  # what a later effect reads as the diver's half is "a"


def test_two_or_three_lets_both_choose_kinds() -> None:
    """SEA-4.7, example V2 of the rulebook: 2 kelp here; kelp, metal and fish there."""
    state = table(deck="DP03")
    do(state, "deck:dive", "half:a")
    assert asked(state) == ("ChooseResourceDouble", BLUE)
    assert len(legal(state)) == 4
    do(state, "resource:kelp")
    assert asked(state) == ("ChooseResourceTriple", ORANGE)
    assert len(legal(state)) == 4
    do(state, "resource:kelp resource:metal resource:fish")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("k2", "k1 m1 f1")


def test_two_or_three_the_other_way_round_the_diver_still_chooses_first() -> None:
    """SEA-4.7, SEA-4.3"""
    state = table(deck="DP04", turn="O")
    do(state, "deck:dive", "half:b")
    assert asked(state) == ("ChooseResourceTriple", ORANGE)
    do(state, "resource:metal resource:fish resource:artifact")
    assert asked(state) == ("ChooseResourceDouble", BLUE)


def test_an_exhausted_kind_cannot_be_chosen_singly() -> None:
    """SEA-4.8"""
    state = table(deck="RF02", supply="k0 m0 a0")
    do(state, "deck:dive", "half:a")
    assert legal(state) == {"resource:fish"}
    assert refused(state, "resource:kelp") == "SEA-9.1"


def test_when_all_kinds_are_gone_nothing_is_asked() -> None:
    """SEA-4.8, SEA-5.8"""
    for card, half in [("RF01", "half:a"), ("DP03", "half:a")]:
        state = table(deck=card, supply="k0 m0 f0 a0")
        do(state, "deck:dive", half)
        assert asked(state) == ("ChooseAction", ORANGE)
        assert (storage(state, BLUE), storage(state, ORANGE)) == ("", "")
    state = table(deck="DP01", supply="k0 m0 f0 a0")
    do(state, "deck:dive")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_an_exhausted_kind_may_be_part_of_a_set() -> None:
    """SEA-4.8, SEA-9.1, vector T1: the double takes the last fish, the triple gets two of three."""
    state = table(deck="DP03", supply="f1")
    events = do(state, "deck:dive", "half:a", "resource:fish", "resource:kelp resource:metal resource:fish")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("f1", "k1 m1")
    assert state.supply["fish"] == 0
    lost = [event.args["count"] for event in events if event.kind == "ResourcesLost"]
    assert lost == [1, 1]
