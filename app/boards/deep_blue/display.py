"""What can be had: four crew cards with their prices, the stack, the gems of the supply."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.deep_blue import bag, cards, gems
from app.boards.sea import Frame
from app.lettering import middle, width
from app.scene import TOUCH, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.deep_blue.components import box, crew
from rules.deep_blue.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")


def _head_height(h: float) -> float:
    """Height of the heading: the stack in it is as high as a finger where there is room."""
    return TOUCH if h >= 190 else 30.0


def _head(sheet: Sheet, seen: Observation, lit: Lit, style: Style, w: float, h: float) -> None:
    """The heading; at its right the stack, which can be tapped to renew the market."""
    y, high = h / 2 - (2 if h < TOUCH else 3), 25.0 if h < TOUCH else 34.0
    words = style.words
    sheet.text("cards", 0, middle(y, 17), words("market"), 17, style["ink"], "serif", "bold", "left")
    pick = "deck:crew"
    state = lit.state(pick)
    price = box().constants["renew_price"]
    text = words("deck", count=seen.deck_count)
    more = f"{words('renew')} {price} $"
    wide = width(text, 15) + 22
    full = wide + 10 + width(more, 15, bold=True)
    outline = geometry.frame(w - full - 3, y - high / 2, full, high, 8)
    back = marks.ground(style, state, "paper")
    sheet.patch("cards", outline, fill=back, line=style["hair"], width=1.1)
    marks.ring(sheet, style, state, outline)
    right = w - 11
    tone = style["magenta"] if state else style["muted"]
    sheet.text("pieces", right, middle(y, 15), more, 15, tone, style="bold", align="right")
    at = right - width(more, 15, bold=True) - 10
    sheet.text("pieces", at, middle(y, 15), text, 15, style["ink"], align="right")
    sheet.target([pick], w - full / 2, h / 2, full, h, f"{more}, {text}", bool(state))
    gone = words("discard", count=len(seen.discard))
    end = w - full - 14
    if width(gone, 14) < end - width(words("market"), 17, "serif", True) - 16 and seen.discard:
        sheet.text("pieces", end, middle(y, 14), gone, 14, style["muted"], align="right")


def _price(sheet: Sheet, style: Style, frame: Frame, price: int, lit: bool) -> None:
    """The price as a tag at the lower left of a card."""
    left, top, _, h = frame
    y, high = top + h - 14, 21
    tag = [(0, -high / 2), (28, -high / 2), (36, 0), (28, high / 2), (0, high / 2)]
    line = style["magenta"] if lit else style["ink"]
    sheet.patch("pieces", geometry.moved(tag, left + 1, y), fill=style["buff"], line=line, width=1.3)
    sheet.text("pieces", left + 16, middle(y, 15), f"{price} $", 15, style["ink"], style="bold")


def _slot(sheet: Sheet, seen: Observation, lit: Lit, style: Style, place: int, frame: Frame) -> None:
    left, top, w, h = frame
    card, pick = seen.market[place], f"slot:{place}"
    price = box().prices[place]
    if card is None:
        sheet.patch(
            "cards",
            geometry.frame(left + 1, top + 1, w - 2, h - 2, 7),
            line=style["hair"],
            width=1.2,
            dash="4 4",
        )
        return
    text = f"{price} $: {cards.label(card, style)}"
    sheet.anchor(f"market:{card}", left + w / 2, top + h / 2, w, h)
    back = cards.paper(sheet, lit, style, (pick,), frame, text)
    fresh = f"market:{card}" in lit.fresh
    if fresh:
        sheet.patch("rings", geometry.frame(left + 1, top + 1, w - 2, h - 2, 7), line=style["ink"], width=2.2)
    shown = crew(card)
    if w >= 1.5 * h:
        cards.face(sheet, style, card, (left + 30, top, w - 30, h), None, back)
    else:
        inner = frame if h >= 84 else (left + 20, top, w - 20, h)
        cards.face(sheet, style, card, inner, None, back, lettered=pick in lit.letters)
    _price(sheet, style, frame, price, bool(lit.state(pick)))
    if shown.plus and w >= 60 and h >= 84:
        upright = w < 1.5 * h
        _plus(sheet, style, shown.plus, left + w - (9 if upright else 12), top + (30 if upright else 14))


def _plus(sheet: Sheet, style: Style, gem: str, right: float, y: float) -> None:
    """The gem that the card brought into the bag."""
    gems.gem(sheet, "pieces", gem, right - 5, y, 5.2, style)
    sheet.text("pieces", right - 12, middle(y, 13), "+1", 13, style["ink"], align="right")


def _supply(
    sheet: Sheet, seen: Observation, style: Style, frame: Frame, title: str, row: dict[str, int]
) -> None:
    """A row of gems with a heading."""
    left, top, w, h = frame
    y = top + h / 2
    text = style.words(title)
    sheet.text("cards", left, middle(y, 15), text, 15, style["ink"], style="bold", align="left")
    room = 64.0 if width(text, 15, bold=True) < 60 else width(text, 15, bold=True) + 8
    bag.counts(sheet, "pieces", row, left + room, y, w - room, 7.5, 15, style)


def display(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: market cards in a row or two, below them the supply; beside them where it is wide."""
    sheet = Sheet(*size, LAYERS)
    w, h = size
    head = _head_height(h)
    _head(sheet, seen, lit, style, w, head)
    supply = {gem: count for gem, count in seen.supply.items() if box().gems[gem].supply}
    bags = h >= 222 and w < 500
    foot = 28.0 * (2 if bags else 1) if h >= 130 else 0.0
    room = h - head - foot
    gap = 7.0
    rows = 2 if room >= 190 and w < 420 else 1
    columns = 4 // rows
    wide, high = (w - (columns - 1) * gap) / columns, (room - (rows - 1) * gap) / rows
    for place in range(4):
        left = place % columns * (wide + gap)
        _slot(sheet, seen, lit, style, place, (left, head + place // columns * (high + gap), wide, high))
    if foot:
        _supply(sheet, seen, style, (0.0, h - 27, w if w < 500 else w * 0.5, 26), "supply", supply)
    if bags:
        _bag(sheet, seen, style, (0.0, h - 55, w, 26))
    elif w >= 500:
        _bag(sheet, seen, style, (w * 0.52, h - 27, w * 0.48, 26))
    return sheet.scene()


def _bag(sheet: Sheet, seen: Observation, style: Style, frame: Frame) -> None:
    """The bag's content, for where the chart has no room for it."""
    left, top, w, h = frame
    y = top + h / 2
    sheet.anchor("bag", left + 11, y, 22)
    glyphs.draw(sheet, "pieces", "bag", left + 11, y, 19, style["ink"], style["paper"])
    total = str(sum(seen.bag.values()))
    sheet.text("pieces", left + 25, middle(y, 15), total, 15, style["ink"], style="bold", align="left")
    bag.counts(sheet, "pieces", seen.bag, left + 54, y, w - 54, 7.0, 15, style)
