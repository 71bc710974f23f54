"""Names of things on the table of Otys, and how to read them out of a move."""

from rules.kernel import Move, ident

FOR_CREDITS = "for:credits"
FOR_PRESTIGE = "for:prestige"
BONUS = Move("button:bonus")
OXYGEN = Move("button:oxygen")
DRAW = Move("deck:contracts")
SPECIALISTS = (Move("specialist:mechanic"), Move("specialist:hacker"))


def place(pick: str) -> tuple[int, str]:
    """Level and the rest of a pick such as `reward:3.left` or `zone:4.metal`."""
    level, _, rest = ident(pick).partition(".")
    return int(level), rest


def cell(pick: str) -> tuple[str, int]:
    """Type and row of a pick such as `store:metal.2`."""
    kind, _, row = ident(pick).partition(".")
    return kind, int(row)
