"""Both players' boards: score, storage, buildings left, ships, cleanup, docks, specialists."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.seastead import boss, crew, rows
from app.lettering import middle, shorten, width
from app.scene import Lit, Scene, Sheet
from app.theme import Style
from rules.seastead.components import KINDS, RESOURCES, box
from rules.seastead.observation import Observation, SeatView

LAYERS = ("cards", "pieces", "rings", "marks")

STRIP = 100
"""Below this height each player has one line, and one more shows what can be tapped."""

Frame = tuple[float, float, float, float]


def _own(seen: Observation, seat: int, pick: str, lit: Lit) -> str:
    """The state of a pick that means the decider's own things."""
    return lit.state(pick) if seat == seen.decider else ""


def _name(
    sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame, y: float, room: float
) -> None:
    left, _, w, _ = frame
    glyphs.mark(sheet, "pieces", seat, left + 20, y, 8.5, style.player(seat))
    score = str(seen.scores[seat].total)
    score_x = left + w - 12
    sheet.text("pieces", score_x, middle(y, 25), score, 25, style["ink"], "serif", "bold", "right")
    state = ""
    if seat == seen.active:
        state = style.words("on_turn")
    if seat == seen.decider and seen.decider != seen.active:
        state = style.words("decides")
    name = style.words(f"player.{seat}")
    if width(name, 19, "serif", True) + 8 + width(state, 15, "serif") > room - 35:
        state = ""
    name = shorten(name, room - 35, 19, "serif", True)
    sheet.text("pieces", left + 35, middle(y, 19), name, 19, style["ink"], "serif", "bold", "left")
    if state:
        at = left + 35 + width(name, 19, "serif", True) + 8
        sheet.text(
            "pieces", at, middle(y, 19), state, 15, style.player(seat, "ink"), "serif", "italic", "left"
        )


def _goods(
    sheet: Sheet,
    seen: Observation,
    lit: Lit,
    style: Style,
    seat: int,
    place: tuple[float, float, float, float],
) -> None:
    """The storage: four cells that can be tapped to pay from."""
    left, y, w, high = place
    step = w / 4
    for index, kind in enumerate(RESOURCES):
        x = left + (index + 0.5) * step + 2
        pick = f"pay:{kind}"
        state = _own(seen, seat, pick, lit)
        count = seen.seats[seat].storage[kind]
        back = marks.ground(style, state)
        if state:
            marks.ring(sheet, style, state, geometry.box(x, y, step - 3, high, 6))
            sheet.patch("pieces", geometry.box(x, y, step - 3, high, 6), fill=back)
        elif f"storage:{seat}:{kind}" in lit.fresh:
            marks.thin(sheet, style, seat, geometry.box(x, y, step - 4, high - 3, 7))
        alpha = 1.0 if count else 0.4
        glyphs.resource(sheet, "pieces", kind, x - 8, y, 17, style, back, alpha)
        sheet.anchor(f"storage:{seat}:{kind}", x - 8, y, 25)
        ink = style["ink"] if count else style["muted"]
        sheet.text("pieces", x + 4, middle(y, 16.5), str(count), 16.5, ink, style="bold", align="left")
        if seat == seen.decider:
            sheet.target(
                [pick], x, y, step - 3, high, f"{count} {style.words('resource.' + kind)}", bool(state)
            )


def _stock(
    sheet: Sheet, view: SeatView, style: Style, seat: int, left: float, y: float, right: float
) -> None:
    """Cleanup tokens, ships beside the board, and the docks that score."""
    glyphs.draw(sheet, "pieces", "cleanup", left + 12, y, 17, style["cleanup"], style["panel"])
    sheet.anchor(f"storage:{seat}:cleanup", left + 12, y, 25)
    sheet.text(
        "pieces",
        left + 24,
        middle(y, 16.5),
        str(view.cleanup),
        16.5,
        style["ink"],
        style="bold",
        align="left",
    )
    at = left + 30 + width(str(view.cleanup), 16.5, bold=True) + 16
    glyphs.ship(sheet, "pieces", seat, at, y - 1, 19, style, style["panel"])
    sheet.anchor(f"storage:{seat}:ship", at, y - 1, 22)
    sheet.text(
        "pieces",
        at + 13,
        middle(y, 16.5),
        str(view.ships_beside),
        16.5,
        style["ink"],
        style="bold",
        align="left",
    )
    at += 13 + 9 + 18
    step = min(23.0, (right - at - 8) / max(1, len(view.docks) - 1))  # four of them must fit
    for dock_id, _ in view.docks:
        kind = box().docks[dock_id].resource
        glyphs.mark(sheet, "pieces", seat, at, y, 9.5, style.player(seat))
        glyphs.mark(sheet, "pieces", seat, at, y, 7.6, style["panel"])
        glyphs.resource(sheet, "pieces", kind, at, y, 11, style, style["panel"])
        at += step


