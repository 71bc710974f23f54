"""Everything on the table of Otys, and the few questions and changes that all rules share."""

from collections.abc import Mapping
from typing import Any

from rules.kernel import Decision, Game, State, Step
from rules.kernel.rng import Randrange, shuffled
from rules.otys.components import KEYS, LEVELS, NEUTRAL, SURFACE, TYPES, Contract, box
from rules.otys.observation import Observation

SOURCES = ("contracts", "sponsors", "store", "rewards", "bonuses")
Counts = tuple[int, ...]  # so many of each type, in the order of TYPES
NONE: Counts = (0,) * len(TYPES)


class Seat:
    """One player's board, supplies, cards and prestige. All parts are frozen, so that a clone is cheap.

    `zone` and `bonus` are by level, index 0 is not used. `known` are the contracts that this player
    has put under the deck and that still lie there.
    """

    __slots__ = (
        "batteries",
        "bonus",
        "column",
        "completed",
        "credits",
        "hacker",
        "hand",
        "improved",
        "keys",
        "known",
        "mechanic",
        "neutral",
        "score",
        "track",
        "zone",
    )

    def __init__(self) -> None:
        self.credits: int = box().constants["start_credits"]  # OTY-2.7
        self.batteries: int = box().constants["start_batteries"]
        self.neutral = 0
        self.keys: tuple[str, ...] = KEYS  # OTY-2.3
        self.track: tuple[str, ...] = ()
        self.mechanic = 0  # OTY-2.4
        self.hacker = 0
        self.column: tuple[str, ...] = ()  # top first
        self.improved: tuple[str, ...] = ()  # sorted
        self.zone: tuple[Counts, ...] = (NONE,) * (1 + len(LEVELS))
        self.bonus: tuple[str, ...] = ("",) * (1 + len(LEVELS))
        self.hand: tuple[str, ...] = ()  # sorted
        self.completed: tuple[str, ...] = ()
        self.known: tuple[str, ...] = ()
        self.score: tuple[int, ...] = (0,) * len(SOURCES)

    def clone(self) -> "Seat":
        """An independent copy."""
        other = object.__new__(Seat)
        other.credits = self.credits
        other.batteries = self.batteries
        other.neutral = self.neutral
        other.keys = self.keys
        other.track = self.track
        other.mechanic = self.mechanic
        other.hacker = self.hacker
        other.column = self.column
        other.improved = self.improved
        other.zone = self.zone
        other.bonus = self.bonus
        other.hand = self.hand
        other.completed = self.completed
        other.known = self.known
        other.score = self.score
        return other

    @property
    def prestige(self) -> int:
        """Where the marker stands on the score track; nothing else counts (OTY-11.2)."""
        return sum(self.score)

    @property
    def move_value(self) -> int:
        """How far the propeller moves a diver (OTY-5.2)."""
        return box().move_values[self.mechanic]

    @property
    def threshold(self) -> int:
        """How many used keys reach the hacker (OTY-10.2)."""
        return box().thresholds[self.hacker]

    @property
    def resources(self) -> int:
        """All resources in the zone, for ties (OTY-11.4)."""
        return sum(map(sum, self.zone))

    def diver_at(self, level: int) -> str:
        """The diver that lies on a level."""
        return self.column[level + SURFACE - 1]

    def room(self, level: int) -> int:
        """Free places of a level (OTY-7.11)."""
        return box().capacity[level] - sum(self.zone[level])

    def has(self, level: int, kind: str) -> int:
        """How many of a type lie on a level."""
        return self.zone[level][TYPES.index(kind)]

    def change(self, level: int, kind: str, count: int) -> None:
        """Put resources of a type on a level, or take them away."""
        number = TYPES.index(kind)
        old = self.zone[level]
        self.pay(level, (*NONE[:number], -count, *NONE[number + 1 :]))
        assert self.zone[level][number] >= 0 and self.room(level) >= 0, (level, kind, old)

    def pay(self, level: int, counts: Counts) -> None:
        """Resources of a level go to the supply, which is unlimited (OTY-9.4, OTY-1.4)."""
        left = tuple(have - paid for have, paid in zip(self.zone[level], counts, strict=True))
        self.zone = (*self.zone[:level], left, *self.zone[level + 1 :])

    def lay(self, key: str) -> None:
        """An own key comes back to its place on the board."""
        self.keys = tuple(each for each in KEYS if each in self.keys or each == key)

    def move(self, diver: str, index: int) -> None:
        """A diver goes to a slot; those between shift by one, no gap arises (OTY-5.3, OTY-10.5)."""
        rest = tuple(other for other in self.column if other != diver)
        self.column = (*rest[:index], diver, *rest[index:])


