"""Positions of Otys for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable

from app.scene import Lit
from app.words import Words
from rules.otys.observation import Observation
from rules.otys.state import OtysState
from tests.app.moments import finder, lit_at, seen_at

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


moment = finder("otys", MOMENTS, turns=120)


def seen(name: str, players: int) -> Observation:
    """What the decider sees at a moment."""
    return seen_at(moment(name, players))


def lit(name: str, players: int) -> Lit:
    """All legal moves of a moment, lit."""
    return lit_at(moment(name, players))
