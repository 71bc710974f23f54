"""What can be taken: three specialists, three docks, and how many more lie in the stacks."""

from app import geometry, glyphs
from app.boards.seastead import docks, marks
from app.lettering import middle, width, wrap
from app.scene import Lit, Scene, Sheet
from app.theme import Style
from rules.seastead.components import Specialist, box
from rules.seastead.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")

_USES = {"dive": ("dive",), "build": ("hammer",), "both": ("dive", "hammer")}

Frame = tuple[float, float, float, float]


def _heading(sheet: Sheet, style: Style, title: str, stack: int, y: float) -> None:
    sheet.text("cards", 0, y, style.words(title), 17, style["ink"], "serif", "bold", "left")
    count = f"{style.words('stack')} {stack}"
    sheet.text("cards", sheet.width, y, count, 15, style["muted"], align="right")


def _uses(sheet: Sheet, style: Style, card: Specialist, right: float, y: float, back: str) -> None:
    for name in reversed(_USES[card.kind]):
        glyphs.draw(sheet, "pieces", name, right - 8, y, 14, style["muted"], back)
        right -= 17


def _paper(sheet: Sheet, lit: Lit, style: Style, pick: str, frame: Frame) -> tuple[str, str]:
    """Draws the card's paper, ring and target; gives its state and background colour."""
    left, top, w, h = frame
    state = lit.state(pick)
    back = style[{"": "panel", "possible": "ground"}.get(state, "ground_focus")]
    outline = geometry.frame(left + 1, top + 1, w - 2, h - 2, 7)
    sheet.patch("cards", outline, fill=back, line=style["ink"], width=1.2)
    marks.ring(sheet, style, state, geometry.frame(left + 2.5, top + 2.5, w - 5, h - 5, 6))
    return state, back


def _lines(sheet: Sheet, lines: list[str], x: float, y: float, size: float, ink: str, style: str = "normal") -> float:
    """Draws lines below one another from the top edge y; gives the y below them."""
    for line in lines:
        sheet.text("pieces", x, y + size * 0.9, line, size, ink, style=style, align="left")
        y += size * 1.2
    return y


def _upright(sheet: Sheet, lit: Lit, style: Style, card: Specialist, frame: Frame) -> None:
    """A narrow card: name, text, at the foot when it is used and its points."""
    left, top, w, h = frame
    pick = f"specialist:{card.id}"
    state, back = _paper(sheet, lit, style, pick, frame)
    name = style.words(f"specialist.{card.id}")
    low = h < 96
    room = w - 18
    size = 14.5 if width(name.replace("\u00ad", ""), 14.5, bold=True) <= room else 13.5
    titles = wrap(name, room - (22 if low else 0), size, 2, True)
    y = _lines(sheet, titles, left + 9, top + 7, size, style["ink"], "bold")
    text = style.words(f"specialist.{card.id}.text")
    fits = max(1, int((h - (y - top) - (5 if low else 24)) / (13 * 1.2)))
    _lines(sheet, wrap(text, room, 13, fits), left + 9, y + 1, 13, style["ink"])
    glyphs.badge(sheet, "pieces", left + w - 17, top + (16 if low else h - 16), 11.5, str(card.vp), style)
    if not low:
        _uses(sheet, style, card, left + w - 33, top + h - 15, back)
    marks.letter(sheet, style, lit, pick, left + 13, top + h - 14, 10)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, name.replace("\u00ad", ""), bool(state))


def _lying(sheet: Sheet, lit: Lit, style: Style, card: Specialist, frame: Frame) -> None:
    """A wide card: name and points in the first line, below it the text."""
    left, top, w, h = frame
    pick = f"specialist:{card.id}"
    state, back = _paper(sheet, lit, style, pick, frame)
    name = style.words(f"specialist.{card.id}").replace("\u00ad", "")
    text = wrap(style.words(f"specialist.{card.id}.text"), w - 20, 15, max(1, int((h - 28) / 18)))
    y = top + max(4.0, (h - 22 - 18 * len(text)) / 2 - 1)
    sheet.text("pieces", left + 10, y + 15, name, 15.5, style["ink"], style="bold", align="left")
    _lines(sheet, text, left + 10, y + 21, 15, style["ink"])
    glyphs.badge(sheet, "pieces", left + w - 19, y + 11, 11.5, str(card.vp), style)
    _uses(sheet, style, card, left + w - 36, y + 11, back)
    marks.letter(sheet, style, lit, pick, left + 18 + width(name, 15.5, bold=True) + 6, y + 10, 10)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, name, bool(state))


def _specialists(sheet: Sheet, seen: Observation, lit: Lit, style: Style, top: float, h: float, lying: bool) -> None:
    gap = 8.0
    cards = seen.specialist_display
    for index, card_id in enumerate(cards):
        card = box().specialists[card_id]
        if lying:
            high = (h - 2 * gap) / 3
            _lying(sheet, lit, style, card, (0.0, top + index * (high + gap), sheet.width, high))
        else:
            wide = (sheet.width - 2 * gap) / 3
            _upright(sheet, lit, style, card, (index * (wide + gap), top, wide, h))
    if not cards:
        sheet.text("cards", sheet.width / 2, middle(top + h / 2, 15), style.words("empty"), 15, style["muted"])


def _docks(sheet: Sheet, seen: Observation, lit: Lit, style: Style, top: float, h: float) -> None:
    gap = 8.0
    wide = (sheet.width - 2 * gap) / 3
    for index, dock_id in enumerate(seen.dock_display):
        left = index * (wide + gap)
        pick = f"dock:{dock_id}"
        state = lit.state(pick)
        docks.strip(sheet, style, box().docks[dock_id], left + 1, top + 1, wide - 2, h - 2, "pieces", state)
        marks.ring(sheet, style, state, geometry.frame(left + 1, top + 1, wide - 2, h - 2, 6))
        marks.letter(sheet, style, lit, pick, left + wide / 2, top + 2, 9)
        sheet.target([pick], left + wide / 2, top + h / 2, wide, h, style.words("dock"), bool(state))
    if not seen.dock_display:
        sheet.text("cards", sheet.width / 2, middle(top + h / 2, 15), style.words("empty"), 15, style["muted"])


def display(seen: Observation, lit: Lit, size: tuple[float, float], style: Style) -> Scene:
    """The region with the open specialists and docks; cards lie below one another where it is tall."""
    sheet = Sheet(*size, LAYERS)
    w, h = size
    lying = h >= 0.72 * w
    head = 24.0
    docks_h = max(46.0, min(64.0, (h - 2 * head) * 0.3))
    cards_h = h - 2 * head - docks_h - 6
    _heading(sheet, style, "specialist.plural", seen.specialist_stack, 16)
    _specialists(sheet, seen, lit, style, head, cards_h, lying)
    _heading(sheet, style, "dock.plural", seen.dock_stack, head + cards_h + 6 + 16)
    _docks(sheet, seen, lit, style, h - docks_h, docks_h)
    return sheet.scene()
