"""Why a move is refused: a rule id, a message key and the numbers of the sentence."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal. `rule` is a section such as `SEA-5.3`, `key` names the sentence, `args` fill it."""

    rule: str
    key: str
    args: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def __str__(self) -> str:
        numbers = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.key} ({self.rule})" + (f": {numbers}" if numbers else "")


def refuse(rule: str, key: str, /, **args: Any) -> Reason:
    """A Reason with its arguments given by name."""
    return Reason(rule, key, MappingProxyType(args))
