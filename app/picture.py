"""A whole position as one SVG picture: its regions one below the other, or side by side, on paper.

For pages that show a position before Python is there, and for whoever wants one in print: always by day.
"""

from collections.abc import Mapping
from html import escape
from typing import Any

from app.boards import load
from app.render_svg import svg
from app.scene import Lit
from app.theme import style
from app.words import Words

Box = tuple[float, float, float, float]  # x, y, width, height

UPRIGHT: Mapping[str, Box] = {
    "boards": (0, 0, 367, 86),
    "chart": (0, 90, 367, 424),
    "display": (0, 518, 367, 236),
}
"""As on a phone: it can be read at any width."""

ACROSS: Mapping[str, Box] = {
    "chart": (0, 0, 770, 760),
    "boards": (782, 8, 386, 250),
    "display": (782, 270, 386, 240),
}
"""As on a table, for print."""


def picture(
    observation: Any,
    words: Words,
    *,
    lit: Lit | None = None,
    boxes: Mapping[str, Box] = UPRIGHT,
    label: str = "",
) -> str:
    """The SVG of a position as `observation` shows it; a game without some region does without."""
    draw, look = load(words.game), style(False, words.of_game)
    parts = [
        _placed(svg(draw[name](observation, lit or Lit(), (box[2], box[3]), look)), box)
        for name, box in boxes.items()
        if name in draw
    ]
    width = max(x + w for x, _, w, _ in boxes.values())
    height = max(y + h for _, y, _, h in boxes.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" role="img" aria-label="{escape(label or words(f"{words.game}.name"))}">'
        f'<rect width="100%" height="100%" fill="{look["paper"]}"/>{"".join(parts)}</svg>\n'
    )


def _placed(part: str, box: Box) -> str:
    x, y, width, height = (f"{value:g}" for value in box)
    return part.strip().replace("<svg ", f'<svg x="{x}" y="{y}" width="{width}" height="{height}" ', 1)
