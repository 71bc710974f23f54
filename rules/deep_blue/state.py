"""Everything on the table of Deep Blue, and the few changes that all rules share."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rules.deep_blue.components import BOATS, GEMS, HARBOUR, HAZARDS, Crew, Wreck, box, crew, is_city
from rules.deep_blue.observation import Observation
from rules.kernel import Decision, Game, State, Step
from rules.kernel.rng import Randrange, shuffled

YES, NO = "yes", "no"


class Seat:
    """One player's cards, tokens, boats and chest. Card lists are kept sorted: their order says nothing.

    `veiled` are the own cards of which the others do not know whether they are in hand or resting.
    """

    __slots__ = ("boats", "chest", "hand", "played", "resting", "tokens", "veiled")

    def __init__(self, hand: list[str], tokens: int) -> None:
        self.hand = hand
        self.resting: list[str] = []
        self.played: list[str] = []
        self.veiled: list[str] = []
        self.tokens = tokens
        self.boats = dict.fromkeys(BOATS, (HARBOUR, 0))  # space, spot number (0: none)
        self.chest = {"cards": 0, "gems": 0, "leading": 0, "scenario": 0}

    def clone(self) -> "Seat":
        """An independent copy."""
        other = object.__new__(Seat)
        other.hand = self.hand.copy()
        other.resting = self.resting.copy()
        other.played = self.played.copy()
        other.veiled = self.veiled.copy()
        other.tokens = self.tokens
        other.boats = self.boats.copy()
        other.chest = self.chest.copy()
        return other

    @property
    def vp(self) -> int:
        """Points in the chest."""
        return sum(self.chest.values())

    @property
    def crew_count(self) -> int:
        """All cards owned, wherever they lie (DEB-10.3)."""
        return len(self.hand) + len(self.resting) + len(self.played)

    def give(self, card: str) -> None:
        """A card that everybody sees goes to the hand, which has no limit (DEB-1.5)."""
        self.hand = sorted([*self.hand, card])

    def play(self, card: str) -> None:
        """A card goes from the hand to the played area, for all to see (DEB-1.3)."""
        self.hand.remove(card)
        self.played.append(card)
        if card in self.veiled:
            self.veiled.remove(card)
        self._unveil()

    def rest_played(self) -> None:
        """Played cards go face down to the resting area (DEB-1.3)."""
        self.resting = sorted([*self.resting, *self.played])
        self.played = []

    def draw(self, cards: list[str]) -> None:
        """Cards drawn from the resting area; the others only see how many (DEB-6.2)."""
        if len(cards) < len(self.resting):
            self.veiled = sorted({*self.veiled, *self.resting})
        self.resting = [card for card in self.resting if card not in cards]
        self.hand = sorted([*self.hand, *cards])
        self._unveil()

    def _unveil(self) -> None:
        """When all veiled cards must lie in one place, everybody knows where they are."""
        in_hand = [card for card in self.veiled if card in self.hand]
        if len(in_hand) in (0, len(self.veiled)):
            self.veiled = []

    def guess(self, rng: Randrange) -> None:
        """Deal the veiled cards anew over hand and resting area, keeping both sizes."""
        order = shuffled(self.veiled, rng)
        count = sum(card in self.hand for card in self.veiled)
        sure_hand = [card for card in self.hand if card not in self.veiled]
        sure_rest = [card for card in self.resting if card not in self.veiled]
        self.hand = sorted([*sure_hand, *order[:count]])
        self.resting = sorted([*sure_rest, *order[count:]])


class Dive:
    """A running dive. `inside` are the seats that have not surfaced, in order from the leader."""

    __slots__ = ("card_vp", "drawn", "inside", "leader", "node", "order", "strike", "two_boats")

    def __init__(self, leader: int, node: str) -> None:
        self.leader = leader
        self.node = node
        self.order: tuple[int, ...] = ()
        self.inside: tuple[int, ...] = ()
        self.two_boats: tuple[int, ...] = ()
        self.drawn: list[str] = []
        self.card_vp: dict[int, int] = {}
        self.strike = ""

    def clone(self) -> "Dive":
        """An independent copy."""
        other = object.__new__(Dive)
        other.leader = self.leader
        other.node = self.node
        other.order = self.order
        other.inside = self.inside
        other.two_boats = self.two_boats
        other.drawn = self.drawn.copy()
        other.card_vp = self.card_vp.copy()
        other.strike = self.strike
        return other


class DeepBlueState(State):
    """The state of a game. Spaces and tiles are keyed by id, seats by number, seat 0 begins."""

    __slots__ = (
        "active",
        "bag",
        "deck",
        "discard",
        "dive",
        "fresco",
        "gem_on",
        "hidden_tiles",
        "market",
        "moved",
        "movement",
        "open_tiles",
        "scenario",
        "seats",
        "supply",
        "turn",
    )

    def __init__(self, game: Game, seed: int, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seed, players, options)
        self.scenario = ""
        self.seats: list[Seat] = []
        self.open_tiles: dict[str, str] = {}
        self.hidden_tiles: dict[str, str] = {}
        self.gem_on: dict[str, str] = {}
        self.bag = {gem: box().gems[gem].bag for gem in GEMS}  # DEB-2.4
        self.supply = {gem: box().gems[gem].supply for gem in GEMS}
        self.market: list[str | None] = [None] * len(box().prices)
        self.deck: list[str] = []  # top last
        self.discard: list[str] = []
        self.fresco: list[str] = []
        self.turn = 1
        self.active = 0
        self.movement = 0  # left in this sail action
        self.moved: tuple[str, ...] = ()  # boats that moved in this sail action
        self.dive: Dive | None = None

    def clone(self) -> "DeepBlueState":
        """An independent copy; written by hand, because bots make thousands."""
        other = object.__new__(DeepBlueState)
        self._clone_kernel(other)
        other.scenario = self.scenario
        other.seats = [seat.clone() for seat in self.seats]
        other.open_tiles = self.open_tiles.copy()
        other.hidden_tiles = self.hidden_tiles.copy()
        other.gem_on = self.gem_on.copy()
        other.bag = self.bag.copy()
        other.supply = self.supply.copy()
        other.market = self.market.copy()
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.fresco = self.fresco.copy()
        other.turn = self.turn
        other.active = self.active
        other.movement = self.movement
        other.moved = self.moved
        other.dive = self.dive.clone() if self.dive else None
        return other

    def canonical(self) -> dict[str, Any]:
        """Every part of the table as plain values; the digest is made of it."""
        own = {name: getattr(self, name) for name in DeepBlueState.__slots__ if name not in ("seats", "dive")}
        seats = [{name: getattr(seat, name) for name in Seat.__slots__} for seat in self.seats]
        dive = {name: getattr(self.dive, name) for name in Dive.__slots__} if self.dive else None
        return {**own, "seats": seats, "dive": dive}

    def observation(self, player: int | None) -> Observation:
        """What this player sees: own cards and chest, of the others only counts."""
        from rules.deep_blue.observe import observe

        return observe(self, player)

    def determinize(self, player: int, rng: Randrange) -> "DeepBlueState":
        """A clone with unseen tiles, the crew deck and the others' veiled cards dealt anew."""
        other = self.clone()
        other.forget_past(rng)
        spaces = list(self.hidden_tiles)
        tiles = shuffled(sorted(self.hidden_tiles.values()), rng)
        other.hidden_tiles = dict(zip(spaces, tiles, strict=True))
        other.deck = shuffled(sorted(self.deck), rng)
        for seat, owner in enumerate(other.seats):
            if seat != player:
                owner.guess(rng)
        return other

    def winners(self) -> list[int]:
        """Most points, ties by crew (DEB-10.2, DEB-10.3)."""
        from rules.deep_blue.scoring import winners

        return winners(self)

    # What lies where

    def tile(self, node: str) -> Wreck | None:
        """The open wreck tile on a space, or None."""
        return box().wrecks[self.open_tiles[node]] if node in self.open_tiles else None

    def boats_at(self, node: str) -> Iterator[tuple[int, str]]:
        """Seat and name of each boat on a space; it holds any number (DEB-1.9)."""
        for seat, owner in enumerate(self.seats):
            for boat, (place, _) in owner.boats.items():
                if place == node:
                    yield seat, boat

    def free_spots(self, node: str) -> list[int]:
        """Numbers of the exploration spaces on which no boat stands, own or foreign (DEB-5.10, DEB-5.11)."""
        wreck = self.tile(node)
        taken = {
            owner.boats[boat][1] for owner in self.seats for boat in BOATS if owner.boats[boat][0] == node
        }
        return [spot for spot in range(1, len(wreck.spots) + 1) if spot not in taken] if wreck else []

    def spot_colour(self, player: int, boat: str) -> str:
        """The colour of the exploration space on which a boat stands, or ""."""
        node, spot = self.seats[player].boats[boat]
        wreck = self.tile(node)
        return wreck.spots[spot - 1] if wreck and spot else ""

    def is_scenario(self, name: str, node: str) -> bool:
        """Whether this scenario is in force for a dive on this space: city tiles only (DEB-11)."""
        return self.scenario == name and node in self.open_tiles and is_city(self.open_tiles[node])

    def cards(self, player: int) -> list[tuple[str, Crew]]:
        """A player's hand with what the cards show."""
        return [(card, crew(card)) for card in self.seats[player].hand]

    # Changes that many rules make

    def draw_gem(self) -> str:
        """Chance: a gem from the bag, each as likely as the other (DEB-8.1)."""
        number = self.rng.randrange(sum(self.bag.values()))
        for gem in GEMS:
            number -= self.bag[gem]
            if number < 0:
                break
        self.bag[gem] -= 1
        return gem

    def reveal_crew(self, place: int) -> None:
        """Chance: the next crew card comes to the market; its +1 gem goes to the bag (DEB-2.8, DEB-4.3)."""
        if not self.deck and self.discard:
            self.deck = self.shuffle(sorted(self.discard))  # DEB-4.6
            self.discard = []
            self.emit("DeckReshuffled", "DEB-4.6", count=len(self.deck))
        if not self.deck:
            self.market[place] = None  # DEB-4.7
            return
        card = self.market[place] = self.deck.pop()
        self.emit("CrewRevealed", "DEB-4.3", reveals=True, card=card, slot=place)
        plus = crew(card).plus  # now, not when the card is hired or played: DEB-12.8
        if plus and self.supply[plus]:  # else nothing moves: DEB-4.8
            self.supply[plus] -= 1
            self.bag[plus] += 1
            self.emit("GemToBag", "DEB-4.3", gem=plus, card=card)

    def strikes(self, gem: str, before: Sequence[str]) -> bool:
        """Whether a gem is a hazard and not the first of its colour (DEB-8.3, DEB-8.4)."""
        return gem in HAZARDS and before.count(gem) >= box().constants["free_hazards_per_colour"]


DeepBlueStep = Step[DeepBlueState]
DeepBlueDecision = Decision[DeepBlueState]
