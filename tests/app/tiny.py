"""A game small enough to know by heart, for tests of the session: coins, a hidden pile, one forced move."""

from dataclasses import dataclass
from typing import Any

import rules
from rules.kernel import Decision, Game, Move, Reason, State, Step
from rules.kernel.reason import refuse
from rules.kernel.rng import shuffled

LAST = 12  # the game is over when so many coins are held


class TinyState(State):
    """Coins 1 to 5 lie open; the pile gives coins worth 6 to 9 that nobody knows."""

    __slots__ = ("active", "held", "pile", "round")

    def clone(self) -> "TinyState":
        other = object.__new__(TinyState)
        self._clone_kernel(other)
        other.active, other.round = self.active, self.round
        other.held = [list(coins) for coins in self.held]
        other.pile = list(self.pile)
        return other

    def canonical(self) -> dict[str, Any]:
        return {"active": self.active, "round": self.round, "held": self.held, "pile": self.pile}

    def observation(self, player: int | None) -> Any:
        return Seen(
            tuple(map(tuple, self.held)), len(self.pile), tuple(Points(sum(coins)) for coins in self.held)
        )

    def determinize(self, player: int, rng: Any) -> "TinyState":
        other = self.clone()
        other.pile = shuffled(other.pile, rng)
        return other

    def returns(self) -> list[float]:
        totals = [sum(coins) for coins in self.held]
        return [float(total == max(totals)) for total in totals]


@dataclass(frozen=True)
class Points:
    """A player's points."""

    total: int


@dataclass(frozen=True)
class Seen:
    """What everybody sees: not what the pile holds."""

    held: tuple[tuple[int, ...], ...]
    pile: int
    scores: tuple[Points, ...]


@dataclass(frozen=True, slots=True)
class TakeCoin(Decision[TinyState]):
    """Take coin 1 to 4, two at once (1 and 2, 1 and 3), or one from the pile; 5 is too heavy."""

    rule = "TNY-1.1"
    player: int

    def candidates(self, state: TinyState) -> Any:
        yield from (Move(f"coin:{n}") for n in (2, 4, 5))
        yield from (Move("coin:1", f"coin:{n}") for n in (2, 3))
        yield Move("deck:pile")

    def judge(self, state: TinyState, move: Move) -> Reason | None:
        return refuse("TNY-1.2", "too_heavy", need=5, have=4) if move == Move("coin:5") else None

    def facts(self, state: TinyState, move: Move) -> Any:
        return {"cost": len(move)} if move[0].startswith("coin") else {}

    def perform(self, state: TinyState, move: Move) -> None:
        taken = [state.pile.pop()] if move == Move("deck:pile") else [int(pick[-1]) for pick in move]
        state.held[self.player] += taken
        state.emit(
            "Taken", "TNY-1.1", player=self.player, coin=str(taken[-1]), reveals=move == Move("deck:pile")
        )
        state.push(Shine(self.player), NextTurn())


@dataclass(frozen=True, slots=True)
class Shine(Decision[TinyState]):
    """One thing to do and no choice in it."""

    rule = "TNY-2.1"
    player: int

    def candidates(self, state: TinyState) -> Any:
        return [Move("coin:all")]

    def perform(self, state: TinyState, move: Move) -> None:
        state.emit("Shone", self.rule, player=self.player)


@dataclass(frozen=True, slots=True)
class NextTurn(Step[TinyState]):
    """The other player, unless enough coins are held."""

    def run(self, state: TinyState) -> None:
        if sum(map(len, state.held)) < LAST:
            state.active = 1 - state.active
            state.round += state.active == 0
            state.push(TakeCoin(state.active))


def _setup(game: Game, seed: int, players: int, options: Any) -> TinyState:
    state = TinyState(game, seed, players, options)
    state.active, state.round, state.held = 0, 1, [[], []]
    state.pile = state.shuffle([6, 7, 8, 9] * 6)
    state.push(TakeCoin(0))
    return state


TINY = Game(
    name="tiny",
    players=(2, 2),
    options={"speed": ("slow", "fast")},
    components="t1",
    end_rule="TNY-9.1",
    setup=_setup,
    evaluate=lambda state, player: float(sum(state.held[player])),
)


def register(monkeypatch: Any) -> None:
    """Make `rules.load("tiny")` work in a test."""
    load = rules.load
    monkeypatch.setattr(rules, "load", lambda name: TINY if name == "tiny" else load(name))


class Later:
    """A scheduler for tests: nothing happens until `run`."""

    def __init__(self) -> None:
        self.waiting: list[Any] = []

    def __call__(self, seconds: float, action: Any) -> None:
        self.waiting.append(action)

    def run(self, most: int = 1000) -> None:
        """Do what waits, and what that orders, up to so many things."""
        while self.waiting and most:
            self.waiting.pop(0)()
            most -= 1
