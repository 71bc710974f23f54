"""Outlines as lists of points: discs, boxes, sectors, stars, and coasts that look drawn by hand."""

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

Point = tuple[float, float]
Outline = list[Point]

TAU = math.tau


def polar(x: float, y: float, radius: float, angle: float) -> Point:
    """The point at a distance and angle (radians, 0 to the right, clockwise on the screen)."""
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


@lru_cache(maxsize=64)
def _unit(sides: int, turn: float) -> tuple[Point, ...]:
    return tuple(polar(0, 0, 1, turn + TAU * i / sides) for i in range(sides))


def disc(x: float, y: float, radius: float) -> Outline:
    """A circle, as fine as its size needs."""
    sides = 16 if radius < 6 else 28 if radius < 26 else 48
    return [(x + radius * c, y + radius * s) for c, s in _unit(sides, 0.0)]


def ngon(x: float, y: float, radius: float, sides: int, turn: float = 0.0) -> Outline:
    """A regular polygon, its first corner at `turn`."""
    return [(x + radius * c, y + radius * s) for c, s in _unit(sides, turn)]


def box(x: float, y: float, w: float, h: float, radius: float = 0.0) -> Outline:
    """A rectangle about its centre, with rounded corners if wanted."""
    left, top, right, bottom = x - w / 2, y - h / 2, x + w / 2, y + h / 2
    if not radius:
        return [(left, top), (right, top), (right, bottom), (left, bottom)]
    r = min(radius, w / 2, h / 2)
    corners = ((right - r, top + r), (right - r, bottom - r), (left + r, bottom - r), (left + r, top + r))
    return [
        polar(cx, cy, r, (quarter - 1) * TAU / 4 + step * TAU / 16)
        for quarter, (cx, cy) in enumerate(corners)
        for step in range(5)
    ]


def frame(left: float, top: float, w: float, h: float, radius: float = 0.0) -> Outline:
    """A rectangle by its upper left corner."""
    return box(left + w / 2, top + h / 2, w, h, radius)


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 0) -> Outline:
    """Points along an arc."""
    steps = steps or max(3, int(abs(end - start) * 9))
    return [polar(x, y, radius, start + (end - start) * i / steps) for i in range(steps + 1)]


def sector(x: float, y: float, inner: float, outer: float, start: float, end: float) -> Outline:
    """A piece of a ring."""
    return arc(x, y, outer, start, end) + arc(x, y, inner, end, start)


def star(x: float, y: float, outer: float, inner: float, points: int) -> Outline:
    """A star, one point straight up."""
    return [
        polar(x, y, inner if i % 2 else outer, -TAU / 4 + TAU * i / (2 * points)) for i in range(2 * points)
    ]


def wave(angle: float, seed: int) -> float:
    """A smooth periodic wobble between about -1 and 1."""
    return (
        math.sin(3 * angle + seed * 1.7)
        + 0.7 * math.sin(5 * angle + seed * 2.9)
        + 0.5 * math.sin(8 * angle - seed)
    ) / 2.2


def blob(x: float, y: float, radius: float, wobble: float, seed: int) -> Outline:
    """A disc with a slightly wavy shore."""
    sides = 40
    return [polar(x, y, radius + wobble * wave(TAU * i / sides, seed), TAU * i / sides) for i in range(sides)]


def chaikin(points: Sequence[Point], rounds: int = 2) -> Outline:
    """A closed outline with its corners cut off, again and again."""
    out = list(points)
    for _ in range(rounds):
        cut: Outline = []
        for (ax, ay), (bx, by) in zip(out, out[1:] + out[:1], strict=True):
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        out = cut
    return out


def _reach(discs: Sequence[tuple[float, float, float]], angle: float) -> float:
    c, s = math.cos(angle), math.sin(angle)
    best = 0.0
    for x, y, r in discs:
        along = x * c + y * s
        side = r * r - (x * x + y * y - along * along)
        if side > 0:
            best = max(best, along + math.sqrt(side))
    return best


def hull_of_discs(discs: Sequence[tuple[float, float, float]], wobble: float, seed: int) -> Outline:
    """A soft wavy outline round discs that lie about the origin."""
    sides = 96
    reach = [_reach(discs, TAU * i / sides) for i in range(sides)]
    soft = [sum(reach[(i + k) % sides] for k in (-3, -2, -1, 0, 1, 2, 3)) / 7 for i in range(sides)]
    return [
        polar(0, 0, soft[i] + wobble * wave(TAU * i / sides, seed), TAU * i / sides) for i in range(sides)
    ]


def moved(points: Iterable[Point], x: float, y: float, scale: float = 1.0) -> Outline:
    """The outline scaled and then moved."""
    return [(x + scale * px, y + scale * py) for px, py in points]
