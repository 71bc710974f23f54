"""The things of Otys that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry, glyphs
from app.boards.otys import pieces
from app.scene import Sheet
from app.theme import Style

LAYER = "piece"


def _sheet(w: float, h: float = 0.0) -> Sheet:
    return Sheet(w, h or w, (LAYER,))


def _diver(which: str, style: Style) -> Sheet:
    seat, name, side = which.split(":")
    sheet = _sheet(62)
    pieces.helmet(sheet, LAYER, name, int(seat), 31, 30, 23, style, side == "improved")
    return sheet


def _key(which: str, style: Style) -> Sheet:
    seat, name = which.split(":")
    sheet = _sheet(52, 44)
    pieces.key(sheet, LAYER, name, int(seat), 26, 22, 48, style)
    return sheet


def _good(kind: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    pieces.disc(sheet, LAYER, kind, 15, 15, 13.6, style)
    return sheet


def _token(name: str, style: Style) -> Sheet:
    sheet = _sheet(50)
    pieces.token(sheet, LAYER, name, 24, 24, 20, style)
    return sheet


def _back(colour: str, style: Style) -> Sheet:
    sheet = _sheet(50)
    pieces.back(sheet, LAYER, colour, 24, 24, 20, style)
    return sheet


def _face(face: str, style: Style) -> Sheet:
    sheet = _sheet(56)
    sheet.patch(LAYER, geometry.box(28, 28, 52, 52, 7), fill=style["panel"], line=style["ink"], width=1.4)
    pieces.sign(sheet, LAYER, face, 28, 28, 28, style, style["panel"])
    return sheet


def _coin(_: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    pieces.coin(sheet, LAYER, 15, 15, 12, style)
    return sheet


def _star(_: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    sheet.patch(LAYER, geometry.disc(15, 15, 13.4), fill=style["panel"], line=style["ink"], width=1.2)
    glyphs.draw(sheet, LAYER, "star", 15, 15, 18, style["ink"], style["panel"])
    return sheet


THINGS: dict[str, Callable[[str, Style], Sheet]] = {
    "diver": _diver,
    "key": _key,
    "good": _good,
    "token": _token,
    "back": _back,
    "face": _face,
    "coin": _coin,
    "star": _star,
}
