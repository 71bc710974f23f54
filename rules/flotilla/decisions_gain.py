"""Small choices of what is gained: a resource, a guild's card, a banner, a dial (FLO-6.5, FLO-12.8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.components import COLOURS, GUILDS, box
from rules.flotilla.gains import gain_resource, place_seal, recruit
from rules.flotilla.state import FlotillaDecision, FlotillaState, plus
from rules.kernel import DECLINE, Move, Reason, ident, one
from rules.kernel.reason import refuse


@dataclass(frozen=True, slots=True)
class ChooseResource(FlotillaDecision):
    """One resource of any colour (FLO-6.5)."""

    rule = "FLO-6.5"
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("resource", colour) for colour in COLOURS)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """What the market pays for it."""
        return {"price": state.price(ident(move[0]))}

    def perform(self, state: FlotillaState, move: Move) -> None:
        gain_resource(state, self.player, ident(move[0]), 1, self.rule)


@dataclass(frozen=True, slots=True)
class ChooseCrewGuild(FlotillaDecision):
    """A card of any guild; points where the stack is empty (FLO-12.5)."""

    rule = "FLO-12.5"
    player: int
    source: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("guild", guild) for guild in GUILDS)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, str]:
        """The card that comes, with its side."""
        stack = state.stacks[ident(move[0])]
        return {"card": stack[-1], "side": state.seats[self.player].side} if stack else {}

    def perform(self, state: FlotillaState, move: Move) -> None:
        recruit(state, self.player, ident(move[0]), self.source)


@dataclass(frozen=True, slots=True)
class ChooseSealGuild(FlotillaDecision):
    """A seal onto any banner (FLO-6.5)."""

    rule = "FLO-6.5"
    player: int
    source: str

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("guild", guild) for guild in GUILDS)

    def perform(self, state: FlotillaState, move: Move) -> None:
        place_seal(state, self.player, ident(move[0]), self.source)


@dataclass(frozen=True, slots=True)
class ChooseDial(FlotillaDecision):
    """A dial goes up by one; a breakthrough may be left unused (FLO-12.8, FLO-11.5)."""

    player: int
    optional: bool

    @property
    def rule(self) -> str:
        """What allows the raise."""
        return "FLO-11.5" if self.optional else "FLO-12.8"

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("dial", guild) for guild in GUILDS)
        if self.optional:
            yield DECLINE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        most = box().constants["dial_max"]
        if move == DECLINE or state.dials[GUILDS.index(ident(move[0]))] < most:
            return None
        return refuse("FLO-12.8", "dial_full", guild=ident(move[0]), count=most)

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """The milestone orders a raise (FLO-12.6)."""
        return refuse("FLO-12.6", "must_raise") if pick == DECLINE[0] else _asked(self, pick)

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DECLINE:
            return
        number = GUILDS.index(ident(move[0]))
        state.dials = plus(state.dials, number, 1)  # shared by all: FLO-12.9
        state.emit(
            "DialRaised", self.rule, player=self.player, guild=ident(move[0]), value=state.dials[number]
        )


def _asked(decision: FlotillaDecision, pick: str) -> Reason:
    return refuse(decision.rule, "asked_now", decision=type(decision).__name__, pick=pick)
