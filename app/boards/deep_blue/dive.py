"""A dive as a sounding line: gems hang on the lead line, what each is worth crosses every diver's thread."""

from typing import NamedTuple

from app import geometry
from app.boards import marks, sea
from app.boards.deep_blue import bag, divers, gems, hidden, pieces
from app.boards.deep_blue.column import Column
from app.lettering import fit, middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.deep_blue.components import HAZARDS, box, crew, is_city
from rules.deep_blue.observation import DiveView, Observation


class Row(NamedTuple):
    """A row of the sounding line: depths from `first` to `last`, both counted from 1."""

    first: int
    last: int
    y: float


class Line(NamedTuple):
    """The rows of a dive, how far they lie apart, where the bell hangs."""

    rows: tuple[Row, ...]
    step: float
    bell: float


def sounding(parts: Column, count: int) -> Line:
    """Where each gem hangs; the oldest share one row when there is no room for all."""
    least = 28.0 if parts.phone else 26.0
    free = parts.bed - parts.surface - parts.bell - parts.button - (34 if parts.phone else 46)
    room = max(2, int(free / least))
    shown = min(count, room)
    step = min(46.0, free / max(shown, 1))
    start = parts.surface + 10 + step / 2
    rows = []
    for index in range(shown):
        last = count - shown + index + 1
        first = 1 if index == 0 else last
        rows.append(Row(first, last, start + index * step))
    bell = start + shown * step - step / 2 + 10
    return Line(tuple(rows), step, bell)


def dive(sheet: Sheet, seen: Observation, lit: Lit, style: Style, parts: Column) -> None:
    """Draws the running dive."""
    view = seen.dive
    assert view is not None
    line = sounding(parts, len(view.drawn))
    _heading(sheet, seen, view, style, parts)
    xs = parts.threads(len(view.order))
    divers.surface(sheet, seen, view, lit, style, parts, xs)
    divers.threads(sheet, seen, view, style, parts, xs, line)
    sheet.line("docks", [(parts.line, parts.surface - 24), (parts.line, line.bell + 4)], style["ink"], 1.8)
    for row in line.rows:
        _row(sheet, seen, view, lit, style, parts, row, xs, line.step)
    _bell(sheet, seen, view, style, parts, xs, line)
    _next(sheet, seen, view, lit, style, parts, line)
    _stop(sheet, lit, style, parts)


def _heading(sheet: Sheet, seen: Observation, view: DiveView, style: Style, parts: Column) -> None:
    left, top, w, _ = parts.frame
    low = parts.frame[3] < 560
    name, points = style.words(view.tile), box().wrecks[view.tile].leader_vp
    for_all = seen.scenario == "treasures_galore" and is_city(view.tile)
    text = style.words("leading.all" if for_all else "leading", count=points)
    if low:
        room = w - 26 - width(text, 15)
        size = fit(name, room, 18, 15, "serif")
        name = shorten(name, room, size, "serif")
        sheet.text("rings", left + 10, top + 22, name, size, style["ink"], "serif", "italic", "left")
        sheet.text("rings", parts.right - 9, top + 22, text, 15, style["ink"], align="right")
        return
    size = 22.0
    while sea.wide_width(name, size) > w - 24 and size > 15:
        size -= 0.5
    sea.wide_text(sheet, "rings", left + 12, top + 30, name, size, style["ink"])
    sheet.text("rings", left + 12, top + 51, text, 14.5, style["ink"], align="left")
    count = len(view.order)
    text = style.words("divers.one" if count == 1 else "divers", count=count)
    sheet.text("rings", parts.right - 12, top + 51, text, 14.5, style["ink"], align="right")


