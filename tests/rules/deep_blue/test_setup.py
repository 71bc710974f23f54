"""What is in the box and how a game begins (DEB-1.8, DEB-2)."""

from collections import Counter

import pytest

import rules
from rules.deep_blue.components import GEMS, HARBOUR, box, is_city
from rules.deep_blue.state import DeepBlueState

GAME = rules.load("deep_blue")


def new(seed: int = 1, players: int = 4, **options: str) -> DeepBlueState:
    """A fresh game."""
    state = GAME.new(seed, players, options)
    assert isinstance(state, DeepBlueState)
    return state


def test_the_box_is_complete() -> None:
    """The counts of the rulebook's list of components; each row has its provenance."""
    gems, wrecks = box().gems, box().wrecks.values()
    assert {gem: gems[gem].total for gem in GEMS} == {
        "silver": 9, "gold": 5, "red": 3, "green": 2, "purple": 4, "black": 4, "blue": 4
    }  # fmt: skip
    assert all(gem.bag + gem.supply == gem.total for gem in gems.values())
    assert Counter(wreck.group for wreck in wrecks) == {"start": 5, "start_empty": 1, "normal": 5, "city": 4}
    assert (len(box().start_crew), len(box().market_crew), len(box().scenarios)) == (4, 30, 7)
    assert sum(box().constants["start_bonus_tokens_by_seat"]) == 6
    rows = [*gems.values(), *wrecks, *box().crew.values(), *box().nodes.values(), *box().spots.values()]
    assert all(getattr(row, "prov", None) or row["prov"] for row in rows)


def test_the_plus_symbols_are_the_gems_of_the_supply() -> None:
    """Issue: the +1 gems on crew cards cannot exceed the supply (DEB-12.8)."""
    plus = Counter(box().crew[card].plus for card in box().market_crew if box().crew[card].plus)
    assert plus == {gem: row.supply for gem, row in box().gems.items() if row.supply}


def test_spaces_routes_and_distances() -> None:
    """DEB-1.8: harbour, 6 start sites, 9 sites, 7 buoys; neighbours are mutual; the farthest is 6 away."""
    kinds = Counter(node.kind for node in box().nodes.values())
    assert kinds == {"harbour": 1, "start_site": 6, "site": 9, "buoy": 7}
    for node in box().nodes.values():
        assert all(node.id in box().nodes[other].next for other in node.next)
    away = box().distance[HARBOUR]
    assert [sum(steps == number for steps in away.values()) for number in range(7)] == [1, 3, 3, 4, 5, 5, 2]
    assert (away["A9"], box().distance["S6"]["A7"], box().distance["H"]["S5"]) == (6, 2, 2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_boats_and_start_crews(players: int) -> None:
    """DEB-2.1, DEB-2.6, DEB-2.7: seat 0 begins; two boats in the harbour; only crews of players are in the
    game."""
    state = new(players=players)
    assert (state.decision.player, state.turn, len(state.seats)) == (0, 1, players)
    for number, seat in enumerate(state.seats):
        assert seat.boats == {"A": ("H", 0), "B": ("H", 0)}
        assert seat.hand == [f"K{card}.{number}" for card in range(1, 5)]
        assert (seat.resting, seat.played, seat.vp) == ([], [], 0)


def test_start_wrecks_lie_open_and_one_site_is_empty() -> None:
    """DEB-2.2: six tiles on the square sites, the empty one leaves the game."""
    empty = set()
    for seed in range(40):
        state = new(seed)
        squares = [node.id for node in box().nodes.values() if node.kind == "start_site"]
        assert sorted(state.open_tiles.values()) == ["T1", "T2", "T3", "T4", "T5"]
        assert set(state.open_tiles) < set(squares)
        empty |= set(squares) - set(state.open_tiles)
    assert len(empty) == 6


def test_normal_wrecks_lie_face_down() -> None:
    """DEB-2.3: nine of them, four are parts of the Sunken City; nobody sees which lies where."""
    state = new()
    assert sorted(state.hidden_tiles) == [f"A{number}" for number in range(1, 10)]
    assert sum(is_city(tile) for tile in state.hidden_tiles.values()) == 4
    assert state.observation(0).hidden_tiles == tuple(sorted(state.hidden_tiles.values()))
    assert len({tuple(new(seed).hidden_tiles.values()) for seed in range(20)}) > 15


def test_supply_and_bag() -> None:
    """DEB-2.4, DEB-2.8, vector V1: 12 and 19 gems before the market opens; each +1 moves one of them."""
    for seed in range(30):
        state = new(seed)
        plus = [box().crew[card].plus for card in state.market if card and box().crew[card].plus]
        for gem in GEMS:
            assert state.bag[gem] == box().gems[gem].bag + plus.count(gem)
            assert state.supply[gem] == box().gems[gem].supply - plus.count(gem)
        assert sum(state.bag.values()) == 19 + len(plus)
    assert sum(row.supply for row in box().gems.values()) == 12


def test_the_market_opens_from_place_one() -> None:
    """DEB-2.8: four cards at 1, 2, 2 and 3, turned up one after another; 26 stay in the deck."""
    state, events = GAME.open(3, 2)
    assert isinstance(state, DeepBlueState)
    assert box().prices == (1, 2, 2, 3)
    revealed = [event.args["card"] for event in events if event.kind == "CrewRevealed"]
    assert (revealed, len(state.deck)) == (state.market, 26)


def test_the_scenario() -> None:
    """DEB-2.5, DEB-13.1: chosen, troubled waters for the first game, or at random; it lies open."""
    assert new().scenario == "troubled_waters"
    assert new(scenario="storm_coming").observation(None).scenario == "storm_coming"
    drawn = {new(seed, scenario="random").scenario for seed in range(60)}
    assert drawn == set(box().scenarios) and len(drawn) == 7


@pytest.mark.parametrize(
    ("players", "tokens"), [(2, [0, 1]), (3, [0, 1, 1]), (4, [0, 1, 1, 2]), (5, [0, 1, 1, 2, 2])]
)
def test_start_bonus_tiles(players: int, tokens: list[int]) -> None:
    """DEB-2.9: by place in turn order."""
    assert [seat.tokens for seat in new(players=players).seats] == tokens
