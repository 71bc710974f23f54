"""Building: what can be built where, what it costs, in which order things follow (SEA-5, SEA-10)."""

import pytest

from rules.seastead.components import KINDS, SITES
from rules.seastead.cost import list_price
from tests.rules.seastead.position import (
    BLUE,
    ORANGE,
    asked,
    build,
    do,
    finish_turn,
    kinds_of,
    legal,
    refused,
    skip_to,
    storage,
    table,
)

RICH = "k10 m10 f10 a10"


def test_a_kind_can_be_built_four_times() -> None:
    """SEA-5.1: none left, none built; the building taken is the leftmost, so only a count is kept."""
    state = table(blue=RICH, built="F1.1 B port, F2.1 B port, F3.1 B port")
    assert refused(state, "building:port site:F4.1") == ""
    state = table(blue=RICH, built="F1.1 B port, F2.1 B port, F3.1 B port, F1.2 B port")
    assert refused(state, "building:port site:F4.1") == "SEA-5.1"
    assert refused(state, "building:academy site:F4.1") == ""


def test_any_site_without_a_building_will_do() -> None:
    """SEA-5.2, ruling 1: a ship is no obstacle, a building is, whoever owns it."""
    state = table(blue=RICH, built="F1.1 B port, F2.1 O academy", ships="F3.1 O, F4.1 B")
    open_sites = {move.split(":")[-1] for move in legal(state) if move.startswith("building:port")}
    assert open_sites == set(SITES) - {"F1.1", "F2.1"}
    assert refused(state, "building:port site:F1.1") == refused(state, "building:port site:F2.1") == "SEA-5.2"


def test_the_price_is_paid_in_the_demanded_kind_only() -> None:
    """SEA-5.3, ruling 4"""
    state = table(blue="k1 m9 f9 a9")
    assert refused(state, "building:academy site:F1.1") == "SEA-5.3"
    state = table(blue="k3")
    build(state, "academy", "F1.1")
    assert (storage(state, BLUE), state.supply["kelp"]) == ("k1", 9)


def test_the_locked_token_still_demands_its_kind() -> None:
    """SEA-2.11, SEA-5.2, ruling 5"""
    state = table(blue="f2", locked="f")
    assert refused(state, "building:port site:F3.1") == ""
    build(state, "port", "F3.1")
    assert storage(state, BLUE) == ""


def test_the_building_effect_must_be_used() -> None:
    """SEA-5.4, ruling 8"""
    state = table(blue="k2")
    build(state, "port", "F1.1")
    assert asked(state) == ("ChooseDock", BLUE)
    assert refused(state, "button:decline") != ""
    assert len(legal(state)) == 3


@pytest.mark.parametrize("site", [f"F1.{place}" for place in range(1, 7)])
def test_every_site_effect_of_the_a_side_may_be_declined(site: str) -> None:
    """SEA-5.5, ruling 9"""
    state = table(blue="k8 m1")
    build(state, "port", site)
    do(state, next(iter(legal(state))))
    assert "button:decline" in legal(state)
    before = storage(state, BLUE), state.seats[BLUE].cleanup
    do(state, "button:decline")
    assert asked(state) == ("ChooseAction", ORANGE)
    assert (storage(state, BLUE), state.seats[BLUE].cleanup) == before


def test_the_steps_of_a_build_follow_in_order() -> None:
    """SEA-5.6, rulings 22 and 23: new ship, site effect, row, column, ship bonus, ship move, investor"""
    built = (
        "F1.1 B port, F1.2 B port, F1.3 B port, F1.4 B port, F2.1 B academy, F2.2 B academy, F2.3 B academy"
    )
    built += ", F3.1 B shipyard, F3.2 B shipyard, F3.3 B shipyard, F2.4 B academy"
    state = table(blue="a9", built=built, ships="F4.1 O, F2.6 B, F3.4 B, F3.6 B", cards_orange="S11")
    order = [asked(state)]
    build(state, "shipyard", "F4.1")
    while state.stack and state.active == BLUE:
        order.append(asked(state))
        moves = sorted(legal(state))
        picks = [move for move in moves if move not in ("button:done", "button:decline")]
        name = asked(state)[0]
        do(state, "button:done" if name == "ChooseShipToMove" else picks[0])
    assert order == [
        ("ChooseAction", BLUE),
        ("ChooseShipSite", BLUE),
        ("ChooseResource", BLUE),
        ("ChooseResource", BLUE),
        ("ChooseShipToMove", BLUE),
        ("ChooseDemandSwap", BLUE),
        ("ChooseShipBonus", ORANGE),
        ("ChooseShipSite", ORANGE),
        ("ReactInvestor", ORANGE),
        ("ChoosePaidResource", ORANGE),
    ]


def test_one_thing_is_asked_at_a_time_the_active_player_first() -> None:
    """SEA-5.7: both choose from a deep card, one after the other."""
    state = table(deck="DP04", turn="O")
    do(state, "deck:dive", "half:a")
    assert asked(state) == ("ChooseResourceDouble", ORANGE)
    assert {len(move) for move in state.legal_moves()} == {1}


def test_what_changes_nothing_is_not_asked() -> None:
    """SEA-5.8: no resource to pay with, so the trade of the site is passed over."""
    state = table(blue="k4")
    build(state, "port", "F1.4")
    do(state, next(iter(legal(state))))
    assert asked(state) == ("ChooseAction", ORANGE)


