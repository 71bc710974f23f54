"""The players: points, side, supplies; the viewer's own with toxicity, ships and outposts."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.flotilla import labels, miniature, pieces
from app.boards.sea import Frame
from app.boards.shown import shown_seat
from app.lettering import middle, shorten, width
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.flotilla.components import COLOURS, SINK, box
from rules.flotilla.observation import Observation, SeatView

LAYERS = ("cards", "pieces", "rings", "marks")
PHONE = 380


def _paper(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> str:
    """The paper of a player, in the tint of his side, with its target; gives how it is lit."""
    left, top, w, h = frame
    pick = f"seat:{seat}"
    state = lit.state(pick)
    outline = geometry.frame(left + 1.5, top + 1.5, w - 3, h - 3, 6)
    side = "sea1" if seen.seats[seat].side == SINK else "buff"
    deciding = seat == seen.decider
    line = style.player(seat) if deciding or seat == shown_seat(seen, lit) else style["hair"]
    sheet.patch(
        "cards", outline, fill=marks.ground(style, state, side), line=line, width=2.6 if deciding else 1.3
    )
    marks.ring(sheet, style, state, outline)
    sheet.target([pick], left + w / 2, top + h / 2, w, h, labels.seat(seen, style, seat), bool(state))
    sheet.anchor(f"seat:{seat}", left + 18, top + min(18.0, h / 2), 22)
    return state


def _side(sheet: Sheet, view: SeatView, style: Style, x: float, y: float, size: float) -> None:
    """The sign of a side: waves below, a sun over the water above."""
    ink = style["ink"]
    if view.side == SINK:
        for dy in (-0.22, 0.22):
            line = [(x + (step - 4) * size / 8, y + (dy + 0.09 * (-1) ** step) * size) for step in range(9)]
            sheet.line("pieces", line, ink, 1.5)
        return
    sheet.patch("pieces", [(x - 0.3 * size, y), *geometry.arc(x, y, 0.3 * size, 3.1416, 6.2832)], fill=ink)
    sheet.line("pieces", [(x - size / 2, y + 0.1 * size), (x + size / 2, y + 0.1 * size)], ink, 1.6)
    for turn in (-2.4, -1.5708, -0.74):
        ends = [geometry.polar(x, y, 0.4 * size, turn), geometry.polar(x, y, 0.58 * size, turn)]
        sheet.line("pieces", ends, ink, 1.5)


def _goods(
    sheet: Sheet, view: SeatView, style: Style, seat: int, x: float, y: float, step: float, size: float
) -> float:
    """Money and the four resources; gives where they end."""
    pieces.coin(sheet, "pieces", x + size / 2, y, 0.5 * size, style)
    pieces.amount(sheet, "pieces", x + 1.15 * size, y, str(view.money), size, style["ink"])
    sheet.anchor(f"money:{seat}", x + size / 2, y, size)
    x += step + 4
    for colour, count in zip(COLOURS, view.resources, strict=True):
        pieces.barrel(sheet, "pieces", colour, x + 0.4 * size, y, size, style)
        ink = style["ink"] if count else style["muted"]
        pieces.amount(sheet, "pieces", x + 0.95 * size, y, str(count), size, ink)
        sheet.anchor(f"goods:{seat}:{colour}", x + 0.4 * size, y, size)
        x += step * 0.92
    return x


def _toxicity(sheet: Sheet, view: SeatView, style: Style, x: float, y: float, w: float) -> float:
    """The track with its marker and what the scoring track says; gives where it ends."""
    spaces = int(box().constants["tox_track"])
    step = w / spaces
    for index in range(spaces):
        fill = style["toxic"] if index <= view.tox else style["panel"]
        cell = geometry.box(x + (index + 0.5) * step, y, step, 11)
        sheet.patch(
            "pieces", cell, fill=fill, line=style["ink"], width=0.8, alpha=0.8 if index <= view.tox else 1
        )
    pieces.drop(sheet, "pieces", x + (view.tox + 0.5) * step, y - 1, 17, style, style["panel"])
    score = int(box().constants["tox_score"][view.tox_index])
    text = f"{score:+d}".replace("-", "−")
    glyphs.badge(sheet, "pieces", x + w + 16, y, 11.5, text, style)
    return x + w + 32


def _stock(
    sheet: Sheet, view: SeatView, style: Style, seat: int, x: float, y: float, size: float, step: float
) -> None:
    """Seals, ships and outposts that are left."""
    pieces.seal(sheet, "pieces", x + 6, y - 1, 0.4 * size, style, style["panel"])
    pieces.amount(sheet, "pieces", x + size, y, str(view.seals_left), size, style["ink"])
    x += step
    if view.side == SINK:
        pieces.ship(sheet, "pieces", seat, x + 6, y, 1.15 * size, style)
        text = f"{len(view.ships)}/{len(view.ships) + view.reserve}"
        pieces.amount(sheet, "pieces", x + size + 2, y, text, size, style["ink"])
        x += step + 10
    pieces.outpost(sheet, "pieces", seat, x + 6, y, 1.15 * size, style)
    _left(sheet, view, style, x + size, y, size)


def _left(sheet: Sheet, view: SeatView, style: Style, x: float, y: float, size: float) -> None:
    """How many outposts are left, and in a coin what the next one costs."""
    text = str(view.outposts_left)
    pieces.amount(sheet, "pieces", x, y, text, size, style["ink"])
    if view.outpost_price is not None:
        at = x + width(text, size, bold=True) + 14
        pieces.coin(sheet, "pieces", at, y, 9.5, style, str(view.outpost_price))


def _head(
    sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame, y: float, size: float
) -> float:
    """Mark, name, side and points; gives the right end of the name."""
    left, _, w, _ = frame
    view = seen.seats[seat]
    glyphs.mark(sheet, "pieces", seat, left + 16, y, 7.5, style.player(seat), style["panel"], 1)
    points = str(view.points)
    big = size + 8
    sheet.text("pieces", left + w - 10, middle(y, big), points, big, style["ink"], "serif", "bold", "right")
    sheet.anchor(f"score:{seat}", left + w - 22, y, 24)
    room = 0.34 * w
    name = shorten(style.words(f"player.{seat}"), room, size, bold=True)
    sheet.text("pieces", left + 28, middle(y, size), name, size, style["ink"], style="bold", align="left")
    end = left + 34 + width(name, size, bold=True)
    _side(sheet, view, style, end + 10, y, 18)
    return end + 24


def _top(
    sheet: Sheet, view: SeatView, style: Style, x: float, y: float, room: float, size: float = 13.0
) -> None:
    """The top card of a pile, which students copy and conditions look at."""
    if not view.pile or room < 40:
        return
    name = view.pile[-1]
    pieces.guild(sheet, "pieces", box().cards[name].guild, x + 7, y, 6.5, style)
    said = style.words(name if view.side == SINK else f"{name}.sky")
    text = shorten(labels.capital(said), room - 20, size)
    sheet.text("pieces", x + 18, middle(y, size), text, size, style["ink"], align="left")


def _own(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """The viewer's own paper: three lines."""
    left, top, w, h = frame
    view = seen.seats[seat]
    _paper(sheet, seen, lit, style, seat, frame)
    lines = [top + h * share for share in (0.2, 0.5, 0.8)]
    end = _head(sheet, seen, style, seat, frame, lines[0], 16)
    _top(sheet, view, style, end, lines[0], left + w - 62 - end)
    _goods(sheet, view, style, seat, left + 9, lines[1], (w - 24) / 5, 17)
    end = _toxicity(sheet, view, style, left + 9, lines[2], min(112.0, 0.3 * w))
    _stock(sheet, view, style, seat, end + 6, lines[2], 15, min(48.0, (left + w - end - 40) / 3.4))