def _board(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    left, top, w, h = frame
    if seen.solo and seat:
        boss.board(sheet, seen, lit, style, frame)
        return
    rows.card(sheet, seen, style, seat, frame)
    low = h < 116
    crew_h = 0.0 if low else min(46.0, h * 0.265)
    body = h - crew_h - (6 if crew_h else 0)
    dy = min(27.0, (body - 26) / 3)
    dx = min(21.0 if low else 27.0, dy + 4)
    grid_w = 4 * dx + 18
    side = 92 if low else 44
    grid_left = left + w - side - 10 - grid_w
    _name(sheet, seen, style, seat, (left, top, w, h), top + 21, grid_left - left - 12)
    room = grid_left - left - 14
    goods = min(30.0, (body - 37) / 2)
    _goods(sheet, seen, lit, style, seat, (left + 6, top + 36 + goods / 2, min(room, 176), goods))
    _stock(sheet, seen.seats[seat], style, seat, left + 8, top + 36 + goods * 1.5, grid_left)
    rows.grid(sheet, seen, lit, style, seat, (grid_left, top + 8, dx, dy))
    if low:
        crew.lines(sheet, seen, lit, style, seat, (left + w - side, top + 37, side - 8, h - 42))
    else:
        crew.cards(sheet, seen, lit, style, seat, (left + 8, top + h - crew_h - 7, w - 16, crew_h))


def _strip(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """One line for a player: score, goods, cleanup, ships, ready specialists."""
    left, top, w, h = frame
    if seen.solo and seat:
        boss.strip(sheet, seen, style, frame)
        return
    rows.card(sheet, seen, style, seat, frame)
    y = top + h / 2
    view = seen.seats[seat]
    glyphs.mark(sheet, "pieces", seat, left + 17, y, 8, style.player(seat))
    score = str(seen.scores[seat].total)
    sheet.text("pieces", left + 31, middle(y, 19), score, 19, style["ink"], "serif", "bold", "left")
    start = left + 60
    room = w - 60
    _goods(sheet, seen, lit, style, seat, (start, y, room * 0.62, h - 6))
    at = start + room * 0.62 + 2
    icons = (
        ("cleanup", view.cleanup),
        ("ship", view.ships_beside),
        ("person", sum(r for _, r in view.specialists)),
    )
    for name, count in icons:
        ink = {"cleanup": style["cleanup"], "ship": style.player(seat)}.get(name, style["ink"])
        glyphs.draw(sheet, "pieces", name, at + 9, y, 15, ink, style["panel"])
        sheet.anchor(f"storage:{seat}:{name}", at + 9, y, 23)
        sheet.text("pieces", at + 18, middle(y, 15), str(count), 15, style["ink"], style="bold", align="left")
        at += room * 0.126


def _strip_hand(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    """One line with what the decider can tap: buildings left and, when there are some, specialists."""
    left, top, w, h = frame
    seat = seen.decider if seen.decider is not None else seen.viewer or 0
    view = seen.seats[seat]
    share = 0.5 if view.specialists else 1.0
    _strip_buildings(sheet, view, lit, style, seat, (left, top + h / 2, w * share, h))
    if view.specialists:
        crew.cards(sheet, seen, lit, style, seat, (left + w * share, top + 2, w * (1 - share) - 4, h - 4))


def _strip_buildings(
    sheet: Sheet, view: SeatView, lit: Lit, style: Style, seat: int, place: tuple[float, float, float, float]
) -> None:
    left, y, w, h = place
    step = w / 3
    for index, kind in enumerate(KINDS):
        if not view.left[kind]:
            continue
        x = left + (index + 0.5) * step
        pick = f"building:{kind}"
        state = lit.state(pick)
        rows.tile(sheet, style, seat, kind, x - 12, y, (28, h - 12))
        sheet.anchor(f"row:{seat}:{kind}", x - 12, y, 28, h - 12)
        sheet.text("pieces", x + 6, middle(y, 15), f"×{view.left[kind]}", 15, style["ink"], align="left")
        marks.ring(sheet, style, state, geometry.box(x, y, step - 4, h - 4, 6))
        sheet.target([pick], x, y, step - 4, h - 4, f"{style.words(kind)} ({view.left[kind]})", bool(state))


def boards(seen: Observation, lit: Lit, size: tuple[float, float], style: Style) -> Scene:
    """The region with both players' boards: below one another, or side by side where it is flat and wide."""
    sheet = Sheet(*size, LAYERS)
    w, h = size
    if h < STRIP:
        row = (h - 4) / (len(seen.seats) + 1.4)  # the last line is the higher one: it can be tapped
        for seat in range(len(seen.seats)):
            _strip(sheet, seen, lit, style, seat, (0.0, seat * (row + 1), w, row))
        top = len(seen.seats) * (row + 1)
        _strip_hand(sheet, seen, lit, style, (0.0, top, w, h - top))
        return sheet.scene()
    gap = 8.0
    side_by_side = w >= 2.6 * h and w >= 640
    for seat in range(len(seen.seats)):
        if side_by_side:
            card_w = (w - gap) / 2
            frame = (seat * (card_w + gap), 0.0, card_w, h)
        else:
            card_h = (h - gap) / 2
            frame = (0.0, seat * (card_h + gap), w, card_h)
        _board(sheet, seen, lit, style, seat, frame)
    return sheet.scene()
