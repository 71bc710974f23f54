"""Which chips there are to pick: the row with its prices, a hand, abilities, tiles and their rotations."""

from app.boards.schwarm.ahead import placed
from app.boards.schwarm.chips import Chip
from app.scene import Lit
from app.theme import Style
from rules.schwarm.chart import neighbours
from rules.schwarm.components import box
from rules.schwarm.observation import Observation
from rules.schwarm.outlook import Outlook, outlook, turns

PAPER = {"light": "panel", "blue": "sea3", "green": "drying"}


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


def theirs(seen: Observation, style: Style, seat: int) -> list[Chip]:
    """The cards of a player who was tapped: open ones, how many are closed, played ones, his joker."""
    view, words = seen.seats[seat], style.words
    chips = hand(seen, style, seat)
    if view.hand is None and view.hand_count:
        closed = words("board.hidden_cards", count=view.hand_count)
        chips.insert(0, Chip("", "text", f"{view.hand_count}×", closed, paper="buff"))
    if seen.phase == "play":
        told = words("board.joker_used" if view.joker_used else "board.joker_left")
        chips.append(Chip("", "text", "J", told, paper="buff", pale=view.joker_used))
    return chips


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
    if lit.look is not None and lit.look < len(seen.seats):
        return "board.hand_of", theirs(seen, style, lit.look), []
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
        return "board.supply", [], []
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


def told(seen: Observation, lit: Lit, style: Style) -> str:
    """What the numbers on the chart mean; while a card or an ability is weighed, what it does."""
    for kind in ("card", "stack", "ability"):
        name = lit.picked(kind)
        if name and lit.ahead:
            text = style.words(f"{kind}.{name}.text")
            return text[:1].upper() + text[1:]
    return legend(seen, lit, style)


def phone_lines(seen: Observation, lit: Lit, style: Style) -> tuple[list[Chip], list[Chip]]:
    """The same on a phone, one line above the chart and one below it: both are in sight while one picks.

    Where no chip can be picked, the tiles that one has are more use there than the cards.
    """
    _, first, second = offers(seen, lit, style)
    if lit.look is not None:  # above the chart stands the row of the player who was tapped
        return [], first
    if seen.decider is not None and lit.picks and seen.decision not in PICKED:
        first = kinds(seen, lit, style) or first
    if legend(seen, lit, style):
        return first, []
    return (first, second) if second else (first[:FIT], first[FIT:])
