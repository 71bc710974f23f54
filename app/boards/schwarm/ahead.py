"""What is picked just now and what it would bring: the tile, its place and turn, the network after it."""

from dataclasses import dataclass

from app.scene import Lit
from rules.schwarm.observation import Observation
from rules.schwarm.outlook import Outlook, outlook, turns

BUILT = ("PlaceFirstStation", "PlaceStation")
"""Decisions that bring a station onto a field."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """The picks so far, the network now and, once that is known, after the move."""

    tile: str
    field: str
    open: str
    now: Outlook
    after: Outlook | None


def ahead(seen: Observation, lit: Lit) -> Ahead | None:
    """For the one who decides and sees it; None while nothing of a network is chosen."""
    if seen.decider is None or not lit.picks:
        return None
    seat = seen.decider
    tile, field, turned = (lit.picked(kind) for kind in ("tile", "field", "open"))
    now = outlook(seen, seat)
    if seen.decision == "LayTile":
        after = outlook(seen, seat, (field, turned)) if field and turned else None
        return Ahead(tile, field, turned, now, after)
    if seen.decision in ("MoveShip", "PlaceShip"):
        ship = lit.picked("ship")
        whole = field and (ship or seen.decision == "PlaceShip")
        return Ahead("", field, "", now, outlook(seen, seat, step=(ship, field)) if whole else None)
    if seen.decision in BUILT and field:
        return Ahead("", field, "", now, outlook(seen, seat, station=field))
    return None


def fitting(seen: Observation, tile: str, field: str) -> list[str]:
    """The rotations that fit, clockwise."""
    assert seen.decider is not None
    return [opening for opening, why in turns(seen, seen.decider, tile, field) if not why]


def best_after(seen: Observation, tile: str, field: str) -> int:
    """The best network that a tile on a field can make, in points."""
    assert seen.decider is not None
    fits = fitting(seen, tile, field)
    return max((outlook(seen, seen.decider, (field, opening)).fp for opening in fits), default=0)


def placed(seen: Observation, field: str) -> int:
    """The best network with a new ship or station on a field, in points; 0 where it does not grow."""
    assert seen.decider is not None
    if seen.decision == "PlaceShip":
        after = outlook(seen, seen.decider, step=("", field))
    elif seen.decision == "PlaceStation":
        after = outlook(seen, seen.decider, station=field)
    else:
        return 0
    return after.fp if after.fp > outlook(seen, seen.decider).fp else 0
