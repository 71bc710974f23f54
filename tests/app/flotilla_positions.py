"""Positions of Flotilla for the tests of its boards: moments of games between random bots."""

from collections.abc import Callable
from functools import cache

import rules
from app.scene import Lit
from app.words import LANGUAGES, Words
from rules import bots
from rules.flotilla.observation import Observation
from rules.flotilla.picks import STAY, SWITCH
from rules.flotilla.state import FlotillaState
from rules.kernel import PlayerView, Rng
from tests.app.moments import lit_at, seen_at

WORDS = {language: Words(language, "flotilla", strict=True) for language in LANGUAGES}


def _asks(name: str, round_: int = 0, moves: int = 2) -> Callable[[FlotillaState], bool]:
    return lambda state: (
        state.decision.name == name and state.round >= round_ and len(list(state.legal_moves())) >= moves
    )


MOMENTS: dict[str, Callable[[FlotillaState], bool]] = {
    "start": lambda state: True,
    "card": _asks("PlayCard", 18, 6),
    "student": _asks("ChooseTopCard"),
    "sail": _asks("SailShip", 12, 8),
    "unload": _asks("DecideUnload"),
    "influence": _asks("ChooseInfluence", 6),
    "resource": _asks("ChooseResource"),
    "crew": _asks("ChooseCrewGuild"),
    "seal": _asks("ChooseSealGuild"),
    "dial": _asks("ChooseDial"),
    "drawn": _asks("LayTile", 6, 4),
    "lay": _asks("PlaceTile", 9, 20),
    "supply": _asks("BuildTile", 12, 3),
    "build": _asks("PlaceBuilt", 14),
    "district": _asks("ChooseDistrict"),
    "trade": _asks("Transact", 8, 5),
    "site": _asks("ChooseSite", 0, 2),
    "objective": _asks("ChooseObjective"),
    "dive": _asks("ResolveDive", 6, 5),
    "clean": _asks("ChooseDepleted"),
    "reroll": _asks("RerollDie"),
    "adjust": _asks("AdjustDie"),
    "joker": _asks("AssignJoker"),
    "discard": _asks("DiscardCrew"),
    "retire": _asks("UseRetire"),
    "switch": _asks("DecideSwitch", 10),
}
"""What happens at a moment, by its name."""


def words_in(language: str) -> Callable[..., str]:
    """The words that the boards ask for; a missing one is an error."""
    return WORDS[language].of_game


@cache
def _moments(players: int) -> dict[str, FlotillaState]:
    """The first state of each kind in games between random bots, not to be changed."""
    found: dict[str, FlotillaState] = {}
    for seed in range(1, 60):
        state = rules.load("flotilla").new(seed, players)
        assert isinstance(state, FlotillaState)
        bot, rng = bots.make("random"), Rng(seed)
        while state.decision and len(found) < len(MOMENTS):
            for name, fits in MOMENTS.items():
                if name not in found and fits(state):
                    found[name] = state.clone()
            move = bot.choose(PlayerView(state, state.decision.player), rng)
            below = seed % 2 and move == SWITCH  # in every other game all stay on the Sinkside
            state.play_unchecked(STAY if below else move)
    return found


def moment(name: str, players: int) -> FlotillaState:
    """The state at a moment. Raises KeyError for one that no game had."""
    return _moments(players)[name]


def seen(name: str, players: int) -> Observation:
    """What the decider sees at a moment."""
    return seen_at(moment(name, players))


def lit(name: str, players: int) -> Lit:
    """All legal moves of a moment, lit."""
    return lit_at(moment(name, players))
