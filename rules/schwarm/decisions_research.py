"""The action researcher: one more on a station, or a chain of tiles laid with own buoys (SCH-6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.kernel import DECLINE, DONE, Move, Reason, ident, one
from rules.kernel.reason import refuse
from rules.schwarm.asking import Ask
from rules.schwarm.chart import BIT, mask_of, openings, rotations
from rules.schwarm.components import KINDS, QUEEN, box
from rules.schwarm.decisions_station import PlaceResearcher
from rules.schwarm.effects import no_effect
from rules.schwarm.laying import lay_tile, refuse_field, refuse_mask, sites, take_buoy
from rules.schwarm.picks import DEPLOY, EXPLORE, lay
from rules.schwarm.state import SchwarmDecision, SchwarmState, SchwarmStep


@dataclass(frozen=True, slots=True)
class BeginResearch(SchwarmStep):
    """The action of a card or a joker; without tiles and without room it comes to nothing (SCH-3.3)."""

    player: int

    def run(self, state: SchwarmState) -> None:
        choice = ChooseResearch(self.player)
        if choice.is_moot(state):
            no_effect(state, self.player, "researcher", "SCH-3.3")
        else:
            state.push(choice)


@dataclass(frozen=True, slots=True)
class ChooseResearch(SchwarmDecision):
    """Deploy one researcher or explore, never both; or neither (SCH-6.8)."""

    rule = "SCH-6.8"
    player: int

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        yield DEPLOY
        yield EXPLORE
        yield DECLINE

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        seat = state.seats[self.player]
        if move == DEPLOY:
            if not seat.left("researchers"):
                return refuse("SCH-4.4", "no_researcher_left", count=box().constants["researchers"])
            return None if seat.roomy() else refuse("SCH-4.5", "stations_full")
        if move == EXPLORE:
            if not any(seat.tiles):
                return refuse("SCH-6.1", "no_tile")
            if not seat.researchers:
                return refuse("SCH-6.2", "no_researcher")
            if LayTile(self.player, 0, seat.researchers).is_moot(state):
                return refuse("SCH-6.4", "nowhere")
        return None

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """How many tiles can be laid at most."""
        seat = state.seats[self.player]
        return {"tiles": min(seat.researchers, sum(seat.tiles))} if move == EXPLORE else {}

    def perform(self, state: SchwarmState, move: Move) -> None:
        if move == DEPLOY:
            state.push(Ask(PlaceResearcher(self.player, "SCH-4.7")))
        elif move == EXPLORE:
            state.push(LayTile(self.player, 0, state.seats[self.player].researchers))


@dataclass(frozen=True, slots=True)
class LayTile(SchwarmDecision):
    """An own open tile, a field and how it is turned; again and again, as many as there are own
    researchers on stations (SCH-6.1, SCH-6.2). `laid` counts those of this action."""

    weighed = ("open",)
    player: int
    laid: int
    most: int

    @property
    def rule(self) -> str:
        """The action asks for the first tile, its limit for the others."""
        return "SCH-6.2" if self.laid else "SCH-6.1"

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        """Fields where the tile would have a contact if it were open there, in every rotation."""
        yield from (lay(kind, field, openings(mask)) for kind, field, mask, _ in self._options(state))
        yield DONE

    def legal(self, state: SchwarmState) -> Iterator[Move]:
        """Judged together: the contacts are the same for all."""
        for kind, field, mask, contact in self._options(state):
            if refuse_mask(state, field, mask, contact) is None:
                yield lay(kind, field, openings(mask))
        yield DONE

    def _options(self, state: SchwarmState) -> Iterator[tuple[str, str, int, int]]:
        seat = state.seats[self.player]
        places = sites(state, self.player)
        for kind, count in zip(KINDS, seat.tiles, strict=True):
            if count:
                for field, contact in places:
                    if refuse_field(state, kind, field) is None:
                        yield from ((kind, field, mask, contact) for mask in rotations(kind))

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        field, mask = ident(move[1]), mask_of(ident(move[2]))
        return refuse_mask(state, field, mask, dict(sites(state, self.player))[field])

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """Why a field or a tile does not come into question at all."""
        name = ident(pick)
        if pick.startswith("tile:") and name in KINDS:
            held = state.seats[self.player].tiles[KINDS.index(name)]
            return refuse("SCH-6.4", "nowhere") if held else refuse("SCH-6.1", "tile_not_held", tile=name)
        if not pick.startswith("field:"):
            return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)
        for kind, count in zip(KINDS, state.seats[self.player].tiles, strict=True):
            reason = refuse_field(state, kind, name) if count else None
            if reason is not None:
                return reason
        return refuse("SCH-6.4", "not_linked", field=name)

    def facts(self, state: SchwarmState, move: Move) -> Mapping[str, int]:
        """Points at once, and the best own network before and after; 1 for `queen` when it is linked."""
        if move == DONE:
            return {}
        after = state.clone()
        lay_tile(after, self.player, ident(move[0]), ident(move[1]), mask_of(ident(move[2])))
        return {
            "fp": box().tiles[ident(move[0])].fp,
            "network": state.best_network(self.player)[0],
            "after": after.best_network(self.player)[0],
            "queen": int(after.seats[self.player].network.queen),
            "left": self.most - self.laid - 1,
        }

    def perform(self, state: SchwarmState, move: Move) -> None:
        if move == DONE:
            return
        field = ident(move[1])
        following: list[SchwarmStep] = []
        if not state.seats[self.player].buoys:
            following.append(Ask(ChooseBuoyToMove(self.player, field)))
        lay_tile(state, self.player, ident(move[0]), field, mask_of(ident(move[2])))
        if self.laid + 1 < self.most:
            following.append(LayTile(self.player, self.laid + 1, self.most))
        state.push(*following)


@dataclass(frozen=True, slots=True)
class ChooseBuoyToMove(SchwarmDecision):
    """No buoy is left: one from another tile goes onto the tile just laid (SCH-6.26)."""

    rule = "SCH-6.26"
    player: int
    field: str

    def candidates(self, state: SchwarmState) -> Iterator[Move]:
        own = state.seats[self.player].buoyed[0]
        yield from (one("buoy", field) for field in state.laid if own & BIT[field])

    def judge(self, state: SchwarmState, move: Move) -> Reason | None:
        if ident(move[0]) == self.field:
            return refuse(self.rule, "just_laid", field=self.field)
        return None

    def explain(self, state: SchwarmState, pick: str) -> Reason:
        """The queen's buoy goes by the link alone (SCH-6.31); the tile needs one (SCH-6.26)."""
        if ident(pick) == QUEEN:
            return refuse("SCH-6.31", "queen_buoy")
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: SchwarmState, move: Move) -> None:
        take_buoy(state, self.player, ident(move[0]), self.field)
