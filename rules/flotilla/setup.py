"""Set-up of Flotilla, in the order of the rules, which is the order of chance (FLO-2)."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.flotilla.components import GUILDS, SINK, SKY, box, crew_of
from rules.flotilla.decisions_turn import BeginTurn
from rules.flotilla.state import FlotillaState, FlotillaStep
from rules.kernel import Game

FIRST_GAME = {
    SINK: ("sites", "fleet", "reach", "outposts", "grand"),
    SKY: ("colour", "circles", "seals", "crew", "variety"),
}  # FLO-16.1


def setup(game: Game, seed: int, players: int, options: Mapping[str, str]) -> FlotillaState:
    """A table before the first turn."""
    state = FlotillaState(game, seed, players, options)
    state.start = state.rng.randrange(players)  # FLO-2.5
    for number, player in enumerate(state.clockwise(state.start)):
        seat = state.seats[player]
        seat.start = number
        seat.money = box().start_tiles[number].money  # FLO-2.11
    _lay_objectives(state)
    _fill_artifacts(state)
    state.stacks = {guild: _stack(state, guild) for guild in GUILDS}
    state.push(OpenGame())
    return state


def _lay_objectives(state: FlotillaState) -> None:
    """A set for each player on the left, another on the right, highest rate on top (FLO-2.7)."""
    names = state.shuffle(box().objectives)
    for number, side in enumerate((SINK, SKY)):
        chosen = names[number * state.players : (number + 1) * state.players]
        if state.options["first_game"] == "on":
            chosen = list(FIRST_GAME[side][: state.players])
        state.objectives = {**state.objectives, side: tuple((name, 0) for name in chosen)}


def _fill_artifacts(state: FlotillaState) -> None:
    """One of each colour goes back into the box unseen (FLO-2.8)."""
    bag: list[str] = []
    for guild in GUILDS:
        colour = [each.id for each in box().artifacts.values() if each.guild == guild]
        removed = state.rng.randrange(len(colour))
        bag += colour[:removed] + colour[removed + 1 :]
    state.artifacts = tuple(sorted(bag))


def _stack(state: FlotillaState, guild: str) -> tuple[str, ...]:
    """Level 1 upon level 2, some of each removed, by number of players (FLO-2.10)."""
    removed = box().counts[state.players].removed
    first, second = (state.shuffle(crew_of(guild, level))[removed:] for level in (1, 2))
    return (*second, *first)


@dataclass(frozen=True, slots=True)
class OpenGame(FlotillaStep):
    """Tell who begins (FLO-2.5)."""

    def run(self, state: FlotillaState) -> None:
        state.emit("GameBegun", "FLO-2.5", player=state.start)
        state.push(BeginTurn(state.start))
