"""What every part of the chart of Der Schwarm needs to draw itself, and the number on a field."""

from dataclasses import dataclass

from app import geometry
from app.boards.schwarm.ahead import Ahead
from app.boards.schwarm.layout import Plan
from app.lettering import middle, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.schwarm.observation import Observation


@dataclass(frozen=True, slots=True)
class Scope:
    """What every part of the chart needs to draw itself."""

    sheet: Sheet
    plan: Plan
    seen: Observation
    lit: Lit
    style: Style
    look: Ahead | None


def plate_number(scope: Scope, text: str, x: float, y: float) -> None:
    """Draws a number in the colour of what can be picked, on a plate."""
    style, p = scope.style, scope.plan.pitch
    size = max(14.0, 0.28 * p)
    w = width(text, size, bold=True) + 8
    plate = geometry.box(x, y, w, size + 4, 5)
    scope.sheet.patch("marks", plate, fill=style["panel"], line=style["magenta"], width=1.4)
    scope.sheet.text("marks", x, middle(y, size), text, size, style["magenta"], style="bold")
