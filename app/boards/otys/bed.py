"""The sea bed: supplies, the hacker track with the used keys, what the player has; below it the score."""

from app import geometry, glyphs
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.lettering import middle, width
from app.scene import TOUCH
from rules.otys.components import NEUTRAL, box

SCALE_END = 25


def bed(scope: Scope) -> None:
    """Draws everything on the sea bed."""
    if scope.plan.phone:
        _track(scope, 9.0 + scope.plan.key_w / 2, TOUCH, scope.plan.bed + 23)
        _phone_purse(scope)
        return
    left, _, w, _ = scope.plan.inside
    y = scope.plan.bed + 52
    _supplies(scope, left, w, y)
    _title(scope, left + 0.325 * w, scope.plan.bed + 24)
    _track(scope, left + 0.345 * w, min(46.0, 0.056 * w), y)
    _purse(scope, left, w, y)
    _scale(scope)


def _caption(scope: Scope, x: float, y: float, text: str) -> None:
    scope.sheet.text("names", x, y + 29, text, 13, scope.style["ink"])


def _supplies(scope: Scope, left: float, w: float, y: float) -> None:
    """Neutral keys in the supply, tokens in the bag, tokens laid aside."""
    sheet, style, seen = scope.sheet, scope.style, scope.seen
    x = left + 0.045 * w
    pieces.key(sheet, "ships", NEUTRAL, 0, x, y, 34, style)
    sheet.anchor("supply:nx", x, y, 34)
    bag, gone = left + 0.145 * w, left + 0.235 * w
    glyphs.draw(sheet, "ships", "bag", bag, y - 1, 29, style["wood"], style["buff"])
    sheet.anchor("bag:rewards", bag, y, 26)
    sheet.patch("ships", pieces.octagon(gone, y, 13), line=style["ink"], width=1.1, dash="3 3")
    sheet.anchor("discard:rewards", gone, y, 26)
    amounts = (
        (x, seen.neutral_supply, "supply", "supply:nx", 24.0),
        (bag, len(seen.bag), "bag", "bag:rewards", 21.0),
        (gone, len(seen.discard), "discard", "discard:rewards", 21.0),
    )
    for at, count, word, pick, beside in amounts:
        text = style.words(f"board.{word}")
        pieces.amount(sheet, "names", at + beside, y, str(count), 16, style["ink"])
        _caption(scope, at + 4, y, text)
        sheet.target([pick], at + 4, y, 40, 34, f"{text}: {count}")


def _title(scope: Scope, x: float, y: float) -> None:
    style, view, look = scope.style, scope.view, scope.ahead
    words = style.words
    text = words("board.hacker_track")
    scope.sheet.text("names", x, y, text, 16, style["ink"], "serif", "bold", "left")
    at = x + width(text, 16, "serif", True) + 9
    more = words("board.used", count=len(view.track), full=view.threshold)
    ink = style["ink"]
    if look and look.level and look.key:
        ink = style["magenta"]
        more = words(
            "board.all_return" if look.returns else "board.then_used", count=look.used, full=look.threshold
        )
    elif len(view.track) + 1 >= view.threshold:
        more = f"{more}, {words('board.next_returns')}"
    scope.sheet.text("names", at, y, more, 14, ink, align="left")


def _track(scope: Scope, x0: float, step: float, y: float) -> None:
    """The hacker track: used keys, where the next one falls, the padlock behind the last one."""
    sheet, plan, style, view = scope.sheet, scope.plan, scope.style, scope.view
    places = max(box().thresholds) + 1
    w = min(plan.key_w, step - 5)
    cable = [(x0 - w / 2 + i * (step * places - 8) / 40, y + 2.5 * (-1) ** i) for i in range(41)]
    sheet.line("sites", cable, style["buff_line"], 1.2, 0.8)
    for place in range(1, places + 1):
        x = x0 + (place - 1) * step
        sheet.anchor(f"track:{scope.seat}:{place}", x, y, w)
        if place <= len(view.track):
            _used(scope, view.track[place - 1], x, y, w)
        elif place <= view.threshold:
            _free(scope, place, x, y, w)
        if not plan.phone:
            sheet.text(
                "names",
                x - (4 if place <= view.threshold else 0),
                y + 29,
                str(place),
                13,
                style["ink"],
                "serif",
                "italic",
            )
    lock = x0 + view.threshold * step - (6 if plan.phone else 2)
    pick = "specialist:hacker"
    state = scope.state(pick)
    pieces.padlock(sheet, "ships", lock, y, 24 if plan.phone else 28, style, style["buff"])
    sheet.anchor(f"hacker:{scope.seat}", lock, y, 28)
    scope.ring(state, geometry.box(lock, y, 32, 34, 8))
    label = style.words("board.hacker", count=len(view.track), full=view.threshold)
    sheet.target([pick] if scope.own else [], lock, y, 28, 32, label, bool(state))


