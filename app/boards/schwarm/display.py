"""Beside the chart: the row of cards with prices, or the hand and the joker, tiles, turns; the supply."""

from app import glyphs
from app.boards.schwarm import cards, chips, pieces
from app.boards.schwarm.boards import rows
from app.boards.schwarm.layout import PHONE
from app.lettering import middle, width, wrap
from app.scene import TOUCH, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.schwarm.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")
HEAD = 24.0
PHONE_HEIGHT = 236
"""The height that static/layout.css gives to the region on a phone."""


def _head(sheet: Sheet, seen: Observation, style: Style, key: str, w: float, look: int | None) -> None:
    """The heading, and at the right what lies in the supply."""
    y = HEAD / 2 - 1
    text = style.words(key, **({} if look is None else {"who": style.words(f"player.{look}")}))
    sheet.text("cards", 0, middle(y, 16), text, 16, style["ink"], "serif", "bold", "left")
    x = w - 8
    for name, count in (
        ("gold", seen.gold_left),
        ("tsunami", seen.tsunamis_left),
        ("whale", seen.whales_left),
    ):
        number = str(count)
        sheet.text("cards", x, middle(y, 14), number, 14, style["ink"], align="right")
        x -= width(number, 14) + 11
        if name == "gold":
            pieces.mini(sheet, "pieces", "gold", "NESW", x, y, 15, style)
        else:
            glyphs.draw(sheet, "pieces", name, x, y, 19, style["ink"], style["panel"])
        word = style.words("board.left_of", what=style.words(name), count=count)
        sheet.anchor(f"supply:{name}", x, y, 19)
        sheet.target([], x + 6, y, 34, 22, word)
        x -= 20


def display(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: a heading and up to three lines of what can be picked.

    On a phone all that is beside the chart already; the players' rows stand here then.
    """
    sheet = Sheet(*size, LAYERS)
    w, h = float(size[0]), float(size[1])
    if round(h) == PHONE_HEIGHT and w < PHONE:
        rows(sheet, seen, style, w, h)
        return sheet.scene()
    key, first, second = cards.offers(seen, lit, style)
    _head(sheet, seen, style, key, w, lit.look)
    seat = seen.decider or 0
    most = max(1, int((w + 4) // (TOUCH + 1)))
    lines = [*cards.lines(first, most), *cards.lines(second, most)]
    room = h - HEAD
    high = min(86.0, (room - 5 * (len(lines) - 1)) / max(1, len(lines)))
    wide = max((len(line) for line in lines), default=1)
    for number, line in enumerate(lines):
        broad = (w - 4 * (wide - 1)) / wide if key == "board.row" else 84.0
        chips.row(sheet, lit, style, line, (0.0, HEAD + number * (high + 5), w, high), broad, seat)
    foot = HEAD + len(lines) * (high + 5)
    told, room = cards.told(seen, lit, style), int((h - foot) // 19)
    for number, text in enumerate(wrap(told, w, 14, room) if told and room else ()):
        sheet.text("cards", 0, foot + 15 + 19 * number, text, 14, style["ink"], align="left", style="italic")
    return sheet.scene()
