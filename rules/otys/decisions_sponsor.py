"""Step 1 after the key: the propeller and the sponsor of the key's level (OTY-5, OTY-6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from rules.kernel import DECLINE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse
from rules.otys.components import KEYS, LEVELS, NEUTRAL, SIDES, SLOTS, SURFACE, TYPES, box
from rules.otys.decisions_reward import ExecuteFront, ReplaceReward
from rules.otys.effects import (
    gain_battery,
    gain_credits,
    gain_prestige,
    improve,
    pay_battery,
    pay_credits,
    recover_key,
    refuse_improvement,
    refuse_recovery,
    surface,
)
from rules.otys.picks import place
from rules.otys.state import OtysDecision, OtysState


@dataclass(frozen=True, slots=True)
class ChoosePropeller(OtysDecision):
    """For a battery one diver moves up or down, once a turn; the key stays (OTY-5.1, OTY-5.5)."""

    rule = "OTY-5.1"
    player: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        if state.seats[self.player].batteries < box().constants["propeller_batteries"]:
            yield from (one("diver", diver) for diver in state.seats[self.player].column)
        else:
            for here, diver in enumerate(state.seats[self.player].column):
                yield from (two("diver", diver, "slot", SLOTS[to]) for to in range(len(SLOTS)) if to != here)
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        seat = state.seats[self.player]
        if len(move) == 1:
            return refuse(self.rule, "no_battery")
        diver, to = ident(move[0]), SLOTS.index(ident(move[1]))
        away = abs(seat.column.index(diver) - to)
        if away > seat.move_value:
            return refuse("OTY-5.2", "too_far", need=away, reach=seat.move_value)
        scope, key_index = state.options["propeller_scope"], state.level + SURFACE - 1
        if scope == "arrive" and to != key_index:
            return refuse("OTY-14.2", "must_arrive", level=state.level)
        if scope == "key_diver" and diver != seat.column[key_index]:
            return refuse("OTY-14.2", "key_diver_only", diver=seat.column[key_index])
        return None

    def explain(self, state: OtysState, pick: str) -> Reason:
        """A diver stays inside of his column, and only one's own can be moved (OTY-5.3, OTY-5.4)."""
        if pick.startswith("slot:"):
            return refuse("OTY-5.3", "not_in_column", pick=pick)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        seat, diver, slot = state.seats[self.player], ident(move[0]), ident(move[1])
        pay_battery(state, self.player, box().constants["propeller_batteries"], "propeller", self.rule)
        origin = SLOTS[seat.column.index(diver)]
        seat.move(diver, SLOTS.index(slot))
        state.propeller_used = True
        state.emit("DiverMoved", "OTY-5.3", player=self.player, diver=diver, origin=origin, slot=slot)


@dataclass(frozen=True, slots=True)
class UseSponsor(OtysDecision):
    """The sponsor of the key's level helps, or not; one a turn (OTY-1.3, OTY-6.1, OTY-6.2)."""

    rule = "OTY-6.1"
    player: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        face, seat = state.sponsor(), state.seats[self.player]
        if face == "2.advanced":
            yield from (one("reward", f"{level}.{side}") for level in LEVELS for side in SIDES)
        elif face == "3.basic":
            yield from (one("key", key) for key in (*KEYS, NEUTRAL))
        elif face == "4.advanced":
            yield from (one("diver", diver) for diver in seat.column[:SURFACE])
        else:
            yield one("sponsor", face)
            if face == "5.advanced":
                yield from self._swaps(state)
        yield DECLINE

    def _swaps(self, state: OtysState) -> Iterator[Move]:
        """A resource of the key's level with one of another level, never alike (OTY-6.52, OTY-6.53)."""
        zone = state.seats[self.player].zone
        here = [kind for kind, count in zip(TYPES, zone[state.level], strict=True) if count]
        others = [level for level in LEVELS if level != state.level]
        for kind, level, (number, there) in product(here, others, enumerate(TYPES)):
            if zone[level][number]:
                yield two("zone", f"{state.level}.{kind}", "zone", f"{level}.{there}")

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        face, what = state.sponsor(), ident(move[0])
        if face == "2.advanced":
            if state.options["sponsor2_scope"] == "same" and place(move[0])[0] != state.level:
                return refuse("OTY-14.4", "not_key_level", level=state.level)
            return None  # two tokens lie on each level: OTY-8.2
        if face == "3.basic":
            return refuse_recovery(state, self.player, what)
        if face == "4.basic":
            return self._refuse_paid(state, state.seats[self.player].diver_at(state.level))
        if face == "4.advanced":
            return self._refuse_paid(state, what)
        return self._refuse_swap(state, move) if len(move) == 2 else None

    def _refuse_paid(self, state: OtysState, diver: str) -> Reason | None:
        price, have = box().constants["sponsor4_cost"], state.seats[self.player].credits
        if have < price:
            return refuse("OTY-6.41", "too_expensive", price=price, credits=have)
        return refuse_improvement(state, self.player, diver, "OTY-6.42")

    def _refuse_swap(self, state: OtysState, move: Move) -> Reason | None:
        if state.seats[self.player].batteries < box().constants["sponsor5_swap_cost_batteries"]:
            return refuse("OTY-6.51", "no_battery")
        alike = place(move[0])[1] == place(move[1])[1]
        return refuse("OTY-6.53", "alike", resource=place(move[0])[1]) if alike else None

    def explain(self, state: OtysState, pick: str) -> Reason:
        """Only divers above water; an exchange needs one here, one elsewhere (OTY-6.43, OTY-6.52)."""
        face = state.sponsor()
        if face == "5.advanced" and pick.startswith("zone:"):
            return refuse("OTY-6.52", "nothing_to_swap", level=state.level)
        if face == "4.advanced" and pick.startswith("diver:"):
            return refuse("OTY-6.43", "under_water", diver=ident(pick))
        if pick.startswith("sponsor:"):
            return refuse(self.rule, "other_sponsor", level=state.level)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, str | int]:
        """What it costs, and which token it is."""
        if move == DECLINE:
            return {}
        face = state.sponsor()
        if face == "2.advanced":
            return {"token": state.reward(*place(move[0]))}
        return {"price": box().constants["sponsor4_cost"]} if face.startswith("4") else {}

    def foretell(self, state: OtysState) -> Mapping[str, str | int]:
        """Which sponsor offers help."""
        return {"player": self.player, "sponsor": state.sponsor(), "level": state.level}

    def perform(self, state: OtysState, move: Move) -> None:
        face = state.sponsor()
        if move == DECLINE:
            state.emit("SponsorDeclined", "OTY-1.3", player=self.player, sponsor=face)
            return
        state.sponsor_used = True
        state.emit("SponsorUsed", self.rule, player=self.player, sponsor=face, level=state.level)
        EFFECTS[face](state, self.player, move)


