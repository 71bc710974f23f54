"""A bot that is greedy but has made up its mind about some decisions: to measure what a strategy is worth."""

from dataclasses import dataclass

from rules.bots.greedy import GreedyBot
from rules.kernel.move import Move
from rules.kernel.rng import Randrange
from rules.kernel.view import PlayerView


@dataclass(frozen=True, slots=True)
class Resolve:
    """A move that is made once at a decision as soon as its round has come, never before; round 0: never."""

    decision: str
    move: Move
    round: int


class CommittedBot:
    """Greedy, except for what it has resolved. Told as `DecideSwitch=button:switch/9`, more with `+`."""

    def __init__(self, resolves: tuple[Resolve, ...]) -> None:
        self._greedy = GreedyBot()
        self._left = list(resolves)

    @classmethod
    def parse(cls, text: str) -> "CommittedBot":
        """A bot from its text. Raises ValueError naming what cannot be read."""
        resolves = []
        for part in text.split("+"):
            decision, equals, answer = part.partition("=")
            move, slash, when = answer.partition("/")
            if not (equals and slash and when.isdigit()):
                raise ValueError(f"no resolve: {part!r}; like DecideSwitch=button:switch/9")
            resolves.append(Resolve(decision, Move.parse(move.replace("_", " ")), int(when)))
        return cls(tuple(resolves))

    def choose(self, view: PlayerView, rng: Randrange) -> Move:
        """The move resolved, if its time has come; else the greedy one, never a resolved one too early."""
        seen, legal = view.observation, list(view.legal_moves())
        for resolve in self._left:
            if resolve.decision != seen.decision or resolve.move not in legal:
                continue
            if resolve.round and seen.round >= resolve.round:
                self._left.remove(resolve)
                return resolve.move
            others = [move for move in legal if move != resolve.move]
            if len(others) == 1:
                return others[0]
        return self._greedy.choose(view, rng)
