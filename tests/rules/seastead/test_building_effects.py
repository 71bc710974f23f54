"""What ports, academies and shipyards bring, and the row bonuses (SEA-6)."""

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

THREE_PORTS = "F2.1 B port D01, F2.2 B port D02, F2.3 B port D07"
THREE_ACADEMIES = "F2.1 B academy, F2.2 B academy, F2.3 B academy"
THREE_YARDS = "F2.2 B shipyard, F2.3 B shipyard, F3.3 B shipyard"


def test_a_port_brings_one_of_the_open_docks() -> None:
    """SEA-6.1"""
    state = table(blue="k1")
    build(state, "port", "F1.1")
    assert legal(state) == {f"dock:{dock}" for dock in state.dock_display}
    assert refused(state, f"dock:{state.dock_stack[-1]}") == "SEA-6.1"


def test_the_dock_lies_at_the_port_for_good() -> None:
    """SEA-6.2: it belongs to the port's owner, and nothing ever takes it away."""
    state = table(blue="k1")
    build(state, "port", "F1.1")
    dock = state.dock_display[1]
    do(state, f"dock:{dock}")
    assert state.docks == {"F1.1": dock}
    assert state.docks_of(BLUE) == [(dock, "F1.1")] and state.docks_of(ORANGE) == []


def test_the_dock_display_is_filled_up_at_the_same_place() -> None:
    """SEA-6.3: and the refill cannot be undone."""
    state = table(blue="k1")
    build(state, "port", "F1.1")
    before, following = list(state.dock_display), state.dock_stack[-1]
    events = do(state, f"dock:{before[1]}")
    assert state.dock_display == [before[0], following, before[2]]
    assert [event.args["card"] for event in events if event.reveals] == [following]


def test_row_bonus_of_the_ports() -> None:
    """SEA-6.4, vector T7, rulings 13 and 14: resources are counted after the site effect, and kept."""
    state = table(blue="k1 f5 m2", built=THREE_PORTS)
    build(state, "port", "F1.1")
    do(state, f"dock:{state.dock_display[0]}")
    newest = state.docks["F1.1"]
    skip_to(state, "ChooseRowBonusDock")
    facts = {str(move): state.decision.facts(move).get("count") for move in state.decision.candidates()}
    assert facts.pop("button:decline") is None
    assert facts["dock:D01"] == facts["dock:D02"] == 3 and facts["dock:D07"] == 2
    assert f"dock:{newest}" in facts
    do(state, "dock:D02", "amount:3")
    assert (state.seats[BLUE].cleanup, storage(state, BLUE)) == (3, "m2 f5")


def test_row_bonus_refuses_a_dock_whose_kind_is_not_stored() -> None:
    """SEA-6.4, SEA-5.8, vector T7: an artifact dock without artifacts gives nothing."""
    state = table(blue="k1 f5 m2", built="F2.1 B port D01, F2.2 B port D02, F2.3 B port D10")
    build(state, "port", "F1.1")
    skip_to(state, "ChooseRowBonusDock")
    assert refused(state, "dock:D10") == "SEA-6.4"
    assert refused(state, "button:decline") == ""


def test_an_academy_brings_one_of_the_open_specialists() -> None:
    """SEA-6.5"""
    state = table(blue="m1")
    build(state, "academy", "F2.1")
    open_cards = list(state.specialist_display)
    assert legal(state) == {f"specialist:{card}" for card in open_cards}
    do(state, f"specialist:{open_cards[2]}")
    assert state.seats[BLUE].specialists == {open_cards[2]: True}


def test_the_specialist_display_is_filled_up_while_there_are_cards() -> None:
    """SEA-6.6: with set A the last academies may find two cards, or one."""
    state = table(blue="m1", option="A")
    state.specialist_display, state.specialist_stack = ["S01", "S02"], []
    build(state, "academy", "F2.1")
    do(state, "specialist:S01")
    assert state.specialist_display == ["S02"]


