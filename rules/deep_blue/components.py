"""The box of Deep Blue as typed, read-only tables, loaded from `components.toml`."""

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.kernel.components import load_tables

GEMS = ("silver", "gold", "red", "green", "purple", "black", "blue")
HAZARDS = ("black", "blue")
BOATS = ("A", "B")
HARBOUR = "H"


@dataclass(frozen=True, slots=True)
class Gem:
    """A colour of gem: how many there are, where they begin, what one is worth in a dive."""

    id: str
    total: int
    bag: int
    supply: int
    kind: str
    vp: int
    vp_scouted: int
    prov: str


@dataclass(frozen=True, slots=True)
class Crew:
    """A crew card; `need_n` gems of `need` (or `any`) give `vp`; `protects` is a hazard colour or ""."""

    id: str
    name: str
    role: str
    need: str
    need_n: int
    vp: int
    protects: str
    cash: int
    propeller: int
    plus: str
    prov: str


@dataclass(frozen=True, slots=True)
class Wreck:
    """A wreck tile; `spots` are the colours of its exploration spaces 1 to 3."""

    id: str
    name: str
    group: str
    spots: tuple[str, ...]
    leader_vp: int
    prov: str


@dataclass(frozen=True, slots=True)
class Node:
    """A space of the board; `x`, `y` on a grid of 24 by 16; `next` its neighbours."""

    id: str
    kind: str
    x: float
    y: float
    next: tuple[str, ...]
    prov: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, by id. `crew` holds start and market cards, `prices` the four places."""

    constants: Mapping[str, Any]
    gems: Mapping[str, Gem]
    crew: Mapping[str, Crew]
    start_crew: tuple[str, ...]
    market_crew: tuple[str, ...]
    prices: tuple[int, ...]
    wrecks: Mapping[str, Wreck]
    spots: Mapping[str, Mapping[str, Any]]
    nodes: Mapping[str, Node]
    distance: Mapping[str, Mapping[str, int]]
    scenarios: tuple[str, ...]
    digest: str


@cache
def box() -> Box:
    """The whole box, read once from `components.toml` beside this file."""
    tables, digest = load_tables(Path(__file__).with_name("components.toml"))
    crew = [Crew(**row) for row in (*tables["start_crew"], *tables["crew"])]
    nodes = {row["id"]: Node(**{**row, "next": tuple(row["next"])}) for row in tables["node"]}
    return Box(
        constants={name: row["value"] for name, row in tables["constants"].items()},
        gems={row["id"]: Gem(**row) for row in tables["gem"]},
        crew={card.id: card for card in crew},
        start_crew=tuple(row["id"] for row in tables["start_crew"]),
        market_crew=tuple(row["id"] for row in tables["crew"]),
        prices=tuple(row["price"] for row in sorted(tables["market_slot"], key=lambda row: row["index"])),
        wrecks={row["id"]: Wreck(**{**row, "spots": tuple(row["spots"])}) for row in tables["wreck"]},
        spots={row["id"]: row for row in tables["spot"]},
        nodes=nodes,
        distance={start: _distances(nodes, start) for start in nodes},
        scenarios=tuple(row["id"] for row in tables["scenario"]),
        digest=digest,
    )


def crew(card: str) -> Crew:
    """The printed card; start cards carry their seat behind a dot (`K1.0`)."""
    return box().crew[card.partition(".")[0]]


def is_city(tile: str) -> bool:
    """Whether a wreck tile is a part of the Sunken City."""
    return box().wrecks[tile].group == "city"


def _distances(nodes: Mapping[str, Node], start: str) -> Mapping[str, int]:
    """Number of routes of the shortest way from one space to each other (DEB-1.8)."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in nodes[here].next:
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found
