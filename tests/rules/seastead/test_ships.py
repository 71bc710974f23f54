"""Ships: placing, bonus, moving on; and buildings that are moved (SEA-7)."""

from rules.seastead.components import SITES
from tests.rules.seastead.position import (
    BLUE,
    ORANGE,
    asked,
    build,
    do,
    kinds_of,
    legal,
    refused,
    skip_to,
    storage,
    table,
)

CHEAPEST = {"site:F1.2", "site:F1.3", "site:F2.1", "site:F3.1", "site:F4.1"}


def test_a_free_site_has_neither_building_nor_ship() -> None:
    """SEA-7.1: so two ships never share a site."""
    state = table(built="F1.1 B port", ships="F1.2 O")
    assert [site for site in SITES if not state.is_free(site)] == ["F1.1", "F1.2"]


def test_a_ship_goes_to_a_cheapest_free_site_of_a_flotilla() -> None:
    """SEA-7.2, vector T3: F1.2 and F1.3 are equally cheap, F1.4 is dearer."""
    full = [f"F{flotilla}.{place}" for flotilla in (2, 3, 4) for place in range(1, 7)]
    state = table(blue="k3", ships=", ".join(f"{site} O" for site in full[:4]))
    for site in full[4:]:
        state.ships[site] = ORANGE
    build(state, "shipyard", "F1.1")
    assert legal(state) == {"site:F1.2", "site:F1.3"}
    assert refused(state, "site:F1.4") == "SEA-7.2"
    assert refused(state, "site:F2.1") == "SEA-7.1"


def test_the_printed_cost_counts_for_ships_not_the_price_tag() -> None:
    """SEA-7.2, ruling 19: F1.2 and F1.3 both cost 3, though F1.3 has a tag."""
    state = table(blue="k2")
    build(state, "shipyard", "F1.1")
    assert legal(state) == CHEAPEST


def test_the_owner_gets_a_resource_when_the_other_builds_at_the_ship() -> None:
    """SEA-7.3, example V4 of the rulebook: one of any kind, or none."""
    state = table(blue="k1", ships="F1.1 O")
    build(state, "academy", "F1.1")
    skip_to(state, "ChooseShipBonus")
    assert asked(state) == ("ChooseShipBonus", ORANGE)
    assert len(legal(state)) == 5
    do(state, "resource:artifact")
    assert (storage(state, ORANGE), storage(state, BLUE)) == ("a1", "")
    state = table(blue="k1", ships="F1.1 O", supply="k0 m0")
    build(state, "academy", "F1.1")
    skip_to(state, "ChooseShipBonus")
    assert refused(state, "resource:metal") == "SEA-9.1"


def test_the_own_ship_brings_no_bonus() -> None:
    """SEA-7.3, ruling 2: the rebate and the move, but no resource."""
    state = table(blue="k1", ships="F1.1 B")
    build(state, "academy", "F1.1")
    skip_to(state, "ChooseShipSite")
    assert asked(state) == ("ChooseShipSite", BLUE)
    assert storage(state, ORANGE) == storage(state, BLUE) == ""


def test_the_ship_moves_on_by_its_owner_s_choice() -> None:
    """SEA-7.4, example V5 of the rulebook, ruling 20: a cheapest site of any flotilla, also the same one."""
    state = table(blue="k1", ships="F1.1 O")
    build(state, "academy", "F1.1")
    skip_to(state, "ChooseShipSite")
    assert asked(state) == ("ChooseShipSite", ORANGE)
    assert legal(state) == CHEAPEST
    events = do(state, "site:F1.2")
    assert state.ships == {"F1.2": ORANGE}
    assert kinds_of(events)[0] == "ShipMoved"


def test_bonus_and_move_come_after_all_effects_of_the_builder() -> None:
    """SEA-7.5: until then the ship lies beside the new building."""
    state = table(blue="k1", ships="F1.1 O")
    build(state, "academy", "F1.1")
    assert state.ships == {"F1.1": ORANGE}
    do(state, next(iter(sorted(legal(state)))))
    skip_to(state, "ChooseResource")
    assert asked(state) == ("ChooseResource", BLUE)
    assert state.ships == {"F1.1": ORANGE}


def test_a_ship_moved_away_earlier_still_brings_its_bonus() -> None:
    """SEA-7.5, SEA-17.13: the pilot took it away, so nothing is left to move."""
    state = table(blue="k1", ships="F1.1 O", cards="S09")
    build(state, "port", "F1.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S09", "ship:F1.1", "site:F4.6")
    skip_to(state, "ChooseShipBonus")
    do(state, "resource:fish")
    assert asked(state)[0] == "ChooseAction"
    assert state.ships == {"F4.6": ORANGE}


def test_moved_buildings_cost_nothing_and_bring_nothing() -> None:
    """SEA-7.6, SEA-17.6, vector T19, rulings 37 and 38: only the ship on the target moves on."""
    state = table(blue="a2", built="F1.3 B academy, F1.1 O port", ships="F2.1 O", cards="S02")
    left = dict(state.seats[BLUE].left)
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S02", "site:F1.3", "site:F2.1")
    assert asked(state) == ("ChooseShipSite", ORANGE)
    assert storage(state, BLUE) == storage(state, ORANGE) == ""
    assert state.buildings["F2.1"] == (BLUE, "academy") and "F1.3" not in state.buildings
    assert state.seats[BLUE].left == {**left, "port": 3}
    do(state, "site:F1.2")
    assert state.ships == {"F1.2": ORANGE}
    assert asked(state) == ("ChooseResource", BLUE)  # the effect of the new port's own site


def test_ports_never_move() -> None:
    """SEA-7.6, SEA-17.4, ruling 39"""
    state = table(blue="a2", built="F1.3 B academy, F1.1 B port, F2.2 O academy", cards="S02")
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S02")
    assert legal(state) == {"site:F1.3"}
    assert (
        refused(state, "site:F1.1") == refused(state, "site:F2.2") == refused(state, "site:F2.3") == "SEA-7.6"
    )
    do(state, "site:F1.3")
    assert refused(state, "site:F2.2") == "SEA-7.6"


def test_a_ship_that_finds_no_free_site_when_a_building_is_moved_to_it() -> None:
    """SEA-7.6, SEA-6.10: the same rule as for placing; here the site left behind is free again."""
    state = table(blue="a2", built="F1.3 B academy", ships="F2.1 O", cards="S02")
    for site in SITES:
        if state.is_free(site) and site != "F4.1":
            state.ships[site] = ORANGE
    build(state, "port", "F4.1")
    do(state, f"dock:{state.dock_display[0]}", "specialist:S02", "site:F1.3", "site:F2.1")
    assert asked(state) == ("ChooseShipSite", ORANGE)
    assert legal(state) == {"site:F1.3"}
