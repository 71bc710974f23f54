"""The networks as cables: joined ways thick and unbroken, open ones thin with a socket, the best one lit."""

from app import geometry
from app.boards.schwarm.ahead import Ahead
from app.boards.schwarm.layout import Plan, offsets
from app.boards.schwarm.pieces import STEPS
from app.scene import Sheet
from app.theme import Style
from rules.schwarm.chart import SQUARE
from rules.schwarm.observation import Observation

Joint = tuple[str, str]


def owners_of(seen: Observation, field: str) -> tuple[int, ...]:
    """Who has a buoy on a field, each once."""
    tile = next((tile for tile in seen.laid if tile.field == field), None)
    return tuple(dict.fromkeys(tile.buoys)) if tile else ()


def point(plan: Plan, seen: Observation, seat: int, field: str) -> tuple[float, float]:
    """Where a player's cable has its knot on a field: off the middle where several share it."""
    x, y = plan.at(field)
    owners = owners_of(seen, field)
    if field in seen.seats[seat].ships or seat not in owners:
        return x, y
    dx, dy = offsets(len(owners))[owners.index(seat) % 4]
    return x + dx * plan.pitch, y + dy * plan.pitch


def _width(plan: Plan) -> float:
    return max(5.4, 0.145 * plan.pitch)


def draw(sheet: Sheet, plan: Plan, seen: Observation, style: Style, look: Ahead | None) -> None:
    """All players' cables, those of the one who decides on top."""
    seats = sorted(range(len(seen.seats)), key=lambda seat: seat == seen.decider)
    for seat in seats:
        view = seen.seats[seat]
        joints = {(joint.first, joint.second) for joint in view.joints}
        best = frozenset(view.networks[0].fields) if view.networks else frozenset()
        _sockets(sheet, plan, seen, style, seat, joints)
        after = look.after if look and seat == seen.decider else None
        if after:
            _changed(sheet, plan, seen, style, seat, joints, best, look)
        else:
            _bundle(sheet, plan, seen, style, seat, sorted(joints), best)


def _bundle(
    sheet: Sheet,
    plan: Plan,
    seen: Observation,
    style: Style,
    seat: int,
    joints: list[Joint],
    best: frozenset[str],
) -> None:
    """One player's cables: halo of the best network, casings, colours, its white core."""
    wide = _width(plan)
    ways = [(joint, [point(plan, seen, seat, field) for field in joint]) for joint in joints]
    lit = [way for joint, way in ways if best.issuperset(joint)]
    for way in lit:
        sheet.line("sites", way, style.player(seat), 2.6 * wide, 0.22)
    for _, way in ways:
        sheet.line("sites", way, style["disc_line"], wide + 3)
    for _, way in ways:
        sheet.line("sites", way, style.player(seat), wide)
    for way in lit:
        sheet.line("sites", way, style["on_player"], 0.32 * wide)


def _changed(
    sheet: Sheet, plan: Plan, seen: Observation, style: Style, seat: int,
    joints: set[Joint], best: frozenset[str], look: Ahead | None,
) -> None:  # fmt: skip
    """The cables as the chosen move would leave them; what lights up newly has a dashed core."""
    assert look and look.after
    then = look.after
    kept = sorted(joint for joint in joints if joint in then.joints)
    _bundle(sheet, plan, seen, style, seat, kept, best & then.fields)
    wide = _width(plan)
    for joint in sorted(then.joints):
        way = [point(plan, seen, seat, field) for field in joint]
        fresh = joint not in joints
        if fresh:
            sheet.line("sites", way, style["magenta"], wide + 3)
            sheet.line("sites", way, style.player(seat), wide)
        newly = then.fields.issuperset(joint) and (fresh or not best.issuperset(joint))
        if newly:
            sheet.line("sites", way, style.player(seat), 2.6 * wide, 0.16)
            sheet.line("sites", way, style["on_player"], 0.36 * wide, 1.0, "4 5")
    for joint in sorted(joints - then.joints):
        way = [point(plan, seen, seat, field) for field in joint]
        sheet.line("sites", way, style.player(seat), 0.5 * wide, 0.6, "3 5")


def _sockets(
    sheet: Sheet, plan: Plan, seen: Observation, style: Style, seat: int, joints: set[Joint]
) -> None:
    """Open ways that lead nowhere yet: a thin line that ends in a small white ring."""
    for tile in seen.laid:
        if seat not in tile.buoys:
            continue
        for side in tile.open:
            dx, dy = STEPS[side]
            x, y = SQUARE[tile.field]
            other = next((name for name, square in SQUARE.items() if square == (x + dx, y + dy)), "")
            if (tile.field, other) in joints or (other, tile.field) in joints:
                continue
            start = point(plan, seen, seat, tile.field)
            cx, cy = plan.at(tile.field)
            lane = (start[0] - cx) * abs(dy) + (start[1] - cy) * abs(dx)
            end = (cx + dx * 0.4 * plan.pitch + lane * abs(dy), cy + dy * 0.4 * plan.pitch + lane * abs(dx))
            radius = max(2.4, 0.055 * plan.pitch)
            sheet.line("sites", [start, end], style["disc_line"], 1.6)
            ring, ink = geometry.disc(*end, radius), style["disc_line"]
            sheet.patch("docks", ring, fill=style["on_player"], line=ink, width=1.3)
