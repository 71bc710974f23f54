"""The state of a game: complete, cheap to clone, and the only place where moves are applied."""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from rules.kernel.decision import Decision, Step
from rules.kernel.errors import IllegalMove
from rules.kernel.event import Event
from rules.kernel.legal import LegalMoves
from rules.kernel.move import Move
from rules.kernel.position import Lines
from rules.kernel.reason import Reason, refuse
from rules.kernel.record import Record
from rules.kernel.rng import Randrange, Rng, shuffled

if TYPE_CHECKING:
    from rules.kernel.game import Game

History = tuple["History", Move] | None  # newest move last; a chain, so that a clone costs nothing


class OpenDecision:
    """The decision on top of a state's stack, bound to that state."""

    __slots__ = ("_state", "step")

    def __init__(self, state: "State", step: Decision) -> None:
        self._state = state
        self.step = step

    @property
    def name(self) -> str:
        """The class name of the decision, such as `ChooseDock`."""
        return type(self.step).__name__

    @property
    def player(self) -> int:
        """The seat that decides."""
        return self.step.player

    @property
    def discreet(self) -> bool:
        """Whether being asked at all tells what a player hides."""
        return self.step.discreet

    @property
    def weighed(self) -> tuple[str, ...]:
        """The kinds of pick that are tried before the move is played."""
        return self.step.weighed

    @property
    def stepwise(self) -> bool:
        """Whether its picks are asked one after the other, however few moves there are."""
        return self.step.stepwise

    @property
    def rule(self) -> str:
        """The section of the rulebook that asks."""
        return self.step.rule

    def candidates(self) -> Iterable[Move]:
        """What comes into question, legal or not."""
        return self.step.candidates(self._state)

    def facts(self, move: Move) -> Mapping[str, Any]:
        """Numbers worth showing beside a legal move."""
        return self.step.facts(self._state, move)

    def proposal(self, moves: tuple[Move, ...]) -> Move | None:
        """Of moves that differ in the weighed pick alone the one to show first."""
        return self.step.proposal(self._state, moves)

    def __repr__(self) -> str:
        return f"<{self.step!r} ({self.rule})>"