def _row(
    sheet: Sheet,
    seen: Observation,
    view: DiveView,
    lit: Lit,
    style: Style,
    parts: Column,
    row: Row,
    xs: list[float],
    step: float,
) -> None:
    x = parts.line
    depth = str(row.last) if row.first == row.last else f"{row.first}–{row.last}"
    size = 16.0 if row.first == row.last else 14.0
    if not parts.phone or row.first == row.last:
        sheet.text(
            "rings", parts.frame[0] + 17, middle(row.y, size), depth, size, style["ink"], "serif", "italic"
        )
    radius = min(14.5, step / 2 - 1.5, (xs[1] - xs[0]) / 2 - 1 if len(xs) > 1 else 15)
    if row.first != row.last:
        _folded(sheet, seen, view, style, parts, row, xs, radius)
        return
    gem = view.drawn[row.last - 1]
    big = min(13.0, step * 0.36)
    newest = row.last == len(view.drawn)
    if newest:
        rim = geometry.disc(x, row.y, big * 1.5)
        sheet.patch("rings", rim, fill=style["panel"], line=style["ink"], width=2)
    gems.gem(sheet, "rings", gem, x, row.y, big, style)
    sheet.anchor(f"depth:{row.last}", x, row.y, 3 * big)
    if gem not in HAZARDS:
        for seat, at in zip(view.order, xs, strict=True):
            divers.worth(sheet, seen, view, style, seat, at, row.y, radius, (row.last,))
    elif view.drawn[: row.last].count(gem) <= box().constants["free_hazards_per_colour"]:
        _warning(sheet, style, parts, row.y, xs, min(step - 5, 28.0))
    else:
        for seat, at in zip(view.order, xs, strict=True):
            divers.answer(sheet, seen, view, lit, style, seat, at, row.y, radius, row.last)


def _warning(sheet: Sheet, style: Style, parts: Column, y: float, xs: list[float], h: float) -> None:
    """The pill over all threads: the first hazard of its colour does nothing."""
    text, size = style.words("warning"), 15.0 if parts.phone else 14.0
    left = min(xs[0] - 15, parts.right - 18 - width(text, size, bold=True) - 14)
    right = max(xs[-1] + 18, left + width(text, size, bold=True) + 22)
    right = min(right, parts.right - 6)
    pill = geometry.box((left + right) / 2, y, right - left, max(h, 20), 14)
    sheet.patch("rings", pill, fill=style["panel"], line=style["ink"], width=1.2)
    sheet.text("rings", (left + right) / 2, middle(y, size), text, size, style["ink"], style="bold")


def _folded(
    sheet: Sheet,
    seen: Observation,
    view: DiveView,
    style: Style,
    parts: Column,
    row: Row,
    xs: list[float],
    radius: float,
) -> None:
    """The oldest gems as one row: small, side by side, and what they are worth together."""
    kept = view.drawn[row.first - 1 : row.last]
    room = xs[0] - radius - 6 - parts.frame[0]
    step = min(11.0, (room - 12) / max(len(kept) - 1, 1))
    for index, gem in enumerate(kept):
        gems.gem(sheet, "rings", gem, parts.frame[0] + 8 + index * step, row.y, 5.6, style)
    for seat, at in zip(view.order, xs, strict=True):
        depths = tuple(range(row.first, row.last + 1))
        divers.worth(sheet, seen, view, style, seat, at, row.y, radius, depths)


def _bell(
    sheet: Sheet, seen: Observation, view: DiveView, style: Style, parts: Column, xs: list[float], line: Line
) -> None:
    """The bell with the sums: what is at risk above, what is safe below."""
    left, top = parts.frame[0] + 8, line.bell
    right = parts.right - 8
    hidden.dome(sheet, style, left, right, top, parts.bell)
    size = 15.0 if parts.phone else 14.5
    first, second = top + parts.bell * 0.38, top + parts.bell * 0.76
    rule = (first + second) / 2
    sheet.line("rings", [(left + 8, rule), (right - 8, rule)], style["hair"], 1)
    for word, y in (("open", first), ("safe", second)):
        sheet.text("rings", left + 9, middle(y, size), style.words(word), size, style["ink"], align="left")
    big = 19.0 if parts.phone else 22.0
    step = xs[1] - xs[0] if len(xs) > 1 else 40
    for seat, x in zip(view.order, xs, strict=True):
        stake, safe = divers.sums(seen, view, seat)
        shown = "–" if stake is None else str(stake)
        wide = fit(shown, step - 3, big, 13, "serif", True)
        ink = style["muted"] if stake is None else style["ink"]
        sheet.text("rings", x, middle(first, wide), shown, wide, ink, "serif", "bold")
        sheet.anchor(f"sum:{seat}", x, rule, min(step, 30), parts.bell * 0.6)
        small = fit(str(safe), step - 3, big - 3, 13, "serif")
        sheet.text("rings", x, middle(second, small), str(safe), small, style["ink"], "serif", "italic")


