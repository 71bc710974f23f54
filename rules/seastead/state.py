"""Everything on the table of Seastead, and the few changes that all rules share."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from rules.kernel import Decision, Game, State, Step
from rules.kernel.rng import Randrange, shuffled
from rules.seastead.components import FLOTILLAS, KINDS, RESOURCES, DiveCard, Site, box
from rules.seastead.observation import Observation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rules.seastead.decrees import Decree

BOSS = 1  # in the solo game the Boss has the second seat's board and buildings, nothing else (SEA-15.1)
# Parts that came after games were recorded: where they are empty the digest is what it was without them.
_LATER = frozenset(
    {"boss_resources", "decree_deck", "decree_stack", "decree_under", "market_used", "removed"}
)


class Seat:
    """One player's goods: storage, buildings left, ships beside the board, tokens, cards."""

    __slots__ = ("cleanup", "left", "ships_beside", "ships_boxed", "specialists", "storage")

    def __init__(self) -> None:
        constants = box().constants
        self.storage = dict.fromkeys(RESOURCES, 0)
        self.left = dict.fromkeys(KINDS, constants["buildings_per_kind"])
        self.ships_beside = constants["ships_per_player"]
        self.ships_boxed = 0
        self.cleanup = 0
        self.specialists: dict[str, bool] = {}  # card id -> ready

    def clone(self) -> "Seat":
        """An independent copy."""
        other = object.__new__(Seat)
        other.storage = self.storage.copy()
        other.left = self.left.copy()
        other.ships_beside = self.ships_beside
        other.ships_boxed = self.ships_boxed
        other.cleanup = self.cleanup
        other.specialists = self.specialists.copy()
        return other


class Turn:
    """What the rules must remember within one turn; a fresh one begins each turn."""

    __slots__ = ("action", "built", "chooser", "discount", "extra_turn", "market_used", "paid", "pay_any")

    def __init__(self) -> None:
        self.action = ""  # "", "dive", "build" or "pass"
        self.built: tuple[str, str] | None = None  # kind, site
        self.paid: dict[str, int] = {}
        self.discount = 0  # by the engineer, SEA-17.8
        self.pay_any = False  # by the trader, SEA-17.9
        self.extra_turn = False  # by the founder, SEA-17.14
        self.chooser: int | None = None  # who gives out the halves, when not the diver (SEA-17.16)
        self.market_used = False  # the free market is open once a turn (SEA-11.14)

    def clone(self) -> "Turn":
        """An independent copy."""
        other = object.__new__(Turn)
        other.action = self.action
        other.built = self.built
        other.paid = self.paid.copy()
        other.discount = self.discount
        other.pay_any = self.pay_any
        other.extra_turn = self.extra_turn
        other.chooser = self.chooser
        other.market_used = self.market_used
        return other


