"""The divers' column: keys at its left, the divers now, and beside them how they lie afterwards."""

import math

from app import geometry, glyphs
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.lettering import middle, width
from rules.otys.components import LEVELS, NEUTRAL, SLOTS, SURFACE, box


def heads(scope: Scope) -> None:
    """Writes "now" and, where there is something to compare, "afterwards" over the columns."""
    plan, style = scope.plan, scope.style
    y = plan.slot(0) - plan.pitch / 2 - (3 if plan.phone else 6)
    size = 13.0 if plan.phone else 15.0
    scope.sheet.text("names", plan.now, y, style.words("board.now"), size, style["ink"], "serif", "italic")
    if scope.ahead or _asks_key(scope):
        text = style.words("board.after")
        scope.sheet.text("names", plan.after, y, text, size, style["magenta"], "serif", "italic")


def _asks_key(scope: Scope) -> bool:
    return scope.own and scope.seen.decision == "ChooseKey" and not scope.seen.now.level


def keys(scope: Scope) -> None:
    """Draws the keys on their places, the X keys above the water, the one in play beside its diver."""
    plan = scope.plan
    look = scope.ahead
    # on a phone the key in play lies on this one's place
    covered = look.level if look and look.chosen and look.key and plan.phone else 0
    for level in LEVELS:
        if level != covered:
            _key(scope, str(level), plan.level(level))
    _key(scope, "x", plan.slot(2))
    _neutral(scope)
    if look and look.chosen and look.key:
        x = plan.now - plan.diver * 1.3 - plan.key_w * 0.62
        pieces.key(
            scope.sheet, "ships", look.key, scope.seat, x, plan.level(look.level), plan.key_w, scope.style
        )
        scope.sheet.anchor(f"key:{scope.seat}:{look.key}", x, plan.level(look.level), plan.key_w)


def _ringed(scope: Scope, pick: str, x: float, y: float) -> str:
    state = scope.state(pick)
    if state:
        scope.sheet.patch(
            "rings", pieces.key_outline(x, y, scope.plan.key_w, 3.6),
            line=scope.style["magenta"], width=2.2 if state == "possible" else 3.4,
            dash="6 4" if state == "possible" else "",
        )  # fmt: skip
    return state


def _key(scope: Scope, name: str, y: float) -> None:
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x, pick = plan.key, f"key:{name}"
    here = name in scope.view.keys
    if here:
        pieces.key(sheet, "ships", name, scope.seat, x, y, plan.key_w, style)
        sheet.anchor(f"key:{scope.seat}:{name}", x, y, plan.key_w)
    else:
        pieces.key_place(sheet, "sites", name, x, y, plan.key_w, style)
        sheet.anchor(f"home:{scope.seat}:{name}", x, y, plan.key_w)
    state = _ringed(scope, pick, x, y) if here else scope.state(pick)
    scope.fresh((f"{pick}@{scope.seat}",), x, y, plan.key_w * 0.62)
    text = labels.key(name, style)
    if not here:
        text = f"{text} ({style.words('board.on_track')})"
    if scope.own:
        sheet.target([pick], x, y, plan.key_w, plan.key_w * 0.82, text, bool(state))


def _neutral(scope: Scope) -> None:
    """The neutral X keys that the player holds."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x, y, count = plan.key, plan.slot(1), scope.view.neutral
    if not count:
        if scope.own:
            pieces.key_place(sheet, "sites", "", x, y, plan.key_w, style)
            sheet.target(["key:nx"], x, y, plan.key_w, plan.key_w * 0.82, labels.key(NEUTRAL, style))
        return
    for layer in range(min(count, 3) - 1, -1, -1):
        pieces.key(sheet, "ships", NEUTRAL, scope.seat, x - 3 * layer, y - 3 * layer, plan.key_w, style)
    sheet.anchor(f"key:{scope.seat}:nx", x, y, plan.key_w)
    state = _ringed(scope, "key:nx", x, y)
    over = y - plan.key_w * 0.41 - 6 - 3 * (min(count, 3) - 1)
    text = f"×{count}" if plan.phone else style.words("board.neutral", count=count)
    if not plan.phone or count > 1:
        sheet.text("names", x, over, text, scope.text, style["ink"])
    label = f"{labels.key(NEUTRAL, style)} ×{count}"
    sheet.target(["key:nx"] if scope.own else [], x, y, plan.key_w, plan.key_w * 0.82, label, bool(state))


def divers(scope: Scope) -> None:
    """Draws the eight divers where they lie now, a picked propeller's move already made."""
    look = scope.ahead
    column = look.column if look and look.chosen else scope.view.column
    for index, name in enumerate(column):
        _diver(scope, index, name)


