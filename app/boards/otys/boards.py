"""The players in small: state, score, eight divers in their order, and where there is room their finds."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.otys import display, labels, pieces
from app.boards.sea import Frame
from app.boards.shown import shown_seat
from app.lettering import middle, shorten, width
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.otys.components import SURFACE
from rules.otys.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")


def spy_picks(seen: Observation, seat: int) -> list[str]:
    """How a spy would name this neighbour of the active player; with two players the left one is both."""
    count = len(seen.seats)
    if seen.decision != "UseSpy" or seat == seen.active:
        return []
    ways = [("left", (seen.active + 1) % count), ("right", (seen.active - 1) % count)]
    return [f"spy:{side}" for side, other in ways if other == seat]


def _paper(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> list[str]:
    """The paper of a player's row with its ring and target; gives the spy's picks."""
    left, top, w, h = frame
    picks = spy_picks(seen, seat)
    state = lit.state(*picks) if picks else ""
    deciding = seat == seen.decider
    outline = geometry.frame(left + 1.3, top + 1.3, w - 2.6, h - 2.6, 7)
    shown = seat == shown_seat(seen, lit)
    fill = marks.ground(style, state, "panel" if not shown else "ground")
    line = style.player(seat) if deciding or shown else style["hair"]
    sheet.patch("cards", outline, fill=fill, line=line, width=2.6 if deciding else 1.3)
    marks.ring(sheet, style, state, outline)
    sheet.target(
        [*picks, f"seat:{seat}"], left + w / 2, top + h / 2, w, h, labels.seat(seen, style, seat), bool(state)
    )
    sheet.anchor(f"seat:{seat}", left + 18, top + min(18.0, h / 2), 22)
    return picks


def _counts(
    sheet: Sheet, seen: Observation, style: Style, seat: int, x: float, y: float, step: float, size: float
) -> None:
    """Credits, batteries, used keys and private contracts."""
    view = seen.seats[seat]
    things = (
        ("coin", view.credits),
        ("battery", view.batteries),
        ("access", f"{len(view.track)}/{view.threshold}"),
        ("contract", view.hand_count),
    )
    for name, count in things:
        if name == "coin":
            pieces.coin(sheet, "pieces", x, y, size * 0.5, style)
        else:
            glyphs.draw(sheet, "pieces", name, x, y, size * 1.08, style["ink"], style["panel"])
        pieces.amount(sheet, "pieces", x + size * 0.72, y, str(count), size, style["ink"])
        x += step * (1.4 if name == "access" else 1)


def _divers(
    sheet: Sheet, seen: Observation, style: Style, seat: int, left: float, y: float, w: float, radius: float
) -> None:
    """The eight divers from the top to level 5, a dash where the water begins."""
    view = seen.seats[seat]
    step = (w - 2 * radius - 8) / 7
    for index, name in enumerate(view.column):
        x = left + radius + index * step + (8 if index >= SURFACE else 0)
        pieces.porthole(sheet, "pieces", name, seat, x, y, radius, style, name in view.improved)
        sheet.anchor(f"diver:{seat}:{name}", x, y, 2 * radius)
        if (
            seen.now.level
            and seat != seen.active
            and index == seen.now.level + SURFACE - 1
            and spy_picks(seen, seat)
        ):
            sheet.patch("rings", geometry.disc(x, y, radius + 3), line=style["magenta"], width=2)
        if index == SURFACE:
            at = x - step / 2 - 4
            sheet.line(
                "pieces", [(at, y - radius - 3), (at, y + radius + 3)], style["contour"], 1.4, dash="3 2"
            )


def _zone(sheet: Sheet, seen: Observation, style: Style, seat: int, left: float, y: float, w: float) -> None:
    """What a player found, level by level."""
    view = seen.seats[seat]
    step = w / 5
    for level, kinds in enumerate(view.zone, 1):
        x = left + (level - 1) * step
        sheet.text("pieces", x, middle(y, 13), str(level), 13, style["sounding"], "serif", "italic", "left")
        at = min(12.0, (step - 14) / max(1, len(kinds)))
        for index, kind in enumerate(kinds):
            pieces.disc(sheet, "pieces", kind, x + 14 + index * at, y, 5.6, style)


def _row(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """A player's row: mark, name and score on the left, the divers at the right; two or three lines."""
    left, top, w, h = frame
    _paper(sheet, seen, lit, style, seat, frame)
    lines = 3 if h >= 74 else 2
    y1 = top + h * (0.3 if lines == 2 else 0.22)
    y2 = top + h * (0.72 if lines == 2 else 0.52)
    glyphs.mark(sheet, "pieces", seat, left + 17, y1, 7.5, style.player(seat))
    score = str(seen.scores[seat].total)
    sheet.text(
        "pieces",
        left + w - 11,
        middle(top + h * (0.5 if lines == 2 else 0.3), 25),
        score,
        25,
        style["ink"],
        "serif",
        "bold",
        "right",
    )
    name = style.words(f"player.{seat}")
    room = 0.36 * w
    sheet.text(
        "pieces",
        left + 31,
        middle(y1, 15),
        shorten(name, room - 26, 15, bold=True),
        15,
        style["ink"],
        style="bold",
        align="left",
    )
    at = left + 31 + width(name, 15, bold=True) + 7
    word = "board.on_turn" if seat == seen.active else "board.decides" if seat == seen.decider else ""
    beside = left + max(148.0, 0.42 * w)
    if word and seen.decider is not None and at + width(style.words(word), 13.5, "serif") < beside:
        sheet.text(
            "pieces",
            at,
            middle(y1, 15),
            style.words(word),
            13.5,
            style.player(seat, "ink"),
            "serif",
            "italic",
            "left",
        )
    _counts(sheet, seen, style, seat, left + 16, y2, 31, 13.5)
    right = left + w - 44
    radius = min(10.5, (right - beside - 8) / 18, h * 0.24)
    _divers(
        sheet,
        seen,
        style,
        seat,
        beside + 10,
        top + h * (0.5 if lines == 2 else 0.32),
        right - beside - 10,
        radius,
    )
    if lines == 3:
        _zone(sheet, seen, style, seat, left + 14, top + h * 0.82, w - 20)


