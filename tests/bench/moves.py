"""How many moves a second the rules make: random play, in CPython and in Pyodide under node.

Of Der Schwarm also which share of the time goes into finding out what hangs together, its hot path.
"""

import json
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
import json, random, time
import rules
rates = {{}}
for name in rules.games():
    game, seed, moves, began = rules.load(name), 0, 0, time.perf_counter()
    while time.perf_counter() - began < {seconds}:
        state, chance = game.new(seed, game.players[-1]), random.Random(seed)
        while not state.is_terminal():
            state.apply(chance.choice(list(state.legal_moves())))
            moves += 1
        seed += 1
    rates[name] = moves / (time.perf_counter() - began)
print(json.dumps(rates))
"""


def measure(seconds: float = 3) -> dict[str, float]:
    """Moves a second by game and where they are made, with as many players as can be."""
    code = PLAY.format(seconds=seconds)
    here = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    printed = {
        f"CPython {sys.version_info.major}.{sys.version_info.minor}": here.stdout,
        "Pyodide": run_in_pyodide(code),
    }
    return {
        f"{game}, {where}": rate
        for where, text in printed.items()
        for game, rate in json.loads(text.splitlines()[-1]).items()
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
