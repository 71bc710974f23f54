"""Step 2: expert, trader and engineer at work, and the key that a tech expert brings back (OTY-7)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse
from rules.otys.components import KEYS, NEUTRAL, TYPES, box
from rules.otys.effects import (
    add_resource,
    gain_battery,
    gain_credits,
    gain_prestige,
    pay_credits,
    recover_key,
    refuse_recovery,
    refuse_resource,
)
from rules.otys.picks import BONUS, FOR_CREDITS, FOR_PRESTIGE, SPECIALISTS, cell, place
from rules.otys.state import OtysDecision, OtysState


@dataclass(frozen=True, slots=True)
class UseExpert(OtysDecision):
    """A resource of the expert's type, and a bonus when he is improved (OTY-7.10, OTY-7.12)."""

    rule = "OTY-7.10"
    player: int
    owner: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield one("resource", self._expert(state).type)
        yield BONUS
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        if move != BONUS:
            return refuse_resource(state, self.player)
        if not state.side(self.owner):
            return refuse("OTY-7.12", "not_improved", diver=self._expert(state).id)
        if self._expert(state).bonus == "recover_key" and not _recoverable(state, self.player):
            return refuse("OTY-6.31", "nothing_used")
        return None

    def explain(self, state: OtysState, pick: str) -> Reason:
        """An expert finds his own type only (OTY-7.10)."""
        return refuse(self.rule, "only_this", diver=self._expert(state).id, resource=self._expert(state).type)

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        if move != BONUS:
            add_resource(state, self.player, self._expert(state).type, self.rule)
        if state.side(self.owner):
            self._bonus(state, self._expert(state).bonus)

    def _bonus(self, state: OtysState, bonus: str) -> None:
        if bonus == "credit":
            gain_credits(state, self.player, 1, "expert", "OTY-7.12")
        elif bonus == "battery":
            gain_battery(state, self.player, 1, "expert", "OTY-7.12")
        elif bonus == "recover_key":
            state.push(RecoverKey(self.player))
        elif state.neutral:  # limited: none left, none gained (OTY-1.4)
            state.neutral -= 1
            state.seats[self.player].neutral += 1
            state.emit("NeutralKeyGained", "OTY-7.12", player=self.player)

    def _expert(self, state: OtysState):  # type: ignore[no-untyped-def]
        return box().divers[state.seats[self.owner].diver_at(state.level)]


@dataclass(frozen=True, slots=True)
class RecoverKey(OtysDecision):
    """An improved tech expert brings one own used key back (OTY-7.12, OTY-6.30)."""

    rule = "OTY-7.12"
    player: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield from (one("key", key) for key in (*KEYS, NEUTRAL))
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        return None if move == DECLINE else refuse_recovery(state, self.player, ident(move[0]))

    def perform(self, state: OtysState, move: Move) -> None:
        if move != DECLINE:
            recover_key(state, self.player, ident(move[0]), "OTY-6.30")


