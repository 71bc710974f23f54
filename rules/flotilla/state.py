"""Everything on the table of Flotilla, and the few questions and changes that all rules share."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, ClassVar

from rules.flotilla.components import COLOURS, GUILDS, SINK, SKY, box, crew_of
from rules.flotilla.observation import Observation
from rules.kernel import Decision, Game, Move, State, Step
from rules.kernel.rng import Randrange, shuffled

SOURCES = (
    "cards", "guilds", "survivors", "artifacts", "sonar", "market", "research", "building", "objectives",
    "money", "resources", "toxicity", "seals",
)  # fmt: skip
Counts = tuple[int, ...]  # so many of each colour, or of each guild
NONE: Counts = (0, 0, 0, 0)
Laid = Mapping[str, tuple[str, int]]  # tile and turn by hex


def plus(counts: Counts, number: int, amount: int) -> Counts:
    """Counts with one of them changed."""
    return (*counts[:number], counts[number] + amount, *counts[number + 1 :])


class Seat:
    """One player's cards, sea and supplies. All parts are frozen, so that a clone is cheap.

    `start` is the number of the start tile; `outposts` are hexes, `floating` counts those on open water;
    ships are pairs of hex and cargo in the order in which they were bought.
    """

    __slots__ = (
        "_rim",
        "built",
        "depleted",
        "discs",
        "floating",
        "hand",
        "money",
        "outposts",
        "pile",
        "reserve",
        "resources",
        "score",
        "seals",
        "ships",
        "side",
        "start",
        "supply",
        "tiles",
        "tox",
        "tox_index",
    )  # fmt: skip

    def __init__(self) -> None:
        self.side = SINK
        self.start = 0
        self.score: tuple[int, ...] = (0,) * len(SOURCES)
        self.money = 0
        self.resources: Counts = NONE
        self.hand: tuple[str, ...] = box().starters  # in the order taken
        self.pile: tuple[str, ...] = ()  # top last
        self.seals: Counts = NONE  # on the banners
        self.discs: Counts = NONE
        self.tox = 0
        self.tox_index = 0
        self.ships: tuple[tuple[str, Counts], ...] = ((box().harbour, NONE),)
        self.reserve: int = box().constants["ships"] - 1
        self.tiles: dict[str, tuple[str, int]] = {}
        self.depleted: tuple[str, ...] = ()
        self.outposts: tuple[str, ...] = ()
        self.floating = 0
        self.built = 0  # outposts, ever
        self.supply: tuple[str, ...] = ()  # tiles, sorted
        self._rim: tuple[str, ...] | None = None

    def clone(self) -> "Seat":
        """An independent copy."""
        other = object.__new__(Seat)
        for name in Seat.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    @property
    def points(self) -> int:
        """All points so far."""
        return sum(self.score)

    @property
    def seals_left(self) -> int:
        """Seals that are not on a banner."""
        return int(box().constants["seals"]) - sum(self.seals)

    @property
    def outposts_left(self) -> int:
        """Outposts on the player board (FLO-14.2)."""
        return int(box().constants["outposts"]) - self.built

    @property
    def crew(self) -> tuple[str, ...]:
        """Hand and pile (FLO-4.9)."""
        return self.hand + self.pile

    @property
    def toxicity(self) -> tuple[int, int]:
        """For comparing: less is better (FLO-12.4)."""
        return self.tox_index, self.tox

    def rebuilt(self, tiles: dict[str, tuple[str, int]]) -> None:
        """Other tiles lie in the sea."""
        self.tiles = tiles
        self._rim = None

    def sail_to(self, ship: int, place: str, cargo: Counts) -> None:
        """A ship with its cargo is somewhere."""
        self.ships = (*self.ships[:ship], (place, cargo), *self.ships[ship + 1 :])


class FlotillaState(State):
    """The state of a game. Parts are frozen and replaced as a whole; stacks have their top last.

    Down to `round` it is the table, the rest holds for one turn only: the card played and the one that acts,
    what it changes, what was traded, dice and their symbols, tiles built.
    """

    __slots__ = (
        "active", "artifacts", "bag", "bought", "built", "card", "dials", "dice", "end_round", "flags", "hub",
        "joined", "market", "named", "objectives", "retired", "retiring", "round", "seats", "sold", "sonar",
        "source", "spared", "stacks", "start", "survivor", "symbols", "vp_supply",
    )  # fmt: skip

    def __init__(self, game: Game, seed: int, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seed, players, options)
        constants = box().constants
        self.seats: list[Seat] = [Seat() for _ in range(players)]
        self.start = 0
        self.active = 0
        self.round = 1
        self.end_round = 0  # in which the supply ran out; 0 before
        per_player = "vp_supply_per_player" if options["vp_per_player"] == "100" else "vp_supply_short"
        self.vp_supply: int = constants[per_player] * players  # FLO-2.6
        self.market: Counts = tuple(guild.market for guild in box().guilds.values())  # FLO-2.2
        self.dials: Counts = (constants["dial_start"],) * len(GUILDS)  # FLO-2.4
        self.survivor = 0  # FLO-2.1
        self.sonar = 0  # FLO-2.3
        self.joined: tuple[int, ...] = ()
        self.stacks: dict[str, tuple[str, ...]] = {}
        self.objectives: dict[str, tuple[tuple[str, int], ...]] = {SINK: (), SKY: ()}
        self.bag: tuple[str, ...] = tuple(box().tiles)  # sorted: drawing is by chance (FLO-2.9)
        self.artifacts: tuple[str, ...] = ()  # sorted
        self.hub: dict[str, tuple[str, ...]] = dict.fromkeys(GUILDS, ())
        self.retired: tuple[str, ...] = ()
        self.begin_turn(0)

    def begin_turn(self, player: int) -> None:
        """Forget what held for one turn only."""
        self.active = player
        self.card = self.source = ""
        self.flags: tuple[str, ...] = ()
        self.bought: Counts = NONE
        self.sold: Counts = NONE
        self.dice: tuple[str, ...] = ()
        self.symbols: tuple[str, ...] = ()
        self.named: tuple[str, ...] = ()
        self.spared = False
        self.retiring = False
        self.built: tuple[str, ...] = ()

    def clone(self) -> "FlotillaState":
        """An independent copy; all but the seats is replaced, never changed."""
        other = object.__new__(FlotillaState)
        self._clone_kernel(other)
        for name in FlotillaState.__slots__:
            setattr(other, name, getattr(self, name))
        other.seats = [seat.clone() for seat in self.seats]
        return other

    def canonical(self) -> dict[str, Any]:
        """Every part of the table as plain values; the digest is made of it."""
        own = {name: getattr(self, name) for name in FlotillaState.__slots__ if name != "seats"}
        names = [name for name in Seat.__slots__ if not name.startswith("_")]
        seats = [{name: getattr(seat, name) for name in names} for seat in self.seats]
        return {**own, "seats": seats}

    def settle(self) -> None:
        """As for all games; and a question with a single answer answers itself (FLO-1.5)."""
        while self.stack:
            step = self.stack[-1]
            if not isinstance(step, FlotillaDecision):
                self.stack.pop()
                step.run(self)
                continue
            legal = list(islice(step.legal(self), 2))
            if len(legal) == 2 or (legal and step.always):
                return
            self.stack.pop()
            if legal:
                step.perform(self, legal[0])

    def observation(self, player: int | None) -> Observation:
        """What everybody sees: all but the order of bags and stacks, and what left the game unseen."""
        from rules.flotilla.observe import observe

        return observe(self, player)

    def determinize(self, player: int, rng: Randrange) -> "FlotillaState":
        """A clone with artifacts and unseen cards dealt anew; hands are public, so it fits every seat."""
        other = self.clone()
        other.forget_past(rng)
        other.artifacts = self._guessed_artifacts(rng)
        other.stacks = {guild: self._guessed_stack(guild, rng) for guild in GUILDS}
        return other

    def _guessed_artifacts(self, rng: Randrange) -> tuple[str, ...]:
        """One unseen artifact of each guild was removed, nobody knows which."""
        bag: list[str] = []
        for guild in GUILDS:
            colour = [each for each in box().artifacts.values() if each.guild == guild]
            inside = {each for each in self.artifacts if box().artifacts[each].guild == guild}
            shown = {*self.hub[guild], *(getattr(step, "artifact", "") for step in self.stack)}
            unseen = [each.id for each in colour if each.id not in shown]
            bag += shuffled(unseen, rng)[: len(inside)]
        return tuple(sorted(bag))

    def _guessed_stack(self, guild: str, rng: Randrange) -> tuple[str, ...]:
        """The top card lies open; below it any unseen card of the right level may be."""
        stack = self.stacks[guild]
        shown = {*stack[-1:], *self.retired, self.card}
        shown.update(card for seat in self.seats for card in seat.crew)
        unseen = {
            level: shuffled([card for card in crew_of(guild, level) if card not in shown], rng)
            for level in (1, 2)
        }
        below = [unseen[box().cards[card].level].pop() for card in stack[:-1]]
        return (*below, *stack[-1:])

    def winners(self) -> list[int]:
        """Most points, then less toxicity, more crew, more money (FLO-15.3)."""
        from rules.flotilla.scoring import winners

        return winners(self)

    # What lies where

    def flag(self, name: str) -> int:
        """A flag of the card that acts, 0 without it, before the rules (FLO-1.6, FLO-1.8)."""
        return sum(int(flag.split()[1]) for flag in self.flags if flag.split()[0] == name)

    def top_card(self, player: int) -> str:
        """The top card of a player's pile; "" when it is empty."""
        return self.seats[player].pile[-1] if self.seats[player].pile else ""

    def shown_to(self, player: int, guild: str) -> bool:
        """Whether a top card of an opponent counts as the guild (FLO-4.8, FLO-16.2, FLO-16.7)."""
        others = self.clockwise(player)[1:]
        if self.options["top_scope"] == "right":
            others = others[-1:]
        if self.options["top_side"] == "own":
            others = [other for other in others if self.seats[other].side == self.seats[player].side]
        tops = filter(None, map(self.top_card, others))
        return any(box().cards[card].counts_as(guild) for card in tops)

    def price(self, colour: str) -> int:
        """What the market strip says; it moves only at the end of the turn (FLO-7.5)."""
        return int(box().constants["market_track"][self.market[COLOURS.index(colour)]])

    def waters(self, player: int) -> dict[str, str]:
        """The start waters of a player with their resources (FLO-16.4)."""
        if self.options["start_waters"] == "off":
            return {}
        tile = box().start_tiles[self.seats[player].start]
        return dict(zip(box().waters, tile.waters, strict=True))


FlotillaStep = Step[FlotillaState]


class FlotillaDecision(Decision[FlotillaState]):
    """A decision of this game. `always`: asked even when only one move is legal (FLO-1.5)."""

    __slots__ = ()

    always: ClassVar[bool] = False

    def is_moot(self, state: FlotillaState) -> bool:
        """Never passed over: with a single answer it is carried out."""
        return False

    def legal(self, state: FlotillaState) -> Iterator[Move]:
        """The candidates without a reason against them."""
        return (move for move in self.candidates(state) if self.judge(state, move) is None)
