"""Otys' chart: a section through the coast with the colony, one player's divers now and after, his zone."""

from app.boards import sea
from app.boards.otys import bed, colony, column, layout, near, water, zone
from app.boards.otys.ahead import ahead
from app.boards.otys.scope import Scope
from app.boards.shown import shown_seat
from app.lettering import shorten
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.otys.observation import Observation


def _title(scope: Scope) -> None:
    """The title with round and player, where the chart has room."""
    plan, style, sheet = scope.plan, scope.style, scope.sheet
    words = style.words
    name = words(f"player.{scope.seat}")
    x, y, radius = water.rose_place(plan)
    turn = words("board.round", count=scope.seen.round)
    left = plan.after + plan.ghost * 1.45 + (12 if not plan.phone else 6)
    if plan.phone:
        sheet.text("names", left, plan.inside[1] + 34, turn, 13, style["ink"], "serif", "italic", "left")
        text = shorten(name, x - radius * 1.3 - left, 13, bold=True)
        sheet.text(
            "names",
            left,
            plan.inside[1] + 52,
            text,
            13,
            style.player(scope.seat, "ink"),
            style="bold",
            align="left",
        )
        return
    room = x - radius * 1.4 - left
    top = plan.inside[1]
    size = min(36.0, plan.pitch * 0.5)
    sheet.text(
        "names", left, top + 0.86 * plan.pitch, words("name"), size, style["ink"], "serif", "bold", "left"
    )
    for row, part in enumerate((words("board.subtitle.1"), words("board.subtitle.2"))):
        sheet.text(
            "names",
            left,
            top + 0.86 * plan.pitch + 20 + 17 * row,
            shorten(part, room + 12, 14, "serif"),
            14,
            style["ink"],
            "serif",
            "italic",
            "left",
        )
    y = top + 0.86 * plan.pitch + 50
    sheet.line("names", [(left, y), (left + min(80, room), y)], style["ink"], 0.8)
    sheet.text("names", left, y + 18, turn, 14, style["ink"], align="left")
    text = words("board.board_of", player=name)
    sheet.text(
        "names",
        left,
        y + 37,
        shorten(text, room + 20, 14.5, bold=True),
        14.5,
        style.player(scope.seat, "ink"),
        style="bold",
        align="left",
    )
    land, _, _, _ = plan.inside
    size = 15.0
    text = words("board.colony").upper()
    wide = sea.wide_width(text, size, 0.24)
    sea.wide_text(
        sheet,
        "names",
        (land + plan.cliff - 14 - wide) / 2 + 4,
        plan.water - 4,
        text,
        size,
        style["ink"],
        "normal",
        0.24,
    )


def chart(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The chart region for one viewer."""
    plan = layout.plan((float(size[0]), float(size[1])))
    sheet = Sheet(*plan.size, layout.LAYERS)
    sheet.paste(water.background(plan, style.dark))
    seat = shown_seat(seen, lit)
    scope = Scope(sheet, plan, seen, lit, style, seat, seat == seen.decider, ahead(seen, seat, lit))
    if not colony.trading(scope):  # the store lies there
        _title(scope)
    zone.levels(scope)
    zone.mechanic(scope)
    colony.sponsors(scope)
    colony.tokens(scope)
    column.heads(scope)
    if not (plan.phone and scope.lifted) and not colony.trading(scope):
        column.after(scope)
    column.keys(scope)
    column.divers(scope)
    bed.bed(scope)
    colony.store(scope)
    near.goods(scope)
    near.reward(scope)
    return sheet.scene()
