"""What every part of the chart needs to draw itself, in one value."""

from dataclasses import dataclass
from functools import cached_property

from app import geometry
from app.boards import marks
from app.boards.otys.ahead import Ahead
from app.boards.otys.layout import Plan
from app.scene import Lit, Sheet
from app.theme import Style
from rules.otys.components import LEVELS, TYPES
from rules.otys.observation import Observation, SeatView


@dataclass(frozen=True)
class Scope:
    """`seat` is whose board is shown, `own` whether he decides now; then his things can be picked."""

    sheet: Sheet
    plan: Plan
    seen: Observation
    lit: Lit
    style: Style
    seat: int
    own: bool
    ahead: Ahead | None

    @property
    def view(self) -> SeatView:
        """The board that is shown."""
        return self.seen.seats[self.seat]

    @property
    def text(self) -> float:
        """The size of small text."""
        return 12.0 if self.plan.phone else 13.0

    def state(self, *picks: str) -> str:
        """How these picks of the shown player's things are lit."""
        return self.lit.state(*picks) if self.own else ""

    def level_now(self) -> int:
        """The level in play on the shown board, 0 for none."""
        return self.ahead.level if self.ahead else 0

    @cached_property
    def lifted(self) -> dict[int, list[tuple[str, str]]]:
        """By level the picks of its resources with their kinds, when there are several to choose from."""
        zone = {
            level: [(pick, kind) for kind in TYPES if self.state(pick := f"zone:{level}.{kind}")]
            for level in LEVELS
        }
        if level := self.level_now():
            zone[level] += [(pick, kind) for kind in TYPES if self.state(pick := f"resource:{kind}")]
        found = {level: things for level, things in zone.items() if things}
        return found if sum(map(len, found.values())) > 1 else {}

    def ring(self, state: str, outline: geometry.Outline, layer: str = "rings") -> None:
        """The ring of what can be picked."""
        marks.ring(self.sheet, self.style, state, outline, layer)

    def fresh(self, picks: tuple[str, ...], x: float, y: float, radius: float) -> None:
        """The thin ring of what the last turn changed."""
        if self.lit.fresh.intersection(picks):
            for line, width in ((self.style["panel"], 3.4), (self.style["ink"], 1.5)):
                self.sheet.patch("rings", geometry.disc(x, y, radius), line=line, width=width)

    def number(self, step: int, x: float, y: float, filled: bool = False) -> None:
        """The number of a step of the turn; hollow when it may still be declined."""
        style = self.style
        fill, ink = (style["magenta"], style["on_magenta"]) if filled else (style["panel"], style["magenta"])
        radius = 9.0 if self.plan.phone else 9.8
        self.sheet.patch("marks", geometry.disc(x, y, radius), fill=fill, line=style["magenta"], width=2)
        self.sheet.text("marks", x, y + 4.6, str(step), 13.5, ink, style="bold")
