"""Contract cards: what they ask for, what they give, which level pays them now or what is missing."""

from app import geometry, glyphs
from app.boards import marks
from app.boards.otys import labels, pieces
from app.boards.sea import Frame
from app.lettering import middle, shorten, width
from app.scene import Lit, Sheet
from app.theme import Style
from rules.otys.components import TYPES, Contract, box
from rules.otys.observation import Observation, SeatView


def missing(card: Contract, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """What a level lacks for a contract; "any" for what may be of several types."""
    if not card.groups:
        return tuple(
            kind
            for kind, count in zip(TYPES, card.need, strict=True)
            for _ in range(max(0, count - kinds.count(kind)))
        )
    have = sorted((kinds.count(kind) for kind in TYPES), reverse=True)
    lack = sum(max(0, group - have[index]) for index, group in enumerate(sorted(card.groups, reverse=True)))
    return ("any",) * lack


def nearest(card: Contract, view: SeatView) -> tuple[int, tuple[str, ...]]:
    """The level that lacks least for a contract, the deepest of equals, and what it lacks."""
    lacks = [(level, missing(card, kinds)) for level, kinds in enumerate(view.zone, 1)]
    return min(lacks, key=lambda lack: (len(lack[1]), -lack[0]))


def needs(
    sheet: Sheet, layer: str, card: Contract, left: float, y: float, size: float, step: float, style: Style
) -> None:
    """Draws what a contract asks for; the groups of a pattern as neutral discs, one letter each."""
    x = left + size / 2
    if card.groups:
        for letter, group in zip("abc", card.groups, strict=False):
            for _ in range(group):
                sheet.patch(
                    layer,
                    geometry.disc(x, y, size * 0.48),
                    fill=style["spare_key"],
                    line=style["disc_line"],
                    width=1,
                )
                sheet.text(
                    layer,
                    x,
                    middle(y, 0.8 * size) - 1,
                    letter,
                    0.8 * size,
                    style["disc_line"],
                    "serif",
                    "bold italic",
                )
                x += step
        return
    for kind, count in zip(TYPES, card.need, strict=True):
        for _ in range(count):
            pieces.disc(sheet, layer, kind, x, y, size * 0.5, style)
            x += step


def _gains(
    sheet: Sheet, card: Contract, frame: Frame, y: float, size: float, style: Style, back: str
) -> None:
    left, _, w, _ = frame
    x = left + 9
    text = str(card.prestige)
    sheet.text("pieces", x, middle(y, size), text, size, style["ink"], "serif", "bold", "left")
    x += width(text, size, "serif", True) + size * 0.5
    glyphs.draw(sheet, "pieces", "star", x, y, size * 0.72, style["ink"], back)
    right = left + w - 8
    for count, what in ((card.batteries, "battery"), (card.credits, "coin")):
        if not count:
            continue
        if what == "coin":
            pieces.coin(sheet, "pieces", right - 7, y, 7, style)
        else:
            pieces.battery(sheet, "pieces", right - 6, y, 16, style, back)
        sheet.text("pieces", right - 16, middle(y, 13.5), f"+{count}", 13.5, style["ink"], align="right")
        right -= 36


def card(
    sheet: Sheet,
    seen: Observation,
    view: SeatView | None,
    lit: Lit,
    style: Style,
    name: str,
    frame: Frame,
    hand: bool,
) -> None:
    """Draws a card that can be picked; lit while a level of the viewer's zone pays it."""
    left, top, w, h = frame
    known, pick = box().contracts[name], f"contract:{name}"
    state = lit.state(pick)
    payers = [level for paid, level in view.payable if paid == name] if view else []
    back = marks.ground(style, state or ("possible" if payers else ""), "panel")
    outline = geometry.frame(left + 1, top + 1, w - 2, h - 2, 7)
    line = style["magenta"] if payers else style["ink"]
    sheet.patch("cards", outline, fill=back, line=line, width=1.8 if payers else 1.2)
    if hand:
        inner = geometry.frame(left + 3.5, top + 3.5, w - 7, h - 7, 5)
        sheet.patch("cards", inner, line=style["buff_line"], width=1)
    marks.ring(sheet, style, state, outline)
    low = h < 62
    count = sum(known.need) + sum(known.groups)
    size = min(18.0, (w - 14) / count - 1, h * (0.36 if low else 0.25))
    step = min(size * 1.16, (w - 14 - size) / max(1, count - 1))
    _gains(
        sheet,
        known,
        frame,
        top + (h * 0.3 if low else h * 0.22),
        16.0 if low else min(23.0, 0.26 * h),
        style,
        back,
    )
    needs(sheet, "pieces", known, left + 7, top + (h * 0.72 if low else h * 0.53), size, step, style)
    if not low and view:
        _foot(sheet, known, view, payers, style, frame)
    fresh = pick in lit.fresh
    if fresh and not state:
        sheet.patch("rings", outline, line=style["ink"], width=2)
    sheet.anchor(f"contract:{name}", left + w / 2, top + h / 2, w, h)
    text = labels.contract(name, style)
    if payers:
        text = f"{text}. {style.words('board.paid_by', levels=', '.join(map(str, payers)))}"
    sheet.target([pick], left + w / 2, top + h / 2, w, h, text, bool(state))


def _foot(
    sheet: Sheet, known: Contract, view: SeatView, payers: list[int], style: Style, frame: Frame
) -> None:
    """Which level pays, or which lacks least and what."""
    left, top, w, h = frame
    y = top + h * 0.83
    words = style.words
    if payers:
        text = words("board.paid_by", levels=", ".join(map(str, payers)))
        sheet.text(
            "pieces",
            left + 8,
            middle(y, 13),
            shorten(text, w - 14, 13, bold=True),
            13,
            style["magenta"],
            style="bold",
            align="left",
        )
        return
    level, lack = nearest(known, view)
    keys = ("board.lacks", "board.lacks.less", "board.lacks.least")
    texts = [words(key, level=level) for key in keys]
    text = next((text for text in texts if width(text, 13) + 16 * len(lack) + 10 < w), texts[-1])
    sheet.text("pieces", left + 8, middle(y, 13), text, 13, style["muted"], align="left")
    x = left + 8 + width(text, 13) + 11
    for kind in lack:
        if x > left + w - 10:
            break
        if kind == "any":
            sheet.patch(
                "pieces", geometry.disc(x, y, 5.6), fill=style["spare_key"], line=style["disc_line"], width=1
            )
        else:
            pieces.disc(sheet, "pieces", kind, x, y, 7, style)
        x += 16
