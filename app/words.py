"""Message catalogues: sentences by key in the player's language, filled with words, not with ids."""

import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).with_name("text")
LANGUAGES = ("de", "en")

_GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_PLAYERS = frozenset(
    {
        "player",
        "players",
        "owner",
        "victim",
        "diver",
        "other",
        "by",
        "to",
        "taker",
        "opponent",
        "active",
        "winner",
        "winners",
        "seat",
    }
)


_CATALOGUES: dict[str, dict[str, str]] = {}
_READ: set[Path] = set()


def catalogue(language: str) -> Mapping[str, str]:
    """All sentences of a language by dotted key, from every `*.toml` of that language, read once.

    Raises ValueError naming a key that two files give.
    """
    if language not in _CATALOGUES:
        _CATALOGUES[language] = {}
        _read(language)
    return _CATALOGUES[language]


def arrived() -> None:
    """Read what has come with a game that was fetched: its sentences join those that are there."""
    for language in _CATALOGUES:
        _read(language)
    _named.cache_clear()


def _read(language: str) -> None:
    entries = _CATALOGUES[language]
    for path in sorted({*FOLDER.glob(f"{language}.toml"), *FOLDER.glob(f"*.{language}.toml")} - _READ):
        _READ.add(path)
        for key, text in _flat("", tomllib.loads(path.read_text("utf-8"))):
            if key in entries:
                raise ValueError(f"{path.name}: {key} is in another catalogue, too")
            entries[sys.intern(key)] = text  # both languages have the same keys


def _flat(prefix: str, table: Mapping[str, Any]) -> Iterable[tuple[str, str]]:
    for name, value in table.items():
        if isinstance(value, dict):
            yield from _flat(f"{prefix}{name}.", value)
        else:
            yield f"{prefix}{name}", str(value)


@cache
def _named(language: str, game: str, players: int) -> Mapping[str, str]:
    entries = catalogue(language)
    name = entries.get(f"{game}.automaton")
    if players > 1 or not name:
        return entries
    alone = f"{game}.alone."
    other = {f"{game}.{key[len(alone) :]}": text for key, text in entries.items() if key.startswith(alone)}
    return {**entries, **other, f"{game}.player.{players}": name}


class Words:
    """Sentences in one language, about one game. `words(key, **args)` is all that most need.

    For one of `players` against the game's automaton, the next number is called by the automaton's name,
    and a key such as `otys.alone.help.X` counts before `otys.help.X`.
    """

    def __init__(
        self,
        language: str,
        game: str = "",
        names: tuple[str, ...] = (),
        *,
        players: int = 0,
        strict: bool = False,
    ) -> None:
        self.language = language
        self.names = names  # of the players, by seat
        self.game = game
        self._strict = strict
        self._entries = _named(language, game, players) if players else catalogue(language)

    def __call__(self, key: str, /, **args: Any) -> str:
        """The sentence with its gaps filled. Unknown: the key itself, or KeyError when strict."""
        text = self._entries.get(key)
        if text is None:
            text = self._entries.get(f"{key}.one")
        if text is None:
            if self._strict:
                raise KeyError(f"no sentence {key!r} in the {self.language} catalogue")
            return key
        return self.fill(text, args)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return key in self._entries or f"{key}.one" in self._entries

    def can_fill(self, key: str, args: Mapping[str, Any]) -> bool:
        """Whether these arguments fill all gaps of a sentence."""
        text = self._entries.get(key) or self._entries.get(f"{key}.one", "")
        return all(gap[1] in args for gap in _GAP.finditer(text))

    def of_game(self, key: str, /, **args: Any) -> str:
        """The game's own sentence for a key, else the one for all games; a player's name for his key."""
        kind, _, seat = key.partition(".")
        if kind == "player" and (name := self._name(seat)):
            return name
        return self.first(f"{self.game}.{key}", key, **args)

    def first(self, *keys: str, **args: Any) -> str:
        """The first of these sentences that there is; else as `__call__` for the first key."""
        return self(next((key for key in keys if self.has(key)), keys[0]), **args)

    def optional(self, key: str, /, **args: Any) -> str:
        """The sentence, or nothing when there is none."""
        return self(key, **args) if self.has(key) else ""

    def fill(self, text: str, args: Mapping[str, Any]) -> str:
        """A text with its gaps filled: `{x}`, `{x:form}`, `{n:one|more}`, `{ship:name}` for the n-th ship."""
        return _GAP.sub(lambda gap: self._gap(gap, args), text)

    def noun(self, kind: str, value: Any, form: str = "") -> str:
        """The word for a thing, such as `noun("resource", "fish", "other")`; unknown: the value."""
        root = _root(kind)
        if root == "player" and (name := self._name(value)):
            return name
        for base in (f"{self.game}.{root}.{value}", f"{self.game}.{value}", f"{root}.{value}"):
            for key in (f"{base}.{form}", base, f"{base}.one"):
                if key in self._entries:
                    return self._entries[key]
        return str(value)

    def _name(self, seat: Any) -> str:
        """What the player calls himself, when he does."""
        number = int(seat) if str(seat).isdigit() else len(self.names)
        return self.names[number] if number < len(self.names) else ""

    def _gap(self, gap: re.Match[str], args: Mapping[str, Any]) -> str:
        name, form = gap[1], gap[2] or ""
        if name not in args:
            if self._strict:
                raise KeyError(f"no argument {name!r} for {gap.string!r}; there are: {', '.join(args)}")
            return gap[0]
        value = args[name]
        if "|" in form:
            one, more = form.split("|", 1)
            return one if value == 1 else more
        if isinstance(args.get(form), int):
            form = "one" if args[form] == 1 else "other"
        elif isinstance(args.get(form), str):
            form = args[form]  # such as the side of a card that has a name on each
        return self._value(name, value, form)

    def _value(self, name: str, value: Any, form: str) -> str:
        if isinstance(value, Mapping):
            return self._amounts(value)
        if isinstance(value, (tuple, list)):
            return ", ".join(self._value(name, each, form) for each in value)
        named = _root(name) == "player" or form == "name"  # things that numbers tell apart
        if isinstance(value, str) or (isinstance(value, int) and named):
            return self.noun(name, value, form)
        return "–" if value is None else str(value)

    def _amounts(self, amounts: Mapping[str, int]) -> str:
        parts = (
            f"{n} {self.noun('resource', kind, 'one' if n == 1 else 'other')}"
            for kind, n in amounts.items()
            if n
        )
        return ", ".join(parts) or "0"


def _root(name: str) -> str:
    """What kind of thing an argument names: `other_site` and `site2` are sites, `owner` is a player."""
    root = name.rstrip("0123456789").rpartition("_")[2] or name
    return "player" if root in _PLAYERS else root
