"""What every chart has: minute scale, rhumb lines, names set wide, areas cut at the neat line."""

import itertools
import math
from collections.abc import Callable, Sequence

from app import geometry
from app.lettering import width
from app.scene import Sheet
from app.theme import Style

Frame = tuple[float, float, float, float]
"""Left, top, width and height."""

CHART_LAYERS = ("sea", "land", "names", "sites", "docks", "rings", "ships", "marks")
"""The layers of every chart, lowest first: the same for all games, because one figure draws them all, and
few, because each costs three renderers in the browser."""


def clipped(points: Sequence[geometry.Point], frame: Frame) -> geometry.Outline:
    """The part of an area inside of a frame (Sutherland and Hodgman); empty when there is none."""
    left, top, w, h = frame
    out = list(points)
    for axis, limit, sign in ((0, left, 1), (0, left + w, -1), (1, top, 1), (1, top + h, -1)):
        out = _half(out, axis, limit, sign)
    return out


def _half(points: geometry.Outline, axis: int, limit: float, sign: int) -> geometry.Outline:
    out: geometry.Outline = []
    for here, after in zip(points, points[1:] + points[:1], strict=True):
        inside, next_inside = sign * (here[axis] - limit) >= 0, sign * (after[axis] - limit) >= 0
        if inside:
            out.append(here)
        if inside != next_inside:
            part = (limit - here[axis]) / (after[axis] - here[axis])
            out.append((here[0] + part * (after[0] - here[0]), here[1] + part * (after[1] - here[1])))
    return out


def is_inside(x: float, y: float, frame: Frame, margin: float = 0.0) -> bool:
    """Whether a point lies in a frame, by at least a margin."""
    left, top, w, h = frame
    return left + margin <= x <= left + w - margin and top + margin <= y <= top + h - margin


def rhumbs(
    sheet: Sheet, layer: str, x: float, y: float, frame: Frame, style: Style, start: float = 0.0
) -> None:
    """Draws the 32 thin lines of the compass about a point, from a distance of it to the edges of a frame."""
    left, top, w, h = frame
    for step in range(32):
        c, s = math.cos(math.tau * step / 32), math.sin(math.tau * step / 32)
        across = (left + w - x if c > 0 else left - x) / c if abs(c) > 1e-6 else math.inf
        along = (top + h - y if s > 0 else top - y) / s if abs(s) > 1e-6 else math.inf
        reach = min(across, along)
        alpha = 0.16 if step % 2 else 0.3
        ends = [(x + start * c, y + start * s), (x + reach * c, y + reach * s)]
        sheet.line(layer, ends, style["magenta"], 0.6, alpha)


def minute_scale(
    sheet: Sheet, layer: str, start: float, end: float, at: float, edge: float, style: Style, upright: bool
) -> None:
    """Draws the black pieces of one side of the minute scale."""
    count = max(4, int((end - start) / 38))
    step = (end - start) / count
    for index in range(0, count, 2):
        place, length = start + index * step, step
        piece = (at, place, edge, length) if upright else (place, at, length, edge)
        sheet.patch(layer, geometry.frame(*piece), fill=style["ink"])


def border(sheet: Sheet, layer: str, frame: Frame, edge: float, style: Style) -> None:
    """Draws the frame of a chart round its neat line, with the minute scale on all sides."""
    left, top, w, h = frame
    out = geometry.frame(left - edge + 0.5, top - edge + 0.5, w + 2 * edge - 1, h + 2 * edge - 1)
    sheet.patch(layer, out, geometry.frame(*frame), fill=style["panel"], line=style["ink"])
    for at in (top - edge, top + h):
        minute_scale(sheet, layer, left, left + w, at, edge, style, False)
    for at in (left - edge, left + w):
        minute_scale(sheet, layer, top, top + h, at, edge, style, True)


def wide_text(
    sheet: Sheet,
    layer: str,
    x: float,
    y: float,
    text: str,
    size: float,
    ink: str,
    style: str = "italic",
    spacing: float = 0.08,
) -> float:
    """Draws a name in wide-set serif from its left end; gives where it ends."""
    bold = "bold" in style
    for char in text:
        sheet.text(layer, x, y, char, size, ink, "serif", style, "left")
        x += width(char, size, "serif", bold) + size * spacing
    return x - size * spacing


def wide_width(text: str, size: float, spacing: float = 0.08, bold: bool = False) -> float:
    """How wide a wide-set name is."""
    return width(text, size, "serif", bold) + size * spacing * (len(text) - 1)


def shore(
    points: Sequence[geometry.Point], seed: int, wobble: float, scale: Callable[[float], float] = float
) -> geometry.Outline:
    """A line of points made to look like a coast: rounded, slightly wavy."""
    soft: geometry.Outline = list(points)
    for _ in range(2):
        cut = [soft[0]]
        for (ax, ay), (bx, by) in itertools.pairwise(soft):
            cut += [
                (0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by),
                (0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by),
            ]
        soft = [*cut, soft[-1]]
    return [(x, y + scale(wobble * geometry.wave(0.9 * i, seed))) for i, (x, y) in enumerate(soft)]
