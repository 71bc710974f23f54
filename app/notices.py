"""What a session has to say: why a tap did nothing, and sentences that are not about a rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.kernel import Reason, Record, RulesError

Place = tuple[str, float, float]  # region, x, y


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a tap did nothing, and where the finger was."""

    reason: Reason
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence to the player that is not about a rule, and what it offers: a game to open or a command."""

    key: str
    args: Mapping[str, Any]
    record: Record | None = None
    offer: str = ""
    command: str = ""


def complaint(why: Exception, salvaged: Record | None = None) -> Notice:
    """That a game cannot be opened; what could be read of it is offered."""
    key, args = (
        (why.key, why.args_by_name) if isinstance(why, RulesError) else ("unknown_game", {"game": str(why)})
    )
    offer = "ui.salvage" if salvaged and salvaged.moves else ""
    return Notice(f"error.{key}", args, salvaged, offer)


def salvage(text: str) -> Record | None:
    """What can be read of a torn record, if anything."""
    try:
        return Record.salvage(text)
    except RulesError:
        return None
