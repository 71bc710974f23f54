"""The colony on the land: a sponsor and two reward tokens on each level, above them the store."""

from typing import NamedTuple

from app import geometry, glyphs
from app.boards import marks
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.lettering import middle, wrap
from app.scene import TOUCH
from rules.otys.components import LEVELS, NEUTRAL, SIDES, TYPES, box


class Shelf(NamedTuple):
    """The store's first place, its steps and the columns beside; `near` when it lies over all else."""

    x: float
    y: float
    step: float
    cell: float
    prices: float
    points: float
    side: float
    near: bool = False

    @property
    def layer(self) -> str:
        """Where plates are drawn."""
        return "marks" if self.near else "names"

    @property
    def goods(self) -> str:
        """Where resources are drawn."""
        return "marks" if self.near else "sites"

    @property
    def rings(self) -> str:
        """Where rings are drawn."""
        return "marks" if self.near else "rings"


def sponsors(scope: Scope) -> None:
    """Draws the five sponsors; while an X key is picked, as they will lie after their step down."""
    look = scope.ahead
    turning = bool(look and not look.chosen and look.key in ("x", NEUTRAL))
    faces = look.sponsors if look and turning else scope.seen.sponsors
    for level, face in zip(LEVELS, faces, strict=True):
        _sponsor(scope, level, face, turning)
    if turning:
        _turn(scope)


def _sponsor(scope: Scope, level: int, face: str, turning: bool) -> None:
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x, y, w = plan.sponsor, plan.level(level), plan.sponsor_w
    h = 40.0 if plan.phone else min(56.0, plan.pitch - 12)
    pick = f"sponsor:{face}"
    state = scope.lit.state(pick)
    outline = geometry.box(x, y, w, h, 7)
    look = scope.ahead
    used = look is not None and look.level == level and look.chosen and scope.seen.now.sponsor
    back = marks.ground(style, state, "panel")
    line = style["magenta"] if turning else style["ink"]
    sheet.patch("names", outline, fill=back, line=line, width=1.4, dash="6 4" if turning else "")
    if plan.phone:
        pieces.sign(sheet, "sites", face, x, y, 24, style, back)
    else:
        left = x - w / 2
        pieces.sign(sheet, "sites", face, left + 23, y, min(25.0, h * 0.5), style, back)
        size = 13.0
        lines = wrap(style.words(f"board.plate.{face}"), w - 49, size, 2)
        for row, part in enumerate(lines):
            base = middle(y + (row - (len(lines) - 1) / 2) * (size + 2.5), size)
            sheet.text("sites", left + 44, base, part, size, style["ink"], align="left")
    if scope.level_now() == level and not state and not used:
        sheet.patch("rings", outline, line=style["magenta"], width=2.4)
    scope.ring(state, geometry.box(x, y, w + 4, h + 4, 8))
    if scope.level_now() == level and scope.ahead and not scope.ahead.sponsor_done:
        scope.number(1, x - w / 2 + 2, y - h / 2 + 1)
    sheet.anchor(f"face:{face}", x, y, w, h)
    sheet.anchor(f"helper:{level}", x, y, 26)
    sheet.target([pick], x, y, w, h, labels.sponsor(face, level, style), bool(state))


