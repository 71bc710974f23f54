"""The moment of changing sides: what it brings and what it costs, side by side, before it is confirmed."""

from app import geometry, glyphs
from app.boards.flotilla.scope import Scope
from app.lettering import shorten, width
from rules.flotilla.components import box

COLUMNS = (
    ("board.brings", ("money", "cargo", "turned", "builds"), "tick"),
    ("board.costs", ("ships", "lost", "goals", "no_return"), "flip"),
)


def sheet(scope: Scope) -> None:
    """Two columns over the sea while the question is open and the player sees his own."""
    seen = scope.seen
    if seen.decision != "DecideSwitch" or not scope.own:
        return
    view, count = scope.view, box().counts[len(seen.seats)]
    place = len(seen.joined)
    lost = sum(tile.outpost for tile in view.tiles)
    numbers = {
        "ships": len(view.ships),
        "money": len(view.ships) * count.dock_price[place],
        "price": count.dock_price[place],
        "cargo": sum(len(ship.cargo) for ship in view.ships),
        "builds": count.dock_builds[place],
        "tiles": len(view.tiles) - lost,
        "lost": lost,
        "reserve": view.reserve,
    }
    left, top, w, h = scope.plan.sea
    wide, size = min(w - 8, 520.0), scope.text + 1
    told = [
        [
            wrapped(scope.words(f"board.switch.{line}", **numbers), wide / 2 - 22, size)
            for line in lines
            if numbers.get(line, 1)  # nothing aboard, nothing lost: not worth a line
        ]
        for _, lines, _ in COLUMNS
    ]
    high = 38 + max(sum((size + 6) * len(parts) + 4 for parts in column) for column in told)
    x, y = left + w / 2, top + h - high / 2 - (58 if not scope.plan.phone else 44)
    plate = geometry.box(x, y, wide, high, 8)
    scope.sheet.patch("marks", plate, fill=scope.style["panel"], line=scope.style["magenta"], width=2)
    for index, ((title, _, sign), column) in enumerate(zip(COLUMNS, told, strict=True)):
        start = x - wide / 2 + 12 + index * wide / 2
        at = y - high / 2 + 24
        glyphs.draw(
            scope.sheet, "marks", sign, start + 7, at - 5, 15, scope.style["magenta"], scope.style["panel"]
        )
        heading = shorten(scope.words(title), wide / 2 - 36, 16, bold=True)
        scope.sheet.text("marks", start + 20, at, heading, 16, scope.style["ink"], style="bold", align="left")
        for parts in column:
            for part in parts:
                at += size + 6
                scope.sheet.text("marks", start, at, part, size, scope.style["ink"], align="left")
            at += 4


def wrapped(text: str, room: float, size: float) -> list[str]:
    """A text in lines that fit into the room."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
