"""Positions of Deep Blue for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import rules
from app.scene import Lit
from app.words import Words
from rules import bots
from rules.deep_blue.observation import Observation
from rules.deep_blue.state import DeepBlueState
from rules.kernel import PlayerView, Rng

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


@cache
def moment(name: str, players: int, scenario: str = "troubled_waters") -> DeepBlueState:
    """The state at the first such moment; not to be changed."""
    for seed in range(1, 200):
        state = rules.load("deep_blue").new(seed, players, {"scenario": scenario})
        bot, rng = bots.make("random"), Rng(seed)
        while state.decision and state.turn < 160:
            if MOMENTS[name](state):
                return state
            state.play_unchecked(bot.choose(PlayerView(state, state.decision.player), rng))
    raise LookupError(f"No game of {players} has a moment {name!r}.")


def seen(name: str, players: int) -> Observation:
    """What the decider sees at a moment."""
    state = moment(name, players)
    return state.observation(state.decision.player)


def lit(name: str, players: int) -> Lit:
    """All legal moves of a moment, lit as the table lights them."""
    picks = {pick: "possible" for move in moment(name, players).legal_moves() for pick in move}
    return Lit(picks)


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
