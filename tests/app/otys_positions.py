"""Positions of Otys for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable
from functools import cache

import rules
from app.scene import Lit
from app.words import Words
from rules import bots
from rules.kernel import PlayerView, Rng
from rules.otys.observation import Observation
from rules.otys.state import OtysState

WORDS = Words("de", "otys", strict=True)


def _asks(name: str, turn: int = 0, moves: int = 2) -> Callable[[OtysState], bool]:
    return lambda state: (
        state.decision.name == name and state.turn >= turn and len(list(state.legal_moves())) >= moves
    )


MOMENTS: dict[str, Callable[[OtysState], bool]] = {
    "start": lambda state: True,
    "key": _asks("ChooseKey", 14, 8),
    "late": _asks("ChooseKey", 40),
    "contract": _asks("FulfilContract"),
    "propeller": _asks("ChoosePropeller"),
    "sponsor": _asks("UseSponsor", 6),
    "expert": _asks("UseExpert"),
    "explorer": _asks("UseExplorer"),
    "trader": _asks("UseTrader", 4, 5),
    "engineer": _asks("UseEngineer"),
    "spy": _asks("UseSpy"),
    "reward": _asks("ResolveReward"),
    "card": _asks("ChooseContractCard"),
    "recover": _asks("RecoverKey"),
    "oxygen": _asks("ChooseOxygen"),
}
"""What happens at a moment, by its name."""


def words(key: str, **args: object) -> str:
    """The German words that the boards ask for; a missing one is an error."""
    return WORDS.of_game(key, **args)


@cache
def moment(name: str, players: int) -> OtysState:
    """The state at the first such moment; not to be changed."""
    for seed in range(1, 200):
        state = rules.load("otys").new(seed, players)
        bot, rng = bots.make("random"), Rng(seed)
        while state.decision and state.turn < 120:
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
    return Lit({pick: "possible" for move in moment(name, players).legal_moves() for pick in move})
