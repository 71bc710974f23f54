"""Everything on the table of Der Schwarm, and the few questions and changes that all rules share."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.kernel import Decision, Game, State, Step
from rules.kernel.rng import Randrange, shuffled
from rules.schwarm.chart import BIT, QUEEN_BIT, is_water
from rules.schwarm.components import KINDS, box
from rules.schwarm.network import CLOSED, Network, Stations, Ways
from rules.schwarm.observation import Observation

SOURCES = ("start", "cards", "tiles", "damage", "networks", "queen", "sides")
PHASES = ("setup", "take", "play", "over")
WHALE, TSUNAMI, CRAB = "whale", "tsunami", "crab"


class Laid(NamedTuple):
    """A laid tile, top of its stack: openings as a mask, owners of the buoys on it, tiles below."""

    kind: str
    mask: int
    buoys: tuple[int, ...]
    below: int


class Seat:
    """One player's points, cards and pieces. All parts are frozen, so that a clone is cheap.

    `buoyed` holds the squares with one, two and three own buoys or more; `ways` are the openings
    of the tiles there. `stations` are in the order in which they were built.
    """

    __slots__ = (
        "_known",
        "_network",
        "ability",
        "buoyed",
        "buoys",
        "hand",
        "joker_used",
        "number",
        "played",
        "queen_buoy",
        "score",
        "ships",
        "stations",
        "tiles",
        "ways",
    )

    def __init__(self) -> None:
        self.score = (box().constants["start_fp"],) + (0,) * (len(SOURCES) - 1)  # SCH-1.2
        self.hand: tuple[str, ...] = ()  # action cards, in the order taken
        self.played: tuple[str, ...] = ()  # of this round
        self.number = 0  # the order card of this round, 0 before it is taken
        self.ability = ""
        self.joker_used = False
        self.tiles: tuple[int, ...] = (0,) * len(KINDS)
        self.stations: Stations = ()
        self.ships: tuple[str, ...] = ()  # sorted
        self.buoys: int = box().constants["buoys"]  # in the supply
        self.queen_buoy = False
        self.buoyed: tuple[int, int, int] = (0, 0, 0)
        self.ways: Ways = CLOSED
        self._network: Network | None = None
        self._known: dict[object, float] = {}

    def clone(self) -> "Seat":
        """An independent copy."""
        other = object.__new__(Seat)
        other.score = self.score
        other.hand = self.hand
        other.played = self.played
        other.number = self.number
        other.ability = self.ability
        other.joker_used = self.joker_used
        other.tiles = self.tiles
        other.stations = self.stations
        other.ships = self.ships
        other.buoys = self.buoys
        other.queen_buoy = self.queen_buoy
        other.buoyed = self.buoyed
        other.ways = self.ways
        other._network = self._network
        other._known = self._known  # of the same pieces in the same places
        return other

    @property
    def fp(self) -> int:
        """Where the scoring stone stands, counted on beyond the end of the track."""
        return sum(self.score)

    @property
    def researchers(self) -> int:
        """All own researchers on stations: so many tiles can be laid in an action (SCH-6.2)."""
        return sum(count for _, count in self.stations)

    @property
    def network(self) -> Network:
        """How the own pieces hang together; found anew only after a change."""
        if self._network is None:
            self._network = Network(self.buoyed[0], self.ways, self.ships, self.stations)
        return self._network

    @property
    def known(self) -> dict[object, float]:
        """What somebody has worked out about the network; kept, for clones too, until it changes."""
        return self._known

    def changed(self) -> None:
        """Pieces were moved: the network has to be found anew."""
        self._network = None
        self._known = {}

    def has_station(self, field: str) -> bool:
        """Whether an own station lies on a land field."""
        return any(place == field for place, _ in self.stations)

    def left(self, piece: str) -> int:
        """What the supply still holds of `stations`, `researchers`, `ships` or `buoys`."""
        if piece == "buoys":
            return self.buoys
        used = {"stations": len(self.stations), "ships": len(self.ships), "researchers": self.researchers}
        return box().constants[piece] - used[piece]

    def roomy(self) -> tuple[str, ...]:
        """Own stations on which another researcher finds room (SCH-4.5)."""
        most = box().constants["station_researchers"]
        return tuple(field for field, count in self.stations if count < most)


class SchwarmState(State):
    """The state of a game. Parts are frozen and replaced as a whole; decks have their top last."""

    __slots__ = (
        "abilities",
        "blue",
        "blue_out",
        "crab",
        "gold",
        "hidden",
        "laid",
        "order",
        "orders",
        "phase",
        "round",
        "row",
        "seats",
        "tsunamis",
        "whales",
    )

    def __init__(self, game: Game, seed: int, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seed, players, options)
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.phase = PHASES[0]
        self.round = 0
        self.order: tuple[int, ...] = ()  # the stones of the turn order display
        self.hidden: dict[str, str] = {}  # face-down tiles by field
        self.laid: dict[str, Laid] = {}
        self.row: tuple[str, ...] = ()  # front first, without the stack of order cards
        self.orders: tuple[int, ...] = ()  # the stack of order cards
        self.abilities: tuple[str, ...] = box().abilities
        self.blue: tuple[str, ...] = ()
        self.blue_out: tuple[str, ...] = ()
        self.gold: int = box().tiles["gold"].count
        self.whales: tuple[str, ...] = ()  # sorted
        self.tsunamis: tuple[str, ...] = ()  # sorted
        self.crab = ""

    def clone(self) -> "SchwarmState":
        """An independent copy; written by hand, because bots make thousands."""
        other = object.__new__(SchwarmState)
        self._clone_kernel(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.phase = self.phase
        other.round = self.round
        other.order = self.order
        other.hidden = self.hidden  # replaced, never changed
        other.laid = self.laid  # replaced, never changed
        other.row = self.row
        other.orders = self.orders
        other.abilities = self.abilities
        other.blue = self.blue
        other.blue_out = self.blue_out
        other.gold = self.gold
        other.whales = self.whales
        other.tsunamis = self.tsunamis
        other.crab = self.crab
        return other

    def canonical(self) -> dict[str, Any]:
        """Every part of the table as plain values; the digest is made of it."""
        own = {name: getattr(self, name) for name in SchwarmState.__slots__ if name != "seats"}
        names = [name for name in Seat.__slots__ if not name.startswith("_")]
        seats = [{name: getattr(seat, name) for name in names} for seat in self.seats]
        return {**own, "seats": seats}

    def observation(self, player: int | None) -> Observation:
        """What this player sees: all but the face-down tiles, the blue deck and, with `hand_cards`,
        the others' cards."""
        from rules.schwarm.observe import observe

        return observe(self, player)

    def determinize(self, player: int, rng: Randrange) -> "SchwarmState":
        """A clone with the face-down tiles and the blue deck dealt anew; cards in hands stay, since
        everybody saw them being taken (SCH-10.2)."""
        other = self.clone()
        other.forget_past(rng)
        pool = shuffled(sorted(self.hidden.values()), rng)
        other.hidden = {field: pool.pop() for field in self.hidden}
        other.blue = tuple(shuffled(sorted(self.blue), rng))
        return other

    def winners(self) -> list[int]:
        """Most research points; equal ones share the victory (SCH-8.8)."""
        points = [seat.fp for seat in self.seats]
        return [player for player in range(self.players) if points[player] == max(points)]

    # What lies where

    def option(self, name: str) -> bool:
        """Whether a switch is on."""
        return self.options[name] == "on"

    def owner_of_station(self, field: str) -> int | None:
        """Whose station lies on a land field; None when it is free (SCH-4.2)."""
        return next((player for player, seat in enumerate(self.seats) if seat.has_station(field)), None)

    def rivals(self, player: int) -> list[int]:
        """The other players in turn order."""
        return [other for other in self.clockwise(player) if other != player]

    def dangers(self, kind: str) -> tuple[str, ...]:
        """Where the dangers of a kind stand."""
        if kind == CRAB:
            return (self.crab,) if self.crab else ()
        return self.whales if kind == WHALE else self.tsunamis

    def supply(self, kind: str) -> int:
        """How many dangers of a kind are in the supply (SCH-1.5)."""
        return box().dangers[kind] - len(self.dangers(kind))

    def move_danger(self, kind: str, old: str, new: str) -> None:
        """A danger goes from a field to another; "" is the supply."""
        places = list(self.dangers(kind))
        if old:
            places.remove(old)
        if new:
            places.append(new)
        if kind == CRAB:
            self.crab = new
        elif kind == WHALE:
            self.whales = tuple(sorted(places))
        else:
            self.tsunamis = tuple(sorted(places))

    def pieces_on(self, field: str, player: int) -> tuple[str, ...]:
        """The ships or the station of a player on a field, one by one (SCH-7.1)."""
        seat = self.seats[player]
        if is_water(field):
            return ("ship",) * seat.ships.count(field)
        return ("station",) if seat.has_station(field) else ()

    def worth(self, player: int, component: int, *, genius: bool = False) -> int:
        """What a component of a player's pieces scores: an element each, queen buoy included (SCH-8.1)."""
        seat = self.seats[player]
        one, two, three = seat.buoyed
        points = (component & one).bit_count() + (component & two).bit_count()
        points += (component & three).bit_count()
        for field, count in seat.stations:
            if component & BIT[field]:
                points += 1 + (count * box().constants["genius_fp"] if genius else count)
        for field in seat.ships:
            points += component & BIT[field] != 0
        return points + (seat.queen_buoy and component & QUEEN_BIT != 0)

    def best_network(self, player: int) -> tuple[int, int]:
        """The worth of the network that is worth most, with the ability counted, and its squares."""
        seat = self.seats[player]
        genius = seat.ability == "genius"
        rated = [(self.worth(player, part, genius=genius), part) for part in seat.network.components]
        return max(rated, key=lambda pair: pair[0], default=(0, 0))


SchwarmStep = Step[SchwarmState]
SchwarmDecision = Decision[SchwarmState]
