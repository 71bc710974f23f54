"""The box of Flotilla as typed, read-only tables, loaded from `components.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from rules.kernel.components import load_tables

COLOURS = ("red", "green", "yellow", "blue")
GUILDS = ("speakers", "traders", "founders", "delvers")
DEPTHS = ("shallow", "reef", "deep")
SINK, SKY = "sink", "sky"
NO_GUILD, EVERY_GUILD = "none", "all"
RETIRE = "retire:"
Effects = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """A crew card with both sides; effects are texts in the words of rule FLO-1.8."""

    id: str
    guild: str
    level: int
    sail: int
    sink: Effects
    income: int
    sky: Effects
    prov: str

    def effects(self, side: str) -> Effects:
        """What one side does, from left to right."""
        return self.sink if side == SINK else self.sky

    def counts_as(self, guild: str) -> bool:
        """Whether it belongs to a guild; a student belongs to each (FLO-4.2)."""
        return self.guild in (guild, EVERY_GUILD)


@dataclass(frozen=True, slots=True)
class Tile:
    """An ocean tile. Corners and edges are those before turning; -1 is no corner."""

    id: str
    colour: str
    depth: int
    tox: int
    island: int
    piece: str
    piece_corner: int
    cost: int
    areas: tuple[tuple[int, ...], ...]
    building: int
    site: int
    sonar_corner: int
    prov: str


@dataclass(frozen=True, slots=True)
class Guild:
    """A guild: colour, building, the fields of its track and what its first hub slot shows."""

    id: str
    colour: str
    building: str
    track: tuple[Effects, ...]
    printed: str
    market: int
    prov: str


@dataclass(frozen=True, slots=True)
class Count:
    """What a number of players means."""

    players: int
    removed: int
    survivor_track: tuple[Effects, ...]
    dock_price: tuple[int, ...]
    dock_builds: tuple[int, ...]
    prov: str


@dataclass(frozen=True, slots=True)
class StartTile:
    """A start tile: its money and the resources of its two waters."""

    order: int
    money: int
    waters: tuple[str, ...]
    prov: str


@dataclass(frozen=True, slots=True)
class Artifact:
    """An artifact tile: the explorer's reward in front, what research finds on its back."""

    id: str
    guild: str
    front: str
    back: str
    prov: str


@dataclass(frozen=True, slots=True)
class Objective:
    """A set of objective tiles: what they count on each side, and the rates from the upper to the lower."""

    set: str
    sink_counts: str
    sink_rates: tuple[int, ...]
    sky_counts: str
    sky_rates: tuple[int, ...]
    prov: str

    def counts(self, side: str) -> str:
        """What is counted."""
        return self.sink_counts if side == SINK else self.sky_counts

    def rates(self, side: str) -> tuple[int, ...]:
        """Points for each, by level."""
        return self.sink_rates if side == SINK else self.sky_rates


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box, by id."""

    constants: Mapping[str, Any]
    counts: Mapping[int, Count]
    guilds: Mapping[str, Guild]
    sonar: tuple[tuple[int, Effects], ...]  # points, symbol
    start_tiles: tuple[StartTile, ...]
    harbour: str
    waters: tuple[str, ...]
    dive: Mapping[str, tuple[Effects, ...]]  # faces by kind
    dive_count: Mapping[str, int]
    research: tuple[Effects, ...]  # faces
    artifacts: Mapping[str, Artifact]
    objectives: Mapping[str, Objective]
    cards: Mapping[str, Card]
    starters: tuple[str, ...]
    captain: str
    tiles: Mapping[str, Tile]
    digest: str


@cache
def box() -> Box:
    """The whole box, read once from `components.toml` beside this file."""
    tables, digest = load_tables(Path(__file__).with_name("components.toml"))
    frozen = {name: [_frozen(row) for row in rows] for name, rows in tables.items() if isinstance(rows, list)}
    starters = [Card(**row) for row in frozen["starter"]]
    cards = [*starters, *(Card(**row) for row in frozen["crew"])]
    start = frozen["start_hex"]
    return Box(
        constants={name: _deep(row["value"]) for name, row in tables["constants"].items()},
        counts={row["players"]: Count(**row) for row in frozen["by_players"]},
        guilds={row["id"]: Guild(**row) for row in frozen["guild"]},
        sonar=tuple((row["vp"], row["symbol"]) for row in frozen["sonar"]),
        start_tiles=tuple(StartTile(**row) for row in frozen["start_tile"]),
        harbour=next(row["hex"] for row in start if row["kind"] == "harbour"),
        waters=tuple(row["hex"] for row in start if row["kind"] == "water"),
        dive={row["kind"]: row["faces"] for row in frozen["dive_die"]},
        dive_count={row["kind"]: row["count"] for row in frozen["dive_die"]},
        research=tuple(row["symbols"] for row in frozen["research_face"]),
        artifacts={row["id"]: Artifact(**row) for row in frozen["artifact"]},
        objectives={row["set"]: Objective(**row) for row in frozen["objective"]},
        cards={card.id: card for card in cards},
        starters=tuple(card.id for card in starters),
        captain=next(card.id for card in starters if card.guild == NO_GUILD),
        tiles={row["id"]: Tile(**row) for row in frozen["ocean"]},
        digest=digest,
    )


def crew_of(guild: str, level: int) -> tuple[str, ...]:
    """The cards of a guild and a level."""
    return tuple(card.id for card in box().cards.values() if card.guild == guild and card.level == level)


@cache
def words(effect: str) -> tuple[str, ...]:
    """An effect as its words: `influence 2 any`, `draw 3 place 2`."""
    return tuple(effect.split())


def _frozen(row: Mapping[str, Any]) -> dict[str, Any]:
    return {name: _deep(value) for name, value in row.items()}


def _deep(value: Any) -> Any:
    return tuple(map(_deep, value)) if isinstance(value, list) else value
