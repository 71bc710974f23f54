"""Names of things on the table of Flotilla, and how to read them out of a move."""

from rules.kernel import Move, ident

SHIP = Move("button:ship")
OUTPOST = Move("button:outpost")
UNLOAD = Move("button:unload")
KEEP = Move("button:keep")
FLOATING = Move("button:floating")
RETIRE = Move("button:retire")
SWITCH = Move("button:switch")
STAY = Move("button:stay")


def kind_of(move: Move) -> str:
    """The kind of the first pick."""
    return move[0].partition(":")[0]


def field(pick: str) -> tuple[str, int]:
    """Guild and number of a pick such as `field:traders.4`."""
    guild, _, number = ident(pick).partition(".")
    return guild, int(number)
