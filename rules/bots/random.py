"""A bot that plays any legal move: for tests, and to lose against."""

from rules.kernel.move import Move
from rules.kernel.rng import Randrange
from rules.kernel.view import PlayerView


class RandomBot:
    """Picks a thing at random, then another that still fits, so that rare kinds of move are seen."""

    def choose(self, view: PlayerView, rng: Randrange) -> Move:
        """A legal move; first picks are equally likely, not moves."""
        moves = list(view.legal_moves())
        place = 0
        while len(moves) > 1:
            picks = list(dict.fromkeys(move[min(place, len(move) - 1)] for move in moves))
            pick = picks[rng.randrange(len(picks))]
            moves = [move for move in moves if move[min(place, len(move) - 1)] == pick]
            place += 1
        return moves[0]
