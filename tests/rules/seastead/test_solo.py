"""Alone against the Boss (SEA-15)."""

import pytest

import rules
from rules.seastead.components import box
from rules.seastead.cost import list_price
from rules.seastead.scoring import score
from tests.rules.seastead.position import (
    BLUE,
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


def solo(**more):
    """A solo table."""
    return table(solo=True, **more)


def test_set_up() -> None:
    """SEA-15.1, SEA-15.2, SEA-15.3: no deep cards, no decrees, no orange ships, four specialists less."""
    state = rules.load("seastead").new(2, players=1, options={"specialist_set": "AB"})
    assert len(state.dive_deck) == 12 and not state.decree_deck
    assert state.seats[1].ships_beside == 0 and sum(state.seats[1].left.values()) == 12
    names = {box().specialists[card].key for card in (*state.specialist_display, *state.specialist_stack)}
    assert len(names) == 12 and not names & {"founder", "fisher", "investor", "agent"}
    for sides in ("BBBB", "mixed"):
        with pytest.raises(ValueError, match=r"SEA-15\.3"):
            rules.load("seastead").new(2, players=1, options={"sides": sides})


def test_start_resources() -> None:
    """SEA-15.4, SEA-15.5, SEA-15.6, vector T17: your half, one more; his on the cheapest site with a tag."""
    for seed in range(12):
        state = rules.load("seastead").new(seed, players=1)
        assert asked(state) == ("ChooseStartHalf", BLUE)
        do(state, "half:a")
        card = box().dive_cards[state.dive_discard[-1]]
        places = {state.demand[site[:2]]: site for site in state.boss_resources}
        assert places.keys() == card.halves["b"].keys()
        assert set(places.values()) <= {"F1.1", "F2.1", "F3.1", "F4.2"}
        do(state, "resource:fish")
        assert sum(state.seats[0].storage.values()) == 3
        assert asked(state) == ("ChooseAction", BLUE) and state.locked == card.lock


def test_turn_after_turn() -> None:
    """SEA-15.7"""
    state = solo(deck="RF07")
    do(state, "deck:dive", "half:a")
    skip_to(state, "ChooseAction")
    assert (state.round, asked(state)) == (2, ("ChooseAction", BLUE))


def test_one_more_leaves_the_display() -> None:
    """SEA-15.8: before it is filled up."""
    state = solo(blue="k6")
    taken, removed, stays = state.dock_display
    build(state, "port", "F1.2")
    do(state, f"dock:{taken}")
    assert legal(state) == {f"dock:{removed}", f"dock:{stays}"}
    do(state, f"dock:{removed}")
    assert state.removed == [removed] and len(state.dock_display) == 3 and stays in state.dock_display


def test_the_boss_takes_the_cheapest_site_without_a_building() -> None:
    """SEA-15.9, vector V11: both cheaper ones have buildings."""
    state = solo(deck="RF10", built="F2.1 B academy, F2.2 B academy")
    events = do(state, "deck:dive", "half:a")
    assert state.boss_resources == {"F2.3": ("metal",)}
    assert ("BossResource", "SEA-15.9") in [(event.kind, event.rule) for event in events]


def test_you_choose_among_equally_cheap_sites() -> None:
    """SEA-15.9, ruling 41: a tie may be split."""
    state = solo(deck="RF03", built="F1.1 B academy")
    do(state, "deck:dive", "half:b")
    assert legal(state) == {"site:F1.2", "site:F1.3"}
    assert refused(state, "site:F1.4") == refused(state, "site:F2.1") == "SEA-15.9"
    do(state, "site:F1.2", "site:F1.3")
    assert state.boss_resources == {"F1.2": ("kelp",), "F1.3": ("kelp",)}


def test_what_the_supply_lacks_is_not_placed() -> None:
    """SEA-15.9"""
    state = solo(deck="RF10", supply="m0")
    assert "BossResourceLost" in kinds_of(do(state, "deck:dive", "half:a"))
    assert not state.boss_resources


def test_a_free_half_faces_you() -> None:
    """SEA-15.10, vector V14"""
    state = solo(deck="RF01")
    do(state, "deck:dive")
    assert legal(state) == {"half:a"} and refused(state, "half:b") == "SEA-15.10"
    do(state, "half:a", "resource:fish")
    assert state.boss_resources == {"F1.1": ("kelp",), "F2.1": ("metal",)}


def test_two_resources_become_a_building() -> None:
    """SEA-15.11, vector V13"""
    state = solo(deck="RF08", boss="F1.1 k")
    do(state, "deck:dive", "half:a")
    assert state.buildings["F1.1"][0] == 1 and not state.boss_resources
    assert state.supply["kelp"] == 10 and sum(state.seats[1].left.values()) == 11


def test_three_resources_become_one_building() -> None:
    """SEA-15.11, vector T27: judged when all are laid."""
    state = solo(deck="RF03", boss="F1.1 k")
    do(state, "deck:dive", "half:b")
    assert list(state.buildings) == ["F1.1"] and not state.boss_resources
    assert state.supply["kelp"] == 10


def test_at_your_ship_he_builds_at_once() -> None:
    """SEA-15.12, vector V12, ruling 52: what lay there goes back, too; the ship moves, no bonus."""
    state = solo(deck="RF08", ships="F1.1 B", boss="F1.1 k")
    do(state, "deck:dive", "half:a")
    assert state.buildings["F1.1"][0] == 1 and asked(state) == ("ChooseShipSite", BLUE)
    do(state, "site:F2.1")
    assert state.ships == {"F2.1": BLUE} and storage(state, BLUE) == "m2 a1"


def test_building_on_his_resource() -> None:
    """SEA-15.13, ruling 42: it goes back; price tags are void, ships are not; the option's other reading."""
    state = solo(blue="k2", boss="F1.1 k", ships="F1.3 B")
    assert list_price(state, "port", "F1.1") == 2 and list_price(state, "academy", "F1.3") == 2
    build(state, "port", "F1.1")
    assert not state.boss_resources and state.supply["kelp"] == 10
    other = solo(boss="F1.1 k", solo_tags="void_at_boss")
    assert list_price(other, "port", "F1.1") == 2 and list_price(other, "academy", "F1.3") == 2


def test_moving_a_building_onto_his_resource() -> None:
    """SEA-15.13, ruling 46"""
    state = solo(blue="a2", cards="S02", built="F1.3 B academy", boss="F2.1 m")
    build(state, "academy", "F4.1")
    skip_to(state, "SpecialistWindow")
    do(state, "specialist:S02", "site:F1.3", "site:F2.1")
    assert not state.boss_resources and state.supply["metal"] == 10


def test_row_and_column_bonuses_are_yours() -> None:
    """SEA-15.14, SEA-15.15, vector T18: an exchange clears both flotillas of his resources."""
    built = "F1.2 B port D01, F1.3 B academy"
    state = solo(blue="f3", built=built, boss="F2.1 m, F4.1 a, F1.1 k")
    build(state, "shipyard", "F3.2")
    skip_to(state, "ChooseDemandSwap")
    do(state, "demand:F2 demand:F4 lock:metal")
    assert state.boss_resources == {"F1.1": ("kelp",)}
    assert (state.supply["metal"], state.supply["artifact"]) == (10, 10)


def test_end_after_a_full_flotilla() -> None:
    """SEA-15.16, SEA-12.2: at the end of the turn, no further round."""
    built = "F2.1 O port, F2.2 O port, F2.3 O port, F2.4 O port, F2.5 O academy"
    state = solo(blue="m6", built=built)
    build(state, "academy", "F2.6")
    while not state.is_terminal():
        do(state, sorted(legal(state))[0])
    assert state.trigger == ("full", 1)


def test_end_with_the_deck_or_a_board() -> None:
    """SEA-15.16: an empty dive deck, an empty board; not the last cleanup token or building."""
    state = solo(deck="RF10")
    state.dive_deck, state.cleanup_supply = state.dive_deck[-1:], 0
    do(state, "deck:dive", "half:a")
    assert state.is_terminal() and state.trigger == ("deck", 1)
    state = solo(deck="RF08", boss="F1.1 k")
    state.seats[1].left = {"port": 0, "academy": 1, "shipyard": 0}
    do(state, "deck:dive", "half:a")
    assert state.is_terminal() and state.trigger == ("board", 1)


def test_scoring() -> None:
    """SEA-15.17, SEA-15.18, rulings 43, 44: 20 and 3 for each building; a tie is lost."""
    state = solo(built="F1.2 O academy, F1.1 B port D02, F1.6 O shipyard")
    assert score(state, 1).total == 26
    assert score(state, 0).docks == 0
    state.seats[0].cleanup = 26
    assert state.returns() == [0.0, 1.0]
    state.seats[0].cleanup = 27
    assert state.returns() == [1.0, 0.0]


def test_the_boss_without_buildings() -> None:
    """SEA-15.19: the resources just go back."""
    state = solo(deck="RF08", boss="F1.1 k")
    state.seats[1].left = {"port": 0, "academy": 0, "shipyard": 0}
    do(state, "deck:dive", "half:a")
    assert not state.boss_resources and "F1.1" not in state.buildings
