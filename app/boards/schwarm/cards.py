"""Cards, tiles and turns as things to pick: the row with its prices, a hand, abilities, rotations."""

from collections.abc import Sequence
from dataclasses import dataclass

from app import geometry, glyphs
from app.boards import marks
from app.boards.schwarm import pieces
from app.boards.schwarm.ahead import placed
from app.boards.sea import Frame
from app.lettering import middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.schwarm.chart import neighbours
from rules.schwarm.components import box
from rules.schwarm.observation import Observation
from rules.schwarm.outlook import Outlook, outlook, turns

PAPER = {"light": "panel", "blue": "sea3", "green": "drying"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing to pick: its pick, a drawing by kind and name, words, a note below, whether it is pale.

    A turned tile has the sides at which it would be joined and whether the queen would be linked; `more`
    is a second line of the note, `title` a name that stands there when there is room.
    """

    pick: str
    kind: str
    name: str
    label: str
    note: str = ""
    paper: str = "panel"
    pale: bool = False
    corner: str = ""
    title: str = ""
    joined: str = ""
    queen: bool = False
    more: str = ""


def row(
    sheet: Sheet,
    lit: Lit,
    style: Style,
    chips: Sequence[Chip],
    frame: Frame,
    most: float = 92.0,
    seat: int = 0,
    layers: tuple[str, str] = ("cards", "pieces"),
) -> None:
    """Chips side by side in a frame; their papers and what is on them go to two layers."""
    if not chips:
        return
    left, top, w, h = frame
    gap = 4.0 if w / len(chips) > 40 else 2.0
    wide = min(most, (w - gap * (len(chips) - 1)) / len(chips))
    for index, chip in enumerate(chips):
        _chip(sheet, lit, style, chip, (left + index * (wide + gap), top, wide, h), seat, layers)


def _chip(
    sheet: Sheet, lit: Lit, style: Style, chip: Chip, frame: Frame, seat: int, layers: tuple[str, str]
) -> None:
    left, top, w, h = frame
    papers, _ = layers
    state = lit.state(chip.pick)
    alpha = 0.42 if chip.pale else 1.0
    outline = geometry.frame(left + 1.5, top + 1.5, w - 3, h - 3, 6)
    back = style[chip.paper] if not state or chip.paper != "panel" else marks.ground(style, state)
    sheet.patch(papers, outline, fill=back, line=style["ink"], width=1.1, alpha=alpha)
    marks.ring(sheet, style, state, outline)
    if chip.pick in lit.fresh and not state:
        sheet.patch("rings", outline, line=style["ink"], width=2)
    look = _Look(sheet, layers[1], style, back, alpha, seat, style["magenta" if state else "ink"])
    flat = chip.kind in ("turn", "tile") and h < 60 <= w
    (_flat if flat else _upright)(look, chip, frame)
    sheet.anchor(chip.pick, left + w / 2, top + h / 2, w, h)
    sheet.target([chip.pick], left + w / 2, top + h / 2, w, h, chip.label, bool(state))


def _flat(look: "_Look", chip: Chip, frame: Frame) -> None:
    """A chip on a phone that is wider than high: the tile as large as it may be, what it brings beside it."""
    left, top, w, h = frame
    size = min(h - 10, 0.5 * w)
    _face(look, chip, left + 6 + size / 2 + 2, top + h / 2, size)
    x = left + size + 12 + (w - size - 16) / 2
    lines = [text for text in (chip.note, chip.more) if text]
    for number, text in enumerate(lines):
        big = 17.0 if number == 0 else 13.0
        y = top + h / 2 + (number - (len(lines) - 1) / 2) * 17
        shown = shorten(text, w - size - 16, big, bold=True)
        look.text(x - 8 * (chip.queen and number == 0), middle(y, big), shown, big)
        if chip.queen and number == 0:
            pieces.queen(look.sheet, look.layer, x + 13, y, 7.5, look.style)


def _upright(look: "_Look", chip: Chip, frame: Frame) -> None:
    """A chip like a card: what it is, below it its name and its price or number, its range in a corner."""
    left, top, w, h = frame
    lines = [(chip.note, 15.0)] if chip.note and h > 40 else []
    if chip.more and h > 66:
        lines.append((chip.more, 13.0))
    if chip.title and h - 17 * len(lines) > 60 and width(chip.title, 13) <= w - 6:
        lines.append((chip.title, 13.0))
    foot = 17.0 * len(lines)
    x, y = left + w / 2, top + (h - foot) / 2
    size = min(w * 0.72, (h - foot) * 0.74, 40.0)
    narrow = bool(chip.corner) and w < 60
    _face(look, chip, x - 4 * narrow, y + 3 * narrow, size * (0.8 if narrow else 1))
    for number, (text, big) in enumerate(lines):
        plain = text == chip.title
        ink = look.style["ink"] if plain else look.ink
        shown = shorten(text, w - 4, big, bold=not plain)
        at = top + h - 6 - 17 * number
        shift = 8 if chip.queen and number == 0 else 0
        look.text(x - shift, at, shown, big, "normal" if plain else "bold", ink)
        if shift:
            pieces.queen(
                look.sheet, look.layer, x + width(shown, big, bold=True) / 2 + 4, at - 5, 7, look.style
            )
    if chip.note and not lines:
        look.text(left + w - 5, top + h - 5, shorten(chip.note, w - 4, 13, bold=True), 13, align="right")
    if chip.corner:
        ink = look.style["ink"]
        look.text(left + w - 5, top + 15, chip.corner, 13, "bold italic", ink, "serif", "right")


@dataclass(frozen=True, slots=True)
class _Look:
    """Where and how a chip's face is drawn; `ink` is the colour of its note."""

    sheet: Sheet
    layer: str
    style: Style
    back: str
    alpha: float
    seat: int
    ink: str

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        cut: str = "bold",
        ink: str = "",
        font: str = "sans",
        align: str = "center",
    ) -> None:
        self.sheet.text(self.layer, x, y, text, size, ink or self.ink, font, cut, align, alpha=self.alpha)


