"""The turn: contracts, key, and step 3: key to the track, oxygen or surfacing, the end (OTY-3, OTY-10)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, Move, Reason, ident, one, two
from rules.kernel.reason import refuse
from rules.otys.components import KEYS, LEVELS, NEUTRAL, SLOTS, box
from rules.otys.decisions_activate import ActivateDiver
from rules.otys.decisions_contract import FulfilContract
from rules.otys.decisions_sponsor import ChoosePropeller, UseSponsor
from rules.otys.effects import pay_battery, surface
from rules.otys.picks import OXYGEN
from rules.otys.scoring import winners
from rules.otys.state import OtysDecision, OtysState, OtysStep, is_x


@dataclass(frozen=True, slots=True)
class BeginTurn(OtysStep):
    """A player's turn; a round is a turn of everybody (OTY-1.1)."""

    player: int

    def run(self, state: OtysState) -> None:
        state.begin_turn(self.player)
        state.emit("TurnBegun", "OTY-1.1", player=self.player, round=state.round, turn=state.turn)
        if state.options["contract_scope"] == "any":  # else there is no key level yet: OTY-14.3
            state.push(FulfilContract(self.player), ChooseKey(self.player))
        else:
            state.push(ChooseKey(self.player))


@dataclass(frozen=True, slots=True)
class ChooseKey(OtysDecision):
    """Step 0: one key of the board, there always is one; an X key names its level (OTY-3.1, OTY-4.6)."""

    rule = "OTY-3.1"
    player: int

    def candidates(self, state: OtysState) -> Iterator[Move]:
        for key in (*KEYS, NEUTRAL):
            if is_x(key):
                yield from (two("key", key, "level", level) for level in LEVELS)  # any: OTY-4.4
            else:
                yield one("key", key)

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        key, seat = ident(move[0]), state.seats[self.player]
        if key == NEUTRAL:  # any number may be held: OTY-4.3
            return None if seat.neutral else refuse("OTY-4.3", "no_neutral")
        if key in seat.keys:
            return None
        return refuse("OTY-4.2", "key_used", key=key, count=len(seat.track), threshold=seat.threshold)

    def facts(self, state: OtysState, move: Move) -> Mapping[str, int | str]:
        """The diver and the sponsor that wait there, and where this level is."""
        key, level = ident(move[0]), key_level(move)
        sponsors = rotated(state.sponsors) if is_x(key) else state.sponsors
        diver = state.seats[self.player].diver_at(level)
        return {"diver": diver, "sponsor": sponsors[level - 1]}

    def perform(self, state: OtysState, move: Move) -> None:
        key, seat = ident(move[0]), state.seats[self.player]
        state.key, state.level = key, key_level(move)
        if key == NEUTRAL:
            seat.neutral -= 1
        else:
            seat.keys = tuple(other for other in seat.keys if other != key)
        state.emit("KeyChosen", "OTY-3.2", player=self.player, key=key, level=state.level)
        if is_x(key):  # before the sponsor helps, and always: OTY-3.3, OTY-4.5
            state.sponsors = rotated(state.sponsors)
            state.emit("SponsorsRotated", "OTY-4.5", sponsors=state.sponsors)
        player = self.player
        state.push(
            ChoosePropeller(player),
            UseSponsor(player),
            FulfilContract(player),
            ActivateDiver(player),
            PutKeyOnTrack(player),
            ChooseOxygen(player, ""),
            SurfaceDiver(player, ""),
            EndTurn(player),
        )


@dataclass(frozen=True, slots=True)
class PutKeyOnTrack(OtysStep):
    """Step 3: the key joins the used ones; when they reach the hacker, all come back (OTY-3.5, OTY-10.1)."""

    player: int

    def run(self, state: OtysState) -> None:
        seat = state.seats[self.player]
        seat.track = (*seat.track, state.key)
        state.emit(
            "KeyToTrack", "OTY-10.1",
            player=self.player, key=state.key, count=len(seat.track), threshold=seat.threshold,
        )  # fmt: skip
        state.key = ""
        if len(seat.track) < seat.threshold:  # asked only here: OTY-10.3
            return
        keys, seat.track = seat.track, ()
        for key in keys:
            if key == NEUTRAL:
                state.neutral += 1  # to the supply: OTY-10.2
            else:
                seat.lay(key)
        state.emit("KeysReturned", "OTY-10.2", player=self.player, keys=keys)

    def foretell(self, state: OtysState) -> Mapping[str, int] | None:
        """How many keys come back, as things are."""
        seat = state.seats[self.player]
        count = len(seat.track) + 1
        return {"player": self.player, "count": count} if count >= seat.threshold else None


@dataclass(frozen=True, slots=True)
class ChooseOxygen(OtysDecision):
    """For a battery the diver stays where he is (OTY-10.4). `diver` is a spied one (OTY-14.5), else ""."""

    rule = "OTY-10.4"
    player: int
    diver: str

    def candidates(self, state: OtysState) -> Iterator[Move]:
        yield OXYGEN
        yield DECLINE

    def judge(self, state: OtysState, move: Move) -> Reason | None:
        need = box().constants["oxygen_batteries"]
        if move == DECLINE or state.seats[self.player].batteries >= need:
            return None
        return refuse(self.rule, "no_battery")

    def perform(self, state: OtysState, move: Move) -> None:
        if move == DECLINE:
            return
        pay_battery(state, self.player, box().constants["oxygen_batteries"], "oxygen", self.rule)
        diver = self.diver or state.activated
        state.emit("OxygenUsed", self.rule, player=self.player, diver=diver)
        waiting = state.stack.pop()  # the step right behind would surface him
        assert isinstance(waiting, SurfaceDiver), waiting


@dataclass(frozen=True, slots=True)
class SurfaceDiver(OtysStep):
    """The activated diver rises to the top, used or not, and a spy as well (OTY-10.5, OTY-7.57)."""

    player: int
    diver: str

    def run(self, state: OtysState) -> None:
        surface(state, self.player, self.diver or state.activated, "OTY-10.5")
        if not self.diver:  # spied ones rise after the spy, their owners decide: OTY-14.5
            for owner, diver in state.spied:
                state.push(ChooseOxygen(owner, diver), SurfaceDiver(owner, diver))

    def foretell(self, state: OtysState) -> Mapping[str, int | str]:
        """Who will rise, and to where."""
        diver = self.diver or state.activated or state.seats[self.player].diver_at(state.level)
        return {"player": self.player, "diver": diver, "slot": SLOTS[0]}


@dataclass(frozen=True, slots=True)
class EndTurn(OtysStep):
    """The next player; the round in which somebody reached 18 is the last (OTY-11.1, OTY-11.6)."""

    player: int

    def run(self, state: OtysState) -> None:
        following = state.clockwise(self.player)[1]  # to the left: OTY-2.1
        if following == state.start:
            if not state.ending and state.round >= box().constants["max_rounds"]:
                state.ending = True
                state.emit("EndTriggered", "OTY-11.6", reason="rounds")
            if state.ending:
                state.emit("GameEnded", "OTY-11.3", winners=tuple(winners(state)))
                return
            state.round += 1
        state.turn += 1
        state.push(BeginTurn(following))


def key_level(move: Move) -> int:
    """A numbered key is for its own level, an X key for the one that it is laid on (OTY-4.1, OTY-4.4)."""
    return int(ident(move[-1]))


def rotated(sponsors: tuple[str, ...]) -> tuple[str, ...]:
    """The lowest sponsor moves to the top, all others one level down; sides stay (OTY-4.5)."""
    return (*sponsors[-1:], *sponsors[:-1])
