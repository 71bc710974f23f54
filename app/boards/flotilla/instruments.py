"""Instruments of the chart: the market as a tide gauge, the sonar track as a lead line, objectives."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.flotilla import labels, pieces
from app.boards.flotilla.scope import Scope
from app.boards.sea import Frame
from app.lettering import fit, middle, shorten, width
from rules.flotilla.components import COLOURS, box


def market(scope: Scope) -> None:
    """The gauge with four markers; while there is trade each has an arrow up to buy and one down to sell."""
    left, top, w, h = scope.plan.market
    if not w:
        return
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    title = scope.words("board.market")
    if scope.plan.phone:
        sheet.text("land", left + w / 2, middle(top + 12, 16), title, 16, style["ink"], "serif", "bold")
        left, top, w, h = left + 8, top + 24, w - 16, h - 30
    else:
        sheet.text(
            "land", left + w / 2, middle(top - 14, 17), title, 17, style["ink"], "serif", "bold italic"
        )
    trading = seen.decision == "Transact" and scope.lit.state(*(_trades()))
    goods = 46.0 if seen.decision == "Transact" else 0.0
    sheet.patch("land", geometry.frame(left, top, w, h, 6), fill=style["panel"], line=style["ink"], width=1.1)
    arrows = 46.0 if trading or seen.decision == "Transact" else 24.0
    track = box().constants["market_track"]
    low, high = top + h - goods - arrows, top + arrows
    step = (low - high) / len(track)
    _scale(scope, (left, high, w, low - high), step)
    column = (w - 30) / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        x = left + 28 + (number + 0.5) * column
        y = low - (seen.market[number] + 0.5) * step
        _marker(scope, colour, number, x, y, min(24.0, 0.9 * column), (high, low, arrows, column))
    for y, points in ((high - 0.5 * arrows, "high_end_vp"), (low + 0.5 * arrows, "low_end_vp")):
        if not trading:
            glyphs.badge(sheet, "names", left + w / 2 + 12, y, 10, str(box().constants[points]), style)
    if goods:
        _goods(scope, (left, top + h - goods, w, goods))
    sheet.target([], left + 14, (high + low) / 2, 24, low - high, labels.market(scope))


def _trades() -> list[str]:
    return [f"{kind}:{colour}" for kind in ("buy", "sell") for colour in COLOURS]


def _scale(scope: Scope, frame: Frame, step: float) -> None:
    """The prices of the steps, on a staff in black and white."""
    left, top, w, h = frame
    sheet, style = scope.sheet, scope.style
    for index, price in enumerate(box().constants["market_track"]):
        y = top + h - (index + 0.5) * step
        fill = style["ink"] if index % 2 else style["panel"]
        sheet.patch("land", geometry.box(left + 7, y, 6, step), fill=fill, line=style["ink"], width=0.7)
        size = min(15.0, 0.8 * step)
        sheet.text(
            "names", left + 19, middle(y, size), str(price), size, style["ink"], "serif", "bold italic"
        )
        sheet.line("land", [(left + 28, y), (left + w - 5, y)], style["hair"], 0.8)


def _marker(
    scope: Scope,
    colour: str,
    number: int,
    x: float,
    y: float,
    size: float,
    room: tuple[float, float, float, float],
) -> None:
    """A resource's marker; its arrows, and the barrel itself where a resource is chosen."""
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    high, low, arrows, column = room
    pieces.barrel(sheet, "names", colour, x, y, size, style)
    sheet.anchor(f"market:{colour}", x, y, size)
    pick = f"resource:{colour}"
    state = scope.lit.state(pick)
    scope.ring(state, geometry.box(x, y, size + 4, size + 8, 5))
    price = seen.prices[number]
    label = scope.words("board.price", what=scope.words(f"resource.{colour}"), count=price)
    sheet.target([pick], x, y, size, size, label, bool(state))
    if seen.decision != "Transact":
        return
    for kind, at in (("buy", high - 0.5 * arrows), ("sell", low + 0.5 * arrows)):
        trade = f"{kind}:{colour}"
        state = scope.lit.state(trade)
        if not state:
            continue
        plate = geometry.box(x, at, min(44.0, column) - 3, arrows - 6, 6)
        sheet.patch("names", plate, fill=marks.ground(style, state), line=style["ink"], width=1)
        way, note = -1 if kind == "buy" else 1, scope.lit.notes.get(trade, "")
        up = 7 if note else 0
        tip = [(x, at + way * 7 - up), (x - 8, at - way * 5 - up), (x + 8, at - way * 5 - up)]
        sheet.patch("names", tip, fill=pieces.tint(style, colour), line=style["ink"], width=0.8)
        if note:
            sheet.text("names", x, at + arrows / 2 - 7, note, 14, style["ink"], style="bold")
        scope.ring(state, plate)
        sheet.target([trade], x, at, column - 3, arrows - 6, scope.words(f"{kind}.{colour}"), True)


