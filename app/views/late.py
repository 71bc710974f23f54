"""Parts of the page that are made when first wanted: the snapshot, which all must load, has none of it."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import panel as pn
import param

from app.commands import Commands
from app.table import Screen, Table
from app.views import styles


def late(
    module: str,
    owner: param.Parameterized,
    names: list[str],
    wanted: Callable[[], bool],
    parts: tuple[Table, Screen, Commands],
) -> pn.Column:
    """A column that gets `app.views.<module>.view` when `wanted` is true after a change of `names`."""
    column = pn.Column(visible=False, stylesheets=[styles.ROOT], sizing_mode="stretch_width", margin=0)

    def look(*_events: Any) -> None:
        if wanted() and not column.objects:
            column.append(import_module(f"app.views.{module}").view(*parts))
        column.visible = wanted()

    owner.param.watch(look, names)
    look()
    return column
