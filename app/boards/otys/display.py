"""What can be had: the three public contracts, the viewer's own ones, the deck; cards just drawn."""

from app import geometry
from app.boards import marks
from app.boards.otys import contracts
from app.boards.sea import Frame
from app.lettering import middle, width
from app.scene import TOUCH, Lit, Scene, Sheet, Size
from app.theme import Style
from rules.otys.observation import Observation, SeatView

LAYERS = ("cards", "pieces", "rings", "marks")

HEAD = 26.0


def own_view(seen: Observation) -> SeatView | None:
    """The board of the viewer, None for a spectator."""
    return seen.seats[seen.viewer] if seen.viewer is not None else None


def row(
    sheet: Sheet,
    seen: Observation,
    lit: Lit,
    style: Style,
    names: tuple[str | None, ...],
    frame: Frame,
    hand: bool,
) -> None:
    """Draws cards side by side, an empty frame where there is none."""
    left, top, w, h = frame
    gap = 6.0
    wide = min((w - gap * (len(names) - 1)) / max(1, len(names)), 190.0)
    for index, name in enumerate(names):
        place = (left + index * (wide + gap), top, wide, h)
        if name is None:
            outline = geometry.frame(place[0] + 1, top + 1, wide - 2, h - 2, 7)
            sheet.patch("cards", outline, line=style["hair"], width=1.2, dash="4 4")
            continue
        contracts.card(sheet, seen, own_view(seen), lit, style, name, place, hand)


def _deck(sheet: Sheet, seen: Observation, lit: Lit, style: Style, w: float) -> None:
    """The heading and, at its right, the deck, which can be drawn from."""
    words = style.words
    y = HEAD / 2 - 1
    sheet.text("cards", 0, middle(y, 17), words("board.contracts"), 17, style["ink"], "serif", "bold", "left")
    text = words("board.deck", count=seen.deck_count)
    wide = width(text, 14) + 20
    pick = "deck:contracts"
    state = lit.state(pick)
    outline = geometry.frame(w - wide - 2, y - 11, wide, 23, 7)
    sheet.patch("cards", outline, fill=marks.ground(style, state, "paper"), line=style["hair"], width=1.1)
    marks.ring(sheet, style, state, outline)
    sheet.text("pieces", w - 12, middle(y, 14), text, 14, style["magenta" if state else "ink"], align="right")
    sheet.anchor("deck", w - wide / 2, y, wide, 23)
    deep = TOUCH if state else 23.0  # over the cards, which cannot be picked while the deck can
    sheet.target([pick], w - wide / 2, y - 11.5 + deep / 2, wide, deep, text, bool(state))


def display(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: public contracts, below or beside them the own ones, or the cards just drawn."""
    sheet = Sheet(*size, LAYERS)
    w, h = float(size[0]), float(size[1])
    _deck(sheet, seen, lit, style, w)
    view = own_view(seen)
    drawn = seen.now.drawn
    lower: tuple[str, ...] = drawn if drawn else (view.hand or ()) if view else ()
    room = h - HEAD
    if not lower:
        row(sheet, seen, lit, style, seen.public, (0.0, HEAD, w, room), False)
        return sheet.scene()
    label = style.words("board.drawn" if drawn else "board.own")
    if h < 130:
        half = w * (0.5 if len(lower) > 2 else 0.6)
        row(sheet, seen, lit, style, seen.public, (0.0, HEAD, half - 4, room), False)
        row(sheet, seen, lit, style, lower, (half + 4, HEAD, w - half - 4, room), True)
        return sheet.scene()
    share = 0.5
    upper = (room - 18) * share
    row(sheet, seen, lit, style, seen.public, (0.0, HEAD, w, upper), False)
    y = HEAD + upper + 10
    sheet.text("cards", 0, middle(y, 13.5), label, 13.5, style["ink"], "serif", "bold", "left")
    row(sheet, seen, lit, style, lower, (0.0, HEAD + upper + 18, w, room - upper - 18), True)
    return sheet.scene()
