"""The things of Deep Blue that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry
from app.boards.deep_blue import cards, gems, pieces
from app.scene import Lit, Sheet
from app.theme import Style

LAYERS = ("cards", "pieces", "rings", "marks")


def _gem(kind: str, style: Style) -> Sheet:
    sheet = Sheet(34, 34, LAYERS)
    gems.gem(sheet, "pieces", kind, 17, 17, 11.5, style)
    return sheet


def _boat(seat: str, style: Style) -> Sheet:
    sheet = Sheet(36, 36, LAYERS)
    pieces.boat(sheet, "pieces", int(seat), 18, 14, 10, style)
    return sheet


def _crew(card: str, style: Style) -> Sheet:
    w, h = 66.0, 84.0
    sheet = Sheet(w, h, LAYERS)
    frame = (0.0, 0.0, w, h)
    back = cards.paper(sheet, Lit(), style, (), frame, "")
    cards.face(sheet, style, card, frame, None, back)
    return sheet


def _back(_: str, style: Style) -> Sheet:
    """The back of a crew card: an anchor's ring on the sea."""
    w, h = 66.0, 84.0
    sheet = Sheet(w, h, LAYERS)
    outline = geometry.frame(1, 1, w - 2, h - 2, 7)
    sheet.patch("cards", outline, fill=style["deep"], line=style["ink"], width=1.2)
    sheet.patch("cards", geometry.frame(6, 6, w - 12, h - 12, 5), line=style["panel"], width=1.2)
    sheet.patch("cards", geometry.disc(w / 2, h / 2, 13), line=style["panel"], width=1.6)
    return sheet


def _city(_: str, style: Style) -> Sheet:
    """A part of the Sunken City on its way to the fresco."""
    sheet = Sheet(44, 44, LAYERS)
    sheet.patch("pieces", pieces.octagon(22, 22, 19), fill=style["buff"], line=style["ink"], width=1.6)
    return sheet


THINGS: dict[str, Callable[[str, Style], Sheet]] = {
    "gem": _gem,
    "boat": _boat,
    "crew": _crew,
    "back": _back,
    "city": _city,
}
