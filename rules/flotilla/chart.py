"""The hexes of a player's sea: names, neighbours, corners, distances (FLO-2.12, FLO-2.13).

Axial coordinates, pointy top; a hex is named `q.r`, r grows away from the hub. Directions and edges run
E, NE, NW, W, SW, SE; corner c lies between the edges c and c + 1.
"""

from functools import cache

from rules.flotilla.components import box

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS = range(6)


def name(q: int, r: int) -> str:
    """The name of a hex."""
    return f"{q}.{r}"


def place(hex_name: str) -> tuple[int, int]:
    """The coordinates of a hex. Raises ValueError for what is no hex."""
    q, r = hex_name.split(".")
    return int(q), int(r)


def _within(q: int, r: int) -> bool:
    return 0 <= r <= box().constants["sea_rows"] and abs(2 * q + r) <= box().constants["sea_width"]


def _all() -> tuple[str, ...]:
    rows, width = box().constants["sea_rows"], box().constants["sea_width"]
    grid = ((q, r) for r in range(rows + 1) for q in range(-width, width + 1))
    return tuple(name(q, r) for q, r in grid if _within(q, r))


HEXES = _all()  # row by row from the hub, each from the west
NEIGHBOURS = {
    each: tuple(name(q + dq, r + dr) if _within(q + dq, r + dr) else "" for dq, dr in DIRECTIONS)
    for each in HEXES
    for q, r in (place(each),)
}  # by direction; "" outside of the sea
ORDER = {each: number for number, each in enumerate(HEXES)}


@cache
def distance(first: str, second: str) -> int:
    """Steps from a hex to another one, over whatever lies there."""
    (q, r), (other_q, other_r) = place(first), place(second)
    dq, dr = q - other_q, r - other_r
    return max(abs(dq), abs(dr), abs(dq + dr))


DISTANCE = {each: distance(each, name(0, 0)) for each in HEXES}  # from the harbour


def at_corner(hex_name: str, corner: int) -> tuple[tuple[str, int], tuple[str, int]]:
    """The other two hexes at a corner, each with its own number of that corner; "" outside (FLO-2.13)."""
    around = NEIGHBOURS[hex_name]
    first, second = around[corner], around[(corner + 1) % 6]
    return (first, (corner + 2) % 6), (second, (corner + 4) % 6)
