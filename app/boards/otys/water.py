"""What no move changes: land and cliff, five levels of water, the sea bed, compass and border."""

import math
from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import sea
from app.boards.otys import layout
from app.boards.otys.layout import Plan
from app.scene import Layer, Sheet
from app.theme import Style
from rules.otys.components import LEVELS

TINTS = (("sea3", 1.0), ("sea2", 1.0), ("sea2", 0.62), ("sea1", 1.0), ("sea0", 1.0))
"""Colour and strength of the levels, darker near the land's height as on every chart."""


def _edge(plan: Plan, y: float, level: int) -> geometry.Outline:
    """The wavy upper edge of a level, from left to right."""
    left, _, w, _ = plan.inside
    steps = 60
    swell = 2.4 if not level else 1.7
    return [
        (left + w * i / steps, y + swell * math.sin(i * (0.95 if not level else 0.42) + 1.7 * level))
        for i in range(steps + 1)
    ]


def _levels(sheet: Sheet, plan: Plan, style: Style) -> None:
    left, _, w, _ = plan.inside
    tops = [plan.water, *(plan.level(level) - plan.pitch / 2 for level in LEVELS[1:]), plan.bed]
    sheet.patch("sea", geometry.frame(left, plan.water, w, plan.bed - plan.water), fill=style["panel"])
    for index, (tint, alpha) in enumerate(TINTS):
        upper = _edge(plan, tops[index], index)
        foot = [(left + w, tops[index + 1] + 3), (left, tops[index + 1] + 3)]
        sheet.patch("sea", [*upper, *foot], fill=style[tint], alpha=alpha)
        if index:
            sheet.line("sea", upper, style["contour"], 0.9, 0.8)


def cliff_line(plan: Plan) -> geometry.Outline:
    """The coast from the top of the land down to the bed and along it to the right."""
    left, top, w, _ = plan.inside
    x, water = plan.cliff, plan.water
    s = (x - left) / 243
    land = top + (8 if plan.phone else 26)
    peak = [
        (left, land + 14 * s), (left + 26 * s, land + 2),
        (left + 52 * s, land + 8 * s), (left + 82 * s, land - 4 * s),
        (left + 112 * s, land + 1), (left + 138 * s, land - 6 * s), (left + 166 * s, land + 5 * s),
        (left + 192 * s, land), (x - 30 * s, land + 15 * s), (x - 17 * s, land + 0.24 * (water - land)),
    ]  # fmt: skip
    down = [(x - 8 * s, water - 0.3 * (water - land)), (x + 3 * s, water - 8), (x + 8 * s, water + 2)]
    steps = 9
    wall = [
        (x + (3.4 if i % 2 else -2.6) * s, water + 16 + (plan.bed - water - 22) * i / steps)
        for i in range(steps + 1)
    ]
    bed = [
        (x + 12 * s, plan.bed + 3),
        *(
            (x + (left + w - x) * part, plan.bed + 6 + 3 * math.sin(9 * part))
            for part in (0.2, 0.4, 0.6, 0.8, 1.0)
        ),
    ]
    return sea.shore([*peak, *down, *wall, *bed], 5, 0.7)


def _land(sheet: Sheet, plan: Plan, style: Style) -> None:
    left, top, w, h = plan.inside
    coast = cliff_line(plan)
    foot = [(left + w, top + h), (left, top + h)]
    sheet.patch("sea", [*coast, *foot], fill=style["buff"])
    water, x = plan.water, plan.cliff
    s = (x - left) / 243
    green = [
        (x - 11 * s, water - 50 * s), (x + 2 * s, water - 9), (x + 8 * s, water + 2),
        (x, water + 20), (x - 3 * s, water + 34 * s),
        (x - 11 * s, water + 22 * s), (x - 9 * s, water), (x - 14 * s, water - 20 * s),
    ]  # fmt: skip
    sheet.patch("sea", geometry.chaikin(green), fill=style["drying"])
    sheet.line("sea", coast, style["ink"], 1.5)
    for row in range(2 if plan.phone else 3):
        y = plan.bed + 22 + row * (plan.scale - plan.bed - 24) / 3
        dots = [(x + (left + w - x) * part / 12, y + 2.5 * math.sin(part + row)) for part in range(1, 13)]
        sheet.line("sea", dots, style["buff_line"], 0.8, 0.7, "1 6")


