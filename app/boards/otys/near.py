"""What is too small for a finger where it lies, drawn larger in its row while it can be picked."""

from app import geometry
from app.boards.otys import labels, pieces
from app.boards.otys.scope import Scope
from app.scene import TOUCH

LAYER = "marks"


def goods(scope: Scope) -> None:
    """Draws the resources that can be picked, each as wide as a finger, at the right end of their level."""
    plan, style, sheet = scope.plan, scope.style, scope.sheet
    right = plan.bonus - (plan.token * 1.5 if scope.seen.now.token or not plan.phone else -20)
    for level, things in scope.lifted.items():
        y, w, h = plan.level(level), TOUCH * len(things), min(TOUCH, plan.pitch - 2)
        paper = geometry.box(right - w / 2, y, w, h, 8)
        sheet.patch(LAYER, paper, fill=style["panel"], line=style["magenta"], width=1.2)
        for index, (pick, kind) in enumerate(things):
            x, radius = right - w + (index + 0.5) * TOUCH, min(14.0, 0.3 * h)
            pieces.disc(sheet, LAYER, kind, x, y, radius, style)
            scope.ring(scope.state(pick), geometry.disc(x, y, radius + 3), LAYER)
            count = scope.view.zone[level - 1].count(kind)
            if pick.startswith("zone:") and count > 1:
                pieces.amount(sheet, LAYER, x + radius + 1, y + radius - 3, str(count), 12, style["ink"])
            text = f"{style.words(f'level.{level}')}: {style.words(f'resource.{kind}')}"
            sheet.target([pick], x, y, TOUCH, h, text, True)


def reward(scope: Scope) -> None:
    """Draws the token whose front is asked about, large on the level in play."""
    name, level = scope.seen.now.token, scope.level_now()
    if not name or not level or scope.seat != scope.seen.active:
        return
    plan, style, sheet = scope.plan, scope.style, scope.sheet
    x, y, radius = plan.bonus, plan.level(level), plan.token * (1.45 if plan.phone else 1.05)
    sheet.patch(LAYER, pieces.octagon(x, y, radius + 4), fill=style["ground"])
    pieces.token(sheet, LAYER, name, x, y, radius, style)
    sheet.patch(LAYER, pieces.octagon(x, y, radius + 4), line=style["magenta"], width=2.6)
    sheet.anchor(f"token:{name}", x, y, 2.16 * radius)
    sheet.target([], x, y, 2 * radius, 2 * radius, labels.reward(name, style))
