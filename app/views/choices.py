"""The legal moves as buttons, what the focused one brings, and the big button that plays it."""

from html import escape
from typing import Any

import panel as pn

from app.commands import Commands
from app.table import Choice, Line, Screen, Table
from app.views import coach, styles
from app.views.html import line, mark
from app.views.late import late
from app.views.spoken import button

POOL = 32  # so many buttons are there from the start; a large sea may need some more
LARGE = 3  # so few plain buttons, with nothing on the board to tap instead, are large


def view(table: Table, screen: Screen, commands: Commands) -> pn.viewable.Viewable:
    """Chips and small commands in one row, then the consequences and the button that confirms."""
    parts = table, screen, commands
    return pn.Column(
        _buttons(table, commands),
        late("waiting", table, ["far"], lambda: bool(table.far), parts),
        late("story", table, ["looking_back", "over"], lambda: table.looking_back or table.over, parts),
        coach.view(table, screen, commands),
        _focus(table),
        _confirm(table, commands),
        css_classes=pn.bind(
            lambda back, over: ["story"] if back or over else [], table.param.looking_back, table.param.over
        ),  # static/layout.css makes room for it
        stylesheets=[styles.ROOT, styles.COLUMN],
        sizing_mode="stretch_width",
        margin=0,
    )


def _buttons(table: Table, commands: Commands) -> pn.Row:
    """A chip for each choice, then the small ones; a chip changes only where it differs, and stays."""
    chips = [_chip(commands, number) for number in range(POOL)]
    small = _small(table, commands)
    row = pn.Row(
        *chips,
        *small,
        css_classes=pn.bind(lambda choices: [] if choices else ["bare"], table.param.choices),
        stylesheets=[styles.CHIPS],
        sizing_mode="stretch_width",
        margin=0,
    )

    def fill(*_events: Any) -> None:
        offered = table.choices
        large = len(offered) <= LARGE and all(choice.picks[0].startswith("button:") for choice in offered)
        if len(offered) > len(chips):
            chips.extend(_chip(commands, number) for number in range(len(chips), len(offered)))
            row.objects = [*chips, *small]
        for number, chip in enumerate(chips):
            wanted = _button_of(offered[number], large) if number < len(offered) else {"visible": False}
            changed = {name: value for name, value in wanted.items() if getattr(chip, name) != value}
            if changed:
                chip.param.update(**changed)

    table.param.watch(fill, "choices")
    fill()
    return row


def _chip(commands: Commands, number: int) -> pn.widgets.Button:
    return pn.widgets.Button(
        label="", visible=False, stylesheets=[styles.CHIP], on_click=lambda _event: commands.choose(number)
    )


def _button_of(choice: Choice, large: bool) -> dict[str, Any]:
    letter = f"{choice.letter}  " if choice.letter else ""
    detail = f"\n{choice.detail}" if choice.detail else ""
    return {
        "label": f"{letter}{choice.label}{detail}",
        "css_classes": [choice.state or "open", *(["large"] if large else [])],
        "visible": True,
    }


def _focus(table: Table) -> pn.viewable.Viewable:
    text = pn.bind(
        _focus_text,
        *(table.param[name] for name in ("focus", "consequences", "points", "decider", "game", "scores")),
    )
    shown = pn.bind(bool, table.param.consequences)
    return pn.pane.HTML(
        text, stylesheets=[styles.FOCUS], sizing_mode="stretch_width", margin=0, visible=shown
    )


def _focus_text(
    focus: str,
    consequences: tuple[Line, ...],
    points: tuple[Any, ...],
    decider: int | None,
    game: str,
    scores: Any,
) -> str:
    names = tuple(score.name for score in scores)
    if not focus:
        return ""
    changes = (
        f"{mark(player)}{now} → <b>{then}</b>"
        for player, (now, then) in enumerate(points)
        if None not in (now, then) and (player == decider or now != then)
    )
    head = f'<header><b>{escape(focus)}</b><span class="points">{" ".join(changes)}</span></header>'
    return head + "<ol>" + "".join(f"<li>{line(game, each, names)}</li>" for each in consequences) + "</ol>"


def _confirm(table: Table, commands: Commands) -> pn.viewable.Viewable:
    return pn.widgets.Button(
        label=table.param.confirm,
        visible=pn.bind(bool, table.param.confirm),
        css_classes=pn.bind(
            lambda decider: ["confirm"] if decider is None else ["confirm", f"p{decider}"],
            table.param.decider,
        ),
        on_click=lambda _event: commands.run("confirm"),
        stylesheets=[styles.CONFIRM],
        sizing_mode="stretch_width",
    )


def _small(table: Table, commands: Commands) -> list[pn.widgets.Button]:
    asked, picked = table.param.asked, pn.bind(bool, table.param.selection)
    told = table.param.only_shown, table.param.looking_back, table.param.over
    steps = pn.bind(lambda only, back, over: only and not back and not over, *told)  # the story has its own
    shown = {
        "clear": picked,
        "hint": asked,
        "cover_up": table.param.guarded,
        "undo_turn": pn.bind(lambda can, over: can and not over, table.param.can_undo, table.param.over),
        "earlier": steps,
        "later": steps,
    }
    small = [_small_button(table, commands, name, visible) for name, visible in shown.items()]
    return [accept_button(table, commands), *small]


def accept_button(table: Table, commands: Commands) -> pn.widgets.Button:
    """Opens the game that a notice offers, when one does."""
    offer = pn.bind(lambda notice: notice.offer if notice else "", table.param.notice)
    shown = pn.bind(lambda notice: bool(notice and notice.offer), table.param.notice)
    return pn.widgets.Button(
        label=offer,
        visible=shown,
        on_click=lambda _event: commands.run("accept"),
        stylesheets=[styles.BUTTON],
    )


def _small_button(table: Table, commands: Commands, name: str, visible: Any) -> pn.widgets.Button:
    return button(table, commands, f"ui.{name}", lambda: commands.run(name), visible=visible)
