"""What is picked just now and what it would bring: the tile, its place and turn, the network after it."""

from dataclasses import dataclass

from app.scene import Lit
from rules.schwarm.chart import mask_of, openings, rotations
from rules.schwarm.components import box
from rules.schwarm.observation import Observation
from rules.schwarm.outlook import Outlook, outlook


@dataclass(frozen=True, slots=True)
class Ahead:
    """The picks so far, the network now and, once that is known, after the move."""

    tile: str
    field: str
    open: str
    now: Outlook
    after: Outlook | None


def picked(lit: Lit, kind: str) -> str:
    """The id of the pick of a kind that is selected or focused, or ""."""
    found = (pick for pick, state in lit.picks.items() if state != "possible" and pick.startswith(f"{kind}:"))
    return next(found, "").partition(":")[2]


def ahead(seen: Observation, lit: Lit) -> Ahead | None:
    """For the one who decides and sees it; None while nothing of a network is chosen."""
    if seen.decider is None or not lit.picks:
        return None
    seat = seen.decider
    tile, field, turned = (picked(lit, kind) for kind in ("tile", "field", "open"))
    now = outlook(seen, seat)
    if seen.decision == "LayTile":
        after = outlook(seen, seat, (field, turned)) if field and turned else None
        return Ahead(tile, field, turned, now, after)
    if seen.decision in ("MoveShip", "PlaceShip"):
        ship = picked(lit, "ship")
        whole = field and (ship or seen.decision == "PlaceShip")
        return Ahead("", field, "", now, outlook(seen, seat, step=(ship, field)) if whole else None)
    return None


def turns(seen: Observation, tile: str, field: str) -> tuple[tuple[str, str], ...]:
    """Every rotation of a tile on a field, and why it cannot lie so: "" when it can."""
    return tuple((openings(mask), _why_not(seen, field, mask)) for mask in rotations(tile))


def _why_not(seen: Observation, field: str, mask: int) -> str:
    """Not linked with an own station or ship (SCH-6.4), or a way of the lower tile closed (SCH-6.23)."""
    assert seen.decider is not None
    seat = seen.seats[seen.decider]
    lower = next((tile for tile in seen.laid if tile.field == field), None)
    if lower and mask_of(lower.open) & ~mask:
        return "closed_way"
    if field in seat.ships:
        return ""
    after = outlook(seen, seen.decider, (field, openings(mask)))
    ends = {other for pair in after.joints for other in pair if field in pair}
    anchors = {place for place, _ in seat.stations} | set(seat.ships)
    return "" if ends and _reaches(after, field, anchors) else "unlinked"


def _reaches(after: Outlook, field: str, anchors: set[str]) -> bool:
    found, fresh = {field}, [field]
    while fresh:
        here = fresh.pop()
        for pair in after.joints:
            for other in pair if here in pair else ():
                if other not in found:
                    found.add(other)
                    fresh.append(other)
    return bool(found & anchors)


def best_after(seen: Observation, tile: str, field: str) -> int:
    """The best network that a tile on a field can make, in points."""
    assert seen.decider is not None
    fits = [opening for opening, why in turns(seen, tile, field) if not why]
    return max((outlook(seen, seen.decider, (field, opening)).fp for opening in fits), default=0)


def worth_of(tile: str) -> int:
    """The points for laying a tile."""
    return box().tiles[tile].fp
