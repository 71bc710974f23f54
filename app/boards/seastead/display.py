"""What can be taken: three specialists, three docks, and how many more lie in the stacks."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.seastead import decree, docks
from app.lettering import middle, width, wrap
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.seastead.components import Specialist, box
from rules.seastead.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")

_USES = {"dive": ("dive",), "build": ("hammer",), "both": ("dive", "hammer")}

Frame = tuple[float, float, float, float]


def _heading(sheet: Sheet, style: Style, title: str, stack: int, frame: Frame) -> None:
    """The heading above a frame, at its right how many more lie in the stack."""
    left, top, w, _ = frame
    text = style.words(f"word.{title}")
    y = top - 8
    sheet.anchor(f"stack:{title}", left + w - 30, y - 5, 60, 18)
    sheet.text("cards", left, y, text[:1].upper() + text[1:], 17, style["ink"], "serif", "bold", "left")
    sheet.text("cards", left + w, y, f"{style.words('stack')} {stack}", 15, style["muted"], align="right")


def _uses(sheet: Sheet, style: Style, card: Specialist, right: float, y: float, back: str) -> None:
    for name in reversed(_USES[card.kind]):
        glyphs.draw(sheet, "pieces", name, right - 8, y, 14, style["muted"], back)
        right -= 17


def _paper(sheet: Sheet, lit: Lit, style: Style, pick: str, frame: Frame) -> tuple[str, str]:
    """Draws the card's paper, ring and target; gives its state and background colour."""
    left, top, w, h = frame
    state = lit.state(pick)
    back = marks.ground(style, state)
    outline = geometry.frame(left + 1, top + 1, w - 2, h - 2, 7)
    sheet.patch("cards", outline, fill=back, line=style["ink"], width=1.2)
    marks.ring(sheet, style, state, geometry.frame(left + 2.5, top + 2.5, w - 5, h - 5, 6))
    return state, back


def _lines(
    sheet: Sheet, lines: list[str], x: float, y: float, size: float, ink: str, style: str = "normal"
) -> float:
    """Draws lines below one another from the top edge y; gives the y below them."""
    for line in lines:
        sheet.text("pieces", x, y + size * 0.9, line, size, ink, style=style, align="left")
        y += size * 1.16
    return y


def _upright(sheet: Sheet, lit: Lit, style: Style, card: Specialist, frame: Frame) -> None:
    """A narrow card: name, text, its points, and where there is room when it is used."""
    left, top, w, h = frame
    pick = f"specialist:{card.id}"
    state, back = _paper(sheet, lit, style, pick, frame)
    name = style.words(card.id)
    plain = name.replace("\u00ad", "")
    low = h < 64
    badged = not low and width(plain, 14.5, bold=True) <= w - 38
    room = w - 16 if not badged else w - 38
    size = 14.5 if width(plain, 14.5, bold=True) <= room else 13.5
    y = _lines(
        sheet, wrap(name, room, size, 1 if low else 2, True), left + 8, top + 7, size, style["ink"], "bold"
    )
    text = style.words(f"specialist.{card.id}.text")
    y = max(y, top + 28) if badged else y
    fits = max(1, int((h - (y - top) - (4 if badged else 26)) / 15))
    lines = wrap(text, w - (42 if low else 16), 13, fits)
    below = _lines(sheet, lines, left + 8, y + 1, 13, style["ink"])
    badge_y = top + 17 if badged else top + h - 16
    glyphs.badge(sheet, "pieces", left + w - 17, badge_y, 11.5, str(card.vp), style)
    if below < top + h - 22:
        _uses(sheet, style, card, left + w - (8 if badged else 33), top + h - 15, back)
    marks.letter(sheet, style, lit, pick, left + 13, top + h - 14, 10)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, f"{plain}: {text}", bool(state))


