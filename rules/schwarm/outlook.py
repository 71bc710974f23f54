"""What a player's network is or would be, found from what anybody sees: for boards and who thinks ahead."""

from dataclasses import dataclass

from rules.schwarm.chart import BIT, QUEEN_BIT, mask_of, neighbours
from rules.schwarm.components import box
from rules.schwarm.network import CLOSED, Network, flood, opened, sides_of
from rules.schwarm.observation import Observation


@dataclass(frozen=True, slots=True)
class Outlook:
    """The best network of a player: its points and fields, its sides, and every joint of all networks."""

    fp: int
    fields: frozenset[str]
    sides: tuple[str, ...]
    queen: bool
    joints: frozenset[tuple[str, str]]


def outlook(
    seen: Observation, seat: int, tile: tuple[str, str] | None = None, step: tuple[str, str] | None = None
) -> Outlook:
    """The outlook as things lie; with a tile laid (field and where it is open), or a ship moved.

    A ship's start may be "": then it is a new one (SCH-5.1).
    """
    view = seen.seats[seat]
    buoys = [field for laid in seen.laid for field in (laid.field,) * laid.buoys.count(seat)]
    ways, bits = CLOSED, 0
    for laid in seen.laid:
        if seat in laid.buoys:
            ways, bits = opened(ways, BIT[laid.field], mask_of(laid.open)), bits | BIT[laid.field]
    if tile:
        field, opening = tile
        ways, bits = opened(ways, BIT[field], mask_of(opening)), bits | BIT[field]
        buoys += [field] if view.buoys_left else []
    ships = list(view.ships)
    if step:
        if step[0] in ships:
            ships.remove(step[0])
        ships.append(step[1])
    network = Network(bits, ways, ships, view.stations)
    queen = network.queen and (view.queen_buoy or view.buoys_left > (1 if tile else 0))
    buoys += ["queen"] if queen else []
    each = box().constants["genius_fp"] if view.ability == "genius" else 1
    pieces = [*((field, 1) for field in (*buoys, *ships)), *((f, 1 + n * each) for f, n in view.stations)]

    def worth(component: int) -> int:
        return sum(count for field, count in pieces if component & BIT[field])

    best = max(network.components, key=worth, default=0)
    return Outlook(
        worth(best),
        frozenset(field for field, bit in BIT.items() if best & bit),
        sides_of(best, view.stations),
        bool(network.home & QUEEN_BIT),
        frozenset(_joints(network)),
    )


def _joints(network: Network) -> list[tuple[str, str]]:
    """Pairs of fields across whose edge the network hangs together, the north or west one first."""
    found = []
    for field, bit in BIT.items():
        if not network.nodes & bit:
            continue
        for way, other in neighbours(field):
            both = bit | BIT[other]
            if way in ("E", "S") and network.nodes & both == both:
                north, east, south, west = (squares & both for squares in network.ways)
                if flood(bit, (north, east, south, west)) == both:
                    found.append((field, other))
    return found
