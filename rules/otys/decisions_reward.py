"""Reward tokens: the explorer takes one, its front works, it is laid on the bonus place (OTY-7.40, OTY-8)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.otys.components import SIDES, box
from rules.otys.decisions_contract import draw_contracts, refuse_draw
from rules.otys.effects import (
    add_resource,
    discard_reward,
    gain_battery,
    gain_prestige,
    improve,
    pay_credits,
    refuse_improvement,
    refuse_resource,
    replace_reward,
)
from rules.otys.picks import DRAW, place
from rules.otys.state import OtysDecision, OtysState, OtysStep


@dataclass(frozen=True, slots=True)
class UseExplorer(OtysDecision):
    """For 2 credits, improved 1, one of the two tokens of the key's level (OTY-7.40, OTY-7.42)."""

    rule = "OTY-7.40"
    player: int
    owner: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield from (one("reward", f"{state.level}.{side}") for side in SIDES)
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        price, have = state.cost(self.player, self.owner), state.seats[self.player].credits
        return None if have >= price else refuse("OTY-7.41", "too_expensive", price=price, credits=have)

    def explain(self, state: OtysState, pick: str) -> Reason:
        """Tokens of other levels are out of reach (OTY-7.42)."""
        if pick.startswith("reward:"):
            return refuse("OTY-7.42", "not_key_level", level=state.level)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, str | int]:
        """Which token it is, and its cost."""
        if move == DECLINE:
            return {}
        return {"token": state.reward(*place(move[0])), "price": state.cost(self.player, self.owner)}

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        pay_credits(state, self.player, state.cost(self.player, self.owner), "explorer", "OTY-7.41")
        level, side = place(move[0])
        token = state.reward(level, side)
        state.emit("RewardTaken", self.rule, player=self.player, token=token, level=level, side=side)
        replace_reward(state, level, side)  # at once, before its effect: OTY-7.43
        state.push(ExecuteFront(self.player, token), PlaceReward(self.player, token))


@dataclass(frozen=True, slots=True)
class ExecuteFront(OtysStep):
    """The instant effect; a battery or a prestige point comes unasked (OTY-1.2, OTY-8.11, OTY-8.14)."""

    player: int
    token: str

    def run(self, state: OtysState) -> None:
        front = box().rewards[self.token].front
        if front == "battery":
            gain_battery(state, self.player, 1, "reward", "OTY-8.11")
        elif front == "prestige":
            gain_prestige(state, self.player, box().constants["front_prestige"], "rewards", "OTY-8.14")
        else:
            state.push(ResolveReward(self.player, self.token))


@dataclass(frozen=True, slots=True)
class ResolveReward(OtysDecision):
    """A resource of two, a draw of contracts, a diver to improve; or none (OTY-8.10 to OTY-8.13)."""

    player: int
    token: str

    @property
    def rule(self) -> str:
        """The section of this front."""
        return {"resource": "OTY-8.10", "contract": "OTY-8.12"}.get(self._front, "OTY-8.13")

    @property
    def _front(self) -> str:
        return box().rewards[self.token].front

    def candidates(self, state: OtysState) -> Iterator[Move]:
        if self._front == "resource":
            yield from (one("resource", kind) for kind in box().rewards[self.token].choice)
        elif self._front == "contract":
            yield DRAW
        else:
            yield from (one("diver", diver) for diver in state.seats[self.player].column)
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        if self._front == "resource":
            return refuse_resource(state, self.player)
        if self._front == "contract":
            return refuse_draw(state)
        return refuse_improvement(state, self.player, ident(move[0]), "OTY-7.3")

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        if self._front == "resource":
            add_resource(state, self.player, ident(move[0]), self.rule)
        elif self._front == "contract":
            draw_contracts(state, self.player, self.rule)
        else:
            improve(state, self.player, ident(move[0]), self.rule)  # no prestige: OTY-8.13


@dataclass(frozen=True, slots=True)
class PlaceReward(OtysStep):
    """Turned over onto the bonus place; one that lies there is discarded first (OTY-7.40, OTY-8.1)."""

    player: int
    token: str

    def run(self, state: OtysState) -> None:
        seat, level = state.seats[self.player], state.level
        if seat.bonus[level]:
            discard_reward(state, self.player, seat.bonus[level], level, "OTY-7.40")
        seat.bonus = (*seat.bonus[:level], self.token, *seat.bonus[level + 1 :])
        state.emit("RewardPlaced", "OTY-8.22", player=self.player, token=self.token, level=level)

    def foretell(self, state: OtysState) -> Mapping[str, int | str]:
        """Which token is laid where."""
        return {"player": self.player, "token": self.token, "level": state.level}


@dataclass(frozen=True, slots=True)
class ReplaceReward(OtysStep):
    """A token that was used where it lay is discarded and replaced (OTY-6.21, OTY-8.2, OTY-8.21)."""

    player: int
    level: int
    side: str

    def run(self, state: OtysState) -> None:
        discard_reward(state, self.player, state.reward(self.level, self.side), self.level, "OTY-8.21")
        replace_reward(state, self.level, self.side)
