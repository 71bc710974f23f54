"""What happened, in order: feeds the log, the animation, the preview and the statistics."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `reveals` marks what nobody could know before (no undo across it).

    `secret` names the arguments that only the players in `seen_by` may see.
    """

    kind: str
    rule: str
    args: Mapping[str, Any]
    reveals: bool = False
    secret: tuple[str, ...] = ()
    seen_by: tuple[int, ...] = ()

    def for_viewer(self, viewer: int | None) -> "Event":
        """The event as this viewer may know it: secret arguments are left out for others."""
        if not self.secret or viewer in self.seen_by:
            return self
        kept = {name: value for name, value in self.args.items() if name not in self.secret}
        return Event(self.kind, self.rule, MappingProxyType(kept), self.reveals)

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.kind}({inside}) {self.rule}"
