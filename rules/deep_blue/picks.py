"""Names of things on the table of Deep Blue, and how to read them out of a move."""

from rules.kernel import Move

TOKEN = Move("token:bonus")
RENEW = Move("deck:crew")
SLOTS = tuple(Move(f"slot:{place}") for place in range(4))


def boat_pick(player: int, boat: str) -> str:
    """A boat as a pick: seat and letter (`boat:0A`)."""
    return f"boat:{player}{boat}"


def boat_of(pick: str) -> str:
    """The letter of a boat pick."""
    return pick[-1]
