"""The things of Der Schwarm that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry, glyphs
from app.boards.schwarm import pieces
from app.boards.schwarm.cards import PAPER
from app.scene import Sheet
from app.theme import Style
from rules.schwarm.components import box

LAYER = "piece"


def _sheet(w: float = 40, h: float = 0.0) -> Sheet:
    return Sheet(w, h or w, (LAYER,))


def _ship(which: str, style: Style) -> Sheet:
    sheet = _sheet()
    pieces.ship(sheet, LAYER, int(which), 20, 20, 17, style)
    return sheet


def _station(which: str, style: Style) -> Sheet:
    sheet = _sheet()
    pieces.station(sheet, LAYER, int(which), 20, 20, 42, 0, style)
    return sheet


def _researcher(which: str, style: Style) -> Sheet:
    sheet = _sheet()
    glyphs.draw(sheet, LAYER, "figure", 20, 20, 30, style.player(int(which)), style["disc"])
    return sheet


def _tile(which: str, style: Style) -> Sheet:
    kind, _, opening = which.partition(":")
    sheet = _sheet()
    pieces.mini(sheet, LAYER, kind, opening or pieces.SHAPES[kind], 20, 20, 34, style)
    return sheet


def _back(_: str, style: Style) -> Sheet:
    sheet = _sheet()
    sheet.patch(LAYER, geometry.box(20, 20, 34, 34, 5), fill=style["panel"], line=style["contour"])
    for dx, dy in ((-5, -3), (5, -3), (0, 5)):
        sheet.patch(LAYER, geometry.disc(20 + dx, 20 + dy, 2), fill=style["contour"])
    return sheet


def _buoy(which: str, style: Style) -> Sheet:
    sheet = _sheet(24)
    pieces.buoy(sheet, LAYER, int(which), 12, 12, 7, style)
    return sheet


def _card(which: str, style: Style) -> Sheet:
    sheet = _sheet(40, 52)
    known = box().cards.get(which)
    back = style[PAPER[known.colour] if known else "buff"]
    sheet.patch(LAYER, geometry.box(20, 26, 36, 48, 6), fill=back, line=style["ink"], width=1.2)
    if known:
        pieces.action(sheet, LAYER, known.action, 20, 26, 26, style["ink"], back)
    else:
        sheet.text(LAYER, 20, 33, "1–4", 18, style["ink"], "serif", "bold")
    return sheet


def _ability(which: str, style: Style) -> Sheet:
    sheet = _sheet(44)
    sheet.patch(LAYER, geometry.box(22, 22, 40, 40, 6), fill=style["panel"], line=style["ink"], width=1.2)
    pieces.ability(sheet, LAYER, which, 20, 22, 24, style, style["panel"])
    return sheet


def _danger(which: str, style: Style) -> Sheet:
    sheet = _sheet()
    pieces.danger(sheet, LAYER, which, 20, 20, 17, style)
    return sheet


def _amoeba(_: str, style: Style) -> Sheet:
    sheet = _sheet(26)
    glyphs.draw(sheet, LAYER, "amoeba", 13, 13, 22, style["sounding"], style["panel"])
    return sheet


def _stone(which: str, style: Style) -> Sheet:
    sheet, seat = _sheet(24), int(which)
    glyphs.mark(sheet, LAYER, seat, 12, 12, 8, style.player(seat), style["disc_line"], 1.4)
    return sheet


THINGS: dict[str, Callable[[str, Style], Sheet]] = {
    "ship": _ship,
    "station": _station,
    "researcher": _researcher,
    "tile": _tile,
    "back": _back,
    "buoy": _buoy,
    "card": _card,
    "ability": _ability,
    "danger": _danger,
    "amoeba": _amoeba,
    "stone": _stone,
}
