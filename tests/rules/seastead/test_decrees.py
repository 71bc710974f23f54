"""Decrees (SEA-11): how they come into force, and what each of the sixteen changes."""

import pytest

import rules
from rules.seastead.components import box
from rules.seastead.cost import list_price
from tests.rules.seastead.position import (
    BLUE,
    ORANGE,
    asked,
    build,
    do,
    finish_turn,
    legal,
    refused,
    skip_to,
    storage,
    table,
)

B = "BBBB"


def test_one_decree_is_in_force_from_the_start_with_b_sides() -> None:
    """SEA-2.6, SEA-11.0, SEA-2.3: all A none; all B or mixed one of 16."""
    assert not rules.load("seastead").new(1).decree_stack
    for sides in (B, "mixed", "AABB"):
        state, events = rules.load("seastead").open(3, options={"sides": sides})
        assert (len(state.decree_stack), len(state.decree_deck)) == (1, 15)
        assert events[0].kind == "DecreeInForce"
        assert state.observation(None).decree == state.decree_stack[0]


@pytest.mark.parametrize("sides", ["BAAA", "ABAA", "AABA", "AAAB"])
def test_a_single_b_side_is_refused(sides: str) -> None:
    """SEA-14.1, vector T21: mixed sides need at least two B."""
    with pytest.raises(ValueError, match=r"SEA-14\.1"):
        rules.load("seastead").new(1, options={"sides": sides})
    assert rules.load("seastead").new(1, options={"sides": "ABBA"}).sides["F2"] == "B"


def test_mixed_by_lot() -> None:
    """SEA-14.1: at least two B and at least one A, all ten ways."""
    seen = {
        "".join(rules.load("seastead").new(n, options={"sides": "mixed"}).sides.values()) for n in range(120)
    }
    assert len(seen) == 10 and all(2 <= sides.count("B") <= 3 for sides in seen)


def test_defaults_are_those_of_a_first_game() -> None:
    """SEA-14.3: A sides, set A."""
    state = rules.load("seastead").new(1)
    assert set(state.sides.values()) == {"A"} and state.options["specialist_set"] == "A"


def test_b_sides_have_other_costs_and_the_same_points() -> None:
    """SEA-14.4: costs 1 to 6, all different."""
    for flotilla in ("F1", "F2", "F3", "F4"):
        rows = {side: [box().sites[f"{flotilla}.{n}", side] for n in range(1, 7)] for side in "AB"}
        assert [row.cost for row in rows["B"]] == [1, 2, 3, 4, 5, 6]
        assert sorted(row.vp for row in rows["A"]) == sorted(row.vp for row in rows["B"])


def agreeing():
    """A game whose players look for their first decree."""
    return rules.load("seastead").new(4, options={"sides": B, "setup_decree": "agreed"})


def test_first_decree_by_agreement() -> None:
    """SEA-14.2: the starting player proposes, the other names the same: agreed."""
    state = agreeing()
    starter = state.start_player
    assert asked(state) == ("ProposeDecree", starter)
    assert refused(state, "button:decline") == "SEA-14.2"
    do(state, "decree:B05")
    assert asked(state) == ("ProposeDecree", 1 - starter)
    do(state, "decree:B05")
    assert state.decree_stack == ["B05"] and len(state.decree_deck) == 15
    assert asked(state) == ("ChooseAction", starter)


def test_after_three_refusals_the_lot_decides() -> None:
    """SEA-14.2: two counter-proposals, then agree or leave it to the lot."""
    state = agreeing()
    do(state, "decree:B01", "decree:B02", "decree:B03")
    assert legal(state) == {"decree:B03", "button:decline"}
    do(state, "button:decline")
    assert len(state.decree_stack) == 1 and len(state.decree_deck) == 15


def drawing(**options: str):
    """Blue has built on the site that draws decrees (`decree_cleanup`) and chooses one."""
    state = table(sides=B, decree="B02", blue="k3", **options)
    build(state, "port", "F1.3")
    do(state, f"dock:{state.dock_display[0]}")
    assert asked(state) == ("ChooseDecree", BLUE)
    return state


