"""A player's sea: where tiles may go, circles, districts and settlements (FLO-8, FLO-9)."""

from collections.abc import Callable, Iterator

from rules.flotilla.chart import NEIGHBOURS, ORDER, at_corner
from rules.flotilla.components import COLOURS, DEPTHS, SKY, box
from rules.flotilla.state import FlotillaState, Laid, Seat
from rules.kernel import Reason
from rules.kernel.reason import refuse

SHALLOW, DEEP = 1, 3
Area = tuple[str, int]  # hex and number of the area on its tile


def own_hexes(state: FlotillaState, player: int) -> tuple[str, ...]:
    """Harbour, start waters, tiles: where ships may go (FLO-5.2)."""
    return (box().harbour, *state.waters(player), *state.seats[player].tiles)


def rim(state: FlotillaState, player: int) -> tuple[str, ...]:
    """The empty hexes beside own tiles, in reading order (FLO-8.3, FLO-8.4)."""
    seat = state.seats[player]
    if seat._rim is None:
        own = own_hexes(state, player)
        beside = {each for hex_name in own for each in NEIGHBOURS[hex_name] if each}
        seat._rim = tuple(sorted(beside.difference(own), key=ORDER.__getitem__))
    return seat._rim


def refuse_hex(state: FlotillaState, player: int, hex_name: str) -> Reason:
    """Why nothing can be put on a hex that is not at the rim."""
    if hex_name not in NEIGHBOURS:
        return refuse("FLO-2.12", "outside", hex=hex_name)
    if hex_name in own_hexes(state, player):
        return refuse("FLO-8.3", "occupied", hex=hex_name)
    return refuse("FLO-8.4", "not_adjacent", hex=hex_name)


def depth_at(state: FlotillaState, player: int, hex_name: str) -> int:
    """The depth of an own hex on the Sinkside; 0 for the harbour and for what is no own hex."""
    laid = state.seats[player].tiles.get(hex_name)
    if laid is not None:
        return box().tiles[laid[0]].depth
    return SHALLOW if hex_name in state.waters(player) else 0


def colour_at(state: FlotillaState, player: int, hex_name: str) -> str:
    """The resource of an own hex; "" for the harbour."""
    laid = state.seats[player].tiles.get(hex_name)
    return box().tiles[laid[0]].colour if laid else state.waters(player).get(hex_name, "")


def refuse_depth(state: FlotillaState, player: int, tile: str, hex_name: str) -> Reason | None:
    """Why a tile may not lie at a hex of the rim: shallow beside deep (FLO-8.5, FLO-16.3)."""
    depth = box().tiles[tile].depth
    if depth not in (SHALLOW, DEEP) or state.options["depth_rule"] == "free":
        return None
    other = SHALLOW + DEEP - depth
    for beside in NEIGHBOURS[hex_name]:
        if beside and depth_at(state, player, beside) == other:
            return refuse("FLO-8.5", "depths", depth=DEPTHS[depth - 1], hex=beside, other=DEPTHS[other - 1])
    return None


def fits_somewhere(state: FlotillaState, player: int, tile: str) -> bool:
    """Whether a drawn tile has a legal hex (FLO-8.6)."""
    return any(refuse_depth(state, player, tile, each) is None for each in rim(state, player))


def piece(tiles: Laid, hex_name: str, corner: int) -> str:
    """The colour of the artifact piece that lies at a corner of a hex; "" without one."""
    laid = tiles.get(hex_name)
    if laid is None:
        return ""
    tile = box().tiles[laid[0]]
    return tile.piece if tile.piece_corner >= 0 and (tile.piece_corner + laid[1]) % 6 == corner else ""


def station(tiles: Laid, hex_name: str, corner: int) -> bool:
    """Whether a sonar station stands at a corner of a hex."""
    laid = tiles.get(hex_name)
    if laid is None:
        return False
    tile = box().tiles[laid[0]]
    return tile.sonar_corner >= 0 and (tile.sonar_corner + laid[1]) % 6 == corner


def artifact_circle(tiles: Laid, hex_name: str) -> tuple[str, ...]:
    """The three hexes of the circle that the piece of a tile completes; none: () (FLO-8.7)."""
    tile = box().tiles[tiles[hex_name][0]]
    return _circle(tiles, hex_name, tile.piece_corner, lambda *other: piece(tiles, *other) == tile.piece)


