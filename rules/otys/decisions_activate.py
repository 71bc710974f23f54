"""Step 2: the diver beside the key is activated; the spy, who may activate neighbours' divers (OTY-7.50)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.otys.components import box
from rules.otys.decisions_contract import FulfilContract, draw_contracts, refuse_draw
from rules.otys.decisions_diver import UseEngineer, UseExpert, UseTrader
from rules.otys.decisions_reward import UseExplorer
from rules.otys.effects import gain_credits, pay_credits
from rules.otys.picks import DRAW
from rules.otys.state import OtysDecision, OtysState, OtysStep


@dataclass(frozen=True, slots=True)
class ActivateDiver(OtysStep):
    """Whoever lies on the key's level now works, once or twice (OTY-1.5, OTY-3.4, OTY-5.5, OTY-6.20)."""

    player: int

    def run(self, state: OtysState) -> None:
        state.activated = state.seats[self.player].diver_at(state.level)
        state.emit("DiverActivated", "OTY-3.4", player=self.player, diver=state.activated, level=state.level)
        work = ExecuteDiver(self.player, self.player, (self.player,))
        first = (work, FulfilContract(self.player)) if state.repeat else ()
        state.push(*first, work, FulfilContract(self.player, last=True))

    def foretell(self, state: OtysState) -> Mapping[str, int | str]:
        """Who lies on the key's level as things are."""
        diver = state.seats[self.player].diver_at(state.level)
        return {"player": self.player, "diver": diver, "level": state.level}


@dataclass(frozen=True, slots=True)
class ExecuteDiver(OtysStep):
    """The effect of the side that lies up, on the board of the active player (OTY-7.1, OTY-7.52).

    `owner` is whose diver it is, `chain` whose spies have been used on the way to him (OTY-7.55).
    One who can do nothing now is not asked about: a decision that only could pass (OTY-1.6, OTY-7.56).
    """

    player: int
    owner: int
    chain: tuple[int, ...]

    def run(self, state: OtysState) -> None:
        effect = box().divers[state.seats[self.owner].diver_at(state.level)].effect
        if effect == "draw_or_spy":
            state.push(UseSpy(self.player, self.owner, self.chain))
        else:
            state.push(DECISIONS[effect](self.player, self.owner))


DECISIONS = {
    "resource": UseExpert,
    "take_reward": UseExplorer,
    "trade": UseTrader,
    "improve_specialist": UseEngineer,
}


@dataclass(frozen=True, slots=True)
class UseSpy(OtysDecision):
    """For 1 credit, improved nothing: draw contracts, or use a neighbour's diver (OTY-7.50)."""

    rule = "OTY-7.50"
    player: int
    owner: int
    chain: tuple[int, ...]

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield DRAW
        yield from (one("spy", side) for side in state.neighbours(self.player))
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        price, have = state.cost(self.player, self.owner), state.seats[self.player].credits
        if have < price:
            return refuse("OTY-7.51", "too_expensive", price=price, credits=have)
        if move == DRAW:
            return refuse_draw(state)
        target = self._target(state, move)  # a neighbour's spy too, but each once: OTY-7.54, OTY-7.55
        if target in self.chain and state.seats[target].diver_at(state.level) == "spy":
            return refuse("OTY-7.55", "spy_used", owner=target)
        return None

    def explain(self, state: OtysState, pick: str) -> Reason:
        """Only neighbours can be spied on, and with two players there is one (OTY-2.1, OTY-7.54)."""
        if pick.startswith("spy:"):
            return refuse("OTY-7.54", "not_a_neighbour")
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, int | str]:
        """The cost of the spy; whose diver it is, and what that one costs (OTY-7.53)."""
        if move == DECLINE:
            return {}
        price = {"price": state.cost(self.player, self.owner)}
        if move == DRAW:
            return price
        target = self._target(state, move)
        return {
            **price,
            "owner": target,
            "diver": state.seats[target].diver_at(state.level),
            "then": state.cost(self.player, target),
        }

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        price = state.cost(self.player, self.owner)
        pay_credits(state, self.player, price, "spy", "OTY-7.51")
        if move == DRAW:
            draw_contracts(state, self.player, self.rule)
            return
        target = self._target(state, move)
        diver = state.seats[target].diver_at(state.level)
        state.emit("DiverSpied", self.rule, player=self.player, owner=target, diver=diver, level=state.level)
        if state.options["spy_variant"] == "designer":
            gain_credits(state, target, price, "spy", "OTY-14.5")
            if (target, diver) not in state.spied:
                state.spied = (*state.spied, (target, diver))
        chain = (*self.chain, target) if diver == "spy" else self.chain
        state.push(ExecuteDiver(self.player, target, chain))

    def _target(self, state: OtysState, move: Move) -> int:
        return state.neighbours(self.player)[ident(move[0])]
