"""Positions of Der Schwarm for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable

import rules
from app.scene import Lit
from app.words import Words
from rules import bots
from rules.kernel import PlayerView, Rng
from rules.schwarm.observation import Observation
from rules.schwarm.state import SchwarmState
from tests.app.moments import finder, lit_at, seen_at

WORDS = Words("de", "schwarm", strict=True)


def _asks(name: str, moves: int = 2, ply: int = 0) -> Callable[[SchwarmState], bool]:
    return lambda state: (
        state.decision.name == name and state.ply >= ply and len(list(state.legal_moves())) >= moves
    )


MOMENTS: dict[str, Callable[[SchwarmState], bool]] = {
    "start": lambda state: True,
    "take": _asks("TakeCard", 5),
    "order": _asks("ChooseOrderCard"),
    "ability": _asks("ChooseAbility"),
    "play": _asks("PlayCard", 4),
    "both": _asks("ChooseActionOrder"),
    "station": _asks("PlaceStation"),
    "deploy": _asks("PlaceResearcher"),
    "ship": _asks("PlaceShip"),
    "sail": _asks("MoveShip", 4),
    "research": _asks("ChooseResearch"),
    "lay": _asks("LayTile", 12),
    "danger": _asks("ChooseDanger"),
    "whale": _asks("MoveWhale"),
    "tsunami": _asks("MoveTsunami"),
    "land": _asks("ChooseCrabField"),
    "crab": _asks("MoveCrab"),
    "late": _asks("PlayCard", 2, 150),
}
"""What happens at a moment, by its name."""


def words(key: str, **args: object) -> str:
    """The German words that the boards ask for; a missing one is an error."""
    return WORDS.of_game(key, **args)


def late(name: str, seed: int) -> SchwarmState:
    """The last such moment in a game between greedy bots: there is something to lose."""
    state, bot, chance = rules.load("schwarm").new(seed, 3), bots.make("greedy"), Rng(seed)
    found = None
    while (decision := state.decision) is not None:
        if MOMENTS[name](state):  # type: ignore[arg-type]
            found = state.clone()
        state.apply(bot.choose(PlayerView(state, decision.player), chance))
    assert isinstance(found, SchwarmState), name
    return found


moment = finder("schwarm", MOMENTS, turns=400)


def seen(name: str, players: int) -> Observation:
    """What the decider sees at a moment."""
    return seen_at(moment(name, players))


def lit(name: str, players: int) -> Lit:
    """All legal moves of a moment, lit."""
    return lit_at(moment(name, players))
