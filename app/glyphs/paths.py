"""A small reader of path strings (`M L C Q A Z`, absolute, one letter before each step) into points."""

import math
import re
from functools import cache
from itertools import pairwise

Point = tuple[float, float]

_TOKENS = re.compile(r"[MLCQAZ]|-?(?:\d+\.?\d*|\.\d+)")
_COUNTS = {"M": 2, "L": 2, "C": 6, "Q": 4, "A": 5}


def _curve(start: Point, control: list[Point], steps: int = 8) -> list[Point]:
    """Points on a Bezier curve of any degree (de Casteljau), without its start."""
    out = []
    for i in range(1, steps + 1):
        t = i / steps
        row = [start, *control]
        while len(row) > 1:
            row = [((1 - t) * ax + t * bx, (1 - t) * ay + t * by) for (ax, ay), (bx, by) in pairwise(row)]
        out.append(row[0])
    return out


def _arc(numbers: list[float]) -> list[Point]:
    """`A cx cy r from to`: an arc about a centre, angles in degrees, clockwise when rising."""
    cx, cy, r, start, end = numbers
    steps = max(4, int(abs(end - start) / 18))
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


@cache
def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """The polylines of a path string, curves flattened.

    Raises ValueError naming the path when a step lacks numbers.
    """
    tokens = _TOKENS.findall(path)
    lines: list[list[Point]] = []
    at = 0
    while at < len(tokens):
        step = tokens[at]
        count = _COUNTS.get(step, 0)
        numbers = [float(token) for token in tokens[at + 1 : at + 1 + count] if token not in "MLCQAZ"]
        if len(numbers) < count or (step not in _COUNTS and step != "Z"):
            raise ValueError(f"The path {path!r} is torn at {step!r}.")
        at += 1 + count
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if step == "M":
            lines.append(points)
        elif step == "A":
            lines[-1:] = [lines[-1] + _arc(numbers)] if lines else [_arc(numbers)]
        elif step == "L":
            lines[-1] += points
        elif step in "CQ":
            lines[-1] += _curve(lines[-1][-1], points)
    return tuple(tuple(line) for line in lines)
