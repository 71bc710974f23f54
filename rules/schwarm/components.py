"""The box of Der Schwarm as typed, read-only tables, loaded from `components.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.kernel.components import load_tables

KINDS = ("corner", "straight", "three", "four", "gold")
SIDES = ("N", "E", "S", "W")
QUEEN = "queen"
SHIP_RESEARCHER = "ship_researcher"


@dataclass(frozen=True, slots=True)
class Water:
    """A water field by its square, x from the west, y from the north; the queen's is one of them."""

    id: str
    x: int
    y: int
    prov: str


@dataclass(frozen=True, slots=True)
class Land:
    """A land field; `ring` counts clockwise, `value` is what a station linked with the queen brings."""

    ring: int
    id: str
    side: str
    x: int
    y: int
    value: int
    start: bool
    prov: str


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of swarm tile: its openings as printed (N=1, E=2, S=4, W=8) and its eyes, points for laying."""

    kind: str
    count: int
    openings: int
    mask: int
    fp: int
    prov: str


@dataclass(frozen=True, slots=True)
class Card:
    """An action card. `range` is for ships and dangers; the colour says only where it lies and if it
    comes back (SCH-3.5)."""

    id: str
    colour: str
    action: str
    range: int
    min_players: int
    prov: str


@dataclass(frozen=True, slots=True)
class Count:
    """What a number of players means: rounds, light cards, action cards for each (SCH-1.4, SCH-1.7)."""

    players: int
    rounds: int
    light: int
    quota: int
    prov: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, by id. `sides_fp` is by number of sides, `amoebas` by field of the track."""

    constants: Mapping[str, int]
    counts: Mapping[int, Count]
    sides_fp: tuple[int, ...]
    water: Mapping[str, Water]
    land: Mapping[str, Land]
    tiles: Mapping[str, Tile]
    amoebas: tuple[int, ...]
    cards: Mapping[str, Card]
    orders: tuple[int, ...]
    joker: tuple[str, ...]
    abilities: tuple[str, ...]
    dangers: Mapping[str, int]
    digest: str


@cache
def box() -> Box:
    """The whole box, read once from `components.toml` beside this file."""
    tables, digest = load_tables(Path(__file__).with_name("components.toml"))
    cards = {row["id"]: Card(**row) for row in tables["action_card"]}
    counts = {row["players"]: Count(**row) for row in tables["by_players"]}
    return Box(
        constants={name: row["value"] for name, row in tables["constants"].items()},
        counts=counts,
        sides_fp=(0, *(row["fp"] for row in tables["sides_fp"])),
        water={row["id"]: Water(**row) for row in tables["water"]},
        land={row["id"]: Land(**row) for row in tables["land"]},
        tiles={row["kind"]: Tile(**row) for row in tables["tile"]},
        amoebas=_amoebas(tables["damage"]),
        cards=cards,
        orders=tuple(row["number"] for row in tables["order_card"]),
        joker=tuple(row["id"] for row in tables["joker_action"]),
        abilities=tuple(row["id"] for row in tables["ability"]),
        dangers={row["kind"]: row["count"] for row in tables["danger"]},
        digest=digest,
    )


def cards_of(colour: str, players: int = 4) -> tuple[str, ...]:
    """The action cards of a colour that this number of players uses (SCH-1.4)."""
    return tuple(
        card.id for card in box().cards.values() if card.colour == colour and card.min_players <= players
    )


def _amoebas(rows: list[dict[str, Any]]) -> tuple[int, ...]:
    """The damage on each field of the track up to the first one of the last band."""
    starts = [*(row["from"] for row in rows[1:]), rows[-1]["from"] + 1]
    spread: list[int] = []
    for row, end in zip(rows, starts, strict=True):
        spread += [row["amoebas"]] * (end - row["from"])
    return tuple(spread)