def _other(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """Another player: one line, or two where there is room; with the sea in small unless it is narrow."""
    left, top, w, h = frame
    view = seen.seats[seat]
    _paper(sheet, seen, lit, style, seat, frame)
    sea = 0.0 if w < 330 else 0.16 * w if h >= 40 else 0.13 * w
    right = left + w - 54 - sea
    if sea:
        miniature.draw(sheet, view, seat, (right, top + 3, sea, h - 6), style)
    if h >= 40:
        end = _head(sheet, seen, style, seat, frame, top + 0.3 * h, 15)
        _top(sheet, view, style, end, top + 0.3 * h, right - end)
        _goods(sheet, view, style, seat, left + 10, top + 0.72 * h, (w - 80 - sea) / 5.6, 14)
        return
    y = top + h / 2
    end = _head(sheet, seen, style, seat, frame, y, 14)
    pieces.coin(sheet, "pieces", end + 8, y, 7, style)
    pieces.amount(sheet, "pieces", end + 18, y, str(view.money), 14, style["ink"])
    at = end + 26 + max(16.0, width(str(view.money), 14, bold=True))
    _top(sheet, view, style, at, y, right - at)


def _tile(sheet: Sheet, seen: Observation, lit: Lit, style: Style, seat: int, frame: Frame) -> None:
    """A player on a phone: mark, points, side."""
    left, top, w, h = frame
    view = seen.seats[seat]
    _paper(sheet, seen, lit, style, seat, frame)
    y = top + h / 2
    glyphs.mark(sheet, "pieces", seat, left + 14, y, 6.5, style.player(seat), style["panel"], 1)
    sheet.text(
        "pieces", left + 25, middle(y, 18), str(view.points), 18, style["ink"], "serif", "bold", "left"
    )
    sheet.anchor(f"score:{seat}", left + 34, y, 20)
    if w >= 66:
        _side(sheet, view, style, left + w - 14, y, 14)


def _supply(sheet: Sheet, seen: Observation, style: Style, frame: Frame) -> None:
    """How many points are left for all of you, as a bar."""
    left, top, w, h = frame
    y = top + h / 2
    text = style.words("board.supply", count=seen.vp_supply, all=seen.vp_start)
    size = 13.0
    sheet.text("cards", left, middle(y, size), text, size, style["ink"], align="left")
    start = left + 1.1 * width(text, size) + 12
    wide = left + w - start
    if wide < 24:
        return
    sheet.patch(
        "cards", geometry.frame(start, y - 5, wide, 10), fill=style["panel"], line=style["ink"], width=1
    )
    share = wide * seen.vp_supply / max(1, seen.vp_start)
    if share > 1:
        sheet.patch("cards", geometry.frame(start, y - 5, share, 10), fill=style["ink"])
    sheet.target([], start + wide / 2, y, wide, 12, text)


def boards(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: the shown player large, the others in small."""
    sheet = Sheet(*size, LAYERS)
    w, h = float(size[0]), float(size[1])
    own = shown_seat(seen, lit)
    if h < 130:
        _phone(sheet, seen, lit, style, own, w, h)
        return sheet.scene()
    bar = 18.0
    _supply(sheet, seen, style, (4.0, 0.0, w - 8, bar))
    others = [seat for seat in range(len(seen.seats)) if seat != own]
    large = min(84.0, max(72.0, (h - bar) * 0.42))
    _own(sheet, seen, lit, style, own, (0.0, bar, w, large))
    each = (h - bar - large) / len(others)
    for index, seat in enumerate(others):
        _other(sheet, seen, lit, style, seat, (0.0, bar + large + index * each, w, each))
    return sheet.scene()


def _phone(sheet: Sheet, seen: Observation, lit: Lit, style: Style, own: int, w: float, h: float) -> None:
    """All in a row with their points, below them what the shown player has."""
    view, count = seen.seats[own], len(seen.seats)
    high = min(44.0, h * 0.5)
    bar = 62.0
    for seat in range(count):
        step = (w - bar) / count
        _tile(sheet, seen, lit, style, seat, (seat * step, 0.0, step, high))
    text = str(seen.vp_supply)
    x = w - bar / 2 + 2
    sheet.text("cards", x, middle(high * 0.28, 12), style.words("board.left"), 12, style["muted"])
    sheet.text("cards", x, middle(high * 0.66, 16), text, 16, style["ink"], style="bold")
    y1, y2 = high + (h - high) * 0.26, high + (h - high) * 0.77
    _goods(sheet, view, style, own, 5.0, y1, (w - 10) / 6.2, 15)
    pieces.seal(sheet, "pieces", w - 42, y1 - 1, 6, style, style["paper"])
    pieces.amount(sheet, "pieces", w - 31, y1, str(view.seals_left), 14, style["ink"])
    end = _toxicity(sheet, view, style, 5.0, y2, 0.25 * w)
    _stock_small(sheet, view, style, own, end + 4, y2)
    _top(sheet, view, style, end + 128, y2, w - end - 130, 12.5)


def _stock_small(sheet: Sheet, view: SeatView, style: Style, seat: int, x: float, y: float) -> None:
    if view.side == SINK:
        pieces.ship(sheet, "pieces", seat, x + 8, y, 16, style)
        text = f"{len(view.ships)}/{len(view.ships) + view.reserve}"
        pieces.amount(sheet, "pieces", x + 19, y, text, 14, style["ink"])
        x += 50
    pieces.outpost(sheet, "pieces", seat, x + 7, y, 16, style)
    _left(sheet, view, style, x + 17, y, 14)
