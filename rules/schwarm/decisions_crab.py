"""The crab: onto free land, then clockwise from field to field (SCH-7.30 to SCH-7.32)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.asking import Ask
from rules.schwarm.chart import LAND, RING
from rules.schwarm.effects import no_effect, strike
from rules.schwarm.state import CRAB, SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class BeginCrab(SchwarmStep):
    """Put it on a land field without a station when it is not in the game yet; then move it (SCH-7.30)."""

    player: int
    reach: int

    def run(self, state: SchwarmState) -> None:
        if state.crab:
            state.push(Ask(MoveCrab(self.player, self.reach)))
        elif any(state.owner_of_station(field) is None for field in LAND):
            state.push(Ask(ChooseCrabField(self.player, self.reach)))
        else:
            no_effect(state, self.player, CRAB, "SCH-7.31")


@dataclass(frozen=True, slots=True)
class ChooseCrabField(SchwarmDecision):
    """Where the crab goes ashore (SCH-7.30)."""

    rule = "SCH-7.30"
    player: int
    reach: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for field in LAND)

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        owner = state.owner_of_station(ident(move[0]))
        return None if owner is None else refuse("SCH-7.31", "occupied", field=ident(move[0]), player=owner)

    def perform(self, state: SchwarmState, move: Move) -> None:
        state.move_danger(CRAB, "", ident(move[0]))
        state.emit("DangerPlaced", self.rule, player=self.player, danger=CRAB, field=state.crab)
        state.push(Ask(MoveCrab(self.player, self.reach)))


@dataclass(frozen=True, slots=True)
class MoveCrab(SchwarmDecision):
    """The field on which it ends: forwards, own stations and water are not counted (SCH-7.32)."""

    rule = "SCH-7.32"
    weighed = ("field",)
    player: int
    reach: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield from (one("field", field) for field in _ahead(state.crab))

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        field = ident(move[0])
        if state.seats[self.player].has_station(field):
            return refuse(self.rule, "own_station_jumped", field=field)
        count = self.path(state).index(field) + 1
        return refuse("SCH-7.2", "too_far", count=count, range=self.reach) if count > self.reach else None

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """It has to move, and only on land (SCH-7.4, SCH-7.32)."""
        if pick == f"field:{state.crab}":
            return refuse("SCH-7.4", "must_move", danger=CRAB)
        if pick.startswith("field:"):
            return refuse(self.rule, "crab_on_land", field=ident(pick))
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, object]:
        """The counted fields, and what the one who moves it would gain."""
        path = self.path(state)
        if ident(move[0]) not in path:
            return {}
        after = state.clone()
        self.perform(after, move)
        gained = after.seats[self.player].fp - state.seats[self.player].fp
        return {"path": path[: path.index(ident(move[0])) + 1], "gain": gained}

    def perform(self, state: SchwarmState, move: Move) -> None:
        path = self.path(state)
        for field in path[: path.index(ident(move[0])) + 1]:
            start = state.crab
            state.move_danger(CRAB, start, field)
            state.emit("DangerMoved", self.rule, player=self.player, danger=CRAB, start=start, end=field)
            strike(state, self.player, CRAB, field)

    def path(self, state: SchwarmState) -> tuple[str, ...]:
        """The land fields ahead that count, in their order."""
        seat = state.seats[self.player]
        return tuple(field for field in _ahead(state.crab) if not seat.has_station(field))


def _ahead(field: str) -> tuple[str, ...]:
    """All other land fields, clockwise from this one."""
    place = RING[field]
    return (*LAND[place + 1 :], *LAND[:place])
