"""Where things lie on the chart of Deep Blue, in px, computed from the region's size and the dive alone."""

from functools import lru_cache
from typing import NamedTuple

from app.boards.sea import CHART_LAYERS, Frame
from app.scene import Size
from rules.deep_blue.components import box

LAYERS = CHART_LAYERS
"""Here `names` holds the spaces, too, `sites` the veil and the site of a dive, `docks` the section's water,
border and threads, `rings` what hangs in it, `ships` the boats."""

PHONE = 500
"""Below this width the chart drops detail."""

FOLDED = 640
"""Below this width the section is shown during a dive only."""

EDGE = 5.0


class Plan(NamedTuple):
    """The parts of the chart: `map` and `section` are frames, a space lies at origin plus grid times step."""

    size: Size
    map: Frame
    section: Frame | None
    x0: float
    y0: float
    dx: float
    dy: float
    radius: float
    phone: bool
    panned: bool  # shows the surroundings of a dive only

    @property
    def sea(self) -> Frame:
        """The water inside of the border."""
        return EDGE, EDGE, self.size[0] - 2 * EDGE, self.size[1] - 2 * EDGE

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The place of a point of the grid."""
        return self.x0 + self.dx * x, self.y0 + self.dy * y

    def node(self, node: str) -> tuple[float, float]:
        """The middle of a space."""
        return self.at(box().nodes[node].x, box().nodes[node].y)


@lru_cache(maxsize=64)
def plan(size: Size, site: str = "") -> Plan:
    """The parts of the chart at a size; `site` is where the dive is, or "".

    Where the section folds away, the map keeps its scale during a dive and shows the dive's surroundings.
    """
    w, h = size[0] - 2 * EDGE, size[1] - 2 * EDGE
    phone, folds = size[0] < PHONE, size[0] < FOLDED
    beside = min(290.0, max(215.0, 0.293 * w))
    if folds:
        beside = min(238.0, 0.66 * w)
    map_w = w if folds else w - beside
    left, right, top, bottom = (0.095, 0.1, 40.0, 76.0) if phone else (0.15, 0.115, 0.077 * h, 0.172 * h)
    dx, dy = map_w * (1 - left - right) / 15, (h - top - bottom) / 13
    x0, y0 = EDGE + map_w * left - 3 * dx, EDGE + top - dy
    shown: Frame = (EDGE, EDGE, map_w, h)
    section: Frame | None = (EDGE + w - beside, EDGE, beside, h)
    if folds and not site:
        section = None
    elif folds:
        shown = (EDGE, EDGE, w - beside, h)
        x0 = EDGE + (w - beside) / 2 - dx * box().nodes[site].x
    radius = min(1.25 * dx, 0.8 * dy, 40.0)
    return Plan(size, shown, section, x0, y0, dx, dy, radius, phone, bool(folds and site))
