"""The hot path: which of a player's pieces hang together, with a bit for each square (SCH-8.10, SCH-8.11).

Four bit sets say which squares are open to the north, east, south and west; a flood step is four
shifts. A network is found once for a position of a player's pieces and kept until they change.
"""

from collections.abc import Iterable

from rules.schwarm.chart import (
    BIT,
    EAST,
    NORTH,
    QUEEN_BIT,
    ROW,
    SOUTH,
    WATER_BITS,
    WEST,
    neighbours,
    seaward,
)
from rules.schwarm.components import box

Ways = tuple[int, int, int, int]  # squares open to N, E, S, W
Stations = tuple[tuple[str, int], ...]  # field and researchers
CLOSED: Ways = (0, 0, 0, 0)


def opened(ways: Ways, bit: int, mask: int) -> Ways:
    """The ways with the openings of a mask on one square added."""
    north, east, south, west = ways
    return (
        north | bit if mask & NORTH else north,
        east | bit if mask & EAST else east,
        south | bit if mask & SOUTH else south,
        west | bit if mask & WEST else west,
    )


def shut(ways: Ways, bit: int) -> Ways:
    """The ways without one square."""
    return (ways[0] & ~bit, ways[1] & ~bit, ways[2] & ~bit, ways[3] & ~bit)


def flood(seed: int, ways: Ways) -> int:
    """All squares that hang together with those of `seed`: two are joined when both are open to the other."""
    north, east, south, west = ways
    found, fresh = seed, seed
    while fresh:
        fresh = (
            ((fresh & north) >> ROW & south)
            | ((fresh & south) << ROW & north)
            | ((fresh & east) << 1 & west)
            | ((fresh & west) >> 1 & east)
        ) & ~found
        found |= fresh
    return found


def touching(bits: int, ways: Ways) -> int:
    """The squares that `bits` are open towards, whatever lies there."""
    north, east, south, west = ways
    return (bits & north) >> ROW | (bits & south) << ROW | (bits & east) << 1 | (bits & west) >> 1


class Network:
    """How one player's pieces hang together.

    `ways` include ships, stations and, when it is a node, the queen field. `home` is everything
    that hangs on a station, `anchored` on a station or a ship: there tiles may be laid (SCH-6.4).
    `queen` tells whether a station is linked with the queen field (SCH-6.31).
    """

    __slots__ = ("_components", "anchored", "home", "nodes", "queen", "ways")

    def __init__(self, tiles: int, ways: Ways, ships: Iterable[str], stations: Stations) -> None:
        ship_bits = station_bits = 0
        for ship in ships:
            ship_bits |= BIT[ship]
        north, east, south, west = (way | ship_bits for way in ways)
        ways = (north, east, south, west)
        for field, _ in stations:
            bit = BIT[field]
            station_bits |= bit
            ways = opened(ways, bit, seaward(field))
        home = flood(station_bits, ways)
        if not ship_bits & QUEEN_BIT and touching(home, ways) & QUEEN_BIT:
            ways = opened(ways, QUEEN_BIT, 15)  # from now on it is a node for all that touch it
            home = flood(home, ways)
        self.ways = ways
        self.home = home
        self.queen = bool(home & QUEEN_BIT)
        self.anchored = flood(home | ship_bits, ways)
        self.nodes = tiles | ship_bits | home
        self._components: tuple[int, ...] | None = None

    @property
    def components(self) -> tuple[int, ...]:
        """The bit sets of all that hangs together, with or without a station (SCH-8.12)."""
        if self._components is None:
            rest, found = self.nodes, []
            while rest:
                component = flood(rest & -rest, self.ways)
                found.append(component)
                rest &= ~component
            self._components = tuple(found)
        return self._components

    def contacts(self) -> Ways:
        """Where a new tile with an opening to N, E, S or W would be joined with what is anchored."""
        north, east, south, west = self.ways
        anchored = self.anchored
        return (
            (anchored & south) << ROW & WATER_BITS,
            (anchored & west) >> 1 & WATER_BITS,
            (anchored & north) >> ROW & WATER_BITS,
            (anchored & east) << 1 & WATER_BITS,
        )


def sides_of(component: int, stations: Stations) -> tuple[str, ...]:
    """The sides of the board on which stations of a component lie (SCH-8.7)."""
    found = {box().land[field].side for field, _ in stations if component & BIT[field]}
    return tuple(side for side in "NESW" if side in found)


def joints_of(network: Network) -> list[tuple[str, str]]:
    """Every edge across which a player's network hangs together: its two fields, north or west first."""
    found = []
    for field, bit in BIT.items():
        if network.nodes & bit:
            for way, other in neighbours(field):
                both = bit | BIT[other]
                if way in ("E", "S") and network.nodes & both == both:
                    north, east, south, west = (squares & both for squares in network.ways)
                    if flood(bit, (north, east, south, west)) == both:
                        found.append((field, other))
    return found
