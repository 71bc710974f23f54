"""Vector glyphs of the boards: silhouettes, player marks, badges, tags and the compass rose."""

import math
from dataclasses import replace
from functools import lru_cache

from app import geometry
from app.glyphs.boss import BOSS
from app.glyphs.colony import COLONY
from app.glyphs.diving import DIVING
from app.glyphs.paths import outlines
from app.glyphs.shapes import GLYPHS, TAG
from app.glyphs.swarm import SWARM
from app.lettering import middle
from app.scene import NONE, Layer, Sheet
from app.theme import MARKS, Style

RESOURCES = ("kelp", "metal", "fish", "artifact")

_ALL = {**GLYPHS, **DIVING, **COLONY, **BOSS, **SWARM}


def draw(
    sheet: Sheet,
    layer: str,
    name: str,
    x: float,
    y: float,
    size: float,
    colour: str,
    back: str,
    alpha: float = 1.0,
) -> None:
    """Draws a silhouette about a centre; `back` is the colour that shows through its gaps."""
    for drawn in _drawn(name, round(x, 2), round(y, 2), size, colour, back, alpha):
        sheet.paste((replace(drawn, name=layer),))


@lru_cache(maxsize=2048)
def _drawn(
    name: str, x: float, y: float, size: float, colour: str, back: str, alpha: float
) -> tuple[Layer, ...]:
    sheet = Sheet(0, 0, ("glyph",))
    layer = "glyph"
    scale = size / 24
    for role, path, width in _ALL[name]:
        ink = back if role.startswith("cut") else colour
        rings = [geometry.moved(ring, x, y, scale) for ring in outlines(path)]
        if role in ("fill", "cut"):
            sheet.patch(layer, *rings, fill=ink, alpha=alpha)
            continue
        for ring in rings:
            sheet.line(layer, ring, ink, max(width * scale, 0.8), alpha)
    return sheet.parts()


def resource(
    sheet: Sheet,
    layer: str,
    kind: str,
    x: float,
    y: float,
    size: float,
    style: Style,
    back: str,
    alpha: float = 1.0,
) -> None:
    """Draws a resource, or the disc in four quarters for any kind."""
    if kind != "any":
        draw(sheet, layer, kind, x, y, size, style[kind], back, alpha)
        return
    radius = size * 0.44
    for quarter, name in enumerate(RESOURCES):
        start = math.tau * quarter / 4
        piece = [(x, y), *geometry.arc(x, y, radius, start, start + math.tau / 4)]
        sheet.patch(layer, piece, fill=style[name], alpha=alpha)
    sheet.patch(layer, geometry.disc(x, y, radius), line=style["ink"], width=max(0.8, size / 18), alpha=alpha)
    sheet.patch(
        layer,
        geometry.disc(x, y, radius * 0.36),
        fill=style["panel"],
        line=style["ink"],
        width=0.8,
        alpha=alpha,
    )


def strike(sheet: Sheet, layer: str, x: float, y: float, size: float, colour: str, back: str) -> None:
    """Draws the bar that says "not this kind"."""
    half = size * 0.5
    bar = [(x - half, y + half), (x + half, y - half)]
    sheet.line(layer, bar, back, max(3.6, size / 4))
    sheet.line(layer, bar, colour, max(1.6, size / 8))


def mark_outline(seat: int, x: float, y: float, radius: float) -> geometry.Outline:
    """The outline of a player's shape; all shapes have about the same area."""
    name = MARKS[seat]
    if name == "circle":
        return geometry.disc(x, y, radius)
    if name == "square":
        return geometry.box(x, y, radius * 1.77, radius * 1.77, radius * 0.16)
    sides, turn, grow = {
        "triangle": (3, -math.tau / 4, 1.45),
        "diamond": (4, 0.0, 1.25),
        "hexagon": (6, 0.0, 1.1),
    }[name]
    return geometry.ngon(x, y, radius * grow, sides, turn)


def mark(
    sheet: Sheet,
    layer: str,
    seat: int,
    x: float,
    y: float,
    radius: float,
    fill: str,
    line: str = NONE,
    width: float = 1.0,
) -> None:
    """Draws a player's shape."""
    sheet.patch(layer, mark_outline(seat, x, y, radius), fill=fill, line=line, width=width)


