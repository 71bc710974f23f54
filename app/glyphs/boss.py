"""The face of the Boss, drawn by us: cap, brows, monocle and moustache, in a square from -12 to 12."""

from app.glyphs.shapes import Part


def _ring(radius: float, x: float, y: float) -> str:
    return f"M{x + radius} {y} A{x} {y} {radius} 0 360 Z"


_HEAD = "M-7.6 -5 L7.6 -5 C8.6 2 8.2 7 5.2 10.2 C2.6 12.6 -2.6 12.6 -5.2 10.2 C-8.2 7 -8.6 2 -7.6 -5 Z"
_MOUSTACHE = (
    "M0 6 C-3 4.4 -5 7.2 -9.4 4.8 C-8.4 10.2 -2.6 10 0 7.8 C2.6 10 8.4 10.2 9.4 4.8 C5 7.2 3 4.4 0 6 Z"
)

BOSS: dict[str, tuple[Part, ...]] = {
    "boss_head": (
        ("fill", _HEAD, 0),
        ("fill", _ring(2.2, -8.4, 1.6), 0),
        ("fill", _ring(2.2, 8.4, 1.6), 0),
    ),
    "boss_features": (
        ("fill", "M-10 -5 C-12.4 -10 -6 -12.6 0 -12.6 C6 -12.6 12.4 -10 10 -5 Z", 0),
        ("fill", "M-9.4 -4.2 L9.4 -4.2 L8 -1.8 C3 -3.2 -3 -3.2 -8 -1.8 Z", 0),
        ("cut", _ring(1.9, 0, -8.4), 0),
        ("line", "M-6.6 -1 L-1.8 0.9", 1.9),
        ("line", "M6.6 -1 L1.8 0.9", 1.9),
        ("fill", _ring(1.2, -3.8, 2.6), 0),
        ("fill", _ring(1.2, 3.8, 2.6), 0),
        ("line", _ring(2.9, 3.8, 2.6), 1),
        ("fill", _MOUSTACHE, 0),
    ),
}
