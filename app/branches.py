"""Several records of one deal: what is the same game, and where do two of them tell it differently."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.kernel import Record


@dataclass(frozen=True, slots=True)
class Arrival:
    """How a record stands to those that are known here.

    `kind` is new (nothing of this deal is known), further (it goes on where `known` ends), old (`known` has
    it already) or fork. `since` says how many moves both have in common.
    """

    kind: str
    since: int = 0
    known: Record | None = None


def deal_of(record: Record) -> str:
    """The game's identity: what was dealt, whoever played it how."""
    told = (
        record.game,
        record.seed,
        record.players,
        sorted(record.options),
        record.components,
        record.position,
    )
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def common(one: Record, other: Record) -> int:
    """With how many of the same moves two records begin."""
    pairs = zip(one.moves, other.moves, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(one.moves), len(other.moves)))


def arrival(record: Record, known: Iterable[Record]) -> Arrival:
    """How a record stands to the known ones; of several the one that has most in common with it.

    Of those the first: the game that runs is to be named first.
    """
    same = [other for other in known if deal_of(other) == deal_of(record)]
    if not same:
        return Arrival("new")
    nearest = max(same, key=lambda other: common(record, other))
    since = common(record, nearest)
    if since == len(record.moves):
        return Arrival("old", since, nearest)
    return Arrival("further" if since == len(nearest.moves) else "fork", since, nearest)


def until(record: Record, ply: int) -> Record:
    """The same game up to a ply. Raises RecordError when a move of it is not possible here."""
    return replace(record, moves=record.moves[:ply], end=record.replay(ply).digest(), digests=())
