"""When specialists work, and the cards of set A (SEA-17.1 to SEA-17.6, SEA-17.8 to SEA-17.13)."""

import pytest

from rules.seastead.components import box
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

READY = {"S01": "W3", "S02": "W5", "S04": "W4", "S05": "W4", "S06": "W2", "S14": "W3"}


def at_w5(**position: str):
    """Blue has built a port on F4.1 and taken a dock: before the site effect."""
    state = table(**{"blue": "a2", **position})
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}")
    return state


@pytest.mark.parametrize("card", sorted(box().specialists))
def test_before_the_action_only_cards_for_both_kinds_of_turn_work(card: str) -> None:
    """SEA-17.1, rulings 16 and 17: W1; the others are refused by their window."""
    state = table(blue="k1", cards=card, built="F1.2 B academy", ships="F2.1 B")
    works = "W1" in box().specialists[card].windows
    assert refused(state, f"specialist:{card}") == ("" if works else "SEA-17.1")


@pytest.mark.parametrize("card", sorted(box().specialists))
def test_a_card_is_asked_for_in_its_windows_only(card: str) -> None:
    """SEA-17.1, SEA-17.2: windows met in a dive and in a build by a player with just this card."""
    row, met = box().specialists[card], {"dive": set(), "build": set()}
    for action in met:
        state = table(blue="k3 m1 a2", cards=card, built="F1.2 B academy", ships="F2.1 B", deck="RF07")
        do(state, "deck:dive") if action == "dive" else build(state, "academy", "F1.3")
        while state.stack and state.active == BLUE:
            if asked(state) == ("SpecialistWindow", BLUE) and f"specialist:{card}" in legal(state):
                met[action].add(state.decision.step.window)
            moves = sorted(legal(state))
            passive = [move for move in moves if move in ("button:done", "button:decline")]
            do(state, (passive or moves)[0])
    inside = {window for window in row.windows if window not in ("W1", "R")}
    for action, windows in met.items():
        fits = inside - ({"W5"} if action == "dive" else {"W2", "W3"})
        assert windows == (fits if row.kind in (action, "both") else set())


def test_a_build_card_does_not_work_at_the_end_of_a_dive() -> None:
    """SEA-17.1: salvager and architect have W6, but the turn was a dive."""
    state = table(cards="S02 S03 S07", built="F1.2 B academy", deck="RF07")
    do(state, "deck:dive", "half:a")
    assert state.decision.step.window == "W6"
    assert refused(state, "specialist:S02") == refused(state, "specialist:S03") == "SEA-17.1"
    assert refused(state, "specialist:S07") == ""


def test_a_card_with_several_moments_is_used_at_one_of_them() -> None:
    """SEA-17.2: the collector used in W1 is not asked for in W5 and W6."""
    state = table(blue="a2", cards="S07")
    do(state, "specialist:S07", "resource:kelp", "resource:kelp")
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}", "button:decline")
    assert asked(state) == ("ChooseAction", ORANGE)


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("S07", {"supply": "k0 m0 f0 a0"}),
        ("S08", {"ships": "F1.1 O"}),
        ("S09", {}),
        ("S13", {}),
        ("S16", {}),
        ("S16", {"built": "F1.3 B port"}),
        ("S16", {"built": "F1.4 O port"}),
    ],
)
def test_a_card_that_would_change_nothing_cannot_be_used(card: str, position: dict[str, str]) -> None:
    """SEA-17.3: no supply, no ship, nothing to pay, no site, a site whose price cannot be paid."""
    assert refused(table(cards=card, **position), f"specialist:{card}") == "SEA-17.3"


def test_salvager_and_architect_move_no_ports() -> None:
    """SEA-17.4, SEA-17.3: with ports alone neither card works."""
    for card in ("S02", "S03"):
        assert asked(at_w5(cards=card, built="F1.1 B port"))[0] == "ChooseResource"


