"""The common coast: guild tracks with discs, seals and cards, the centre with survivors and artifacts."""

import math

from app import geometry, glyphs
from app.boards import marks
from app.boards.flotilla import labels, pieces
from app.boards.flotilla.scope import Scope
from app.boards.sea import Frame
from app.lettering import fit, middle, shorten, width
from rules.flotilla.components import GUILDS, box


def ground(scope: Scope) -> None:
    """The land behind it all: a wavy shore on a wide chart, all of a panel on a phone."""
    sheet, style, plan = scope.sheet, scope.style, scope.plan
    if plan.phone:
        frames = [frame for frame in (plan.guilds, plan.hub, plan.market, plan.strip) if frame[2]]
        if frames:
            sheet.patch("sea", geometry.frame(*plan.inside), fill=style["buff"])
        return
    left, top, w, _ = plan.inside
    foot = plan.water[1]
    shore = [(left + w * step / 48, foot - 7 + 4 * geometry.wave(0.7 * step, 3)) for step in range(49)]
    land = [(left, top), (left + w, top), *reversed(shore)]
    sheet.patch("sea", land, fill=style["buff"], line=style["ink"], width=1.2)


def guilds(scope: Scope) -> None:
    """The four tracks side by side, or two by two where it is narrow."""
    left, top, w, h = scope.plan.guilds
    if not w:
        return
    columns = 2 if scope.plan.phone else 4
    rows = 4 // columns
    for number, name in enumerate(GUILDS):
        cell = (
            left + number % columns * w / columns,
            top + number // columns * h / rows,
            w / columns,
            h / rows,
        )
        _guild(scope, name, number, cell)


def _guild(scope: Scope, name: str, number: int, frame: Frame) -> None:
    left, top, w, h = frame
    style, sheet = scope.style, scope.sheet
    x = left + w / 2
    title = labels.capital(scope.words(f"guild.{name}"))
    size = fit(title, w - 34, 16.0, 12.0, "serif", True)
    wide = width(title, size, "serif", True)
    pieces.guild(sheet, "land", name, x - wide / 2 - 6, top + 13, 7, style)
    sheet.text("land", x + 6, middle(top + 13, size), title, size, style["ink"], "serif", "bold")
    lines = 2 if h >= 168 and not scope.plan.phone else 1
    reach = min((h - 27 - 19 * lines) / 2.32, w / 2.32)
    y = top + 24 + 1.16 * reach
    _loop(scope, name, number, x, y, reach)
    _foot(scope, name, number, (left, top + 25 + 2.32 * reach, w, 19.0 * lines), lines)
    if scope.plan.phone:
        _seals_beside(scope, number, left + 8, y)


def _loop(scope: Scope, name: str, number: int, x: float, y: float, reach: float) -> None:
    """Six fields clockwise from the top; the dial stands in the middle."""
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    field, ring = 0.29 * reach, 0.62 * reach
    colour = pieces.tint(style, box().guilds[name].colour)
    sheet.patch("land", geometry.disc(x, y, ring), line=colour, width=1.6)
    track = box().guilds[name].track
    for index, texts in enumerate(track):
        fx, fy = geometry.polar(x, y, ring, -math.pi / 2 + index * math.tau / len(track))
        pick = f"field:{name}.{index}"
        state = scope.lit.state(pick)
        back = marks.ground(style, state, "panel")
        sheet.patch("land", geometry.disc(fx, fy, field), fill=back, line=style["ink"], width=1)
        pieces.effects(sheet, "names", texts, fx, fy, 1.25 * field, style)
        scope.ring(state, geometry.disc(fx, fy, field + 2))
        label = scope.words(f"field.{name}.{index}")
        sheet.target([pick] if state else [], fx, fy, 2 * field, 2 * field, label, bool(state))
        _discs(scope, number, index, x, y, ring + field + 0.1 * reach, len(track), 0.12 * reach)
    dial = seen.dials[number]
    picks = [f"dial:{name}", f"guild:{name}"]
    state = scope.lit.state(*picks)
    sheet.patch("land", geometry.disc(x, y, 0.29 * reach), fill=style["panel"], line=colour, width=2)
    size = 0.34 * reach
    sheet.text("names", x, middle(y, size), f"×{dial}", size, style["ink"], style="bold")
    scope.ring(state, geometry.disc(x, y, 0.31 * reach))
    sheet.target(picks, x, y, 0.58 * reach, 0.58 * reach, labels.guild(scope, name, number), bool(state))
    sheet.anchor(f"guild:{name}", x, y, 0.5 * reach)


