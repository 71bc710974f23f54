"""How good a position of Otys is for a player, in prestige: the guess that simple bots play by."""

from rules.otys.state import OtysState


def evaluate(state: OtysState, player: int) -> float:
    """Own prestige less the best other's."""
    points = [float(seat.prestige) for seat in state.seats]
    return points[player] - 0.5 * max(points[:player] + points[player + 1 :])
