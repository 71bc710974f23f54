"""What travels over the table of Flotilla when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.motion import Flight
from rules.flotilla.components import GUILDS
from rules.flotilla.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]


def _seat(args: Args) -> str:
    return f"seat:{args['player']}"


def _sailed(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    return (Flight(f"ship:{seat}", (f"at:{seat}:{args['start']}",), (f"at:{seat}:{args['end']}",)),)


def _launched(args: Args, _: Observation) -> Flights:
    return (Flight(f"ship:{args['player']}", (_seat(args),), (f"at:{args['player']}:0.0",)),)


def _laid(side: str) -> Callable[[Args, Observation], Flights]:
    def made(args: Args, _: Observation) -> Flights:
        start = (f"tile:{args['tile']}", "bag:ocean", _seat(args))
        end = (f"at:{args['player']}:{args['hex']}", _seat(args))
        return (Flight(f"{side}:{args['tile']}:{args['turn']}", start, end),)

    return made


def _loaded(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    end = (f"ship:{seat}:{args['ship']}", _seat(args))
    return (Flight(f"barrel:{args['resource']}", (f"at:{seat}:{args['hex']}",), end),)


def _gained(args: Args, _: Observation) -> Flights:
    seat, colour = args["player"], args["resource"]
    end = (f"goods:{seat}:{colour}", _seat(args))
    return (Flight(f"barrel:{colour}", (f"market:{colour}", _seat(args)), end, args["count"]),)


def _paid(args: Args, _: Observation) -> Flights:
    seat, colour = args["player"], args["resource"]
    start = (f"goods:{seat}:{colour}", _seat(args))
    return (Flight(f"barrel:{colour}", start, (f"market:{colour}", _seat(args)), args["count"]),)


def _market(args: Args, _: Observation) -> Flights:
    place = (f"market:{args['resource']}",)
    return (Flight(f"barrel:{args['resource']}", place, place),)


def _disc(args: Args, _: Observation) -> Flights:
    place = (f"disc:{args['player']}:{GUILDS.index(args['guild'])}",)
    return (Flight(f"disc:{args['player']}", place, place),)


def _sealed(args: Args, _: Observation) -> Flights:
    return (Flight("seal:", (_seat(args),), (f"guild:{args['guild']}",)),)


def _outpost(args: Args, _: Observation) -> Flights:
    return (Flight(f"outpost:{args['player']}", (_seat(args),), (f"at:{args['player']}:{args['hex']}",)),)


def _card(args: Args, _: Observation) -> Flights:
    end = (f"card:{args['card']}", _seat(args))
    return (Flight(f"card:{args['card']}", (f"guild:{args['guild']}",), end),)


def _survivor(args: Args, _: Observation) -> Flights:
    return (Flight("person:", ("survivor",), (_seat(args),)),)


def _slotted(args: Args, _: Observation) -> Flights:
    return (Flight(f"artifact:{args['guild']}", ("bag:artifacts",), (f"slot:{args['guild']}",)),)


FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "ShipSailed": _sailed,
    "ShipLaunched": _launched,
    "TilePlaced": _laid("tile"),
    "TileBuilt": _laid("built"),
    "CargoLoaded": _loaded,
    "ResourcesGained": _gained,
    "ResourcesPaid": _paid,
    "MarketMoved": _market,
    "DiscMoved": _disc,
    "SealPlaced": _sealed,
    "OutpostBuilt": _outpost,
    "CardRecruited": _card,
    "SurvivorMoved": _survivor,
    "ArtifactSlotted": _slotted,
}

FRESH: dict[str, tuple[str, ...]] = {
    "TilePlaced": ("hex:{hex}",),
    "TileBuilt": ("hex:{hex}",),
    "DepletionPlaced": ("hex:{hex}",),
    "OutpostBuilt": ("hex:{hex}",),
}
"""By kind of event: the names that keep a ring."""
