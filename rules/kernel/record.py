"""A game as text: save file, link, replay, bug report and golden test are all this one thing.

    tiefgang 1
    game seastead
    seed 42
    players 2
    option specialist_set A
    components 1a2b3c4d
    note seats human,greedy

    deck:dive
    half:a = 0123456789abcdef
    end 2 0123456789abcdef

A game that did not begin with the set-up has lines `set PATH VALUE` in its head (`rules.kernel.position`).
Moves are one a line; a digest after `=` is optional. The last line says how many moves there
are and the digest of the state after them, so a torn text is noticed.
"""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from rules.kernel.errors import IllegalMove, OptionError, RecordError
from rules.kernel.move import Move
from rules.kernel.position import lay

if TYPE_CHECKING:
    from rules.kernel.state import State

MAGIC = "tiefgang"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Record:
    """A recorded game. Immutable; `Record.parse(str(record)) == record`."""

    game: str
    seed: int
    players: int
    options: tuple[tuple[str, str], ...] = ()
    components: str = ""
    notes: tuple[tuple[str, str], ...] = ()
    moves: tuple[Move, ...] = ()
    end: str = ""
    digests: tuple[str, ...] = field(default=())
    position: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        head = [f"{MAGIC} {FORMAT}", f"game {self.game}", f"seed {self.seed}", f"players {self.players}"]
        head += [f"option {name} {value}" for name, value in self.options]
        head += [f"components {self.components}"] if self.components else []
        head += [f"note {name} {value}" for name, value in self.notes]
        head += [f"set {path} {value}" for path, value in self.position]
        marks = [f" = {digest}" for digest in self.digests] or [""] * len(self.moves)
        body = [f"{move}{mark}" for move, mark in zip(self.moves, marks, strict=True)]
        return "\n".join([*head, "", *body, f"end {len(self.moves)} {self.end}", ""])

    @classmethod
    def parse(cls, text: str) -> "Record":
        """A record from its text. Raises RecordError that names the line and what is wrong."""
        return _Reader(text).record()

    @classmethod
    def salvage(cls, text: str) -> "Record":
        """As much of a torn record as can be read and replayed: nothing more is lost than is torn."""
        record = _Reader(text, strict=False).record()
        while True:
            try:
                state = replace(record, end="", digests=()).replay()
                return replace(record, end=state.digest(), digests=())
            except RecordError as torn:
                at = torn.args_by_name.get("ply", 0)
                if not 0 < at <= len(record.moves):
                    raise
                record = replace(record, moves=record.moves[: at - 1])

    def replay(self, ply: int | None = None) -> "State":
        """The state after `ply` moves (None: all). Raises RecordError when a move or digest is wrong."""
        state = self.start()
        last = len(self.moves) if ply is None else ply
        if not 0 <= last <= len(self.moves):
            raise RecordError("no_such_ply", ply=last, plies=len(self.moves))
        for number, move in enumerate(self.moves[:last], 1):
            try:
                state.apply(move)
            except IllegalMove as why:
                raise self._mismatch(
                    "illegal_in_record", number, move=str(move), why=str(why.reason)
                ) from why
            if self.digests and state.digest() != self.digests[number - 1]:
                raise self._mismatch("digest_differs", number, move=str(move), why=self.digests[number - 1])
        if ply is None and self.end and state.digest() != self.end:
            raise self._mismatch("digest_differs", last, move="end", why=self.end)
        return state

    def start(self) -> "State":
        """The state at the first decision. Raises RecordError for an unknown game, set-up or position."""
        import rules  # late: the registry knows the games, the kernel does not

        try:
            state = rules.load(self.game).new(self.seed, self.players, dict(self.options))
        except (KeyError, OptionError) as why:
            raise RecordError("unknown_setup", game=self.game, why=str(why)) from why
        if self.position:
            lay(state, self.position)
        return state

    def with_digests(self) -> "Record":
        """The same record with the digest after each move."""
        state, digests = self.start(), []
        for move in self.moves:
            state.apply(move)
            digests.append(state.digest())
        return replace(self, digests=tuple(digests))

    def with_notes(self, **notes: str) -> "Record":
        """The same record with these notes added or changed. Values are one line of text."""
        merged = {**dict(self.notes), **{name: " ".join(value.split()) for name, value in notes.items()}}
        return replace(self, notes=tuple(sorted(merged.items())))

    def note(self, name: str, default: str = "") -> str:
        """The text of a note."""
        return dict(self.notes).get(name, default)

    def _mismatch(self, key: str, number: int, **args: str) -> RecordError:
        import rules

        here = rules.load(self.game).components
        other = self.components if self.components != here else ""
        return RecordError(key, ply=number, other_components=other, **args)


