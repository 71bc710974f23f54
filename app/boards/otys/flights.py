"""What travels over the table of Otys when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.motion import Flight
from rules.otys.components import SLOTS, TYPES, box
from rules.otys.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]


def _dived(args: Args, seen: Observation) -> Flights:
    """The diver moves, and everybody between his old and his new slot shifts with him."""
    seat = args["player"]
    origin, end = SLOTS.index(args["origin"]), SLOTS.index(args.get("slot", SLOTS[0]))
    view = seen.seats[seat]
    low, high = sorted((origin, end))
    made = []
    for name in (args["diver"], *(other for other in view.column[low : high + 1] if other != args["diver"])):
        side = "improved" if name in view.improved else "basic"
        place = (f"diver:{seat}:{name}", f"seat:{seat}")
        made.append(Flight(f"diver:{seat}:{name}:{side}", place, place))
    return tuple(made)


def _key(args: Args, _: Observation) -> Flights:
    seat, key = args["player"], args["key"]
    place = (f"key:{seat}:{key}", f"seat:{seat}")
    return (Flight(f"key:{seat}:{key}", place, place),)


def _returned(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    return tuple(
        Flight(
            f"key:{seat}:{key}",
            (f"key:{seat}:{key}", f"seat:{seat}"),
            ("supply:nx" if key == "nx" else f"key:{seat}:{key}",),
        )
        for key in args["keys"]
    )


def _neutral(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    return (Flight(f"key:{seat}:nx", ("supply:nx",), (f"key:{seat}:nx", f"seat:{seat}")),)


def _rotated(args: Args, _: Observation) -> Flights:
    return tuple(Flight(f"face:{face}", (f"face:{face}",), (f"face:{face}",)) for face in args["sponsors"])


def _found(args: Args, _: Observation) -> Flights:
    seat, kind, level = args["player"], args["resource"], args["level"]
    end = (f"zone:{seat}:{level}.{kind}", f"seat:{seat}")
    return (Flight(f"good:{kind}", (f"slot:{seat}:L{level}", f"seat:{seat}"), end),)


def _sold(args: Args, _: Observation) -> Flights:
    seat, kind = args["player"], args["resource"]
    start = (f"zone:{seat}:{args['level']}.{kind}", f"seat:{seat}")
    return (Flight(f"good:{kind}", start, (f"store:{kind}.{args['row']}",)),)


def _bought(args: Args, _: Observation) -> Flights:
    seat, kind = args["player"], args["resource"]
    end = (f"zone:{seat}:{args['level']}.{kind}", f"seat:{seat}")
    return (Flight(f"good:{kind}", (f"store:{kind}.{args['row']}",), end),)


def _swapped(args: Args, _: Observation) -> Flights:
    seat = args["player"]
    ways = (
        (args["resource"], args["level"], args["level2"]),
        (args["resource2"], args["level2"], args["level"]),
    )
    return tuple(
        Flight(f"good:{kind}", (f"zone:{seat}:{here}.{kind}",), (f"zone:{seat}:{there}.{kind}",))
        for kind, here, there in ways
    )


def _placed(args: Args, _: Observation) -> Flights:
    seat, token, level = args["player"], args["token"], args["level"]
    start = (f"token:{token}", f"reward:{level}.left")
    end = (f"bonus:{seat}:{level}", f"seat:{seat}")
    return (Flight(f"back:{box().rewards[token].back}", start, end, back=f"token:{token}"),)


def _drawn(args: Args, _: Observation) -> Flights:
    return (Flight(f"token:{args['token']}", ("bag:rewards",), (f"reward:{args['level']}.{args['side']}",)),)


def _laid_aside(args: Args, _: Observation) -> Flights:
    token = args["token"]
    return (Flight(f"token:{token}", (f"token:{token}",), ("discard:rewards",)),)


def _completed(args: Args, _: Observation) -> Flights:
    seat, card, level = args["player"], args["contract"], args["level"]
    goods = tuple(
        Flight(
            f"good:{kind}",
            (f"zone:{seat}:{level}.{kind}", f"seat:{seat}"),
            (f"contract:{card}", f"seat:{seat}"),
            count,
        )
        for kind, count in args["resources"].items()
        if count and kind in TYPES
    )
    return (*goods, Flight("star:", (f"contract:{card}", f"seat:{seat}"), (f"score:{seat}", f"seat:{seat}")))


def _credits(args: Args, seen: Observation) -> Flights:
    seat = args["player"]
    level = seen.now.level if args["source"] == "sponsor" else 0
    start = (f"helper:{level}", f"slot:{seat}:L{level}", "deck", "bag:rewards")
    return (Flight("coin:", start, (f"credits:{seat}", f"seat:{seat}"), args["count"]),)


FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "DiverMoved": _dived,
    "DiverSurfaced": _dived,
    "KeyChosen": _key,
    "KeyToTrack": _key,
    "KeyRecovered": _key,
    "KeysReturned": _returned,
    "NeutralKeyGained": _neutral,
    "SponsorsRotated": _rotated,
    "ResourceGained": _found,
    "ResourceSold": _sold,
    "ResourceBought": _bought,
    "ResourcesSwapped": _swapped,
    "RewardPlaced": _placed,
    "RewardDrawn": _drawn,
    "RewardDiscarded": _laid_aside,
    "ContractCompleted": _completed,
    "CreditsGained": _credits,
}

FRESH: dict[str, tuple[str, ...]] = {
    "DiverMoved": ("diver:{player}:{diver}",),
    "DiverSurfaced": ("diver:{player}:{diver}",),
    "DiverImproved": ("diver:{player}:{diver}",),
    "KeyToTrack": ("key:{key}@{player}",),
    "KeyRecovered": ("key:{key}@{player}",),
    "ResourceGained": ("zone:{player}:{level}.{resource}",),
    "ResourceBought": ("zone:{player}:{level}.{resource}",),
    "ResourceSold": ("store:{resource}.{row}",),
    "RewardPlaced": ("bonus:{player}:{level}",),
    "RewardDrawn": ("reward:{level}.{side}",),
    "ContractRevealed": ("contract:{contract}",),
}
"""By kind of event: the names that keep a ring."""
