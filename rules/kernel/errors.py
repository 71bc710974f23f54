"""The three kinds of bad input: text that cannot be read, a move not allowed, a game not offered."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rules.kernel.reason import Reason


class RulesError(ValueError):
    """Base of all errors of `rules`; `key` and `args_by_name` choose and fill a sentence."""

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args_by_name = args
        numbers = ", ".join(f"{name} {value!r}" for name, value in args.items())
        super().__init__(f"{key}: {numbers}" if numbers else key)


class RecordError(RulesError):
    """A record, a move or a link that cannot be read; says which line and what was found."""


class OptionError(RulesError):
    """A set-up that the game does not offer: player count, option, value or combination."""


class IllegalMove(RulesError):
    """A move that can be read but is not allowed now; `reason` says why."""

    def __init__(self, move: object, reason: "Reason") -> None:
        super().__init__("illegal_move", move=str(move), reason=str(reason))
        self.reason = reason
