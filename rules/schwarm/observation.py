"""What a viewer of Der Schwarm may see: all but face-down tiles, the blue deck and, if so agreed, hands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ScoreView:
    """A player's points by where they came from; cards are paid, damage can be either."""

    start: int
    cards: int
    tiles: int
    damage: int
    networks: int
    queen: int
    sides: int

    @property
    def total(self) -> int:
        """Where the scoring stone stands."""
        return self.start + self.cards + self.tiles + self.damage + self.networks + self.queen + self.sides


@dataclass(frozen=True, slots=True)
class NetworkView:
    """What hangs together: its fields, its points in a network scoring (ability counted), its elements."""

    fields: tuple[str, ...]
    fp: int
    stations: int
    researchers: int
    buoys: int
    ships: int
    queen: bool
    sides: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JointView:
    """Two fields beside each other that a player's network joins; the first lies to the north or west."""

    first: str
    second: str


@dataclass(frozen=True, slots=True)
class TileView:
    """A laid tile. `open` names its openings, `buoys` the owners, `below` counts the tiles under it."""

    field: str
    kind: str
    open: str
    buoys: tuple[int, ...]
    below: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's pieces and cards. `hand` is None where only its size is known.

    `damage` is what the next hit costs, `networks` are worth most first.
    """

    fp: int
    damage: int
    hand: tuple[str, ...] | None
    hand_count: int
    played: tuple[str, ...]
    joker_used: bool
    number: int
    ability: str
    tiles: tuple[tuple[str, int], ...]  # by kind
    stations: tuple[tuple[str, int], ...]  # field and researchers
    ships: tuple[str, ...]
    stations_left: int
    researchers_left: int
    ships_left: int
    buoys_left: int
    queen: bool  # linked
    queen_buoy: bool
    networks: tuple[NetworkView, ...]
    joints: tuple[JointView, ...]


@dataclass(frozen=True, slots=True)
class NowView:
    """How far an action has come, read from the decision that waits; `path` is a danger's, start first."""

    player: int | None
    steps_left: int
    tiles_left: int
    danger: str
    path: tuple[str, ...]
    range: int


@dataclass(frozen=True, slots=True)
class Observation:
    """The whole table for one viewer."""

    viewer: int | None
    round: int
    rounds: int
    phase: str
    order: tuple[int, ...]
    decider: int | None
    decision: str
    row: tuple[str, ...]  # the price is the place, from 0
    orders: tuple[int, ...]  # the stack of order cards; its price is the length of the row
    abilities: tuple[str, ...]
    blue_left: tuple[str, ...]  # by elimination, sorted
    face_down: tuple[str, ...]
    unseen: tuple[tuple[str, int], ...]  # kinds of the face-down tiles, by elimination
    laid: tuple[TileView, ...]
    whales: tuple[str, ...]
    tsunamis: tuple[str, ...]
    crab: str
    whales_left: int
    tsunamis_left: int
    gold_left: int
    seats: tuple[SeatView, ...]
    scores: tuple[ScoreView, ...]
    now: NowView
