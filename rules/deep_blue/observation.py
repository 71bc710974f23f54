"""What a viewer of Deep Blue may see: own cards and chest, the others' only as numbers (DEB-1.6, DEB-9.4)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A chest: points by where they came from."""

    cards: int
    gems: int
    leading: int
    scenario: int

    @property
    def total(self) -> int:
        """All points in the chest."""
        return self.cards + self.gems + self.leading + self.scenario


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player as the viewer sees him; `hand` and `resting` are None where only counts are known."""

    hand: tuple[str, ...] | None
    hand_count: int
    resting: tuple[str, ...] | None
    resting_count: int
    played: tuple[str, ...]
    tokens: int
    boats: dict[str, tuple[str, int]]  # boat -> space, spot number (0: in the middle, or no tile)


@dataclass(frozen=True, slots=True)
class DiveView:
    """A running dive. `stake` is what each seat's gems would score now, `safe` its card points."""

    leader: int
    node: str
    tile: str
    order: tuple[int, ...]
    inside: tuple[int, ...]
    drawn: tuple[str, ...]
    safe: dict[int, int]
    stake: dict[int, int]
    strike: str  # colour of the hazard that is being answered, or ""


@dataclass(frozen=True, slots=True)
class Observation:
    """The whole table for one viewer."""

    viewer: int | None
    turn: int
    active: int
    decider: int | None
    decision: str
    scenario: str
    open_tiles: dict[str, str]  # space -> wreck tile
    hidden_spaces: tuple[str, ...]
    hidden_tiles: tuple[str, ...]  # which wrecks lie face down somewhere
    gem_on: dict[str, str]
    seats: tuple[SeatView, ...]
    bag: dict[str, int]
    supply: dict[str, int]
    market: tuple[str | None, ...]
    deck_count: int
    discard: tuple[str, ...]
    fresco: tuple[str, ...]
    movement: int
    dive: DiveView | None
    odds: bool  # whether the table wants to be told how likely the next gem strikes
    scores: tuple[ScoreView | None, ...]  # None where the chest is closed to the viewer
