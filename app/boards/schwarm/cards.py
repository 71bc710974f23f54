"""Cards, tiles and turns as things to pick: the row with its prices, a hand, abilities, rotations."""

from collections.abc import Sequence
from dataclasses import dataclass

from app import geometry, glyphs
from app.boards import marks
from app.boards.schwarm import pieces
from app.boards.sea import Frame
from app.lettering import middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.schwarm.components import box
from rules.schwarm.observation import Observation
from rules.schwarm.outlook import outlook, turns

PAPER = {"light": "panel", "blue": "sea3", "green": "drying"}


@dataclass(frozen=True, slots=True)
class Chip:
    """A thing to pick: its pick, a drawing by kind and name, words, a note below, whether it is pale."""

    pick: str
    kind: str
    name: str
    label: str
    note: str = ""
    paper: str = "panel"
    pale: bool = False
    corner: str = ""


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
    papers, faces = layers
    state = lit.state(chip.pick)
    alpha = 0.42 if chip.pale else 1.0
    outline = geometry.frame(left + 1.5, top + 1.5, w - 3, h - 3, 6)
    back = style[chip.paper] if not state or chip.paper != "panel" else marks.ground(style, state)
    sheet.patch(papers, outline, fill=back, line=style["ink"], width=1.1, alpha=alpha)
    marks.ring(sheet, style, state, outline)
    if chip.pick in lit.fresh and not state:
        sheet.patch("rings", outline, line=style["ink"], width=2)
    foot = 17.0 if chip.note and h > 40 else 0.0
    x, y = left + w / 2, top + (h - foot) / 2
    size = min(w * 0.72, (h - foot) * 0.74, 40.0)
    narrow = bool(chip.corner) and w < 60
    _face(
        sheet,
        style,
        chip,
        x - 4 * narrow,
        y + 3 * narrow,
        size * (0.8 if narrow else 1),
        back,
        alpha,
        seat,
        faces,
    )
    if chip.note:
        big = 15.0
        text = shorten(chip.note, w - 4, big, bold=True)
        ink = style["magenta"] if state else style["ink"]
        if foot:
            sheet.text(faces, x, top + h - 6, text, big, ink, style="bold", alpha=alpha)
        else:
            sheet.text(
                faces, left + w - 5, top + h - 5, text, 13, ink, style="bold", align="right", alpha=alpha
            )
    if chip.corner:
        ink = style["ink"]
        sheet.text(
            faces,
            left + w - 5,
            top + 15,
            chip.corner,
            13,
            ink,
            "serif",
            "bold italic",
            "right",
            0.0,
            alpha,
        )
    sheet.anchor(chip.pick, x, top + h / 2, w, h)
    sheet.target([chip.pick], x, top + h / 2, w, h, chip.label, bool(state))


def _face(
    sheet: Sheet,
    style: Style,
    chip: Chip,
    x: float,
    y: float,
    size: float,
    back: str,
    alpha: float,
    seat: int,
    layer: str,
) -> None:
    ink = style["ink"]
    if chip.kind == "action":
        glyphs.draw(sheet, layer, pieces.ACTIONS[chip.name], x, y, size, ink, back, alpha)
    elif chip.kind == "ability":
        pieces.ability(sheet, layer, chip.name, x, y, 0.8 * size, style, back)
    elif chip.kind == "tile":
        pieces.mini(sheet, layer, chip.name, pieces.SHAPES[chip.name], x, y, size, style, "", alpha)
    elif chip.kind == "turn":
        kind, _, opening = chip.name.partition(":")
        pieces.mini(sheet, layer, kind, opening, x, y, size, style, style.player(seat), alpha)
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
        PAPER[known.colour], pale, reach,
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
             pale=f"tile:{kind}" not in lit)
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
        note = f"{then.fp} {sides}" if len(sides) > 1 else str(then.fp)
        chips.append(Chip(f"open:{opening}", "turn", f"{tile}:{opening}", told, note))
    return chips


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


def phone_lines(seen: Observation, lit: Lit, style: Style) -> tuple[list[Chip], list[Chip]]:
    """The same on a phone, one line above the chart and one below it: both are in sight while one picks."""
    _, first, second = offers(seen, lit, style)
    return (first, second) if second else (first[:FIT], first[FIT:])