@pytest.mark.parametrize(("card", "usable"), [("S07", True), ("S08", False), ("S04", False), ("S01", False)])
def test_a_new_specialist_works_at_once_if_its_moment_still_comes(card: str, usable: bool) -> None:
    """SEA-6.7, ruling 15: collector yes; engineer, fisher and a purifier without ships no."""
    state = table(blue="m1")
    state.specialist_display[0] = card
    build(state, "academy", "F2.1")
    do(state, f"specialist:{card}")
    assert (asked(state)[0] == "SpecialistWindow") == usable


def test_row_bonus_of_the_academies() -> None:
    """SEA-6.8: a used card becomes ready and may be used again in this very turn."""
    state = table(blue="k2", built=THREE_ACADEMIES, cards="S07* S09")
    build(state, "academy", "F1.1")
    skip_to(state, "ChooseRowBonusSpecialist")
    assert refused(state, "specialist:S09") == "SEA-6.8"
    do(state, "specialist:S07")
    assert state.seats[BLUE].specialists["S07"]
    skip_to(state, "SpecialistWindow")
    assert "specialist:S07" in legal(state)


def test_row_bonus_of_the_academies_without_used_cards() -> None:
    """SEA-6.8, ruling 18: nothing to turn, nothing asked."""
    state = table(blue="k2", built=THREE_ACADEMIES)
    state.specialist_display = ["S10", "S11", "S12"]
    build(state, "academy", "F1.1")
    do(state, "specialist:S11")
    skip_to(state, "ChooseResource")
    do(state, "button:decline")
    assert asked(state) == ("ChooseAction", ORANGE)


def test_a_shipyard_launches_a_ship_from_beside_the_board() -> None:
    """SEA-6.9: the site just built on is not free."""
    state = table(blue="f1")
    build(state, "shipyard", "F3.1")
    assert asked(state) == ("ChooseShipSite", BLUE)
    assert refused(state, "site:F3.1") == "SEA-7.1"
    do(state, "site:F4.1")
    assert (state.ships, state.seats[BLUE].ships_beside) == ({"F4.1": BLUE}, 3)


def test_without_any_free_site_the_ship_goes_to_the_box() -> None:
    """SEA-6.10, SEA-7.4, vector T4, rulings 21 and 48: the builder's new ship, then the owner's old one."""
    orange = [f"F{flotilla}.{place}" for flotilla in (1, 3) for place in range(1, 7)]
    kinds = ["port"] * 4 + ["academy"] * 4 + ["shipyard"] * 4
    built = [f"{site} O {kind}" for site, kind in zip(orange, kinds, strict=True)]
    blue = ["F2.1", "F2.2", "F2.3", "F2.4", "F2.5", "F4.2", "F4.3"]
    built += [
        f"{site} B {kind}"
        for site, kind in zip(blue, ["port"] * 3 + ["academy"] * 3 + ["shipyard"], strict=True)
    ]
    ships = "F2.6 B, F4.1 O, F4.4 O, F4.5 O, F4.6 O"
    state = table(blue="a9", built=", ".join(built), ships=ships)
    events = build(state, "shipyard", "F4.1")
    assert kinds_of(events).count("ShipBoxed") == 1
    assert (state.seats[BLUE].ships_boxed, state.seats[BLUE].cleanup) == (1, 1)
    skip_to(state, "ChooseShipBonus")
    assert asked(state) == ("ChooseShipBonus", ORANGE)
    do(state, "resource:kelp")
    assert (state.seats[ORANGE].ships_boxed, state.seats[ORANGE].cleanup) == (1, 1)
    assert "F4.1" not in state.ships
    assert storage(state, ORANGE) == "k1"
    assert state.seats[ORANGE].ships_beside == 0


