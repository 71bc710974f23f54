"""Influence: a disc goes round its guild track, each field entered gives its bonus (FLO-6)."""

from collections.abc import Iterator
from dataclasses import dataclass

from rules.flotilla.components import GUILDS, box
from rules.flotilla.picks import field
from rules.flotilla.state import FlotillaDecision, FlotillaState
from rules.kernel import DONE, Move, Reason, one
from rules.kernel.reason import refuse

ANY, SAME, DIFFERENT = "any", "same", "diff"


@dataclass(frozen=True, slots=True)
class ChooseInfluence(FlotillaDecision):
    """One influence: the next field of a track, or beyond the one that may be skipped (FLO-6.1).

    `mode` says how the guilds of one effect go together, `used` are those so far.
    """

    rule = "FLO-6.1"
    player: int
    left: int
    mode: str
    used: tuple[str, ...]

    def candidates(self, state: FlotillaState) -> Iterator[Move]:
        skippable = box().constants["skippable"]
        for guild, disc in zip(GUILDS, state.seats[self.player].discs, strict=True):
            fields = len(box().guilds[guild].track)
            yield one("field", f"{guild}.{(disc + 1) % fields}")
            if disc + 1 == skippable:  # the jump costs one influence, too: FLO-6.2
                yield one("field", f"{guild}.{(disc + 2) % fields}")
        yield DONE

    def judge(self, state: FlotillaState, move: Move) -> Reason | None:
        if move == DONE:
            return None
        guild, _ = field(move[0])
        if self.mode == SAME and self.used and guild != self.used[0]:
            return refuse("FLO-6.3", "same_guild", guild=self.used[0])
        if self.mode == DIFFERENT and guild in self.used:
            return refuse("FLO-6.4", "guild_used", guild=guild)
        return None

    def explain(self, state: FlotillaState, pick: str) -> Reason:
        """A field that is not next; only one of a track can be skipped (FLO-6.2)."""
        if pick.startswith("field:"):
            return refuse("FLO-6.2", "not_next", field=box().constants["skippable"])
        return refuse(self.rule, "asked_now", decision=type(self).__name__, pick=pick)

    def perform(self, state: FlotillaState, move: Move) -> None:
        from rules.flotilla.effects import Effect

        if move == DONE:
            return
        guild, number = field(move[0])
        seat, place = state.seats[self.player], GUILDS.index(guild)
        track = box().guilds[guild].track
        if number != (seat.discs[place] + 1) % len(track):
            skipped = box().constants["skippable"]
            state.emit("FieldSkipped", "FLO-6.2", player=self.player, guild=guild, field=skipped)
        seat.discs = (*seat.discs[:place], number, *seat.discs[place + 1 :])
        state.emit("DiscMoved", self.rule, player=self.player, guild=guild, field=number)
        if self.left > 1:
            used = (*self.used, guild)
            state.push(ChooseInfluence(self.player, self.left - 1, self.mode, used))
        state.push(*(Effect(self.player, text, "guilds", guild) for text in track[number]))
