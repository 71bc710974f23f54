"""How good a position of Der Schwarm is for a player, in points: the guess that simple bots play by."""

from rules.schwarm.state import SchwarmState


def evaluate(state: SchwarmState, player: int) -> float:
    """Own points."""
    return float(state.seats[player].fp)
