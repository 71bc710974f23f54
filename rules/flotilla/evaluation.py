"""How good a position is."""


def evaluate(state, player):
    return float(state.seats[player].points)
