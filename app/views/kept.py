"""A sentence about the copy of the site on this device, which makes it run without a network."""

from html import escape
from typing import Any

import panel as pn

from app.commands import Commands
from app.table import Screen
from app.views import styles


def kept_here(screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """How much of the site is on this device, and whether it runs without a network."""

    def text(offline: dict[str, Any], _language: str) -> str:
        if not offline:
            return ""
        done, total = (f"{offline.get(name, 0) / 1e6:.0f}" for name in ("done", "total"))
        said = commands.words(f"ui.offline.{offline['state']}", done=done, total=total)
        return f'<p class="offline">{escape(said)}</p>'

    shown = pn.bind(text, screen.param.offline, screen.param.language)
    return pn.pane.HTML(shown, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)
