"""Which decisions an effect begins: influence, trade, tiles, building, diving, research."""

from rules.flotilla.components import DEPTHS
from rules.flotilla.decisions_build import BeginBuild
from rules.flotilla.decisions_crew import DiscardCrew
from rules.flotilla.decisions_dive import roll_dive
from rules.flotilla.decisions_influence import ChooseInfluence
from rules.flotilla.decisions_lay import ChooseDepleted, LayTile
from rules.flotilla.decisions_research import roll_research
from rules.flotilla.decisions_sail import SailShip
from rules.flotilla.decisions_trade import Transact
from rules.flotilla.effects import draw_some
from rules.flotilla.gains import draw_tiles, take_tiles
from rules.flotilla.state import FlotillaState


def begin(state: FlotillaState, player: int, word: str, rest: list[str]) -> None:
    """Start an action by its word. Raises ValueError naming a word that nobody knows."""
    if word == "influence":
        state.push(ChooseInfluence(player, int(rest[0]), rest[1], ()))
    elif word == "transactions":
        state.push(Transact(player, int(rest[0])))
    elif word == "draw":
        state.push(LayTile(player, draw_tiles(state, player, int(rest[0])), int(rest[2])))
    elif word == "tiles":
        state.push(LayTile(player, draw_some(state, player, int(rest[0])), int(rest[0])))
    elif word == "take":
        take_tiles(state, player, int(rest[0]))
    elif word == "build":
        state.push(BeginBuild(player, int(rest[0])))
    elif word == "dive":
        roll_dive(state, player, dict(zip(DEPTHS, map(int, rest), strict=True)))
    elif word == "research":
        roll_research(state, player, int(rest[0]))
    elif word == "undeplete":
        state.push(ChooseDepleted(player, int(rest[0])))
    elif word == "sail":
        state.push(SailShip(player, int(rest[0])))
    elif word == "discard":
        state.push(DiscardCrew(player, rest[0], int(rest[1].rstrip(":")), " ".join(rest[2:])))
    elif word != "copy_top":  # the student's, chosen before: FLO-4.3
        raise ValueError(f"no effect {word!r}")
