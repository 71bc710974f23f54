"""Positions of Flotilla from short text: for its tests.

    state = table(side="sky", money=15, hand="C4", tiles="Y04@0.2/3 Y05@1.2/4", resources="red2 blue1",
                  ships="0.1:blue2 0.0", dials=(1, 1, 3, 1), rivals=[{"pile": "C6"}])

A tile is its name, its hex and how often it is turned. What is named is of the first seat, which is about to
play a card; `rivals` are the others, shared things go by their names. The start player is seat 0.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import rules
from rules import Event
from rules.flotilla.components import COLOURS, SKY, box
from rules.flotilla.decisions_turn import EndTurn, MoveMarket, PlayCard
from rules.flotilla.state import SOURCES, FlotillaState, Seat, plus
from rules.kernel import Step

SHARED = (
    "dials",
    "market",
    "sonar",
    "survivor",
    "vp_supply",
    "round",
    "hub",
    "artifacts",
    "stacks",
    "bag",
    "joined",
)


def table(
    players: int = 3,
    rivals: Sequence[Mapping[str, Any]] = (),
    step: Step[Any] | None = None,
    options: Mapping[str, str] | None = None,
    **known: Any,
) -> FlotillaState:
    """A table at a card to be played by seat 0, or another step; then market and end of turn."""
    state = rules.load("flotilla").new(1, players, options or {})
    assert isinstance(state, FlotillaState)
    state.start = 0
    for name in SHARED:
        if name in known:
            setattr(state, name, known.pop(name))
    for number, seat in enumerate(state.seats):
        seat.start = number
        seat.money = box().start_tiles[number].money
    for number, words in enumerate((known, *rivals)):
        _seat(state.seats[number], words)
    used = {name for seat in state.seats for name, _ in seat.tiles.values()}
    used |= {name for seat in state.seats for name in seat.supply}
    state.bag = tuple(name for name in state.bag if name not in used)
    state.begin_turn(0)
    state.stack = []
    state.push(step or PlayCard(0), *((MoveMarket(0), EndTurn(0)) if step else ()))
    state.settle()
    return state


def _seat(seat: Seat, words: Mapping[str, Any]) -> None:
    for name, value in words.items():
        if name in ("hand", "pile", "supply", "outposts", "depleted"):
            value = tuple(value.split())
        elif name == "resources":
            value = counts(value)
        elif name == "ships":
            parts = (part.partition(":") for part in value.split())
            value = tuple((place, counts(load.replace(",", " "))) for place, _, load in parts)
        elif name == "tiles":
            parts = (part.replace("/", "@").split("@") for part in value.split())
            value = {place: (tile, int(turn)) for tile, place, turn in parts}
        elif name == "points":
            name, value = "score", (value,) + (0,) * (len(SOURCES) - 1)
        assert hasattr(seat, name), name
        setattr(seat, name, value)
    if seat.side == SKY and "ships" not in words:
        seat.ships, seat.reserve = (), 0
    seat._rim = None


def counts(text: str) -> tuple[int, ...]:
    """`red2 blue1` as counts by colour."""
    found = (0,) * len(COLOURS)
    for part in text.split():
        colour = part.rstrip("0123456789")
        found = plus(found, COLOURS.index(colour), int(part[len(colour) :] or 1))
    return found


def do(state: FlotillaState, *moves: str) -> list[Event]:
    """Apply moves one after the other; gives all that happened."""
    return [event for move in moves for event in state.apply(move)]


def legal(state: FlotillaState) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in state.legal_moves()}


def asked(state: FlotillaState) -> str:
    """The name of the decision that waits."""
    return state.decision.name if state.decision else ""


def refused(state: FlotillaState, move: str) -> str:
    """The rule that forbids a move; "" when it is legal."""
    reason = state.judge(move)
    return reason.rule if reason else ""


def kinds(events: Iterable[Event]) -> list[str]:
    """Just the names of what happened."""
    return [event.kind for event in events]


def rolled(state: FlotillaState, *symbols: str) -> FlotillaState:
    """A dive that has shown these symbols, the first depletion already left out."""
    from rules.flotilla.decisions_dive import ResolveDive

    state.symbols, state.spared = tuple(sorted(symbols)), True
    state.stack = []
    state.push(ResolveDive(0), MoveMarket(0), EndTurn(0))
    state.settle()
    return state


def researched(state: FlotillaState, faces: str) -> FlotillaState:
    """A research roll that shows these faces: s t f d, v points, j joker."""
    from rules.flotilla.decisions_research import NameJokers

    state.dice = tuple(f"research.{'stfdvj'.index(each)}" for each in faces)
    state.stack = []
    state.push(NameJokers(0), EndTurn(0))
    state.settle()
    return state