@dataclass(frozen=True, slots=True)
class UseTrader(OtysDecision):
    """Sell or buy one resource on the key's level (OTY-7.20, OTY-7.21, OTY-12)."""

    rule = "OTY-7.20"
    player: int
    owner: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        for kind in TYPES:
            for pay in ("credits", "prestige"):
                yield two("zone", f"{state.level}.{kind}", "for", pay)
        yield from (one("store", f"{kind}.{row}") for kind in TYPES for row in box().store)
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        return self._refuse_sale(state, move) if len(move) == 2 else self._refuse_purchase(state, move[0])

    def _refuse_sale(self, state: OtysState, move: Move) -> Reason | None:
        level, kind = place(move[0])
        if not state.seats[self.player].has(level, kind):
            return refuse("OTY-7.21", "nothing_to_sell", resource=kind, level=level)
        if not free_row(state, kind):
            return refuse("OTY-12.3", "column_full", resource=kind)
        if not self._worth(state, kind, move[1]):
            return refuse("OTY-12.5", "no_prestige_here", row=free_row(state, kind))
        return None

    def _refuse_purchase(self, state: OtysState, pick: str) -> Reason | None:
        kind, row = cell(pick)
        if not state.store[kind][row - 1]:  # any that lies there, not only the lowest: OTY-12.6
            return refuse("OTY-12.6", "nothing_there", resource=kind, row=row)
        price, have = self._price(state, row), state.seats[self.player].credits
        if have < price:
            return refuse("OTY-12.7", "too_expensive", price=price, credits=have)
        return refuse_resource(state, self.player)

    def explain(self, state: OtysState, pick: str) -> Reason:
        """Only resources of the key's level can be sold (OTY-7.21)."""
        if pick.startswith("zone:"):
            return refuse("OTY-7.21", "not_key_level", level=state.level)
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, int | str]:
        """What a sale brings, or what a purchase costs."""
        if move == DECLINE:
            return {}
        if len(move) == 1:
            kind, row = cell(move[0])
            return {"resource": kind, "price": self._price(state, row)}
        kind = place(move[0])[1]
        name = "credits" if move[1] == FOR_CREDITS else "prestige"
        return {"resource": kind, name: self._worth(state, kind, move[1])}

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        if len(move) == 2:
            self._sell(state, place(move[0])[1], move[1])
        else:
            self._buy(state, *cell(move[0]))

    def _sell(self, state: OtysState, kind: str, pay: str) -> None:
        """Onto the highest free place of its column; credits or prestige (OTY-12.2)."""
        row, worth = free_row(state, kind), self._worth(state, kind, pay)
        state.seats[self.player].change(state.level, kind, -1)
        _fill(state, kind, row, True)
        state.emit("ResourceSold", "OTY-12.2", player=self.player, resource=kind, level=state.level, row=row)
        if pay == FOR_PRESTIGE:
            gain_prestige(state, self.player, worth, "store", "OTY-12.2")
        else:
            gain_credits(state, self.player, worth, "store", "OTY-12.2")

    def _buy(self, state: OtysState, kind: str, row: int) -> None:
        pay_credits(state, self.player, self._price(state, row), "store", "OTY-12.6")
        _fill(state, kind, row, False)
        state.seats[self.player].change(state.level, kind, 1)
        state.emit(
            "ResourceBought", "OTY-12.6", player=self.player, resource=kind, level=state.level, row=row
        )

    def _worth(self, state: OtysState, kind: str, pay: str) -> int:
        """The row's credits or prestige, one more by an improved trader (OTY-12.1, OTY-12.4)."""
        row = box().store[free_row(state, kind)]
        return (row.prestige if pay == FOR_PRESTIGE else row.credits) + self._more(state)

    def _price(self, state: OtysState, row: int) -> int:
        """The row's price, one less for an improved trader, nothing with the sponsor (OTY-12.7, OTY-6.11)."""
        if state.free_costs and self.owner == self.player:
            return 0
        return max(0, box().store[row].credits - self._more(state))

    def _more(self, state: OtysState) -> int:
        return box().divers["trader"].improved_delta if state.side(self.owner) else 0


@dataclass(frozen=True, slots=True)
class UseEngineer(OtysDecision):
    """For 1 credit, improved nothing, the mechanic or the hacker goes one field on (OTY-7.30)."""

    rule = "OTY-7.30"
    player: int
    owner: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield from SPECIALISTS
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        if move == DECLINE:
            return None
        price, have = state.cost(self.player, self.owner), state.seats[self.player].credits
        if have < price:
            return refuse("OTY-7.31", "too_expensive", price=price, credits=have)
        name, seat = ident(move[0]), state.seats[self.player]
        field, last = (
            (seat.mechanic, len(box().move_values) - 1)
            if name == "mechanic"
            else (seat.hacker, len(box().thresholds) - 1)
        )
        return None if field < last else refuse("OTY-7.32", "at_the_end", specialist=name, count=last)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, int]:
        """The cost, and what the track then shows."""
        if move == DECLINE:
            return {}
        seat = state.seats[self.player]
        values = (
            box().move_values[seat.mechanic + 1 :]
            if move == SPECIALISTS[0]
            else box().thresholds[seat.hacker + 1 :]
        )
        return {"price": state.cost(self.player, self.owner), **({"value": values[0]} if values else {})}

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        pay_credits(state, self.player, state.cost(self.player, self.owner), "engineer", "OTY-7.31")
        seat = state.seats[self.player]
        if move == SPECIALISTS[0]:
            seat.mechanic += 1
            field, value = seat.mechanic, seat.move_value
        else:
            seat.hacker += 1  # keys that he reaches so come back at the end of the turn: OTY-7.33, OTY-10.3
            field, value = seat.hacker, seat.threshold
        state.emit(
            "SpecialistMoved", self.rule,
            player=self.player, specialist=ident(move[0]), field=field, value=value,
        )  # fmt: skip


def free_row(state: OtysState, kind: str) -> int:
    """The highest free row of a column of the store; 0 when it is full (OTY-12.2, OTY-12.3)."""
    return next((row for row in box().store if not state.store[kind][row - 1]), 0)


def _fill(state: OtysState, kind: str, row: int, full: bool) -> None:
    """Others do not slide, so a gap can arise (OTY-12.6)."""
    column = state.store[kind]
    state.store = {**state.store, kind: (*column[: row - 1], full, *column[row:])}


def _recoverable(state: OtysState, player: int) -> bool:
    return any(key != NEUTRAL for key in state.seats[player].track)
