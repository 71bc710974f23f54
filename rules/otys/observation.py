"""What a viewer of Otys may see: everything but the others' private contracts and the deck (OTY-9.8)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A player's prestige by where it came from (OTY-11.2)."""

    contracts: int
    sponsors: int
    store: int
    rewards: int
    bonuses: int

    @property
    def total(self) -> int:
        """Where the marker stands."""
        return self.contracts + self.sponsors + self.store + self.rewards + self.bonuses


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's board. Per level: index 0 is level 1. `hand` is None where only its size is known.

    `payable` are contracts with a level that could pay them now: public ones, and own private ones.
    """

    credits: int
    batteries: int
    neutral: int
    keys: tuple[str, ...]
    track: tuple[str, ...]
    mechanic: int
    hacker: int
    move_value: int
    threshold: int
    column: tuple[str, ...]  # S3 first
    improved: tuple[str, ...]
    zone: tuple[tuple[str, ...], ...]
    bonus: tuple[str | None, ...]
    hand: tuple[str, ...] | None
    hand_count: int
    completed: tuple[str, ...]
    payable: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class TurnView:
    """How far the turn has come. `owner` and `diver` name whose effect is asked about now."""

    key: str  # "" before it is chosen
    level: int
    propeller: bool
    sponsor: bool
    free_costs: bool
    repeat: bool
    activated: str  # "" before step 2
    step: int
    owner: int | None
    diver: str
    token: str  # whose front is asked about now, else ""
    drawn: tuple[str, ...] | None
    drawn_count: int


@dataclass(frozen=True, slots=True)
class Observation:
    """The whole table for one viewer."""

    viewer: int | None
    round: int
    turn: int
    start_player: int
    active: int
    decider: int | None
    decision: str
    sponsors: tuple[str, ...]  # faces, level 1 first
    rewards: tuple[tuple[str, str], ...]
    store: dict[str, tuple[bool, ...]]  # rows from the top
    public: tuple[str | None, ...]
    deck_count: int
    known_deck: tuple[tuple[int, str], ...]  # place from the top, what the viewer put there
    bag: tuple[str, ...]
    discard: tuple[str, ...]
    neutral_supply: int
    ending: bool
    seats: tuple[SeatView, ...]
    scores: tuple[ScoreView, ...]
    now: TurnView
