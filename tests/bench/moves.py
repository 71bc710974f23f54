"""How many moves a second the rules make: random play, in CPython and in Pyodide under node."""

import subprocess
import sys

from app.packaging.paths import ROOT
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
