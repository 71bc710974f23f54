"""What the key will bring that is picked or lies beside a diver: who acts, who rises, which keys return.

Follows `rules.otys.outlook` and adds what is picked just now: a propeller, a sponsor that moves the column,
oxygen.
"""

from dataclasses import dataclass, replace

from app.scene import Lit
from rules.otys.components import NEUTRAL, SLOTS, SURFACE
from rules.otys.observation import Observation
from rules.otys.outlook import key_outlook


@dataclass(frozen=True, slots=True)
class Ahead:
    """`column` is how the divers lie when they are asked, `after` how in the end; level 0: not chosen yet."""

    key: str
    level: int
    column: tuple[str, ...]
    after: tuple[str, ...]
    diver: str
    sponsors: tuple[str, ...]
    sponsor_done: bool
    used: int
    threshold: int
    returns: tuple[str, ...]
    chosen: bool  # the key lies beside the diver already

    @property
    def stays(self) -> bool:
        """Whether oxygen keeps the diver down."""
        return self.after == self.column


def moved(column: tuple[str, ...], diver: str, slot: str) -> tuple[str, ...]:
    """The column after a propeller has moved a diver (OTY-5.3)."""
    rest = [other for other in column if other != diver]
    rest.insert(SLOTS.index(slot), diver)
    return tuple(rest)


def ahead(seen: Observation, seat: int, lit: Lit) -> Ahead | None:
    """The outlook for the player whose board is shown; None when no key of his is in play."""
    if seat != seen.active or seen.decider is None:
        return None
    if seen.decision == "ChooseKey" and not seen.now.level:
        return _before(seen, seat, lit)
    return _during(seen, seat, lit) if seen.now.level else None


def _before(seen: Observation, seat: int, lit: Lit) -> Ahead | None:
    """A key is picked but not played."""
    key = lit.picked("key")
    if not key:
        return None
    level = lit.picked("level") if key in ("x", NEUTRAL) else key
    look = key_outlook(seen, seat, key, int(level or 1))
    column = seen.seats[seat].column
    made = Ahead(
        key, look.level, column, look.column, look.diver, look.sponsors, False,
        look.used, look.threshold, look.returns, False,
    )  # fmt: skip
    return made if level else replace(made, level=0, after=column, diver="")


def _during(seen: Observation, seat: int, lit: Lit) -> Ahead:
    """A key lies beside a diver; afterwards it lies on the track, before the diver surfaces."""
    now, view = seen.now, seen.seats[seat]
    column = view.column
    if diver := lit.picked("diver"):
        slot = lit.picked("slot")
        column = moved(column, diver, slot) if slot and seen.decision == "ChoosePropeller" else column
    if lit.picked("sponsor") == "3.advanced":
        column = (*column[-1:], *column[:-1])  # OTY-6.32
    acting = now.activated or column[now.level + SURFACE - 1]
    after = (acting, *(other for other in column if other != acting))
    if lit.picked("button") == "oxygen":
        after = column
    track = (*view.track, now.key) if now.key else view.track
    full = bool(now.key) and len(track) >= view.threshold
    return Ahead(
        now.key, now.level, column, after, acting, seen.sponsors, now.step > 1,
        len(track), view.threshold, track if full else (), True,
    )  # fmt: skip
