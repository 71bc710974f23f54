"""Perft: how many sequences of legal moves there are, depth by depth; a number that guards the rules."""

from rules.kernel.state import State


def perft(state: State, depth: int) -> list[int]:
    """Counts for depths 1 to `depth`; a sequence that ends the game early counts at its own depth only."""
    layer, counts = [state], []
    for _ in range(depth):
        following = []
        for before in layer:
            for move in before.legal_moves():
                after = before.clone()
                after.play_unchecked(move)
                following.append(after)
        counts.append(len(following))
        layer = following
    return counts
