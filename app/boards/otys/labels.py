"""Things of Otys in words, for screen readers and for a finger that rests on them."""

from app.theme import Style
from rules.otys.components import Contract, box
from rules.otys.observation import Observation


def goods(kinds: tuple[str, ...], style: Style) -> str:
    """Resources as a list in words."""
    return ", ".join(style.words(f"board.good.{kind}") for kind in kinds)


def diver(name: str, improved: bool, style: Style) -> str:
    """A diver with what he does."""
    words = style.words
    side = words("board.improved" if improved else "board.basic")
    return f"{words(f'board.diver.{name}')} ({side}): {words(f'board.does.{name}.{_side(improved)}')}"


def _side(improved: bool) -> str:
    return "improved" if improved else "basic"


def key(name: str, style: Style) -> str:
    """A key."""
    return style.words(f"board.key.{name}")


def sponsor(face: str, level: int, style: Style) -> str:
    """A sponsor with his level."""
    return f"{style.words('board.level', level=level)}, {style.words('board.sponsor')}: {style.words(f'board.face.{face}')}"


def reward(name: str, style: Style) -> str:
    """A reward token: its front now, its back later."""
    token, words = box().rewards[name], style.words
    front = goods(token.choice, style) if token.choice else words(f"board.front.{token.front}")
    if token.choice:
        front = words("board.front.resource", goods=front)
    return f"{front}; {words(f'board.back.{token.back}')}"


def need(card: Contract, style: Style) -> str:
    """What a contract asks for."""
    words = style.words
    if card.groups:
        return words("board.pattern", groups="+".join(map(str, card.groups)))
    kinds = zip(("metal", "plants", "fuel", "tech"), card.need, strict=True)
    return ", ".join(f"{count} {words(f'board.good.{kind}')}" for kind, count in kinds if count)


def contract(name: str, style: Style) -> str:
    """A contract: what it asks for and gives."""
    card, words = box().contracts[name], style.words
    gains = [words("board.points", count=card.prestige)]
    gains += [words("board.credits", count=card.credits)] if card.credits else []
    gains += [words("board.batteries", count=card.batteries)] if card.batteries else []
    return f"{words('board.contract')}: {need(card, style)}; {', '.join(gains)}"


def seat(seen: Observation, style: Style, player: int) -> str:
    """A player's state in one line."""
    view, words = seen.seats[player], style.words
    column = ", ".join(words(f"board.diver.{name}") for name in view.column)
    parts = (
        words(f"player.{player}"),
        words("board.points", count=seen.scores[player].total),
        words("board.credits", count=view.credits),
        words("board.batteries", count=view.batteries),
        words("board.used", count=len(view.track), full=view.threshold),
        words("board.hand_count", count=view.hand_count),
        f"{words('board.column')}: {column}",
    )
    return ". ".join(parts)
