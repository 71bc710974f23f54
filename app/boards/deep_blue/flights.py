"""What travels over Deep Blue's table when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.motion import Flight
from rules.deep_blue.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]


def _boat(args: Args) -> str:
    return f"boat:{args['player']}{args['boat']}"


def _sailed(args: Args, _: Observation) -> Flights:
    boat = _boat(args)
    return (Flight(f"boat:{args['player']}", (boat,), (boat,)),)


def _drawn(args: Args, seen: Observation) -> Flights:
    """Out of the bag onto the lead line, or from the wreck on which it lay."""
    lay = (f"gem:{seen.dive.node}",) if seen.dive and args["count"] == 1 else ()
    return (Flight(f"gem:{args['gem']}", (*lay, "bag"), (f"depth:{args['count']}", "bag")),)


def _placed(args: Args, _: Observation) -> Flights:
    return (Flight(f"gem:{args['gem']}", ("bag",), (f"gem:{args['node']}", f"node:{args['node']}")),)


def _into_bag(args: Args, _: Observation) -> Flights:
    return (Flight(f"gem:{args['gem']}", (f"market:{args['card']}", "deck:crew"), ("bag",)),)


def _revealed(args: Args, _: Observation) -> Flights:
    card = args["card"]
    return (Flight(f"crew:{card}", ("deck:crew",), (f"market:{card}",), back="back:"),)


def _hired(args: Args, _: Observation) -> Flights:
    card, seat = args["card"], args["player"]
    return (Flight(f"crew:{card}", (f"market:{card}",), (f"rest:{seat}", f"seat:{seat}")),)


def _scored(args: Args, _: Observation) -> Flights:
    """A card is shown on its way from the hand of its player to his sum in the bell."""
    card, seat = args["card"], args["player"]
    return (Flight(f"crew:{card}", (f"card:{card}", f"seat:{seat}"), (f"sum:{seat}", f"rest:{seat}")),)


def _shielded(args: Args, _: Observation) -> Flights:
    card, seat = args["card"], args["player"]
    return (Flight(f"crew:{card}", (f"card:{card}", f"seat:{seat}"), (f"thread:{seat}", f"rest:{seat}")),)


def _rested(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    return (Flight("back:", (f"rest:{seat}", f"seat:{seat}"), (f"hand:{seat}",), args["count"]),)


def _city(args: Args, _: Observation) -> Flights:
    return (Flight("city:", ("dive:tile",), (f"fresco:{args['count']}",)),)


FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "BoatSailed": _sailed,
    "BoatRushed": _sailed,
    "SpotTaken": _sailed,
    "ProtectedBySpot": _sailed,
    "GemDrawn": _drawn,
    "GemPlacedOnTile": _placed,
    "GemToBag": _into_bag,
    "CrewRevealed": _revealed,
    "CrewHired": _hired,
    "CrewScored": _scored,
    "ProtectedByCard": _shielded,
    "Rested": _rested,
    "CityTilePlaced": _city,
}

FRESH: dict[str, tuple[str, ...]] = {
    "BoatSailed": ("boat:{player}{boat}",),
    "BoatRushed": ("boat:{player}{boat}",),
    "SpotTaken": ("boat:{player}{boat}",),
    "ProtectedBySpot": ("boat:{player}{boat}",),
    "TileRevealed": ("node:{node}",),
    "GemPlacedOnTile": ("node:{node}",),
    "CrewRevealed": ("market:{card}",),
}
"""By kind of event: the names of what keeps a ring."""
