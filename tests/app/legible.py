"""What holds for every scene of a board: finite, inside of its region, of one theme, and legible."""

import math

from app.scene import Scene, Size
from app.theme import DARK, LIGHT


def check(scene: Scene, size: Size, name: str, dark: bool, least: float, slack: float) -> None:
    """Assert it of the scene of a moment called `name`, drawn for a region of a size.

    Words have at least `least` px, a single figure may be smaller; a shape may lie `slack` px outside.
    """
    other = set((LIGHT if dark else DARK).values()) - set((DARK if dark else LIGHT).values())
    w, h = size
    for layer in scene.layers:
        for patch in layer.patches:
            assert not {patch.fill, patch.line} & other
            for xs, ys in patch.rings:
                assert all(math.isfinite(n) for n in (*xs, *ys))
                assert min(xs) >= -slack and max(xs) <= w + slack, (name, layer.name, min(xs), max(xs))
                assert min(ys) >= -slack and max(ys) <= h + slack, (name, layer.name, min(ys), max(ys))
        for text in layer.texts:
            assert text.size >= (least if len(text.text) > 2 and text.text[0].isalpha() else 6.5), text
