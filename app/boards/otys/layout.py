"""Where things lie on the chart of Otys, in px, computed from the region's size alone."""

from functools import lru_cache
from typing import NamedTuple

from app.boards.sea import CHART_LAYERS, Frame
from app.scene import Size
from rules.otys.components import SURFACE, box

LAYERS = CHART_LAYERS
"""Here `sea` holds water and land, `land` the light on a level, `names` what is written and the plates,
`sites` places and tokens, `docks` ribbons and ghosts, `ships` divers and keys."""

PHONE = 500
"""Below this width the chart drops detail."""


class Plan(NamedTuple):
    """Columns by their x, rows by `slot`; radii and widths of what lies there."""

    size: Size
    phone: bool
    edge: float
    head: float  # height of the line above the column
    pitch: float  # from slot to slot
    gap: float  # across the water line
    bed: float  # where the sea bed begins
    scale: float  # where the score scale begins; the lower edge without one
    sponsor: float
    sponsor_w: float
    tokens: tuple[float, float]
    cliff: float
    key: float
    key_w: float
    name: float  # right end of the divers' names
    now: float
    riser: float
    after: float
    zone: float  # the first place of a level
    step: float  # from place to place
    bonus: float
    mechanic: float
    diver: float  # radius of a helmet
    ghost: float
    place: float  # radius of a resource's disc
    token: float  # radius of a reward token

    @property
    def inside(self) -> Frame:
        """The chart inside of its border."""
        return self.edge, self.edge, self.size[0] - 2 * self.edge, self.size[1] - 2 * self.edge

    @property
    def water(self) -> float:
        """The height of the water line."""
        return self.edge + self.head + SURFACE * self.pitch + self.gap / 2

    def slot(self, index: int) -> float:
        """The middle of a slot of the column, 0 on top."""
        return self.edge + self.head + (index + 0.5) * self.pitch + (self.gap if index >= SURFACE else 0)

    def level(self, level: int) -> float:
        """The middle of a level, 1 to 5."""
        return self.slot(level + SURFACE - 1)

    def spot(self, level: int, index: int) -> tuple[float, float]:
        """The middle of a level's place for a resource; on a phone long rows are wrapped."""
        x, y = self.zone, self.level(level)
        capacity = box().capacity[level]
        first = -(-capacity // 2) if self.phone and capacity > 3 else max(capacity, 6)
        if capacity < 4 or not self.phone:
            return x + index * self.step, y
        row, column = divmod(index, first)
        return x + column * self.step, y + (row - 0.5) * 2.05 * self.place


@lru_cache(maxsize=32)
def plan(size: Size) -> Plan:
    """The parts of the chart at a size."""
    w, h = size
    return _small(size) if w < PHONE else _large(size, w, h)


def _large(size: Size, w: float, h: float) -> Plan:
    edge, head, gap = 8.0, 24.0, 12.0
    bed, scale = 92.0, 44.0
    pitch = (h - 2 * edge - head - gap - bed - scale - 4) / 8
    wide = w - 2 * edge
    across = wide / 758
    small = min(pitch / 69, across)

    def at(x: float) -> float:
        return edge + (x - 20) * across

    diver = min(0.335 * pitch, 24.0 * across)
    return Plan(
        size, False, edge, head, pitch, gap,
        bed=edge + head + 8 * pitch + gap + 4, scale=h - edge - scale,
        sponsor=at(88), sponsor_w=118 * across, tokens=(at(173), at(222)), cliff=at(251),
        key=at(283), key_w=46 * small, name=at(424) - diver - 12, now=at(424), riser=at(472), after=at(514),
        zone=at(570), step=min(28.0, 27.0 * across), bonus=at(729), mechanic=at(761),
        diver=diver, ghost=0.7 * diver, place=min(13.5, 13.0 * small), token=min(21.0 * small, 0.31 * pitch),
    )  # fmt: skip


def _small(size: Size) -> Plan:
    w, h = size
    edge, head, gap, bed = 4.0, 15.0, 6.0, 40.0
    pitch = (h - 2 * edge - head - gap - bed) / 8
    across = (w - 2 * edge) / 367

    def at(x: float) -> float:
        return edge + (x - 4) * across

    diver = min(0.385 * pitch, 18.0)
    return Plan(
        size, True, edge, head, pitch, gap,
        bed=edge + head + 8 * pitch + gap, scale=h - edge,
        sponsor=at(29), sponsor_w=40, tokens=(at(64), at(87)), cliff=at(103),
        key=at(124), key_w=34, name=at(124), now=at(172), riser=at(207), after=at(234),
        zone=at(270), step=21.5 * across, bonus=at(350), mechanic=at(350),
        diver=diver, ghost=0.74 * diver, place=min(10.2, 0.235 * pitch), token=11.0,
    )  # fmt: skip