def _turn(scope: Scope) -> None:
    """The arrows of the rotation: each one step down, the lowest to the top."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    x = plan.sponsor - plan.sponsor_w / 2 - (4 if plan.phone else 7)
    top, foot = plan.level(1), plan.level(5)
    sheet.line("rings", [(x, foot), (x, top)], style["magenta"], 1.8, dash="6 4")
    tip = [(x, top - 9), (x - 5, top + 1), (x + 5, top + 1)]
    sheet.patch("rings", tip, fill=style["magenta"])
    for level in LEVELS[:-1]:
        at, y = plan.sponsor, (plan.level(level) + plan.level(level + 1)) / 2
        arrow = [(at - 5, y - 3), (at + 5, y - 3), (at, y + 5)]
        sheet.patch("rings", arrow, fill=style["magenta"])


def tokens(scope: Scope) -> None:
    """Draws the two reward tokens of each level: beside one another, on a phone one above the other."""
    plan, style = scope.plan, scope.style
    for level, pair in zip(LEVELS, scope.seen.rewards, strict=True):
        for side, name, x in zip(SIDES, pair, plan.tokens, strict=True):
            y = plan.level(level) + (plan.token * (-0.36 if side == "left" else 0.36) if plan.phone else 0)
            pick = f"reward:{level}.{side}"
            state = scope.lit.state(pick)
            pieces.token(scope.sheet, "sites", name, x, y, plan.token, style)
            scope.ring(state, pieces.octagon(x, y, plan.token + 3.5))
            scope.fresh((pick,), x, y, plan.token + 2)
            scope.sheet.anchor(f"token:{name}", x, y, 2.16 * plan.token)
            text = f"{style.words(f'level.{level}')}, {labels.reward(name, style)}"
            place = (x, y, 2 * plan.token, 2 * plan.token)
            if plan.phone and state:  # side by side, so that a finger finds each
                beside = sum(plan.tokens) / 2 + (-TOUCH / 2 if side == "left" else TOUCH / 2)
                place = (beside, plan.level(level), TOUCH, plan.pitch - 2)
            scope.sheet.target([pick], *place, text, bool(state))


def trading(scope: Scope) -> bool:
    """Whether the store steps forward: on a phone it is too small to trade in."""
    return scope.plan.phone and scope.own and scope.seen.decision == "UseTrader"


def store(scope: Scope) -> None:
    """Draws the store: a column for each resource, a row for each price, prestige at the right."""
    shelf = _forward(scope) if trading(scope) else _back(scope)
    _store_title(scope, shelf)
    for row in box().store.values():
        y = shelf.y + (row.row - 1) * shelf.step
        _price(scope, shelf, row.row, y)
        for column, kind in enumerate(TYPES):
            _cell(scope, shelf, kind, row.row, shelf.x + column * shelf.step, y)
        _points(scope, shelf, row.row, y)


def _back(scope: Scope) -> Shelf:
    """Where the store lies on the land."""
    plan = scope.plan
    left, top, _, _ = plan.inside
    foot = plan.water - 2 if plan.phone else plan.water - 34
    if plan.phone:
        step = 20.0
        return Shelf(left + 24, foot - 2.5 * step, step, 18.0, left + 8, left + 15 + 4 * step + 7, 18.0)
    step = TOUCH * min(1.0, (plan.cliff - left) / 243, (plan.water - top - 80) / 134)
    x = left + 42 + step / 2 - 4
    return Shelf(x, foot - 2.5 * step, step, step - 8, left + 21, x + 3.5 * step + 10, 30.0)


def _forward(scope: Scope) -> Shelf:
    """Where a finger can trade: over the divers who wait above the water."""
    plan = scope.plan
    left, top, _, _ = plan.inside
    w, h = 6 * TOUCH + 4, 3 * TOUCH + 18
    paper = geometry.frame(left + 1, top + 1, w, h, 7)
    scope.sheet.patch("marks", paper, fill=scope.style["panel"], line=scope.style["ink"], width=1.4)
    x = left + 3 + 1.5 * TOUCH
    return Shelf(x, top + 16 + TOUCH / 2, TOUCH, 36.0, x - TOUCH, x + 4 * TOUCH, 40.0, near=True)


def _store_title(scope: Scope, shelf: Shelf) -> None:
    size = 12.5 if scope.plan.phone else 16.0
    left = scope.plan.inside[0] + (4 if scope.plan.phone else 16) + (4 if shelf.near else 0)
    y = shelf.y - shelf.cell / 2 - (4 if scope.plan.phone else 10)
    text = scope.style.words("board.store")
    scope.sheet.text(shelf.layer, left, y, text, size, scope.style["ink"], "serif", "bold", "left")


def _rows(scope: Scope) -> set[int]:
    """The rows to which what is lit in the own zone would be sold."""
    kinds = {
        pick.partition(".")[2]
        for pick, state in scope.lit.picks.items()
        if pick.startswith("zone:") and (state != "possible" or not _chosen(scope))
    }
    free = {kind: row for kind in kinds for row in (3, 2, 1) if not scope.seen.store[kind][row - 1]}
    return set(free.values())


def _chosen(scope: Scope) -> bool:
    return any(pick.startswith("zone:") and state != "possible" for pick, state in scope.lit.picks.items())


def _price(scope: Scope, shelf: Shelf, row: int, y: float) -> None:
    """The price of a row; a sale for credits is picked here."""
    sheet, style, x = scope.sheet, scope.style, shelf.prices
    price = box().store[row].credits
    size = scope.text + (0 if scope.plan.phone and not shelf.near else 2)
    state = scope.state("for:credits") if row in _rows(scope) else ""
    if scope.plan.phone and not shelf.near:
        pieces.amount(sheet, shelf.layer, x, y, str(price), size, style["ink"], "center")
    else:
        pieces.coin(sheet, shelf.layer, x - 8, y, 8.5, style)
        pieces.amount(sheet, shelf.layer, x + 5, y, str(price), size + 0.5, style["ink"])
    scope.ring(state, geometry.box(x, y, shelf.side, shelf.cell, 6), shelf.rings)
    if state:
        text = style.words("board.for_credits")
        sheet.target(["for:credits"], x, y, shelf.side, shelf.cell, text, True)


def _points(scope: Scope, shelf: Shelf, row: int, y: float) -> None:
    """What a sale to a row is worth in prestige; picked here, where it can be."""
    sheet, style, x = scope.sheet, scope.style, shelf.points
    worth = box().store[row].prestige
    state = scope.state("for:prestige") if row in _rows(scope) else ""
    if (worth or state) and (shelf.near or not scope.plan.phone or state):
        text = str(worth) if worth else "+"
        pieces.amount(sheet, shelf.layer, x - 2, y, text, scope.text + 2, style["ink"], "right")
        glyphs.draw(sheet, shelf.layer, "star", x + 7, y, 13, style["ink"], style["buff"])
    if state:
        scope.ring(state, geometry.box(x + 1, y, 28, shelf.cell, 6), shelf.rings)
        sheet.target(["for:prestige"], x + 1, y, 28, shelf.cell, style.words("board.for_prestige"), True)


def _cell(scope: Scope, shelf: Shelf, kind: str, row: int, x: float, y: float) -> None:
    sheet, style, cell = scope.sheet, scope.style, shelf.cell
    pick = f"store:{kind}.{row}"
    filled = scope.seen.store[kind][row - 1]
    state = scope.lit.state(pick)
    outline = geometry.box(x, y, cell, cell, 4)
    name, _ = pieces.GOODS[kind]
    if filled:
        sheet.patch(shelf.layer, outline, fill=style["disc"], line=style["disc_line"], width=1.1)
        pieces.good(sheet, shelf.goods, kind, x, y, cell * 0.62, style)
    else:
        sheet.patch(shelf.layer, outline, line=style["ink"], width=0.8, alpha=0.4, dash="2 3")
        glyphs.draw(sheet, shelf.goods, name, x, y, cell * 0.5, style["buff_line"], style["buff"], 0.75)
    scope.ring(state, geometry.box(x, y, cell + 3, cell + 3, 6), shelf.rings)
    if pick in scope.lit.fresh:
        sheet.patch(shelf.rings, geometry.box(x, y, cell + 2, cell + 2, 5), line=style["ink"], width=1.8)
    words = style.words
    price = words("board.price", count=box().store[row].credits)
    where = f"{words('board.store')}: {words(f'resource.{kind}')}, {price}"
    text = where if filled else f"{where} ({words('board.empty')})"
    sheet.target([pick], x, y, cell, cell, text, bool(state))
