"""Diving: turn up a card, give out its halves, take (SEA-4)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead.components import HALVES, RESOURCES, box
from rules.seastead.decisions_resources import (
    ChooseResource,
    ChooseResourceDouble,
    ChooseResourcePair,
    ChooseResourceTriple,
    TakeResources,
)
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep


def turn_up(state: SeasteadState, rule: str) -> None:
    """Chance: the top card of the dive deck comes open onto the discard (SEA-4.1, SEA-4.4)."""
    card = state.dive_deck.pop()
    state.dive_discard.append(card)
    state.facing = ("",) * len(state.seats)
    state.emit("DiveRevealed", rule, reveals=True, player=state.active, card=card)
    state.check_triggers()


@dataclass(frozen=True, slots=True)
class RevealDiveCard(SeasteadStep):
    """Turn up the top card of the dive deck (SEA-4.1)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        turn_up(state, "SEA-4.1")


@dataclass(frozen=True, slots=True)
class ShareDiveCard(SeasteadStep):
    """Ask for the halves; a card with two alike halves is shared kind by kind (SEA-4.2, SEA-4.6)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        if state.dive_card().rule == "split_four":
            state.facing = facing(self.player, "a")
            state.push(ChooseResourcePair(self.player, "SEA-4.6", rest_to=state.other(self.player)))
        else:
            chooser = self.player if state.turn.chooser is None else state.turn.chooser
            state.push(ChooseDiveHalf(chooser, self.player))


@dataclass(frozen=True, slots=True)
class ChooseDiveHalf(SeasteadDecision):
    """Which half faces the diver; the other one faces the opponent (SEA-4.2)."""

    rule = "SEA-4.2"
    player: int
    diver: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"half:{half}") for half in HALVES)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        """Solo a free half has to face the diver: the Boss cannot choose (SEA-15.10)."""
        half = ident(move[0])
        boss = HALVES[1 - HALVES.index(half)]
        if state.solo and "any" in state.dive_card().halves[boss]:
            return refuse("SEA-15.10", "free_half_is_yours", half=boss)
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        half = ident(move[0])
        state.facing = facing(self.diver, half)
        state.emit("HalfChosen", self.rule, player=self.player, diver=self.diver, half=half)
        other = state.other(self.diver)
        state.push(
            TakeHalf(self.diver, state.facing[self.diver], "SEA-4.3"),
            *([] if state.solo else [TakeHalf(other, state.facing[other], "SEA-4.3")]),  # the Boss: BossTakes
        )


@dataclass(frozen=True, slots=True)
class TakeHalf(SeasteadStep):
    """A player takes what a half of the open card shows (SEA-4.3)."""

    player: int
    half: str
    cause: str

    def run(self, state: SeasteadState) -> None:
        shown = state.dive_card().halves[self.half]
        state.push(*half_steps(self.player, shown, self.cause))


@dataclass(frozen=True, slots=True)
class ChooseDiveCard(SeasteadDecision):
    """Which of the two turned-up cards is used; the other lies under it (SEA-17.10)."""

    rule = "SEA-17.10"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"card:{card}") for card in state.dive_discard[-2:])

    def facts(self, state: SeasteadState, move: Move) -> Mapping[str, Mapping[str, int]]:
        """What the two halves of the card give."""
        halves = box().dive_cards[ident(move[0])].halves
        return {"one": dict(halves["a"]), "two": dict(halves["b"])}

    def perform(self, state: SeasteadState, move: Move) -> None:
        used = ident(move[0])
        state.dive_discard[-2:] = sorted(state.dive_discard[-2:], key=lambda card: card == used)
        state.emit("DiveCardChosen", self.rule, player=self.player, card=used)


@dataclass(frozen=True, slots=True)
class RevealSecondCard(SeasteadStep):
    """The navigator's second card (SEA-17.10)."""

    player: int

    def run(self, state: SeasteadState) -> None:
        turn_up(state, "SEA-17.10")
        state.push(ChooseDiveCard(self.player))


def facing(diver: int, half: str) -> tuple[str, ...]:
    """Per seat, the half that faces it when `half` faces the diver (SEA-4.4)."""
    other = HALVES[1 - HALVES.index(half)]
    return (half, other) if diver == 0 else (other, half)


def half_steps(player: int, shown: Mapping[str, int], cause: str) -> list[SeasteadStep]:
    """What a half gives: printed kinds at once, free ones by choice (SEA-4.5 to SEA-4.8)."""
    steps: list[SeasteadStep] = [
        TakeResources(player, kind, shown[kind], cause) for kind in RESOURCES if kind in shown
    ]
    if "any" in shown:
        steps.append(ChooseResource(player, shown["any"], "SEA-4.5"))
    if "same" in shown:
        steps.append(ChooseResourceDouble(player, "SEA-4.7"))
    if shown.get("different") == 3:
        steps.append(ChooseResourceTriple(player, "SEA-4.7"))
    if shown.get("different") == 2:
        steps.append(ChooseResourcePair(player, "SEA-4.6"))
    return steps
