"""Python in the browser is another version: the rules must not notice."""

import subprocess
import sys
from collections.abc import Callable

from app.packaging.paths import ROOT

REPLAY = """
import pathlib
import rules
for path in sorted(pathlib.Path("tests/rules/records").rglob("*")):
    if path.is_file():
        try:
            record = rules.Record.parse(path.read_text("utf-8"))
        except rules.RecordError:
            continue
        print(path.name, record.replay().digest())
for seed in range(5):
    state = rules.load("seastead").new(seed=seed)
    for ply in range(60):
        if state.is_terminal():
            break
        moves = sorted(map(tuple, state.legal_moves()))
        state.apply(moves[(seed + 7 * ply) % len(moves)])
    print(seed, state.digest())
"""


def test_same_digests(pyodide_node: Callable[[str], str]) -> None:
    """Recorded games and played ones end in the same states, by digest."""
    here = subprocess.run(
        [sys.executable, "-c", REPLAY], cwd=ROOT, capture_output=True, text=True, check=True
    )
    there = pyodide_node(REPLAY)
    assert len(here.stdout.splitlines()) > 5
    assert there == here.stdout