class OtysState(State):
    """The state of a game. Parts are frozen and replaced as a whole; `deck` has its top last."""

    __slots__ = (
        "activated",
        "active",
        "bag",
        "deck",
        "declined",
        "discard",
        "drawn",
        "ending",
        "free_costs",
        "key",
        "level",
        "neutral",
        "propeller_used",
        "public",
        "repeat",
        "rewards",
        "round",
        "seats",
        "spied",
        "sponsor_used",
        "sponsors",
        "start",
        "store",
        "turn",
    )

    def __init__(self, game: Game, seed: int, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seed, players, options)
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.start = 0
        self.active = 0
        self.round = 1
        self.turn = 1
        self.sponsors: tuple[str, ...] = ()  # faces, level 1 first
        self.rewards: tuple[tuple[str, ...], ...] = ()  # left and right, level 1 first
        self.store: dict[str, tuple[bool, ...]] = {kind: (False,) * len(box().store) for kind in TYPES}
        self.public: tuple[str | None, ...] = ()
        self.deck: tuple[str, ...] = ()
        self.bag: tuple[str, ...] = ()  # sorted: drawing is by chance, there is no order
        self.discard: tuple[str, ...] = ()
        self.neutral: int = box().constants["neutral_x"]
        self.ending = False
        self.drawn: tuple[str, ...] = ()  # contracts of which the active player has to keep one
        self.begin_turn(0)

    def begin_turn(self, player: int) -> None:
        """Forget what held for one turn only."""
        self.active = player
        self.key = ""
        self.level = 0
        self.propeller_used = self.sponsor_used = False
        self.free_costs = self.repeat = False
        self.activated = ""
        self.declined: tuple[object, ...] = ()  # what could be paid with what when nothing more was wanted
        self.spied: tuple[tuple[int, str], ...] = ()

    def clone(self) -> "OtysState":
        """An independent copy; written by hand, because bots make thousands."""
        other = object.__new__(OtysState)
        self._clone_kernel(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.start = self.start
        other.active = self.active
        other.round = self.round
        other.turn = self.turn
        other.sponsors = self.sponsors
        other.rewards = self.rewards
        other.store = self.store  # replaced, never changed
        other.public = self.public
        other.deck = self.deck
        other.bag = self.bag
        other.discard = self.discard
        other.neutral = self.neutral
        other.ending = self.ending
        other.drawn = self.drawn
        other.key = self.key
        other.level = self.level
        other.propeller_used = self.propeller_used
        other.sponsor_used = self.sponsor_used
        other.free_costs = self.free_costs
        other.repeat = self.repeat
        other.activated = self.activated
        other.declined = self.declined
        other.spied = self.spied
        return other

    def canonical(self) -> dict[str, Any]:
        """Every part of the table as plain values; the digest is made of it."""
        own = {name: getattr(self, name) for name in OtysState.__slots__ if name != "seats"}
        seats = [{name: getattr(seat, name) for name in Seat.__slots__} for seat in self.seats]
        return {**own, "seats": seats}

    def observation(self, player: int | None) -> Observation:
        """What this player sees: all but the others' contracts and the deck."""
        from rules.otys.observe import observe

        return observe(self, player)

    def determinize(self, player: int, rng: Randrange) -> "OtysState":
        """A clone with the deck and the others' contracts dealt anew; what the player has put under
        the deck stays where it is, as nobody shuffles (OTY-9.6)."""
        other = self.clone()
        other.forget_past(rng)
        known = self.seats[player].known
        rivals = [seat for number, seat in enumerate(other.seats) if number != player]
        closed = [card for card in self.deck if card not in known]
        closed += [card for seat in rivals for card in seat.hand]
        closed += self.drawn if player != self.active else ()
        pool = shuffled(sorted(closed), rng)
        other.deck = tuple(card if card in known else pool.pop() for card in self.deck)
        for seat in rivals:
            seat.hand = tuple(sorted(pool.pop() for _ in seat.hand))
            seat.known = ()  # what others know is not known
        if player != self.active:
            other.drawn = tuple(pool.pop() for _ in self.drawn)
            other.declined = ()  # names private contracts
        return other

    def winners(self) -> list[int]:
        """Most prestige, ties by resources (OTY-11.3 to OTY-11.5)."""
        from rules.otys.scoring import winners

        return winners(self)

    # What lies where

    def neighbours(self, player: int) -> dict[str, int]:
        """The left and the right neighbour; with two players there is only the left one (OTY-2.1)."""
        left, right = (player + 1) % self.players, (player - 1) % self.players
        return {"left": left} if left == right else {"left": left, "right": right}

    def sponsor(self) -> str:
        """The sponsor on the level of the key (OTY-6.1)."""
        return self.sponsors[self.level - 1]

    def side(self, owner: int) -> bool:
        """Whether the diver on a player's key level lies improved side up (OTY-7.1)."""
        seat = self.seats[owner]
        return seat.diver_at(self.level) in seat.improved

    def cost(self, player: int, owner: int) -> int:
        """Credits for the effect of the diver on the key level (OTY-6.11, OTY-7.53)."""
        if self.free_costs and owner == player:
            return 0
        return box().divers[self.seats[owner].diver_at(self.level)].cost(self.side(owner))

    def reward(self, level: int, side: str) -> str:
        """A token of the colony board."""
        return self.rewards[level - 1][side == "right"]

    def contracts(self, player: int) -> tuple[str, ...]:
        """What a player may complete: the public contracts and his own."""
        public = tuple(card for card in self.public if card)
        return public + self.seats[player].hand


def shown(card: str) -> Contract:
    """What a contract shows."""
    return box().contracts[card]


def is_x(key: str) -> bool:
    """Whether a key is an X key, own or neutral."""
    return key in ("x", NEUTRAL)


OtysStep = Step[OtysState]
OtysDecision = Decision[OtysState]
