"""What can be taken now: the hand; tiles that were drawn or wait to be built; dice and their symbols."""

from collections.abc import Callable

from app import geometry
from app.boards import marks
from app.boards.flotilla import labels, pieces, tiles
from app.boards.flotilla.layout import LAYERS
from app.boards.flotilla.placing import PLACING
from app.boards.sea import Frame
from app.boards.shown import shown_seat
from app.lettering import fit, middle, shorten, width, wrap
from app.scene import Lit, Scene, Sheet, Size
from app.theme import Style
from rules.flotilla.components import SINK, box
from rules.flotilla.observation import Observation

HEAD = 20.0
Paint = Callable[[Frame, str], None]


class Tray:
    """Draws things in rows that fill the room; each with its pick, ring, letter and target."""

    def __init__(self, sheet: Sheet, lit: Lit, style: Style, frame: Frame) -> None:
        self.sheet, self.lit, self.style, self.frame = sheet, lit, style, frame

    def rows(self, count: int, most_w: float, most_h: float, least_w: float) -> tuple[int, float, float]:
        """Columns, and the width and height of each place."""
        _, _, w, h = self.frame
        best = (1, 1.0, 1.0, -1.0)
        for columns in range(1, max(1, int(w / least_w)) + 1):
            lines = -(-max(1, count) // columns)
            wide, high = min(most_w, w / columns), min(most_h, h / lines)
            if min(wide / most_w, high / most_h) >= best[3]:
                best = (columns, wide, high, min(wide / most_w, high / most_h))
        return best[:3]

    def lay(
        self,
        picks: list[tuple[str, str]],
        size: tuple[float, float, float],
        paint: Callable[[Frame, str, str], None],
    ) -> None:
        """Lays out picks with their labels; `paint` draws one on its ground."""
        columns, wide, high = self.rows(len(picks), *size)
        left, top, _, _ = self.frame
        for index, (pick, label) in enumerate(picks):
            frame = (left + index % columns * wide + 2, top + index // columns * high + 2, wide - 4, high - 4)
            state = self.lit.state(pick)
            x, y = frame[0] + frame[2] / 2, frame[1] + frame[3] / 2
            outline = geometry.frame(*frame, 5)
            back = marks.ground(self.style, state)
            self.sheet.patch("land", outline, fill=back, line=self.style["ink"], width=1)
            paint(frame, pick.partition(":")[2], back)
            marks.ring(self.sheet, self.style, state, outline)
            self.sheet.target([pick], x, y, frame[2], frame[3], label, bool(state))
            marks.letter(self.sheet, self.style, self.lit, pick, frame[0] + frame[2] - 9, frame[1] + 9, 8)


def _title(sheet: Sheet, style: Style, text: str, more: str, w: float) -> None:
    sheet.text("land", 4, middle(HEAD / 2 - 1, 16), text, 16, style["ink"], "serif", "bold", "left")
    room = w - width(text, 16, "serif", True) - 20
    sheet.text(
        "land", w - 4, middle(HEAD / 2 - 1, 13), shorten(more, room, 13), 13, style["muted"], align="right"
    )


def _hand(sheet: Sheet, seen: Observation, lit: Lit, style: Style, size: Size) -> None:
    seat = shown_seat(seen, lit)
    view = seen.seats[seat]
    w, h = size
    pile = style.words("board.pile", count=len(view.pile))
    _title(sheet, style, style.words("board.hand", count=len(view.hand)), pile, w)
    tray = Tray(sheet, lit, style, (0.0, HEAD, w, h - HEAD))

    def paint(frame: Frame, name: str, back: str) -> None:
        _card(sheet, style, name, view.side, frame, back)

    picks = [(f"card:{card}", labels.card(style, card, view.side)) for card in view.hand]
    tray.lay(picks, (160.0, 92.0, 110.0), paint)


def _card(sheet: Sheet, style: Style, name: str, side: str, frame: Frame, back: str) -> None:
    """A card: guild, name, sail value or income; below it in as many lines as fit what it does."""
    left, top, w, h = frame
    card = box().cards[name]
    y = top + min(13.0, h / 2)
    pieces.guild(sheet, "names", card.guild, left + 11, y, 7, style)
    end = left + w - 6
    if card.guild != "all":
        end = _value(sheet, style, card.sail if side == SINK else card.income, side, end, y)
    title = labels.capital(style.words(name if side == SINK else f"{name}.sky"))
    room = end - left - 24
    size = fit(title, room, 14.0, 12.0, bold=True)
    text = shorten(title, room, size, bold=True)
    sheet.text("names", left + 21, middle(y, size), text, size, style["ink"], style="bold", align="left")
    lines = int((h - 26) / 14)
    if lines < 1:
        return
    does = style.words(f"card.{name}.{side}.text")
    for line, part in enumerate(wrap(does, w - 12, 12, lines)):
        sheet.text("names", left + 6, top + 35 + 14 * line, part, 12, style["ink"], align="left")


def _value(sheet: Sheet, style: Style, value: int, side: str, right: float, y: float) -> float:
    """The sail value or the income of a card; gives where it begins."""
    text = str(value)
    sheet.text("names", right, middle(y, 15), text, 15, style["ink"], "serif", "bold italic", "right")
    at = right - width(text, 15, "serif", True) - 9
    if side == SINK:
        sail = [(-0.35, 0.45), (0.4, 0.45), (0.4, -0.55)]
        sheet.patch("names", geometry.moved(sail, at, y, 12), fill=style["ink"])
    else:
        pieces.coin(sheet, "names", at, y, 6, style)
    return at - 8


def _tiles(sheet: Sheet, seen: Observation, lit: Lit, style: Style, size: Size) -> None:
    """Tiles drawn, or the supply of a Skysider."""
    w, h = size
    laying = seen.decision in ("LayTile", "PlaceTile")
    seat = seen.seats[seen.active]
    names = list(seen.now.drawn) if laying else list(seat.supply)
    if seen.decision in PLACING and seen.now.tile:
        names = [seen.now.tile]
    side = "sink" if laying else "sky"
    _title(
        sheet,
        style,
        style.words(f"board.tray.{side}"),
        style.words("board.tray_left", count=seen.now.left) if seen.now.left else "",
        w,
    )
    tray = Tray(sheet, lit, style, (0.0, HEAD, w, h - HEAD))

    def paint(frame: Frame, name: str, back: str) -> None:
        left, top, wide, high = frame
        radius = min(wide / 1.8, high / 2.06)
        tiles.card(sheet, name, side, left + wide / 2, top + high / 2, radius, style, box().tiles[name].cost)

    picks = [(f"tile:{name}", labels.tile(style, name, side)) for name in names]
    tray.lay(picks, (104.0, 104.0, 46.0), paint)


def _face(sheet: Sheet, style: Style, symbols: tuple[str, ...], frame: Frame) -> None:
    """The symbols of a die's face, side by side."""
    left, top, w, h = frame
    size = min(22.0, h * 0.6, (w - 6) / max(1, len(symbols)) - 1)
    for index, word in enumerate(symbols):
        x = left + w / 2 + (index - (len(symbols) - 1) / 2) * (size + 2)
        pieces.symbol(sheet, "names", word, x, top + h / 2, size, style)


def _dive(sheet: Sheet, seen: Observation, lit: Lit, style: Style, size: Size) -> None:
    """The symbols that are left, each kind once with its number; below them the dice as they lie."""
    w, h = size
    _title(sheet, style, style.words("board.dive"), style.words("board.dive_help"), w)
    kinds = list(dict.fromkeys(seen.now.symbols))
    high = min(64.0, (h - HEAD) * 0.5)
    tray = Tray(sheet, lit, style, (0.0, HEAD, w, high))

    def paint(frame: Frame, name: str, back: str) -> None:
        left, top, wide, tall = frame
        pieces.symbol(
            sheet,
            "names",
            name.split(".")[0],
            left + wide * 0.36,
            top + tall / 2,
            min(26.0, tall * 0.62),
            style,
        )
        depth = name.partition(".")[2]
        if depth:
            at = left + wide * 0.36, top + tall - 9
            tiles.waves(sheet, *at, 16, list(box().dive).index(depth) + 1, style)
        count = f"×{seen.now.symbols.count(name)}"
        sheet.text(
            "names", left + wide * 0.74, middle(top + tall / 2, 17), count, 17, style["ink"], style="bold"
        )

    picks = [(f"symbol:{kind}", style.words(f"symbol.{kind}")) for kind in kinds]
    tray.lay(picks, (92.0, high, 54.0), paint)
    rest = (0.0, HEAD + high + 4, w, h - HEAD - high - 6)
    _dice(sheet, seen, style, rest, lit, False)


def _dice(sheet: Sheet, seen: Observation, style: Style, frame: Frame, lit: Lit, live: bool) -> None:
    tray = Tray(sheet, lit if live else Lit(), style, frame)
    dice = seen.now.dice

    def paint(frame: Frame, number: str, back: str) -> None:
        kind, _, face = dice[int(number)].partition(".")
        symbols = box().research[int(face)] if kind == "research" else box().dive[kind][int(face)]
        _face(sheet, style, symbols, frame)
        if kind != "research":
            depth = ("shallow", "reef", "deep").index(kind) + 1
            tiles.waves(sheet, frame[0] + frame[2] / 2, frame[1] + frame[3] - 8, 16, depth, style)

    picks = [(f"die:{number}", style.words(f"dice.{die}")) for number, die in enumerate(dice)]
    tray.lay(picks, (72.0, 50.0, 46.0), paint)


def _research(sheet: Sheet, seen: Observation, lit: Lit, style: Style, size: Size) -> None:
    """Dice that can be rolled again or turned, and for a die to be turned the faces."""
    w, h = size
    named = ", ".join(style.words(f"guild.{guild}") for guild in seen.now.named)
    _title(sheet, style, style.words("board.research"), named and style.words("board.named", guilds=named), w)
    turning = seen.decision == "AdjustDie" and lit.picked("die")
    high = (h - HEAD) * (0.5 if turning else 1)
    _dice(sheet, seen, style, (0.0, HEAD, w, high - 4), lit, True)
    if not turning:
        return
    tray = Tray(sheet, lit, style, (0.0, HEAD + high, w, high - 2))

    def paint(frame: Frame, number: str, back: str) -> None:
        _face(sheet, style, box().research[int(number)], frame)

    faces = [f"face:{face}" for face in range(len(box().research)) if lit.state(f"face:{face}")]
    tray.lay([(face, style.words(face.replace(":", "."))) for face in faces], (72.0, 50.0, 46.0), paint)


def display(seen: Observation, lit: Lit, size: Size, style: Style) -> Scene:
    """The region: what the decision is about, else the hand."""
    sheet = Sheet(*size, LAYERS)
    asked = seen.decision
    if asked in ("LayTile", "BuildTile", "PlaceTile", "PlaceBuilt"):
        _tiles(sheet, seen, lit, style, size)
    elif asked == "ResolveDive":
        _dive(sheet, seen, lit, style, size)
    elif asked in ("RerollDie", "AdjustDie", "AssignJoker"):
        _research(sheet, seen, lit, style, size)
    else:
        _hand(sheet, seen, lit, style, size)
    return sheet.scene()
