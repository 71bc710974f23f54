"""The players: points, network, linked sides, queen, what a hit costs, supplies, tiles and cards."""

from app import geometry, glyphs
from app.boards.schwarm import cards, chips, labels, pieces
from app.boards.schwarm.ahead import ahead
from app.boards.sea import Frame
from app.lettering import middle, shorten, width
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.schwarm.components import box
from rules.schwarm.observation import Observation

LAYERS = ("cards", "pieces", "rings", "marks")


def _paper(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    left, top, w, h = frame
    deciding = seat == seen.decider
    outline = geometry.frame(left + 1.3, top + 1.3, w - 2.6, h - 2.6, 7)
    line = style.player(seat) if deciding else style["hair"]
    sheet.patch("cards", outline, fill=style["panel"], line=line, width=2.6 if deciding else 1.2)
    sheet.target([f"seat:{seat}"], left + w / 2, top + h / 2, w, h, labels.seat(seen, style, seat))
    sheet.anchor(f"seat:{seat}", left + 18, top + min(18.0, h / 2), 24)


def _sides(
    sheet: Sheet, seen: Observation, style: Style, seat: int, x: float, y: float, radius: float
) -> float:
    """N E S W as discs, full where the best network has a station; then the queen. Gives where it ends."""
    networks = seen.seats[seat].networks
    linked = max((network.sides for network in networks), key=len, default=())
    for side in "NESW":
        full = side in linked
        fill, ink = (style["ink"], style["panel"]) if full else (style["panel"], style["muted"])
        sheet.patch(
            "pieces", geometry.disc(x, y, radius), fill=fill, line=style["ink" if full else "hair"], width=1.2
        )
        size = radius * 1.35
        text = style.words(f"board.side.{side}")
        sheet.text("pieces", x, middle(y, size), text, size, ink, style="bold")
        x += 2 * radius + 3
    x += 3
    if seen.seats[seat].queen:
        pieces.queen(sheet, "pieces", x, y, radius + 1.5, style)
    else:
        sheet.patch("pieces", geometry.disc(x, y, radius), line=style["hair"], width=1.2, dash="2 3")
    return x + radius + 6


def _stock(
    sheet: Sheet, seen: Observation, style: Style, seat: int, x: float, y: float, right: float
) -> None:
    """Supplies, then the tiles held, as many as there is room for."""
    view = seen.seats[seat]
    ink = style["ink"]
    for name, count in (
        ("hut", view.stations_left),
        ("boat", view.ships_left),
        ("figure", view.researchers_left),
        ("buoy", view.buoys_left),
    ):
        if name == "buoy":
            glyphs.mark(sheet, "pieces", seat, x, y, 5.4, style.player(seat))
        else:
            glyphs.draw(sheet, "pieces", name, x, y, 15, ink, style["panel"])
        sheet.text("pieces", x + 10, middle(y, 13), str(count), 13, ink, align="left")
        x += 19 + width(str(count), 13) + 4
    at = right - 8
    for kind, count in reversed(view.tiles):
        sheet.anchor(f"tiles:{seat}:{kind}", max(x, at - 14), y, 15)
        if not count or at - 30 < x:
            continue
        sheet.text("pieces", at, middle(y, 13), str(count), 13, ink, align="right")
        at -= width(str(count), 13) + 11
        pieces.mini(sheet, "pieces", kind, pieces.SHAPES[kind], at, y, 15, style)
        at -= 14


def _cards(sheet: Sheet, seen: Observation, style: Style, seat: int, x: float, y: float, room: float) -> None:
    """The cards of a player in small, closed ones as a number; the joker last."""
    view = seen.seats[seat]
    shown = [(box().cards[name].action, False) for name in view.hand or ()]
    if view.hand is None and view.hand_count:
        text = style.words("board.closed", count=view.hand_count)
        sheet.text("pieces", x, middle(y, 13), text, 13, style["ink"], align="left")
        x += width(text, 13) + 8
    shown += [(box().cards[name].action, True) for name in view.played]
    step = min(23.0, room / max(6, len(shown) + 1))
    for action, done in shown:
        alpha = 0.3 if done else 1.0
        glyphs.draw(
            sheet, "pieces", pieces.ACTIONS[action], x + 8, y, 17, style["ink"], style["panel"], alpha
        )
        x += step
    if seen.phase == "play":
        alpha = 0.3 if view.joker_used else 1.0
        sheet.text("pieces", x + 6, middle(y, 17), "J", 17, style["ink"], "serif", "bold italic", alpha=alpha)


def _hit(sheet: Sheet, style: Style, count: int, right: float, y: float) -> float:
    """What the next hit costs; gives where it begins."""
    text = f"−{count}"
    sheet.text("pieces", right, middle(y, 14), text, 14, style["ink"], align="right")
    x = right - width(text, 14) - 10
    glyphs.draw(sheet, "pieces", "amoeba", x, y, 14, style["sounding"], style["panel"])
    return x - 10


def _name(
    sheet: Sheet, seen: Observation, style: Style, seat: int, left: float, y: float, right: float
) -> None:
    view, words = seen.seats[seat], style.words
    glyphs.mark(sheet, "pieces", seat, left + 16, y, 7.2, style.player(seat))
    name = words(f"player.{seat}")
    start = left + 30
    text = shorten(name, right - start, 15, bold=True)
    sheet.text("pieces", start, middle(y, 15), text, 15, style["ink"], style="bold", align="left")
    start += width(text, 15, bold=True) + 8
    place = words("board.place", count=seen.order.index(seat) + 1) if seat in seen.order else ""
    for more in (words(f"ability.{view.ability}") if view.ability else "", place):
        if more and start + width(more, 13) < right:
            sheet.text("pieces", start, middle(y, 13), more, 13, style["muted"], align="left")
            start += width(more, 13) + 8


def _row(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    left, top, w, h = frame
    _paper(sheet, seen, style, seat, frame)
    view = seen.seats[seat]
    lines = 3 if h >= 74 else 2
    ys = [top + h * part for part in ((0.2, 0.5, 0.8) if lines == 3 else (0.28, 0.74))]
    score = str(view.fp)
    sheet.text("pieces", left + w - 10, middle(ys[0], 24), score, 24, style["ink"], "serif", "bold", "right")
    at = _hit(sheet, style, view.damage, left + w - 20 - width(score, 24, "serif", True), ys[0])
    net = str(view.networks[0].fp if view.networks else 0)
    if lines == 2:
        end = _network(sheet, seen, style, seat, left + 10, ys[1], net)
        _stock(sheet, seen, style, seat, end + 10, ys[1], left + w)
        _name(sheet, seen, style, seat, left, ys[0], at)
        return
    _name(sheet, seen, style, seat, left, ys[0], at)
    end = _network(sheet, seen, style, seat, left + 10, ys[1], net)
    _cards(sheet, seen, style, seat, end + 6, ys[1], left + w - end - 14)
    _stock(sheet, seen, style, seat, left + 18, ys[2], left + w)


def _network(sheet: Sheet, seen: Observation, style: Style, seat: int, x: float, y: float, net: str) -> float:
    """A piece of cable with the points of the best network, then sides and queen."""
    way = [(x, y), (x + 22, y)]
    for colour, wide in ((style["disc_line"], 8.4), (style.player(seat), 5.6), (style["on_player"], 1.8)):
        sheet.line("pieces", way, colour, wide)
    sheet.text("pieces", x + 31, middle(y, 17), net, 17, style["ink"], style="bold", align="left")
    return _sides(sheet, seen, style, seat, x + 42 + width("00", 17, bold=True), y, 8.4)


def _cell(
    sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame, after: int | None = None
) -> None:
    """A player on a phone: mark, points and what a hit costs; the network beside its cable, now and then."""
    left, top, w, h = frame
    _paper(sheet, seen, style, seat, frame)
    view, y = seen.seats[seat], top + h / 2
    glyphs.mark(sheet, "pieces", seat, left + 13, y, 6.6, style.player(seat))
    score = str(view.fp)
    sheet.text("pieces", left + 23, middle(y, 17), score, 17, style["ink"], "serif", "bold", "left")
    free = left + 23 + width(score, 17, "serif", True) + 5
    right = left + w - 7
    if w > 150:
        _sides(sheet, seen, style, seat, right - 78, y, 7.4)
        right -= 92
    net, ink = str(view.networks[0].fp if view.networks else 0), style["ink"]
    if after is not None:
        net, ink = f"{net} → {after}", style["magenta"]
    sheet.text("pieces", right, middle(y, 15), net, 15, ink, style="bold", align="right")
    x = right - width(net, 15, bold=True) - 17
    if x >= free:
        for colour, wide in ((style["disc_line"], 7.0), (style.player(seat), 4.6), (style["on_player"], 1.6)):
            sheet.line("pieces", [(x, y), (x + 12, y)], colour, wide)
    if x - free >= 32:
        _hit(sheet, style, view.damage, free + (x - free) / 2 + 16, y)


def rows(sheet: Sheet, seen: Observation, style: Style, w: float, h: float) -> None:
    """All players, a row each."""
    gap, count = 4.0, len(seen.seats)
    high = min(96.0, (h - gap * (count - 1)) / count)
    for seat in range(count):
        _row(sheet, seen, style, seat, (0.0, seat * (high + gap), w, high))


def boards(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: rows below one another; on a phone cells in a line over what can be picked.

    There a cell that was tapped shows its player's row in place of that.
    """
    sheet = Sheet(*size, LAYERS)
    w, h = float(size[0]), float(size[1])
    count = len(seen.seats)
    if h >= 100:
        rows(sheet, seen, style, w, h)
        return sheet.scene()
    look = ahead(seen, lit)
    after = look.after.fp if look and look.after else None
    high = min(34.0, h * 0.4)
    wide = (w - 4 * (count - 1)) / count
    for seat in range(count):
        then = after if seat == seen.decider else None
        _cell(sheet, seen, style, seat, (seat * (wide + 4), 0.0, wide, high), then)
    for seat, view in enumerate(seen.seats):
        for kind, _ in view.tiles:
            sheet.anchor(f"tiles:{seat}:{kind}", seat * (wide + 4) + wide / 2, high / 2, 16)
    below = (0.0, high + 3, w, h - high - 3)
    if lit.look is not None and lit.look < count:
        _row(sheet, seen, style, lit.look, below)
        return sheet.scene()
    first, _ = cards.phone_lines(seen, lit, style)
    chips.row(sheet, lit, style, first, below, 88.0, seen.decider or 0)
    return sheet.scene()
