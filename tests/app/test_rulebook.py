"""The rulebooks: the same rules in both languages, and every rule that the code cites is in them."""

import re
from pathlib import Path

import pytest

from rules.seastead.components import FLOTILLAS, KINDS, box

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "rules" / "seastead"
LATER = (
    "SEA-11.",
    "SEA-14.",
    "SEA-15.",
    "SEA-16.",
)  # decrees, variants, solo, B sides: told later
RULE = re.compile(r"^\*\*(SEA-\d+\.\d+)\*\* \*(.+?)\.?\*(.*)$", re.MULTILINE)
CITED = re.compile(r"SEA-\d+(?:\.\d+)?")
KIND_WORDS = {"en": ("port", "academy", "shipyard"), "de": ("Hafen", "Akademie", "Werft")}


def text(language: str) -> str:
    """The rulebook in a language."""
    return (FOLDER / f"rulebook.{language}.md").read_text("utf-8")


def ids(language: str) -> list[str]:
    """The rules in the order of the rulebook."""
    return [match[1] for match in RULE.finditer(text(language))]


def headings(language: str) -> list[tuple[str, str]]:
    """Level and section number (if any) of each heading."""
    found = re.findall(r"^(#+) (SEA-\d+)?", text(language), re.MULTILINE)
    return [(level, section) for level, section in found]


def test_both_languages_tell_the_same_rules() -> None:
    assert ids("en") == ids("de")
    assert headings("en") == headings("de")
    assert len(ids("en")) == len(set(ids("en"))) > 90


def test_the_rules_are_in_order() -> None:
    numbers = [tuple(map(int, rule[4:].split("."))) for rule in ids("en")]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("language", ["en", "de"])
def test_references_lead_to_rules(language: str) -> None:
    known = set(ids(language)) | {section for _, section in headings(language) if section}
    assert set(CITED.findall(text(language))) <= known


def test_every_rule_that_the_code_cites_is_in_the_rulebook() -> None:
    known = set(ids("en"))
    for path in sorted(FOLDER.glob("*.py")):
        cited = {rule for rule in CITED.findall(path.read_text("utf-8")) if "." in rule}
        missing = {rule for rule in cited - known if not rule.startswith(LATER)}
        assert not missing, f"{path.name} cites {sorted(missing)}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_table_of_sites_is_the_box(language: str) -> None:
    rows = [row.split("|")[1:-1] for row in re.findall(r"^\| [1-6] \|.*$", text(language), re.MULTILINE)]
    assert len(rows) == 6
    for place, cost, points, effect, *tags in ([cell.strip() for cell in row] for row in rows):
        for flotilla, tag in zip(FLOTILLAS, tags, strict=True):
            site = box().sites[f"{flotilla}.{place}", "A"]
            kind = KIND_WORDS[language][KINDS.index(site.tag)] if site.tag else ""
            printed = (str(site.cost), str(site.vp), box().site_effects[site.effect].rule, kind)
            assert printed == (cost, points, effect, tag), site.id


@pytest.mark.parametrize("language", ["en", "de"])
def test_specialists_are_those_of_the_box(language: str) -> None:
    told = {match[1]: match[3] for match in RULE.finditer(text(language))}
    for card in box().specialists.values():
        line = told[card.rule]
        assert re.search(rf"\((?:set|Satz) {card.set},", line), card.id
        assert f"; {', '.join(card.windows)}; {card.vp} " in line, card.id
