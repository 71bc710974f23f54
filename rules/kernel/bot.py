"""What a bot is: something that chooses a legal move from what its seat sees."""

from typing import Protocol

from rules.kernel.move import Move
from rules.kernel.rng import Randrange
from rules.kernel.view import PlayerView


class Bot(Protocol):
    """Chooses moves. All its randomness comes from `rng`, so that games can be repeated."""

    def choose(self, view: PlayerView, rng: Randrange) -> Move:
        """A legal move for the seat of the view."""
        ...
