"""Positions of Deep Blue for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable
from dataclasses import replace

from app.scene import Lit
from app.words import Words
from rules.deep_blue.observation import Observation
from rules.deep_blue.state import DeepBlueState
from tests.app.moments import finder, lit_at, seen_at

MOMENTS: dict[str, Callable[[DeepBlueState], bool]] = {
    "start": lambda state: True,
    "action": lambda state: state.decision.name == "ChooseAction" and state.turn > 30,
    "pay": lambda state: state.decision.name == "PayCash",
    "sail": lambda state: state.decision.name == "SailBoat" and state.turn > 12,
    "spot": lambda state: state.decision.name == "ChooseSpot",
    "rush": lambda state: state.decision.name == "ChooseRush",
    "protect": lambda state: state.decision.name == "ChooseProtection" and len(state.dive.order) > 1,
    "crew": lambda state: state.decision.name == "PlayCrew" and len(state.legal_moves()) > 2,
    "draw": lambda state: state.decision.name == "ContinueDive" and len(state.dive.order) > 1,
}
"""What happens at a moment, by its name."""


def words(key: str, **args: object) -> str:
    """The German words that the boards ask for; one that is missing is an error once there is a catalogue."""
    return Words("de", "deep_blue", strict=Words("de").has("deep_blue.name")).of_game(key, **args)


moment = finder("deep_blue", MOMENTS, turns=160)


def seen(name: str, players: int) -> Observation:
    """What the decider sees at a moment."""
    return seen_at(moment(name, players))


def lit(name: str, players: int) -> Lit:
    """All legal moves of a moment, lit."""
    return lit_at(moment(name, players))


def deep(count: int, players: int = 4) -> Observation:
    """A dive of so many gems in which everybody takes part; the last diver has surfaced."""
    view = seen("draw", players)
    order = tuple(range(players))
    colours = ("silver", "black", "gold", "silver", "blue", "red", "black", "purple", "green", "silver")
    drawn = tuple(colours[index % len(colours)] for index in range(count))
    inside = order[:-1]
    dive = replace(
        view.dive,
        leader=0,
        order=order,
        inside=inside,
        drawn=drawn,
        safe=dict.fromkeys(order, 12),
        stake=dict.fromkeys(inside, 97),
        strike="",
    )
    return replace(view, dive=dive)