def _lying(sheet: Sheet, lit: Lit, style: Style, card: Specialist, frame: Frame) -> None:
    """A wide card: name and points in the first line, below it the text."""
    left, top, w, h = frame
    pick = f"specialist:{card.id}"
    state, back = _paper(sheet, lit, style, pick, frame)
    name = style.words(card.id).replace("\u00ad", "")
    full = style.words(f"specialist.{card.id}.text")
    size = 15.0 if width(full, 15) <= (w - 20) * max(1, int((h - 28) / 17.4)) * 0.94 else 13.0
    text = wrap(full, w - 20, size, max(1, int((h - 28) / (size * 1.16))))
    y = top + max(4.0, (h - 22 - size * 1.16 * len(text)) / 2 - 1)
    sheet.text("pieces", left + 10, y + 15, name, 15.5, style["ink"], style="bold", align="left")
    _lines(sheet, text, left + 10, y + 21, size, style["ink"])
    glyphs.badge(sheet, "pieces", left + w - 19, y + 11, 11.5, str(card.vp), style)
    _uses(sheet, style, card, left + w - 36, y + 11, back)
    marks.letter(sheet, style, lit, pick, left + 18 + width(name, 15.5, bold=True) + 6, y + 10, 10)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, f"{name}: {full}", bool(state))


def _specialists(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame, lying: bool) -> None:
    left, top, w, h = frame
    gap = 8.0
    cards = seen.specialist_display
    for index, card_id in enumerate(cards):
        card = box().specialists[card_id]
        if lying:
            high = (h - 2 * gap) / 3
            _lying(sheet, lit, style, card, (left, top + index * (high + gap), w, high))
        else:
            wide = (w - 2 * gap) / 3
            _upright(sheet, lit, style, card, (left + index * (wide + gap), top, wide, h))
    if not cards:
        _nothing(sheet, style, frame)


def _nothing(sheet: Sheet, style: Style, frame: Frame) -> None:
    left, top, w, h = frame
    sheet.text("cards", left + w / 2, middle(top + h / 2, 15), style.words("empty"), 15, style["muted"])


def _docks(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    left, top, w, h = frame
    gap = 8.0
    wide = (w - 2 * gap) / 3
    for index, dock_id in enumerate(seen.dock_display):
        x = left + index * (wide + gap)
        pick = f"dock:{dock_id}"
        state = lit.state(pick)
        docks.strip(sheet, style, box().docks[dock_id], (x + 1, top + 1, wide - 2, h - 2), "pieces", state)
        marks.ring(sheet, style, state, geometry.frame(x + 1, top + 1, wide - 2, h - 2, 6))
        marks.letter(sheet, style, lit, pick, x + wide / 2, top + 2, 9)
        sheet.target([pick], x + wide / 2, top + h / 2, wide, h, style.words(dock_id), bool(state))
    if not seen.dock_display:
        _nothing(sheet, style, frame)


def display(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region with the open specialists and docks.

    Cards lie below one another where it is tall; where it is wide the docks stand beside them.
    """
    sheet = Sheet(*size, LAYERS)
    w, h = size
    head = 24.0
    if seen.decrees_drawn:
        decree.drawn(sheet, seen, lit, style, (0.0, 0.0, w, h))
        return sheet.scene()
    top = 0.0
    if seen.decree and w < decree.NARROW:
        top = decree.line(sheet, seen, style, w)
    if w >= 600:
        cards, quays = (
            (0.0, head, 0.55 * w - 9, h - head),
            (0.55 * w + 9, head, 0.45 * w - 9, min(h - head, 84.0)),
        )
    else:
        high = max(44.0, min(64.0, (h - top - 2 * head) * 0.3))
        cards = (0.0, top + head, w, h - top - 2 * head - high - 6)
        quays = (0.0, h - high, w, high)
    _heading(sheet, style, "specialists", seen.specialist_stack, cards)
    _specialists(sheet, seen, lit, style, cards, lying=h - top >= 0.72 * w)
    _heading(sheet, style, "docks", seen.dock_stack, quays)
    _docks(sheet, seen, lit, style, quays)
    return sheet.scene()
