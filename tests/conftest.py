"""Fixtures for all tests."""

from collections.abc import Callable

import pytest


@pytest.fixture(scope="session")
def pyodide_node() -> Callable[[str], str]:
    """Runs Python with `rules/` in Pyodide under node; gives what it prints."""
    from tests.pyodide_node import run_in_pyodide

    return run_in_pyodide
