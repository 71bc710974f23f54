"""Places of Flotilla in words, for screen readers and for a finger that rests on them."""

from typing import TYPE_CHECKING

from app.theme import Style
from rules.flotilla.components import COLOURS, GUILDS, SINK, box
from rules.flotilla.observation import Observation

if TYPE_CHECKING:
    from app.boards.flotilla.scope import Scope


def capital(text: str) -> str:
    """A word as it stands alone."""
    return text[:1].upper() + text[1:]


def card(style: Style, name: str, side: str) -> str:
    """A card with what it does on a side."""
    words, shown = style.words, box().cards[name]
    title = words(name) if side == SINK else words(f"{name}.sky")
    value = (
        words("board.sails", count=shown.sail) if side == SINK else words("board.earns", count=shown.income)
    )
    return f"{title}, {value}: {words(f'card.{name}.{side}.text')}"


def tile(style: Style, name: str, side: str) -> str:
    """A tile with what is on a side."""
    title = style.words(name) if side == SINK else style.words(f"{name}.sky")
    return f"{title}, {style.words(f'tile.{name}.{side}.text')}"


def hex_label(scope: "Scope", place: str) -> str:
    """A place of the sea with what lies and stands there."""
    view, words = scope.view, scope.words
    parts = [words(place)]
    parts += [
        words(f"resource.{colour}") for where, colour in view.waters if where == place and view.side == SINK
    ]
    for laid in view.tiles:
        if laid.hex == place:
            parts.append(tile(scope.style, laid.tile, view.side))
    if place in view.depleted:
        parts.append(words("board.depleted"))
    if place in view.outposts:
        parts.append(words("board.outpost"))
    for number, ship in enumerate(view.ships):
        if ship.hex == place:
            cargo = ", ".join(words(f"resource.{colour}") for colour in ship.cargo)
            parts.append(f"{words(f'ship.{number}')} ({cargo or words('board.empty')})")
    return ", ".join(parts)


def guild(scope: "Scope", name: str, number: int) -> str:
    """A guild with its dial, discs and seals."""
    words, seen = scope.words, scope.seen
    parts = [words("board.dial", who=words(f"guild.{name}"), count=seen.dials[number])]
    for seat, view in enumerate(seen.seats):
        at = words(f"field.{name}.{view.discs[number]}")
        parts.append(words("board.disc", who=words(f"player.{seat}"), field=at, seals=view.seals[number]))
    return ". ".join(parts)


def hub(scope: "Scope") -> str:
    """The centre: survivors and artifacts."""
    words, seen = scope.words, scope.seen
    track = box().counts[len(seen.seats)].survivor_track
    parts = [words("board.survivors", count=seen.survivor, all=len(track))]
    for name in GUILDS:
        lying = ", ".join(words(f"artifact.{each}") for each in seen.hub[name])
        parts.append(f"{words(f'guild.{name}')}: {lying or words('board.none')}")
    return ". ".join(parts)


def dock(scope: "Scope") -> str:
    """What joining brings, by order."""
    count = box().counts[len(scope.seen.seats)]
    return "; ".join(
        scope.words("board.berth", place=place + 1, price=price, builds=builds)
        for place, (price, builds) in enumerate(zip(count.dock_price, count.dock_builds, strict=True))
    )


def market(scope: "Scope") -> str:
    """All prices."""
    return ", ".join(
        scope.words("board.price", what=scope.words(f"resource.{colour}"), count=scope.seen.prices[number])
        for number, colour in enumerate(COLOURS)
    )


def sonar(scope: "Scope") -> str:
    """Where the sonar stands."""
    return scope.words("board.sonar_at", count=scope.seen.sonar + 1, all=len(box().sonar))


def seat(seen: Observation, style: Style, number: int) -> str:
    """A player's state in one line."""
    view, words = seen.seats[number], style.words
    goods = ", ".join(
        f"{count} {words(f'resource.{colour}')}"
        for colour, count in zip(COLOURS, view.resources, strict=True)
    )
    score = int(box().constants["tox_score"][view.tox_index])
    parts = [
        f"{words(f'player.{number}')}: {words('board.points', count=view.points)}",
        words(f"side.{view.side}"),
        words("board.money", count=view.money),
        goods,
        words("board.tox", count=view.tox, score=score),
        words("board.stock", ships=len(view.ships), seals=view.seals_left, outposts=view.outposts_left),
        words("board.hand_count", count=len(view.hand)),
    ]
    if view.pile:
        top = view.pile[-1] if view.side == SINK else f"{view.pile[-1]}.sky"
        parts.append(words("board.top", card=words(top)))
    return ". ".join(parts)
