"""How many moves a second the rules make: random play, in CPython and in Pyodide under node.

Of Der Schwarm also which share of the time goes into finding out what hangs together, its hot path.
"""

import random
import subprocess
import sys
import time
from typing import Any

from app.packaging.paths import ROOT
from rules.kernel import Game
from rules.schwarm import GAME as SCHWARM
from rules.schwarm import state as table
from rules.schwarm.network import Network, Ways
from tests.pyodide_node import run_in_pyodide

PLAY = """
import random, time
import rules
game, moves, began = rules.load("seastead"), 0, time.perf_counter()
for seed in range({games}):
    state, chance = game.new(seed=seed), random.Random(seed)
    while not state.is_terminal():
        state.apply(chance.choice(list(state.legal_moves())))
        moves += 1
print(moves / (time.perf_counter() - began))
"""


def measure(games: int = 20) -> dict[str, float]:
    """Moves a second by where they are made."""
    code = PLAY.format(games=games)
    here = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return {
        f"CPython {sys.version_info.major}.{sys.version_info.minor}": float(here.stdout),
        "Pyodide": float(run_in_pyodide(code)),
    }


class TimedNetwork(Network):
    """Counts the seconds that are spent in it, all players and games together."""

    __slots__ = ()
    spent = 0.0

    def __init__(self, *given: Any) -> None:
        began = time.process_time()
        super().__init__(*given)
        TimedNetwork.spent += time.process_time() - began

    @property
    def components(self) -> tuple[int, ...]:
        """As in the original."""
        began = time.process_time()
        found = super().components
        TimedNetwork.spent += time.process_time() - began
        return found

    def contacts(self) -> Ways:
        """As in the original."""
        began = time.process_time()
        found = super().contacts()
        TimedNetwork.spent += time.process_time() - began
        return found


def played(game: Game, games: int) -> tuple[int, float]:
    """Moves and seconds of some random games with as many players as can be."""
    moves, began = 0, time.process_time()
    for seed in range(games):
        state, chance = game.new(seed, game.players[-1]), random.Random(seed)
        while not state.is_terminal():
            state.apply(chance.choice(list(state.legal_moves())))
            moves += 1
    return moves, time.process_time() - began


def networks(games: int = 10) -> tuple[float, float]:
    """Of Der Schwarm: moves a second, and the share of the time that goes into its networks."""
    moves, seconds = played(SCHWARM, games)
    usual, table.Network = table.Network, TimedNetwork  # type: ignore[misc]
    TimedNetwork.spent = 0.0
    try:
        _, timed = played(SCHWARM, games)
    finally:
        table.Network = usual  # type: ignore[misc]
    return moves / seconds, TimedNetwork.spent / timed
