"""Crew cards: what they ask for, what they bring, what they pay with; upright, small, or as a slip."""

from app import geometry
from app.boards import marks
from app.boards.deep_blue import gems, pieces
from app.boards.sea import Frame
from app.lettering import fit, middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.deep_blue.components import Crew, crew
from rules.deep_blue.observation import DiveView


def progress(card: Crew, dive: DiveView | None) -> tuple[int, int]:
    """How many of the gems that a card asks for are drawn, and how many it asks for."""
    if dive is None or not card.need:
        return 0, card.need_n
    have = len(dive.drawn) if card.need == "any" else dive.drawn.count(card.need)
    return min(have, card.need_n), card.need_n


def label(card: str, style: Style) -> str:
    """A card in words."""
    shown = crew(card)
    words = style.words
    parts = []
    if shown.need:
        parts.append(f"{shown.need_n} × {words(f'gem.{shown.need}')}: {words('vp', count=shown.vp)}")
    if shown.protects:
        parts.append(words("word.protects", gem=words(f"gem.{shown.protects}")))
    if shown.cash:
        parts.append(words("word.cash", count=shown.cash))
    if shown.propeller:
        parts.append(words("word.propeller", count=shown.propeller))
    return f"{words(card.partition('.')[0])}: {', '.join(parts)}"


def paper(
    sheet: Sheet,
    lit: Lit,
    style: Style,
    picks: tuple[str, ...],
    frame: Frame,
    text: str,
    plain: str = "panel",
) -> str:
    """Draws a card's paper, ring and target; gives its background colour."""
    left, top, w, h = frame
    state = lit.state(*picks)
    back = marks.ground(style, state, plain)
    sheet.patch(
        "cards", geometry.frame(left + 1, top + 1, w - 2, h - 2, 7), fill=back, line=style["ink"], width=1.2
    )
    marks.ring(sheet, style, state, geometry.frame(left + 2.5, top + 2.5, w - 5, h - 5, 6))
    if picks:
        sheet.target(picks, left + w / 2, top + h / 2, w, h, text, bool(state))
    for pick in picks:
        marks.letter(sheet, style, lit, pick, left + 11, top + 12, 8.5)
        if pick in lit.fresh:
            sheet.patch(
                "rings", geometry.frame(left + 1, top + 1, w - 2, h - 2, 7), line=style["ink"], width=2.4
            )
    return back


def face(
    sheet: Sheet,
    style: Style,
    card: str,
    frame: Frame,
    dive: DiveView | None,
    back: str,
    foot: bool = True,
    lettered: bool = False,
    paying: bool = False,
) -> None:
    """Draws what is on a card: as much as its size allows; `lettered` keeps the upper left corner free.

    Where there is room for one line only it says what the card does in a dive, or `paying` what it pays.
    """
    left, top, w, h = frame
    shown = crew(card)
    named = h >= 58 and w >= 52
    if named:
        kept = 17.0 if lettered else 0.0
        _name(sheet, style, card, left + (w + kept) / 2, top, w - kept)
    head = 22.0 if named else 14.0 if lettered and h >= 58 else 4.0
    two_rows = h - head >= 38
    first = top + head + (h - head) * (0.34 if h > 80 else 0.28 if two_rows else 0.48)
    second = top + h - (15 if h > 80 else 11)
    aside = 14.0 if lettered and not two_rows else 0.0
    _value(sheet, style, shown, left + aside, first, w - aside, h - head, two_rows, paying)
    if not (foot and two_rows):
        return
    size = 16.0 if w >= 56 and h > 66 else 14.0
    if shown.vp or shown.protects:
        pieces.symbols(sheet, "pieces", shown, left + w - 7, second, size, style, back)
        have, wanted = progress(shown, dive)
        if dive is not None and shown.vp and w >= 50:
            text = f"{have} / {wanted}" if w >= 62 else f"{have}/{wanted}"
            tone = style["ink"] if have >= wanted else style["muted"]
            face_style = "bold" if have >= wanted else "normal"
            sheet.text("pieces", left + 8, middle(second, 14), text, 14, tone, style=face_style, align="left")


def _name(sheet: Sheet, style: Style, card: str, x: float, top: float, w: float) -> None:
    name = style.words(card.partition(".")[0])
    size = fit(name, w - 10, 14.5, 13, bold=True)
    name = shorten(name, w - 7, size, bold=True)
    sheet.text("pieces", x, top + 17, name, size, style["ink"], style="bold")


def _value(
    sheet: Sheet,
    style: Style,
    shown: Crew,
    left: float,
    y: float,
    w: float,
    room: float,
    wide: bool,
    paying: bool,
) -> None:
    """The main thing of a card: need and points, a shield, or large pay symbols."""
    x = left + w / 2
    pays = paying and not wide and bool(shown.cash or shown.propeller)
    if shown.protects and not pays:
        gems.shield(
            sheet, "pieces", shown.protects, x, y + (4 if wide else 0), min(15.5, room * 0.3, w * 0.3), style
        )
        return
    if not shown.vp or pays:
        size = min(23.0, room * 0.55, w * 0.42)
        size *= min(1.0, (w - 9) / pieces.symbol_width(shown, size))
        wide_row = pieces.symbol_width(shown, size)
        pieces.symbols(
            sheet, "pieces", shown, x + wide_row / 2, y + (5 if wide else 0), size, style, style["panel"]
        )
        return
    radius = 8.2 if w >= 60 else 7.0
    text = f"×{shown.need_n}"
    points = str(shown.vp)
    big = 22.0 if w >= 60 and room > 52 else 18.0
    row = 2 * radius + 3 + width(text, 14) + 5 + width(points, big, "serif", True)
    if row <= w - 6:
        at = x - row / 2
        pieces.need(sheet, "pieces", shown, at, y, radius, style)
        sheet.text("pieces", at + row, middle(y, big), points, big, style["ink"], "serif", "bold", "right")
        return
    pieces.need(sheet, "pieces", shown, left + 4, y - 7, 6.4, style)
    sheet.text("pieces", left + w - 5, middle(y + 12, 17), points, 17, style["ink"], "serif", "bold", "right")
