"""The games that are kept on this device, as games by link need them: by deal, as records."""

from app.branches import common
from app.saves import Saves
from rules.kernel import Record


class Shelf:
    """Kept records of a deal, and a place for a branch that is not played now."""

    def __init__(self, saves: Saves) -> None:
        self._saves = saves

    def known(self, record: Record) -> tuple[Record, ...]:
        """The kept records of the same deal."""
        return tuple(Record.parse(save.text) for save in self._saves.known(record))

    def keep(self, record: Record) -> None:
        """Keep a record, unless a kept one has all of its moves."""
        if not any(common(record, other) == len(record.moves) for other in self.known(record)):
            self._saves.shelve(record)
