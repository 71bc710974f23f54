"""What objective tiles count: only what is the player's own and there now (FLO-14.6)."""

from collections import Counter
from collections.abc import Callable, Mapping

from rules.flotilla.chart import DISTANCE
from rules.flotilla.components import COLOURS, SKY, Tile, box
from rules.flotilla.sea import circles, joined, start_hexes
from rules.flotilla.state import FlotillaState, Seat

Counter_ = Callable[[FlotillaState, int], int]


def worth(state: FlotillaState, player: int, name: str) -> tuple[int, int]:
    """How many a player has of what a stack counts, and the rate of its uppermost tile (FLO-14.6)."""
    side = state.seats[player].side
    row = box().objectives[name]
    level = dict(state.objectives[side])[name]
    return count(state, player, row.counts(side)), row.rates(side)[level]


def count(state: FlotillaState, player: int, what: str) -> int:
    """How many there are."""
    return COUNTS[what](state, player)


def tiles(seat: Seat) -> list[Tile]:
    """The tiles in a sea."""
    return [box().tiles[name] for name, _ in seat.tiles.values()]


def _largest_district(state: FlotillaState, player: int) -> int:
    seat = state.seats[player]
    starts, best = start_hexes(state, player), 0
    for hex_name, (name, _) in seat.tiles.items():
        tile = box().tiles[name]
        for number in range(len(tile.areas)):
            found = joined(seat.tiles, starts, (hex_name, number), tile.colour)
            best = max(best, len({each for each, _ in found}))
    return best


def _largest_settlement(state: FlotillaState, player: int) -> int:
    seat = state.seats[player]
    starts, best = start_hexes(state, player), 0
    for hex_name, (name, _) in seat.tiles.items():
        for number in range(len(box().tiles[name].areas)):
            found = joined(seat.tiles, starts, (hex_name, number))
            best = max(best, len({each for each, _ in found if each in seat.tiles}))
    return best


def _recruits(seat: Seat) -> int:
    return sum(box().cards[card].level > 0 for card in seat.crew)


def _best_colour(seat: Seat) -> int:
    return max(Counter(tile.colour for tile in tiles(seat)).values(), default=0)


def _sets(seat: Seat, kinds: tuple[object, ...], kind: Callable[[Tile], object]) -> int:
    counts = Counter(map(kind, tiles(seat)))
    return min(counts[each] for each in kinds)


COUNTS: Mapping[str, Counter_] = {
    "seals": lambda state, player: sum(state.seats[player].seals),
    "recruits": lambda state, player: _recruits(state.seats[player]),
    "islands": lambda state, player: sum(tile.island for tile in tiles(state.seats[player])),
    "sites": lambda state, player: sum(tile.site for tile in tiles(state.seats[player])),
    "deep_tiles": lambda state, player: sum(tile.depth == 3 for tile in tiles(state.seats[player])),
    "buildings": lambda state, player: sum(tile.building for tile in tiles(state.seats[player])),
    "best_resource": lambda state, player: _best_colour(state.seats[player]),
    "best_district": _largest_district,
    "outposts": lambda state, player: len(state.seats[player].outposts) + state.seats[player].floating,
    "artifact_circles": lambda state, player: circles(state.seats[player].tiles, state.seats[player].side),
    "sonar_circles": lambda state, player: circles(state.seats[player].tiles, SKY),
    "ships": lambda state, player: len(state.seats[player].ships),
    "resource_pairs": lambda state, player: sum(state.seats[player].resources) // 2,
    "tile_toxicity": lambda state, player: sum(tile.tox for tile in tiles(state.seats[player])),
    "costly_tiles": lambda state, player: sum(tile.cost == 3 for tile in tiles(state.seats[player])),
    "depth_sets": lambda state, player: _sets(state.seats[player], (1, 2, 3), lambda tile: tile.depth),
    "district_sets": lambda state, player: _sets(state.seats[player], COLOURS, lambda tile: tile.colour),
    "distance": lambda state, player: max(map(DISTANCE.__getitem__, state.seats[player].tiles), default=0),
    "largest_settlement": _largest_settlement,
}