def _credit(state: OtysState, player: int, move: Move) -> None:
    gain_credits(state, player, box().sponsors["1.basic"]["amount"], "sponsor", "OTY-6.10")


def _free(state: OtysState, player: int, move: Move) -> None:
    state.free_costs = True  # OTY-6.11


def _repeat(state: OtysState, player: int, move: Move) -> None:
    state.repeat = True  # OTY-6.20


def _front(state: OtysState, player: int, move: Move) -> None:
    """The token is used where it lies, then replaced, never kept (OTY-6.21, OTY-8.21)."""
    level, side = place(move[0])
    token = state.reward(level, side)
    state.emit("RewardUsed", "OTY-6.21", player=player, token=token, level=level, side=side)
    state.push(ExecuteFront(player, token), ReplaceReward(player, level, side))


def _recover(state: OtysState, player: int, move: Move) -> None:
    recover_key(state, player, ident(move[0]), "OTY-6.30")


def _surface(state: OtysState, player: int, move: Move) -> None:
    """Without a battery; the key's level now has the diver from one slot higher (OTY-6.32)."""
    surface(state, player, state.seats[player].column[-1], "OTY-6.32")


def _improve_here(state: OtysState, player: int, move: Move) -> None:
    _improve(state, player, state.seats[player].diver_at(state.level), "OTY-6.40")


def _improve_above(state: OtysState, player: int, move: Move) -> None:
    _improve(state, player, ident(move[0]), "OTY-6.43")


def _improve(state: OtysState, player: int, diver: str, rule: str) -> None:
    pay_credits(state, player, box().constants["sponsor4_cost"], "sponsor", rule)
    improve(state, player, diver, rule)
    gain_prestige(state, player, box().sponsors["4.basic"]["prestige"], "sponsors", rule)


def _battery(state: OtysState, player: int, move: Move) -> None:
    gain_battery(state, player, box().sponsors["5.basic"]["amount"], "sponsor", "OTY-6.50")


def _battery_or_swap(state: OtysState, player: int, move: Move) -> None:
    """A battery, or for a battery an exchange of two resources (OTY-6.54)."""
    if len(move) == 1:
        gain_battery(state, player, box().sponsors["5.advanced"]["amount"], "sponsor", "OTY-6.54")
        return
    seat, (here, kind), (there, other) = state.seats[player], place(move[0]), place(move[1])
    pay_battery(state, player, box().constants["sponsor5_swap_cost_batteries"], "sponsor", "OTY-6.54")
    seat.change(here, kind, -1)
    seat.change(there, other, -1)
    seat.change(here, other, 1)
    seat.change(there, kind, 1)
    state.emit(
        "ResourcesSwapped", "OTY-6.54",
        player=player, resource=kind, level=here, resource2=other, level2=there,
    )  # fmt: skip


EFFECTS = {
    "1.basic": _credit,
    "1.advanced": _free,
    "2.basic": _repeat,
    "2.advanced": _front,
    "3.basic": _recover,
    "3.advanced": _surface,
    "4.basic": _improve_here,
    "4.advanced": _improve_above,
    "5.basic": _battery,
    "5.advanced": _battery_or_swap,
}
