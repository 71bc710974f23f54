"""The colony on the land: a sponsor and two reward tokens on each level, above them the store."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.lettering import middle, wrap
from app.scene import TOUCH
from rules.otys.components import LEVELS, NEUTRAL, SIDES, TYPES, box


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
            wide, middle_x = 2 * plan.token, x
            if plan.phone and state:  # side by side, so that a finger finds each
                wide = TOUCH
                middle_x = sum(plan.tokens) / 2 + (-wide / 2 if side == "left" else wide / 2)
            scope.sheet.target([pick], middle_x, y, wide, 2 * plan.token, text, bool(state))


def store(scope: Scope) -> None:
    """Draws the store: a column for each resource, a row for each price, prestige at the right."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    left, top, _, _ = plan.inside
    phone = plan.phone
    land = plan.water - top
    cell = 18.0 if phone else min(31.0 * (plan.cliff - left) / 243, (land - 92) / 3.2)
    x0 = left + (11 if phone else 0.2 * (plan.cliff - left)) + cell / 2
    y0 = (
        top
        + (land - (12 if phone else 30) - 3 * (cell + (2 if phone else 6)))
        + cell / 2
        - (8 if phone else 4)
    )
    dx, dy = cell + (2 if phone else 4), cell + (2 if phone else 6)
    if phone:
        x0 = left + 15 + cell / 2
        y0 = top + land - 3 * dy - 2
    title = y0 - cell / 2 - (4 if phone else 10)
    size = 12.5 if phone else 16.0
    sheet.text(
        "names",
        left + (4 if phone else 16),
        title,
        style.words("board.store"),
        size,
        style["ink"],
        "serif",
        "bold",
        "left",
    )
    for row in box().store.values():
        y = y0 + (row.row - 1) * dy
        _price(scope, row.row, left + (8 if phone else (x0 - left - cell / 2) * 0.56), y, cell)
        for column, kind in enumerate(TYPES):
            _cell(scope, kind, row.row, x0 + column * dx, y, cell)
        _points(scope, row.row, x0 + 3 * dx + cell / 2 + (9 if phone else 15), y)


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


def _price(scope: Scope, row: int, x: float, y: float, cell: float) -> None:
    """The price of a row; a sale for credits is picked here."""
    sheet, style = scope.sheet, scope.style
    price = box().store[row].credits
    size = scope.text + (0 if scope.plan.phone else 2)
    state = scope.state("for:credits") if row in _rows(scope) else ""
    if scope.plan.phone:
        pieces.amount(sheet, "names", x, y, str(price), size, style["ink"], "center")
    else:
        pieces.coin(sheet, "names", x - 8, y, 8.5, style)
        pieces.amount(sheet, "names", x + 5, y, str(price), size + 0.5, style["ink"])
    outline = geometry.box(x, y, 18 if scope.plan.phone else 38, cell - 1, 6)
    scope.ring(state, outline)
    if state:
        sheet.target(
            ["for:credits"],
            x,
            y,
            18 if scope.plan.phone else 38,
            cell,
            style.words("board.for_credits"),
            True,
        )


def _points(scope: Scope, row: int, x: float, y: float) -> None:
    """What a sale to a row is worth in prestige; picked here, where it can be."""
    sheet, style = scope.sheet, scope.style
    worth = box().store[row].prestige
    state = scope.state("for:prestige") if row in _rows(scope) else ""
    phone = scope.plan.phone
    if (worth or state) and not (phone and not state):
        pieces.amount(
            sheet, "names", x - 2, y, str(worth) if worth else "+", scope.text + 2, style["ink"], "right"
        )
        _star(scope, x + 7, y, 13)
    if state:
        scope.ring(state, geometry.box(x + 1, y, 30, 22, 6))
        sheet.target(["for:prestige"], x + 1, y, 30, 22, style.words("board.for_prestige"), True)


def _star(scope: Scope, x: float, y: float, size: float) -> None:
    glyphs.draw(scope.sheet, "names", "star", x, y, size, scope.style["ink"], scope.style["buff"])


def _cell(scope: Scope, kind: str, row: int, x: float, y: float, cell: float) -> None:
    sheet, style = scope.sheet, scope.style
    pick = f"store:{kind}.{row}"
    filled = scope.seen.store[kind][row - 1]
    state = scope.lit.state(pick)
    outline = geometry.box(x, y, cell, cell, 4)
    name, _ = pieces.GOODS[kind]
    if filled:
        sheet.patch("names", outline, fill=style["disc"], line=style["disc_line"], width=1.1)
        pieces.good(sheet, "sites", kind, x, y, cell * 0.62, style)
    else:
        sheet.patch("names", outline, line=style["ink"], width=0.8, alpha=0.4, dash="2 3")
        glyphs.draw(sheet, "sites", name, x, y, cell * 0.5, style["buff_line"], style["buff"], 0.75)
    scope.ring(state, geometry.box(x, y, cell + 4, cell + 4, 6))
    if pick in scope.lit.fresh:
        sheet.patch("rings", geometry.box(x, y, cell + 2, cell + 2, 5), line=style["ink"], width=1.8)
    words = style.words
    price = words("board.price", count=box().store[row].credits)
    where = f"{words('board.store')}: {words(f'resource.{kind}')}, {price}"
    text = where if filled else f"{where} ({words('board.empty')})"
    sheet.target([pick], x, y, cell, cell, text, bool(state))
