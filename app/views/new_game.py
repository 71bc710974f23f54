"""The page of the dialog that sets up a new game: who plays, the options, the seed."""

from collections.abc import Mapping
from html import escape
from typing import Any

import panel as pn

import rules
from app.commands import Commands
from app.seats import KINDS
from app.table import Screen, Table
from app.views import styles


def new_game(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The form and its start button."""
    game = rules.load(table.game)
    seats = [_seat(screen, commands, seat) for seat in range(game.players[1])]
    options = {name: _option(screen, commands, name, values) for name, values in game.options.items()}
    seed = pn.widgets.TextInput(
        label=_label(screen, commands, "ui.seed"), stylesheets=[styles.FIELD], width=240
    )
    start = pn.widgets.Button(
        label=_label(screen, commands, "ui.start"),
        css_classes=["confirm", "p0"],
        stylesheets=[styles.CONFIRM],
        sizing_mode="stretch_width",
        on_click=lambda _event: commands.begin(
            tuple(select.value for select in seats),
            {name: option.value for name, option in options.items()},
            seed.value,
        ),
    )
    helped = [
        each
        for name, option in options.items()
        for each in (option, _help(screen, commands, _help_key(commands, name)))
    ]
    return pn.Column(
        pn.Row(*seats, stylesheets=[styles.ROW], margin=0),
        *helped,
        seed,
        _help(screen, commands, "ui.seed_help"),
        start,
        sizing_mode="stretch_width",
        margin=0,
    )


def _seat(screen: Screen, commands: Commands, seat: int) -> pn.widgets.Select:
    return pn.widgets.Select(
        label=_label(screen, commands, "ui.seat", player=seat),
        options=_choices(screen, commands, {kind: f"ui.kind.{kind}" for kind in KINDS}),
        value=commands.session.setup.seats[seat],
        stylesheets=[styles.FIELD],
        width=220,
    )


def _option(screen: Screen, commands: Commands, name: str, values: tuple[str, ...]) -> pn.widgets.Select:
    game = commands.session.setup.game
    return pn.widgets.Select(
        label=_label(screen, commands, f"{game}.option.{name}"),
        options=_choices(screen, commands, {value: f"{game}.option.{name}.{value}" for value in values}),
        value=values[0],
        stylesheets=[styles.FIELD],
        width=300,
    )


def _help_key(commands: Commands, name: str) -> str:
    return f"{commands.session.setup.game}.option.{name}.help"


def _label(screen: Screen, commands: Commands, key: str, **args: Any) -> Any:
    return pn.bind(lambda _language: commands.words(key, **args), screen.param.language)


def _choices(screen: Screen, commands: Commands, keys: Mapping[str, str]) -> Any:
    def named(_language: str) -> dict[str, str]:
        return {commands.words(key): value for value, key in keys.items()}

    return pn.bind(named, screen.param.language)


def _help(screen: Screen, commands: Commands, key: str) -> pn.viewable.Viewable:
    text = pn.bind(lambda _language: f"<p>{escape(commands.words(key))}</p>", screen.param.language)
    return pn.pane.HTML(text, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)