def test_a_site_draws_two_decrees() -> None:
    """SEA-16.14, SEA-11.0, rulings 9, 40: a must, valid at once; the other goes under; then a may."""
    state = drawing()
    drawn = state.observation(ORANGE).decrees_drawn
    assert len(drawn) == 2 and legal(state) == {f"decree:{card}" for card in drawn}
    do(state, f"decree:{drawn[1]}")
    assert state.decree.card.id == drawn[1] and state.decree_deck[0] == drawn[0]
    assert state.observation(None).decree_under == (drawn[0],)
    assert legal(state) == {"button:use", "button:decline"}
    do(state, "button:use")
    assert state.seats[BLUE].cleanup == 2


def test_drawn_decrees_are_open_or_secret() -> None:
    """SEA-16.14, ruling 51: the option decides who sees the two cards and the one put under."""
    state = drawing(decree_draw="secret")
    mine = state.observation(BLUE).decrees_drawn
    assert state.observation(ORANGE).decrees_drawn == ("", "") and "" not in mine
    do(state, f"decree:{mine[0]}")
    assert state.observation(BLUE).decree_under == (mine[1],)
    assert state.observation(ORANGE).decree_under == ("",)


def test_decree_and_trade() -> None:
    """SEA-16.15: the draw, then pay 1 to take 3."""
    state = table(sides=B, decree="B02", blue="a3 k1")
    build(state, "port", "F4.3")
    do(state, f"dock:{state.dock_display[0]}")
    do(state, f"decree:{state.top.drawn[0]}", "pay:kelp")
    do(state, "resource:fish", "resource:fish", "resource:kelp")
    assert storage(state, BLUE) == "k1 f2"


@pytest.mark.parametrize(
    ("decree", "kind", "site", "ship", "cost"),
    [
        ("B01", "port", "F1.2", "", 1),
        ("B01", "shipyard", "F1.2", "", 2),
        ("B02", "academy", "F1.3", "", 2),
        ("B03", "shipyard", "F1.3", "", 2),
        ("B04", "port", "F1.4", "F1.4 O", 2),
        ("B13", "port", "F1.4", "", 5),
        ("B13", "port", "F2.4", "", 4),
        ("B16", "port", "F1.5", "", 5),
        ("B05", "port", "F1.5", "", 4),
    ],
)
def test_decrees_of_cost(decree: str, kind: str, site: str, ship: str, cost: int) -> None:
    """SEA-11.1, SEA-11.2, SEA-11.3, SEA-11.4, SEA-11.13, SEA-11.16, SEA-10.4"""
    state = table(sides=B, decree=decree, ships=ship)
    assert list_price(state, kind, site) == cost


def test_strong_tow_never_goes_below_nothing() -> None:
    """SEA-11.4, vector T20: 2 - 1 - 2 is 0."""
    state = table(sides="AABB", decree="B04", ships="F1.1 O")
    assert list_price(state, "port", "F1.1") == 0


def test_harbour_fees() -> None:
    """SEA-11.5, ruling 2: 2 for the opponent's building, 1 for one's own."""
    state = table(sides=B, decree="B05", blue="k5", ships="F1.4 O")
    build(state, "port", "F1.4")
    skip_to(state, "ChooseShipBonus")
    do(state, "resource:fish", "resource:fish")
    assert storage(state, ORANGE) == "f2"
    state = table(sides=B, decree="B05", blue="k5", ships="F1.4 B")
    build(state, "port", "F1.4")
    skip_to(state, "ChooseShipBonus")
    assert asked(state)[1] == BLUE


def dived(decree: str, **position: str):
    """Blue has dived for 2 kelp and 1 metal, Orange got 1 fish."""
    state = table(sides=B, decree=decree, deck="RF07", **position)
    do(state, "deck:dive", "half:a")
    return state


def test_shared_catch() -> None:
    """SEA-11.6: both take 1 of the locked kind (kelp), who dived first."""
    assert storage(dived("B06"), ORANGE) == "k1 f1"
    state = dived("B06", supply="k3")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("k3 m1", "f1")


