"""The board as a graph and as bits: neighbours, rays, the ring of land, a bit for each square.

A square (x, y) is bit 10 y + x: a step east is a shift by 1, south by 10, and column 0 keeps rows apart.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from rules.schwarm.components import QUEEN, SIDES, box

NORTH, EAST, SOUTH, WEST = BITS = (1, 2, 4, 8)
OPPOSITE = {NORTH: SOUTH, EAST: WEST, SOUTH: NORTH, WEST: EAST}
COMPASS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
ROW = 10  # bits from a square to the one south of it
WATER = tuple(field for field in box().water if field != QUEEN)  # in the order of the deal: SCH-1.1
LAND = tuple(sorted(box().land, key=lambda field: box().land[field].ring))
RING = {field: number for number, field in enumerate(LAND)}
AT = {(place.x, place.y): place.id for table in (box().water, box().land) for place in table.values()}
SQUARE = {field: square for square, field in AT.items()}
BIT = {field: 1 << (ROW * y + x) for field, (x, y) in SQUARE.items()}
QUEEN_BIT = BIT[QUEEN]
WATER_BITS = sum(BIT[field] for field in box().water)


def is_water(field: str) -> bool:
    """Whether a field is water; the queen's is (SCH-5.3)."""
    return field in box().water


def openings(mask: int) -> str:
    """A mask as text, such as `NES`."""
    return "".join(side for side, bit in zip(SIDES, BITS, strict=True) if mask & bit)


def mask_of(text: str) -> int:
    """The mask of a text such as `NES`."""
    return sum(bit for side, bit in zip(SIDES, BITS, strict=True) if side in text)


@cache
def rotations(kind: str) -> tuple[int, ...]:
    """The different masks of a tile, turned clockwise step by step (SCH-6.3)."""
    mask, found = box().tiles[kind].mask, []
    for _ in BITS:
        if mask not in found:
            found.append(mask)
        mask = (mask << 1 | mask >> 3) & 15
    return tuple(found)


@cache
def neighbours(field: str) -> tuple[tuple[str, str], ...]:
    """Direction and field of what lies beside a field, water and land, in the order N, E, S, W."""
    found = ((side, step(field, side)) for side in SIDES)
    return tuple((side, other) for side, other in found if other)


@cache
def around(field: str) -> tuple[str, ...]:
    """The water beside a field, without direction."""
    return tuple(other for _, other in neighbours(field) if is_water(other))


@cache
def corners(field: str) -> tuple[str, ...]:
    """The water that touches a field at a corner only (SCH-9.20)."""
    found = (step(field, way) for way in COMPASS if len(way) == 2)
    return tuple(other for other in found if other and is_water(other))


def step(field: str, way: str) -> str:
    """The field in a direction; "" outside of the board, where the display corner lies too."""
    (x, y), (dx, dy) = SQUARE[field], COMPASS[way]
    return AT.get((x + dx, y + dy), "")


@cache
def ray(field: str, way: str) -> tuple[str, ...]:
    """All a tsunami enters in a direction: up to the first land field, or "" where it leaves (SCH-7.22)."""
    path: list[str] = []
    while not path or (path[-1] and is_water(path[-1])):
        path.append(step(path[-1] if path else field, way))
    return tuple(path)


@cache
def landward(field: str) -> tuple[str, ...]:
    """The land fields beside a land field on its side: clockwise first (SCH-9.3)."""
    side, number = box().land[field].side, RING[field]
    others = (LAND[(number + 1) % len(LAND)], LAND[number - 1])
    return tuple(other for other in others if box().land[other].side == side)


def ring_distance(one: str, other: str) -> int:
    """How many land fields apart two are, the short way round (SCH-9.2)."""
    apart = abs(RING[one] - RING[other])
    return min(apart, len(LAND) - apart)


@cache
def seaward(field: str) -> int:
    """The directions in which a land field meets water: a station is open there only (SCH-8.10)."""
    return sum(mask_of(side) for side, other in neighbours(field) if is_water(other))


def fields_of(bits: int) -> tuple[str, ...]:
    """The fields of a bit set, in the order of the tables."""
    return tuple(field for field, bit in BIT.items() if bits & bit)


def bits_of(fields: Iterable[str]) -> int:
    """The bit set of fields."""
    found = 0
    for field in fields:
        found |= BIT[field]
    return found


def near(bits: int) -> int:
    """The squares of a bit set and those beside it."""
    return bits | bits << ROW | bits >> ROW | bits << 1 | bits >> 1


def each_water(bits: int) -> Iterator[str]:
    """The water fields of a bit set, row by row."""
    return (field for field in box().water if bits & BIT[field])
