"""What a viewer of Seastead may see: everything but the order of the decks (SEA-3.5)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SiteView:
    """A site as it lies there; owners are seats (0 blue, 1 orange), None where there is nothing."""

    id: str
    side: str
    building: tuple[int, str] | None  # owner, kind
    ship: int | None
    dock: str | None
    boss: tuple[str, ...] = ()  # resources that lie here for the Boss (SEA-15.9)


@dataclass(frozen=True, slots=True)
class SeatView:
    """One player's goods. `left[kind]` counts buildings still on the board, 4 to 0."""

    storage: dict[str, int]
    left: dict[str, int]
    ships_beside: int
    ships_boxed: int
    cleanup: int
    docks: tuple[tuple[str, str], ...]  # dock id, site id
    specialists: tuple[tuple[str, bool], ...]  # card id, ready


@dataclass(frozen=True, slots=True)
class ScoreView:
    """Points as they would be if the game ended now, by the five categories of SEA-13."""

    resources: int
    docks: int
    sites: int
    specialists: int
    cleanup: int
    boss: int = 0  # the Boss's points in the solo game; he has no others (SEA-15.17)

    @property
    def total(self) -> int:
        """The sum of the five categories; the Boss's points."""
        return self.resources + self.docks + self.sites + self.specialists + self.cleanup + self.boss


@dataclass(frozen=True, slots=True)
class Observation:
    """The whole table for one viewer. Equal observations look alike on the screen.

    Solo `seats` and `scores` have the Boss second: his buildings left and his points.
    """

    viewer: int | None
    round: int
    start_player: int
    active: int  # whose turn it is
    decider: int | None  # who decides now, None when the game is over
    decision: str  # class name of the decision, "" when the game is over
    demand: dict[str, str]  # flotilla -> resource kind of its token
    locked: str  # resource kind of the locked token
    sites: dict[str, SiteView]
    seats: tuple[SeatView, ...]
    supply: dict[str, int]
    cleanup_supply: int
    dive_deck: dict[str, int]  # depth -> cards left
    dive_discard: int
    top_card: str | None  # card id on top of the dive discard, or turned up for the running dive
    facing: tuple[str, ...]  # per seat: the half of top_card that faces it, "" while undecided
    specialist_display: tuple[str, ...]
    specialist_stack: int
    dock_display: tuple[str, ...]
    dock_stack: int
    trigger: tuple[str, int] | None  # reason, round
    last_round: int | None
    scores: tuple[ScoreView, ...]
    solo: bool = False
    decree: str | None = None  # the decree in force, None where none are played
    decree_deck: int = 0
    decree_under: tuple[str, ...] = ()  # cards under that deck, lowest first; "" not known to the viewer
    decrees_drawn: tuple[str, ...] = ()  # while one of two is chosen; "" not known to the viewer
    removed: tuple[str, ...] = ()  # cards and docks that left the solo game (SEA-15.8)
    void_tags: tuple[str, ...] = ()  # sites whose price tag gives no rebate now