def _cell(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """A player on a phone: mark, score, used keys."""
    left, top, w, h = frame
    _paper(sheet, seen, lit, style, seat, frame)
    y = top + h / 2
    glyphs.mark(sheet, "pieces", seat, left + 14, y, 7, style.player(seat))
    text = str(seen.scores[seat].total)
    sheet.text("pieces", left + 26, middle(y, 18), text, 18, style["ink"], "serif", "bold", "left")
    view = seen.seats[seat]
    at = left + w - 8
    used = f"{len(view.track)}/{view.threshold}"
    sheet.text("pieces", at, middle(y, 13), used, 13, style["ink"], align="right")
    if w > 82:
        glyphs.draw(sheet, "pieces", "access", at - width(used, 13) - 10, y, 13, style["ink"], style["panel"])


def boards(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: rows below one another; on a phone cells in a line over the contracts."""
    sheet = Sheet(*size, LAYERS)
    w, h = float(size[0]), float(size[1])
    count = len(seen.seats)
    if h < 100:
        high = min(36.0, h * 0.42)
        wide = (w - 4 * (count - 1)) / count
        for seat in range(count):
            _cell(sheet, seen, lit, style, seat, (seat * (wide + 4), 0.0, wide, high))
        _strip(sheet, seen, lit, style, (0.0, high + 3, w, h - high - 3))
        return sheet.scene()
    gap = 4.0
    high = min(96.0, (h - gap * (count - 1)) / count)
    for seat in range(count):
        _row(sheet, seen, lit, style, seat, (0.0, seat * (high + gap), w, high))
    return sheet.scene()


def _strip(sheet: Sheet, seen: Observation, lit: Lit, style: Style, frame: Frame) -> None:
    """Public and own contracts in one line, or the cards just drawn."""
    view = display.own_view(seen)
    hand = (view.hand or ()) if view else ()
    names: tuple[str | None, ...] = seen.now.drawn or (*seen.public, *hand[:3])
    left, top, w, h = frame
    gap = 4.0
    wide = (w - gap * (len(names) - 1)) / len(names)
    for index, name in enumerate(names):
        place = (left + index * (wide + gap), top, wide, h)
        display.row(sheet, seen, lit, style, (name,), place, index > 2 or bool(seen.now.drawn))
