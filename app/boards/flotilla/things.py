"""The things of Flotilla that travel over the table, each alone as a small scene of its own."""

from collections.abc import Callable

from app import geometry, glyphs
from app.boards.flotilla import pieces, tiles
from app.boards.flotilla.layout import LAYERS, Grid
from app.scene import Sheet
from app.theme import Style
from rules.flotilla.components import box


def _sheet(w: float, h: float = 0.0) -> Sheet:
    return Sheet(w, h or w, LAYERS)


def _ship(seat: str, style: Style) -> Sheet:
    sheet = _sheet(40)
    pieces.ship(sheet, "names", int(seat), 20, 20, 34, style)
    return sheet


def _outpost(seat: str, style: Style) -> Sheet:
    sheet = _sheet(40)
    pieces.outpost(sheet, "names", int(seat), 20, 20, 32, style)
    return sheet


def _tile(which: str, style: Style) -> Sheet:
    name, turn = which.split(":")
    sheet = _sheet(96)
    tiles.sink(sheet, Grid(48, 48, 44), "0.0", name, int(turn), style)
    return sheet


def _built(which: str, style: Style) -> Sheet:
    name, turn = which.split(":")
    sheet = _sheet(96)
    tiles.sky(sheet, Grid(48, 48, 44), "0.0", name, int(turn), style)
    return sheet


def _barrel(colour: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    pieces.barrel(sheet, "names", colour, 15, 15, 26, style)
    return sheet


def _disc(seat: str, style: Style) -> Sheet:
    sheet = _sheet(24)
    tiles.mark(sheet, int(seat), 12, 12, 8, style)
    return sheet


def _seal(_: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    pieces.seal(sheet, "names", 15, 13, 10, style, style["panel"])
    return sheet


def _card(name: str, style: Style) -> Sheet:
    sheet = _sheet(52, 34)
    sheet.patch("land", geometry.frame(1, 1, 50, 32, 5), fill=style["panel"], line=style["ink"], width=1.2)
    pieces.guild(sheet, "names", box().cards[name].guild, 26, 17, 10, style)
    return sheet


def _person(_: str, style: Style) -> Sheet:
    sheet = _sheet(30)
    glyphs.draw(sheet, "names", "person", 15, 15, 24, style["ink"], style["panel"])
    return sheet


def _artifact(guild: str, style: Style) -> Sheet:
    sheet = _sheet(34)
    fill = pieces.tint(style, box().guilds[guild].colour)
    sheet.patch("land", geometry.box(17, 17, 28, 26, 3), fill=fill, line=style["ink"], width=1.2)
    glyphs.draw(sheet, "names", "star", 17, 17, 19, style["on_player"], fill)
    return sheet


THINGS: dict[str, Callable[[str, Style], Sheet]] = {
    "ship": _ship,
    "outpost": _outpost,
    "tile": _tile,
    "built": _built,
    "barrel": _barrel,
    "disc": _disc,
    "seal": _seal,
    "card": _card,
    "person": _person,
    "artifact": _artifact,
}
