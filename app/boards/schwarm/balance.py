"""The plate that tells what the best network would be: beside what is being changed, where it hides least."""

from app import geometry
from app.boards.schwarm.scope import Scope
from app.lettering import width
from rules.schwarm.chart import neighbours
from rules.schwarm.components import QUEEN, box

STEPS = (-2.8, -2.1, -1.4, -0.7, 0.0, 0.7, 1.4, 2.1, 2.8)
"""Where the plate may lie: so many squares away from the field, across and down."""


def balance(scope: Scope) -> None:
    """Draws the points of the network before and after, with the sides that it links."""
    look, style, plan = scope.look, scope.style, scope.plan
    if not look or not look.after:
        return
    sides = "".join(style.words(f"board.side.{side}") for side in look.after.sides)
    text = style.words("board.then", before=look.now.fp, after=look.after.fp)
    size = 14.0 if plan.phone else 16.0
    more = [sides] if len(sides) > 1 else []
    w = max(width(text, size, bold=True), *(width(each, size) for each in more), 0) + 16
    h = (size + 5) * (1 + len(more)) + 6
    cx, cy = _spot(scope, look.field, w, h)
    plate = geometry.box(cx, cy, w, h, 6)
    scope.sheet.patch("marks", plate, fill=style["panel"], line=style["magenta"], width=1.6)
    at = cy - h / 2 + size + 3
    scope.sheet.text("marks", cx, at, text, size, style["magenta"], style="bold")
    for line in more:
        at += size + 4
        scope.sheet.text("marks", cx, at, line, size, style["ink"])


def _spot(scope: Scope, field: str, w: float, h: float) -> tuple[float, float]:
    """The middle of the place near a field where a plate of this size hides the least."""
    plan, p = scope.plan, scope.plan.pitch
    fx, fy = plan.at(field)
    weights = _weights(scope, field)
    best = (float("inf"), fx, fy)
    near = [(*plan.at(name), weight) for name, weight in weights.items()]
    near = [each for each in near if max(abs(each[0] - fx), abs(each[1] - fy)) < 5 * p]
    for across in STEPS:
        for down in STEPS:
            x, y = fx + across * p, fy + down * p
            x = min(max(x, plan.left + w / 2 + 2), plan.left + plan.side - w / 2 - 2)
            y = min(max(y, plan.top + h / 2 + 2), plan.top + plan.side - h / 2 - 2)
            cost = 0.02 * (abs(x - fx) + abs(y - fy)) / p
            for sx, sy, weight in near:
                over_x = (w + p) / 2 - abs(x - sx)
                over_y = (h + p) / 2 - abs(y - sy)
                if over_x > 0 and over_y > 0:
                    cost += weight * min(over_x / p, 1) * min(over_y / p, 1)
            best = min(best, (cost, x, y))
    return best[1], best[2]


def _weights(scope: Scope, field: str) -> dict[str, float]:
    """How much is lost by the hiding of a field: pieces and cables most, bare land and water nothing."""
    seen, look = scope.seen, scope.look
    weights = dict.fromkeys(box().land, 0.4)
    weights |= {pick[6:]: 2.0 for pick in scope.lit.picks if pick.startswith("field:")}
    weights |= {tile.field: 3.0 for tile in seen.laid}
    for view in seen.seats:
        weights |= dict.fromkeys([*view.ships, *(at for at, _ in view.stations)], 4.0)
    weights |= dict.fromkeys([*seen.whales, *seen.tsunamis, *([seen.crab] if seen.crab else [])], 4.0)
    if look and look.after:
        weights |= {name: max(3.0, weights.get(name, 0)) for joint in look.after.joints for name in joint}
    for _, name in neighbours(field):
        weights[name] = 1.0 + weights.get(name, 0.0)
    return weights | {QUEEN: 6.0, field: 12.0}
