"""Chips: cards, tiles, turns and numbers as things to pick, side by side, each with a face and words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app import geometry, glyphs
from app.boards import marks
from app.boards.schwarm import pieces
from app.boards.sea import Frame
from app.lettering import middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing to pick: its pick, a drawing by kind and name, words, a note below, whether it is pale.

    A turned tile has the sides at which it would be joined and whether the queen would be linked; `more`
    is a second line of the note, `title` a name that stands there when there is room.
    """

    pick: str
    kind: str
    name: str
    label: str
    note: str = ""
    paper: str = "panel"
    pale: bool = False
    corner: str = ""
    title: str = ""
    joined: str = ""
    queen: bool = False
    more: str = ""


def row(
    sheet: Sheet,
    lit: Lit,
    style: Style,
    chips: Sequence[Chip],
    frame: Frame,
    most: float = 92.0,
    seat: int = 0,
    layers: tuple[str, str] = ("cards", "pieces"),
) -> None:
    """Chips side by side in a frame; their papers and what is on them go to two layers."""
    if not chips:
        return
    left, top, w, h = frame
    gap = 4.0 if w / len(chips) > 40 else 2.0
    wide = min(most, (w - gap * (len(chips) - 1)) / len(chips))
    titled = all(width(chip.title, 13) <= wide - 6 for chip in chips)
    for index, chip in enumerate(chips):
        shown = chip if titled else replace(chip, title="")  # all have their names there, or none
        _chip(sheet, lit, style, shown, (left + index * (wide + gap), top, wide, h), seat, layers)


def _chip(
    sheet: Sheet, lit: Lit, style: Style, chip: Chip, frame: Frame, seat: int, layers: tuple[str, str]
) -> None:
    left, top, w, h = frame
    papers, _ = layers
    state = lit.state(chip.pick)
    alpha = 0.42 if chip.pale else 1.0
    outline = geometry.frame(left + 1.5, top + 1.5, w - 3, h - 3, 6)
    back = style[chip.paper] if not state or chip.paper != "panel" else marks.ground(style, state)
    sheet.patch(papers, outline, fill=back, line=style["ink"], width=1.1, alpha=alpha)
    marks.ring(sheet, style, state, outline)
    if chip.pick in lit.fresh and not state:
        sheet.patch("rings", outline, line=style["ink"], width=2)
    look = _Look(sheet, layers[1], style, back, alpha, seat, style["magenta" if state else "ink"])
    flat = chip.kind in ("turn", "tile") and h < 60 <= w
    (_flat if flat else _upright)(look, chip, frame)
    if chip.pick:
        sheet.anchor(chip.pick, left + w / 2, top + h / 2, w, h)
    sheet.target([chip.pick] if chip.pick else [], left + w / 2, top + h / 2, w, h, chip.label, bool(state))


def _flat(look: "_Look", chip: Chip, frame: Frame) -> None:
    """A chip on a phone that is wider than high: the tile as large as it may be, what it brings beside it."""
    left, top, w, h = frame
    size = min(h - 10, 0.5 * w)
    _face(look, chip, left + 6 + size / 2 + 2, top + h / 2, size)
    x = left + size + 12 + (w - size - 16) / 2
    lines = [text for text in (chip.note, chip.more) if text]
    for number, text in enumerate(lines):
        big = 17.0 if number == 0 else 13.0
        y = top + h / 2 + (number - (len(lines) - 1) / 2) * 17
        shown = shorten(text, w - size - 16, big, bold=True)
        look.text(x - 8 * (chip.queen and number == 0), middle(y, big), shown, big)
        if chip.queen and number == 0:
            pieces.queen(look.sheet, look.layer, x + 13, y, 7.5, look.style)


def _upright(look: "_Look", chip: Chip, frame: Frame) -> None:
    """A chip like a card: what it is, below it its name and its price or number, its range in a corner."""
    left, top, w, h = frame
    lines = [(chip.note, 15.0)] if chip.note and h > 40 else []
    if chip.more and lines:
        both = f"{chip.note} {chip.more}"
        lines = [(both, 15.0)] if width(both, 15, bold=True) <= w - 8 - 16 * chip.queen else lines
    if chip.title and h - 17 * len(lines) > 60 and width(chip.title, 13) <= w - 6:
        lines.append((chip.title, 13.0))
    foot = 17.0 * len(lines)
    x, y = left + w / 2, top + (h - foot) / 2
    share = 0.94 if chip.kind == "turn" else 0.74
    size = min(w * 0.72, (h - foot) * share, 46.0 if chip.kind == "turn" else 40.0)
    narrow = bool(chip.corner) and w < 60
    _face(look, chip, x - 4 * narrow, y + 3 * narrow, size * (0.8 if narrow else 1))
    for number, (text, big) in enumerate(lines):
        plain = text == chip.title
        ink = look.style["ink"] if plain else look.ink
        shown = shorten(text, w - 4, big, bold=not plain)
        at = top + h - 6 - 17 * number
        shift = 8 if chip.queen and number == 0 else 0
        look.text(x - shift, at, shown, big, "normal" if plain else "bold", ink)
        if shift:
            pieces.queen(
                look.sheet, look.layer, x + width(shown, big, bold=True) / 2 + 4, at - 5, 7, look.style
            )
    if chip.note and not lines:
        look.text(left + w - 5, top + h - 5, shorten(chip.note, w - 4, 13, bold=True), 13, align="right")
    if chip.corner:
        ink = look.style["ink"]
        look.text(left + w - 5, top + 15, chip.corner, 13, "bold italic", ink, "serif", "right")


@dataclass(frozen=True, slots=True)
class _Look:
    """Where and how a chip's face is drawn; `ink` is the colour of its note."""

    sheet: Sheet
    layer: str
    style: Style
    back: str
    alpha: float
    seat: int
    ink: str

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        cut: str = "bold",
        ink: str = "",
        font: str = "sans",
        align: str = "center",
    ) -> None:
        self.sheet.text(self.layer, x, y, text, size, ink or self.ink, font, cut, align, alpha=self.alpha)


def _face(look: _Look, chip: Chip, x: float, y: float, size: float) -> None:
    sheet, layer, style, back, alpha = look.sheet, look.layer, look.style, look.back, look.alpha
    ink = style["ink"]
    if chip.kind == "action":
        glyphs.draw(sheet, layer, pieces.ACTIONS[chip.name], x, y, size, ink, back, alpha)
    elif chip.kind == "ability":
        pieces.ability(sheet, layer, chip.name, x, y, 0.8 * size, style, back)
    elif chip.kind == "tile":
        pieces.mini(sheet, layer, chip.name, pieces.SHAPES[chip.name], x, y, size, style, "", alpha)
    elif chip.kind == "turn":
        kind, _, opening = chip.name.partition(":")
        pieces.turned(sheet, layer, (kind, opening, chip.joined), x, y, size, style, look.seat, alpha)
        if chip.pale:
            glyphs.strike(sheet, layer, x, y, 0.6 * size, style["magenta"], back)
    else:
        big = min(26.0, 1.4 * size, 26 * 1.25 * size / width(chip.name, 26, "serif", True))
        sheet.text(layer, x, middle(y, big), chip.name, big, ink, "serif", "bold", alpha=alpha)