def _surface(sheet: Sheet, plan: Plan, style: Style) -> None:
    """The water line itself, doubled, from the shore to the right."""
    left, _, w, _ = plan.inside
    start = plan.cliff + (plan.cliff - left) / 30
    for y, width, alpha in ((plan.water, 1.5, 1.0), (plan.water + 5, 0.8, 0.5)):
        line = [(at, y + 2.2 * math.sin((at - start) / 9)) for at in _steps(start, left + w, 4)]
        sheet.line("sea", line, style["ink"], width, alpha)


def _steps(start: float, end: float, step: float) -> list[float]:
    count = max(1, round((end - start) / step))
    return [start + (end - start) * i / count for i in range(count + 1)]


def _rails(sheet: Sheet, plan: Plan, style: Style) -> None:
    """The ruled strip in which the divers slide, and the dotted one beside it."""
    top, foot = plan.slot(0) - plan.pitch * 0.42, plan.slot(7) + plan.pitch * 0.48
    half = plan.diver * 1.34
    for side in (-1, 1):
        x = plan.now + side * half
        sheet.line("sea", [(x, top), (x, foot)], style["ink"], 0.9)
        x = plan.after + side * plan.ghost * 1.45
        sheet.line("sea", [(x, top), (x, foot)], style["ink"], 0.7, 1.0, "2 4")
    count = 5 * 7
    for index in range(count + 1):
        y = top + (foot - top) * index / count
        long = 7 if index % 5 == 0 else 4
        sheet.line(
            "sea",
            [(plan.now - half, y), (plan.now - half + long * (0.7 if plan.phone else 1), y)],
            style["ink"],
            0.8,
        )


def _border(sheet: Sheet, plan: Plan, style: Style) -> None:
    edge, (w, h) = plan.edge, plan.size
    frame = (edge, edge, w - 2 * edge, h - 2 * edge)
    sheet.patch(
        "sea",
        geometry.frame(0.5, 0.5, w - 1, h - 1),
        geometry.frame(*frame),
        fill=style["panel"],
        line=style["ink"],
    )
    for at in (0.0,) if not plan.phone else (0.0, h - edge):
        sea.minute_scale(sheet, "sea", edge, w - edge, at, edge, style, False)
    for at in (0.0, w - edge):
        sea.minute_scale(sheet, "sea", edge, h - edge, at, edge, style, True)
    sheet.patch("sea", geometry.frame(*frame), line=style["ink"], width=1.2)


def rose_place(plan: Plan) -> tuple[float, float, float]:
    """Middle and radius of the compass: above the water at the right."""
    left, top, w, _ = plan.inside
    height = plan.water - top
    radius = min(0.2 * height, 0.06 * w)
    return left + w - 1.4 * radius - (4 if plan.phone else 8), top + height * 0.5 + radius * 0.15, radius


@lru_cache(maxsize=8)
def background(plan: Plan, dark: bool) -> tuple[Layer, ...]:
    """What no move changes, to be pasted into every scene of this size."""
    sheet, style = Sheet(*plan.size, layout.LAYERS), theme.style(dark)
    left, top, w, h = plan.inside
    sheet.patch("sea", geometry.frame(left, top, w, h), fill=style["panel"])
    _levels(sheet, plan, style)
    x, y, radius = rose_place(plan)
    sea.rhumbs(sheet, "sea", x, y, (left, top, w, plan.bed - top), style, radius)
    _land(sheet, plan, style)
    _surface(sheet, plan, style)
    _rails(sheet, plan, style)
    glyphs.rose(sheet, "sea", x, y, radius, style, "N")
    needle = geometry.star(x, y, 0.8 * radius, 0.2 * radius, 4)
    sheet.patch("sea", needle, fill=style["panel"], line=style["ink"], width=1)
    for quarter in range(4):
        tip = geometry.polar(x, y, 0.8 * radius, quarter * geometry.TAU / 4)
        side = geometry.polar(x, y, 0.2 * radius, quarter * geometry.TAU / 4 + geometry.TAU / 8)
        sheet.patch("sea", [(x, y), tip, side], fill=style["ink"])
    _border(sheet, plan, style)
    return sheet.parts()