def _used(scope: Scope, name: str, x: float, y: float, w: float) -> None:
    sheet, style = scope.sheet, scope.style
    pick = f"key:{name}"
    asked = scope.seen.decision != "ChooseKey"
    state = scope.state(pick) if asked and name != NEUTRAL else ""
    look = scope.ahead
    pieces.key(sheet, "ships", name, scope.seat, x, y, w, style)
    sheet.anchor(f"key:{scope.seat}:{name}", x, y, w)
    scope.ring(state, pieces.key_outline(x, y, w, 3.4))
    scope.fresh((f"key:{name}@{scope.seat}",), x, y, w * 0.62)
    if look and look.level and look.returns:
        glyphs.draw(sheet, "marks", "up", x - 3, y - w * 0.55, 13, style["magenta"], style["buff"])
    label = f"{labels.key(name, style)} ({style.words('board.on_track')})"
    sheet.target([pick] if scope.own and name != NEUTRAL else [], x, y, w, w * 0.82, label, bool(state))


def _free(scope: Scope, place: int, x: float, y: float, w: float) -> None:
    """A place of the track that is free; with the key in play where it will fall."""
    look, style = scope.ahead, scope.style
    falls = bool(look and look.key and look.level and place == look.used)
    line = style["magenta"] if falls else style["ink"]
    outline = pieces.key_outline(x, y, w)
    fill = style["ground"] if falls else "#00000000"
    scope.sheet.patch(
        "sites",
        outline,
        fill=fill,
        line=line,
        width=1.8 if falls else 0.9,
        alpha=1 if falls else 0.5,
        dash="4 3",
    )
    if falls and look:
        text = look.key[-1:].upper()
        scope.sheet.text(
            "sites", x - 0.09 * w, middle(y, 0.5 * w), text, 0.5 * w, style["magenta"], "serif", "bold"
        )


def _purse(scope: Scope, left: float, w: float, y: float) -> None:
    """Credits, batteries and private contracts of the player."""
    sheet, style, view, words = scope.sheet, scope.style, scope.view, scope.style.words
    coin, cell, hand = left + 0.775 * w, left + 0.86 * w, left + 0.935 * w
    pieces.coin(sheet, "ships", coin, y, 14, style)
    pieces.battery(sheet, "ships", cell, y, 29, style, style["buff"])
    glyphs.draw(sheet, "ships", "contract", hand, y, 29, style["ink"], style["buff"])
    counts = (
        (coin, view.credits, "credits"),
        (cell, view.batteries, "batteries"),
        (hand, view.hand_count, "hand"),
    )
    for x, count, word in counts:
        pieces.amount(sheet, "names", x + 18, y, str(count), 20, style["ink"])
        _caption(scope, x + 8, y, words(f"board.name.{word}"))
        sheet.anchor(f"{word}:{scope.seat}", x, y, 28)
        sheet.target([], x + 8, y, 44, 34, f"{words(f'board.name.{word}')}: {count}")


def _phone_purse(scope: Scope) -> None:
    sheet, style, view, words = scope.sheet, scope.style, scope.view, scope.style.words
    right = scope.plan.size[0] - scope.plan.edge
    y = scope.plan.bed + 23
    for x, count, word in ((right - 59, view.credits, "credits"), (right - 23, view.batteries, "batteries")):
        if word == "credits":
            pieces.coin(sheet, "ships", x, y, 9, style)
        else:
            pieces.battery(sheet, "ships", x, y, 19, style, style["buff"])
        pieces.amount(sheet, "names", x + 11, y, str(count), 15, style["ink"])
        sheet.anchor(f"{word}:{scope.seat}", x, y, 18)
        sheet.target([], x + 4, y, 30, 24, f"{words(f'board.name.{word}')}: {count}")


def _scale(scope: Scope) -> None:
    """The score track on the lower minute scale, with the flag where the game ends."""
    sheet, plan, style = scope.sheet, scope.plan, scope.style
    left, top, w, h = plan.inside
    cell, high = w / (SCALE_END + 1), 19.0
    y = top + h - high
    for value in range(SCALE_END + 1):
        fill = style["panel"] if value % 2 == 0 else style["hair"]
        sheet.patch(
            "names",
            geometry.frame(left + value * cell, y, cell, high),
            fill=fill,
            line=style["ink"],
            width=0.9,
        )
        size = 13.0
        ink = style["ink"]
        goal = value == box().constants["target_prestige"]
        sheet.text(
            "names",
            left + (value + 0.5) * cell,
            middle(y + high / 2, size),
            str(value),
            size,
            ink,
            style="bold" if goal else "normal",
        )
        if goal:
            glyphs.draw(
                sheet, "names", "flag", left + (value + 0.5) * cell + 5, y - 13, 21, ink, style["buff"]
            )
            text = style.words("board.goal", count=value)
            sheet.text("names", left + (value + 0.5) * cell + 18, y - 10, text, 13, ink, align="left")
    at: dict[int, int] = {}
    for seat, score in enumerate(scope.seen.scores):
        value = min(score.total, SCALE_END)
        nth = at[value] = at.get(value, -1) + 1
        x = max(left + 9, left + (value + 0.5) * cell) + 17 * (nth // 2)
        where = y - 9 - 14 * (nth % 2)
        glyphs.mark(sheet, "ships", seat, x, where, 7.2, style.player(seat), style["panel"], 1)
        sheet.anchor(f"score:{seat}", x, where, 16)
