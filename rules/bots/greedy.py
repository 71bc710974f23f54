"""A bot that looks one move ahead and takes what its game's evaluation likes best."""

from rules.kernel.event import Event
from rules.kernel.move import Move
from rules.kernel.rng import Randrange
from rules.kernel.state import State
from rules.kernel.view import PlayerView


class GreedyBot:
    """One-ply greedy: each legal move is tried on a guess of the hidden part, the best value wins.

    A move whose outcome is luck, because chance decides or something is revealed, is tried on
    several guesses, and their mean counts: `trials` in all for the moves of one decision, but at
    least `guesses` for each.
    """

    def __init__(self, guesses: int = 4, trials: int = 48) -> None:
        self.guesses = guesses
        self.trials = trials

    def choose(self, view: PlayerView, rng: Randrange) -> Move:
        """The legal move with the best evaluation; ties are broken by `rng`."""
        moves = list(iter(view.legal_moves()))  # without `iter` they would be counted first
        if len(moves) == 1:
            return moves[0]
        worlds = [view.determinize(rng)]
        many = max(self.guesses, self.trials // len(moves))
        values = []
        for move in moves:
            value, lucky = _try(view, worlds[0], move)
            if lucky:
                while len(worlds) < many:
                    worlds.append(view.determinize(rng))
                value = (value + sum(_try(view, world, move)[0] for world in worlds[1:])) / many
            values.append(value)
        best = max(values)
        good = [move for move, value in zip(moves, values, strict=True) if value >= best - 1e-9]
        return good[rng.randrange(len(good))]


def _try(view: PlayerView, world: State, move: Move) -> tuple[float, bool]:
    """What a move is worth in one world, and whether luck had a part in it."""
    after = world.clone()
    events: list[Event] = []
    after.listen(events)
    after.play_unchecked(move)
    after.listen(None)
    lucky = after.rng.counter != world.rng.counter or any(event.reveals for event in events)
    return view.game.evaluate(after, view.player), lucky
