"""The words of an effect at work: cards, fields of tracks, artifacts (FLO-1.8)."""

from dataclasses import dataclass

from rules.flotilla.components import SINK, box, words
from rules.flotilla.decisions_gain import ChooseCrewGuild, ChooseDial, ChooseResource, ChooseSealGuild
from rules.flotilla.gains import (
    clean,
    draw_tiles,
    free_ship,
    gain_money,
    gain_points,
    gain_toxicity,
    improve_level,
    place_seal,
    recruit,
    take_tiles,
    unload,
)
from rules.flotilla.state import FlotillaState, FlotillaStep

FLAGS = (
    "sell_bonus", "buy_discount", "ship_discount", "outpost_discount", "build_discount", "reroll", "adjust",
    "free_float", "no_draw_tox", "ignore",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Effect(FlotillaStep):
    """One effect; what it causes comes before whatever waits below it (FLO-1.3). `guild` is the one of a
    field that says "here"; `source` is what points of it are counted under."""

    player: int
    text: str
    source: str
    guild: str = ""

    def run(self, state: FlotillaState) -> None:
        word, *rest = words(self.text)
        if word == "if":  # asked when it comes up: FLO-3.5
            guild = rest[1].rstrip(":")
            if state.shown_to(self.player, guild):
                state.push(Effect(self.player, " ".join(rest[2:]), self.source))
        elif word in FLAGS:
            _flag(state, word, rest)
        elif not _gain(state, self, word, rest) and not _guild_effect(state, self, word, rest):
            _action(state, self, word, rest)


def flags_of(word: str, rest: list[str]) -> tuple[str, ...]:
    """A flag with its number; what an `ignore` names becomes flags of its own (FLO-10.11)."""
    if word == "ignore":
        return tuple(f"ignore_{each} 1" for each in rest)
    return (f"{word} {rest[0] if rest else 1}",)


def _flag(state: FlotillaState, word: str, rest: list[str]) -> None:
    if word not in ("reroll", "adjust"):  # those hold from the start of the card
        state.flags = (*state.flags, *flags_of(word, rest))


def _gain(state: FlotillaState, effect: Effect, word: str, rest: list[str]) -> bool:
    """What comes without any choice."""
    player, source = effect.player, effect.source
    count = int(rest[0]) if rest and rest[0].isdigit() else 1
    if word == "money":
        gain_money(state, player, count, source, "FLO-1.4")
    elif word == "vp":
        gain_points(state, player, count, source, "FLO-1.4")
    elif word == "toxicity":
        gain_toxicity(state, player, count, "FLO-12.1")
    elif word == "clean":
        clean(state, player, count)
    elif word == "score_up":
        improve_level(state, player)
    elif word == "free_ship":
        free_ship(state, player)
    elif word == "unload_all":
        for ship in range(len(state.seats[player].ships)):
            unload(state, player, ship, "FLO-5.3")
    elif word == "collect":
        collect(state, player)
    else:
        return False
    return True


def _guild_effect(state: FlotillaState, effect: Effect, word: str, rest: list[str]) -> bool:
    """What is for a guild, for each of several, for one of choice."""
    player, source = effect.player, effect.source
    if word == "seal" and rest[0] == "here":
        place_seal(state, player, effect.guild, source)
    elif word == "seal":
        state.push(*(ChooseSealGuild(player, source) for _ in range(int(rest[0]))))
    elif word == "recruit" and rest[0] == "here":
        recruit(state, player, effect.guild, source)
    elif word == "recruit":
        state.push(ChooseCrewGuild(player, source))
    elif word == "resource":
        state.push(*(ChooseResource(player) for _ in range(int(rest[0]))))
    elif word == "dial":
        state.push(*(ChooseDial(player, False) for _ in range(int(rest[0]))))
    elif word == "survivor":
        state.push(*(Rescue(player) for _ in range(int(rest[0]))))
    elif word == "artifact":
        state.push(*(DrawArtifact(player) for _ in range(int(rest[0]))))
    elif word == "milestone":  # all of it, in this order: FLO-12.6
        state.emit("Milestone", "FLO-12.6", player=player)
        state.push(*(Effect(player, text, source) for text in box().constants["milestone"]))
    else:
        return False
    return True


def _action(state: FlotillaState, effect: Effect, word: str, rest: list[str]) -> None:
    """What a card lets its player do."""
    from rules.flotilla.actions import begin

    begin(state, effect.player, word, rest)


def collect(state: FlotillaState, player: int) -> None:
    """All cards of the own pile come back to the hand (FLO-4.1)."""
    seat = state.seats[player]
    if seat.pile:
        state.emit("CardsCollected", "FLO-4.1", player=player, cards=seat.pile)
        seat.hand, seat.pile = seat.hand + seat.pile, ()


def draw_some(state: FlotillaState, player: int, count: int) -> tuple[str, ...]:
    """Tiles that may be laid at once; a Skysider has them in his supply, nothing to lay (FLO-6.5)."""
    if state.seats[player].side == SINK:
        return draw_tiles(state, player, count)
    take_tiles(state, player, count)
    return ()


@dataclass(frozen=True, slots=True)
class Rescue(FlotillaStep):
    """A survivor: one field on, and what it gives (FLO-12.5)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        track = box().counts[state.players].survivor_track
        state.survivor = (state.survivor + 1) % len(track)
        state.emit("SurvivorMoved", "FLO-12.5", player=self.player, field=state.survivor)
        state.push(*(Effect(self.player, text, "survivors") for text in track[state.survivor]))


@dataclass(frozen=True, slots=True)
class DrawArtifact(FlotillaStep):
    """Chance: an artifact, its front at once, then its slot; points when none is left (FLO-12.7)."""

    player: int

    def run(self, state: FlotillaState) -> None:
        bag = state.artifacts
        if not bag:
            gain_points(state, self.player, box().constants["no_artifact_vp"], "artifacts", "FLO-12.7")
            return
        artifact = bag[state.rng.randrange(len(bag))]
        state.artifacts = tuple(each for each in bag if each != artifact)
        state.emit("ArtifactDrawn", "FLO-12.7", reveals=True, player=self.player, artifact=artifact)
        front = box().artifacts[artifact].front
        state.push(Effect(self.player, front, "artifacts"), SlotArtifact(self.player, artifact))


@dataclass(frozen=True, slots=True)
class SlotArtifact(FlotillaStep):
    """It covers the next slot of its guild on the hub (FLO-12.7)."""

    player: int
    artifact: str

    def run(self, state: FlotillaState) -> None:
        guild = box().artifacts[self.artifact].guild
        state.hub = {**state.hub, guild: (*state.hub[guild], self.artifact)}
        assert len(state.hub[guild]) <= box().constants["hub_slots"], guild
        state.emit("ArtifactSlotted", "FLO-12.7", artifact=self.artifact, guild=guild)
