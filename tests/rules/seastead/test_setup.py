"""Set-up of Seastead: what lies where before the first turn (SEA-2)."""

from collections import Counter

import pytest

import rules
from rules.seastead.components import FLOTILLAS, RESOURCES, box

SEEDS = range(40)


def new(seed: int, **options: str):
    """A fresh game."""
    return rules.load("seastead").new(seed, options=options)


def test_each_player_begins_with_a_full_board_and_four_ships() -> None:
    """SEA-2.1"""
    for seat in new(3).seats:
        assert seat.left == {"port": 4, "academy": 4, "shipyard": 4}
        assert (seat.ships_beside, seat.ships_boxed, seat.cleanup, seat.specialists) == (4, 0, 0, {})


def test_the_dive_deck_is_shallow_over_reef_over_deep_less_the_top_three() -> None:
    """SEA-2.2: 1 shallow, 12 reef and 4 deep cards are left; the shallow one is turned up at once."""
    for seed in SEEDS:
        state = new(seed)
        depths = [box().dive_cards[card].depth for card in reversed(state.dive_deck)]
        assert depths == ["reef"] * 12 + ["deep"] * 4
        assert [box().dive_cards[card].depth for card in state.dive_discard] == ["shallow"]
    assert len({new(seed).dive_discard[0] for seed in SEEDS}) == 4


def test_all_flotillas_show_their_a_side() -> None:
    """SEA-2.3"""
    assert new(1).sides == dict.fromkeys(FLOTILLAS, "A")


def test_each_flotilla_gets_one_of_the_four_demand_tokens_at_random() -> None:
    """SEA-2.4"""
    places = Counter()
    for seed in SEEDS:
        demand = new(seed).demand
        assert sorted(demand.values()) == sorted(RESOURCES)
        places.update(demand.items())
    assert len(places) == 16


@pytest.mark.parametrize(("option", "count"), [("A", 8), ("AB", 16)])
def test_three_of_the_shuffled_specialists_are_open(option: str, count: int) -> None:
    """SEA-2.5: set A alone for a first game, later all 16."""
    state = new(5, specialist_set=option)
    cards = [*state.specialist_display, *state.specialist_stack]
    assert len(state.specialist_display) == 3
    assert len(set(cards)) == len(cards) == count
    assert {box().specialists[card].set for card in cards} == set(option)


def test_decrees_stay_in_the_box() -> None:
    """SEA-2.6: with A sides there are none on the table."""
    assert not any("decree" in name for name in new(1).canonical())


def test_three_of_the_twelve_docks_are_open() -> None:
    """SEA-2.7"""
    state = new(2)
    assert (len(state.dock_display), len(state.dock_stack)) == (3, 9)
    assert {*state.dock_display, *state.dock_stack} == set(box().docks)


def test_twenty_cleanup_tokens_are_in_the_supply() -> None:
    """SEA-2.8"""
    assert new(1).cleanup_supply == 20


def test_forty_resources_less_the_start_resources_are_in_the_supply() -> None:
    """SEA-2.9"""
    state = new(1)
    for kind in RESOURCES:
        assert state.supply[kind] + sum(seat.storage[kind] for seat in state.seats) == 10


def test_the_arrow_of_the_first_card_gives_starter_and_start_resources() -> None:
    """SEA-2.10: nothing is chosen; each takes the half that faces it."""
    starters = set()
    for seed in SEEDS:
        state = new(seed)
        card = box().dive_cards[state.dive_discard[0]]
        starters.add(state.start_player)
        assert state.start_player == card.arrow_player == state.active == state.decision.player
        assert state.facing[card.arrow_player] == card.arrow_half
        for seat, half in zip(state.seats, state.facing, strict=True):
            assert {kind: count for kind, count in seat.storage.items() if count} == dict(card.halves[half])
    assert starters == {0, 1}


def test_the_first_card_locks_one_demand_token() -> None:
    """SEA-2.11"""
    for seed in SEEDS:
        state = new(seed)
        assert state.locked == box().dive_cards[state.dive_discard[0]].lock in state.demand.values()


def test_set_up_tells_what_happened() -> None:
    """SEA-2.10, SEA-2.11: the events of `Game.open` begin the log."""
    _, events = rules.load("seastead").open(4)
    assert [event.kind for event in events[:2]] == ["GameBegun", "DemandLocked"]
    assert sum(event.args["count"] for event in events if event.kind == "ResourcesTaken") == 4
    assert events[-1].kind == "TurnBegun"