def sonar_circle(tiles: Laid, hex_name: str) -> tuple[str, ...]:
    """The three hexes of the circle that the station of a tile completes; none: () (FLO-9.8)."""
    corner = box().tiles[tiles[hex_name][0]].sonar_corner
    return _circle(tiles, hex_name, corner, lambda *other: station(tiles, *other))


def _circle(tiles: Laid, hex_name: str, corner: int, joins: Callable[[str, int], bool]) -> tuple[str, ...]:
    """The three hexes round a printed corner of a tile when both others join there, else ()."""
    if corner < 0:
        return ()
    others = at_corner(hex_name, (corner + tiles[hex_name][1]) % 6)
    if all(joins(*other) for other in others):
        return tuple(sorted((hex_name, *(other for other, _ in others)), key=ORDER.__getitem__))
    return ()


def circles(tiles: Laid, side: str) -> int:
    """Complete circles in a sea: of stations on the Skyside, of artifact pieces on the Sinkside."""
    found = sonar_circle if side == SKY else artifact_circle
    return len({circle for hex_name in tiles if (circle := found(tiles, hex_name))})


# The Skyside


def reach(tiles: Laid, starts: tuple[str, ...], area: Area) -> tuple[int, ...]:
    """The edges of its hex that an area reaches; the neutral start tile reaches all (FLO-9.3)."""
    hex_name, number = area
    if hex_name in starts:
        return tuple(range(6))
    tile, turn = tiles[hex_name]
    return tuple((edge + turn) % 6 for edge in box().tiles[tile].areas[number])


def linked(tiles: Laid, starts: tuple[str, ...], area: Area) -> Iterator[Area]:
    """The areas on neighbouring hexes that reach the common edge, too (FLO-9.4)."""
    for edge in reach(tiles, starts, area):
        beside = NEIGHBOURS[area[0]][edge]
        if beside in starts:
            yield beside, 0
        elif beside in tiles:
            tile, turn = tiles[beside]
            wanted = (edge + 3 - turn) % 6
            for number, edges in enumerate(box().tiles[tile].areas):
                if wanted in edges:
                    yield beside, number


def joined(tiles: Laid, starts: tuple[str, ...], first: Area, colour: str = "") -> list[Area]:
    """A settlement: all areas that hang together; with a colour only that district (FLO-9.5)."""
    found, fresh = {first}, [first]
    while fresh:
        for other in linked(tiles, starts, fresh.pop()):
            if other not in found and (not colour or _colour(tiles, other[0]) == colour):
                found.add(other)
                fresh.append(other)
    return sorted(found, key=lambda area: (ORDER[area[0]], area[1]))


def _colour(tiles: Laid, hex_name: str) -> str:
    return box().tiles[tiles[hex_name][0]].colour if hex_name in tiles else ""


def start_hexes(state: FlotillaState, player: int) -> tuple[str, ...]:
    """The hexes of the start tile: neutral settlement on the Skyside (FLO-9.3)."""
    return (box().harbour, *state.waters(player))


def district_value(
    dials: tuple[int, ...], tiles: Laid, starts: tuple[str, ...], area: Area
) -> tuple[int, int]:
    """A and B of a tile in an area: what its guild and buildings say, how many tiles it has (FLO-9.6)."""
    colour = _colour(tiles, area[0])
    settlement = joined(tiles, starts, area)
    buildings = 0
    for hex_name, number in settlement:
        if number == 0 and hex_name in tiles:  # a building stands in the first area: FLO-9.7
            tile = box().tiles[tiles[hex_name][0]]
            buildings += tile.building and tile.colour == colour
    district = {hex_name for hex_name, _ in joined(tiles, starts, area, colour)}
    dial = dials[COLOURS.index(colour)]
    return min(box().constants["dial_max"], dial + buildings), len(district)


def areas_of(seat: Seat, hex_name: str) -> range:
    """The numbers of the areas of a built tile."""
    return range(len(box().tiles[seat.tiles[hex_name][0]].areas))


def free_sites(seat: Seat) -> tuple[str, ...]:
    """Sites without an outpost: harbour, islands or built sites, by side (FLO-14.5)."""
    found = [box().harbour]
    for hex_name, (tile, _) in seat.tiles.items():
        row = box().tiles[tile]
        if row.site if seat.side == SKY else row.island:
            found.append(hex_name)
    return tuple(each for each in sorted(found, key=ORDER.__getitem__) if each not in seat.outposts)