def _face(look: _Look, chip: Chip, x: float, y: float, size: float) -> None:
    sheet, layer, style, back, alpha = look.sheet, look.layer, look.style, look.back, look.alpha
    ink = style["ink"]
    if chip.kind == "action":
        glyphs.draw(sheet, layer, pieces.ACTIONS[chip.name], x, y, size, ink, back, alpha)
    elif chip.kind == "ability":
        pieces.ability(sheet, layer, chip.name, x, y, 0.8 * size, style, back)
    elif chip.kind == "tile":
        pieces.mini(sheet, layer, chip.name, pieces.SHAPES[chip.name], x, y, size, style, "", alpha)
    elif chip.kind == "turn":
        kind, _, opening = chip.name.partition(":")
        pieces.turned(sheet, layer, (kind, opening, chip.joined), x, y, size, style, look.seat, alpha)
        if chip.pale:
            glyphs.strike(sheet, layer, x, y, size, style["magenta"], back)
    else:
        big = min(26.0, 1.4 * size, 26 * 1.25 * size / width(chip.name, 26, "serif", True))
        sheet.text(layer, x, middle(y, big), chip.name, big, ink, "serif", "bold", alpha=alpha)


def card(style: Style, name: str, note: str = "", pale: bool = False, told: str = "") -> Chip:
    """An action card."""
    known, words = box().cards[name], style.words
    reach = str(known.range) if known.action in box().dangers else ""
    text = f"{words(f'card.{name}')}: {words(f'card.{name}.text')}"
    return Chip(
        f"card:{name}", "action", known.action, f"{text}. {told}" if told else text, note,
        PAPER[known.colour], pale, reach, words(known.action),
    )  # fmt: skip


def market(seen: Observation, style: Style) -> list[Chip]:
    """The row, front first, with prices, and the stack of order cards."""
    words = style.words
    fp = seen.seats[seen.decider].fp if seen.decider is not None else 10**6
    chips = [
        card(style, name, str(price), price > fp, words("board.price", count=price))
        for price, name in enumerate(seen.row)
    ]
    if seen.orders:
        price = len(seen.row)
        text = f"{words('stack.order')}: {words('stack.order.text')}. {words('board.price', count=price)}"
        chips.append(Chip("stack:order", "text", "1–4", text, str(price), "buff", price > fp))
    return chips


def hand(seen: Observation, style: Style, seat: int) -> list[Chip]:
    """A hand: what is held, then pale what was played."""
    view = seen.seats[seat]
    chips = [card(style, name) for name in view.hand or ()]
    done = style.words("board.played")
    return chips + [card(style, name, "", True, done) for name in view.played]


def jokers(seen: Observation, style: Style, seat: int) -> list[Chip]:
    """What the joker can be."""
    pale = seen.seats[seat].joker_used
    reach = {name: str(box().constants["joker_danger_range"]) for name in box().dangers}
    return [
        Chip(
            f"joker:{name}",
            "action",
            name,
            style.words(f"joker.{name}"),
            "",
            "buff",
            pale,
            reach.get(name, ""),
            style.words(name),
        )
        for name in box().joker
    ]


def kinds(seen: Observation, lit: Lit, style: Style) -> list[Chip]:
    """The tiles held by the one who lays, with how many there are."""
    assert seen.decider is not None
    words = style.words
    return [
        Chip(f"tile:{kind}", "tile", kind, f"{words(kind)}, {words(f'tile.{kind}.text')}: {count}",
             f"{count}×",
             pale=seen.decision == "LayTile" and f"tile:{kind}" not in lit)
        for kind, count in seen.seats[seen.decider].tiles
        if count
    ]  # fmt: skip


