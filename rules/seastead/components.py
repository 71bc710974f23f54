"""The box of Seastead as typed, read-only tables, loaded from `components.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rules.kernel.components import load_tables

KINDS = ("port", "academy", "shipyard")
RESOURCES = ("kelp", "metal", "fish", "artifact")
FLOTILLAS = ("F1", "F2", "F3", "F4")
HALVES = ("a", "b")
SITES = tuple(f"{flotilla}.{place}" for flotilla in FLOTILLAS for place in range(1, 7))


@dataclass(frozen=True, slots=True)
class Site:
    """A building place. `id` is `F1.1` to `F4.6`; `tag` the kind that costs 1 less there, or ""."""

    id: str
    side: str
    cost: int
    vp: int
    tag: str
    effect: str
    prov: str

    @property
    def flotilla(self) -> str:
        """The flotilla's id, `F1` to `F4`."""
        return self.id[:2]


@dataclass(frozen=True, slots=True)
class DockField:
    """One of the four areas of a dock: a building of `kind` on the meant site scores `vp`."""

    kind: str
    vp: int


@dataclass(frozen=True, slots=True)
class Dock:
    """A dock tile; `fields` maps `fl bl br fr` (front/back, left/right) to what scores there."""

    id: str
    resource: str
    fields: Mapping[str, DockField]
    prov: str


@dataclass(frozen=True, slots=True)
class DiveCard:
    """A dive card. A half maps resource kinds, or `any`, `same`, `different`, to a count."""

    id: str
    depth: str
    halves: Mapping[str, Mapping[str, int]]
    rule: str
    arrow_half: str
    arrow_player: int
    lock: str
    prov: str


@dataclass(frozen=True, slots=True)
class Specialist:
    """A specialist card. `windows` says when in a turn it may be used (SEA-17.1)."""

    id: str
    key: str
    set: str
    kind: str
    windows: tuple[str, ...]
    vp: int
    effect: str
    params: Mapping[str, Any]
    solo: bool
    rule: str
    prov: str


@dataclass(frozen=True, slots=True)
class DecreeCard:
    """A decree card; `hook` names the part of the rules that it changes, by `params` (SEA-11)."""

    id: str
    key: str
    hook: str
    params: Mapping[str, Any]
    rule: str
    prov: str


@dataclass(frozen=True, slots=True)
class SiteEffect:
    """What building on a site gives; `must` effects cannot be declined (SEA-16)."""

    id: str
    must: bool
    params: Mapping[str, Any]
    rule: str
    prov: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box. `sites` is keyed by (site id, side), the rest by id."""

    constants: Mapping[str, int]
    resource_count: Mapping[str, int]
    sites: Mapping[tuple[str, str], Site]
    docks: Mapping[str, Dock]
    dive_cards: Mapping[str, DiveCard]
    specialists: Mapping[str, Specialist]
    decrees: Mapping[str, DecreeCard]
    site_effects: Mapping[str, SiteEffect]
    ring: Mapping[int, Mapping[str, int]]
    digest: str


def _half(row: Mapping[str, Any]) -> Mapping[str, int]:
    return MappingProxyType(dict(row))


def _dive_card(row: Mapping[str, Any], seat_of_colour: Mapping[str, int]) -> DiveCard:
    return DiveCard(
        id=row["id"],
        depth=row["depth"],
        halves=MappingProxyType({half: _half(row[half]) for half in HALVES}),
        rule=row.get("rule", ""),
        arrow_half=row.get("arrow_half", ""),
        arrow_player=seat_of_colour.get(row.get("arrow_colour", ""), -1),
        lock=row.get("lock", ""),
        prov=row["prov"],
    )


def _dock(row: Mapping[str, Any]) -> Dock:
    fields = {f: DockField(**row[f]) for f in ("br", "fr", "fl", "bl") if f in row}
    return Dock(row["id"], row["resource"], MappingProxyType(fields), row["prov"])


def _specialist(row: Mapping[str, Any]) -> Specialist:
    return Specialist(
        id=row["id"],
        key=row["key"],
        set=row["set"],
        kind=row["kind"],
        windows=tuple(row["windows"]),
        vp=row["vp"],
        effect=row["effect"],
        params=MappingProxyType(dict(row["params"])),
        solo=row["solo"],
        rule=row["rule"],
        prov=row["prov"],
    )


@cache
def box() -> Box:
    """The whole box, read once from `components.toml` beside this file."""
    tables, digest = load_tables(Path(__file__).with_name("components.toml"))
    seats = {row["id"]: row["seat"] for row in tables["player_colour"]}
    return Box(
        constants={name: row["value"] for name, row in tables["constants"].items()},
        resource_count={row["id"]: row["count"] for row in tables["resource"]},
        sites={(row["id"], row["side"]): Site(**row) for row in tables["site"]},
        docks={row["id"]: _dock(row) for row in tables["dock"]},
        dive_cards={row["id"]: _dive_card(row, seats) for row in tables["dive_card"]},
        specialists={row["id"]: _specialist(row) for row in tables["specialist"]},
        decrees={row["id"]: DecreeCard(**row) for row in tables["decree"]},
        site_effects={row["id"]: SiteEffect(**row) for row in tables["site_effect"]},
        ring={row["pos"]: row for row in tables["ring"]},
        digest=digest,
    )
