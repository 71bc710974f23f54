"""Things of Otys in words, for screen readers and for a finger that rests on them."""

from app.theme import Style
from rules.otys.observation import Observation


def goods(kinds: tuple[str, ...], style: Style) -> str:
    """Resources as a list in words."""
    return ", ".join(style.words(f"resource.{kind}") for kind in kinds)


def diver(name: str, improved: bool, style: Style) -> str:
    """A diver with what he does."""
    words = style.words
    side = words("board.improved" if improved else "board.basic")
    return f"{words(name)} ({side}): {words(f'diver.{name}.text')}"


def key(name: str, style: Style) -> str:
    """A key."""
    return style.words(f"key.{name}")


def sponsor(face: str, level: int, style: Style) -> str:
    """A sponsor with his level."""
    words = style.words
    return f"{words(f'level.{level}')}, {words(f'sponsor.{face}')}: {words(f'sponsor.{face}.text')}"


def reward(name: str, style: Style) -> str:
    """A reward token: its front now, its back later."""
    return style.words(name)


def contract(name: str, style: Style) -> str:
    """A contract: what it asks for and gives."""
    return f"{style.words(name)}: {style.words(f'contract.{name}.text')}"


def seat(seen: Observation, style: Style, player: int) -> str:
    """A player's state in one line."""
    view, words = seen.seats[player], style.words
    parts = (
        words(f"player.{player}"),
        words("board.points", count=seen.scores[player].total),
        f"{words('board.name.credits')}: {view.credits}",
        f"{words('board.name.batteries')}: {view.batteries}",
        words("board.used", count=len(view.track), full=view.threshold),
        f"{words('board.name.hand')}: {view.hand_count}",
        ", ".join(words(name) for name in view.column),
    )
    return ". ".join(parts)
