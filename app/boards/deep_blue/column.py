"""The section at the right of the chart: sky, water in tints of depth, the sea bed, and where things hang."""

import math
from typing import NamedTuple

from app import geometry
from app.boards import sea
from app.boards.deep_blue.layout import Plan
from app.boards.sea import Frame
from app.scene import Sheet
from app.theme import Style


class Column(NamedTuple):
    """Heights of the section, in px of the region, and how large its parts are drawn."""

    frame: Frame
    surface: float
    bed: float
    bell: float  # height of the diving bell
    button: float  # height of the next draw
    line: float  # x of the lead line
    phone: bool

    @property
    def right(self) -> float:
        """The right edge."""
        return self.frame[0] + self.frame[2]

    def threads(self, count: int) -> list[float]:
        """The x of each diver's thread, from the first to the last."""
        start, end = self.frame[0] + max(84.0, 0.4 * self.frame[2]), self.right - 24
        if count == 1:
            return [start + (end - start) * 0.3]
        step = min((end - start) / (count - 1), 54.0)
        return [start + step * index for index in range(count)]


def column(plan: Plan) -> Column:
    """The section of a plan that has one."""
    assert plan.section is not None, plan
    _, top, _, h = plan.section
    low = h < 560
    surface = top + (88.0 if low else 122.0)
    bed = top + h - (98.0 if low else 150.0)
    line = plan.section[0] + (40.0 if low else 50.0)
    return Column(plan.section, surface, bed, 54.0 if low else 74.0, 44.0 if low else 50.0, line, plan.phone)


def _wavy(left: float, right: float, y: float, swing: float, seed: int) -> geometry.Outline:
    steps = max(12, int((right - left) / 7))
    return [
        (
            left + (right - left) * i / steps,
            y + swing * math.sin(i * 0.55 + seed) + swing * 0.5 * math.sin(i * 0.23 * seed),
        )
        for i in range(steps + 1)
    ]


def water(sheet: Sheet, parts: Column, style: Style) -> None:
    """Draws sky, water and bed."""
    left, top, w, h = parts.frame
    right, bottom = left + w, top + h
    sheet.patch("docks", geometry.frame(left, top, w, h), fill=style["paper"])
    deep = parts.bed - parts.surface
    bands = ((0.0, "sea0", 2.2), (0.4, "sea1", 3.0), (0.68, "sea2", 3.4), (0.88, "sea3", 3.0))
    for seed, (part, colour, swing) in enumerate(bands):
        edge = _wavy(left, right, parts.surface + part * deep, swing, seed + 2)
        line = style["ink"] if not part else style["contour"]
        sheet.patch("docks", [*edge, (right, bottom), (left, bottom)], fill=style[colour])
        sheet.line("docks", edge, line, 1.6 if not part else 0.8)
    edge = _wavy(left, right, parts.bed, 3.4, 3)
    sheet.patch("docks", [*edge, (right, bottom), (left, bottom)], fill=style["buff"])
    sheet.line("docks", edge, style["ink"], 1.3)
    sheet.line("docks", [(left, top), (left, bottom)], style["ink"], 1.3)
    sheet.patch(
        "docks", geometry.frame(left - 4, top, 4, h), fill=style["panel"], line=style["ink"], width=0.8
    )
    sea.minute_scale(sheet, "docks", top, bottom, left - 4, 4, style, True)
