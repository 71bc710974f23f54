"""The box of Otys as typed, read-only tables, loaded from `components.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.kernel.components import load_tables

TYPES = ("metal", "plants", "fuel", "tech")
LEVELS = (1, 2, 3, 4, 5)
SLOTS = ("S3", "S2", "S1", "L1", "L2", "L3", "L4", "L5")
SURFACE = 3  # so many slots of a column lie above the water
KEYS = ("1", "2", "3", "4", "5", "x")  # a player's own
NEUTRAL = "nx"
SIDES = ("left", "right")


@dataclass(frozen=True, slots=True)
class Diver:
    """A diver; `type` is what an expert finds, `bonus` what he adds when he is improved."""

    id: str
    cost_basic: int
    cost_improved: int
    effect: str
    prov: str
    type: str = ""
    bonus: str = ""
    improved_delta: int = 0

    def cost(self, improved: bool) -> int:
        """Credits for using the effect."""
        return self.cost_improved if improved else self.cost_basic


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract; `need` for a fixed one, `groups` of free but different types for a pattern."""

    id: str
    kind: str
    prestige: int
    credits: int
    batteries: int
    prov: str
    need: tuple[int, ...] = ()  # counts in the order of TYPES
    groups: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Reward:
    """A reward token: its front, the two types of a `resource` front, the colour of its back."""

    id: str
    front: str
    back: str
    prov: str
    choice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StoreRow:
    """A row of the store, 1 on top: its price, and the prestige that a basic trader gets there."""

    row: int
    credits: int
    prestige: int
    prov: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, by id. `capacity` is by level, 0 unused; tracks are by field."""

    constants: Mapping[str, Any]
    divers: Mapping[str, Diver]
    sponsors: Mapping[str, Mapping[str, Any]]  # by face, such as `4.basic`
    contracts: Mapping[str, Contract]
    rewards: Mapping[str, Reward]
    capacity: tuple[int, ...]
    start_levels: tuple[int, ...]
    move_values: tuple[int, ...]
    thresholds: tuple[int, ...]
    store: Mapping[int, StoreRow]
    store_start: tuple[int, ...]
    digest: str


@cache
def box() -> Box:
    """The whole box, read once from `components.toml` beside this file."""
    tables, digest = load_tables(Path(__file__).with_name("components.toml"))
    return Box(
        constants={name: row["value"] for name, row in tables["constants"].items()},
        divers={row["id"]: Diver(**row) for row in tables["diver"]},
        sponsors={f"{row['id']}.{row['side']}": row for row in tables["sponsor"]},
        contracts={row["id"]: _contract(row) for row in tables["contracts"]},
        rewards={
            row["id"]: Reward(**{**row, "choice": tuple(row.get("choice", ()))}) for row in tables["rewards"]
        },
        capacity=(0, *(row["capacity"] for row in tables["level"])),
        start_levels=tuple(row["n"] for row in tables["level"] if row["start_resource"]),
        move_values=tuple(row["move_value"] for row in tables["mechanic_track"]),
        thresholds=tuple(row["threshold"] for row in tables["hacker_track"]),
        store={row["row"]: StoreRow(**row) for row in tables["store_row"]},
        store_start=tuple(tables["store_start"]["counts"]["value"]),
        digest=digest,
    )


def _contract(row: Mapping[str, Any]) -> Contract:
    need = row.get("need", {})
    counts = tuple(need.get(kind, 0) for kind in TYPES) if need else ()
    return Contract(**{**row, "need": counts, "groups": tuple(row.get("groups", ()))})