def test_refusals_name_the_rule_and_numbers() -> None:
    """SEA-5.8, SEA-5.3: the screen explains a tap that does nothing."""
    reason = table(blue="k2").judge("building:port site:F1.6")
    assert (reason.rule, reason.key) == ("SEA-5.3", "cannot_pay")
    assert dict(reason.args) == {"need": 6, "have": 2, "resource": "kelp", "kind": "port", "site": "F1.6"}


def test_a_site_for_which_a_card_is_needed() -> None:
    """SEA-5.9, SEA-17.8, vector T8: the engineer must be used, then 5 - 2 is paid."""
    state = table(blue="k3", cards="S04")
    build(state, "academy", "F1.5")
    assert asked(state) == ("SpecialistWindow", BLUE)
    assert refused(state, "button:done") == "SEA-5.9"
    do(state, "specialist:S04")
    assert (storage(state, BLUE), state.seats[BLUE].specialists["S04"]) == ("", False)


def test_engineer_and_trader_may_both_be_needed() -> None:
    """SEA-5.9: 5 - 2 - 1 is 2, paid with m1 a1."""
    for order in (["S04", "S05"], ["S05", "S04"]):
        state = table(blue="m1 a1", cards="S04 S05")
        build(state, "academy", "F1.5")
        do(state, f"specialist:{order[0]}")
        assert refused(state, "button:done") == "SEA-5.9"
        do(state, f"specialist:{order[1]}")
        assert asked(state) == ("ChoosePayment", BLUE)
    assert refused(table(blue="k1", cards="S04 S05"), "building:academy site:F1.5") == "SEA-5.3"


def test_an_amount_is_named_from_one_to_the_most() -> None:
    """SEA-5.10"""
    state = table(blue="k2 f3", built="F2.1 B port D01, F2.2 B port D02, F2.3 B port D07")
    build(state, "port", "F1.1")
    skip_to(state, "ChooseRowBonusDock")
    do(state, "dock:D01")
    assert legal(state) == {"amount:1", "amount:2", "amount:3"}
    do(state, "amount:2")
    assert state.seats[BLUE].cleanup == 2


@pytest.mark.parametrize(
    ("kind", "site", "price"),
    [("shipyard", "F1.5", 4), ("academy", "F1.3", 2), ("port", "F3.2", 2), ("port", "F1.1", 1)],
)
def test_a_price_tag_makes_its_kind_cheaper(kind: str, site: str, price: int) -> None:
    """SEA-10.1, examples V6 and V8 of the rulebook"""
    state = table()
    assert list_price(state, kind, site) == price
    for other in KINDS:
        if other != kind:
            assert list_price(state, other, site) == price + 1


@pytest.mark.parametrize("owner", ["B", "O"])
def test_a_ship_makes_its_site_cheaper(owner: str) -> None:
    """SEA-10.2, example V3 of the rulebook: 2 - 1 = 1, for the owner and for the other."""
    state = table(blue="k1", ships=f"F1.1 {owner}")
    build(state, "academy", "F1.1")
    assert (storage(state, BLUE), state.buildings["F1.1"]) == ("", (BLUE, "academy"))


def test_rebates_add_up_and_a_price_of_nothing_is_not_paid() -> None:
    """SEA-10.3, example V7 of the rulebook, ruling 3: a port for 2 - 1 - 1 with an empty storage."""
    state = table(ships="F1.1 O")
    events = build(state, "port", "F1.1")
    assert "ResourcesPaid" not in kinds_of(events)
    assert asked(state) == ("ChooseDock", BLUE)


def test_the_price_never_goes_below_nothing() -> None:
    """SEA-10.3, SEA-10.4: 3 - 1 - 1 with an engineer is 0, not -1."""
    state = table(blue="k1", ships="F1.3 O", cards="S04")
    build(state, "academy", "F1.3")
    do(state, "specialist:S04")
    assert storage(state, BLUE) == "k1"


def test_the_sum_of_all_parts_of_a_price() -> None:
    """SEA-10.4: printed cost, tag, ship, engineer."""
    state = table(blue="k1", ships="F1.5 O", cards="S04")
    build(state, "shipyard", "F1.5")
    do(state, "specialist:S04")
    assert storage(state, BLUE) == ""


def test_the_price_is_told_beside_the_move() -> None:
    """SEA-10.4: what the screen shows instead of the printed cost."""
    state = table(blue="k2", ships="F1.1 O")
    move = next(move for move in state.legal_moves() if str(move) == "building:academy site:F1.1")
    assert state.decision.facts(move) == {"cost": 1, "resource": "kelp"}


def test_an_engineer_counts_in_this_build_only() -> None:
    """SEA-17.8, SEA-10.4"""
    state = table(blue="k4 m4", cards="S04", turn="B")
    build(state, "academy", "F1.1")
    do(state, "specialist:S04")
    assert storage(state, BLUE) == "k4 m4"
    finish_turn(state)
    do(state, "deck:dive")
    finish_turn(state)
    had = state.seats[BLUE].storage["metal"]
    build(state, "port", "F2.1")
    assert state.seats[BLUE].storage["metal"] == had - 2
