"""The decrees: the one in force as a note on the chart, the two drawn to choose from in the display."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.seastead import layout
from app.lettering import fit, middle, width, wrap
from app.scene import Lit, Sheet
from app.theme import Style
from rules.seastead.observation import Observation

NARROW = 362
"""Below this width the display is a phone's, whose chart has room for the decree's name only."""

Frame = tuple[float, float, float, float]


def spoken(style: Style, card: str) -> str:
    """A decree in words: its name and what it changes; a card that the viewer has not seen is a decree."""
    if not card:
        return style.words("word.decree")
    return f"{style.words(card)}: {style.words(f'decree.{card}.text')}"


def _label(seen: Observation, style: Style, card: str) -> str:
    """The decree in force in words, with the stack."""
    head = f"{style.words('word.decree')} ({style.words('word.in_force')})"
    return f"{head}: {spoken(style, card)}. {style.words('stack')} {seen.decree_deck}"


def note(sheet: Sheet, seen: Observation, lit: Lit, style: Style) -> None:
    """The decree in force: left of the rose with its text, on a phone between the lower islands by name."""
    if seen.decree is None:
        return
    frame = _note_frame(sheet) if layout.has_detail(sheet) else _small_frame(sheet)
    _draw(sheet, seen, lit, style, frame)


def _note_frame(sheet: Sheet) -> Frame:
    left, _, _, _ = layout.sea(sheet)
    x, y = layout.middle(sheet)
    u = layout.unit(sheet)
    right = x - 1.32 * layout.rose(sheet) - 0.5 * u
    w = min(right - left - 0.3 * u, 6.4 * u)
    high = 2.75 * u
    return left + 0.2 * u, y - 0.5 * u - high / 2, w, high  # clear of ships above and docks below


def _small_frame(sheet: Sheet) -> Frame:
    _, _, _, bottom = layout.sea(sheet)
    x, _ = layout.middle(sheet)
    w, high = 92.0, 40.0
    return x - w / 2, bottom - high - 2, w, high


def _draw(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    left, top, w, h = frame
    card = seen.decree or ""
    pick = f"decree:{card}"
    state = lit.state(pick)
    back = marks.ground(style, state)
    outline = geometry.frame(left, top, w, h, 6)
    sheet.patch("names", outline, fill=back, line=style["ink"], width=1.2)
    sheet.anchor("decree", left + w / 2, top + h / 2, w, h)
    if layout.has_detail(sheet):
        _text(sheet, seen, style, card, frame, back)
    else:
        _name(sheet, style, card, frame, back)
    marks.ring(sheet, style, state, outline)
    if not state and pick in lit.fresh:
        sheet.patch("rings", geometry.frame(left + 3, top + 3, w - 6, h - 6, 4), line=style["ink"], width=1.5)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, _label(seen, style, card), bool(state))


def _text(sheet: Sheet, seen: Observation, style: Style, card: str, frame: Frame, back: str) -> None:
    """Scroll, name, stack, and what the decree changes."""
    left, top, w, h = frame
    count = str(seen.decree_deck)
    glyphs.draw(sheet, "names", "scroll", left + 15, top + 15, 17, style["ink"], back)
    name = style.words(card)
    room = w - 36 - width(count, 13) - 22
    size = fit(name, room, 16, 13, "serif", True)
    sheet.text("names", left + 28, middle(top + 15, size), name, size, style["ink"], "serif", "bold", "left")
    stack_x = left + w - 8
    sheet.text("names", stack_x, middle(top + 15, 13), count, 13, style["muted"], align="right")
    glyphs.draw(sheet, "names", "copy", stack_x - width(count, 13) - 9, top + 15, 11, style["muted"], back)
    big, head = (14.0, 32.0) if h > 80 else (13.0, 26.0)
    text = wrap(style.words(f"decree.{card}.text"), w - 16, big, max(1, int((h - head) / (big * 1.18))))
    for line, part in enumerate(text):
        base = top + head + 10 + big * 1.18 * line
        sheet.text("names", left + 9, base, part, big, style["ink"], align="left")


def _name(sheet: Sheet, style: Style, card: str, frame: Frame, back: str) -> None:
    """Scroll and name in two lines."""
    left, top, w, h = frame
    glyphs.draw(sheet, "names", "scroll", left + 12, top + h / 2, 15, style["ink"], back)
    lines = wrap(style.words(card), w - 28, 13, 2, True)
    for row, part in enumerate(lines):
        base = middle(top + h / 2 + (row - (len(lines) - 1) / 2) * 15, 13)
        sheet.text("names", left + 23, base, part, 13, style["ink"], style="bold", align="left")


def line(sheet: Sheet, seen: Observation, style: Style, w: float) -> float:
    """The decree in force above a phone's display, name and text; gives the height that it takes."""
    card = seen.decree or ""
    glyphs.draw(sheet, "cards", "scroll", 9, 10, 15, style["ink"], style["paper"])
    rows = wrap(spoken(style, card), w - 24, 13, 2)
    for row, part in enumerate(rows):
        sheet.text("cards", 22, 14 + 15 * row, part, 13, style["ink"], align="left")
    high = 8.0 + 15 * len(rows)
    sheet.target([f"decree:{card}"], w / 2, high / 2, w, high, _label(seen, style, card), False)
    return high


def drawn(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    """The two drawn decrees to choose from, in place of the cards and docks as long as it lasts."""
    left, top, w, h = frame
    head, gap = 24.0, 8.0
    title = style.words("word.decrees")
    sheet.text(
        "cards", left, top + 16, title[:1].upper() + title[1:], 17, style["ink"], "serif", "bold", "left"
    )
    stack = f"{style.words('stack')} {seen.decree_deck}"
    sheet.text("cards", left + w, top + 16, stack, 15, style["muted"], align="right")
    sheet.anchor("stack:decrees", left + w - 30, top + 11, 60, 18)
    wide = (w - gap) / 2
    for index, card in enumerate(seen.decrees_drawn):
        high = min(h - head, 150.0)
        _card(sheet, lit, style, card, (left + index * (wide + gap), top + head, wide, high))


def _card(sheet: Sheet, lit: Lit, style: Style, card: str, frame: Frame) -> None:
    """A drawn decree: name and text, or its back when the viewer must not see it."""
    left, top, w, h = frame
    pick = f"decree:{card}" if card else ""
    state = lit.state(pick) if card else ""
    back = marks.ground(style, state, "panel" if card else "sea1")
    outline = geometry.frame(left + 1, top + 1, w - 2, h - 2, 7)
    sheet.patch("cards", outline, fill=back, line=style["ink"], width=1.2)
    scroll_y = top + 18 if card else top + h / 2
    glyphs.draw(sheet, "pieces", "scroll", left + (18 if card else w / 2), scroll_y, 17, style["ink"], back)
    if not card:
        return
    y = top + 23
    for part in wrap(style.words(card), w - 42, 14.5, 2, True):
        sheet.text("pieces", left + 32, y, part, 14.5, style["ink"], style="bold", align="left")
        y += 17
    rows = max(1, int((top + h - 6 - y) / 15.5))
    for part in wrap(style.words(f"decree.{card}.text"), w - 20, 13.5, rows):
        sheet.text("pieces", left + 10, y + 6, part, 13.5, style["ink"], align="left")
        y += 15.5
    marks.ring(sheet, style, state, geometry.frame(left + 2.5, top + 2.5, w - 5, h - 5, 6))
    marks.letter(sheet, style, lit, pick, left + w - 16, top + 16, 10)
    sheet.anchor(f"drawn:{card}", left + w / 2, top + h / 2, w, h)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, spoken(style, card), bool(state))
