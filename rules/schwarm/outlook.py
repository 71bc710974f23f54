"""What a player's network is or would be, found from what anybody sees: for boards and who thinks ahead."""

from dataclasses import dataclass

from rules.schwarm.chart import BIT, BITS, QUEEN_BIT, mask_of, openings, rotations
from rules.schwarm.components import box
from rules.schwarm.network import CLOSED, Network, joints_of, opened, sides_of
from rules.schwarm.observation import Observation

Joint = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Outlook:
    """The best network of a player: its points and fields, its sides, and every joint of all networks."""

    fp: int
    fields: frozenset[str]
    sides: tuple[str, ...]
    queen: bool
    joints: frozenset[Joint]


def outlook(
    seen: Observation,
    seat: int,
    tile: tuple[str, str] | None = None,
    step: tuple[str, str] | None = None,
    station: str = "",
) -> Outlook:
    """The outlook as things lie; with a tile laid (field and where it is open), a ship moved,
    a station built.

    A ship's start may be "": then it is a new one (SCH-5.1). When the last buoy is used up, a tile takes
    one from elsewhere (SCH-6.26); which one is not known yet, so all still count.
    """
    view = seen.seats[seat]
    buoys = [field for laid in seen.laid for field in (laid.field,) * laid.buoys.count(seat)]
    ships = list(view.ships)
    if tile:
        buoys += [tile[0]] if view.buoys_left else []
    if step:
        if step[0] in ships:
            ships.remove(step[0])
        ships.append(step[1])
    stations = view.stations
    if station:  # with a researcher, as long as there is one: SCH-4.1
        stations = (*stations, (station, min(1, view.researchers_left)))
    network = _network(seen, seat, ships, tile, stations)
    queen = network.queen and (view.queen_buoy or view.buoys_left > (1 if tile else 0))
    buoys += ["queen"] if queen else []
    each = box().constants["genius_fp"] if view.ability == "genius" else 1
    pieces = [*((field, 1) for field in (*buoys, *ships)), *((f, 1 + n * each) for f, n in stations)]

    def worth(component: int) -> int:
        return sum(count for field, count in pieces if component & BIT[field])

    best = max(network.components, key=worth, default=0)
    return Outlook(
        worth(best),
        frozenset(field for field, bit in BIT.items() if best & bit),
        sides_of(best, stations),
        bool(network.home & QUEEN_BIT),
        frozenset(joints_of(network)),
    )


def turns(seen: Observation, seat: int, kind: str, field: str) -> tuple[tuple[str, str], ...]:
    """Every rotation of a tile on a field, and why it cannot lie so: "" when it can.

    Either no link with an own station or ship (SCH-6.4), or a way of the lower tile closed (SCH-6.23).
    """
    view, bit = seen.seats[seat], BIT[field]
    contacts = _network(seen, seat, list(view.ships)).contacts()
    linked = sum(opening for opening, squares in zip(BITS, contacts, strict=True) if squares & bit)
    lower = next((mask_of(laid.open) for laid in seen.laid if laid.field == field), 0)
    found = []
    for mask in rotations(kind):
        why = "" if linked & mask or field in view.ships else "unlinked"
        found.append((openings(mask), why or ("closed_way" if lower & ~mask else "")))
    return tuple(found)


def _network(
    seen: Observation,
    seat: int,
    ships: list[str],
    tile: tuple[str, str] | None = None,
    stations: tuple[tuple[str, int], ...] = (),
) -> Network:
    ways, bits = CLOSED, 0
    laid = [(each.field, each.open) for each in seen.laid if seat in each.buoys]
    for field, opening in (*laid, *((tile,) if tile else ())):
        ways, bits = opened(ways, BIT[field], mask_of(opening)), bits | BIT[field]
    return Network(bits, ways, ships, stations or seen.seats[seat].stations)