def _discs(
    scope: Scope, number: int, index: int, x: float, y: float, ring: float, fields: int, radius: float
) -> None:
    """The players' discs outside of a field, side by side along the arc."""
    here = [seat for seat, view in enumerate(scope.seen.seats) if view.discs[number] == index]
    for place, seat in enumerate(here):
        turn = -math.pi / 2 + index * math.tau / fields + (place - (len(here) - 1) / 2) * 2.1 * radius / ring
        dx, dy = geometry.polar(x, y, ring, turn)
        colour = scope.style.player(seat)
        glyphs.mark(scope.sheet, "sites", seat, dx, dy, radius, colour, scope.style["panel"], 1)
        scope.sheet.anchor(f"disc:{seat}:{number}", dx, dy, 2 * radius)


def _seals_beside(scope: Scope, number: int, x: float, y: float) -> None:
    """On a phone: whose seals lie on the banner, one below the other at the left of the track."""
    held = [(seat, view.seals[number]) for seat, view in enumerate(scope.seen.seats) if view.seals[number]]
    if not held:
        return
    top = y - 9 * len(held)
    pieces.seal(scope.sheet, "names", x, top, 6.5, scope.style, scope.style["buff"])
    for index, (seat, count) in enumerate(held):
        at = top + 18 * (index + 1)
        glyphs.mark(scope.sheet, "names", seat, x, at, 5, scope.style.player(seat))
        pieces.amount(scope.sheet, "names", x + 7, at, str(count), 13, scope.style["ink"])


def _foot(scope: Scope, name: str, number: int, frame: Frame, lines: int) -> None:
    """Below a track: whose seals lie on the banner, and the card on top of the stack."""
    left, top, w, _ = frame
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    held = [(seat, view.seals[number]) for seat, view in enumerate(seen.seats) if view.seals[number]]
    y = top + 8
    step = min(26.0, (w - 24) / max(1, len(held)))
    x = left + w / 2 - (len(held) * step + 18) / 2 + 8
    if not scope.plan.phone and (lines > 1 or not seen.top_crew[number]):
        pieces.seal(sheet, "names", x, y, 6.5, style, style["buff"])
        for index, (seat, count) in enumerate(held):
            at = x + 18 + index * step
            glyphs.mark(sheet, "names", seat, at, y, 5, style.player(seat))
            pieces.amount(sheet, "names", at + 7, y, str(count), scope.text, style["ink"])
    y = top + 8 + (19 if lines > 1 else 0)
    card = seen.top_crew[number]
    side = "" if seen.seats[scope.seat].side == "sink" else ".sky"
    said = labels.capital(scope.words(card + side)) if card else scope.words("board.no_card")
    left_over = f" · {seen.crew_left[number]}" if card else ""
    text = shorten(said, w - 26 - width(left_over, scope.text), scope.text) + left_over
    wide = width(text, scope.text)
    glyphs.draw(sheet, "names", "card", left + w / 2 - wide / 2 - 4, y, 13, style["ink"], style["buff"])
    sheet.text("names", left + w / 2 + 6, middle(y, scope.text), text, scope.text, style["ink"])


def hub(scope: Scope) -> None:
    """The centre: the ring of survivors round the artifacts, bags, dock."""
    left, top, w, h = scope.plan.hub
    if not w:
        return
    sheet, style = scope.sheet, scope.style
    dock = 38.0 if len(scope.seen.seats) > 4 else 24.0  # five berths are so narrow that they have two lines
    high = h - dock - 6
    reach = min(high / 2, w / 2 - 26)
    x, y = left + w - reach - 8, top + high / 2 + 4
    _survivors(scope, x, y, reach)
    _artifacts(scope, x, y, reach)
    lx = left + (w - 2 * reach - 8) / 2
    title = scope.words("board.hub")
    size = fit(title, w - 2 * reach - 14, 16.0, 12.0, "serif", True)
    sheet.text("land", lx, middle(top + 13, size), title, size, style["ink"], "serif", "bold")
    counts = (
        ("tiles 1", len(scope.seen.bag), "bag:ocean"),
        ("star", scope.seen.artifacts_left, "bag:artifacts"),
    )
    for index, (word, count, anchor) in enumerate(counts):
        by = top + 46 + index * min(48.0, (high - 40) / 2)
        glyphs.draw(sheet, "names", "bag", lx - 10, by, 27, style["wood"], style["buff"])
        if word == "star":
            glyphs.draw(sheet, "names", "star", lx - 10, by + 3, 12, style["on_player"], style["wood"])
        else:
            hexagon = geometry.ngon(lx - 10, by + 3, 6, 6, -math.pi / 2)
            sheet.patch("names", hexagon, fill=style["sea2"], line=style["on_player"], width=1)
        pieces.amount(sheet, "names", lx + 6, by, str(count), 15, style["ink"])
        sheet.anchor(anchor, lx - 10, by, 26)
        sheet.target([], lx, by, 44, 36, scope.words(f"board.{anchor.replace(':', '.')}", count=count))
    _dock(scope, (left + 4, top + h - dock - 2, w - 8, dock))


