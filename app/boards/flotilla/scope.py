"""What every part of the chart needs to draw itself, and the questions that all of them ask."""

from dataclasses import dataclass

from app import geometry
from app.boards import marks
from app.boards.flotilla.layout import Grid, Plan
from app.scene import Lit, Sheet
from app.theme import Style
from rules.flotilla.observation import Observation, SeatView


@dataclass(frozen=True)
class Scope:
    """`seat` is whose sea is shown, `own` whether he decides now; then his things can be picked."""

    sheet: Sheet
    plan: Plan
    seen: Observation
    lit: Lit
    style: Style
    seat: int
    own: bool
    grid: Grid

    @property
    def view(self) -> SeatView:
        """The player whose sea is shown."""
        return self.seen.seats[self.seat]

    @property
    def text(self) -> float:
        """The size of small text."""
        return 12.0 if self.plan.phone else 13.0

    def state(self, *picks: str) -> str:
        """How these picks of the shown player's things are lit."""
        return self.lit.state(*picks) if self.own else ""

    def ring(self, state: str, outline: geometry.Outline) -> None:
        """The ring of what can be picked."""
        marks.ring(self.sheet, self.style, state, outline)

    def words(self, key: str, **args: object) -> str:
        """The player's words."""
        return self.style.words(key, **args)
