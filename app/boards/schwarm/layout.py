"""Where things lie on the chart of Der Schwarm, in px, computed from the region's size alone."""

from functools import lru_cache
from typing import NamedTuple

from app.boards.sea import CHART_LAYERS
from app.scene import Size
from rules.schwarm.chart import COMPASS, SQUARE

LAYERS = CHART_LAYERS
"""Here `land` holds tiles, `names` the values on land, `sites` cables, `docks` what stands on them."""

PHONE = 500
"""Below this width the chart drops detail."""
SQUARES = 9
TRACK = 100
"""So many fields has the border, the point track: 25 a side, from the south-west clockwise."""

POINTS = {1: ((0.0, 0.0),), 2: ((-0.15, -0.15), (0.15, 0.15))}
CORNERS = ((-0.17, -0.17), (0.17, -0.17), (0.17, 0.17), (-0.17, 0.17))


class Plan(NamedTuple):
    """Size of the region, upper left corner of the squares, their pitch, and the border's width."""

    size: Size
    phone: bool
    left: float
    top: float
    pitch: float
    edge: float

    @property
    def side(self) -> float:
        """The length of the whole board."""
        return self.pitch * SQUARES

    def at(self, field: str) -> tuple[float, float]:
        """The middle of a field."""
        x, y = SQUARE[field]
        return self.square(x, y)

    def square(self, x: float, y: float) -> tuple[float, float]:
        """The middle of a square, counted from 1."""
        return self.left + (x - 0.5) * self.pitch, self.top + (y - 0.5) * self.pitch

    def off(self, start: str, way: str, steps: int) -> tuple[float, float]:
        """Where a tsunami leaves the board: half a square beyond the last one, inside of the border."""
        (x, y), (dx, dy) = SQUARE[start], COMPASS[way]
        reach = steps - 0.35
        px, py = self.square(x + dx * reach, y + dy * reach)
        inset = 12.0
        return (
            min(max(px, self.left + inset), self.left + self.side - inset),
            min(max(py, self.top + inset), self.top + self.side - inset),
        )

    def track(self, value: float) -> tuple[float, float]:
        """A field of the point track, in the middle of the border."""
        side, along = divmod(value % TRACK, TRACK / 4)
        part = (along + 0.5) / (TRACK / 4) * self.side
        half = self.edge / 2
        right, foot = self.left + self.side, self.top + self.side
        return (
            (self.left - half, foot - part),
            (self.left + part, self.top - half),
            (right + half, self.top + part),
            (right - part, foot + half),
        )[int(side)]


@lru_cache(maxsize=16)
def plan(size: Size) -> Plan:
    """The largest square board in the middle of the region."""
    w, h = size
    phone = w < PHONE
    edge = 9.0 if phone else 27.0
    pitch = (min(w, h) - 2 * edge - 2) / SQUARES
    side = pitch * SQUARES
    return Plan(size, phone, (w - side) / 2, edge + 1 if phone else (h - side) / 2, pitch, edge)


def offsets(owners: int) -> tuple[tuple[float, float], ...]:
    """Where the owners' points lie on a tile that they share, in pitches from its middle."""
    return POINTS.get(owners, CORNERS)