class SeasteadState(State):
    """The state of a game. Sites are keyed by id (`F1.3`), seats by number (0 blue, 1 orange)."""

    __slots__ = (
        "active",
        "boss_resources",
        "buildings",
        "cleanup_supply",
        "decree_deck",
        "decree_stack",
        "decree_under",
        "demand",
        "dive_deck",
        "dive_discard",
        "dock_display",
        "dock_stack",
        "docks",
        "facing",
        "last_round",
        "locked",
        "removed",
        "round",
        "seats",
        "ships",
        "sides",
        "specialist_display",
        "specialist_stack",
        "start_player",
        "supply",
        "trigger",
        "turn",
    )

    def __init__(self, game: Game, seed: int, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seed, players, options)
        self.sides = dict.fromkeys(FLOTILLAS, "A")
        self.demand: dict[str, str] = {}
        self.locked = ""
        self.buildings: dict[str, tuple[int, str]] = {}  # site -> owner, kind
        self.ships: dict[str, int] = {}  # site -> owner
        self.docks: dict[str, str] = {}  # site -> dock id; the owner is the port's
        self.seats = [Seat(), Seat()]
        self.supply = dict(box().resource_count)
        self.cleanup_supply = box().constants["cleanup_tokens"]
        self.dive_deck: list[str] = []  # top last
        self.dive_discard: list[str] = []  # top last
        self.facing: tuple[str, ...] = ("", "")  # which half of the top card faces each seat
        self.specialist_stack: list[str] = []
        self.specialist_display: list[str] = []
        self.dock_stack: list[str] = []
        self.dock_display: list[str] = []
        self.start_player = 0
        self.active = 0
        self.round = 1
        self.trigger: tuple[str, int] | None = None
        self.last_round: int | None = None
        self.turn = Turn()
        self.decree_deck: list[str] = []  # top last; empty where no decrees are played
        self.decree_stack: list[str] = []  # the last one is in force
        self.decree_under: list[int] = []  # who put each of the lowest cards under the deck, lowest first
        self.boss_resources: dict[str, tuple[str, ...]] = {}  # site -> kinds that lie there for the Boss
        self.removed: list[str] = []  # open cards and docks that left the solo game (SEA-15.8)
        if self.solo:
            self.seats[BOSS].ships_beside = 0  # SEA-15.2

    def clone(self) -> "SeasteadState":
        """An independent copy; written by hand, because bots make thousands."""
        other = object.__new__(SeasteadState)
        self._clone_kernel(other)
        other.sides = self.sides
        other.demand = self.demand.copy()
        other.locked = self.locked
        other.buildings = self.buildings.copy()
        other.ships = self.ships.copy()
        other.docks = self.docks.copy()
        other.seats = [seat.clone() for seat in self.seats]
        other.supply = self.supply.copy()
        other.cleanup_supply = self.cleanup_supply
        other.dive_deck = self.dive_deck.copy()
        other.dive_discard = self.dive_discard.copy()
        other.facing = self.facing
        other.specialist_stack = self.specialist_stack.copy()
        other.specialist_display = self.specialist_display.copy()
        other.dock_stack = self.dock_stack.copy()
        other.dock_display = self.dock_display.copy()
        other.start_player = self.start_player
        other.active = self.active
        other.round = self.round
        other.trigger = self.trigger
        other.last_round = self.last_round
        other.turn = self.turn.clone()
        other.decree_deck = self.decree_deck.copy()
        other.decree_stack = self.decree_stack.copy()
        other.decree_under = self.decree_under.copy()
        other.boss_resources = self.boss_resources.copy()
        other.removed = self.removed.copy()
        return other

    def canonical(self) -> dict[str, Any]:
        """Every part of the table as plain values; the digest is made of it."""
        seats = [_parts(seat, Seat.__slots__) for seat in self.seats]
        turn = _parts(self.turn, Turn.__slots__)
        return {**_parts(self, SeasteadState.__slots__), "seats": seats, "turn": turn}

    def observation(self, player: int | None) -> Observation:
        """What this player sees: all but the order of the decks (SEA-3.5)."""
        from rules.seastead.observe import observe

        return observe(self, player)

    def determinize(self, player: int, rng: Randrange) -> "SeasteadState":
        """A clone whose unseen cards lie in a new order, each deck and depth for itself.

        The shallow cards left out at set-up never come back, so they need no drawing anew.
        """
        from rules.seastead import decree_pile

        other = self.clone()
        other.forget_past(rng)
        cards = box().dive_cards
        deep = [card for card in self.dive_deck if cards[card].depth == "deep"]
        upper = [card for card in self.dive_deck if cards[card].depth != "deep"]
        other.dive_deck = shuffled(deep, rng) + shuffled(upper, rng)
        other.specialist_stack = shuffled(self.specialist_stack, rng)
        other.dock_stack = shuffled(self.dock_stack, rng)
        decree_pile.draw_anew(other, player, rng)
        return other

    def winners(self) -> list[int]:
        """Most points, ties by the rest (SEA-13.6); solo: you with more points than the Boss (SEA-15.18)."""
        from rules.seastead.scoring import winners

        return winners(self)

    @property
    def contenders(self) -> int:
        """Two in any case: in the solo game the Boss is the second (SEA-15.18)."""
        return len(self.seats)

    # What is played

    @property
    def solo(self) -> bool:
        """One player against the Boss (SEA-15)."""
        return self.players == 1

    @property
    def decree(self) -> "Decree":
        """The decree in force: the rules ask it wherever a decree can change them (SEA-11.0)."""
        from rules.seastead.decrees import in_force

        return in_force(self.decree_stack[-1] if self.decree_stack else "")

    # What lies where

    def site(self, site: str) -> Site:
        """The printed site on the side that lies up (SEA-2.3, SEA-14.4)."""
        return box().sites[site, self.sides[site[:2]]]

    def is_free(self, site: str) -> bool:
        """Free: neither a building nor a ship (SEA-7.1)."""
        return site not in self.buildings and site not in self.ships

    def built_by(self, player: int) -> "Iterator[tuple[str, str]]":
        """Sites and kinds of a player's buildings, in the order they were placed."""
        return ((site, kind) for site, (owner, kind) in self.buildings.items() if owner == player)

    def ships_of(self, player: int) -> list[str]:
        """Sites of a player's placed ships, in board order."""
        return sorted(site for site, owner in self.ships.items() if owner == player)

    def docks_of(self, player: int) -> list[tuple[str, str]]:
        """A player's docks with their sites, in the order they were laid (SEA-6.2)."""
        return [(dock, site) for site, dock in self.docks.items() if self.buildings[site][0] == player]

    def dive_card(self) -> DiveCard:
        """The open dive card on top of the discard."""
        return box().dive_cards[self.dive_discard[-1]]

    def other(self, player: int) -> int:
        """The opponent's seat; solo the Boss's."""
        return 1 - player

    # Changes that many rules make

    def take(self, player: int, resource: str, count: int, rule: str) -> int:
        """Resources from the supply; what is not there lapses (SEA-9.1). Returns what was taken."""
        taken = min(count, self.supply[resource])
        self.supply[resource] -= taken
        self.seats[player].storage[resource] += taken
        if taken:
            self.emit("ResourcesTaken", rule, player=player, resource=resource, count=taken)
        if taken < count:
            self.emit("ResourcesLost", "SEA-9.1", player=player, resource=resource, count=count - taken)
        return taken

    def pay(self, player: int, resource: str, count: int, rule: str) -> None:
        """Resources back to the supply."""
        self.seats[player].storage[resource] -= count
        self.supply[resource] += count
        self.emit("ResourcesPaid", rule, player=player, resource=resource, count=count)

    def return_boss_resources(self, site: str, rule: str) -> None:
        """What lies on a site for the Boss goes back to the supply; nothing there, nothing happens."""
        for resource in self.boss_resources.pop(site, ()):
            self.supply[resource] += 1
            self.emit("BossResourceReturned", rule, resource=resource, site=site)

    def take_cleanup(self, player: int, count: int, rule: str) -> None:
        """Cleanup tokens; those missing in the supply are noted and count alike (SEA-9.2)."""
        noted = max(0, count - self.cleanup_supply)
        self.cleanup_supply -= count - noted
        self.seats[player].cleanup += count
        self.emit("CleanupTaken", rule, player=player, count=count)
        self.check_triggers()
        if noted:
            self.emit("CleanupNoted", "SEA-9.2", player=player, count=noted)

    def check_triggers(self) -> None:
        """Triggers (b), (c) and (d) of SEA-12.1: last buildings, last reef card, last cleanup token."""
        if any(sum(seat.left.values()) <= box().constants["end_buildings_left"] for seat in self.seats):
            self.trigger_end("buildings")
        if all(box().dive_cards[card].depth == "deep" for card in self.dive_deck):
            self.trigger_end("reef")
        if self.cleanup_supply == 0:
            self.trigger_end("cleanup")

    def check_full_flotilla(self, site: str) -> None:
        """Trigger (a) is noted the moment a flotilla is full (SEA-12.1, SEA-12.2)."""
        flotilla = site[:2]
        if sum(built[:2] == flotilla for built in self.buildings) == box().constants["sites_per_flotilla"]:
            self.trigger_end("flotilla", flotilla=flotilla)

    def trigger_end(self, reason: str, **args: Any) -> None:
        """The first trigger decides the last round; it is never taken back (SEA-12.2).

        Solo only the end of a turn counts (SEA-15.16).
        """
        if self.trigger is None and not self.solo:
            self.trigger = (reason, self.round)
            self.last_round = self.round + box().constants["extra_rounds_after_trigger"]
            self.emit("EndTriggered", "SEA-12.1", reason=reason, last_round=self.last_round, **args)


def _parts(thing: object, names: Iterable[str]) -> dict[str, Any]:
    """The named parts of a thing; later ones only where they are not empty."""
    parts = ((name, getattr(thing, name)) for name in names)
    return {name: part for name, part in parts if part or name not in _LATER}


SeasteadStep = Step[SeasteadState]
SeasteadDecision = Decision[SeasteadState]