def _goods(scope: Scope, frame: Frame) -> None:
    """A ship and an outpost, which transactions buy, too."""
    left, top, w, h = frame
    seat = scope.seen.decider if scope.seen.decider is not None else scope.seat
    for index, pick in enumerate(("button:ship", "button:outpost")):
        x, y = left + (index + 0.5) * w / 2, top + h / 2
        state = scope.lit.state(pick)
        plate = geometry.box(x, y, w / 2 - 6, h - 6, 6)
        fill = marks.ground(scope.style, state, "paper")
        scope.sheet.patch("names", plate, fill=fill, line=scope.style["hair"], width=1)
        draw = pieces.ship if index == 0 else pieces.outpost
        note = scope.lit.notes.get(pick, "")
        draw(scope.sheet, "sites", seat, x - (16 if note else 0), y, 28, scope.style)
        if note:
            pieces.coin(scope.sheet, "names", x + 16, y, 12, scope.style, note)
        scope.ring(state, plate)
        label = scope.words(f"button.Transact.{pick.partition(':')[2]}")
        scope.sheet.target([pick], x, y, w / 2 - 6, h - 6, label, bool(state))


def sonar(scope: Scope) -> None:
    """The lead line: what a sonar symbol means on each field, and where the tracker stands."""
    left, top, w, h = scope.plan.sonar
    if not w:
        return
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    x, step = left + w / 2, h / len(box().sonar)
    ink = style["ink"]
    title = scope.words("board.sonar")
    size = fit(title, w + 4, 16.0, 12.0, "serif", True)
    sheet.text(
        "land",
        x,
        middle(top - 12 + (4 if scope.plan.phone else 0), size),
        title,
        size,
        ink,
        "serif",
        "bold italic",
    )
    sheet.line("land", [(x, top), (x, top + h)], ink, 2)
    for index, (points, symbols) in enumerate(box().sonar):
        y = top + (index + 0.5) * step
        here = index == seen.sonar
        plate = geometry.box(x, y, w - 6, step - 8, 7)
        sheet.patch("land", plate, fill=style["panel"], line=ink, width=2.8 if here else 1.1)
        if here:
            sheet.anchor("sonar", x, y, w - 6, step - 8)
        glyphs.badge(sheet, "names", x, y - 0.18 * step, min(11.0, 0.2 * step), str(points), style)
        small = min(16.0, 0.26 * step, (w - 10) / max(1, len(symbols)))
        for place, word in enumerate(symbols):
            at = x + (place - (len(symbols) - 1) / 2) * (small + 2)
            pieces.symbol(sheet, "names", word, at, y + 0.22 * step, small, style)
    sheet.target([], x, top + h / 2, w, h, labels.sonar(scope))


def strip(scope: Scope) -> None:
    """The objectives of the shown player's side: what each would score now."""
    left, top, w, h = scope.plan.strip
    view = scope.view
    if not w:
        return
    goals = view.objectives
    title = scope.words(f"board.goals.{view.side}")
    columns = len(goals) if not scope.plan.phone else 2
    rows = -(-len(goals) // columns)
    head = 0.0 if not scope.plan.phone else 18.0
    if head:
        scope.sheet.text(
            "land", left, middle(top + 8, 13), title, 13, scope.style["ink"], style="bold", align="left"
        )
    start = left + (0 if head else 66)
    if not head:
        for line, word in enumerate(title.split(" ")):
            at = middle(top + 17 + 17 * line, 13)
            scope.sheet.text("land", left + 2, at, word, 13, scope.style["ink"], style="bold", align="left")
    wide, high = (left + w - start) / columns, min(58.0, (h - head) / rows)
    for index, (name, count, rate) in enumerate(goals):
        frame = (
            start + index % columns * wide + 2,
            top + head + index // columns * high + 2,
            wide - 4,
            high - 4,
        )
        goal(scope, name, count, rate, frame)


def goal(scope: Scope, name: str, count: int, rate: int, frame: Frame) -> None:
    """An objective: its name, rate times number, and the points."""
    left, top, w, h = frame
    sheet, style = scope.sheet, scope.style
    pick = f"objective:{name}"
    state = scope.state(pick)
    outline = geometry.frame(left, top, w, h, 5)
    sheet.patch("land", outline, fill=marks.ground(style, state), line=style["ink"], width=1)
    scope.ring(state, outline)
    said = scope.words(f"objective.{name}" + ("" if scope.view.side == "sink" else ".sky"))
    text = shorten(labels.capital(said), w - 10, scope.text)
    sheet.text("names", left + 5, top + scope.text + 3, text, scope.text, style["ink"], align="left")
    total, sum_ = f"{rate * count}", f"{rate} × {count}"
    base = top + h - 7
    sheet.text("names", left + 5, base, sum_, scope.text, style["muted"], "serif", "italic", "left")
    if width(total, 18, bold=True) + width(sum_, scope.text, "serif") < w - 12:
        sheet.text("names", left + w - 6, base, total, 18, style["ink"], style="bold", align="right")
    label = f"{said}: {rate} × {count} = {rate * count}"
    sheet.target([pick], left + w / 2, top + h / 2, w, h, label, bool(state))