def test_fisher() -> None:
    """SEA-17.5: 3 fish here, 1 there; not without fish."""
    state = table(deck="RF07", cards="S01")
    do(state, "deck:dive", "half:b", "specialist:S01")
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("f4", "k2 m1 f1")
    state = table(deck="RF08", cards="S01", supply="f0")
    do(state, "deck:dive", "half:a")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_salvager_in_w5_cannot_move_the_building_of_this_turn() -> None:
    """SEA-17.6: but in W6 it can."""
    state = table(blue="k3 a1", cards="S02", built="F2.2 B shipyard")
    state.specialist_display[0] = "S12"
    build(state, "academy", "F1.3")
    do(state, "specialist:S12", "specialist:S02")
    assert refused(state, "site:F1.3") == "SEA-17.6"
    assert legal(state) == {"site:F2.2"}
    state = table(blue="k3", cards="S02")
    state.specialist_display[0] = "S12"
    build(state, "academy", "F1.3")
    do(state, "specialist:S12")
    skip_to(state, "SpecialistWindow")
    assert state.decision.step.window == "W6"
    do(state, "specialist:S02", "site:F1.3")
    assert len(legal(state)) == 23
    assert refused(state, "site:F1.3") == "SEA-17.6"
    do(state, "site:F3.6")
    assert state.buildings == {"F3.6": (BLUE, "academy")}


def test_engineer() -> None:
    """SEA-17.8: 2 less on top of tag and ship; not for a building that costs nothing."""
    state = table(blue="k2", ships="F1.5 O", cards="S04")
    build(state, "shipyard", "F1.5")
    do(state, "specialist:S04")
    assert storage(state, BLUE) == "k1"
    state = table(ships="F1.1 O", cards="S04")
    build(state, "port", "F1.1")
    assert asked(state) == ("ChooseDock", BLUE)


def test_trader() -> None:
    """SEA-17.9, vector T9: 4 - 1 for the card, paid with any of k1 m1 a2, one after the other."""
    state = table(blue="k1 m1 a2", cards="S05")
    build(state, "academy", "F1.4")
    assert refused(state, "button:done") == "SEA-5.9"
    do(state, "specialist:S05")
    assert asked(state) == ("ChoosePayment", BLUE)
    assert legal(state) == {"pay:kelp", "pay:metal", "pay:artifact"}
    assert refused(state, "pay:fish") == "SEA-5.3"
    do(state, "pay:metal")
    assert refused(state, "pay:metal") == "SEA-5.3"
    do(state, "pay:artifact", "pay:artifact")
    assert storage(state, BLUE) == "k1"


def test_a_trader_makes_it_cheaper_for_who_has_only_the_demanded_kind_too() -> None:
    """SEA-17.9, SEA-10.4: 4 - 1 with nothing but kelp; not for a building that costs nothing."""
    state = table(blue="k3", cards="S05")
    build(state, "academy", "F1.4")
    do(state, "specialist:S05")
    assert asked(state)[0] == "ChooseSpecialist"
    assert storage(state, BLUE) == ""
    state = table(ships="F1.1 O", cards="S05")
    build(state, "port", "F1.1")
    assert asked(state) == ("ChooseDock", BLUE)


def test_engineer_and_trader_add_up() -> None:
    """SEA-10.4: 6 - 2 - 1, in any kinds."""
    state = table(blue="m3", cards="S04 S05")
    assert refused(state, "building:shipyard site:F1.6") == ""
    build(state, "shipyard", "F1.6")
    do(state, "specialist:S04", "specialist:S05", "pay:metal", "pay:metal", "pay:metal")
    assert asked(state)[0] == "ChooseShipSite"
    assert storage(state, BLUE) == ""


def test_navigator() -> None:
    """SEA-17.10, vector T22: the second card is used, the first lies under it."""
    state = table(deck="RF01 RF07", cards="S06")
    deck = len(state.dive_deck)
    do(state, "deck:dive", "specialist:S06")
    assert legal(state) == {"card:RF01", "card:RF07"}
    do(state, "card:RF07", "half:a")
    assert state.dive_discard[-2:] == ["RF01", "RF07"]
    assert len(state.dive_deck) == deck - 2
    assert (storage(state, BLUE), storage(state, ORANGE)) == ("k2 m1", "f1")