class _Reader:
    """Reads a record line by line and remembers where it is, for messages."""

    def __init__(self, text: str, *, strict: bool = True) -> None:
        self._lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        self._strict = strict
        self._fields: dict[str, str] = {}
        self._options: list[tuple[str, str]] = []
        self._notes: list[tuple[str, str]] = []
        self._position: list[tuple[str, str]] = []
        self._moves: list[Move] = []
        self._digests: list[str] = []
        self._end: tuple[int, str] | None = None

    def record(self) -> Record:
        body = self._head()
        self._body(body)
        if self._end is None and self._strict:
            raise RecordError("torn", line=len(self._lines), plies=len(self._moves))
        count, end = self._end or (len(self._moves), "")
        if self._strict and count != len(self._moves):
            raise RecordError("torn", line=len(self._lines), plies=len(self._moves))
        if self._strict and self._digests and len(self._digests) != len(self._moves):
            raise RecordError("some_digests", digests=len(self._digests), plies=len(self._moves))
        return Record(
            game=self._need("game"),
            seed=self._number("seed"),
            players=self._number("players"),
            options=tuple(self._options),
            components=self._fields.get("components", ""),
            notes=tuple(self._notes),
            position=tuple(self._position),
            moves=tuple(self._moves),
            end=end,
            digests=tuple(self._digests),
        )

    def _head(self) -> int:
        magic, _, version = self._lines[0].strip().partition(" ")
        if magic != MAGIC:
            raise RecordError("not_a_record", line=1, found=self._lines[0][:40])
        if not _is_number(version, 9) or int(version) < 1:
            raise RecordError("not_a_record", line=1, found=self._lines[0][:40])
        if int(version) > FORMAT:
            raise RecordError("newer_format", format=int(version), known=FORMAT)
        for number, line in enumerate(self._lines[1:], 2):
            if not line.strip():
                return number
            self._field(number, line)
        raise RecordError("torn", line=len(self._lines), plies=0)

    def _field(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        name, _, value = rest.partition(" ")
        if word == "option" and name and value:
            self._options.append((name, value))
        elif word == "note" and name:
            self._notes.append((name, value))
        elif word == "set" and name and value:
            self._position.append((name, value))
        elif word in ("game", "seed", "players", "components") and rest and word not in self._fields:
            self._fields[word] = rest
        else:
            raise RecordError("bad_header", line=number, found=line[:40])

    def _body(self, start: int) -> None:
        for number, line in enumerate(self._lines[start:], start + 1):
            if not line.strip():
                continue
            if self._end is not None:
                if not self._strict:
                    return
                raise RecordError("after_end", line=number, found=line[:40])
            try:
                self._line(line)
            except RecordError as why:
                if not self._strict:
                    return
                raise RecordError("bad_line", line=number, found=line[:40], why=str(why)) from why

    def _line(self, line: str) -> None:
        words = line.split()
        if words[0] == "end":
            if len(words) not in (2, 3) or not _is_number(words[1], 9):
                raise RecordError("bad_end", found=line[:40])
            self._end = (int(words[1]), words[2] if len(words) == 3 else "")
            return
        text, _, digest = line.partition(" = ")
        self._moves.append(Move.parse(text))
        if digest:
            self._digests.append(digest.strip())

    def _need(self, name: str) -> str:
        if name not in self._fields:
            raise RecordError("bad_header", line=1, found=f"no {name}")
        return self._fields[name]

    def _number(self, name: str) -> int:
        text = self._need(name)
        if not _is_number(text, 20):
            raise RecordError("bad_header", line=1, found=f"{name} {text[:40]}")
        return int(text)


def _is_number(text: str, most: int) -> bool:
    """Plain digits, at most so many: Python refuses to read numbers of thousands of digits."""
    return text.isascii() and text.isdigit() and len(text) <= most
