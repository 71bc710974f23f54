"""Silhouettes of the games that dive, in the language of `app.glyphs.shapes`."""

from app.glyphs.shapes import Part


def _ring(radius: float) -> str:
    return f"M{radius} 0 A0 0 {radius} 0 360 Z"


DIVING: dict[str, tuple[Part, ...]] = {
    "propeller": (
        ("fill", "M-1.4 -2 C-6 -4 -6.4 -10.6 -1.6 -11.8 C3 -11.6 3.4 -6 1.4 -2 Z", 0),
        ("fill", "M2.4 -0.2 C6.5 -3.2 12.4 -0.2 11 4.6 C9.3 8.8 4.3 6.4 1 2.2 Z", 0),
        ("fill", "M-1 2.2 C-0.5 7.2 -6 10.8 -9.5 7.2 C-12.2 3.5 -7.8 0 -2.4 -0.2 Z", 0),
        ("fill", _ring(3), 0),
        ("cut", _ring(1.3), 0),
    ),
    "temple": (
        ("fill", "M-11 -3.6 L0 -10.6 L11 -3.6 L11 -2 L-11 -2 Z", 0),
        ("fill", "M-9 -0.6 L-5.6 -0.6 L-5.6 6.4 L-9 6.4 Z", 0),
        ("fill", "M-1.7 -0.6 L1.7 -0.6 L1.7 6.4 L-1.7 6.4 Z", 0),
        ("fill", "M5.6 -0.6 L9 -0.6 L9 6.4 L5.6 6.4 Z", 0),
        ("fill", "M-11 7.6 L11 7.6 L11 10.4 L-11 10.4 Z", 0),
    ),
    "bag": (
        ("fill", "M-5 -11 L5 -11 L3 -7 L-3 -7 Z", 0),
        (
            "fill",
            "M-3.4 -5.6 L3.4 -5.6 C9 -1 11.4 4 10 9 C8.6 12 -8.6 12 -10 9 C-11.4 4 -9 -1 -3.4 -5.6 Z",
            0,
        ),
    ),
    "bunk": (
        ("fill", "M-11.6 -5.6 L11.6 -5.6 L11.6 6.6 L-11.6 6.6 Z", 0),
        ("cutline", "M-7 0.5 L7 0.5", 1.8),
    ),
    "hand": (
        ("fill", "M-7.6 -11 L7.6 -11 L7.6 11 L-7.6 11 Z", 0),
        ("cutline", "M-3.6 -5.6 L3.6 -5.6", 1.8),
    ),
    "up": (("fill", "M0 -11.6 L8.6 -1 L3 -1 L3 11 L-3 11 L-3 -1 L-8.6 -1 Z", 0),),
    "saucer": (
        ("fill", "M-4.6 -2.6 C-4.4 -8 4.4 -8 4.6 -2.6 Z", 0),
        ("fill", "M-12 0.6 C-8 -3.6 8 -3.6 12 0.6 C8 4.6 -8 4.6 -12 0.6 Z", 0),
    ),
    "sunken_ship": (
        ("fill", "M-12 1 L-9 3 L8 -1.4 L12 -5 L10.6 2.6 C8 7 -3 9.6 -7.4 8 C-10.4 6.6 -11.6 4 -12 1 Z", 0),
        ("line", "M-2 1.6 L-4.4 -9.6", 1.7),
        ("line", "M4.6 0.2 L2.4 -7", 1.5),
        ("line", "M-8 -5.4 L-0.6 -7.6", 1.3),
    ),
}
"""Roles and paths as in `GLYPHS`."""
