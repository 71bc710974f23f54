"""Names of things on the table of Der Schwarm, and how to read them out of a move."""

from functools import cache

from rules.kernel import Move

DEPLOY = Move("button:deploy")
EXPLORE = Move("button:explore")
STACK = Move("stack:order")
SUPPLY = Move("danger:supply")
SHIP_FIRST = Move("button:ship_first")
RESEARCHER_FIRST = Move("button:researcher_first")


@cache
def sail(ship: str, field: str) -> Move:
    """A step of the ship on one field to the field beside it."""
    return Move(f"ship:{ship}", f"field:{field}")


@cache
def lay(kind: str, field: str, opening: str) -> Move:
    """A tile, where it goes, and where it is open, which says how it is turned."""
    return Move(f"tile:{kind}", f"field:{field}", f"open:{opening}")