def _picks(scope: Scope, index: int, name: str) -> list[str]:
    """What a finger on a diver means in this decision."""
    if not scope.own:
        return []
    level = index - SURFACE + 1
    decision = scope.seen.decision
    if decision == "ChooseKey":
        return [f"key:{level}", f"level:{level}"] if level > 0 else [f"diver:{name}"]
    picks = [f"diver:{name}", f"slot:{SLOTS[index]}"]
    if decision == "ChooseOxygen":
        return ["button:oxygen", *picks] if level == scope.seen.now.level else picks
    return picks


def _diver(scope: Scope, index: int, name: str) -> None:
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x, y, radius = plan.now, plan.slot(index), plan.diver
    improved = name in scope.view.improved
    look = scope.ahead
    pieces.helmet(sheet, "ships", name, scope.seat, x, y, radius, style, improved)
    sheet.anchor(f"diver:{scope.seat}:{name}", x, y, 2 * radius)
    sheet.anchor(f"slot:{scope.seat}:{SLOTS[index]}", x, y, 2 * radius)
    _badge(scope, name, improved, x + radius * 0.96, y + radius * 0.96)
    picks = _picks(scope, index, name)
    own = [pick for pick in picks if pick.startswith(("diver:", "slot:", "button:"))]
    state = scope.state(*own) if own else ""
    scope.ring(state, geometry.disc(x, y, radius * 1.3))
    scope.fresh((f"diver:{scope.seat}:{name}",), x, y, radius * 1.32)
    if look and look.diver == name and look.level:
        if not state:
            sheet.patch("rings", geometry.disc(x, y, radius * 1.3), line=style["magenta"], width=2.6)
        scope.number(2, x - radius * 1.1, y - radius * 1.05, filled=look.chosen and scope.seen.now.step > 1)
    if not plan.phone:
        _name(scope, name, improved, y)
    label = f"{style.words(SLOTS[index])}: {labels.diver(name, improved, style)}"
    lit = bool(scope.state(*picks)) if picks else False
    sheet.target(picks, x, y, 2 * radius, 2 * radius, label, lit)