def test_navigator_may_keep_the_first_card() -> None:
    """SEA-17.10: then the second one lies under it; and not without a card in the deck."""
    state = table(deck="RF07 RF01", cards="S06")
    do(state, "deck:dive", "specialist:S06", "card:RF07", "half:b")
    assert state.dive_discard[-2:] == ["RF01", "RF07"]
    assert storage(state, BLUE) == "f1"
    state = table(cards="S06")
    state.dive_deck = ["RF07"]
    do(state, "deck:dive")
    assert asked(state)[0] == "ChooseDiveHalf"


def test_navigator_may_turn_up_the_last_reef_card() -> None:
    """SEA-17.10, SEA-12.1"""
    state = table(cards="S06")
    state.dive_deck = ["DP01", "RF01", "RF07"]
    do(state, "deck:dive", "specialist:S06", "card:RF07", "half:a")
    assert state.trigger == ("reef", 1)


def test_collector() -> None:
    """SEA-17.11: two of any kinds, alike or not."""
    state = table(cards="S07")
    do(state, "specialist:S07", "resource:kelp", "resource:kelp")
    assert (storage(state, BLUE), asked(state)) == ("k2", ("ChooseAction", BLUE))


@pytest.mark.parametrize(("ships", "tokens"), [("F1.1 B, F1.2 O", 1), ("F1.1 B, F1.2 B, F1.3 B, F2.1 B", 3)])
def test_purifier(ships: str, tokens: int) -> None:
    """SEA-17.12: one for each own placed ship, three at most."""
    state = table(cards="S08", ships=ships)
    do(state, "specialist:S08")
    assert state.seats[BLUE].cleanup == tokens


def test_pilot() -> None:
    """SEA-17.13: two different ships, of any owner, to any other free sites."""
    state = table(cards="S09", ships="F1.1 B, F2.1 O, F3.1 O", built="F4.1 O port")
    do(state, "specialist:S09", "ship:F2.1")
    assert refused(state, "site:F2.1") == "SEA-17.13"
    assert refused(state, "site:F1.1") == refused(state, "site:F4.1") == "SEA-7.1"
    do(state, "site:F2.6")
    assert refused(state, "ship:F2.6") == "SEA-17.13"
    do(state, "ship:F1.1", "site:F2.1")
    assert state.ships == {"F2.6": ORANGE, "F3.1": ORANGE, "F2.1": BLUE}
    assert asked(state) == ("ChooseAction", BLUE)


def test_pilot_may_stop_after_one_ship() -> None:
    """SEA-17.13"""
    state = table(cards="S09", ships="F1.1 B, F2.1 O")
    do(state, "specialist:S09", "ship:F2.1", "site:F2.6", "button:done")
    assert asked(state) == ("ChooseAction", BLUE)


def test_a_ship_moved_by_the_pilot_brings_no_bonus() -> None:
    """SEA-17.13, SEA-7.3"""
    state = table(cards="S09", ships="F2.1 O")
    events = do(state, "specialist:S09", "ship:F2.1", "site:F2.6")
    assert kinds_of(events) == ["SpecialistUsed", "ShipMoved"]
    assert storage(state, ORANGE) == ""


def test_the_pilot_may_bring_a_ship_before_the_build() -> None:
    """SEA-17.13, SEA-10.2, SEA-7.3: then its rebate and its owner's bonus count as usual."""
    state = table(blue="m1", cards="S09", ships="F4.6 O")
    do(state, "specialist:S09", "ship:F4.6", "site:F2.1")
    build(state, "port", "F2.1")
    skip_to(state, "ChooseShipBonus")
    assert asked(state) == ("ChooseShipBonus", ORANGE)
    finish_turn(state)
    assert "F2.1" not in state.ships
