"""The most points that a turn can bring, by trying everything: what a puzzle's answer is compared with."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel.move import Move
from rules.kernel.rng import Rng
from rules.kernel.state import State, turn_of

LIMIT = 4000  # positions; a puzzle that needs more is none
GUESSES = 2


@dataclass(frozen=True, slots=True)
class BestTurn:
    """What was found. `complete` is false when the search was ended before it had tried everything."""

    points: int
    moves: tuple[Move, ...]
    complete: bool


def points(state: State, player: int) -> int:
    """The points of a player if the game ended now. Raises LookupError when this game does not count them."""
    score = getattr(state.observation(player), "scores", ())[player]
    return int(score.total)


def is_over(state: State, player: int, begun: tuple[object, object]) -> bool:
    """Whether this player chooses nothing more in the turn that has begun so."""
    return state.decision is None or state.decision.player != player or turn_of(state) != begun


def search(state: State, limit: int = LIMIT) -> Iterator[BestTurn | None]:
    """Yields None while it searches, a position at a time, and the result at last.

    Hidden things are guessed as the player must, several times; what the worst guess allows is counted, so
    luck is worth nothing. Raises ValueError when nobody decides.
    """
    if state.decision is None:
        raise ValueError("nobody decides: the game is over")
    player = state.decision.player
    worst: BestTurn | None = None
    for guess in range(GUESSES):
        world = state.determinize(player, Rng(guess + 1))
        found = _Turn.NOTHING
        for found in _Turn(player, turn_of(state), limit).explore(world):  # noqa: B007 (the last one counts)
            yield None
        if worst is None or found.points < worst.points:
            worst = found
    yield worst


def best_turn(state: State, limit: int = LIMIT) -> BestTurn:
    """The result of `search`, waited for."""
    *_, found = search(state, limit)
    assert found is not None
    return found


class _Turn:
    """One search in one world."""

    NOTHING = BestTurn(-(10**9), (), True)

    def __init__(self, player: int, begun: tuple[object, object], limit: int) -> None:
        self._player = player
        self._begun = begun
        self._left = limit
        self._seen: set[str] = set()
        self._best = self.NOTHING

    def explore(self, state: State, way: tuple[Move, ...] = ()) -> Iterator[BestTurn]:
        """The best so far, after each position."""
        self._left -= 1
        if way and is_over(state, self._player, self._begun):
            self._weigh(points(state, self._player), way)
        elif self._left < 0:
            self._best = BestTurn(self._best.points, self._best.moves, False)
        elif (key := state.digest()) not in self._seen:
            self._seen.add(key)
            for move in state.legal_moves():
                after = state.clone()
                after.play_unchecked(move)
                yield from self.explore(after, (*way, move))
                if self._left < 0:
                    break
        yield self._best

    def _weigh(self, total: int, way: tuple[Move, ...]) -> None:
        if total > self._best.points:
            self._best = BestTurn(total, way, self._best.complete)
