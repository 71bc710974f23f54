"""The message catalogues: complete, alike in both languages, and fitting what the rules say."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import rules
from app.words import LANGUAGES, Words, catalogue
from rules.kernel import Decision
from rules.seastead.components import box

ROOT = Path(__file__).parents[2]
GAP = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
ID = re.compile(r"\b[A-Z]{1,2}\d|[{}:_]\w|SEA-")  # what no sentence shows: ids, gaps, keys
GENERAL = "kernel"
SHORT = 22  # characters that fit into a phone's decision bar
ADDED = {"question", "amounts"}  # what the app adds: the question asked, resources of several events
ALIKE = ("resource", "kind", "depth")  # whose ids are English words


def gaps(text: str) -> set[str]:
    """The arguments that a sentence asks for."""
    return set(GAP.findall(text))


@cache
def sources() -> tuple[tuple[str, ast.Module], ...]:
    """Every module of the kernel and of the games, with its folder."""
    paths = sorted(
        path
        for name in (GENERAL, *rules.games(waiting=True))
        for path in (ROOT / "rules" / name).glob("*.py")
    )
    return tuple((path.parent.name, ast.parse(path.read_text("utf-8"))) for path in paths)


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """All calls of these functions or methods in the rules, with their folder."""
    for folder, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in names:
                yield folder, node


def constants(node: ast.expr) -> list[str]:
    """The texts that an argument can be: one, or both branches of a conditional."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def given(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a message gets; None when a mapping is unpacked into it."""
    names = {keyword.arg for keyword in call.keywords}
    return None if None in names else {str(name) for name in names}


def messages(kind: str, place: int, *names: str) -> list[tuple[str, str, set[str] | None]]:
    """Folder, catalogue key and argument names of every message of a kind that the rules make."""
    found = []
    for folder, call in calls(*names):
        if len(call.args) > place:
            found += [(folder, f"{kind}.{key}", given(call)) for key in constants(call.args[place])]
    return found


def decisions() -> list[tuple[str, str, set[str]]]:
    """Game, class name and fields of every decision that can be on a table."""
    for game in rules.games(waiting=True):
        for module in (ROOT / "rules" / game).glob("*.py"):
            import_module(f"rules.{game}.{module.stem}")
    concrete = (kind for kind in _kinds_of(Decision) if is_dataclass(kind))
    found = {
        (kind.__module__.split(".")[1], kind.__name__): {part.name for part in fields(kind)}
        for kind in concrete
    }
    return [(*names, found[names]) for names in sorted(found)]


def _kinds_of(kind: type) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds_of(each)


def sentence(language: str, folder: str, key: str) -> str | None:
    """The sentence for a key of a game, or the one for all games."""
    entries = catalogue(language)
    return entries.get(f"{folder}.{key}", entries.get(key))


TRIGGERS = ("flotilla", "buildings", "reef", "cleanup", "full", "board", "deck")
REASONS = messages("reason", 1, "refuse", "Reason")
EVENTS = messages("event", 0, "emit", "Event")


def test_both_languages_have_the_same_keys() -> None:
    first, *others = (set(catalogue(language)) for language in LANGUAGES)
    for other in others:
        assert first == other


@pytest.mark.parametrize("key", sorted(catalogue("en")))
def test_both_languages_fill_in_the_same(key: str) -> None:
    texts = [catalogue(language)[key] for language in LANGUAGES]
    assert all(text.strip() for text in texts) or not any(texts)  # empty in both: what is not told
    assert len({frozenset(gaps(text)) for text in texts}) == 1, texts


def test_the_scan_finds_what_the_rules_say() -> None:
    assert len(REASONS) > 30
    assert len(EVENTS) > 20
    assert len(decisions()) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "key", "names"), REASONS + EVENTS)
def test_every_message_of_the_rules_has_a_sentence(
    language: str, folder: str, key: str, names: set[str] | None
) -> None:
    text = sentence(language, folder, key)
    assert text is not None, f"no sentence {folder}.{key} in {language}"
    assert names is None or gaps(text) <= names | ADDED, f"{folder}.{key} asks for more than {sorted(names)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("folder", "name", "known"), decisions())
