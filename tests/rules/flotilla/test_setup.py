"""Set-up, components, the geometry of a sea (FLO-1, FLO-2)."""

from collections import Counter

import pytest

import rules
from rules.flotilla.chart import HEXES, NEIGHBOURS, at_corner
from rules.flotilla.components import COLOURS, GUILDS, SINK, SKY, box
from rules.flotilla.state import FlotillaState
from tests.rules.flotilla.position import do, refused, table


@pytest.mark.parametrize("players", [3, 4, 5])
def test_v16_set_up(players: int) -> None:
    """FLO-2.1 to FLO-2.4, FLO-2.6 to FLO-2.11: what lies where for each number of players."""
    state = rules.load("flotilla").new(4, players)
    assert isinstance(state, FlotillaState)
    assert state.vp_supply == 100 * players
    assert [len(state.objectives[side]) for side in (SINK, SKY)] == [players, players]
    names = [name for side in (SINK, SKY) for name, _ in state.objectives[side]]
    assert len(set(names)) == 2 * players
    assert all(level == 0 for stacks in state.objectives.values() for _, level in stacks)
    for guild in GUILDS:
        levels = [box().cards[card].level for card in state.stacks[guild]]
        assert levels == [2] * players + [1] * players
        assert all(box().cards[card].guild == guild for card in state.stacks[guild])
    assert Counter(box().artifacts[each].guild for each in state.artifacts) == dict.fromkeys(GUILDS, 3)
    assert (len(state.bag), state.survivor, state.sonar) == (92, 0, 0)
    assert state.dials == (1, 1, 1, 1) and set(map(state.price, COLOURS)) == {5}
    for seat in state.seats:
        assert seat.hand == ("C1", "C2", "C3", "C4", "C5", "C6") and not seat.pile
        assert seat.ships == (("0.0", (0, 0, 0, 0)),) and seat.reserve == 3
        assert (seat.seals_left, seat.outposts_left, seat.discs) == (10, 6, (0, 0, 0, 0))
        assert (seat.tox, seat.tox_index, seat.points, seat.resources) == (0, 0, 0, (0, 0, 0, 0))


def test_the_start_player_and_money_in_turn_order() -> None:
    """FLO-2.5, FLO-2.11: 12 for the first, one more for each that follows to the left."""
    for seed in range(6):
        state = rules.load("flotilla").new(seed, 5)
        assert state.decision is not None and state.decision.player == state.start
        assert [state.seats[player].money for player in state.clockwise(state.start)] == [12, 13, 14, 15, 16]


def test_the_tables_add_up() -> None:
    """The counts of the box."""
    tiles = list(box().tiles.values())
    assert len(tiles) == 92 and Counter(tile.colour for tile in tiles) == dict.fromkeys(COLOURS, 23)
    assert Counter(tile.depth for tile in tiles) == {1: 32, 2: 32, 3: 28}
    assert Counter(tile.tox for tile in tiles) == {0: 48, 1: 32, 2: 12}
    assert Counter(tile.piece for tile in tiles) == {"yellow": 24, "red": 24, "violet": 24, "": 20}
    assert Counter(tile.cost for tile in tiles) == {1: 50, 2: 18, 3: 24}
    sums = [sum(getattr(tile, name) for tile in tiles) for name in ("island", "building", "site")]
    assert sums == [32, 24, 28]
    assert sum(tile.sonar_corner >= 0 for tile in tiles) == 60
    assert sum(len(tile.areas) == 2 for tile in tiles) == 20
    for tile in tiles:
        edges = [edge for area in tile.areas for edge in area]
        assert len(edges) == len(set(edges)) and set(edges) <= set(range(6))
    assert len(box().cards) == 46 and len(box().artifacts) == 16 and len(box().objectives) == 11
    assert sum(box().dive_count.values()) == 16 and all(len(faces) == 6 for faces in box().dive.values())


def test_the_sea() -> None:
    """FLO-2.12: 165 hexes, a sea of its own for each player; what lies outside is refused."""
    assert len(HEXES) == 165 and NEIGHBOURS["0.0"] == ("1.0", "", "", "-1.0", "-1.1", "0.1")
    state = table(hand="C5")
    state.rng = rules.kernel.Rng(3)
    do(state, "card:C5", "button:done")
    tile = next(iter(state.legal_moves()))
    do(state, tile)
    assert refused(state, "hex:0.99") == "FLO-2.12"


def test_corners() -> None:
    """FLO-2.13: the same point seen from three hexes; turning moves edges and corners alike."""
    for hex_name in HEXES:
        for corner in range(6):
            for other, number in at_corner(hex_name, corner):
                if other:
                    assert (hex_name, corner) in at_corner(other, number)


def test_first_game() -> None:
    """FLO-16.1: fixed objectives."""
    state = rules.load("flotilla").new(1, 4, {"first_game": "on"})
    assert [name for name, _ in state.objectives[SINK]] == ["sites", "fleet", "reach", "outposts"]
    assert [name for name, _ in state.objectives[SKY]] == ["colour", "circles", "seals", "crew"]


def test_a_short_game() -> None:
    """FLO-16.5: 70 points for each player."""
    assert rules.load("flotilla").new(1, 3, {"vp_per_player": "70"}).vp_supply == 210
