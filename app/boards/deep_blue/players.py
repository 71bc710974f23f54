"""The players' rows: mark, name, state, cards in hand and resting, bonus tiles, chest."""

from app import geometry, glyphs
from app.boards.deep_blue import pieces
from app.boards.sea import Frame
from app.lettering import fit, middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.deep_blue.observation import Observation


def state_word(seen: Observation, seat: int) -> str:
    """The word key for what a player is doing, or ""."""
    dive = seen.dive
    if dive and seat in dive.order:
        if seat not in dive.inside:
            return "surfaced"
        return "leads" if seat == dive.leader else "diving"
    if seat == seen.decider:
        return "on_turn" if seat == seen.active else "decides"
    return "on_turn" if seat == seen.active and seen.decider is not None else ""


def panel(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    """Draws the paper of a player's row; a thick edge for who decides."""
    left, top, w, h = frame
    deciding = seat == seen.decider
    line = style.player(seat) if deciding else style["hair"]
    edge = 2.6 if deciding else 1.2
    outline = geometry.frame(left + 1.3, top + 1.3, w - 2.6, h - 2.6, 7)
    sheet.patch("cards", outline, fill=style["panel"], line=line, width=edge)


def _hand_count(sheet: Sheet, style: Style, count: int, x: float, y: float, h: float) -> None:
    card = geometry.box(x, y, h * 0.8, h, 4)
    sheet.patch(
        "pieces",
        card,
        fill=style["white"] if not style.dark else style["badge"],
        line=style["ink"],
        width=1.2,
    )
    _figure(sheet, style, str(count), x, y, 15.5)


def _rest_count(sheet: Sheet, style: Style, count: int, x: float, y: float, h: float) -> None:
    sheet.patch(
        "pieces", geometry.box(x, y, h * 1.1, h * 0.78, 4), fill=style["buff"], line=style["ink"], width=1.1
    )
    _figure(sheet, style, str(count), x, y, 15.5)


def _figure(sheet: Sheet, style: Style, text: str, x: float, y: float, size: float) -> None:
    sheet.text("pieces", x, middle(y, size), text, size, style["ink"], style="bold")


def _score(
    sheet: Sheet, seen: Observation, style: Style, seat: int, right: float, y: float, size: float
) -> None:
    """Points where they are known, a closed chest where not."""
    score = seen.scores[seat]
    if score is None:
        pieces.chest(sheet, "pieces", right - 14, y + 1, 25, style)
        return
    text = str(score.total)
    sheet.text("pieces", right - 1, middle(y, size), text, size, style["ink"], "serif", "bold", "right")


def columns(w: float) -> tuple[float, float, float, float]:
    """Where hand, resting, bonus and chest stand, from the left edge of a row."""
    return (w - 155, w - 111, w - 68, w - 10) if w >= 280 else (w - 128, w - 95, w - 62, w - 8)


def row(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    """Draws one player's row, at least 26 px high; with a second line where it is 38 or more."""
    left, top, w, h = frame
    panel(sheet, seen, style, seat, frame)
    view = seen.seats[seat]
    y = top + h / 2
    hand, resting, tokens, score = (left + at for at in columns(w))
    mark = min(9.0, h * 0.24)
    pieces.boat(sheet, "pieces", seat, left + 21, y - 0.4 * mark, mark, style)
    name_x, room = left + 41, hand - left - 41 - 14
    word = state_word(seen, seat)
    state = style.words(word) if word else ""
    name = style.words(f"player.{seat}")
    size = fit(name, room, 16.5, 13.5, bold=True)
    name = shorten(name, room, size, bold=True)
    ink = style.player(seat, "ink")
    if state and h >= 38:
        sheet.text("pieces", name_x, y - 2, name, size, style["ink"], style="bold", align="left")
        sheet.text("pieces", name_x, y + 14, state, 14, ink, align="left")
    else:
        sheet.text("pieces", name_x, middle(y, size), name, size, style["ink"], style="bold", align="left")
        at = name_x + width(name, size, bold=True) + 7
        if state and at + width(state, 14, "serif") < hand - 14:
            sheet.text("pieces", at, middle(y, size), state, 14, ink, "serif", "italic", "left")
    high = min(24.0, h - 6)
    _hand_count(sheet, style, view.hand_count, hand, y, high)
    _rest_count(sheet, style, view.resting_count, resting, y, high)
    sheet.anchor(f"hand:{seat}", hand, y, 30, 36)
    sheet.anchor(f"rest:{seat}", resting, y, 30, 36)
    sheet.anchor(f"chest:{seat}", score - 12, y, 26)
    if view.tokens:
        pieces.coin(sheet, "pieces", tokens, y, min(10.0, high * 0.42), str(view.tokens), style)
    else:
        sheet.text("pieces", tokens, middle(y, 15), "–", 15, style["muted"])
    _score(sheet, seen, style, seat, score, y, 22)
    sheet.target([], left + w / 2, y, w, h, describe(seen, style, seat))


def cell(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    """Draws one player as a narrow cell: boat, cards in hand, points or chest, below what rests and bonus."""
    left, top, w, h = frame
    panel(sheet, seen, style, seat, frame)
    two = h >= 56
    y, below = top + (h * 0.3 if two else h / 2), top + h * 0.73
    pieces.boat(sheet, "pieces", seat, left + 15, y - 3, 8.0 if w > 80 else 7.0, style)
    hand = (left + w * 0.48, y)
    if two and w >= 110:
        name = shorten(style.words(f"player.{seat}"), w - 64, 15, bold=True)
        sheet.text("pieces", left + 30, middle(y, 15), name, 15, style["ink"], style="bold", align="left")
        hand = (left + 15, below)
    _hand_count(sheet, style, seen.seats[seat].hand_count, *hand, min(22.0 if w > 80 else 20.0, h - 8))
    sheet.anchor(f"hand:{seat}", *hand, 26, 31)
    sheet.anchor(f"chest:{seat}", left + w - 14, y, 22)
    if not two:
        sheet.anchor(f"rest:{seat}", left + 15, y, 20)
    score = seen.scores[seat]
    if score is None:
        pieces.chest(sheet, "pieces", left + w - 14, y + 1, min(22.0, w * 0.25), style)
    else:
        text = str(score.total)
        size = fit(text, w * 0.27, 21, 15, "serif", True)
        sheet.text(
            "pieces", left + w - 5, middle(y, size), text, size, style["ink"], "serif", "bold", "right"
        )
    if two:
        _below(sheet, seen, style, seat, (left, below, w))
    sheet.target([], left + w / 2, top + h / 2, w, h, describe(seen, style, seat))


def _below(
    sheet: Sheet, seen: Observation, style: Style, seat: int, place: tuple[float, float, float]
) -> None:
    """The second line of a cell: bonus tiles, what rests, whether the player is under water."""
    left, y, w = place
    view, dive = seen.seats[seat], seen.dive
    if view.tokens:
        pieces.coin(sheet, "pieces", left + (w - 44 if w >= 110 else 16), y, 9, str(view.tokens), style)
    x = left + w * 0.5 - (8 if w >= 110 else 0)
    _rest_count(sheet, style, view.resting_count, x, y, 20)
    sheet.anchor(f"rest:{seat}", x, y, 26, 31)
    if dive and seat in dive.inside:
        glyphs.draw(sheet, "pieces", "dive", left + w - 16, y, 17, style.player(seat, "ink"), style["panel"])


def describe(seen: Observation, style: Style, seat: int) -> str:
    """A player's row in words."""
    view, words = seen.seats[seat], style.words
    score = seen.scores[seat]
    played = [words(card.partition(".")[0]) for card in view.played]
    chest = words("chest") if score is None else words("vp", count=score.total)
    parts = [
        words(f"player.{seat}"),
        words(state_word(seen, seat)) if state_word(seen, seat) else "",
        f"{words('column.hand')} {view.hand_count}",
        f"{words('column.resting')} {view.resting_count}",
        f"{words('column.tokens')} {view.tokens}",
        f"{words('played')}: {', '.join(played)}" if played else "",
        chest,
    ]
    return ", ".join(part for part in parts if part)


def heads(sheet: Sheet, style: Style, left: float, y: float, w: float) -> None:
    """Draws the heads of the columns."""
    hand, resting, tokens, score = columns(w)
    names = (("column.hand", hand), ("column.resting", resting), ("column.tokens", tokens))
    for key, x in names:
        sheet.text("pieces", left + x, y, style.words(key), 13, style["muted"])
    sheet.text("pieces", left + score - 2, y, style.words("column.vp"), 13, style["muted"], align="right")


def rows(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    """Draws all players: below one another, in two columns, or as cells where it is low."""
    left, top, w, h = frame
    count = len(seen.seats)
    gap = 4.0
    if h >= count * 30 + (count - 1) * gap - 8:
        head = 18.0 if h >= count * 34 + 18 and w >= 280 else 0.0
        if head:
            heads(sheet, style, left, top + 13, w)
        high = min(46.0, (h - head - (count - 1) * gap) / count)
        for seat in range(count):
            row(sheet, seen, style, seat, (left, top + head + seat * (high + gap), w, high))
        return
    wide = (w - (count - 1) * gap) / count
    for seat in range(count):
        cell(sheet, seen, style, seat, (left + seat * (wide + gap), top, wide, min(h, 66.0)))
