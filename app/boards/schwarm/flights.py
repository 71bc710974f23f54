"""What travels over the table of Der Schwarm when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.motion import Flight
from rules.schwarm.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]


def _seat(args: Args) -> str:
    return f"seat:{args['player']}"


def _placed(piece: str) -> Callable[[Args, Observation], Flights]:
    def made(args: Args, _: Observation) -> Flights:
        return (Flight(f"{piece}:{args['player']}", (_seat(args),), (f"at:{args['field']}",)),)

    return made


def _sailed(args: Args, _: Observation) -> Flights:
    return (Flight(f"ship:{args['player']}", (f"at:{args['start']}",), (f"at:{args['end']}",)),)


def _collected(args: Args, _: Observation) -> Flights:
    end = (f"tiles:{args['player']}:{args['tile']}", _seat(args))
    return (Flight(f"tile:{args['tile']}", (f"at:{args['field']}",), end, back="back:"),)


def _laid(args: Args, _: Observation) -> Flights:
    start = (f"tile:{args['tile']}", f"tiles:{args['player']}:{args['tile']}", _seat(args))
    return (Flight(f"tile:{args['tile']}:{args['open']}", start, (f"at:{args['field']}",)),)


def _buoy(args: Args, _: Observation) -> Flights:
    return (Flight(f"buoy:{args['player']}", (f"at:{args['start']}",), (f"at:{args['end']}",)),)


def _queen(args: Args, _: Observation) -> Flights:
    return (Flight(f"buoy:{args['player']}", (_seat(args),), ("queen",)),)


def _unlinked(args: Args, _: Observation) -> Flights:
    return (Flight(f"buoy:{args['player']}", ("queen",), (_seat(args),)),)


def _card(args: Args, _: Observation) -> Flights:
    if "card" not in args:  # taken into a hand that is not shown
        return ()
    pick = "stack:order" if args["card"] == "order" else f"card:{args['card']}"
    return (Flight(f"card:{args['card']}", (pick,), (_seat(args),)),)


def _ability(args: Args, _: Observation) -> Flights:
    name = f"ability:{args['ability']}"
    return (Flight(name, (name, "stack:order", "supply:gold"), (_seat(args),)),)


def _gold(args: Args, _: Observation) -> Flights:
    return (Flight("tile:gold", ("supply:gold",), (f"tiles:{args['player']}:gold", _seat(args))),)


def _danger_placed(args: Args, _: Observation) -> Flights:
    start = (f"supply:{args['danger']}", _seat(args))
    return (Flight(f"danger:{args['danger']}", start, (f"at:{args['field']}",)),)


def _danger_moved(args: Args, _: Observation) -> Flights:
    return (Flight(f"danger:{args['danger']}", (f"at:{args['start']}",), (f"at:{args['end']}",)),)


def _returned(args: Args, _: Observation) -> Flights:
    return (Flight(f"danger:{args['danger']}", (f"at:{args['field']}",), (f"supply:{args['danger']}",)),)


def _damage(args: Args, _: Observation) -> Flights:
    end = (f"score:{args['player']}", _seat(args))
    return (Flight("amoeba:", (f"at:{args['field']}",), end, args["amount"]),) if args["amount"] else ()


def _points(args: Args, _: Observation) -> Flights:
    place = (f"score:{args['player']}",)
    return (Flight(f"stone:{args['player']}", place, place),)


FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "CardTaken": _card,
    "AbilityTaken": _ability,
    "GoldTaken": _gold,
    "StationBuilt": _placed("station"),
    "ResearcherDeployed": _placed("researcher"),
    "ShipPlaced": _placed("ship"),
    "ShipMoved": _sailed,
    "TileCollected": _collected,
    "TileLaid": _laid,
    "TileCovered": _laid,
    "BuoyMoved": _buoy,
    "QueenLinked": _queen,
    "QueenUnlinked": _unlinked,
    "DangerPlaced": _danger_placed,
    "DangerMoved": _danger_moved,
    "DangerReturned": _returned,
    "Damage": _damage,
    "FpChanged": _points,
}

FRESH: dict[str, tuple[str, ...]] = {
    "StationBuilt": ("field:{field}",),
    "ResearcherDeployed": ("field:{field}",),
    "ShipPlaced": ("field:{field}",),
    "ShipMoved": ("field:{end}",),
    "TileLaid": ("field:{field}",),
    "TileCovered": ("field:{field}",),
    "BuoyMoved": ("field:{end}",),
    "DangerPlaced": ("field:{field}",),
    "DangerMoved": ("field:{end}",),
}
"""By kind of event: the names that keep a ring."""