def _next(
    sheet: Sheet, seen: Observation, view: DiveView, lit: Lit, style: Style, parts: Column, line: Line
) -> None:
    """The place below the bell: draw again, with the odds; then the depths to come."""
    pick = "button:draw"
    state = lit.state(pick)
    left, right = parts.frame[0] + 12, parts.right - 12
    top = line.bell + parts.bell + (12 if parts.phone else 16)
    y, h = top + parts.button / 2, parts.button
    outline = geometry.frame(left, top, right - left, h, h / 2)
    if state:
        sheet.patch("rings", outline, fill=marks.ground(style, state))
        marks.ring(sheet, style, state, outline, "rings")
        sheet.target([pick], (left + right) / 2, y, right - left, h, style.words("draw"), True)
    ink = style["magenta"] if state else style["ink"]
    at = left + h / 2 + 1
    sheet.patch("rings", geometry.disc(at, y, h * 0.34), fill=style["panel"], line=ink, width=1.6, dash="4 4")
    count = f"{len(view.drawn) + 1}" if not bag.draws_two(seen) else "+2"
    sheet.text("rings", at, middle(y, 17), count, 17, ink, "serif", "italic")
    size = 16.0 if not parts.phone else 15.5
    words = style.words("draw.two" if bag.draws_two(seen) else "draw")
    text_x = at + h * 0.34 + 10
    odds, small = bag.odds(seen, style), 15 if parts.phone else 14.5
    head = y - 3 if odds else middle(y, size)
    sheet.text("rings", text_x, head, words, size, ink, style="bold", align="left")
    if odds:
        sheet.text("rings", text_x, y + 15, odds, small, style["ink"], align="left")
    if not parts.phone:
        _depths(sheet, seen, view, style, parts, top + h + 20)


def _depths(
    sheet: Sheet, seen: Observation, view: DiveView, style: Style, parts: Column, start: float
) -> None:
    """The depths to come, with the own cards that count gems."""
    counters: dict[int, str] = {}
    hand = seen.seats[seen.viewer].hand if seen.viewer is not None else None
    for card in hand or ():
        if crew(card).need == "any":
            depth = crew(card).need_n
            text = f"{style.words(card.partition('.')[0])}: {style.words('vp', count=crew(card).vp)}"
            counters[depth] = f"{counters[depth]}, {text}" if depth in counters else text
    depth, y = len(view.drawn) + 2, start
    while y < parts.bed - 18 and depth <= max([12, *counters]):
        sheet.text(
            "rings",
            parts.frame[0] + 17,
            middle(y, 16),
            str(depth),
            16,
            style["ink"],
            "serif",
            "italic",
            alpha=0.8,
        )
        own = counters.get(depth, "")
        dot = geometry.disc(parts.line, y, 5 if own else 2.4)
        fill = style["panel"] if own else style["muted"]
        sheet.patch("rings", dot, fill=fill, line=style["ink"] if own else fill, width=2)
        if own:
            text = shorten(own, parts.right - parts.line - 20, 14, bold=True)
            sheet.text(
                "rings", parts.line + 13, middle(y, 14), text, 14, style["ink"], style="bold", align="left"
            )
        depth, y = depth + 1, y + 30


def _stop(sheet: Sheet, lit: Lit, style: Style, parts: Column) -> None:
    """The winch at the surface: hauls the bell up, which ends the dive."""
    pick = "button:stop"
    state = lit.state(pick)
    x, y = parts.line, parts.surface - 34
    if not state:
        sheet.line("docks", [(x - 15, y + 10), (x + 15, y + 10)], style["ink"], 2.4)
        sheet.patch("rings", geometry.disc(x, y + 10, 7), fill=style["panel"], line=style["ink"], width=2)
        sheet.patch("rings", geometry.disc(x, y + 10, 2), fill=style["ink"])
        return
    w = min(58.0, parts.threads(5)[0] - parts.frame[0] - 26)
    x = parts.frame[0] + 7 + w / 2
    outline = geometry.box(x, y, w, 46, 18)
    sheet.patch("rings", outline, fill=marks.ground(style, state))
    marks.ring(sheet, style, state, outline, "rings")
    pieces.arrow_up(sheet, "rings", x, y - 8, 15, style["magenta"], style["ground"])
    text = style.words("stop")
    sheet.text(
        "rings",
        x,
        y + 15,
        text,
        fit(text, w - 8, 15.5, 15 if parts.phone else 13, bold=True),
        style["magenta"],
        style="bold",
    )
    sheet.target([pick], x, y, w, 46, text, True)
