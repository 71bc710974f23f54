"""What travels over Deep Blue's table when something happens, and what keeps a ring for it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.motion import Flight
from rules.deep_blue.components import HAZARDS, box
from rules.deep_blue.observation import Observation

Args = Mapping[str, Any]
Flights = tuple[Flight, ...]

GEM = 640
"""So many ms a gem takes out of the bag; it shows its colour half-way."""

STEP = 170
"""So many ms a boat takes from one space to the next."""

TURN = 520
"""So many ms a wreck takes to be turned up."""

UP = 420
"""So many ms a diver takes to the surface."""


def _hand(seat: int, card: str = "") -> tuple[str, ...]:
    """Where a player's card is: in the viewer's own hand, else at the player's count."""
    return (f"card:{card}", f"hand:{seat}") if card else (f"hand:{seat}",)


def _gem(args: Args, seen: Observation) -> Flights:
    """Out of the bag into the row of the dive; a hazard that strikes stays for a breath before all answer."""
    gem, count = args["gem"], args["count"]
    drawn = seen.dive.drawn[:count] if seen.dive else (gem,)
    before = drawn.count(gem) - 1 if gem in HAZARDS else 0
    strikes = gem in HAZARDS and (not seen.dive or before >= box().constants["free_hazards_per_colour"])
    stay = 560 if strikes else 260 if gem in HAZARDS else 140
    end = (f"gem:{count}", "dive:next")
    return (Flight(f"gem:{gem}", ("bag",), end, back="gem:any", time=GEM, stay=stay),)


def _laid(args: Args, _: Observation) -> Flights:
    gem, node = args["gem"], args["node"]
    return (Flight(f"gem:{gem}", ("bag",), (f"node:{node}",), back="gem:any", time=GEM // 2),)


def _to_bag(args: Args, _: Observation) -> Flights:
    gem = args["gem"]
    return (Flight(f"gem:{gem}", (f"supply:{gem}",), ("bag",)),)


def way(origin: str, node: str) -> list[str]:
    """The spaces of a shortest way, without its ends; out and back leads over a neighbour."""
    if origin == node:
        return [box().nodes[node].next[0]]
    away, here, passed = box().distance, origin, []
    while away[here][node] > 1:
        here = next(other for other in box().nodes[here].next if away[other][node] < away[here][node])
        passed.append(here)
    return passed


def _sailed(args: Args, _: Observation) -> Flights:
    origin, node = args["origin"], args["node"]
    passed = way(origin, node)
    name, via = f"boat:{args['player']}{args['boat']}", tuple(f"node:{node}" for node in passed)
    return (Flight(name, (name,), (name,), time=STEP * (len(passed) + 1), via=via, single=True),)


def _put(args: Args, _: Observation) -> Flights:
    """A boat goes to an exploration space of its wreck, or off it."""
    name = f"boat:{args['player']}{args['boat']}"
    return (Flight(name, (name,), (name,), single=True),)


def _turned(args: Args, _: Observation) -> Flights:
    here = (f"node:{args['node']}",)
    return (Flight(f"tile:{args['tile']}", here, here, back="tile:", time=TURN, stay=120),)


def _city(args: Args, _: Observation) -> Flights:
    return (Flight(f"tile:{args['tile']}", (f"tile:{args['tile']}",), (f"fresco:{args['count']}",)),)


def _bell(args: Args, _: Observation) -> Flights:
    return (Flight("bell:", ("bell",), ("bell",)),)


def _up(args: Args, _: Observation) -> Flights:
    """A diver who surfaces is seen on his way up."""
    seat = args["player"]
    return (Flight(f"bubbles:{seat}", (f"stake:{seat}",), (f"diver:{seat}",), time=UP, stay=80),)


def _revealed(args: Args, _: Observation) -> Flights:
    card = args["card"]
    return (Flight(f"card:{card}", ("deck:crew",), (f"market:{card}",), back="back:"),)


def _hired(args: Args, _: Observation) -> Flights:
    card = args["card"]
    return (Flight(f"card:{card}", (f"market:{card}",), _hand(args["player"], card)),)


def _played(args: Args, _: Observation) -> Flights:
    seat, card = args["player"], args["card"]
    return (Flight(f"card:{card}", _hand(seat, card), (f"played:{card}", f"rest:{seat}")),)


def _scored(args: Args, _: Observation) -> Flights:
    """A card that is played for points makes them safe: it goes to the bell."""
    seat, card = args["player"], args["card"]
    return (Flight(f"card:{card}", _hand(seat, card), (f"safe:{seat}", f"rest:{seat}"), time=300),)


def _shielded(args: Args, _: Observation) -> Flights:
    seat, card = args["player"], args["card"]
    return (Flight(f"card:{card}", _hand(seat, card), (f"answer:{seat}", f"rest:{seat}"), time=300),)


def _gone_to_rest(args: Args, _: Observation) -> Flights:
    """Played cards that lie open go face down to the resting area."""
    rest = (f"rest:{args['player']}",)
    return tuple(Flight("back:", (f"played:{card}",), rest, back=f"card:{card}") for card in args["cards"])


def _rested(args: Args, _: Observation) -> Flights:
    """The owner sees which cards come back, the others only how many."""
    seat, start = args["player"], (f"rest:{args['player']}",)
    if "cards" not in args:
        return (Flight("back:", start, _hand(seat), args["count"]),)
    return tuple(Flight(f"card:{card}", start, _hand(seat, card), back="back:") for card in args["cards"])


def _points(args: Args, _: Observation) -> Flights:
    """Points go into the chest; a closed one does not tell how many."""
    seat, text = args["player"], args.get("count", "")
    return (Flight(f"points:{text}", (f"safe:{seat}",), (f"chest:{seat}",)),)


_FLIGHTS: dict[str, Callable[[Args, Observation], Flights]] = {
    "GemDrawn": _gem,
    "GemPlacedOnTile": _laid,
    "GemToBag": _to_bag,
    "BoatSailed": _sailed,
    "BoatRushed": _sailed,
    "SpotTaken": _put,
    "ProtectedBySpot": _put,
    "TileRevealed": _turned,
    "CityTilePlaced": _city,
    "DiveStarted": _bell,
    "Surfaced": _up,
    "CrewRevealed": _revealed,
    "CrewHired": _hired,
    "CardPlayed": _played,
    "CrewScored": _scored,
    "ProtectedByCard": _shielded,
    "CardsRested": _gone_to_rest,
    "Rested": _rested,
    "DiveScored": _points,
}

_FRESH: dict[str, tuple[tuple[str, str], ...]] = {
    **dict.fromkeys(
        ("BoatSailed", "BoatRushed", "SpotTaken", "ProtectedBySpot"), (("boat:{player}", "boat"),)
    ),
    "TileRevealed": (("tile:", "tile"),),
    "GemPlacedOnTile": (("node:", "node"),),
    "CrewRevealed": (("market:", "card"),),
    "CrewHired": (("hired:", "card"),),
}
"""By kind of event: the names that keep a ring, each a beginning and the argument that ends it."""


def flights(event: Any, seen: Observation) -> Flights:
    """What an event sets in motion; `seen` is the table after the move that it belongs to."""
    made = _FLIGHTS.get(event.kind)
    return made(event.args, seen) if made else ()


def fresh(event: Any) -> tuple[str, ...]:
    """The names of what an event changed, for the ring that it keeps."""
    if event.kind == "Rested":
        return tuple(f"card:{card}" for card in event.args.get("cards", ()))
    names = _FRESH.get(event.kind, ())
    return tuple(start.format(**event.args) + str(event.args[arg]) for start, arg in names)
