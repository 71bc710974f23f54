"""Decrees come into force: by lot or agreement at set-up, by a site effect; and the moments they act at."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason, ident
from rules.kernel.reason import refuse
from rules.seastead import decree_pile
from rules.seastead.components import box
from rules.seastead.state import SeasteadDecision, SeasteadState, SeasteadStep

REFUSALS = 3  # after so many the lot decides (SEA-14.2)


def decree_of(move: Move) -> str:
    """The card named by the first pick of a move (`decree:B03`)."""
    return ident(move[0])


@dataclass(frozen=True, slots=True)
class TurnUpDecree(SeasteadStep):
    """The first decree by lot (SEA-2.6)."""

    def run(self, state: SeasteadState) -> None:
        state.decree_deck = state.shuffle(state.decree_deck)
        decree_pile.bring_in(state, state.decree_deck.pop(), "SEA-2.6", None, reveals=True)


@dataclass(frozen=True, slots=True)
class ProposeDecree(SeasteadDecision):
    """The first decree by agreement: name one, or agree to the one `proposed` (SEA-14.2)."""

    rule = "SEA-14.2"
    player: int
    proposed: str = ""
    refusals: int = 0

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        yield from (Move(f"decree:{card}") for card in box().decrees)
        yield DECLINE

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        last = self.refusals == REFUSALS - 1
        if move == DECLINE:
            return None if last else refuse(self.rule, "name_another")
        if last and decree_of(move) != self.proposed:
            return refuse(self.rule, "no_more_proposals")
        return None

    def perform(self, state: SeasteadState, move: Move) -> None:
        if move == DECLINE:
            state.emit("Declined", self.rule, player=self.player)
            state.push(TurnUpDecree())
        elif decree_of(move) == self.proposed:
            state.decree_deck.remove(self.proposed)
            state.decree_deck = state.shuffle(state.decree_deck)
            decree_pile.bring_in(state, self.proposed, self.rule, self.player)
        else:
            refusals = self.refusals + bool(self.proposed)
            state.emit("DecreeProposed", self.rule, player=self.player, decree=decree_of(move))
            state.push(ProposeDecree(state.other(self.player), decree_of(move), refusals))


@dataclass(frozen=True, slots=True)
class DrawDecrees(SeasteadStep):
    """Chance: two decrees from the deck, one of them comes into play (SEA-16.14, SEA-16.15)."""

    player: int
    cause: str

    def run(self, state: SeasteadState) -> None:
        drawn = decree_pile.draw(state, box().constants["decrees_drawn"])
        if len(drawn) == 1:
            decree_pile.bring_in(state, drawn[0], self.cause, self.player, reveals=True)
        if len(drawn) < 2:
            return
        hidden = ("decrees",) if decree_pile.is_secret(state) else ()
        state.emit(
            "DecreesDrawn",
            self.cause,
            reveals=True,
            secret=hidden,
            seen_by=(self.player,),
            player=self.player,
            decrees=drawn,
        )
        state.push(ChooseDecree(self.player, drawn, self.cause))


@dataclass(frozen=True, slots=True)
class ChooseDecree(SeasteadDecision):
    """Which of the two drawn decrees comes into play; the other goes under the deck (SEA-16.14)."""

    player: int
    drawn: tuple[str, ...]
    cause: str

    @property
    def rule(self) -> str:
        """The site effect that draws."""
        return self.cause

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"decree:{card}") for card in self.drawn)

    def perform(self, state: SeasteadState, move: Move) -> None:
        for card in self.drawn:
            if card != decree_of(move):
                decree_pile.put_under(state, card, self.player)
        decree_pile.bring_in(state, decree_of(move), self.cause, self.player)


@dataclass(frozen=True, slots=True)
class ChooseRetrain(SeasteadDecision):
    """Which used specialist becomes ready for the resource just paid (SEA-11.10)."""

    rule = "SEA-11.10"
    player: int

    def candidates(self, state: SeasteadState) -> Iterator[Move]:
        return (Move(f"specialist:{card}") for card in state.seats[self.player].specialists)

    def judge(self, state: SeasteadState, move: Move) -> Reason | None:
        card = decree_of(move)
        ready = state.seats[self.player].specialists[card]
        return refuse(self.rule, "card_ready", card=card) if ready else None

    def perform(self, state: SeasteadState, move: Move) -> None:
        state.seats[self.player].specialists[decree_of(move)] = True
        state.emit("SpecialistReadied", self.rule, player=self.player, card=decree_of(move))


@dataclass(frozen=True, slots=True)
class ByDecree(SeasteadStep):
    """A moment at which the decree then in force may have something done (SEA-11.0)."""

    player: int
    moment: str

    def run(self, state: SeasteadState) -> None:
        state.push(*getattr(state.decree, self.moment)(state, self.player))


def by_decree(state: SeasteadState, player: int, moment: str) -> list[SeasteadStep]:
    """The step for a moment (`after_dive`, `after_build`, `end_of_turn`) where decrees are played."""
    return [ByDecree(player, moment)] if state.decree_stack else []
