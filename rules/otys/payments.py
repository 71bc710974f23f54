"""Which resources of one level pay a contract: one way, several, or none (OTY-9.2, OTY-9.3)."""

from collections.abc import Iterator
from functools import cache

from rules.otys.components import TYPES, box
from rules.otys.state import Counts


@cache
def payments(card: str, counts: Counts) -> tuple[Counts, ...]:
    """All ways to pay a contract with resources of one level, each once."""
    contract = box().contracts[card]
    if contract.kind == "fixed":  # all that is shown: OTY-9.2
        pays = all(have >= need for have, need in zip(counts, contract.need, strict=True))
        return (contract.need,) if pays else ()
    return tuple(dict.fromkeys(_patterns(tuple(sorted(contract.groups, reverse=True)), counts)))


def _patterns(groups: tuple[int, ...], counts: Counts) -> Iterator[Counts]:
    """Each group of one type, different groups of different types; the types are free (OTY-9.3)."""
    if not groups:
        yield (0,) * len(counts)
        return
    for number, have in enumerate(counts):
        if have >= groups[0]:
            without = (*counts[:number], 0, *counts[number + 1 :])
            for rest in _patterns(groups[1:], without):
                yield (*rest[:number], groups[0], *rest[number + 1 :])


@cache
def missing(card: str, counts: Counts) -> int:
    """How many resources a level still lacks for a contract, apart from room."""
    contract = box().contracts[card]
    if contract.kind == "fixed":
        return sum(max(0, need - have) for have, need in zip(counts, contract.need, strict=True))
    most = zip(sorted(contract.groups, reverse=True), sorted(counts, reverse=True), strict=False)
    return sum(max(0, group - have) for group, have in most)


def spelled(payment: Counts) -> str:
    """A way to pay as the id of a pick: `2plants+1metal`, the largest group first."""
    parts = sorted(zip(payment, TYPES, strict=True), key=lambda part: (-part[0], TYPES.index(part[1])))
    return "+".join(f"{count}{kind}" for count, kind in parts if count)
