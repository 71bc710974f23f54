"""Who sits where and how a game is set up: the part of a save that is not moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import rules
from app.words import Words
from rules.kernel import Record

HUMAN = "human"
FAR = "link"  # a person at another device, who gets and sends links
BOTS = ("greedy", "random")
KINDS = (HUMAN, FAR, *BOTS)
LONGEST = 12  # letters of a name: the boards have room for so many


def named_by(text: str, players: int) -> tuple[str, ...]:
    """Names out of a line of text, separated by commas; none when it has none."""
    names = tuple(" ".join(name.split())[:LONGEST] for name in text.split(",")[:players])
    return names if any(names) else ()


@dataclass(frozen=True, slots=True)
class Setup:
    """What a new game needs. `seats` says for each player `human`, `link` or which bot."""

    game: str
    seats: tuple[str, ...] = (HUMAN, "greedy")
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    names: tuple[str, ...] = ()  # of the players, by seat; empty where the colour's name will do

    @classmethod
    def usual(cls, game: str) -> "Setup":
        """One person against a bot, or against as many as the game needs."""
        least, most = rules.load(game).players
        return cls(game, (HUMAN, *["greedy"] * (max(least, min(2, most)) - 1)))

    @classmethod
    def of_record(cls, record: Record) -> "Setup":
        """The set-up of a saved game; seats that it does not name are people."""
        named = record.note("seats").split(",")
        seats = [seat if seat in KINDS else HUMAN for seat in named[: record.players]]
        seats += [HUMAN] * (record.players - len(seats))
        names = named_by(record.note("names"), record.players)
        return cls(record.game, tuple(seats), record.seed, dict(record.options), names)

    def with_seed(self, seed: int) -> "Setup":
        """The same game, dealt anew."""
        return replace(self, seed=seed)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people at this device."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == HUMAN)

    @property
    def far(self) -> tuple[int, ...]:
        """The seats of people at other devices."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == FAR)


def words_about(setup: Setup, language: str, *, strict: bool = False) -> Words:
    """The words for a game that is played so: who plays is called by name, the automaton by its own."""
    return Words(language, setup.game, setup.names, players=len(setup.seats), strict=strict)


ASK = ("reveals", "always")
UNDO = ("revealed", "free")


@dataclass(frozen=True, slots=True)
class Settings:
    """How the player wants it. `ask`: `reveals` (only what shows something hidden) or `always`.

    `undo`: `revealed` (between people no undo beyond what was revealed) or `free`.
    `open_hands`: people who share the device may see each other's things. `coach`: whether it speaks;
    `known`: the decisions, as `game.Kind`, about which it does no more.
    """

    auto_play: bool = True
    ask: str = "reveals"
    undo: str = "revealed"
    open_hands: bool = False
    coach: bool = True
    known: frozenset[str] = frozenset()
