"""A bot that looks one move ahead and takes what its game's evaluation likes best."""

from rules.kernel.move import Move
from rules.kernel.rng import Randrange
from rules.kernel.view import PlayerView


class GreedyBot:
    """One-ply greedy: each legal move is tried on guesses of the hidden part, the best mean wins."""

    def __init__(self, guesses: int = 1) -> None:
        self.guesses = guesses

    def choose(self, view: PlayerView, rng: Randrange) -> Move:
        """The legal move with the best evaluation; ties are broken by `rng`."""
        moves = list(view.legal_moves())
        if len(moves) == 1:
            return moves[0]
        worlds = [view.determinize(rng) for _ in range(self.guesses)]
        values = []
        for move in moves:
            total = 0.0
            for world in worlds:
                after = world.clone()
                after.play_unchecked(move)
                total += view.game.evaluate(after, view.player)
            values.append(total)
        best = max(values)
        good = [move for move, value in zip(moves, values, strict=True) if value >= best - 1e-9]
        return good[rng.randrange(len(good))]
