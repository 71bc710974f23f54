"""The parts of a player's board that the Boss has, too: the paper and the three rows of buildings."""

from app import geometry, glyphs
from app.boards import marks
from app.scene import Lit, Sheet
from app.theme import Style
from rules.seastead.components import KINDS
from rules.seastead.observation import Observation, SeatView

_ROW_BONUS = {"port": "cleanup", "academy": "flip", "shipyard": "ship"}

Frame = tuple[float, float, float, float]


def card(sheet: Sheet, seen: Observation, style: Style, seat: int, frame: Frame) -> None:
    """The paper under a player's things, and where the player stands."""
    left, top, w, h = frame
    deciding = seat == seen.decider
    line = style.player(seat) if deciding else style["hair"]
    outline = geometry.frame(left + 1.5, top + 1.5, w - 3, h - 3, 8)
    sheet.patch("cards", outline, fill=style["panel"], line=line, width=3 if deciding else 1.3)
    sheet.anchor(f"seat:{seat}", left + 18, top + min(21.0, h / 2), 24)


def tile(
    sheet: Sheet, style: Style, seat: int, kind: str, x: float, y: float, size: tuple[float, float]
) -> None:
    """One building that is left."""
    w, h = size
    sheet.patch("pieces", geometry.box(x, y, w, h, 3), fill=style.player(seat))
    glyphs.draw(sheet, "pieces", kind, x, y, min(h * 0.84, 17), style["on_player"], style.player(seat))


def _bonuses(sheet: Sheet, view: SeatView, style: Style, place: tuple[float, float, float, float]) -> None:
    """Under each column and behind each row what emptying it gives; a tick when it is done."""
    left, top, dx, dy = place
    for column in range(4):
        done = all(view.left[kind] < 4 - column for kind in KINDS)
        ink = style["ink"] if done else style["muted"]
        at = left + (column + 0.5) * dx
        glyphs.draw(
            sheet, "pieces", "tick" if done else "swap", at, top + 3 * dy + 7, 11, ink, style["panel"]
        )
    for row, kind in enumerate(KINDS):
        name = "tick" if not view.left[kind] else _ROW_BONUS[kind]
        ink = style["muted"] if view.left[kind] else style["ink"]
        glyphs.draw(sheet, "pieces", name, left + 4 * dx + 9, top + (row + 0.5) * dy, 12, ink, style["panel"])


def grid(
    sheet: Sheet,
    seen: Observation,
    lit: Lit,
    style: Style,
    seat: int,
    place: tuple[float, float, float, float],
) -> None:
    """The buildings left: three rows emptied from the left, the next one of each row can be tapped."""
    left, top, dx, dy = place
    view = seen.seats[seat]
    area = (dx - 3, dy - 3)
    for row, kind in enumerate(KINDS):
        y = top + (row + 0.5) * dy
        for column in range(4):
            x = left + (column + 0.5) * dx
            if column < 4 - view.left[kind]:
                sheet.patch(
                    "pieces",
                    geometry.box(x, y, *area, 3),
                    line=style["muted"],
                    width=0.9,
                    alpha=0.7,
                    dash="2 3",
                )
                continue
            tile(sheet, style, seat, kind, x, y, area)
            if column == 4 - view.left[kind]:
                sheet.anchor(f"row:{seat}:{kind}", x, y, *area)
            if column == 4 - view.left[kind] and seat == seen.decider:
                pick = f"building:{kind}"
                state = lit.state(pick)
                marks.ring(sheet, style, state, geometry.box(x, y, dx + 0.5, dy + 0.5, 4))
                sheet.target([pick], x, y, *area, f"{style.words(kind)} ({view.left[kind]})", bool(state))
    if not (seen.solo and seat):  # the Boss has no bonuses (SEA-15.14)
        _bonuses(sheet, view, style, place)
