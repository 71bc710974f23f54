"""Deep Blue in words: every component, and whole games told to each viewer."""

import re

import pytest

import rules
from app.wording import move_label
from app.words import LANGUAGES, Words
from rules.bots import make
from rules.deep_blue.components import GEMS, box
from rules.kernel import PlayerView, Rng
from tests.app.telling import asked, heard

LEFT_OVER = re.compile(r"[{}_]|deep_blue|DEB-|\b[CKTNU]\d")  # what no sentence shows: gaps, keys, ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_word(language: str) -> None:
    """And no two of a kind the same; options have a sentence of help and a word for each value."""
    words = Words(language, "deep_blue", strict=True)
    named = {
        "card": [*box().market_crew, *(f"{card}.0" for card in box().start_crew)],
        "tile": [wreck.id for wreck in box().wrecks.values() if wreck.group != "start_empty"],
        "node": list(box().nodes),
        "scenario": list(box().scenarios),
        "gem": list(GEMS),
        "player": ["0", "1", "2", "3", "4"],
    }
    for kind, ids in named.items():
        spoken = [words.noun(kind, each) for each in ids]
        assert len(set(spoken)) == len(ids)
        assert kind == "gem" or not set(spoken) & set(ids)
    for card in box().crew:
        assert words(f"deep_blue.card.{card}.text")
    for option, values in rules.load("deep_blue").options.items():
        assert words(f"deep_blue.option.{option}") and words(f"deep_blue.option.{option}.help")
        assert all(words(f"deep_blue.option.{option}.{value}") for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seed", "scenario"), list(enumerate(box().scenarios)))
def test_a_whole_game_can_be_told(language: str, seed: int, scenario: str) -> None:
    """Every question, move, number, refusal and event, to its player, to another one and to a spectator."""
    words = Words(language, "deep_blue", strict=True)
    state, events = rules.load("deep_blue").open(seed, 2 + seed % 4, {"scenario": scenario})
    bot, rng, told = make("random"), Rng(seed), set()
    while (decision := state.decision) is not None:
        told |= asked(words, state)
        events += state.apply(bot.choose(PlayerView(state, decision.player), rng))
    told |= heard(words, events)
    assert not {text for text in told if LEFT_OVER.search(text)}
    assert any(text.startswith(words("deep_blue.closed.DiveScored")) for text in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_begins_with_who_is_hired_and_where_one_dives(language: str) -> None:
    """A market place or a site's number alone would tell nobody anything."""
    words, state = Words(language, "deep_blue", strict=True), rules.load("deep_blue").new(3, 2)
    while state.decision.name != "ChooseAction":
        state.apply(next(iter(state.legal_moves())))
    said = {}
    for move in state.legal_moves():
        said.setdefault(move[0].partition(":")[0], []).append(move_label(words, state.decision, move))
    hired = [words.noun("card", card) for card in state.market if card]
    assert said["slot"] and all(any(name in label for name in hired) for label in said["slot"])
    wrecks = [words.noun("tile", tile) for tile in state.open_tiles.values()]
    assert all(any(name in label for name in wrecks) for label in said.get("dive", ()))
