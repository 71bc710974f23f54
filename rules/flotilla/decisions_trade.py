"""Transactions: ships, outposts and objectives, buying, selling; then the market moves (FLO-7, FLO-14)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.flotilla.components import COLOURS, SINK, SKY, box
from rules.flotilla.gains import gain_money, gain_points, gain_resource, launch, pay_money, pay_resource
from rules.flotilla.objectives import worth
from rules.flotilla.picks import FLOATING, OUTPOST, SHIP, kind_of
from rules.flotilla.sea import free_sites, own_hexes
from rules.flotilla.state import NONE, FlotillaDecision, FlotillaState, FlotillaStep, plus
from rules.kernel import DECLINE, DONE, Move, Reason, ident, one
from rules.kernel.reason import refuse


def ship_price(state: FlotillaState) -> int:
    """What a ship costs now (FLO-7.2, FLO-7.10)."""
    return max(0, box().constants["ship_price"] - state.flag("ship_discount"))


def outpost_price(state: FlotillaState, player: int) -> int:
    """What the next outpost costs now, with the surcharge when no site is free (FLO-14.1, FLO-14.3)."""
    seat, constants = state.seats[player], box().constants
    price = constants["outpost_cost"][seat.built] - state.flag("outpost_discount")
    if not free_sites(seat) and not state.flag("free_float"):
        price += constants["float_sink" if seat.side == SINK else "float_sky"]
    return max(0, price)


def buying_price(state: FlotillaState, colour: str) -> int:
    """What a resource costs now (FLO-7.5, FLO-7.10)."""
    return max(1, state.price(colour) - state.flag("buy_discount"))


def selling_price(state: FlotillaState, colour: str) -> int:
    """What a resource brings now (FLO-7.6, FLO-7.10)."""
    return state.price(colour) + state.flag("sell_bonus")


@dataclass(frozen=True, slots=True)
class Transact(FlotillaDecision):
    """Single transactions, as many as the card says, mixed freely, on both sides (FLO-7.1, FLO-7.11)."""

    rule = "FLO-7.1"
    player: int
    left: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield SHIP
        yield OUTPOST
        yield from (one("buy", colour) for colour in COLOURS)
        yield from (one("sell", colour) for colour in COLOURS)
        yield DONE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        if move == SHIP:
            return self._refuse_ship(state)
        if move == OUTPOST:
            return self._refuse_outpost(state)
        return self._refuse_trade(state, kind_of(move), ident(move[0]))

    def _refuse_ship(self, state: FlotillaState) -> Reason | None:
        seat, price = state.seats[self.player], ship_price(state)
        if seat.side == SKY:
            return refuse("FLO-7.2", "sink_only")
        if not seat.reserve:
            return refuse("FLO-7.3", "no_ship_left", count=box().constants["ships"])
        if seat.money < price:
            return refuse("FLO-7.4", "too_expensive", price=price, money=seat.money)
        return None

    def _refuse_outpost(self, state: FlotillaState) -> Reason | None:
        seat = state.seats[self.player]
        if not seat.outposts_left:
            return refuse("FLO-14.2", "no_outpost_left", count=box().constants["outposts"])
        price = outpost_price(state, self.player)
        if seat.money < price:
            return refuse("FLO-14.3", "too_expensive", price=price, money=seat.money)
        return None

    def _refuse_trade(self, state: FlotillaState, kind: str, colour: str) -> Reason | None:
        seat, number = state.seats[self.player], COLOURS.index(colour)
        if (state.sold if kind == "buy" else state.bought)[number]:
            return refuse("FLO-7.7", "sold_already" if kind == "buy" else "bought_already", resource=colour)
        if kind == "buy":
            price = buying_price(state, colour)
            return None if seat.money >= price else refuse(
                "FLO-7.5", "too_expensive", price=price, money=seat.money
            )  # fmt: skip
        return None if seat.resources[number] else refuse("FLO-7.6", "nothing_to_sell", resource=colour)

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int]:
        """What it costs or brings."""
        if move == SHIP:
            return {"price": ship_price(state)}
        if move == OUTPOST:
            return {"price": outpost_price(state, self.player)}
        if move == DONE:
            return {}
        colour = ident(move[0])
        if kind_of(move) == "buy":
            return {"price": buying_price(state, colour)}
        return {"gain": selling_price(state, colour)}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DONE:
            return
        if self.left > 1:
            state.push(Transact(self.player, self.left - 1))
        if move == SHIP:
            pay_money(state, self.player, ship_price(state), "FLO-7.2")
            launch(state, self.player, "FLO-7.2")
        elif move == OUTPOST:
            self._build_outpost(state)
        else:
            self._trade(state, kind_of(move), ident(move[0]))

    def _build_outpost(self, state: FlotillaState) -> None:
        seat = state.seats[self.player]
        pay_money(state, self.player, outpost_price(state, self.player), "FLO-14.1")
        seat.built += 1
        state.push(ChooseSite(self.player), ChooseObjective(self.player))

    def _trade(self, state: FlotillaState, kind: str, colour: str) -> None:
        number = COLOURS.index(colour)
        if kind == "buy":
            pay_money(state, self.player, buying_price(state, colour), "FLO-7.5")
            gain_resource(state, self.player, colour, 1, "FLO-7.5")
            state.bought = plus(state.bought, number, 1)
        else:
            pay_resource(state, self.player, colour, 1, "FLO-7.6")
            gain_money(state, self.player, selling_price(state, colour), "market", "FLO-7.6")
            state.sold = plus(state.sold, number, 1)


@dataclass(frozen=True, slots=True)
class ChooseSite(FlotillaDecision):
    """A free site; open water only when there is none (FLO-14.4, FLO-14.5)."""

    rule = "FLO-14.5"
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        yield from (one("hex", each) for each in free_sites(state.seats[self.player]))
        yield FLOATING

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == FLOATING and free_sites(state.seats[self.player]):
            return refuse("FLO-14.4", "site_free")
        return None

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """A hex without a site, or with an outpost on it (FLO-14.5)."""
        if not pick.startswith("hex:"):
            return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)
        place = ident(pick)
        if place in state.seats[self.player].outposts:
            return refuse(self.rule, "site_taken", hex=place)
        own = place in own_hexes(state, self.player)
        return refuse(self.rule, "no_site" if own else "no_own_tile", hex=place)

    def perform(self, state: FlotillaState, move: Move) -> None:
        seat = state.seats[self.player]
        if move == FLOATING:
            seat.floating += 1
            state.emit("OutpostFloats", "FLO-14.3", player=self.player, count=seat.built)
        else:
            seat.outposts = tuple(sorted((*seat.outposts, ident(move[0]))))
            state.emit("OutpostBuilt", "FLO-14.1", player=self.player, hex=ident(move[0]), count=seat.built)


@dataclass(frozen=True, slots=True)
class ChooseObjective(FlotillaDecision):
    """The uppermost tile of a stack of the own side is scored; or none (FLO-14.6)."""

    rule = "FLO-14.6"
    player: int

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        side = state.seats[self.player].side
        yield from (one("objective", name) for name, _ in state.objectives[side])
        yield DECLINE

    def facts(self, state: FlotillaState, move: Move) -> Mapping[str, int | str]:
        """The side of the stack, how many there are and what it brings."""
        if move == DECLINE:
            return {}
        count, rate = worth(state, self.player, ident(move[0]))
        side = state.seats[self.player].side
        return {"side": side, "count": count, "rate": rate, "points": count * rate}

    def perform(self, state: FlotillaState, move: Move) -> None:
        if move == DECLINE:
            return
        name, side = ident(move[0]), state.seats[self.player].side
        count, rate = worth(state, self.player, name)
        state.emit(
            "ObjectiveScored", self.rule,
            player=self.player, objective=name, side=side, count=count, rate=rate, points=count * rate,
        )  # fmt: skip
        gain_points(state, self.player, count * rate, "objectives", self.rule)
        stacks, last = state.objectives[side], len(box().objectives[name].rates(side)) - 1
        if dict(stacks)[name] < last:  # the lowest stays for ever: FLO-14.7
            below = tuple((each, level + (each == name)) for each, level in stacks)
            state.objectives = {**state.objectives, side: below}
            state.emit("ObjectiveRemoved", "FLO-14.7", objective=name, side=side)


@dataclass(frozen=True, slots=True)
class MoveMarket(FlotillaStep):
    """Once, after the last effect: up by what was bought, down by what was sold (FLO-7.8, FLO-7.9)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        last = len(box().constants["market_track"]) - 1
        for number, colour in enumerate(COLOURS):
            moved = state.bought[number] - state.sold[number]
            if not moved:
                continue
            start = state.market[number]
            end = min(last, max(0, start + moved))
            state.market = plus(state.market, number, end - start)
            state.emit("MarketMoved", "FLO-7.8", resource=colour, start=start, end=end)
            if start + moved < 0:
                gain_points(state, self.player, box().constants["low_end_vp"], "market", "FLO-7.8")
            elif start + moved > last:
                gain_points(state, self.player, box().constants["high_end_vp"], "market", "FLO-7.8")
        state.bought = state.sold = NONE
