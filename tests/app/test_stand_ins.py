"""The stand-ins of the browser: with them Bokeh makes the same document as with the real ones."""

import os
import subprocess
import sys

import pytest

from app.packaging.paths import ROOT

STAND_INS = ROOT / "app" / "stand_ins"
DOCUMENT = """
import sys
from app import worker
worker.prepare()
print(worker.document())
print("real" if hasattr(sys.modules["numpy"], "array") else "stand-in", file=sys.stderr)
"""


def document(stand_ins: bool) -> tuple[str, str]:
    """The app's first document as JSON, and which numpy it was made with."""
    path = [str(STAND_INS)] if stand_ins else []
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*path, str(ROOT)]), "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", DOCUMENT], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.split()[-1]


def test_same_document() -> None:
    """The whole document is the same text with numpy and with its stand-in."""
    real, stand_in = document(stand_ins=False), document(stand_ins=True)
    assert (real[1], stand_in[1]) == ("real", "stand-in")
    assert stand_in[0] == real[0]


@pytest.mark.parametrize("name", ["numpy", "yaml"])
def test_missing_function_is_named(name: str) -> None:
    """What a stand-in does not have is named in the error."""
    environment = {**os.environ, "PYTHONPATH": str(STAND_INS)}
    code = f"import {name}; {name}.loadtxt"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert f"{name}.loadtxt was asked for" in done.stderr
    assert "stand-in" in done.stderr
