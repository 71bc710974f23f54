"""Moments of games between random bots, for the tests of the boards."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import rules
from app.scene import Lit
from rules import bots
from rules.kernel import Event, PlayerView, Rng, State


def finder(game: str, moments: Mapping[str, Callable[[Any], bool]], turns: int) -> Callable[..., Any]:
    """A function `(name, players, **options)`: the state at the first such moment, not to be changed."""

    @cache
    def moment(name: str, players: int, **options: str) -> State:
        for seed in range(1, 200):
            state = rules.load(game).new(seed, players, options)
            bot, rng = bots.make("random"), Rng(seed)
            while state.decision and getattr(state, "turn", state.ply) < turns:
                if moments[name](state):
                    return state
                state.play_unchecked(bot.choose(PlayerView(state, state.decision.player), rng))
        raise LookupError(f"No game of {players} has a moment {name!r}.")

    return moment


def seen_at(state: State) -> Any:
    """What the decider sees."""
    return state.observation(state.decision.player)


def lit_at(state: State) -> Lit:
    """All legal moves, lit as the table lights them."""
    return Lit({pick: "possible" for move in state.legal_moves() for pick in move})


def happened(game: str, seed: int, **options: str) -> Iterator[tuple[Any, Event, Any]]:
    """Each event of a game of three bots, with the tables of the first player before and after its move."""
    state = rules.load(game).new(seed, 3, options)
    chance, bot = Rng(seed), bots.make("greedy")
    while (decision := state.decision) is not None:
        before = state.observation(0)
        events = state.apply(bot.choose(PlayerView(state, decision.player), chance))
        after = state.observation(0)
        for event in events:
            yield before, event.for_viewer(0), after
