"""Dangers on their way over the chart: where they came from, where they can leave, what a hit would cost."""

import math

from app import geometry
from app.boards import marks
from app.boards.schwarm.scope import Scope, plate_number
from app.lettering import middle, width
from rules.schwarm.chart import COMPASS, LAND, RING, SQUARE, ray
from rules.schwarm.observation import Observation

VICTIMS = {"whale": ("ship",), "tsunami": ("ship", "station"), "crab": ("station",)}
"""What each danger harms."""


def ways_off(scope: Scope) -> None:
    """Draws arrows where a tsunami can leave the board."""
    seen, sheet, plan, style = scope.seen, scope.sheet, scope.plan, scope.style
    if seen.decision != "MoveTsunami" or not seen.now.path:
        return
    start = seen.now.path[0]
    for way in COMPASS:
        pick = f"off:{way}"
        state = scope.lit.state(pick)
        if not state:
            continue
        x, y = plan.off(start, way, len(ray(start, way)))
        marks.ring(sheet, style, state, geometry.disc(x, y, 11))
        dx, dy = (part / math.hypot(*COMPASS[way]) for part in COMPASS[way])
        tip = (x + 7 * dx, y + 7 * dy)
        sheet.line("marks", [(x - 7 * dx, y - 7 * dy), tip], style["magenta"], 2.6)
        for turn in (-1, 1):
            barb = (tip[0] - 6 * dx - 5 * turn * dy, tip[1] - 6 * dy + 5 * turn * dx)
            sheet.line("marks", [tip, barb], style["magenta"], 2.6)
        sheet.target([pick], x, y, 26, 26, style.words(pick.replace(":", ".")), True)
        marks.letter(sheet, style, scope.lit, pick, x - 13, y - 13, 8)
        gain = scope.lit.notes.get(pick, "0")
        if gain != "0" and not scope.lit.ahead:
            plate_number(scope, f"+{gain}", x, y + 0.3 * plan.pitch)


def moving(seen: Observation) -> tuple[str, str]:
    """The danger that is being moved and its field; twice "" when none is."""
    if seen.decision == "MoveCrab":
        return "crab", seen.crab
    on_its_way = seen.decision in ("MoveWhale", "MoveTsunami") and seen.now.path
    return (seen.now.danger, seen.now.path[-1]) if on_its_way else ("", "")


def stops(scope: Scope) -> None:
    """Draws the whale's way so far."""
    seen, plan = scope.seen, scope.plan
    if seen.decision == "MoveWhale" and len(seen.now.path) > 1:
        way = [plan.at(field) for field in seen.now.path]
        scope.sheet.line("rings", way, scope.style["magenta"], 2.4, 0.8, "3 5")


def foreseen(scope: Scope) -> None:
    """Draws the way of the move that is being weighed, and what it costs whom on which field."""
    plan, style, sheet = scope.plan, scope.style, scope.sheet
    costs: dict[tuple[str, int], int] = {}
    way: list[tuple[float, float]] = []
    for event in scope.lit.ahead:
        args = event.args
        if event.kind == "Damage":
            key = (args["field"], args["victim"])
            costs[key] = costs.get(key, 0) + args["amount"]
        elif event.kind == "DangerMoved":
            way += [plan.at(args["start"]), plan.at(args["end"])]
        elif event.kind == "DangerReturned" and args["way"]:
            way += [plan.at(args["field"]), plan.off(args["field"], args["way"], 1)]
    if way:
        sheet.line("rings", way, style["panel"], 5.4)
        sheet.line("rings", way, style["magenta"], 3, dash="7 4")
    placed: dict[str, int] = {}
    for (field, victim), cost in costs.items():
        nth = placed[field] = placed.get(field, -1) + 1
        _cost(scope, victim, field, cost, nth)


def _cost(scope: Scope, victim: int, field: str, cost: int, nth: int = 0) -> None:
    """A plate in the colour of who loses points, at the upper right of a field; others go below it."""
    plan, style, size = scope.plan, scope.style, max(13.0, 0.2 * scope.plan.pitch)
    x, y = plan.at(field)
    text = f"−{cost}"
    w = width(text, size, bold=True) + 6
    x, y = x + 0.5 * plan.pitch - w / 2, y - 0.5 * plan.pitch + size / 2 + 1 + nth * (size + 3)
    plate = geometry.box(x, y, w, size + 3, 4)
    scope.sheet.patch("marks", plate, fill=style.player(victim), line=style["panel"], width=1.2)
    scope.sheet.text("marks", x, middle(y, size), text, size, style["on_player"], style="bold")


def victims(scope: Scope) -> None:
    """Draws, while a danger is moved, what a hit would cost now, beside every piece that it could meet."""
    seen = scope.seen
    reached = VICTIMS.get(seen.now.danger, ())
    if not reached or not scope.lit.picks or scope.lit.ahead:
        return
    for seat, view in enumerate(seen.seats):
        fields = {*(view.ships if "ship" in reached else ())}
        fields |= {field for field, _ in view.stations} if "station" in reached else set()
        for field in sorted(fields) if seat != seen.decider else ():
            if view.damage and _in_reach(seen, field):
                _cost(scope, seat, field, view.damage)


def _in_reach(seen: Observation, field: str) -> bool:
    """Whether a danger on its way could come to a field: by steps, in a straight line, or clockwise."""
    most = seen.now.range
    if seen.now.danger == "crab":
        return not seen.crab or field in counted(seen)[:most]
    if not seen.now.path:
        return True
    if field in seen.now.path:  # no field twice: SCH-7.3
        return False
    start = seen.now.path[-1]
    (x, y), (sx, sy) = SQUARE[field], SQUARE[start]
    across, along = abs(x - sx), abs(y - sy)
    straight = across == along or not across or not along
    return max(across, along) <= most and straight if seen.now.danger == "tsunami" else across + along <= most


def counted(seen: Observation) -> list[str]:
    """The land fields before the crab that count: all but those of the one who moves it (SCH-7.32)."""
    assert seen.decider is not None and seen.crab
    start = RING[seen.crab]
    own = {at for at, _ in seen.seats[seen.decider].stations}
    return [at for at in (*LAND[start + 1 :], *LAND[:start]) if at not in own]
