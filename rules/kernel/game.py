"""A game as the outside sees it: its name, what can be chosen at set-up, and how a state begins."""

from collections.abc import Callable, Mapping
from itertools import chain
from types import MappingProxyType
from typing import Any

from rules.kernel.errors import OptionError
from rules.kernel.event import Event
from rules.kernel.state import State


class Game:
    """One game. `players` is (least, most); `options` maps a name to its values, default first.

    `later` names options that came after games were recorded: records and digests leave them out
    while they have their default, so that old records stay good. `forbid` raises OptionError for a
    set-up that the rulebook excludes; `moot` names the options that change nothing in a set-up.
    """

    __slots__ = (
        "_evaluate",
        "_forbid",
        "_later",
        "_moot",
        "_setup",
        "components",
        "end_rule",
        "name",
        "options",
        "players",
        "rule_prefix",
    )

    def __init__(
        self,
        *,
        name: str,
        players: tuple[int, int],
        options: Mapping[str, tuple[str, ...]],
        components: str,
        end_rule: str,
        setup: Callable[["Game", int, int, Mapping[str, str]], State],
        evaluate: Callable[[Any, int], float],
        later: tuple[str, ...] = (),
        forbid: Callable[[int, Mapping[str, str]], None] | None = None,
        moot: Callable[[int, Mapping[str, str]], frozenset[str]] | None = None,
    ) -> None:
        self.name = name
        self.players = players
        self.options = MappingProxyType(dict(options))
        self.components = components
        self.end_rule = end_rule
        self.rule_prefix = end_rule.split("-")[0]
        self._setup = setup
        self._evaluate = evaluate
        self._later = later
        self._forbid = forbid
        self._moot = moot

    @property
    def usual_players(self) -> int:
        """How many play when nothing else is said: two, where the game allows it."""
        least, most = self.players
        return max(least, min(2, most))

    def new(
        self, seed: int = 1, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> State:
        """A state after set-up, at its first decision.

        Raises OptionError (a ValueError) when the rulebook does not offer this set-up.
        """
        return self.open(seed, players, options)[0]

    def open(
        self, seed: int = 1, players: int | None = None, options: Mapping[str, str] | None = None
    ) -> tuple[State, list[Event]]:
        """Like `new`, with the events of the set-up."""
        players = self.usual_players if players is None else players
        chosen = self.check(players, options or {})
        if not 0 <= seed < 1 << 64:
            raise OptionError("bad_seed", seed=seed)
        state = self._setup(self, seed, players, chosen)
        events: list[Event] = []
        state.listen(events)
        state.settle()
        state.listen(None)
        return state, events

    def check(self, players: int, options: Mapping[str, str]) -> Mapping[str, str]:
        """All options with their values. Raises OptionError naming what is not offered."""
        least, most = self.players
        if not least <= players <= most:
            raise OptionError("bad_players", players=players, least=least, most=most)
        if self._forbid:
            self._forbid(players, options)
        for name, value in options.items():
            if name not in self.options:
                raise OptionError("unknown_option", option=name, known=", ".join(self.options))
            if value not in self.options[name]:
                raise OptionError("bad_option", option=name, value=value, known=", ".join(self.options[name]))
        defaults = ((name, values[0]) for name, values in self.options.items())
        return MappingProxyType(dict(chain(defaults, options.items())))

    def moot(self, players: int, options: Mapping[str, str]) -> frozenset[str]:
        """The options that change nothing when so many play and the others are chosen like this."""
        return self._moot(players, options) if self._moot else frozenset()

    def told(self, options: Mapping[str, str]) -> dict[str, str]:
        """The options that a record names: all but later ones that have their default."""
        return {
            name: value
            for name, value in options.items()
            if name not in self._later or value != self.options[name][0]
        }

    def evaluate(self, state: State, player: int) -> float:
        """How good a position is for a player, in points; for bots."""
        return self._evaluate(state, player)

    def __repr__(self) -> str:
        return f"<Game {self.name} {self.players[0]}-{self.players[1]}>"
