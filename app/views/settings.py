"""The page of the dialog with the player's own settings; each takes effect at once."""

from typing import Any

import panel as pn

from app.commands import Commands
from app.seats import ASK, UNDO
from app.table import Screen, Table
from app.views import styles
from app.views.kept import kept_here
from app.views.spoken import button, label, named_values, sentence

SETTINGS: dict[str, tuple[str, dict[Any, str]]] = {
    "auto_play": ("ui.auto_play", {True: "ui.auto_play_value.yes", False: "ui.auto_play_value.no"}),
    "ask": ("ui.ask", {value: f"ui.ask_value.{value}" for value in ASK}),
    "open_hands": ("ui.open_hands", {False: "ui.open_hands_value.no", True: "ui.open_hands_value.yes"}),
    "coach": (
        "ui.coach",
        {True: "ui.coach_value.yes", False: "ui.coach_value.no", "again": "ui.coach_value.again"},
    ),
    "undo": ("ui.undo_limit", {value: f"ui.undo_value.{value}" for value in UNDO}),
}


def settings(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """One choice and one sentence for each setting."""
    rows = [each for name in SETTINGS for each in _setting(screen, commands, name)]
    rows.append(kept_here(screen, commands))
    rows.append(button(screen, commands, "ui.keys", lambda: commands.run("keys")))
    return pn.Column(*rows, sizing_mode="stretch_width", margin=0)


def _setting(
    screen: Screen, commands: Commands, name: str
) -> tuple[pn.viewable.Viewable, pn.viewable.Viewable]:
    key, keys = SETTINGS[name]
    select = pn.widgets.Select(
        label=label(screen, commands, key),
        options=named_values(screen, commands, keys),
        value=getattr(commands.session.settings, name),
        stylesheets=[styles.FIELD],
        width=300,
    )

    def changed(event: Any) -> None:
        if event.new == "again":
            commands.settle(coach=True, known=frozenset())
            select.value = True
        elif event.new != getattr(commands.session.settings, name):
            commands.settle(**{name: event.new})

    def opened(event: Any) -> None:
        """What the browser has kept, or another part of the page has changed."""
        if event.new == "settings":
            select.value = getattr(commands.session.settings, name)

    select.param.watch(changed, "value")
    screen.param.watch(opened, "dialog")
    return select, sentence(screen, commands, f"{key}_help")