def test_row_bonus_of_the_shipyards_moves_each_ship_once_to_any_free_site() -> None:
    """SEA-6.11: not only to the cheapest, and a site just left is free for the next."""
    state = table(blue="k2", built=THREE_YARDS, ships="F2.1 B, F3.1 B, F4.1 B, F4.2 O")
    build(state, "shipyard", "F1.1")
    do(state, "site:F1.2")
    skip_to(state, "ChooseShipToMove")
    assert refused(state, "ship:F4.2") == "SEA-6.11"
    do(state, "ship:F2.1")
    assert refused(state, "site:F2.1") == "SEA-6.11"
    assert refused(state, "site:F4.2") == "SEA-7.1"
    do(state, "site:F4.6")
    assert refused(state, "ship:F4.6") == "SEA-6.11"
    do(state, "ship:F3.1", "site:F2.1", "button:done")
    assert state.ships == {"F4.1": BLUE, "F4.2": ORANGE, "F1.2": BLUE, "F4.6": BLUE, "F2.1": BLUE}
    assert asked(state) == ("ChooseAction", ORANGE)


def test_row_bonus_may_move_the_own_ship_at_the_new_building() -> None:
    """SEA-6.11, SEA-7.5, ruling 53: then SEA-7.4 finds nothing to move; if it stays, SEA-7.4 moves it."""
    for move_it in (True, False):
        state = table(blue="k2", built=THREE_YARDS, ships="F1.1 B, F3.1 B, F4.1 B")
        build(state, "shipyard", "F1.1")
        do(state, "site:F1.2")
        skip_to(state, "ChooseShipToMove")
        do(state, *(["ship:F1.1", "site:F4.6"] if move_it else []), "button:done")
        expected = ("ChooseAction", ORANGE) if move_it else ("ChooseShipSite", BLUE)
        assert asked(state) == expected


def test_row_bonus_comes_before_the_ship_of_the_site_moves() -> None:
    """SEA-5.6, SEA-6.11, vector T28: the only cheapest site of F4 is taken by the row bonus."""
    built = THREE_YARDS + ", F4.1 O port, F4.3 O port"
    state = table(blue="k2", built=built, ships="F1.1 O, F2.1 B, F3.1 B, F3.2 B")
    build(state, "shipyard", "F1.1")
    do(state, "site:F1.2")
    skip_to(state, "ChooseShipToMove")
    do(state, "ship:F2.1", "site:F4.2", "button:done")
    assert asked(state) == ("ChooseShipBonus", ORANGE)
    do(state, "resource:fish")
    assert refused(state, "site:F4.2") == "SEA-7.1"
    assert refused(state, "site:F4.4") == ""


def test_a_row_bonus_comes_only_with_the_fourth_building() -> None:
    """SEA-6.4, SEA-6.8, SEA-6.11"""
    for kind in ("port", "academy", "shipyard"):
        state = table(blue="k2 f3", built=f"F2.1 B {kind}, F2.2 B {kind}")
        build(state, kind, "F1.1")
        seen = set()
        while state.stack and state.active == BLUE:
            seen.add(asked(state)[0])
            moves = sorted(legal(state))
            do(state, "button:decline" if "button:decline" in moves else moves[0])
        assert not seen & {"ChooseRowBonusDock", "ChooseRowBonusSpecialist", "ChooseShipToMove"}


def test_used_cards_are_turned_over_and_cannot_be_used_again() -> None:
    """SEA-6.12: any number in a turn, in any order."""
    state = table(cards="S07 S13", blue="k1")
    do(state, "specialist:S07", "resource:kelp", "resource:kelp")
    assert state.seats[BLUE].specialists == {"S07": False, "S13": True}
    assert refused(state, "specialist:S07") == "SEA-6.12"
    do(state, "specialist:S13", "pay:kelp", "button:done", "resource:fish")
    assert not any(state.seats[BLUE].specialists.values())
    assert asked(state) == ("ChooseAction", BLUE)


def test_no_building_effect_can_find_an_empty_display() -> None:
    """SEA-6.3, SEA-6.6: 12 docks for 8 ports, 8 cards of set A for 8 academies."""
    assert len(box().docks) - 8 >= 3
    assert sum(row.set == "A" for row in box().specialists.values()) == 8
    state = table(blue="k2")
    build(state, "port", "F1.1")
    finish_turn(state)
    assert len(state.dock_display) == 3