def test_every_decision_asks_in_words(language: str, folder: str, name: str, known: set[str]) -> None:
    for kind in ("decision", "short", "decide"):
        text = sentence(language, folder, f"{kind}.{name}")
        assert text is not None, f"no sentence {folder}.{kind}.{name} in {language}"
        assert gaps(text) <= known, f"{folder}.{kind}.{name} asks for more than {sorted(known)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_questions_are_short(language: str) -> None:
    texts = ((key, GAP.sub("22", text)) for key, text in catalogue(language).items() if ".short." in key)
    assert not {key: text for key, text in texts if len(text) > SHORT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_for_nothing(language: str) -> None:
    """What the rules no longer know has no sentence, either."""
    known = {f"{folder}.{key}" for folder, key, _ in REASONS + EVENTS}
    known |= {f"seastead.reason.{trigger}" for trigger in TRIGGERS}
    for game in rules.games(waiting=True):
        asked = {name for folder, name, _ in decisions() if folder == game}
        for key in catalogue(language):
            kind, _, rest = key.removeprefix(f"{game}.").partition(".")
            if kind in ("reason", "event", "heading") and key.startswith(game):
                name = key.replace(".heading.", ".event.")
                assert {name, name.rpartition(".")[0]} & known  # an event may be told by its source
            if kind in ("decision", "short", "decide", "move", "do", "button") and key.startswith(game):
                assert rest.partition(".")[0] in asked, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_seastead_has_a_word_for_every_component(language: str) -> None:
    words = Words(language, "seastead", strict=True)
    named: Mapping[str, list[str]] = {
        "site": sorted({site for site, _ in box().sites}),
        "ship": sorted({site for site, _ in box().sites}),
        "flotilla": ["F1", "F2", "F3", "F4"],
        "dock": list(box().docks),
        "card": list(box().dive_cards),
        "specialist": list(box().specialists),
        "decree": list(box().decrees),
        "resource": list(box().resource_count),
        "kind": ["port", "academy", "shipyard"],
        "depth": ["shallow", "reef", "deep"],
        "window": sorted({window for row in box().specialists.values() for window in row.windows}),
    }
    for kind, ids in named.items():
        spoken = [words.noun(kind, each) for each in ids]
        assert not set(spoken) & set(ids) or kind in ALIKE
        assert kind == "dock" or len(set(spoken)) == len(ids)
    for card in box().specialists:
        assert words(f"seastead.specialist.{card}.text")
    for card in box().decrees:
        assert words(f"seastead.decree.{card}.text")
    for effect in box().site_effects:
        assert words(f"seastead.effect.{effect}")
        assert words(f"seastead.cause.{box().site_effects[effect].rule}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("sides", ["AAAA", "BBBB", "solo"])
def test_a_whole_game_can_be_told(language: str, seed: int, sides: str) -> None:
    """Every event, question, pick and refusal of a played game is said in words, without an id."""
    words = Words(language, "seastead", strict=True)
    wanted = {"specialist_set": "AB", "sides": sides.replace("solo", "AAAA"), "setup_decree": "agreed"}
    state, events = rules.load("seastead").open(seed, 1 if sides == "solo" else 2, options=wanted)
    told = []
    while (decision := state.decision) is not None:
        asked = {name: getattr(decision.step, name) for name in decision.step.__slots__}
        told += [
            words.of_game(f"{kind}.{decision.name}", **asked) for kind in ("decision", "short", "decide")
        ]
        moves = list(state.legal_moves())
        picks = {tuple(pick.split(":")) for move in moves for pick in move}
        told += [words.noun(kind, name) for kind, name in picks if kind != "pay"]
        refused = filter(None, map(state.judge, decision.candidates()))
        told += [words.of_game(f"reason.{reason.key}", **reason.args) for reason in refused]
        events += state.apply(moves[(7 * state.ply + seed) % len(moves)])
    told += [words.of_game(f"event.{event.kind}", **event.args, amounts={"fish": 2}) for event in events]
    assert not [text for text in told if ID.search(text)]
