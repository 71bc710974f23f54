"""Gems: a shape for each colour, facets where there is room, and shields that name a hazard."""

import math

from app import geometry
from app.scene import Sheet
from app.theme import Style

_POLYGONS = {
    "silver": (12, 0.0, 1.0),
    "gold": (4, math.tau / 8, 1.22),
    "red": (4, -math.tau / 4, 1.22),
    "green": (3, -math.tau / 4, 1.32),
    "purple": (6, 0.0, 1.08),
}
"""Corners, turn and growth of the cut gems."""

_DROP = ((0.0, -1.25), (0.42, -0.62), (0.8, 0.0), (0.92, 0.42), (0.78, 0.84), (0.42, 1.1), (0.0, 1.18))


def outline(kind: str, x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a gem; all have about the same area."""
    if kind in _POLYGONS:
        sides, turn, grow = _POLYGONS[kind]
        return geometry.ngon(x, y + (0.14 * radius if kind == "green" else 0.0), radius * grow, sides, turn)
    if kind == "black":
        return geometry.star(x, y, radius * 1.22, radius * 0.62, 8)
    left = [(-px, py) for px, py in reversed(_DROP[1:-1])]
    return geometry.moved([*_DROP, *left], x, y, radius)


def gem(
    sheet: Sheet, layer: str, kind: str, x: float, y: float, radius: float, style: Style, alpha: float = 1.0
) -> None:
    """Draws a gem: hazards plain with a glint, the others cut."""
    shape = outline(kind, x, y, radius)
    wide = max(0.9, min(1.5, radius / 8))
    sheet.patch(layer, shape, fill=style[kind], line=style["ink"], width=wide, alpha=alpha)
    if kind == "blue":
        glint = geometry.disc(x - 0.3 * radius, y + 0.36 * radius, 0.22 * radius)
        sheet.patch(layer, glint, fill=style["white"], alpha=0.75 * alpha)
    elif kind == "black":
        sheet.patch(layer, geometry.disc(x, y, 0.26 * radius), fill=style["white"], alpha=0.9 * alpha)
    elif radius < 8:
        _table(sheet, layer, kind, x, y, radius, style, alpha)
    else:
        _facets(sheet, layer, kind, (x, y), radius, style, alpha)


def _table(
    sheet: Sheet, layer: str, kind: str, x: float, y: float, radius: float, style: Style, alpha: float
) -> None:
    """The flat top of a cut gem."""
    top = outline(kind, x, y - (0.06 * radius if kind == "green" else 0), radius * 0.5)
    sheet.patch(layer, top, fill=style["white"], alpha=0.4 * alpha)


def _facets(
    sheet: Sheet,
    layer: str,
    kind: str,
    middle: geometry.Point,
    radius: float,
    style: Style,
    alpha: float,
) -> None:
    """The sides of a cut gem: light from the upper left."""
    x, y = middle
    outer = outline(kind, x, y, radius * 0.94)
    inner = outline(kind, x, y, radius * 0.52)
    for index, here in enumerate(outer):
        after = (index + 1) % len(outer)
        side = [here, outer[after], inner[after], inner[index]]
        towards = (here[0] + outer[after][0]) / 2 - x, (here[1] + outer[after][1]) / 2 - y
        light = -(towards[0] + 1.3 * towards[1]) / radius
        tone = style["white"] if light > 0 else style["deep"]
        sheet.patch(layer, side, fill=tone, alpha=round(min(0.55, abs(light) * 0.4) * alpha, 2))
    _table(sheet, layer, kind, x, y, radius * 1.04, style, alpha)


def any_gem(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style) -> None:
    """Draws the sign for gems of any colour: a ring with a question mark."""
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["panel"], line=style["ink"], width=1.1)
    size = radius * 1.6
    sheet.text(layer, x, y + size * 0.34, "?", size, style["ink"], style="bold")


def shield_outline(x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a shield."""
    half = ((0.0, -1.12), (0.4, -0.9), (0.98, -0.82), (1.0, -0.1), (0.82, 0.5), (0.45, 0.95), (0.0, 1.25))
    left = [(-px, py) for px, py in reversed(half[1:-1])]
    return geometry.moved([*half, *left], x, y, radius)


def shield(
    sheet: Sheet, layer: str, kind: str, x: float, y: float, radius: float, style: Style, line: str = ""
) -> None:
    """Draws a shield against a hazard; `hazard` shows both."""
    ink = line or style["ink"]
    sheet.patch(
        layer, shield_outline(x, y, radius), fill=style["panel"], line=ink, width=max(1.1, radius / 10)
    )
    if kind == "hazard":
        gem(sheet, layer, "black", x - 0.4 * radius, y - 0.12 * radius, radius * 0.36, style)
        gem(sheet, layer, "blue", x + 0.42 * radius, y - 0.02 * radius, radius * 0.36, style)
    elif kind:
        gem(sheet, layer, kind, x, y - 0.04 * radius, radius * 0.55, style)
