"""The box: counts that the rulebook gives, and where each row comes from."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from rules.kernel.components import load_tables
from rules.seastead.components import FLOTILLAS, KINDS, RESOURCES, SITES, box
from rules.seastead.specialists import ABILITIES

FILE = Path(__file__).parents[3] / "rules" / "seastead" / "components.toml"


def rows() -> list[tuple[str, dict]]:
    """All rows of the file with the name of their table."""
    tables = tomllib.loads(FILE.read_text("utf-8"))
    return [
        (name, row)
        for name, table in tables.items()
        for row in (table.values() if isinstance(table, dict) else table)
    ]


def test_every_row_has_its_provenance() -> None:
    """Rulebook, public source or our own design; free text may follow the letter."""
    for name, row in rows():
        assert row["prov"][0] in "RPD", (name, row)
        assert row["prov"][1:2] in ("", " ", ","), (name, row)


def test_a_row_without_provenance_is_refused(tmp_path: Path) -> None:
    """The message names file, table and row."""
    bad = tmp_path / "components.toml"
    bad.write_text('dock = [{ id = "D99", prov = "" }]', "utf-8")
    with pytest.raises(ValueError, match=r"components.toml.*\[dock\].*D99"):
        load_tables(bad)


def test_ids_are_unique() -> None:
    """Within a table, with the side where there are two."""
    seen = Counter(
        (name, row.get("id"), row.get("side"), row.get("pos")) for name, row in rows() if "value" not in row
    )
    assert max(seen.values()) == 1


def test_dive_cards() -> None:
    """SEA-2.2: 4 shallow, 12 reef, 4 deep; SEA-4.5 to SEA-4.7: the three special signs occur."""
    cards = list(box().dive_cards.values())
    assert Counter(card.depth for card in cards) == {"shallow": 4, "reef": 12, "deep": 4}
    assert all(set(card.halves) == {"a", "b"} for card in cards)
    assert {card.rule for card in cards if card.depth == "deep"} == {"split_four", "two_or_three"}
    for card in cards:
        if "any" in card.halves["a"]:
            assert sum(card.halves["b"].values()) == 2  # stands against exactly two
    kinds = {kind for card in cards for half in card.halves.values() for kind in half}
    assert kinds == {*RESOURCES, "any", "same", "different"}


def test_shallow_cards() -> None:
    """SEA-2.10, SEA-2.11: each has an arrow of a colour and names a kind to lock."""
    shallow = [card for card in box().dive_cards.values() if card.depth == "shallow"]
    assert sorted(card.lock for card in shallow) == sorted(RESOURCES)
    assert Counter(card.arrow_player for card in shallow) == {0: 2, 1: 2}
    assert all(card.arrow_half in card.halves for card in shallow)
    assert all(card.arrow_player == -1 for card in box().dive_cards.values() if card not in shallow)


def test_specialists() -> None:
    """SEA-2.5, SEA-17.1: 16 cards, letters A and B, three kinds; reactions only investor and agent."""
    cards = box().specialists.values()
    assert Counter(card.set for card in cards) == {"A": 8, "B": 8}
    assert {card.kind for card in cards} == {"dive", "build", "both"}
    assert {card.key for card in cards if "R" in card.windows} == {"investor", "agent"}
    assert {card.rule for card in cards} == {f"SEA-17.{number}" for number in range(5, 21)}
    assert {card.effect for card in cards} == set(ABILITIES)
    assert sum(card.vp == 1 for card in cards) >= 3  # three cards of the scoring example show 1


def test_docks() -> None:
    """SEA-2.7, SEA-6.2: 12 docks, four fields each, 7 points in them."""
    docks = box().docks.values()
    assert Counter(dock.resource for dock in docks) == dict.fromkeys(RESOURCES, 3)
    for dock in docks:
        assert set(dock.fields) == {"fl", "fr", "bl", "br"}
        assert {field.kind for field in dock.fields.values()} <= set(KINDS)
        assert sum(field.vp for field in dock.fields.values()) == 7
    fields = [field for dock in docks for field in dock.fields.values()]
    assert Counter(field.kind for field in fields) == {"academy": 20, "shipyard": 20, "port": 8}
    assert Counter(field.vp for field in fields) == {1: 19, 2: 22, 3: 7}


def test_sites() -> None:
    """SEA-13.3: each flotilla has the points 0, 1, 1, 2, 2, 3 on either side."""
    for side in "AB":
        for flotilla in FLOTILLAS:
            there = [box().sites[site, side] for site in SITES if site[:2] == flotilla]
            assert sorted(site.vp for site in there) == [0, 1, 1, 2, 2, 3]
            assert [site.cost for site in there] == (
                [2, 3, 3, 4, 5, 6] if side == "A" else [1, 2, 3, 4, 5, 6]
            )
    assert len(box().sites) == 48


def test_the_price_tags_of_the_a_sides() -> None:
    """SEA-10.1: four of each kind, three on each flotilla."""
    tags = [(site[:2], box().sites[site, "A"].tag) for site in SITES if box().sites[site, "A"].tag]
    assert Counter(tag for _, tag in tags) == dict.fromkeys(KINDS, 4)
    assert Counter(flotilla for flotilla, _ in tags) == dict.fromkeys(FLOTILLAS, 3)


def test_counts_of_the_other_parts() -> None:
    """SEA-2.1, SEA-2.8, SEA-2.9: buildings, ships, tokens, resources, decrees, demand tokens."""
    constants = box().constants
    assert constants["buildings_per_kind"] * len(KINDS) * 2 == 24
    assert constants["ships_per_player"] * 2 == 8
    assert constants["cleanup_tokens"] == 20
    assert box().resource_count == dict.fromkeys(RESOURCES, 10)
    assert (constants["flotillas"], constants["sites_per_flotilla"]) == (4, 6)
    tables = tomllib.loads(FILE.read_text("utf-8"))
    assert len(tables["decree"]) == 16
    assert sorted(row["resource"] for row in tables["demand_token"]) == sorted(RESOURCES)


def test_every_site_effect_lies_somewhere() -> None:
    """SEA-16.1 to SEA-16.22: 22 effects in the list at the end of the rulebook, all of them used."""
    effects = box().site_effects
    assert len(effects) == 22
    assert {row.rule for row in effects.values()} == {f"SEA-16.{number}" for number in range(1, 23)}
    assert {site.effect for site in box().sites.values()} == set(effects)
    assert {row.id for row in effects.values() if row.must} == {"limit_4", "decree_cleanup", "decree_trade"}
