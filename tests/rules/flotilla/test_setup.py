"""Set-up, components, the geometry of a sea (FLO-1, FLO-2)."""

import re
from collections import Counter
from pathlib import Path

import pytest

import rules
from rules.flotilla.chart import HEXES, NEIGHBOURS, at_corner
from rules.flotilla.components import COLOURS, GUILDS, SINK, SKY, box
from rules.flotilla.effects import Rescue
from rules.flotilla.state import FlotillaState
from rules.kernel.components import load_tables
from tests.rules.flotilla.position import do, refused, table

TABLES = Path(rules.__file__).with_name("flotilla") / "components.toml"


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


def test_the_counts_of_the_rulebook() -> None:
    """FLO-2.1, FLO-2.7 to FLO-2.11: what the list of components says, and each row says where it is from."""
    levels = Counter((card.guild, card.level) for card in box().cards.values() if card.level)
    assert levels == {(guild, level): 5 for guild in GUILDS for level in (1, 2)}
    starters = [box().cards[card] for card in box().starters]
    assert [card.guild for card in starters] == ["none", "all", *GUILDS]
    assert Counter(each.guild for each in box().artifacts.values()) == dict.fromkeys(GUILDS, 4)
    assert sum(len(row.rates(SINK)) for row in box().objectives.values()) == 33
    for row in box().objectives.values():
        for side in (SINK, SKY):
            rates = row.rates(side)
            assert len(rates) == 3 and list(rates) == sorted(set(rates), reverse=True)
    assert len(box().start_tiles) == 5 and sorted(box().counts) == [3, 4, 5]
    assert [box().counts[players].removed for players in (3, 4, 5)] == [2, 1, 0]
    known = ("ships", "outposts", "seals", "ship_price", "ship_capacity", "vp_supply_per_player", "dial_max")
    assert [box().constants[name] for name in known] == [4, 6, 10, 12, 4, 100, 4]
    tables, _ = load_tables(TABLES)
    rows = [row for part in tables.values() for row in (part if isinstance(part, list) else part.values())]
    sources = set(re.findall(r"\b(R|D|P-\w+)\b", " ".join(row["prov"] for row in rows)))
    assert all(re.search(r"\b(R|D|P-\w+)\b", row["prov"]) for row in rows)
    told = TABLES.with_name("rulebook.en.md").read_text("utf-8")
    assert {"R", "D"} < sources and all(f"{each} " in told for each in sources - {"R", "D"})


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_survivor_track_of_each_number_of_players(players: int) -> None:
    """FLO-2.1, FLO-12.5: its own length; once round it comes back to the milestone, on which it began."""
    track = box().counts[players].survivor_track
    assert (len(track), track[0]) == ({3: 10, 4: 12, 5: 14}[players], ("milestone",))
    assert sum("milestone" in field for field in track) == 1
    state = table(players=players, step=Rescue(0), survivor=len(track) - 1, artifacts=("A10",))
    assert (state.survivor, state.seats[0].tox, state.seats[0].points) == (0, 2, 5)


def test_removed_cards_and_artifacts_are_drawn_by_chance() -> None:
    """FLO-2.7, FLO-2.8, FLO-2.10: other games have other cards, artifacts and objectives."""
    games = [rules.load("flotilla").new(seed, 3) for seed in range(12)]
    for part in ("stacks", "artifacts", "objectives"):
        assert len({str(getattr(game, part)) for game in games}) == len(games)
    assert {game.start for game in games} == {0, 1, 2}


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
