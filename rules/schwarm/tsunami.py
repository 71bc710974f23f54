"""The way of a tsunami: straight on, until it hits land or leaves the board (SCH-7.21 to SCH-7.24)."""

from functools import cache

from rules.kernel import Reason
from rules.kernel.reason import refuse
from rules.schwarm.chart import COMPASS, is_water, landward, ray
from rules.schwarm.components import box
from rules.schwarm.effects import strike
from rules.schwarm.state import TSUNAMI, SchwarmState


@cache
def ways_out(start: str) -> dict[str, tuple[str, int]]:
    """Each place where it could end, as a pick, with its direction and how many fields away it is."""
    return {
        f"field:{field}" if field else f"off:{way}": (way, count)
        for way in COMPASS
        for count, field in enumerate(ray(start, way), 1)
    }


def lands(start: str, way: str, reach: int) -> bool:
    """Whether it reaches land or leaves the board in a direction (SCH-7.23)."""
    return len(ray(start, way)) <= reach


def refuse_end(start: str, way: str, count: int, fresh: bool, reach: int) -> Reason | None:
    """Why it may not end so many fields away: too far, or an old one that would stay at sea."""
    needed = len(ray(start, way))
    if not fresh and (needed > reach or count < needed):
        return refuse("SCH-7.23", "must_land", count=needed, range=reach)
    if count > reach:
        return refuse("SCH-7.2", "too_far", count=count, range=reach)
    return None  # a new one may stop at sea or land at once: SCH-7.24


def move_tsunami(state: SchwarmState, player: int, start: str, way: str, count: int) -> None:
    """Field by field, with the damage of each; at land or outside it is over (SCH-7.22)."""
    here = start
    for field in ray(start, way)[:count]:
        state.move_danger(TSUNAMI, here, field)  # "" is the supply: outside it returns at once
        if not field:
            state.emit("DangerReturned", "SCH-7.22", danger=TSUNAMI, field=here, way=way)
            return
        state.emit("DangerMoved", "SCH-7.21", player=player, danger=TSUNAMI, start=here, end=field, way=way)
        here = field
        strike(state, player, TSUNAMI, field)
    if is_water(here):
        return
    if state.option("big_tsunami"):  # neighbours as well, each by one less: SCH-9.3
        for field in landward(here):
            strike(state, player, TSUNAMI, field, box().constants["neighbour_less"])
    state.move_danger(TSUNAMI, here, "")
    state.emit("DangerReturned", "SCH-7.22", danger=TSUNAMI, field=here, way="")