class State:
    """Base of all game states. A subclass adds slots, `clone`, `canonical`, `observation`,
    `determinize` and `returns`; everything here is the same for all games.
    """

    __slots__ = ("_sink", "game", "history", "options", "players", "position", "rng", "seed", "stack")

    def __init__(self, game: "Game", seed: int, players: int, options: Mapping[str, str]) -> None:
        self.game = game
        self.seed = seed
        self.players = players
        self.options = options
        self.rng = Rng(seed)
        self.stack: list[Step] = []
        self.history: History = None
        self.position: Lines = ()  # where the game began, when that is not the set-up
        self._sink: list[Event] | None = None

    # What a game provides

    def clone(self) -> "State":
        """An independent copy; cheap, because frozen parts are shared."""
        raise NotImplementedError(f"{type(self).__name__} has no clone")

    def canonical(self) -> dict[str, Any]:
        """The game's part of the state as plain dicts, lists, numbers and text, nothing left out."""
        raise NotImplementedError(f"{type(self).__name__} has no canonical form")

    def observation(self, player: int | None) -> Any:
        """What this player (None: a spectator) may see; equal observations compare equal."""
        raise NotImplementedError(f"{type(self).__name__} has no observation")

    def determinize(self, player: int, rng: Randrange) -> "State":
        """A clone in which everything hidden from `player` is drawn anew, consistently."""
        raise NotImplementedError(f"{type(self).__name__} cannot be determinized")

    def returns(self) -> list[float]:
        """One number a contender: 1 for a win, 0 for a loss, shares for a shared victory."""
        best = self.winners()
        return [1.0 / len(best) if seat in best else 0.0 for seat in range(self.contenders)]

    @property
    def contenders(self) -> int:
        """How many can win: the players, and after them an automaton that plays against them."""
        return self.players

    def winners(self) -> list[int]:
        """Who wins as things stand; several when the rules leave them equal."""
        raise NotImplementedError(f"{type(self).__name__} has no winners")

    # The same for all games

    def clockwise(self, first: int) -> list[int]:
        """All seats in turn order from `first`."""
        return [(first + step) % self.players for step in range(self.players)]

    def _clone_kernel(self, other: "State") -> None:
        other.game = self.game
        other.seed = self.seed
        other.players = self.players
        other.options = self.options
        other.rng = self.rng.clone()
        other.stack = self.stack.copy()
        other.history = self.history
        other.position = self.position
        other._sink = None

    def forget_past(self, rng: Randrange) -> None:
        """For `determinize`: no seed, no history, and chance to come drawn from `rng`."""
        self.rng = Rng(rng.randrange(1 << 63))
        self.seed = 0
        self.history = None
        self.position = ()

    @property
    def top(self) -> Decision:
        """The decision on top of the stack. Raises IndexError when the game is over."""
        step = self.stack[-1]
        assert isinstance(step, Decision), step
        return step

    @property
    def decision(self) -> OpenDecision | None:
        """The decision that waits for a move; None when the game is over."""
        return OpenDecision(self, self.top) if self.stack else None

    def is_terminal(self) -> bool:
        """True when the game is over."""
        return not self.stack

    def legal_moves(self) -> LegalMoves:
        """The legal moves, as a lazy object."""
        return LegalMoves(self)

    def judge(self, move: Move | str | Iterable[str]) -> Reason | None:
        """None when the move is legal now, else the reason, whatever was asked for."""
        move = _picks(move)
        if not self.stack:
            return refuse(self.game.end_rule, "game_over")
        step = self.top
        candidates = set(step.candidates(self))
        if move in candidates:
            return step.judge(self, move)
        known = {pick for candidate in candidates for pick in candidate}
        foreign = next((pick for pick in move if pick not in known), None)
        if foreign is not None:
            return step.explain(self, foreign)
        return refuse(step.rule, "incomplete", move=str(move))

    def apply(self, move: Move | str | Iterable[str]) -> list[Event]:
        """Carry out a move and all that follows by itself; returns what happened.

        Raises IllegalMove, and leaves the state untouched, when the move is not legal.
        """
        move = _picks(move)
        reason = self.judge(move)
        if reason is not None:
            raise IllegalMove(move, reason)
        events: list[Event] = []
        self._sink = events
        self._perform(move)
        self._sink = None
        return events

    def play_unchecked(self, move: Move) -> None:
        """Apply a move taken from `legal_moves` without judging it again: for playouts only."""
        self._perform(move)

    def _perform(self, move: Move) -> None:
        step = self.top
        self.stack.pop()
        self.history = (self.history, move)
        step.perform(self, move)
        self.settle()

    def settle(self) -> None:
        """Run steps and pass over moot decisions until somebody has to decide."""
        while self.stack:
            step = self.stack[-1]
            if isinstance(step, Decision) and not step.is_moot(self):
                return
            self.stack.pop()
            if not isinstance(step, Decision):
                step.run(self)

    def push(self, *steps: Step) -> None:
        """Put steps on the stack so that the first one given happens first."""
        self.stack.extend(reversed(steps))

    def emit(
        self,
        kind: str,
        rule: str,
        /,
        *,
        reveals: bool = False,
        secret: tuple[str, ...] = (),
        seen_by: tuple[int, ...] = (),
        **args: Any,
    ) -> None:
        """Report an event; free when nobody listens (playouts). For `secret` see `Event`."""
        if self._sink is not None:
            self._sink.append(Event(kind, rule, MappingProxyType(args), reveals, secret, seen_by))

    def listen(self, events: list[Event] | None) -> None:
        """Collect events outside of `apply`: for set-up."""
        self._sink = events

    def shuffle(self, items: Iterable[Any]) -> list[Any]:
        """Chance: a new list in random order, drawn from the state's own generator."""
        return shuffled(list(items), self.rng)

    def moves(self) -> list[Move]:
        """All moves since set-up, oldest first."""
        return list(reversed(list(_back(self.history))))

    @property
    def ply(self) -> int:
        """How many moves were made since set-up."""
        return sum(1 for _ in _back(self.history))

    def forced_move(self) -> Move | None:
        """The only legal move, when there is just one; else None."""
        legal = iter(self.legal_moves())
        first, second = next(legal, None), next(legal, None)
        return first if second is None else None

    def digest(self) -> str:
        """A stable digest of the whole state: 16 hexadecimal digits, alike on every machine."""
        whole = {
            "game": self.game.name,
            "options": self.game.told(self.options),
            "rng": [self.rng.seed, self.rng.counter],
            "stack": [repr(step) for step in self.stack],
            "table": self.canonical(),
        }
        text = json.dumps(whole, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def record(self, *, digests: bool = False) -> Record:
        """The game so far as a record; with `digests` one more is kept for each ply."""
        record = Record(
            game=self.game.name,
            seed=self.seed,
            players=self.players,
            options=tuple(sorted(self.game.told(self.options).items())),
            components=self.game.components,
            position=self.position,
            moves=tuple(self.moves()),
            end=self.digest(),
        )
        return record.with_digests() if digests else record


def _picks(move: Move | str | Iterable[str]) -> Move:
    """A move as it was asked for, even when no pick looks like that: it gets a reason, too."""
    return Move(*(move.split() if isinstance(move, str) else move))


def _back(history: History) -> Iterator[Move]:
    while history is not None:
        history, move = history
        yield move


def turn_of(state: State) -> tuple[object, object]:
    """What stays the same within a turn: round and active player where a game has them."""
    decision = state.decision
    return getattr(state, "round", None), getattr(state, "active", decision.player if decision else None)
