"""The page of the dialog that sets up a new game: which one, who plays, the options, the seed."""

from html import escape
from typing import Any

import panel as pn

import rules
from app.commands import Commands
from app.seats import HUMAN, KINDS
from app.table import Screen, Table
from app.views import styles
from app.views.kept import kept_here
from app.views.spoken import Speaker, label, named_values, sentence
from app.words import Words


class About:
    """The words about one game, whichever is played."""

    def __init__(self, screen: Screen, game: str) -> None:
        self._screen = screen
        self._game = game

    def words(self, key: str, **args: Any) -> str:
        """A sentence in the player's language."""
        return Words(self._screen.language, self._game)(key, **args)


def new_game(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """The choice of the game, and its form, which is made anew when another game is chosen."""
    screen.game = screen.game or table.game
    chosen = pn.widgets.Select(
        label=label(screen, commands, "ui.game"),
        options=named_values(screen, commands, {game: f"{game}.name" for game in rules.games()}),
        value=screen.game,
        stylesheets=[styles.FIELD],
        width=300,
    )
    form = pn.Column(*_form(screen, commands, screen.game), sizing_mode="stretch_width", margin=0)

    def rebuild(*_events: Any) -> None:
        chosen.value = screen.game
        form.objects = _form(screen, commands, screen.game)

    chosen.param.watch(lambda event: screen.param.update(game=event.new), "value")
    screen.param.watch(rebuild, "game")
    table.param.watch(lambda event: screen.param.update(game=event.new), "game")
    return pn.Column(chosen, form, kept_here(screen, commands), sizing_mode="stretch_width", margin=0)


def _form(screen: Screen, commands: Commands, name: str) -> list[pn.viewable.Viewable]:
    """How many play, who they are, the options with their help, the seed, and the start button."""
    game, about = rules.load(name), About(screen, name)
    seated = commands.session.setup.seats if commands.session.setup.game == name else ()
    count = _count(screen, about, game.players, len(seated) or game.usual_players)
    seats = [_seat(screen, about, seat, seated) for seat in range(game.players[1])]
    for seat, select in enumerate(seats):
        select.visible = pn.bind(lambda count, seat=seat: seat < int(count), count.param.value)
    options = {option: _option(screen, about, name, option) for option in game.options}
    seed = pn.widgets.TextInput(label=label(screen, about, "ui.seed"), stylesheets=[styles.FIELD], width=240)

    def said() -> dict[str, str]:
        """The options that matter, with their values."""
        values = {option: select.value for option, select in options.items()}
        moot = game.moot(int(count.value), values)
        return {option: value for option, value in values.items() if option not in moot}

    start = pn.widgets.Button(
        label=label(screen, about, "ui.start"),
        css_classes=["confirm", "p0"],
        stylesheets=[styles.CONFIRM],
        sizing_mode="stretch_width",
        on_click=lambda _event: commands.begin(
            tuple(select.value for select in seats[: int(count.value)]),
            said(),
            seed.value,
            name,
        ),
    )
    helped = []
    for option, select in options.items():
        asked = pn.Column(
            select, _option_help(screen, about, name, option, select), sizing_mode="stretch_width", margin=0
        )
        asked.visible = pn.bind(
            lambda *_values, option=option: option in said(),
            count.param.value,
            *(each.param.value for each in options.values()),
        )
        helped.append(asked)
    seats_row = pn.Row(*seats, stylesheets=[styles.ROW], margin=0)
    return [
        count,
        seats_row,
        _count_help(screen, about, name, count),
        *helped,
        seed,
        sentence(screen, about, "ui.seed_help"),
        start,
    ]


def _count(screen: Screen, about: Speaker, players: tuple[int, int], now: int) -> pn.widgets.Select:
    least, most = players
    return pn.widgets.Select(
        label=label(screen, about, "ui.players"),
        options=[str(number) for number in range(least, most + 1)],
        value=str(now),
        visible=least < most,
        stylesheets=[styles.FIELD],
        width=120,
    )


def _seat(screen: Screen, about: Speaker, seat: int, seated: tuple[str, ...]) -> pn.widgets.Select:
    usual = "greedy" if seat else HUMAN
    return pn.widgets.Select(
        label=label(screen, about, "ui.seat", player=seat),
        options=named_values(screen, about, {kind: f"ui.kind.{kind}" for kind in KINDS}),
        value=seated[seat] if seat < len(seated) else usual,
        stylesheets=[styles.FIELD],
        width=220,
    )


def _option(screen: Screen, about: Speaker, game: str, name: str) -> pn.widgets.Select:
    values = rules.load(game).options[name]
    return pn.widgets.Select(
        label=label(screen, about, f"{game}.option.{name}"),
        options=named_values(screen, about, {value: f"{game}.option.{name}.{value}" for value in values}),
        value=values[0],
        stylesheets=[styles.FIELD],
        width=300,
    )


def _count_help(screen: Screen, about: Speaker, game: str, count: pn.widgets.Select) -> pn.viewable.Viewable:
    """A sentence about a number of players, where the game has one to say."""

    def text(count: str, _language: str) -> str:
        key = f"{game}.players.{count}"
        said = about.words(key)
        return "" if said == key else f"<p>{escape(said)}</p>"

    bound = pn.bind(text, count.param.value, screen.param.language)
    return pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)


def _option_help(
    screen: Screen, about: Speaker, game: str, option: str, select: pn.widgets.Select
) -> pn.viewable.Viewable:
    """What the option is for, and, where there is one, the sentence about the value that is chosen."""

    def text(value: str, _language: str) -> str:
        key = f"{game}.option.{option}.{value}.help"
        general, special = about.words(f"{game}.option.{option}.help"), about.words(key)
        return f"<p>{escape(general if special == key else special)}</p>"

    bound = pn.bind(text, select.param.value, screen.param.language)
    return pn.pane.HTML(bound, stylesheets=[styles.PROSE], sizing_mode="stretch_width", margin=0)
