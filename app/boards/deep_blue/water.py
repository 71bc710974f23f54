"""The sea of Deep Blue's chart that no move changes: islands, coast, soundings, routes, compass rose."""

import math

from app import geometry
from app.boards import sea
from app.boards.deep_blue.layout import Plan
from app.scene import Sheet
from app.theme import Style
from rules.deep_blue.components import HARBOUR, box

_ISLANDS = (
    (9.0, 11.95, 0.42, 0.3), (13.0, 5.45, 1.35, 0.85), (16.05, 6.05, 1.15, 0.82), (4.05, 9.1, 1.5, 0.85),
    (9.0, 5.05, 0.75, 0.42), (16.45, 10.0, 0.5, 0.28),
)  # fmt: skip
"""Middle and half axes of the islands, on the grid."""

SOUNDINGS = (
    (11.3, 0.6, 74), (18.6, 0.6, 62), (6.3, 2.1, 70), (9.95, 4.15, 63), (1.7, 6.1, 67), (5.4, 6.35, 62),
    (8.3, 7.05, 53), (19.4, 3.4, 52), (19.3, 6.6, 37), (10.1, 8.9, 46), (12.4, 9.5, 40), (15.35, 8.9, 34),
    (19.2, 9.6, 33), (1.0, 9.9, 59), (3.3, 11.9, 51), (7.2, 12.3, 38), (12.9, 12.5, 22), (5.2, 13.7, 36),
    (16.3, 2.75, 66), (12.2, 1.05, 71), (5.4, 3.2, 78),
)  # fmt: skip
"""Place on the grid and depth of the soundings."""


def _island(plan: Plan, seed: int, grow: float) -> geometry.Outline:
    """A shore round an island, `grow` px off the land."""
    x, y, rx, ry = _ISLANDS[seed]
    across, along = rx * plan.dx * 0.72 + grow, ry * plan.dy * 0.82 + grow
    points = []
    for step in range(44):
        turn = math.tau * step / 44
        reach = 1 + (0.13 if grow else 0.17) * geometry.wave(turn, seed + 2)
        cx, cy = plan.at(x, y)
        points.append((cx + across * reach * math.cos(turn), cy + along * reach * math.sin(turn)))
    return points


def _coast(plan: Plan, off: float) -> geometry.Outline:
    """The land at the harbour, its shore moved off to sea by `off` px."""
    left, top, w, h = plan.map
    bottom = top + h
    x, y = plan.node(HARBOUR)
    room = bottom - y
    right = max(left + w, plan.x0 + 21 * plan.dx) + 60
    start = x - 8.2 * plan.dx
    line = [
        (start - 1.2 * off, bottom + 30),
        (start + 1.0 * plan.dx - off, bottom - 0.02 * room),
        (start + 2.4 * plan.dx - off, bottom - 0.13 * room - off * 0.8),
        (x - 4.4 * plan.dx, bottom - 0.16 * room - off),
        (x - 2.4 * plan.dx, bottom - 0.18 * room - off),
        (x - 0.6 * plan.dx, bottom - 0.2 * room - off),
        (x + 0.9 * plan.dx, bottom - 0.27 * room - off),
        (x + 1.7 * plan.dx - off * 0.3, bottom - 0.56 * room - off),
        (x + 2.3 * plan.dx - off * 0.5, y - 0.25 * room - off),
        (right, y - 0.55 * room - off),
    ]
    return [*sea.shore(line, 5, 2.2), (right, bottom + 30)]


def land(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Draws the depth contours and shores of islands and coast."""
    scale = plan.radius / 33
    depths = ((22, "sea1"), (13, "sea2"), (6, "sea3"))
    shapes = [(seed, 1.0 if _ISLANDS[seed][2] > 0.6 else 0.5) for seed in range(len(_ISLANDS))]
    for off, colour in depths:
        for seed, part in shapes:
            _area(sheet, plan, _island(plan, seed, off * scale * part), style[colour], style["contour"], 0.7)
        _area(sheet, plan, _coast(plan, 2.1 * off * scale), style[colour], style["contour"], 0.7)
    for seed, _ in shapes:
        _area(sheet, plan, _island(plan, seed, 0.0), style["buff"], style["ink"], 1.3)
    _area(sheet, plan, _coast(plan, 0.0), style["buff"], style["ink"], 1.3)


def _area(sheet: Sheet, plan: Plan, points: geometry.Outline, fill: str, line: str, wide: float) -> None:
    inside = sea.clipped(points, plan.map)
    if len(inside) > 2:
        sheet.patch("land", inside, fill=fill, line=line, width=wide)


def soundings(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Draws a few depths in the empty water."""
    for gx, gy, depth in SOUNDINGS:
        x, y = plan.at(gx, gy)
        titled = x < plan.map[0] + 0.45 * plan.map[2] and y < plan.map[1] + 92
        if not plan.phone and not titled and sea.is_inside(x, y, plan.map, 12):
            sheet.text("land", x, y, str(depth), 13, style["sounding"], "serif", "italic", alpha=0.9)


def routes(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Draws the routes between the spaces, each from edge to edge."""
    for node in box().nodes.values():
        for other in node.next:
            if node.id < other:
                sheet.line("land", [plan.node(node.id), plan.node(other)], style["ink"], 1.2, 0.62)


def rose_place(plan: Plan) -> tuple[float, float, float]:
    """Middle and radius of the compass rose."""
    if plan.phone:
        return (*plan.at(2.85, 4.1), 22.0)
    return (*plan.at(2.9, 3.9), min(42.0, 1.3 * plan.radius))


def rose(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Draws the compass rose: a graduated ring and a star of eight points, north in magenta."""
    x, y, radius = rose_place(plan)
    if not sea.is_inside(x, y, plan.map, radius):
        return
    ink = style["ink"]
    ring = [geometry.disc(x, y, radius), geometry.disc(x, y, radius * 0.86)]
    sheet.patch("land", *ring, fill=style["panel"], line=ink, width=1)
    for step in range(0, 72, 1 if radius > 30 else 3):
        turn = step * math.tau / 72
        inner = 0.94 if step % 3 else 0.89
        ends = [geometry.polar(x, y, radius * inner, turn), geometry.polar(x, y, radius * 0.98, turn)]
        sheet.line("land", ends, ink, 0.7)
    for reach, turn0 in ((0.52, math.tau / 8), (0.84, 0.0)):
        for quarter in range(4):
            turn = turn0 + quarter * math.tau / 4
            tip = geometry.polar(x, y, radius * reach, turn)
            for side, fill in ((-1, ink), (1, style["panel"])):
                waist = geometry.polar(x, y, radius * 0.17, turn + side * math.tau / 8)
                sheet.patch("land", [tip, waist, (x, y)], fill=fill, line=ink, width=0.7)
    north = geometry.moved([(0, -8), (-4.5, 0), (4.5, 0)], x, y - radius - 3, radius / 40)
    sheet.patch("land", north, fill=style["magenta"])


def base(sheet: Sheet, plan: Plan, style: Style) -> None:
    """Draws all of it."""
    sheet.patch("sea", geometry.frame(*plan.sea), fill=style["sea0"])
    x, y, _ = rose_place(plan)
    if sea.is_inside(x, y, plan.map):
        sea.rhumbs(sheet, "sea", x, y, plan.map, style)
    land(sheet, plan, style)
    soundings(sheet, plan, style)
    rose(sheet, plan, style)
    routes(sheet, plan, style)
    sea.border(sheet, "docks", plan.sea, 5.0, style)