def turned(seen: Observation, lit: Lit, style: Style) -> list[Chip]:
    """Every turn of the tile on its field with the network it makes; what does not fit is struck out."""
    assert seen.decider is not None
    tile, field, words = lit.picked("tile"), lit.picked("field"), style.words
    chips = []
    for opening, why in turns(seen, seen.decider, tile, field):
        text = words(f"open.{opening}")
        if why:
            chips.append(Chip(f"open:{opening}", "turn", f"{tile}:{opening}",
                              f"{text}: {words(f'board.{why}')}",
                              "", pale=True))  # fmt: skip
            continue
        then = outlook(seen, seen.decider, (field, opening))
        sides = "".join(words(f"board.side.{side}") for side in then.sides)
        told = f"{text}: {words('board.network', count=then.fp)}, {sides}"
        joined = "".join(
            way for way, other in neighbours(field) if way in opening and _met(then, field, other)
        )
        told += f", {words('board.queen_yes')}" if then.queen else ""
        chips.append(Chip(f"open:{opening}", "turn", f"{tile}:{opening}", told, str(then.fp),
                          joined=joined, queen=then.queen, more=sides if len(sides) > 1 else ""))  # fmt: skip
    return chips


def _met(then: Outlook, field: str, other: str) -> bool:
    """Whether two fields beside each other would be joined."""
    return (field, other) in then.joints or (other, field) in then.joints


def chosen_place(lit: Lit) -> bool:
    """Whether tile and field are chosen, so that only the turn is left."""
    return bool(lit.picked("tile") and lit.picked("field"))


def offers(seen: Observation, lit: Lit, style: Style) -> tuple[str, list[Chip], list[Chip]]:
    """What can be picked beside the chart: a heading's key, one line of chips, and a second one."""
    viewer = seen.viewer if seen.viewer is not None else seen.decider
    asked, decider = seen.decision, seen.decider
    mine = decider is not None and bool(lit.picks)
    words = style.words
    if mine and asked == "ChooseOrderCard":
        chips = [Chip(f"order:{n}", "text", str(n), words(f"order.{n}")) for n in seen.orders]
        return "board.orders", chips, []
    if mine and asked == "ChooseAbility":
        names = [
            Chip(
                f"ability:{name}",
                "ability",
                name,
                f"{words(f'ability.{name}')}: {words(f'ability.{name}.text')}",
                title=words(f"ability.{name}"),
            )
            for name in box().abilities
            if name in seen.abilities
        ]
        return "board.abilities", names, []
    if mine and asked == "LayTile":
        second = turned(seen, lit, style) if chosen_place(lit) else []
        return "board.turn" if second else "board.your_tiles", kinds(seen, lit, style), second
    if mine and asked == "ChooseDanger":
        kind = seen.now.danger
        new = Chip("danger:supply", "action", kind, words("danger.supply"), words("board.new"))
        return "board.supply", [new], []
    if seen.phase in ("setup", "take") and seen.row:
        return "board.row", market(seen, style), []
    if viewer is None or seen.phase == "over":
        return "board.row", [], []
    return "board.hand", hand(seen, style, viewer), jokers(seen, style, viewer)


def lines(chips: list[Chip], most: int) -> list[list[Chip]]:
    """Chips in as few lines as hold them, of about the same length."""
    count = -(-len(chips) // most)
    each = -(-len(chips) // count) if count else 1
    return [chips[start : start + each] for start in range(0, len(chips), each)]


FIT = 8
"""So many chips of a finger's width lie side by side on a phone."""

PICKED = ("TakeCard", "PlayCard", "ChooseOrderCard", "ChooseAbility", "LayTile", "ChooseDanger")
"""Decisions at which chips are picked; at all others they only tell what one has."""

GROWS = ("PlaceShip", "PlaceStation")


def legend(seen: Observation, lit: Lit, style: Style) -> str:
    """What the numbers on the chart mean, while there are some."""
    if seen.decider is None or not lit.picks or lit.ahead:
        return ""
    fields = [pick[6:] for pick, state in lit.picks.items() if pick.startswith("field:")]
    if seen.decision == "LayTile" and lit.picked("tile") and not lit.picked("field"):
        return style.words("board.legend.network")
    if seen.decision in GROWS and any(placed(seen, field) for field in fields):
        return style.words("board.legend.network")
    if seen.decision in ("MoveWhale", "MoveTsunami", "MoveCrab"):
        return style.words("board.legend.danger")
    return ""


def phone_lines(seen: Observation, lit: Lit, style: Style) -> tuple[list[Chip], list[Chip]]:
    """The same on a phone, one line above the chart and one below it: both are in sight while one picks.

    Where no chip can be picked, the tiles that one has are more use there than the cards.
    """
    _, first, second = offers(seen, lit, style)
    if seen.decider is not None and lit.picks and seen.decision not in PICKED:
        first = kinds(seen, lit, style) or first
    if legend(seen, lit, style):
        return first, []
    return (first, second) if second else (first[:FIT], first[FIT:])