def _survivors(scope: Scope, x: float, y: float, reach: float) -> None:
    """The track of survivors; a red ring marks where its tracker stands."""
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    track = box().counts[len(seen.seats)].survivor_track
    radius, ring = 0.19 * reach, 0.8 * reach
    sheet.patch("land", geometry.disc(x, y, ring), line=style["buff_line"], width=2)
    for index, texts in enumerate(track):
        fx, fy = geometry.polar(x, y, ring, -math.pi / 2 + index * math.tau / len(track))
        sheet.patch("land", geometry.disc(fx, fy, radius), fill=style["panel"], line=style["ink"], width=1)
        if texts:
            pieces.effects(sheet, "names", texts, fx, fy, 1.4 * radius, style)
        if index == seen.survivor:
            sheet.patch("sites", geometry.disc(fx, fy, radius + 1.5), line=style["red"], width=3)
            sheet.anchor("survivor", fx, fy, 2 * radius)
    sheet.target([], x, y, 1.9 * reach, 1.9 * reach, labels.hub(scope))


def _artifacts(scope: Scope, x: float, y: float, reach: float) -> None:
    """Three slots for each guild, filled ones with a star; the first shows what is printed on it."""
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    slots = int(box().constants["hub_slots"])
    cell = 0.225 * reach
    for row, name in enumerate(GUILDS):
        cy = y + (row - 1.5) * 1.05 * cell
        pieces.guild(sheet, "land", name, x - 1.75 * cell, cy, 0.38 * cell, style)
        for slot in range(slots):
            cx = x + (slot - 0.75) * 1.06 * cell
            filled = slot < len(seen.hub[name])
            fill = pieces.tint(style, box().guilds[name].colour) if filled else style["panel"]
            sheet.patch(
                "land", geometry.box(cx, cy, cell, 0.9 * cell, 2), fill=fill, line=style["ink"], width=0.9
            )
            if filled:
                glyphs.draw(sheet, "names", "star", cx, cy, 0.7 * cell, style["on_player"], fill)
            elif slot == 0 and cell > 12:
                pieces.symbol(sheet, "names", box().guilds[name].printed, cx, cy, 0.92 * cell, style)
        sheet.anchor(f"slot:{name}", x, cy, cell)


def _dock(scope: Scope, frame: Frame) -> None:
    """What ships bring and how many tiles may be built, by order; who joined stands in his berth."""
    left, top, w, h = frame
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    count = box().counts[len(seen.seats)]
    title = scope.words("board.dock")
    size = scope.text
    start = left + width(title, size) + 8
    sheet.text("land", left, middle(top + h / 2, size), title, size, style["ink"], align="left")
    step = (left + w - start) / len(count.dock_price)
    for index, (price, builds) in enumerate(zip(count.dock_price, count.dock_builds, strict=True)):
        x = start + (index + 0.5) * step
        fill = style["panel"] if index >= len(seen.joined) else style["road"]
        berth = geometry.box(x, top + h / 2, step - 3, h - 3, 4)
        sheet.patch("land", berth, fill=fill, line=style["ink"], width=1)
        if index < len(seen.joined):
            seat = seen.joined[index]
            glyphs.mark(sheet, "names", seat, x, top + h / 2, 6, style.player(seat))
            continue
        _berth(scope, price, builds, x, top + h / 2, h > 30)
    sheet.target([], left + w / 2, top + h / 2, w, h, labels.dock(scope))


def _berth(scope: Scope, price: int, builds: int, x: float, y: float, two_lines: bool) -> None:
    """What a ship brings here, and how many tiles may be built: in one line or in two."""
    sheet, style, size = scope.sheet, scope.style, scope.text
    wide = width(str(price), size, bold=True)
    after = 17 + width(str(builds), size, bold=True)
    up, start = (9.0, x - wide / 2) if two_lines else (0.0, x - (wide + after) / 2)
    pieces.amount(sheet, "names", start, y - up, str(price), size, style["ink"])
    at = x - after / 2 if two_lines else start + wide
    pieces.symbol(sheet, "names", "tiles", at + (7 if two_lines else 10), y + up, 11, style)
    pieces.amount(sheet, "names", at + (14 if two_lines else 17), y + up, str(builds), size, style["ink"])