def _name(scope: Scope, name: str, improved: bool, y: float) -> None:
    """The diver's name, below it what he costs and does; moved up when the key lies in front of him."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    look = scope.ahead
    if look and look.chosen and look.key and look.diver == name and look.level:
        return  # the key lies here now
    words = style.words
    right = plan.name
    diver = box().divers[name]
    called = words(f"resource.{diver.type}") if diver.type else words(name)
    sheet.text("names", right, y - 3, called, 14.5, style["ink"], style="bold", align="right")
    base = y + 14
    if diver.type:
        sheet.patch("names", geometry.disc(right - 8, base - 4.5, 8.8), fill=style["disc"])  # for the night
        pieces.good(sheet, "names", diver.type, right - 8, base - 4.5, 15, style)
        sheet.text("names", right - 19, base, "+1", 13.5, style["ink"], align="right")
        return
    text = words(f"board.act.{name}")
    sheet.text("names", right, base, text, 13.5, style["ink"], align="right")
    cost = diver.cost(improved)
    if cost:
        at = right - width(text, 13.5) - 12
        pieces.coin(sheet, "names", at, base - 4.5, 6.6, style)
        sheet.text("names", at - 10, base, str(cost), 13.5, style["ink"], align="right")


def _badge(scope: Scope, name: str, improved: bool, x: float, y: float) -> None:
    """What the improved side adds: solid when it counts, pale and dashed when it would."""
    sheet, style, plan = scope.sheet, scope.style, scope.plan
    if plan.phone and not improved:
        return
    radius = 7.6 if plan.phone else min(10.0, 0.42 * plan.diver)
    line, alpha = style["disc_line"], 1.0 if improved else 0.55
    fill = style["disc"] if improved else style["panel"]
    dash = "" if improved else "2 2"
    sheet.patch(
        "ships",
        geometry.disc(x, y, radius),
        fill=fill,
        line=line if improved else style["ink"],
        width=1,
        dash=dash,
    )
    ink = line if improved else style["ink"]
    bonus = box().divers[name].bonus
    if bonus == "credit":
        if improved:
            pieces.coin(sheet, "ships", x, y, radius * 0.68, style)
        else:
            sheet.patch("ships", geometry.disc(x, y, radius * 0.6), line=ink, width=1, alpha=alpha)
            sheet.line("ships", [(x, y - 2.4), (x, y + 2.4)], ink, 1.1, alpha)
    elif bonus:
        sign = {"battery": "battery", "recover_key": "recover", "neutral_x": "access"}[bonus]
        glyphs.draw(sheet, "ships", sign, x, y, radius * 1.3, ink, fill, alpha)
    else:
        text = "+1" if name == "trader" else "−1"
        sheet.text("ships", x, middle(y, radius * 1.25), text, radius * 1.25, ink, style="bold", alpha=alpha)


def after(scope: Scope) -> None:
    """Draws the column as it will be: ribbons for those who sink, a magenta line for who rises."""
    look = scope.ahead
    if look is None:
        if _asks_key(scope):
            _hints(scope)
        return
    if not look.level:
        _hints(scope)
        return
    before = list(look.column)
    for index, name in enumerate(look.after):
        old = before.index(name)
        if old < index:
            _ribbon(scope, old, index)
        elif old == index:
            y = scope.plan.slot(index)
            ends = [
                (scope.plan.now + scope.plan.diver * 1.3, y),
                (scope.plan.after - scope.plan.ghost * 1.45, y),
            ]
            scope.sheet.line("docks", ends, scope.style["muted"], 1, 0.7, "2 4")
    if not look.stays:
        _riser(scope, before.index(look.diver))
    for index, name in enumerate(look.after):
        rises = name == look.diver and not look.stays
        pieces.ghost(
            scope.sheet,
            "docks",
            name,
            scope.plan.after,
            scope.plan.slot(index),
            scope.plan.ghost,
            scope.style,
            rises,
        )


def _ribbon(scope: Scope, old: int, new: int) -> None:
    plan, style = scope.plan, scope.style
    x0, x1 = plan.now + plan.diver * 1.34, plan.after - plan.ghost * 1.45
    y0, y1 = plan.slot(old), plan.slot(new)
    curve = [
        (x0 + (x1 - x0) * t, y0 + (y1 - y0) * (3 * t * t - 2 * t * t * t))
        for t in (i / 14 for i in range(15))
    ]
    half = plan.ghost * 0.62
    band = [(x, y - half * (1.15 - 0.3 * i / 14)) for i, (x, y) in enumerate(curve)]
    band += [(x, y + half * (1.15 - 0.3 * i / 14)) for i, (x, y) in reversed(list(enumerate(curve)))]
    scope.sheet.patch("docks", band, fill=style["contour"], alpha=0.24)
    scope.sheet.line("docks", curve, style["muted"], 1.2)
    end = plan.after - plan.ghost * 1.2
    tip = [(end, y1 + 2), (end - 8, y1 + 3.6), (end - 6.6, y1 - 3.6)]
    scope.sheet.patch("docks", tip, fill=style["muted"])


def _riser(scope: Scope, index: int) -> None:
    """The way of the diver who surfaces, with the number of the step on it."""
    plan, style = scope.plan, scope.style
    x, top, y = plan.riser, plan.slot(0), plan.slot(index)
    start = plan.now + plan.diver * 1.36
    if index:
        corner = min(10.0, (x - start) * 0.9)
        way = [(start, y), (x - corner, y), *geometry.arc(x - corner, y - corner, corner, math.pi / 2, 0, 4)]
        way += geometry.arc(x + corner, top + corner, corner, math.pi, 1.5 * math.pi, 4)
    else:
        way = [(start, y)]
    tip = plan.after - plan.ghost * 1.3
    way += [(tip - 5, top)]
    scope.sheet.line("rings", way, style["panel"], 5.5)
    scope.sheet.line("rings", way, style["magenta"], 2.6, dash="8 4")
    scope.sheet.patch(
        "rings", [(tip, top), (tip - 9, top - 5.5), (tip - 9, top + 5.5)], fill=style["magenta"]
    )
    scope.number(3, x, (top + y) / 2 if index else top - 12, filled=True)


def _hints(scope: Scope) -> None:
    """Before a key is picked: whoever acts rises to the top, whichever it is."""
    plan, style = scope.plan, scope.style
    x, top = plan.riser, plan.slot(0)
    levels = [level for level in LEVELS if scope.state(f"key:{level}", f"level:{level}")]
    if not levels:
        return
    start = plan.now + plan.diver * 1.36
    for level in levels:
        y = plan.level(level)
        scope.sheet.line("docks", [(start, y), (x, y)], style["magenta"], 1.5, 0.75, "3 4")
    tip = plan.after - plan.ghost * 1.3
    scope.sheet.line(
        "docks", [(x, plan.level(max(levels))), (x, top), (tip - 5, top)], style["magenta"], 1.5, 0.75, "3 4"
    )
    scope.sheet.patch("docks", [(tip, top), (tip - 8, top - 5), (tip - 8, top + 5)], fill=style["magenta"])
    ring = geometry.disc(plan.after, top, plan.ghost * 1.08)
    scope.sheet.patch("docks", ring, fill=style["ground"], line=style["magenta"], width=1.6, dash="4 3")
    size = plan.ghost * 1.2
    scope.sheet.text("docks", plan.after, middle(top, size), "?", size, style["magenta"], "serif", "bold")
