"""Every rule of a rulebook has a test and a place in the code that name it; no unknown id is named."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rules

ROOT = Path(__file__).parents[2]
TESTS = ROOT / "tests" / "rules"
RULE = re.compile(r"^\*\*([A-Z]{3}-\d+\.\d+)\*\*", re.MULTILINE)
SECTION = re.compile(r"^#+ ([A-Z]{3}-\d+)\b", re.MULTILINE)
CITED = re.compile(r"\b([A-Z]{3})-(\d+)(?:\.(\d+))?(?: to \1-(\d+)\.(\d+))?")

# Rules that no line of the code can name, each with its reason.
NOT_IN_CODE = {
    "FLO-9.9": "closing a settlement in is not forbidden, so no code",
    "OTY-7.2": "each decision asks for its own price, as OTY-7.1 says",
    "SEA-2.1": "the seats begin as the class Seat makes them",
    "SEA-9.3": "no limit, so no code",
    "SEA-17.4": "refers to SEA-7.6, which the code names",
    "SEA-2.8": "the state begins with the count of the box",
    "SEA-2.9": "the state begins with the counts of the box",
    "SEA-5.7": "the stack of decisions is nothing else",
    "SEA-5.10": "explains the amounts of SEA-6.4, which the code names",
    "SEA-6.7": "follows from the windows of SEA-17.1, which the code names",
    "SEA-8.3": "declining does nothing, so no code",
    "SEA-12.3": "refers to SEA-3.4, which the code names",
}


def books() -> list[tuple[str, str, str]]:
    """Name, prefix of the rules, English rulebook of each game."""
    return [
        (name, rules.load(name).rule_prefix, (ROOT / "rules" / name / "rulebook.en.md").read_text("utf-8"))
        for name in rules.games(waiting=True)
    ]


ALL_BOOKS = pytest.mark.parametrize(("name", "prefix", "book"), books(), ids=lambda value: str(value)[:12])


def cited(text: str, prefix: str) -> Iterator[str]:
    """The rule ids in a text; `SEA-16.7 to SEA-16.9` names all three."""
    for match in CITED.finditer(text):
        found, section, number, last_section, last = match.groups()
        if found != prefix or number is None:
            continue
        end = int(last) if last and last_section == section else int(number)
        yield from (f"{prefix}-{section}.{each}" for each in range(int(number), end + 1))
        if last and last_section != section:
            yield f"{prefix}-{last_section}.{last}"


def told_by_tests() -> Iterator[tuple[str, str]]:
    """Each test function with its name and docstring."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.name}::{node.name}", f"{node.name} {ast.get_docstring(node) or ''}"


def code(name: str) -> str:
    """All Python of a game and of the kernel."""
    paths = [*sorted((ROOT / "rules" / name).glob("*.py")), *sorted((ROOT / "rules" / "kernel").glob("*.py"))]
    return "\n".join(path.read_text("utf-8") for path in paths)


@ALL_BOOKS
def test_each_rule_is_told_once(name: str, prefix: str, book: str) -> None:
    """And in the section of its number."""
    told = RULE.findall(book)
    assert len(told) == len(set(told)) > 20
    assert {rule.split(".")[0] for rule in told} <= set(SECTION.findall(book))


@ALL_BOOKS
def test_each_rule_has_a_test(name: str, prefix: str, book: str) -> None:
    """A test function whose name or docstring names it."""
    tested = {rule for _, text in told_by_tests() for rule in cited(text, prefix)}
    missing = [rule for rule in RULE.findall(book) if rule not in tested]
    assert not missing, f"no test names {missing}"


@ALL_BOOKS
def test_each_rule_has_a_place_in_the_code(name: str, prefix: str, book: str) -> None:
    """Exceptions are listed above with their reason, and none of them is stale."""
    text = code(name) + (ROOT / "rules" / name / "components.toml").read_text("utf-8")
    placed = set(cited(text, prefix))
    told = RULE.findall(book)
    missing = [rule for rule in told if rule not in placed and rule not in NOT_IN_CODE]
    assert not missing, f"no place in rules/{name} names {missing}"
    stale = [rule for rule in NOT_IN_CODE if rule in placed or (rule.startswith(prefix) and rule not in told)]
    assert not stale, f"exceptions without need: {stale}"


@ALL_BOOKS
def test_no_unknown_rule_is_named(name: str, prefix: str, book: str) -> None:
    """Neither by the code nor by the tests."""
    told = set(RULE.findall(book))
    texts = {"code": code(name), **dict(told_by_tests())}
    for where, text in texts.items():
        unknown = {rule for rule in cited(text, prefix) if rule not in told}
        assert not unknown, f"{where} names {sorted(unknown)}"
