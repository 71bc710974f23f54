"""Places of Der Schwarm in words, for screen readers and for a finger that rests on them."""

from app.theme import Style
from rules.schwarm.components import box
from rules.schwarm.observation import Observation


def field(seen: Observation, style: Style, name: str) -> str:
    """A field with all that lies and stands there."""
    words = style.words
    parts = [words(name)]
    if name in box().land:
        parts.append(words("board.value", count=box().land[name].value))
    if name in seen.face_down:
        parts.append(words("board.face_down"))
    for tile in seen.laid:
        if tile.field == name:
            owners = ", ".join(words(f"player.{seat}") for seat in tile.buoys)
            parts.append(f"{words(tile.kind)} ({words(f'open.{tile.open}')})")
            parts.append(f"{words('board.buoys')}: {owners or words('board.nobody')}")
    for seat, view in enumerate(seen.seats):
        who = words(f"player.{seat}")
        parts += [words("board.station_of", who=who, count=crew) for at, crew in view.stations if at == name]
        parts += [f"{words('ship')}: {who}"] * view.ships.count(name)
        if name == "queen" and view.queen:
            parts.append(words("board.linked", who=who))
    parts += [words("whale")] * seen.whales.count(name) + [words("tsunami")] * seen.tsunamis.count(name)
    parts += [words("crab")] if name == seen.crab else []
    return ", ".join(parts)


def seat(seen: Observation, style: Style, number: int) -> str:
    """A player's state in one line."""
    view, words = seen.seats[number], style.words
    sides = "".join(words(f"board.side.{side}") for side in (view.networks[0].sides if view.networks else ()))
    tiles = ", ".join(f"{count} {words(kind)}" for kind, count in view.tiles if count)
    parts = [
        f"{words(f'player.{number}')}: {words('board.points', count=view.fp)}",
        words("board.hit", count=view.damage),
        words("board.network", count=view.networks[0].fp if view.networks else 0),
        f"{words('board.sides')}: {sides or words('board.none')}",
        words("board.queen_yes" if view.queen else "board.queen_no"),
        words("board.stock", stations=view.stations_left, researchers=view.researchers_left,
              ships=view.ships_left, buoys=view.buoys_left),
        f"{words('board.tiles')}: {tiles or words('board.none')}",
    ]  # fmt: skip
    parts += [words(f"ability.{view.ability}")] if view.ability else []
    if view.hand is None:
        parts.append(words("board.hidden_cards", count=view.hand_count))
    else:
        parts.append(", ".join(words(f"card.{card}") for card in view.hand) or words("board.no_cards"))
    return ". ".join(parts)
