"""Flotilla's chart: the common coast, one player's sea that grows from it, market and sonar at its edges."""

from app import geometry
from app.boards import sea
from app.boards.flotilla import coast, instruments, joining, layout, pieces, water
from app.boards.flotilla.layout import PANELS
from app.boards.flotilla.scope import Scope
from app.boards.shown import shown_seat
from app.lettering import middle
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.flotilla.observation import Observation

TAB_SIGNS = {"sea": "tiles 1", "guilds": "seal", "market": "money 5", "hub": "milestone"}


def _tabs(scope: Scope) -> None:
    """On a phone: which panel is open, and the others to tap."""
    left, top, w, h = scope.plan.tabs
    step = w / len(PANELS)
    for index, (name, number) in enumerate(PANELS.items()):
        x, y = left + (index + 0.5) * step, top + h / 2
        shown = number == scope.plan.panel
        plate = geometry.box(x, y, step - 4, h - 4, 5)
        line = scope.style["ink"] if shown else scope.style["hair"]
        fill = scope.style["buff"] if shown else scope.style["panel"]
        scope.sheet.patch("land", plate, fill=fill, line=line, width=1.8 if shown else 1)
        text = scope.words(f"board.tab.{name}")
        pieces.symbol(scope.sheet, "names", TAB_SIGNS[name], x, y - 8, 15, scope.style)
        scope.sheet.text("names", x, middle(y + 12, 12.5), text, 12.5, scope.style["ink"])
        scope.sheet.target([f"seat:{number}"], x, y, step - 4, h - 4, text)


def _frame(scope: Scope) -> None:
    if scope.plan.phone:
        left, top, w, h = scope.plan.inside
        scope.sheet.patch("marks", geometry.frame(left, top, w, h), line=scope.style["ink"], width=1.4)
        return
    sea.border(scope.sheet, "marks", scope.plan.inside, 7, scope.style)


def chart(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The chart region for one viewer."""
    seat = shown_seat(seen, lit)
    panel = layout.panel_of(seen, lit)
    trading = seen.decision in layout.TRADES and seat == seen.decider and bool(lit.picks)
    plan = layout.plan(size, panel, trading)
    sheet = Sheet(*plan.size, layout.LAYERS)
    has_sea = bool(plan.sea[2])
    grid = water.grid_of(plan, seen, seat, lit) if has_sea else layout.Grid(0, 0, 1)
    scope = Scope(sheet, plan, seen, lit, style, seat, seat == seen.decider, grid)
    if has_sea:
        water.draw(scope)
    coast.ground(scope)
    if has_sea and not plan.phone:
        water.pier(scope)
    coast.guilds(scope)
    coast.hub(scope)
    instruments.market(scope)
    instruments.sonar(scope)
    instruments.strip(scope)
    if has_sea:
        joining.sheet(scope)
    _frame(scope)
    if plan.phone:
        _tabs(scope)
    return sheet.scene()
