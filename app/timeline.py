"""One running game as the moves that led to it: back, forward, branch, save, load; every ply is kept."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import Event, IllegalMove, Move, Record, State, turn_of
from rules.kernel.game import Game

HUMAN, BOT, AUTO = "human", "bot", "auto"


@dataclass(frozen=True, slots=True)
class Played:
    """One move as it was played. `by` says who chose it: `human`, `bot` or `auto` (it was forced)."""

    move: Move
    player: int
    decision: str
    by: str
    events: tuple[Event, ...]
    after: State  # shared: clone it before changing it

    @property
    def reveals(self) -> bool:
        """Whether it showed what nobody could know before."""
        return any(event.reveals for event in self.events)


class Timeline:
    """The past moves of a game, and the future ones that were taken back and can come again."""

    def __init__(self, first: State, setup: tuple[Event, ...] = ()) -> None:
        self.first = first
        self.setup = setup
        self.past: list[Played] = []
        self.future: list[Played] = []  # the next one last

    @classmethod
    def begin(cls, game: Game, seed: int, players: int, options: dict[str, str]) -> "Timeline":
        """A new game. Raises OptionError when the game does not offer this set-up."""
        state, events = game.open(seed, players, options)
        return cls(state, tuple(events))

    @classmethod
    def of_record(cls, record: Record, by: dict[int, str] | None = None) -> "Timeline":
        """A recorded game, at its end. `by` says of some plies who chose. Raises RecordError."""
        first = record.start()
        timeline = (
            cls(first)  # a position has no set-up to tell of
            if record.position
            else cls.begin(first.game, record.seed, record.players, dict(record.options))
        )
        try:
            for ply, move in enumerate(record.moves, 1):
                timeline.play(move, (by or {}).get(ply, HUMAN))
        except IllegalMove:
            record.replay()
            raise
        if record.digests or (record.end and record.end != timeline.state.digest()):
            record.replay()
        return timeline

    @property
    def state(self) -> State:
        """The position now. Shared: clone it before changing it."""
        return self.past[-1].after if self.past else self.first

    @property
    def ply(self) -> int:
        """How many moves led here."""
        return len(self.past)

    def at(self, ply: int) -> State:
        """The position after so many of the past moves."""
        return self.past[ply - 1].after if ply else self.first

    def play(self, move: Move | str, by: str = HUMAN) -> Played:
        """Play a move. Raises IllegalMove. The undone future stays only if it began with this move."""
        before, after = self.state, self.state.clone()
        decision = before.decision
        events = tuple(after.apply(move))
        assert decision is not None, move
        played = Played(Move.of(move), decision.player, decision.name, by, events, after)
        same = bool(self.future) and self.future[-1].move == played.move
        self.future = self.future[:-1] if same else []
        self.past.append(played)
        return played

    def back(self, ply: int) -> None:
        """Take back moves until only `ply` of them are left."""
        while len(self.past) > ply:
            self.future.append(self.past.pop())

    def forward(self) -> Played:
        """Play the next undone move again, with the same chance. Raises IndexError when there is none."""
        self.past.append(self.future.pop())
        return self.past[-1]

    def last_choice(self) -> int | None:
        """How many moves came before the last one that a person chose; None when nobody did."""
        return next((ply - 1 for ply in range(self.ply, 0, -1) if self.past[ply - 1].by == HUMAN), None)

    def turn_start(self) -> int | None:
        """How many moves came before this turn; at its start, before the last one in which a person chose."""
        start = self._turn_start(self.ply)
        if start == self.ply:
            choice = self.last_choice()
            return None if choice is None else self._turn_start(choice)
        return start

    def reveals_since(self, ply: int) -> bool:
        """Whether a move after this ply showed something hidden."""
        return any(played.reveals for played in self.past[ply:])

    def record(self) -> Record:
        """The game so far as a record that also knows which moves were not a person's choice."""
        record = self.state.record()
        for by in (BOT, AUTO):
            plies = " ".join(str(ply) for ply, played in enumerate(self.past, 1) if played.by == by)
            record = record.with_notes(**{by: plies}) if plies else record
        return record

    def _turn_start(self, ply: int) -> int:
        turn = turn_of(self.at(ply))
        return next(
            (ply - n + 1 for n, turn_there in enumerate(self._turns(ply), 1) if turn_there != turn), 0
        )

    def _turns(self, ply: int) -> Iterator[tuple[object, object]]:
        return (turn_of(self.at(earlier)) for earlier in range(ply - 1, -1, -1))


def who_chose(record: Record) -> dict[int, str]:
    """Which plies of a record were chosen by a bot or by nobody, from its notes."""
    return {
        int(ply): by
        for by in (BOT, AUTO)
        for ply in record.note(by).split()
        if ply.isascii() and ply.isdigit()
    }
