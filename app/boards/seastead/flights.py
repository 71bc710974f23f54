"""What travels over Seastead's table when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.boards.seastead.boss import SEAT as BOSS
from app.motion import Flight
from rules.seastead.components import box
from rules.seastead.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]


def _store(seat: int, what: str) -> tuple[str, ...]:
    """Where a player keeps a kind of thing; a phone's strip may show the player's mark only."""
    return f"storage:{seat}:{what}", f"seat:{seat}"


def _taken(args: Args, _: Observation) -> Flights:
    kind = args["resource"]
    return (Flight(f"good:{kind}", (f"supply:{kind}",), _store(args["player"], kind), args["count"]),)


def _paid(args: Args, _: Observation) -> Flights:
    kind = args["resource"]
    return (Flight(f"good:{kind}", _store(args["player"], kind), (f"supply:{kind}",), args["count"]),)


def _cleanup(args: Args, _: Observation) -> Flights:
    here = _store(args["player"], "cleanup")
    return (Flight("good:cleanup", ("supply:cleanup",), here, args["count"]),)


def _revealed(args: Args, _: Observation) -> Flights:
    card = args["card"]
    depth = box().dive_cards[card].depth
    return (Flight(f"dive:{card}", ("deck:dive",), ("open:dive",), back=f"back:{depth}"),)


def _refilled(args: Args, _: Observation) -> Flights:
    card = args["card"]
    kind = "dock" if card in box().docks else "specialist"
    return (Flight(f"{kind}:{card}", (f"stack:{kind}s",), (f"{kind}:{card}",)),)


def _built(args: Args, _: Observation) -> Flights:
    seat, kind, site = args["player"], args["kind"], args["site"]
    start = (f"row:{seat}:{kind}", f"seat:{seat}")
    return (Flight(f"building:{seat}:{kind}", start, (f"building:{site}",)),)


def _moved(args: Args, _: Observation) -> Flights:
    name = f"building:{args['player']}:{args['kind']}"
    return (Flight(name, (f"building:{args['origin']}",), (f"building:{args['site']}",)),)


def _exchanged(args: Args, seen: Observation) -> Flights:
    ways = ((args["one"], args["two"]), (args["two"], args["one"]))
    kinds = {site: view.building[1] for site, view in seen.sites.items() if view.building}
    return tuple(
        Flight(f"building:{args['player']}:{kinds[there]}", (f"building:{here}",), (f"building:{there}",))
        for here, there in ways
    )


def _docked(args: Args, _: Observation) -> Flights:
    pick = f"dock:{args['dock']}"
    return (Flight(pick, (pick,), (pick, f"building:{args['site']}")),)


def _hired(args: Args, _: Observation) -> Flights:
    pick = f"specialist:{args['card']}"
    return (Flight(pick, (pick,), (pick, *_store(args["player"], "person"))),)


def _sailed(args: Args, _: Observation) -> Flights:
    seat, origin = args["player"], args.get("origin")
    start = (f"ship:{origin}",) if origin else _store(seat, "ship")
    end = f"ship:{args['site']}" if "site" in args else "box"
    return (Flight(f"ship:{seat}", start, (end,)),)


def _swapped(args: Args, seen: Observation) -> Flights:
    ways = ((args["one"], args["two"]), (args["two"], args["one"]))
    return tuple(
        Flight(f"demand:{seen.demand[there]}", (f"demand:{here}",), (f"demand:{there}",))
        for here, there in ways
    )


def _locked(args: Args, _: Observation) -> Flights:
    return (Flight("lock:", (f"lock:{args['opened']}",), (f"lock:{args['resource']}",)),)


def _to_boss(args: Args, _: Observation) -> Flights:
    kind = args["resource"]
    return (Flight(f"good:{kind}", (f"supply:{kind}",), (f"boss:{args['site']}",)),)


def _from_boss(args: Args, _: Observation) -> Flights:
    kind = args["resource"]
    return (Flight(f"good:{kind}", (f"boss:{args['site']}",), (f"supply:{kind}",)),)


def _boss_built(args: Args, seen: Observation) -> Flights:
    return _built({**args, "player": BOSS}, seen)


def _removed(args: Args, _: Observation) -> Flights:
    card = args["card"]
    name = f"{'dock' if card in box().docks else 'specialist'}:{card}"
    return (Flight(name, (name,), ("box",)),)


FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "ResourcesTaken": _taken,
    "ResourcesPaid": _paid,
    "CleanupTaken": _cleanup,
    "DiveRevealed": _revealed,
    "DisplayRefilled": _refilled,
    "BuildingPlaced": _built,
    "BuildingMoved": _moved,
    "BuildingsExchanged": _exchanged,
    "DockPlaced": _docked,
    "SpecialistTaken": _hired,
    "ShipPlaced": _sailed,
    "ShipMoved": _sailed,
    "ShipBoxed": _sailed,
    "DemandSwapped": _swapped,
    "DemandLocked": _locked,
    "BossResource": _to_boss,
    "BossResourceReturned": _from_boss,
    "BossBuilding": _boss_built,
    "DisplayRemoved": _removed,
}

FRESH: dict[str, tuple[str, ...]] = {
    "ResourcesTaken": ("storage:{player}:{resource}",),
    "ResourcesPaid": ("storage:{player}:{resource}",),
    "CleanupTaken": ("storage:{player}:cleanup",),
    "DiveRevealed": ("deck:dive",),
    "BuildingPlaced": ("site:{site}",),
    "BuildingMoved": ("site:{site}",),
    "BuildingsExchanged": ("site:{one}", "site:{two}"),
    "DockPlaced": ("dock:{dock}",),
    "SpecialistTaken": ("specialist:{card}",),
    "SpecialistUsed": ("specialist:{card}",),
    "SpecialistReadied": ("specialist:{card}",),
    "ShipPlaced": ("ship:{site}",),
    "ShipMoved": ("ship:{site}",),
    "DemandSwapped": ("demand:{one}", "demand:{two}"),
    "BossResource": ("boss:{site}",),
    "BossBuilding": ("site:{site}",),
    "SpecialistFlipped": ("specialist:{card}",),
    "DecreeInForce": ("decree:{decree}",),
}
"""By kind of event: the names that keep a ring."""
