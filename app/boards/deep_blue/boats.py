"""The boats on the chart: where each lies, so that spots and numbers stay visible."""

import math
from functools import lru_cache

from app import geometry
from app.boards import marks, sea
from app.boards.deep_blue import pieces, tiles
from app.boards.deep_blue.layout import Plan
from app.lettering import middle
from app.scene import Lit, Sheet
from app.theme import Style
from rules.deep_blue.components import BOATS, HARBOUR, box
from rules.deep_blue.observation import Observation

_AT_SPOT = ((-1.42, -0.55), (1.42, -0.55), (0.86, 1.22))
"""Where the boat on an exploration space lies, in radii of the tile: outside, its gem stays visible."""

_INSIDE = ((-0.5, 0.3), (0.5, 0.3), (-1.45, 0.35), (1.45, 0.35), (-1.1, 1.1), (-0.45, 1.5), (0.4, 1.7),
           (1.45, 0.95), (0.0, -1.45), (-0.75, -1.4))  # fmt: skip
"""Where boats in the middle of a wreck lie, one after another."""

_AROUND = ((1.0, 0.3), (-1.0, 0.3), (0.55, 1.1), (-0.55, 1.1), (0.6, -0.95), (-0.6, -0.95), (1.9, 0.3),
           (-1.9, 0.3), (1.5, 1.15), (-1.5, 1.15))  # fmt: skip
"""Where boats at a buoy or an empty site lie, in boat widths."""

Place = tuple[float, float]


def radius(plan: Plan) -> float:
    """Radius of a boat's sail."""
    return max(7.0, min(10.5, 0.28 * plan.radius))


def places(plan: Plan, seen: Observation) -> dict[str, Place]:
    """The middle of each boat's sail, by boat (`0A`)."""
    found: dict[str, Place] = {}
    lying: dict[str, list[str]] = {}
    for seat, view in enumerate(seen.seats):
        for letter in BOATS:
            node, number = view.boats[letter]
            if number and node in seen.open_tiles:
                found[f"{seat}{letter}"] = _at_spot(plan, seen, node, number)
            else:
                lying.setdefault(node, []).append(f"{seat}{letter}")
    for node, names in lying.items():
        for index, name in enumerate(names):
            found[name] = _lying(plan, seen, node, index, len(names))
    return found


def _at_spot(plan: Plan, seen: Observation, node: str, number: int) -> Place:
    x, y = plan.node(node)
    dx, dy = _AT_SPOT[number - 1]
    reach = tiles.extent(plan, seen, node)
    return x + dx * reach, y + dy * reach


def _lying(plan: Plan, seen: Observation, node: str, index: int, count: int) -> Place:
    x, y = plan.node(node)
    wide = 3.1 * radius(plan)
    if node == HARBOUR:
        columns = min(count, max(4, (count + 1) // 2))
        start = x + (1.05 if plan.phone else 0.55) * wide - (columns - 1) * wide
        near = y + tiles.extent(plan, seen, node) + 1.9 * radius(plan)
        top = near if columns < 3 else y + 1.35 * plan.radius + 1.25 * radius(plan)  # clear of the next wreck
        return start + index % columns * wide, top + index // columns * 2.95 * radius(plan)
    here = bool(seen.dive and seen.dive.node == node)
    if node in seen.open_tiles:
        return _slots(plan, node, "wreck", tiles.tile_radius(plan, here))[index]
    return _slots(plan, node, "", wide)[index]


@lru_cache(maxsize=256)
def _slots(plan: Plan, node: str, kind: str, reach: float) -> tuple[Place, ...]:
    """Where boats at a space lie, one after another: first where they cover nothing else."""
    x, y = plan.node(node)
    if kind:
        inside = [(x + dx * reach, y + dy * reach) for dx, dy in _INSIDE[:2]]
        outside = [(x + dx * reach, y + dy * reach) for dx, dy in _INSIDE[2:]]
    else:
        inside, lift = [], 0.4 * radius(plan)
        outside = [(x + dx * reach, y + dy * reach * 0.9 - lift) for dx, dy in _AROUND]
    return (*inside, *sorted(outside, key=lambda place: _crowd(plan, node, place)))


def _crowd(plan: Plan, node: str, place: Place) -> float:
    """How much a boat at a place would cover of other spaces or lie off the map."""
    cost = 0.0
    for other in box().nodes.values():
        if other.id == node:
            continue
        ox, oy = plan.node(other.id)
        reach = (0.5 if other.kind == "buoy" else 1.0) * plan.radius + 1.6 * radius(plan)
        cost += max(0.0, reach - math.hypot(place[0] - ox, place[1] - oy))
    left, top, w, _ = plan.sea if plan.phone else plan.map
    off = max(left + 14 - place[0], place[0] - left - w + 14, top + 14 - place[1], 0.0)
    return round(cost + 3 * off)


def all_boats(sheet: Sheet, plan: Plan, seen: Observation, lit: Lit, style: Style) -> None:
    """Draws the boats that the map shows, with their targets; those of surfaced divers are pale."""
    size = radius(plan)
    for name, (x, y) in places(plan, seen).items():
        if not sea.is_inside(x, y, plan.map, 1.6 * size if plan.panned else 6):
            continue
        seat, letter = int(name[0]), name[1]
        node = seen.seats[seat].boats[letter][0]
        dive = seen.dive
        gone = bool(dive and dive.node == node and seat in dive.order and seat not in dive.inside)
        pick = f"boat:{name}"
        state = lit.state(pick)
        hull = geometry.box(x, y + 0.25 * size, 3.5 * size, 3.6 * size, size)
        if state:
            sheet.patch("ships", hull, fill=marks.ground(style, state), alpha=0.85)
        pieces.boat(sheet, "ships", seat, x, y, size, style, 0.45 if gone else 1.0)
        marks.ring(sheet, style, state, hull)
        marks.fresh(sheet, style, lit, (pick,), None, (x, y + 0.2 * size, 2.1 * size))
        _letter(sheet, seen, lit, style, name, (x, y), size)
        owner = f"{style.words('word.boat')} {style.words(f'player.{seat}')} {letter}"
        label = f"{owner}: {tiles.name(seen, style, node)}"
        picks = [pick]
        if seen.decision == "ChooseAction" and seat == seen.decider and node in seen.open_tiles:
            picks.append(f"dive:{node}")
        sheet.target(picks, x, y + 0.2 * size, 3 * size, 3 * size, label, bool(lit.state(*picks)))
        marks.letter(sheet, style, lit, pick, x + 1.7 * size, y - 1.3 * size, 8.5)


def _letter(
    sheet: Sheet, seen: Observation, lit: Lit, style: Style, name: str, place: Place, size: float
) -> None:
    """Tells a player's two boats apart while one of them is chosen."""
    both = [f"boat:{name[0]}{letter}" for letter in BOATS]
    if all(lit.state(pick) for pick in both) and seen.decider == int(name[0]):
        x, y = place
        text = 1.25 * size
        sheet.text("marks", x, middle(y, text), name[1], text, style["on_player"], style="bold")
