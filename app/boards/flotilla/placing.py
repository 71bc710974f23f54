"""A tile on its way into the sea: where it may lie, what each place brings, and how it is turned."""

import math

from app import geometry
from app.boards import marks
from app.boards.flotilla import tiles
from app.boards.flotilla.scope import Scope
from app.lettering import middle
from app.scene import TOUCH
from rules.flotilla.components import box
from rules.flotilla.observation import Observation

PLACING = ("PlaceTile", "PlaceBuilt")


def turns(seen: Observation) -> bool:
    """Whether it matters how the tile in hand is turned (FLO-8.2)."""
    tile = seen.now.tile
    return bool(tile) and (seen.decision == "PlaceBuilt" or box().tiles[tile].piece_corner >= 0)


def rim(scope: Scope) -> None:
    """The places beside own tiles; crosses where the tile may not go, as long as none is chosen."""
    if scope.seen.decision not in PLACING or not scope.own:
        return
    chosen = scope.lit.picked("hex")
    for place in scope.view.rim:
        outline = scope.grid.outline(place, 0.93)
        if scope.state(f"hex:{place}"):
            scope.sheet.patch("land", outline, fill=scope.style["panel"], alpha=0.55)
            continue
        x, y = scope.grid.at(place)
        scope.sheet.patch("land", outline, line=scope.style["muted"], width=1, dash="2 4")
        for side in () if chosen else (-1, 1):
            ends = [(x - 5, y - 5 * side), (x + 5, y + 5 * side)]
            scope.sheet.line("land", ends, scope.style["muted"], 1.2)


def ghost(scope: Scope) -> None:
    """The tile on the place that is chosen, turned as it is chosen, with an arrow for either way."""
    seen, place = scope.seen, scope.lit.picked("hex")
    if not scope.own or seen.decision not in PLACING or not place or not seen.now.tile:
        return
    turn = int(scope.lit.picked("turn") or 0)
    if seen.decision == "PlaceTile":
        tiles.sink(scope.sheet, scope.grid, place, seen.now.tile, turn, scope.style, "magenta")
    else:
        tiles.sky(scope.sheet, scope.grid, place, seen.now.tile, turn, scope.style)
    if turns(seen):
        for way in (-1, 1):
            _arrow(scope, place, turn, way)


def _arrow(scope: Scope, place: str, turn: int, way: int) -> None:
    """A button beside the ghost that turns it against the clock (left) or with it (right)."""
    style, (x, y) = scope.style, scope.grid.at(place)
    radius = TOUCH / 2 - 4
    left, top, w, h = scope.plan.sea
    away = scope.grid.radius + 0.8 * radius
    cx = min(left + w - radius, max(left + radius, x + way * away))
    aside = math.sqrt(max(0.0, away**2 - (cx - x) ** 2))  # at the edge of the sea it gives way downwards
    cy = y + aside if y + aside <= top + h - radius else max(top + radius, y - aside)
    disc = geometry.disc(cx, cy, radius)
    scope.sheet.patch("marks", disc, fill=style["panel"], line=style["magenta"], width=2)
    start, end = (math.pi - 0.5, math.tau + 0.9) if way > 0 else (math.tau + 0.5, math.pi - 0.9)
    arc = [geometry.polar(cx, cy, 0.5 * radius, start + (end - start) * step / 12) for step in range(13)]
    scope.sheet.line("marks", arc, style["magenta"], 2.4)
    tip = geometry.ngon(*arc[-1], 0.3 * radius, 3, end + way * math.pi / 2)
    scope.sheet.patch("marks", tip, fill=style["magenta"])
    pick = f"turn:{(turn - way) % 6}"  # turns are counted against the clock
    scope.sheet.target([pick], cx, cy, 2 * radius, 2 * radius, scope.words(f"board.turn.{way}"), True)


def note(scope: Scope, place: str) -> None:
    """The letter of a place and the most that the tile would bring there."""
    pick, (x, y), r = f"hex:{place}", scope.grid.at(place), scope.grid.radius
    radius = 9.0 if scope.plan.phone else 11.0
    told = scope.lit.notes.get(pick, "")
    marks.letter(scope.sheet, scope.style, scope.lit, pick, x, y - (0.3 * r if told else 0), radius)
    if not told:
        return
    base = y + 0.42 * r
    if scope.seen.decision == "PlaceTile":
        _circle(scope, x, base, 0.3 * r)
    else:
        size = max(12.0, min(17.0, 0.42 * r))
        ink = scope.style["ink"]
        scope.sheet.text("marks", x, middle(base, size), told, size, ink, style="bold")


def _circle(scope: Scope, x: float, y: float, radius: float) -> None:
    """A circle in three parts: here the tile's piece can complete one."""
    style = scope.style
    scope.sheet.patch(
        "marks", geometry.disc(x, y, radius), fill=style["panel"], line=style["magenta"], width=1.6
    )
    for third in range(3):
        end = geometry.polar(x, y, radius, math.tau * third / 3 - math.pi / 2)
        scope.sheet.line("marks", [(x, y), end], style["magenta"], 1.6)
