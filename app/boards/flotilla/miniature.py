"""Another player's sea in small: how it grows, what lies there, where outposts stand."""

from app import geometry
from app.boards.flotilla.layout import Grid, grid, own_hexes
from app.boards.flotilla.pieces import tint
from app.boards.flotilla.tiles import DEPTH_FILL
from app.boards.sea import Frame
from app.scene import Sheet
from app.theme import Style
from rules.flotilla.components import SINK, box
from rules.flotilla.observation import SeatView

LARGEST = 8.0  # px, the radius of a hex


def draw(sheet: Sheet, view: SeatView, seat: int, frame: Frame, style: Style) -> None:
    """Hexes only: below by depth with a dot of the resource, above in the tint of the district."""
    small = grid(frame, own_hexes(view), LARGEST)
    _hex(sheet, small, view.harbour, style["buff"], style)
    below = view.side == SINK
    for place, colour in view.waters:
        _hex(sheet, small, place, style["sea3"] if below else style["road"], style)
        if below:
            _dot(sheet, small, place, tint(style, colour))
    for laid in view.tiles:
        tile = box().tiles[laid.tile]
        fill = style[DEPTH_FILL[tile.depth]] if below else tint(style, tile.colour)
        _hex(sheet, small, laid.hex, fill, style)
        if below:
            _dot(sheet, small, laid.hex, style["muted"] if laid.depleted else tint(style, tile.colour))
    for place in view.outposts:
        x, y = small.at(place)
        mark = geometry.disc(x, y, max(1.8, 0.5 * small.radius))
        sheet.patch("pieces", mark, fill=style.player(seat), line=style["panel"], width=0.7)


def _hex(sheet: Sheet, small: Grid, place: str, fill: str, style: Style) -> None:
    sheet.patch("pieces", small.outline(place), fill=fill, line=style["ink"], width=0.6)


def _dot(sheet: Sheet, small: Grid, place: str, fill: str) -> None:
    sheet.patch("pieces", geometry.disc(*small.at(place), max(1.2, 0.34 * small.radius)), fill=fill)
