"""The games that are kept on this device beside the one that runs."""

from collections.abc import Mapping
from itertools import count

from app.branches import common, deal_of
from app.session import Send
from rules.kernel import Record, RulesError

KEPT = "tiefgang:kept:"


class Shelf:
    """Records by deal; what is kept is told to the page, which stores it."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._records: dict[str, Record] = {}  # by the key of the page's storage

    def fill(self, saved: Mapping[str, str]) -> None:
        """Take what the page has stored; what cannot be read stays there untouched."""
        for key, text in saved.items():
            if key.startswith(KEPT):
                try:
                    self._records[key] = Record.parse(text)
                except RulesError:
                    continue

    def known(self, record: Record) -> tuple[Record, ...]:
        """The kept records of the same deal."""
        return tuple(other for key, other in self._records.items() if key.startswith(_prefix(record)))

    def keep(self, record: Record) -> None:
        """Keep a record; one that it goes on from gives way to it, another branch stays beside it."""
        for key, other in self._records.items():
            if key.startswith(_prefix(record)):
                shared = common(record, other)
                if shared == len(record.moves) < len(other.moves):
                    return
                if shared == len(other.moves):
                    self._store(key, record)
                    return
        prefix = _prefix(record)
        self._store(next(key for n in count() if (key := f"{prefix}{n}") not in self._records), record)

    def _store(self, key: str, record: Record) -> None:
        self._records[key] = record
        self._send("save", {"key": key, "text": str(record)})


def _prefix(record: Record) -> str:
    return f"{KEPT}{deal_of(record)}:"
