"""What a key would bring, read from an observation: for the preview before the tap.

The key is taken as it lies: no propeller, no sponsor that moves the column, no hacker that moves, no oxygen.
"""

from dataclasses import dataclass

from rules.otys.components import KEYS, NEUTRAL, SLOTS, SURFACE
from rules.otys.observation import Observation
from rules.otys.state import is_x


@dataclass(frozen=True, slots=True)
class KeyOutlook:
    """Who helps, who acts, where everybody lies afterwards, which used keys come back."""

    level: int
    sponsors: tuple[str, ...]  # after the rotation, level 1 first
    sponsor: str
    diver: str
    improved: bool
    column: tuple[str, ...]  # after surfacing, top first
    slot: str
    returns: tuple[str, ...]  # in the order of the track; neutral ones go to the supply
    used: int  # keys on the track afterwards, before they return
    threshold: int


def key_outlook(seen: Observation, seat: int, key: str, level: int = 0) -> KeyOutlook:
    """The outlook of a key; an X key needs the level it is laid on (OTY-4.1, OTY-4.4).

    Raises ValueError naming a key or level that there is not.
    """
    if key not in (*KEYS, NEUTRAL):
        raise ValueError(f"no key {key!r}; there are: {', '.join((*KEYS, NEUTRAL))}")
    level = level if is_x(key) else int(key)
    if not 1 <= level <= len(seen.sponsors):
        raise ValueError(f"no level {level} for key {key!r}")
    board = seen.seats[seat]
    sponsors = (*seen.sponsors[-1:], *seen.sponsors[:-1]) if is_x(key) else seen.sponsors  # OTY-4.5
    diver = board.column[level + SURFACE - 1]
    track = (*board.track, key)
    return KeyOutlook(
        level=level,
        sponsors=sponsors,
        sponsor=sponsors[level - 1],
        diver=diver,
        improved=diver in board.improved,
        column=(diver, *(other for other in board.column if other != diver)),  # OTY-10.5
        slot=SLOTS[0],
        returns=track if len(track) >= board.threshold else (),  # OTY-10.2
        used=len(track),
        threshold=board.threshold,
    )
