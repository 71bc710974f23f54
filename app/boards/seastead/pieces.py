"""The things of Seastead that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry, glyphs
from app.boards.seastead import boss, deep, docks
from app.lettering import middle, wrap
from app.scene import Sheet
from app.theme import Style
from rules.seastead.components import box

LAYER = "docks"  # the chart's own functions draw here


def _sheet(w: float, h: float = 0.0) -> Sheet:
    return Sheet(w, h or w, (LAYER,))


def _good(kind: str, style: Style) -> Sheet:
    """A resource or a cleanup token, on a disc that shows over land and water."""
    sheet = _sheet(30)
    sheet.patch(LAYER, geometry.disc(15, 15, 13.6), fill=style["panel"], line=style[kind], width=1.8)
    glyphs.draw(sheet, LAYER, kind, 15, 15, 18, style[kind], style["panel"])
    return sheet


def _ship(seat: str, style: Style) -> Sheet:
    sheet = _sheet(28)
    glyphs.ship(sheet, LAYER, int(seat), 14, 14, 24, style, style["panel"])
    return sheet


def _building(what: str, style: Style) -> Sheet:
    seat, _, kind = what.partition(":")
    sheet = _sheet(34)
    glyphs.building(sheet, LAYER, int(seat), kind, 17, 17, 14.6, style)
    return sheet


def _dock(dock: str, style: Style) -> Sheet:
    sheet = _sheet(112, 52)
    docks.strip(sheet, style, box().docks[dock], (1, 1, 110, 50), LAYER, "")
    return sheet


def _specialist(card: str, style: Style) -> Sheet:
    w, h = 112.0, 50.0
    sheet = _sheet(w, h)
    outline = geometry.frame(1, 1, w - 2, h - 2, 7)
    sheet.patch(LAYER, outline, fill=style["panel"], line=style["ink"], width=1.3)
    lines = wrap(style.words(card), w - 40, 14.5, 2, True)
    for row, part in enumerate(lines):
        base = middle(h / 2 + (row - (len(lines) - 1) / 2) * 17, 14.5)
        sheet.text(LAYER, 9, base, part, 14.5, style["ink"], style="bold", align="left")
    glyphs.badge(sheet, LAYER, w - 20, h / 2, 12, str(box().specialists[card].vp), style)
    return sheet


def _demand(kind: str, style: Style) -> Sheet:
    sheet = _sheet(48)
    sheet.patch(LAYER, geometry.disc(24, 24, 22.5), fill=style["panel"], line=style["ink"], width=1.4)
    sheet.patch(LAYER, geometry.disc(24, 24, 19.4), line=style[kind], width=1.4)
    glyphs.draw(sheet, LAYER, kind, 24, 24, 24, style[kind], style["panel"])
    return sheet


def _lock(_: str, style: Style) -> Sheet:
    sheet = _sheet(24)
    sheet.patch(LAYER, geometry.disc(12, 12, 11), fill=style["magenta"], line=style["panel"], width=1.8)
    glyphs.draw(sheet, LAYER, "lock", 12, 11.6, 13, style["on_magenta"], style["magenta"])
    return sheet


def _back(depth: str, style: Style) -> Sheet:
    """The back of a dive card."""
    w, h = 44.0, 70.0
    sheet = _sheet(w, h)
    sheet.patch(LAYER, geometry.frame(1, 1, w - 2, h - 2, 4), fill=style[depth], line=style["ink"], width=1.2)
    for row in range(3):
        wave = [(6 + 3.2 * i, h * (0.38 + 0.12 * row) + (1.6 if i % 2 else -1.6)) for i in range(11)]
        sheet.line(LAYER, wave, "#FFFFFF", 1, 0.7)
    return sheet


def _dive(card: str, style: Style) -> Sheet:
    """The face of a dive card."""
    w, h = 44.0, 70.0
    sheet = _sheet(w, h)
    for half, top in (("a", 1.0), ("b", h / 2)):
        piece = geometry.frame(1, top, w - 2, h / 2 - 1, 3)
        sheet.patch(LAYER, piece, fill=style["panel"], line=style["ink"], width=1)
        deep.draw_half(sheet, style, card, half, (w / 2, top + h / 4, w - 2, h / 2), style["panel"])
    return sheet


def _automaton(_: str, style: Style) -> Sheet:
    """The Boss's face, for wherever a player would have a mark."""
    sheet = _sheet(40)
    boss.face(sheet, LAYER, 20, 20, 19, style)
    return sheet


THINGS: dict[str, Callable[[str, Style], Sheet]] = {
    "automaton": _automaton,
    "good": _good,
    "ship": _ship,
    "building": _building,
    "dock": _dock,
    "specialist": _specialist,
    "demand": _demand,
    "lock": _lock,
    "back": _back,
    "dive": _dive,
}
