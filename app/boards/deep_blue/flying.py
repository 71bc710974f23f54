"""The things of Deep Blue that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry, glyphs
from app.boards.deep_blue import cards, hidden, pieces, tiles
from app.glyphs import gems
from app.lettering import fit, middle
from app.scene import Lit, Scene, Sheet
from app.theme import Style
from rules.deep_blue.components import box, is_city

LAYERS = ("cards", "pieces", "rings", "marks")


def _gem(kind: str, style: Style) -> Sheet:
    """A gem on a pale disc; still in the fist it could be of any colour."""
    sheet = Sheet(36, 36, LAYERS)
    rim = geometry.disc(18, 18, 16.8)
    sheet.patch("cards", rim, fill=style["panel"], line=style["ink"], width=1.4)
    if kind == "any":
        sheet.text("pieces", 18, middle(18, 20), "?", 20, style["ink"], "serif", "bold")
    else:
        gems.gem(sheet, "pieces", kind, 18, 18, 11, style)
    return sheet


def _boat(name: str, style: Style) -> Sheet:
    """A boat as it lies on the chart: the place of one measures three radii of its sail."""
    sheet = Sheet(30, 30, LAYERS)
    pieces.boat(sheet, "pieces", int(name[0]), 15, 13, 9.4, style)
    return sheet


def _tile(tile: str, style: Style) -> Sheet:
    """A wreck tile; without a name its back, with the red buoy of a wreck that lies face down."""
    sheet = Sheet(84, 84, LAYERS)
    if not tile:
        sheet.patch("cards", geometry.disc(42, 42, 33), fill=style["sea1"], line=style["ink"], width=1.4)
        pieces.buoy(sheet, "pieces", 42, 43, 11, style, "red")
        return sheet
    wreck = box().wrecks[tile]
    shape = tiles.outline(tile, 42, 42, 33)
    sheet.patch("cards", shape, fill=style["buff"], line=style["ink"], width=1.4)
    if is_city(tile):
        glyphs.draw(sheet, "cards", "temple", 42, 43, 34, style["buff_line"], style["buff"])
    points = str(wreck.leader_vp)
    sheet.text("pieces", 42, middle(42, 24), points, 24, style["ink"], "serif", "bold")
    for colour, (dx, dy) in zip(wreck.spots, tiles.SPOTS, strict=False):
        x, y = 42 + 33 * dx, 42 + 33 * dy
        if colour in tiles.SHIELDED:
            gems.shield(sheet, "pieces", colour, x, y, 12, style)
            continue
        sheet.patch("pieces", geometry.disc(x, y, 12.5), fill=style["panel"], line=style["ink"], width=1.1)
        gems.gem(sheet, "pieces", colour, x, y, 7.5, style)
    return sheet


def _bell(_: str, style: Style) -> Sheet:
    sheet = Sheet(76, 56, LAYERS)
    hidden.dome(sheet, style, 5, 71, 9, 40)
    return sheet


def _bubbles(seat: str, style: Style) -> Sheet:
    """A diver's mark with the bubbles that he leaves behind."""
    sheet = Sheet(34, 48, LAYERS)
    for x, y, radius in ((13, 40, 3.2), (20, 33, 4.4), (15, 26, 2.8)):
        bubble = geometry.disc(x, y, radius)
        sheet.patch("cards", bubble, fill=style["sea0"], line=style["ink"], width=1.2)
    glyphs.mark(sheet, "pieces", int(seat), 17, 13, 9, style.player(int(seat)), style["ink"], 1.4)
    return sheet


def _card(card: str, style: Style) -> Sheet:
    w, h = 86.0, 104.0
    sheet = Sheet(w, h, LAYERS)
    back = cards.paper(sheet, Lit(), style, (), (0.0, 0.0, w, h), "")
    cards.face(sheet, style, card, (0.0, 0.0, w, h), None, back)
    return sheet


def _back(_: str, style: Style) -> Sheet:
    """The back of a crew card."""
    w, h = 86.0, 104.0
    sheet = Sheet(w, h, LAYERS)
    sheet.patch(
        "cards", geometry.frame(1, 1, w - 2, h - 2, 7), fill=style["buff"], line=style["ink"], width=1.2
    )
    sheet.patch("cards", geometry.frame(7, 7, w - 14, h - 14, 5), line=style["buff_line"], width=1)
    glyphs.draw(sheet, "pieces", "propeller", w / 2, h / 2, 40, style["ink"], style["buff"])
    return sheet


def _points(text: str, style: Style) -> Sheet:
    """Points on their way to the chest; those that nobody else may count are a plain coin."""
    sheet = Sheet(32, 32, LAYERS)
    sheet.patch("cards", geometry.disc(16, 16, 14.5), fill=style["brass"], line=style["ink"], width=1.4)
    sheet.patch("cards", geometry.disc(16, 16, 11.6), line=style["ink"], width=0.7)
    size = fit(text, 21, 17, 11, "serif", True) if text else 0
    if text:
        sheet.text("pieces", 16, middle(16, size), text, size, style["ink"], "serif", "bold")
    return sheet


_PIECES: dict[str, Callable[[str, Style], Sheet]] = {
    "gem": _gem,
    "boat": _boat,
    "tile": _tile,
    "bell": _bell,
    "bubbles": _bubbles,
    "card": _card,
    "back": _back,
    "points": _points,
}


def piece(name: str, style: Style) -> Scene:
    """A thing by its name, `kind:which`. Raises KeyError for a kind that does not travel."""
    kind, _, which = name.partition(":")
    return _PIECES[kind](which, style).scene()
