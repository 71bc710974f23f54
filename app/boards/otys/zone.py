"""A player's search zone: the places of each level with what was found, the bonus place, the mechanic."""

from app import geometry, glyphs
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.lettering import middle
from rules.otys.components import LEVELS, TYPES, box


def levels(scope: Scope) -> None:
    """Draws what lies on each level, and the level in play as a band of light."""
    now = scope.level_now()
    if now:
        _band(scope, now)
    for level in LEVELS:
        _level(scope, level)
        _goods(scope, level)
        _bonus(scope, level)
    _offered(scope)


def _band(scope: Scope, level: int) -> None:
    plan, style = scope.plan, scope.style
    left, _, w, _ = plan.inside
    outline = geometry.frame(left + 3, plan.level(level) - plan.pitch / 2 + 1.5, w - 6, plan.pitch - 3, 6)
    scope.sheet.patch("land", outline, fill=style["magenta"], alpha=0.1)
    scope.sheet.patch("land", outline, line=style["magenta"], width=1.5, dash="7 5")


def _level(scope: Scope, level: int) -> None:
    """The level as a place to tap: for an X key, and for the contract that it pays."""
    plan, style = scope.plan, scope.style
    pick = f"level:{level}"
    key, contract = scope.lit.picked("key"), scope.lit.picked("contract")
    wanted = key in ("x", "nx") or (scope.seen.decision == "FulfilContract" and bool(contract))
    state = scope.state(pick)
    left = plan.zone - plan.place * 1.5
    right = plan.bonus - plan.token * 1.0
    x, y, w, h = (left + right) / 2, plan.level(level), right - left, plan.pitch - 8
    if state and (wanted or state != "possible"):
        scope.ring(state, geometry.box(x, y, w, h, 8))
    if scope.own:
        view = scope.view
        words = style.words
        text = (
            f"{words(f'level.{level}')}: {labels.goods(view.zone[level - 1], style) or words('board.empty')}"
        )
        scope.sheet.target([pick], x, y, w, h, text, bool(state))


def _goods(scope: Scope, level: int) -> None:
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    kinds = scope.view.zone[level - 1]
    named: set[str] = set()
    for index in range(box().capacity[level]):
        x, y = plan.spot(level, index)
        if index >= len(kinds):
            pieces.pale(sheet, "sites", x, y, plan.place, style)
            continue
        kind = kinds[index]
        pick = f"zone:{level}.{kind}"
        state = scope.state(pick)
        pieces.disc(sheet, "sites", kind, x, y, plan.place, style)
        if not scope.lifted:
            scope.ring(state, geometry.disc(x, y, plan.place + 3))
        scope.fresh((f"zone:{scope.seat}:{level}.{kind}",), x, y, plan.place + 2)
        if kind not in named:
            sheet.anchor(f"zone:{scope.seat}:{level}.{kind}", x, y, 2 * plan.place)
        named.add(kind)
        if state and not scope.lifted:
            where = style.words(f"level.{level}")
            text = f"{where}: {style.words(f'resource.{kind}')}"
            sheet.target([pick], x, y, 2 * plan.place, 2 * plan.place, text, True)
    x, y = plan.spot(level, min(len(kinds), box().capacity[level] - 1))
    sheet.anchor(f"next:{scope.seat}:{level}", x, y, 2 * plan.place)
    for kind in TYPES:
        if kind not in named:
            sheet.anchor(f"zone:{scope.seat}:{level}.{kind}", x, y, 2 * plan.place)


def _offered(scope: Scope) -> None:
    """The resources that can be taken now, as ghosts on the next free places of the level in play."""
    if not scope.own or not scope.level_now() or scope.lifted:
        return
    plan, style, level = scope.plan, scope.style, scope.level_now()
    offers = [kind for kind in TYPES if scope.lit.state(f"resource:{kind}")]
    start = len(scope.view.zone[level - 1])
    for step, kind in enumerate(offers):
        x, y = plan.spot(level, start + step)
        pick = f"resource:{kind}"
        state = scope.state(pick)
        ring = geometry.disc(x, y, plan.place + 1)
        scope.sheet.patch("docks", ring, fill=style["ground"])
        back = style["disc"]
        scope.sheet.patch("docks", geometry.disc(x, y, plan.place), fill=back)
        pieces.good(scope.sheet, "docks", kind, x, y, plan.place * 1.34, style)
        scope.ring(state, ring)
        scope.sheet.target(
            [pick], x, y, 2 * plan.place, 2 * plan.place, style.words(f"resource.{kind}"), True
        )


def _bonus(scope: Scope, level: int) -> None:
    """The place of the reward token that pays for every contract of this level."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x, y, radius = plan.bonus, plan.level(level), plan.token * (1.15 if plan.phone else 0.82)
    name = scope.view.bonus[level - 1]
    words = style.words
    if name is None:
        sheet.patch("sites", pieces.octagon(x, y, radius), line=style["ink"], width=1, alpha=0.5, dash="2 4")
        text = words("board.bonus_free", level=level)
    else:
        colour = box().rewards[name].back
        pieces.back(sheet, "sites", colour, x, y, radius, style)
        text = f"{words(f'level.{level}')}: {words(f'board.back.{colour}')}"
        sheet.anchor(f"token:{name}", x, y, 2.16 * radius)
    sheet.anchor(f"bonus:{scope.seat}:{level}", x, y, 2.16 * radius)
    scope.fresh((f"bonus:{scope.seat}:{level}",), x, y, radius + 3)
    sheet.target([], x, y, 2 * radius, 2 * radius, text)


def mechanic(scope: Scope) -> None:
    """The mechanic's track down the right side, with the movement value that he gives."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    pick = "specialist:mechanic"
    state = scope.state(pick)
    values = box().move_values
    label = style.words("board.mechanic", count=scope.view.move_value)
    if plan.phone:
        x, y = plan.mechanic - 10, plan.water - 15
        glyphs.draw(sheet, "sites", "propeller", x, y, 17, style["ink"], style["panel"])
        pieces.amount(sheet, "sites", x + 12, y, str(scope.view.move_value), 15, style["ink"])
        scope.ring(state, geometry.box(x + 5, y, 38, 26, 8))
        sheet.target([pick] if scope.own else [], x + 5, y, 34, 24, label, bool(state))
        return
    x, radius = plan.mechanic, 11.0
    ys = [plan.level(level) for level in LEVELS[: len(values)]]
    over = plan.water + (ys[0] - plan.water) * 0.36 - 4
    glyphs.draw(sheet, "sites", "propeller", x, over - 4, 19, style["ink"], style["sea3"])
    sheet.line("sites", [(x, ys[0]), (x, ys[-1])], style["ink"], 1.2)
    for field, (value, y) in enumerate(zip(values, ys, strict=True)):
        here = field == scope.view.mechanic
        fill, ink = (style["ink"], style["panel"]) if here else (style["panel"], style["ink"])
        sheet.patch("sites", geometry.disc(x, y, radius), fill=fill, line=style["ink"], width=1.2)
        sheet.text("sites", x, middle(y, 14), str(value), 14, ink, style="bold")
        if field == scope.view.mechanic + 1 and state:
            scope.ring(state, geometry.disc(x, y, radius + 4))
        if here:
            sheet.anchor(f"mechanic:{scope.seat}", x, y, 2 * radius)
        if field == min(scope.view.mechanic + 1, len(values) - 1):
            sheet.target([pick] if scope.own else [], x, y, 2 * radius, 2 * radius, label, bool(state))
