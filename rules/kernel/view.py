"""A state as one seat may use it: what bots get instead of the true state."""

from typing import Any

from rules.kernel.game import Game
from rules.kernel.legal import LegalMoves
from rules.kernel.rng import Randrange
from rules.kernel.state import State


class PlayerView:
    """The observation of one seat, its legal moves, and consistent guesses of what is hidden."""

    __slots__ = ("_state", "player")

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._state.game

    @property
    def observation(self) -> Any:
        """What this seat sees."""
        return self._state.observation(self.player)

    def legal_moves(self) -> LegalMoves:
        """The legal moves; never depend on what this seat cannot see when it decides."""
        return self._state.legal_moves()

    def determinize(self, rng: Randrange) -> State:
        """A full state that this seat cannot tell from the true one."""
        return self._state.determinize(self.player, rng)
