"""A player's specialists: small cards at the foot of the board, or lines where it is low."""

from app import geometry, glyphs
from app.boards import marks
from app.lettering import middle, shorten, width, wrap
from app.scene import Lit, Sheet
from app.theme import Style
from rules.seastead.components import box
from rules.seastead.observation import Observation

Frame = tuple[float, float, float, float]


def cards(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """The specialists as small cards in a row at the foot of the board; used ones struck through."""
    left, top, w, h = frame
    owned = seen.seats[seat].specialists
    count = max(3, len(owned))
    step = (w + 5) / count
    size = 13.0 if h < 44 else 15.0
    for index, (card, ready) in enumerate(owned):
        pick = f"specialist:{card}"
        state = lit.state(pick)
        x = left + index * step + (step - 5) / 2
        y = top + h / 2
        outline = geometry.box(x, y, step - 5, h, 5)
        back = marks.ground(style, state, "panel" if ready else "paper")
        line = style["ink"] if ready else style["hair"]
        sheet.patch("pieces", outline, fill=back, line=line, width=1.1, dash="" if ready else "3 3")
        room = step - 5 - 8 - (19 if ready else 0)
        lines = wrap(style.words(card), room, size, 2)
        ink = style["ink"] if ready else style["muted"]
        for row, part in enumerate(lines):
            base = middle(y + (row - (len(lines) - 1) / 2) * (size + 1.5), size)
            sheet.text("pieces", x - (step - 5) / 2 + 6, base, part, size, ink, align="left")
            if not ready:
                end = x - (step - 5) / 2 + 6 + width(part, size)
                sheet.line(
                    "pieces",
                    [(x - (step - 5) / 2 + 5, base - size * 0.26), (end + 1, base - size * 0.26)],
                    ink,
                    1,
                )
        if ready:
            badge_x = x + (step - 5) / 2 - 12
            glyphs.badge(sheet, "pieces", badge_x, y, 10.5, str(box().specialists[card].vp), style)
        marks.ring(sheet, style, state, outline)
        if not state and pick in lit.fresh:
            marks.thin(sheet, style, seat, geometry.box(x, y, step - 7, h - 2, 5))
        sheet.target([pick], x, y, step - 5, h, style.words(card).replace("\u00ad", ""), bool(state))


def lines(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """The specialists as lines below the score, where the board is too low for cards."""
    left, top, w, h = frame
    owned = seen.seats[seat].specialists
    pitch = min(19.0, h / max(len(owned), 1))
    for index, (card, ready) in enumerate(owned):
        pick = f"specialist:{card}"
        state = lit.state(pick)
        y = top + (index + 0.5) * pitch
        name = style.words(card).replace("\u00ad", "")
        text = shorten(name, w - 22, 13)
        ink = style["ink"] if ready else style["muted"]
        if ready:
            glyphs.badge(sheet, "pieces", left + 9, y, 9.6, str(box().specialists[card].vp), style)
        sheet.text("pieces", left + 21, middle(y, 13), text, 13, ink, align="left")
        if not ready:
            sheet.line("pieces", [(left + 20, y), (left + 22 + width(text, 13), y)], ink, 1)
        outline = geometry.box(left + w / 2, y, w, pitch - 1, 4)
        marks.ring(sheet, style, state, outline)
        if not state and pick in lit.fresh:
            marks.thin(sheet, style, seat, outline)
        sheet.target([pick], left + w / 2, y, w, pitch - 1, name, bool(state))
