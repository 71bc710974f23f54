"""The silhouettes, drawn by us in a square from -12 to 12.

A part is (role, path, width): `fill` and `cut` are areas in the glyph's and in the background colour,
`line` and `cutline` strokes of a width in the same units. Path language: `app.glyphs.paths`.
"""

import math

Part = tuple[str, str, float]


def _gear(teeth: int = 8) -> str:
    steps = []
    for tooth in range(teeth):
        middle = 360 / teeth * tooth
        for turn, radius in ((-13, 8.2), (-8, 11.6), (8, 11.6), (13, 8.2)):
            angle = math.radians(middle + turn)
            steps.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle):.2f}")
    return "M" + " L".join(steps) + " Z"


def _ring(radius: float, x: float = 0, y: float = 0) -> str:
    return f"M{x + radius} {y} A{x} {y} {radius} 0 360 Z"


def _dots() -> str:
    places = (math.radians(60 * i - 90) for i in range(6))
    return " ".join(_ring(3.1, round(8.2 * math.cos(a), 2), round(8.2 * math.sin(a), 2)) for a in places)


GLYPHS: dict[str, tuple[Part, ...]] = {
    "kelp": (
        ("fill", "M0 3 C-5 -1 -4 -8 0.5 -12 C4.5 -7 4.5 -1 0 3 Z", 0),
        ("fill", "M-1 8.5 C-7 8.5 -11.5 4 -11 -3.5 C-5 -3 -1 2 -1 8.5 Z", 0),
        ("fill", "M1 9.5 C1 4 4.5 -0.5 11 -1 C11.5 5 7 9.5 1 9.5 Z", 0),
        ("line", "M0 1 L0 12", 2.6),
    ),
    "metal": (("fill", _gear() + _ring(4.2), 0),),
    "fish": (
        (
            "fill",
            "M-11.5 0.5 C-7.5 -7 1 -8 6 -2 L11.5 -7 C10 -2.5 10 2.5 11.5 7 L6 2.6"
            " C1 8.2 -7.5 7.6 -11.5 0.5 Z",
            0,
        ),
        ("cut", _ring(1.6, -6, -1.2), 0),
        ("cutline", "M-2.4 -3.4 Q-0.4 0.4 -2.4 4", 1.3),
    ),
    "artifact": (
        (
            "fill",
            "M-4.5 -12 L4.5 -12 L4.5 -9.8 L2.8 -8.8 L2.8 -6.2 C8.6 -3.8 9 3 5.4 8 L4 9.6 L4.6 12 L-4.6 12"
            " L-4 9.6 L-5.4 8 C-9 3 -8.6 -3.8 -2.8 -6.2 L-2.8 -8.8 L-4.5 -9.8 Z",
            0,
        ),
        ("line", "M3.4 -9 C9.6 -10 10 -3.6 6.4 -1.6", 1.8),
        ("line", "M-3.4 -9 C-9.6 -10 -10 -3.6 -6.4 -1.6", 1.8),
        ("cutline", "M-6.4 -0.6 L6.4 -0.6", 1.4),
        ("cutline", "M-6 3 L6 3", 1.4),
    ),
    "cleanup": (
        (
            "fill",
            "M0 -12 C4 -6.4 8.6 -2.4 8.6 3.4 C8.6 8.4 4.8 12 0 12"
            " C-4.8 12 -8.6 8.4 -8.6 3.4 C-8.6 -2.4 -4 -6.4 0 -12 Z",
            0,
        ),
        ("cutline", "M-4 3.4 L-1.2 6.6 L4.2 0", 2.4),
    ),
    "port": (
        ("line", _ring(2.7, 0, -8.6), 2.4),
        ("line", "M0 -5.6 L0 11", 2.8),
        ("line", "M-5.8 -2.4 L5.8 -2.4", 2.8),
        ("line", "M-9.4 3.4 C-8.6 8.6 -4 11 0 11 C4 11 8.6 8.6 9.4 3.4", 2.8),
        ("fill", "M-11.8 6 L-9.8 0 L-5.8 5 Z", 0),
        ("fill", "M11.8 6 L9.8 0 L5.8 5 Z", 0),
    ),
    "academy": (
        ("fill", "M0 -9.6 L12 -3.4 L0 2.8 L-12 -3.4 Z", 0),
        ("fill", "M-7 1.2 L0 4.8 L7 1.2 L7 6.4 C4 9.4 -4 9.4 -7 6.4 Z", 0),
        ("line", "M10.4 -2.6 L10.4 5", 1.8),
        ("fill", "M10.4 3.6 L12.2 9.4 L8.6 9.4 Z", 0),
    ),
    "shipyard": (
        ("fill", "M-12 -1 L12 -1 C11 4.8 8.6 7.4 5.4 7.4 L-6 7.4 C-9.4 6.6 -11.2 3.8 -12 -1 Z", 0),
        ("line", "M-7.4 -2 L-8.4 -8.6", 2.2),
        ("line", "M-2.5 -2 L-2.8 -10.4", 2.2),
        ("line", "M2.5 -2 L2.8 -10.4", 2.2),
        ("line", "M7.4 -2 L8.4 -8.6", 2.2),
        ("line", "M-9 11.2 L9 11.2", 2),
        ("line", "M-4.4 7.4 L-4.4 11", 2),
        ("line", "M4.4 7.4 L4.4 11", 2),
    ),
    "ship": (
        ("line", "M0 -13 L0 -10.6", 2),
        ("line", "M0 4.4 L0 6", 2),
        (
            "fill",
            "M-8.6 -10.6 Q0 -8.8 8.6 -10.6"
            " C12.6 -6 12.6 -0.6 9.4 4.2 Q0 2.2 -9.4 4.2 C-12.6 -0.6 -12.6 -6 -8.6 -10.6 Z",
            0,
        ),
        (
            "fill",
            "M-12.6 5.4 C-8 7.4 8 7.4 12.6 5.4"
            " C12 10 9.4 12.4 6.4 12.4 L-6.4 12.4 C-9.4 12.4 -12 10 -12.6 5.4 Z",
            0,
        ),
    ),
    "lock": (
        ("fill", "M-8 -1.4 L8 -1.4 L8 11 L-8 11 Z", 0),
        ("line", "M-5 -1 L-5 -5 C-5 -11.4 5 -11.4 5 -5 L5 -1", 2.8),
        ("cutline", "M0 3.2 L0 6.6", 2.6),
    ),
    "scroll": (
        ("line", "M-6 -11 L7 -11 C10 -11 10 -6 7.4 -6 L7.4 7 C7.4 11.4 2.6 11.4 2.6 7.4", 2),
        ("line", "M-6 -11 C-9 -11 -9 -6.4 -6 -6.4 L-6 7.4", 2),
        ("line", "M2.6 7.4 L-10.4 7.4 C-10.4 11 -8.4 11 -6 11 L4 11", 2),
        ("line", "M-2.6 -4 L4 -4", 1.7),
        ("line", "M-2.6 0 L4 0", 1.7),
    ),
    "person": (
        ("fill", _ring(5, 0, -6.6), 0),
        ("fill", "M-9.6 11.6 C-9.6 3 -5 0.6 0 0.6 C5 0.6 9.6 3 9.6 11.6 Z", 0),
    ),
    "arrow": (("line", "M-9.5 0 L8.5 0", 2.8), ("line", "M2.6 -5.8 L8.8 0 L2.6 5.8", 2.8)),
    "swap": (
        ("line", "M-9 -4.4 L9 -4.4", 2.6),
        ("line", "M4 -9 L9 -4.4 L4 0", 2.6),
        ("line", "M9 5 L-9 5", 2.6),
        ("line", "M-4 0.4 L-9 5 L-4 9.6", 2.6),
    ),
    "tick": (("line", "M-8 1 L-2.6 7 L8.6 -6.4", 3.2),),
    "copy": (
        ("line", "M-10 -10 L4 -10 L4 4 L-10 4 L-10 -10", 2.2),
        ("line", "M7 -4 L10 -4 L10 10 L-4 10 L-4 7", 2.2),
    ),
    "card": (
        ("line", "M-7.4 -11 L7.4 -11 L7.4 11 L-7.4 11 L-7.4 -11", 2),
        ("line", "M-7 0 L7 0", 1.8),
        ("fill", _ring(2, 0, -5.4), 0),
        ("fill", _ring(2, 0, 5.4), 0),
    ),
    "halfcard": (
        ("line", "M-7.4 -11 L7.4 -11 L7.4 11 L-7.4 11 L-7.4 -11", 2),
        ("fill", "M-7.4 0 L7.4 0 L7.4 11 L-7.4 11 Z", 0),
        ("fill", _ring(2, 0, -5.4), 0),
    ),
    "reef": (
        ("line", "M-7.4 -11 L7.4 -11 L7.4 11 L-7.4 11 L-7.4 -11", 2),
        ("line", "M-5 -3 C-3 -6 -1.6 0 0.4 -3 C2 -6 3.4 0 5 -3", 1.7),
        ("line", "M-5 3.4 C-3 0.4 -1.6 6.4 0.4 3.4 C2 0.4 3.4 6.4 5 3.4", 1.7),
    ),
    "island": (("fill", _dots(), 0), ("fill", _ring(2.6), 0)),
    "building": (
        ("fill", "M-10 -1 L0 -10 L10 -1 L10 10.6 L-10 10.6 Z", 0),
        ("cut", "M-2.6 3 L2.6 3 L2.6 10.6 L-2.6 10.6 Z", 0),
    ),
    "flip": (
        ("line", "M-8.6 -1 C-8 -11 6 -12.4 8.6 -3", 2.4),
        ("line", "M8.6 1 C8 11 -6 12.4 -8.6 3", 2.4),
        ("fill", "M5 -4.4 L12 -4.4 L8.6 1 Z", 0),
        ("fill", "M-5 4.4 L-12 4.4 L-8.6 -1 Z", 0),
    ),
    "hammer": (
        ("fill", "M-9.6 -9.6 L5.6 -9.6 L9.6 -5.6 L9.6 -2.4 L-9.6 -2.4 Z", 0),
        ("line", "M0 -3 L0 11", 3.4),
    ),
    "dive": (
        ("line", "M0 -12 L0 4", 2.8),
        ("line", "M-5.6 -1.4 L0 4.4 L5.6 -1.4", 2.8),
        ("line", "M-11 9.6 C-7.6 5.6 -4.6 13 -1 9.6 C2.6 6 5.6 13.4 11 9", 2.4),
    ),
}

TAG = "M-12 0 L-7 -7.4 L12 -7.4 L12 7.4 L-7 7.4 Z"
"""The outline of a price tag; its hole is at (-7, 0)."""
