"""What a viewer of Flotilla may see: all but the order of bags and stacks and what was removed (FLO-1.7)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A player's points by where they came from; the last four come with the final scoring."""

    cards: int
    guilds: int
    survivors: int
    artifacts: int
    sonar: int
    market: int
    research: int
    building: int
    objectives: int
    money: int
    resources: int
    toxicity: int
    seals: int

    @property
    def total(self) -> int:
        """All points."""
        return sum(getattr(self, name) for name in ScoreView.__slots__)


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship: where it is and what it carries, colour by colour."""

    hex: str
    cargo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile in a sea."""

    hex: str
    tile: str
    turn: int
    depleted: bool
    outpost: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's area. Counts are in the order of colours and of guilds."""

    side: str
    points: int
    money: int
    resources: tuple[int, ...]
    hand: tuple[str, ...]
    pile: tuple[str, ...]
    seals: tuple[int, ...]
    seals_left: int
    discs: tuple[int, ...]
    tox: int
    tox_index: int
    ships: tuple[ShipView, ...]
    reserve: int
    harbour: str
    waters: tuple[tuple[str, str], ...]  # hex and resource
    depleted: tuple[str, ...]
    tiles: tuple[TileView, ...]
    rim: tuple[str, ...]
    outposts: tuple[str, ...]
    floating: int
    outposts_left: int
    outpost_price: int | None  # of the next one
    free_sites: tuple[str, ...]
    supply: tuple[str, ...]
    objectives: tuple[tuple[str, int, int], ...]  # set, count, rate: what each would score now


@dataclass(frozen=True, slots=True)
class TurnView:
    """How far the turn has come."""

    card: str
    source: str
    dice: tuple[str, ...]
    symbols: tuple[str, ...]
    named: tuple[str, ...]
    bought: tuple[int, ...]
    sold: tuple[int, ...]
    drawn: tuple[str, ...]
    tile: str
    hex: str
    left: int | None


@dataclass(frozen=True, slots=True)
class Observation:
    """The whole table for one viewer."""

    viewer: int | None
    round: int
    end_round: int
    start_player: int
    active: int
    decider: int | None
    decision: str
    vp_supply: int
    vp_start: int
    market: tuple[int, ...]  # fields, by colour
    prices: tuple[int, ...]
    dials: tuple[int, ...]
    survivor: int
    sonar: int
    joined: tuple[int, ...]
    top_crew: tuple[str, ...]  # by guild; "" when the stack is empty
    crew_left: tuple[int, ...]
    objectives: dict[str, tuple[tuple[str, int, int], ...]]  # by side: set, level, rate
    bag: tuple[str, ...]
    artifacts_left: int
    artifacts_unseen: tuple[str, ...]
    hub: dict[str, tuple[str, ...]]
    retired: tuple[str, ...]
    seats: tuple[SeatView, ...]
    scores: tuple[ScoreView, ...]
    now: TurnView
