"""The region with the players and the viewer's own cards: hand, what rests, bonus tiles, what was played."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.deep_blue import cards, pieces, players
from app.boards.sea import Frame
from app.lettering import middle, width
from app.scene import TOUCH, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.deep_blue.components import crew
from rules.deep_blue.observation import Observation, SeatView

LAYERS = ("cards", "pieces", "rings", "marks")

HEAD = 28.0
"""Height of the line above the hand."""

PAYING = ("PayCash", "PayPropeller")
"""Decisions at which a card counts for what it pays."""

GAP = 3.0
"""The least room between two cards."""

NARROWEST = TOUCH - 2
"""The least width of a card that a finger finds: half of the gap answers, too."""


def _own(seen: Observation) -> SeatView | None:
    """The seat whose hand is shown."""
    return seen.seats[seen.viewer] if seen.viewer is not None else None


def _chip(
    sheet: Sheet, lit: Lit, style: Style, pick: str, right: float, y: float, glyph: str, text: str, label: str
) -> float:
    """Draws a chip with a glyph and a number, right-aligned; gives its left edge."""
    w = 34 + width(text, 15, bold=True)
    state = lit.state(pick) if pick else ""
    x = right - w / 2
    outline = geometry.box(x, y, w, 25, 8)
    back = marks.ground(style, state, "panel" if glyph != "bunk" else "buff")
    sheet.patch("cards", outline, fill=back, line=style["ink"] if not state else style["magenta"], width=1.1)
    if glyph == "coin":
        pieces.coin(sheet, "pieces", right - w + 15, y, 8.6, "$", style)
    else:
        glyphs.draw(sheet, "pieces", glyph, right - w + 15, y, 17, style["ink"], back)
    sheet.text("pieces", right - 8, middle(y, 15), text, 15, style["ink"], style="bold", align="right")
    marks.ring(sheet, style, state, outline)
    if pick:
        sheet.target([pick], x, y, w, 25, label, bool(state))
    return right - w - 6


def _head(sheet: Sheet, seen: Observation, view: SeatView, lit: Lit, style: Style, frame: Frame) -> None:
    """The line above the hand: what it can sail and pay, bonus tiles, what rests."""
    left, top, w, _ = frame
    y = top + HEAD / 2 - 1
    words = style.words
    hand = [crew(card) for card in view.hand or ()]
    at = left + w
    resting = [words(card.partition(".")[0]) for card in view.resting or ()]
    rest_text = f"{words('rest')}: {', '.join(resting) or 0}"
    at = _chip(sheet, lit, style, "action:rest", at, y, "bunk", str(view.resting_count), rest_text)
    sail = sum(card.propeller for card in hand) + view.tokens
    at = _chip(sheet, lit, style, "action:sail", at, y, "propeller", str(sail), f"{words('sail')}: {sail}")
    cash = sum(card.cash for card in hand) + view.tokens
    at = _chip(sheet, lit, style, "", at, y, "coin", str(cash), "")
    if view.tokens:
        state = lit.state("token:bonus")
        for index in range(view.tokens):
            pieces.coin(sheet, "pieces", at - 13 - index * 12, y, 10.5, "1", style)
        wide = 26 + 12 * (view.tokens - 1)
        x = at - wide / 2
        marks.ring(sheet, style, state, geometry.box(x, y, wide + 4, 26, 12))
        sheet.target(["token:bonus"], x, y, wide, 25, f"{words('column.tokens')} {view.tokens}", bool(state))
        at -= wide + 6
    title = words("hand")
    if width(title, 17, "serif", True) < at - left:
        sheet.text("cards", left, middle(y, 17), title, 17, style["ink"], "serif", "bold", "left")


def _grid(count: int, w: float, h: float) -> tuple[int, int]:
    """Columns and rows of so many cards in a room: as few rows as leave a finger's width to each card."""
    count = max(count, 1)
    roomy = 62.0 if h >= 120 else NARROWEST
    most = max(1, min(3, int((h + GAP) // (TOUCH - 1))))
    for rows in range(1, most + 1):
        columns = -(-count // rows)
        if w / columns >= (roomy if rows == 1 else NARROWEST):
            return columns, rows
    return -(-count // most), most


def _hand(sheet: Sheet, seen: Observation, view: SeatView, lit: Lit, style: Style, frame: Frame) -> None:
    left, top, w, h = frame
    shown = [(card, True) for card in view.hand or ()] + [(card, False) for card in view.played]
    columns, rows = _grid(len(shown), w, h)
    if w / columns < NARROWEST and is_about_cards(lit):  # too many for fingers: what can be played is enough
        shown = [(card, mine) for card, mine in shown if mine and f"card:{card}" in lit]
        columns, rows = _grid(len(shown), w, h)
    gap = 5.0 if columns < 8 and rows == 1 else GAP
    wide = min(86.0, (w + gap) / columns - gap)
    high = min(104.0, (h + gap) / rows - gap)
    for index, (card, mine) in enumerate(shown):
        x = left + index % columns * (wide + gap)
        place = (x, top + index // columns * (high + gap), wide, high)
        picks = (f"card:{card}",) if mine else ()
        back = cards.paper(
            sheet, lit, style, picks, place, cards.label(card, style), "panel" if mine else "buff"
        )
        dive, lettered = (seen.dive if mine else None), f"card:{card}" in lit.letters
        paying = mine and seen.decision in PAYING
        cards.face(sheet, style, card, place, dive, back, mine, lettered, paying)
        if not mine:
            _played(sheet, style, place)
    if not shown:
        text = style.words("empty")
        sheet.text(
            "cards", left + w / 2, middle(top + h / 2, 15), text, 15, style["muted"], "serif", "italic"
        )


def _played(sheet: Sheet, style: Style, frame: Frame) -> None:
    """The tick on a card that lies in front of its player until it rests."""
    left, top, w, h = frame
    x, y = (left + w / 2, top + h - 13) if h >= 72 else (left + w - 11, top + h - 10)
    glyphs.draw(sheet, "pieces", "tick", x, y, 14, style["ink"], style["buff"])


def _mine(sheet: Sheet, seen: Observation, view: SeatView, lit: Lit, style: Style, frame: Frame) -> None:
    left, top, w, h = frame
    _head(sheet, seen, view, lit, style, frame)
    _hand(sheet, seen, view, lit, style, (left, top + HEAD + 2, w, h - HEAD - 2))


def _split(players_count: int, count: int, w: float, h: float) -> float:
    """How much of the height the players take; the rest is for the hand."""
    rows = 1 if count * 62 <= w else 2
    hand = HEAD + (104 if rows == 1 else 148)
    full = players_count * 46 + (players_count - 1) * 4 + 18
    least = players_count * 34 - 12
    for own in (hand, HEAD + 2 + 2 * TOUCH, HEAD + 84, HEAD + 62):
        if h - own - 4 >= least:
            return min(h - own - 4, full)
    return 62.0 if h - 62 - HEAD >= 56 else max(44.0, h - HEAD - 60)


def is_about_cards(lit: Lit) -> bool:
    """Whether something of the own cards can be picked now."""
    return any(pick.startswith(("card:", "token:")) for pick in lit.picks)


def boards(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: players above the hand, beside it where it is wide; where it is low, what is needed now."""
    sheet = Sheet(*size, LAYERS)
    w, h = size
    view = _own(seen)
    if view is None or view.hand is None:
        players.rows(sheet, seen, lit, style, (0.0, 0.0, w, h))
    elif h < 100:
        if is_about_cards(lit):
            _slips(sheet, seen, view, lit, style, (0.0, 0.0, w, h))
        else:
            players.rows(sheet, seen, lit, style, (0.0, 0.0, w, h))
    elif w >= 640:
        half = w * 0.44
        players.rows(sheet, seen, lit, style, (0.0, 0.0, half, h))
        _mine(sheet, seen, view, lit, style, (half + 12, 0.0, w - half - 12, h))
    else:
        top = _split(len(seen.seats), len(view.hand) + len(view.played), w, h)
        own = h - top - 4
        players.rows(sheet, seen, lit, style, (0.0, 0.0, w, top))
        _mine(sheet, seen, view, lit, style, (0.0, top + 4, w, own))
    return sheet.scene()


def _slips(sheet: Sheet, seen: Observation, view: SeatView, lit: Lit, style: Style, frame: Frame) -> None:
    """The hand without a heading, with the bonus tiles as a card of their own."""
    left, top, w, h = frame
    if view.tokens and "token:bonus" in lit:
        place = (left, top, 48.0, h)
        cards.paper(
            sheet, lit, style, ("token:bonus",), place, f"{style.words('column.tokens')} {view.tokens}"
        )
        pieces.coin(sheet, "pieces", left + 24, top + h / 2, 12, str(view.tokens), style)
        left, w = left + 53, w - 53
    _hand(sheet, seen, view, lit, style, (left, top, w, h))
