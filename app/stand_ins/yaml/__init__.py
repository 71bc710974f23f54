"""A stand-in: Bokeh imports yaml to read settings and themes from files, which the browser has none of."""

from typing import Any


def __getattr__(name: str) -> Any:
    """Anything that is asked for: an error that says so."""
    raise AttributeError(
        f"yaml.{name} was asked for, but in the browser yaml is a stand-in that has nothing (app/stand_ins)."
    )