def test_deep_clean() -> None:
    """SEA-11.7"""
    state = dived("B07")
    assert legal(state) == {"pay:kelp", "pay:metal", "button:decline"}
    do(state, "pay:metal")
    assert state.seats[BLUE].cleanup == 1 and storage(state, BLUE) == "k2"


def test_hard_ground() -> None:
    """SEA-11.8: by printed cost."""
    state = table(sides="AABB", decree="B08", blue="k4")
    build(state, "academy", "F1.4")
    finish_turn(state)
    assert state.seats[BLUE].cleanup == 0
    state = table(sides="AABB", decree="B08", blue="k6")
    build(state, "academy", "F1.5")
    finish_turn(state)
    assert state.seats[BLUE].cleanup == 1


def test_barter() -> None:
    """SEA-11.9, SEA-5.3, vector T25, ruling 4: one of another kind, if there is one."""
    state = table(sides="BBBA", decree="B09", blue="a3 k1")
    build(state, "academy", "F4.4")
    assert legal(state) == {"pay:kelp"}
    assert refused(state, "pay:artifact") == "SEA-5.3"
    do(state, "pay:kelp")
    assert storage(state, BLUE) == ""
    state = table(sides="BBBA", decree="B09", blue="a3")
    assert refused(state, "building:academy site:F4.4") == "SEA-5.3"
    state = table(sides="BBBA", decree="B09", blue="a4 k1")
    build(state, "academy", "F4.4")
    do(state, "pay:artifact")
    assert storage(state, BLUE) == "k1"


def test_retraining() -> None:
    """SEA-11.10: only after an academy, only with a used specialist and something to pay."""
    state = table(sides=B, decree="B10", blue="k3 f1", cards="S04*")
    build(state, "academy", "F1.2")
    skip_to(state, "ChooseResourceToPay")
    do(state, "pay:fish")
    assert refused(state, "specialist:" + list(state.seats[BLUE].specialists)[1]) == "SEA-11.10"
    do(state, "specialist:S04")
    assert state.seats[BLUE].specialists["S04"]


def test_small_holds() -> None:
    """SEA-11.11: at the end of the own turn at most 6 are kept."""
    state = dived("B11", blue="a5")
    assert asked(state) == ("DiscardResource", BLUE)
    do(state, "pay:kelp", "pay:kelp")
    assert asked(state) == ("ChooseAction", ORANGE) and storage(state, BLUE) == "m1 a5"


def test_solidarity() -> None:
    """SEA-11.12: who has fewer takes one; equal, nobody."""
    state = dived("B12")
    assert asked(state) == ("ChooseResource", ORANGE)
    assert asked(dived("B12", orange="f2")) == ("ChooseAction", ORANGE)


def test_free_market() -> None:
    """SEA-11.14: once a turn, before the action, pay 2 take 1."""
    state = table(sides=B, decree="B14", blue="k2 f2")
    do(state, "decree:B14", "pay:kelp", "pay:fish", "resource:artifact")
    assert storage(state, BLUE) == "k1 f1 a1" and asked(state)[0] == "ChooseAction"
    assert refused(state, "decree:B14") == "SEA-11.14"
    assert refused(table(sides=B, decree="B14", blue="k1"), "decree:B14") == "SEA-11.14"
    assert refused(table(sides=B, decree="B01", blue="k4"), "decree:B01") == "SEA-11.14"


def test_double_duty() -> None:
    """SEA-11.15, vector T24: used, then once more for 1 resource; not after declining."""
    state = table(sides="AABB", decree="B15", blue="m5")
    build(state, "port", "F2.1")
    do(state, f"dock:{state.dock_display[0]}", "resource:kelp", "resource:kelp", "pay:metal")
    do(state, "resource:fish", "resource:fish")
    assert storage(state, BLUE) == "k2 m2 f2" and asked(state) == ("ChooseAction", ORANGE)
    state = table(sides="AABB", decree="B15", blue="m5")
    build(state, "port", "F2.1")
    do(state, f"dock:{state.dock_display[0]}", "button:decline")
    assert asked(state) == ("ChooseAction", ORANGE)
