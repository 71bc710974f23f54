"""What no move changes: sea, four coasts with their fields, compass, the border that is the point track."""

from functools import lru_cache

from app import geometry, glyphs, theme
from app.boards import sea
from app.boards.schwarm import layout
from app.boards.schwarm.layout import TRACK, Plan
from app.lettering import middle
from app.scene import Layer, Sheet
from app.theme import Style
from rules.schwarm.chart import SQUARE
from rules.schwarm.components import box
from rules.schwarm.effects import amoebas

COASTS = {"N": (3, 1, 7, 1), "E": (9, 3, 9, 7), "S": (3, 9, 7, 9), "W": (1, 3, 1, 7)}
SHALLOWS = (("sea3", 0.3), ("sea2", 0.62), ("sea1", 1.05))


def _coast(plan: Plan, side: str, out: float, seed: int) -> geometry.Outline:
    """The outline of a coast, grown by a distance, cut at the neat line."""
    x0, y0, x1, y1 = COASTS[side]
    left, top = plan.square(x0, y0)
    right, foot = plan.square(x1, y1)
    p = plan.pitch
    half = 0.56 * p + out
    far = p if side in "NS" else 0.0
    corners = geometry.box(
        (left + right) / 2, (top + foot) / 2, right - left + 2 * half, foot - top + 2 * half, 0.3 * p
    )
    wavy = [
        (x + 0.03 * p * geometry.wave(0.05 * y + far, seed), y + 0.03 * p * geometry.wave(0.05 * x, seed))
        for x, y in corners
    ]
    return sea.clipped(wavy, (plan.left, plan.top, plan.side, plan.side))


def _sea(sheet: Sheet, plan: Plan, style: Style) -> None:
    frame = (plan.left, plan.top, plan.side, plan.side)
    sheet.patch("sea", geometry.frame(*frame), fill=style["sea0"])
    for tint, reach in reversed(SHALLOWS):
        for number, side in enumerate(COASTS):
            sheet.patch("sea", _coast(plan, side, reach * plan.pitch, number + 3), fill=style[tint])
    sea.rhumbs(sheet, "sea", *plan.at("queen"), frame, style, 0.5 * plan.pitch)


def _land(sheet: Sheet, plan: Plan, style: Style) -> None:
    for number, side in enumerate(COASTS):
        sheet.patch("sea", _coast(plan, side, 0.07 * plan.pitch, number), fill=style["drying"])
        sheet.patch("sea", _coast(plan, side, 0.0, number), fill=style["buff"], line=style["ink"], width=1.2)
    for field, land in box().land.items():
        x, y = plan.at(field)
        cell = geometry.box(x, y, 0.86 * plan.pitch, 0.86 * plan.pitch, 0.09 * plan.pitch)
        sheet.patch("sea", cell, fill=style["road"], line=style["buff_line"], width=1, alpha=0.75)
        size = 0.36 * plan.pitch
        sheet.text("sea", x, middle(y, size), str(land.value), size, style["ink"], "serif", "bold italic")


def _corners(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Four ticks mark every water field."""
    reach, tick = 0.44 * plan.pitch, 0.1 * plan.pitch
    for field in SQUARE:
        if field in box().land:
            continue
        x, y = plan.at(field)
        for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            cx, cy = x + dx * reach, y + dy * reach
            ends = [(cx - dx * tick, cy), (cx, cy), (cx, cy - dy * tick)]
            sheet.line("sea", ends, style["contour"], 0.8, 0.6)


def _border(sheet: Sheet, plan: Plan, style: Style) -> None:
    """The minute scale, each piece a field of the point track; the tens are named, amoebas drawn."""
    edge = plan.edge
    outer = geometry.frame(plan.left - edge, plan.top - edge, plan.side + 2 * edge, plan.side + 2 * edge)
    inner = geometry.frame(plan.left, plan.top, plan.side, plan.side)
    sheet.patch("sea", outer, inner, fill=style["panel"], line=style["ink"])
    step, thick = plan.side / (TRACK / 4), 5.0 if not plan.phone else 3.0
    for value in range(0, TRACK, 2):
        x, y = plan.track(value)
        upright = value // 25 % 2 == 0
        shift = plan.edge / 2 - thick / 2
        side = value // 25
        x += shift if side == 0 else -shift if side == 2 else 0
        y += shift if side == 1 else -shift if side == 3 else 0
        w, h = (thick, step) if upright else (step, thick)
        sheet.patch("sea", geometry.box(x, y, w, h), fill=style["ink"])
    sheet.patch("sea", inner, line=style["ink"], width=1.2)
    if plan.phone:
        return
    for value in range(0, TRACK, 10):
        x, y = plan.track(value)
        sheet.text("sea", x, middle(y, 13), str(value), 13, style["ink"], "serif", "italic")
        count = amoebas(value + 5)
        for number in range(count):
            ax, ay = plan.track(value + 5 + (number - (count - 1) / 2) * 0.62)
            glyphs.draw(sheet, "sea", "amoeba", ax, ay, 12, style["sounding"], style["panel"])


@lru_cache(maxsize=8)
def background(plan: Plan, dark: bool) -> tuple[Layer, ...]:
    """What no move changes, to be pasted into every scene of this size."""
    sheet, style = Sheet(*plan.size, layout.LAYERS), theme.style(dark)
    _sea(sheet, plan, style)
    _land(sheet, plan, style)
    _corners(sheet, plan, style)
    _border(sheet, plan, style)
    x, y = plan.square(1, 1)
    glyphs.rose(sheet, "sea", x, y, 0.33 * plan.pitch, style, "N" if plan.pitch > 60 else "")
    return sheet.parts()
