"""Where a tile may lie and what happens when it does: link, covering, buoys, points (SCH-6)."""

from rules.kernel import Reason
from rules.kernel.reason import refuse
from rules.schwarm.chart import BIT, BITS, each_water, openings
from rules.schwarm.components import KINDS, QUEEN, box
from rules.schwarm.effects import gain, relink
from rules.schwarm.network import opened, shut
from rules.schwarm.state import Laid, SchwarmState

ANY = 16  # a contact of all rotations: an own ship on the field


def sites(state: SchwarmState, player: int) -> list[tuple[str, int]]:
    """Water fields where a tile could be linked, each with the openings that would link it: alone,
    not with the other tiles of the action (SCH-6.4, SCH-6.7)."""
    seat = state.seats[player]
    contacts = seat.network.contacts()
    under = 0
    for ship in seat.ships:
        under |= BIT[ship]
    north, east, south, west = contacts
    found = []
    for field in each_water(north | east | south | west | under):
        bit = BIT[field]
        mask = sum(opening for opening, squares in zip(BITS, contacts, strict=True) if squares & bit)
        found.append((field, mask | ANY if under & bit else mask))
    return found


def refuse_field(state: SchwarmState, kind: str, field: str) -> Reason | None:
    """Why no rotation of a tile may lie on a field, whoever lays it."""
    if field == QUEEN:
        return refuse("SCH-6.5", "queen_field")
    if field in state.hidden:
        return refuse("SCH-6.6", "face_down", field=field)
    lower = state.laid.get(field)
    if lower is None:
        return None
    if not lower.buoys:
        return refuse("SCH-6.21", "no_buoy_there", field=field)
    if box().tiles[lower.kind].openings >= box().tiles[kind].openings:
        return refuse("SCH-6.22", "not_more_openings", field=field, lower=lower.kind, tile=kind)
    return None


def refuse_mask(state: SchwarmState, field: str, mask: int, contact: int) -> Reason | None:
    """Why a tile may not lie there turned like this: no link, or a way of the lower tile closed."""
    if not contact & (mask | ANY):
        return refuse("SCH-6.4", "not_linked", field=field)
    lower = state.laid.get(field)
    if lower is not None and lower.mask & ~mask:
        return refuse("SCH-6.23", "way_closed", field=field, open=openings(lower.mask & ~mask))
    return None


def lay_tile(state: SchwarmState, player: int, kind: str, field: str, mask: int) -> None:
    """A tile out of the hand onto the sea: own buoy if one is left, points, queens of all concerned."""
    seat, number = state.seats[player], KINDS.index(kind)
    seat.tiles = (*seat.tiles[:number], seat.tiles[number] - 1, *seat.tiles[number + 1 :])
    lower = state.laid.get(field)
    buoys = lower.buoys if lower else ()  # they move up: SCH-6.24
    below = lower.below + 1 if lower else 0  # those tiles are out of the game: SCH-6.25
    state.laid = {**state.laid, field: Laid(kind, mask, buoys, below)}
    rule = "SCH-6.24" if lower else "SCH-6.3"
    state.emit(
        "TileCovered" if lower else "TileLaid", rule,
        player=player, field=field, tile=kind, open=openings(mask),
    )  # fmt: skip
    for owner in dict.fromkeys(buoys):  # the new ways serve everyone who has a buoy there
        other = state.seats[owner]
        other.ways = opened(other.ways, BIT[field], mask)
    if seat.buoys:
        seat.buoys -= 1
        add_buoy(state, player, field)
        state.emit("BuoyPlaced", "SCH-6.3", player=player, field=field)
    gain(state, player, box().tiles[kind].fp, "tiles", rule)
    for owner in dict.fromkeys((player, *buoys)):
        relink(state, owner)


def take_buoy(state: SchwarmState, player: int, source: str, field: str) -> None:
    """An own buoy goes from one tile to another; a tile without buoys serves nobody (SCH-6.26)."""
    seat, tile = state.seats[player], state.laid[source]
    buoys = list(tile.buoys)
    buoys.remove(player)
    state.laid = {**state.laid, source: tile._replace(buoys=tuple(buoys))}
    bit = BIT[source]
    one, two, three = seat.buoyed
    if three & bit:
        seat.buoyed = (one, two, three & ~bit)
    elif two & bit:
        seat.buoyed = (one, two & ~bit, three)
    else:
        seat.buoyed = (one & ~bit, two, three)
        seat.ways = shut(seat.ways, bit)
    add_buoy(state, player, field)
    state.emit("BuoyMoved", "SCH-6.26", player=player, start=source, end=field)
    relink(state, player)


def add_buoy(state: SchwarmState, player: int, field: str) -> None:
    """An own buoy stands on a tile, whose ways now are the player's as well."""
    seat, tile, bit = state.seats[player], state.laid[field], BIT[field]
    state.laid = {**state.laid, field: tile._replace(buoys=(*tile.buoys, player))}
    one, two, three = seat.buoyed
    if two & bit:
        seat.buoyed = (one, two, three | bit)
    elif one & bit:
        seat.buoyed = (one, two | bit, three)
    else:
        seat.buoyed = (one | bit, two, three)
        seat.ways = opened(seat.ways, bit, tile.mask)
