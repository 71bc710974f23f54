"""Delvers of the Skyside: research dice, rerolled, turned, jokers named, then valued (FLO-11)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rules.flotilla.components import GUILDS, box, words
from rules.flotilla.decisions_gain import ChooseDial
from rules.flotilla.gains import gain_money, gain_points
from rules.flotilla.state import FlotillaDecision, FlotillaState, FlotillaStep
from rules.kernel import DECLINE, DONE, Move, ident, one, two

JOKER, BREAKTHROUGH = "joker", "breakthrough"


def roll_research(state: FlotillaState, player: int, count: int) -> None:
    """Chance: so many dice as there are; then what the card allows, in order (FLO-11.1, FLO-11.2)."""
    faces = len(box().research)
    count = min(count, box().constants["research_dice"])
    state.dice = tuple(f"research.{state.rng.randrange(faces)}" for _ in range(count))
    state.named = ()
    state.emit("DiceRolled", "FLO-11.1", reveals=True, player=player, dice=state.dice)
    steps: list[FlotillaStep] = []
    if state.flag("reroll"):
        steps.append(RerollDie(player, state.flag("reroll")))
    if state.flag("adjust"):
        steps.append(AdjustDie(player, state.flag("adjust")))
    state.push(*steps, NameJokers(player))


def face(die: str) -> int:
    """Which face lies up."""
    return int(die.partition(".")[2])


def _turned(state: FlotillaState, die: int, side: int) -> None:
    state.dice = (*state.dice[:die], f"research.{side}", *state.dice[die + 1 :])


@dataclass(frozen=True, slots=True)
class RerollDie(FlotillaDecision):
    """One die is rolled again (FLO-11.3)."""

    rule = "FLO-11.3"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("die", number) for number in range(len(state.dice)))
        yield DONE

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        number = int(ident(move[0]))
        _turned(state, number, state.rng.randrange(len(box().research)))
        die = state.dice[number]
        state.emit("DieRerolled", self.rule, reveals=True, player=self.player, die=die, number=number)
        if self.left > 1:
            state.push(RerollDie(self.player, self.left - 1))


@dataclass(frozen=True, slots=True)
class AdjustDie(FlotillaDecision):
    """One die is turned to a face of choice (FLO-11.3)."""

    rule = "FLO-11.3"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        for number, die in enumerate(state.dice):
            for side in range(len(box().research)):
                if side != face(die):
                    yield two("die", number, "face", side)
        yield DONE

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        number, side = (int(ident(pick)) for pick in move)
        _turned(state, number, side)
        die = state.dice[number]
        state.emit("DieTurned", self.rule, player=self.player, die=die, number=number)
        if self.left > 1:
            state.push(AdjustDie(self.player, self.left - 1))


@dataclass(frozen=True, slots=True)
class NameJokers(FlotillaStep):
    """Each joker that lies up is named, then all is valued (FLO-11.4)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        jokers = sum(JOKER in box().research[face(die)] for die in state.dice)
        state.push(*(AssignJoker(self.player) for _ in range(jokers)), ValueResearch(self.player))


@dataclass(frozen=True, slots=True)
class AssignJoker(FlotillaDecision):
    """One symbol of one guild, or nothing (FLO-11.4)."""

    rule = "FLO-11.4"
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("guild", guild) for guild in GUILDS)
        yield DECLINE

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move != DECLINE:
            state.named = (*state.named, ident(move[0]))
            state.emit("JokerNamed", self.rule, player=self.player, guild=ident(move[0]))


@dataclass(frozen=True, slots=True)
class ValueResearch(FlotillaStep):
    """Money and points, breakthroughs, guild by guild; each symbol once (FLO-11.2, FLO-11.7)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        from rules.flotilla.effects import Effect

        found = symbols(state)
        triple = box().constants["research_triple"]
        gain_money(state, self.player, found["money"], "research", "FLO-11.2")
        gain_points(state, self.player, found["vp"], "research", "FLO-11.2")
        steps: list[FlotillaStep] = []
        for _ in range(found[BREAKTHROUGH] // triple):
            state.emit("Breakthrough", "FLO-11.5", player=self.player)
            steps.append(ChooseDial(self.player, True))
        for guild in GUILDS:
            if found[guild] >= triple:  # once, however many: FLO-11.6
                steps += (Effect(self.player, text, "research") for text in bonus(state, guild))
        state.push(*steps)


def symbols(state: FlotillaState) -> Counter[str]:
    """What the dice and the named jokers show; money and points are counted."""
    found = Counter(state.named)
    for die in state.dice:
        for symbol in box().research[face(die)]:
            word, *rest = words(symbol)
            found[word] += int(rest[0]) if rest else 1
    return found


def bonus(state: FlotillaState, guild: str) -> tuple[str, ...]:
    """The backs of all artifacts of a guild on the hub, added up; without any what is printed (FLO-11.6)."""
    lying = state.hub[guild]
    if not lying:
        return (box().guilds[guild].printed,)
    total: Counter[tuple[str, ...]] = Counter()
    for artifact in lying:
        word, count, *rest = words(box().artifacts[artifact].back)
        total[word, *rest] += int(count)
    return tuple(" ".join((word, str(count), *rest)) for (word, *rest), count in total.items())