def badge(sheet: Sheet, layer: str, x: float, y: float, radius: float, text: str, style: Style) -> None:
    """Draws the eight-pointed badge with points in it."""
    outline = geometry.star(x, y, radius, radius * 0.82, 8)
    sheet.patch(layer, outline, fill=style["badge"], line=style["ink"], width=1)
    size = radius * 1.16
    sheet.text(layer, x, middle(y, size), text, size, style["ink"], style="bold")


def tag(
    sheet: Sheet,
    layer: str,
    kind: str,
    x: float,
    y: float,
    size: float,
    style: Style,
    lit: bool,
    text: str = "",
) -> None:
    """Draws a price tag with the building kind that it makes cheaper, and by how much when that counts."""
    ink = style["magenta"] if lit else style["ink"]
    scale = size / 24
    long = size * 0.62 if text else 0.0
    outline = geometry.moved(outlines(TAG)[0], x, y, scale)
    outline[2], outline[3] = (outline[2][0] + long, outline[2][1]), (outline[3][0] + long, outline[3][1])
    sheet.patch(layer, outline, fill=style["panel"], line=ink, width=1.3 if lit else 1)
    sheet.patch(layer, geometry.disc(x - 7 * scale, y, 1.3 * scale), line=ink, width=0.9)
    draw(sheet, layer, kind, x + 3.4 * scale, y, size * 0.5, ink, style["panel"])
    if text:
        sheet.text(
            layer, x + 10.4 * scale, middle(y, size * 0.5), text, size * 0.5, ink, style="bold", align="left"
        )


def ship(
    sheet: Sheet, layer: str, seat: int, x: float, y: float, size: float, style: Style, rim: str
) -> None:
    """Draws a ship in its owner's colour, with the owner's mark on the sail and a pale rim."""
    scale = size / 24
    rings = [
        geometry.moved(r, x, y, scale)
        for role, path, _ in GLYPHS["ship"]
        if role == "fill"
        for r in outlines(path)
    ]
    for ring in rings:
        sheet.patch(layer, ring, fill=rim, line=rim, width=3)
    draw(sheet, layer, "ship", x, y, size, style.player(seat), rim)
    mark(sheet, layer, seat, x, y - 3.5 * scale, 4.6 * scale, style["on_player"])


def building(
    sheet: Sheet, layer: str, seat: int, kind: str, x: float, y: float, radius: float, style: Style
) -> None:
    """Draws a building: the owner's shape with a white rim and a white silhouette."""
    mark(
        sheet,
        layer,
        seat,
        x,
        y,
        radius + 1.6,
        style["on_player"],
        style["ink"] if not style.dark else NONE,
        0.9,
    )
    mark(sheet, layer, seat, x, y, radius, style.player(seat))
    draw(sheet, layer, kind, x, y, radius * 1.3, style["on_player"], style.player(seat))


def rose(sheet: Sheet, layer: str, x: float, y: float, radius: float, style: Style, north: str) -> None:
    """Draws the compass rose: a graduated ring with four arrows and the letter of north."""
    ink = style["ink"]
    for turn in range(4):
        angle = turn * math.tau / 4 - math.tau / 4
        tip = geometry.polar(x, y, radius * 1.26, angle)
        left = geometry.polar(x, y, radius, angle - 0.13)
        right = geometry.polar(x, y, radius, angle + 0.13)
        sheet.patch(layer, [tip, left, (x, y)], fill=ink, line=ink)
        sheet.patch(layer, [tip, right, (x, y)], fill=style["panel"], line=ink)
    sheet.patch(layer, geometry.disc(x, y, radius), fill=style["panel"], line=ink, width=1.2)
    sheet.patch(layer, geometry.disc(x, y, radius * 0.86), fill=style["sea0"], line=ink, width=0.8)
    for step in range(72):
        angle = step * math.tau / 72
        inner = 0.89 if step % 3 else 0.86
        ends = [geometry.polar(x, y, radius * inner, angle), geometry.polar(x, y, radius * 0.985, angle)]
        sheet.line(layer, ends, ink, 0.7)
    size = radius * 0.24
    if size >= 11:
        sheet.text(layer, x, y - radius * 1.3, north, size, ink, "serif", "bold")
