"""Otys in words: every component, and whole games told to each viewer."""

import re

import pytest

import rules
from app.preview import preview
from app.wording import (
    pending_lines,
)
from app.words import LANGUAGES, Words
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.otys.components import KEYS, NEUTRAL, SLOTS, TYPES, box
from tests.app.telling import asked, heard

LEFT_OVER = re.compile(r"[{}_]|otys|OTY-|\b[CRSL]\d|\w:\w|\b(basic|advanced)\d")  # gaps, keys, ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_word(language: str) -> None:
    """And no two of a kind the same, but tokens alike; options have a sentence of help and value words."""
    words = Words(language, "otys", strict=True)
    named = {
        "contract": list(box().contracts),
        "diver": list(box().divers),
        "sponsor": list(box().sponsors),
        "key": [*KEYS, NEUTRAL],
        "slot": list(SLOTS),
        "resource": list(TYPES),
        "specialist": ["mechanic", "hacker"],
        "player": ["0", "1", "2", "3"],
    }
    for kind, ids in named.items():
        spoken = [words.noun(kind, each) for each in ids]
        assert len(set(spoken)) == len(ids)
        assert kind in ("resource", "diver", "specialist") or not set(spoken) & set(ids)
    for token in box().rewards:
        assert words.noun("token", token) != token
    for card in box().contracts:
        assert words(f"otys.contract.{card}.text")
    for face in box().sponsors:
        assert words(f"otys.sponsor.{face}.text")
    for option, values in rules.load("otys").options.items():
        assert words(f"otys.option.{option}") and words(f"otys.option.{option}.help")
        assert all(words(f"otys.option.{option}.{value}") for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_a_whole_game_can_be_told(language: str, seed: int) -> None:
    """Every question, move, number, refusal, preview and event, to its player, another and a spectator."""
    words = Words(language, "otys", strict=True)
    options = {name: values[seed % len(values)] for name, values in rules.load("otys").options.items()}
    state, events = rules.load("otys").open(seed, 2 + seed % 3, options)
    bot, rng, told = make("random" if seed % 2 else "greedy"), Rng(seed), set()
    while (decision := state.decision) is not None and state.round <= 25:
        told |= asked(words, state)
        move = bot.choose(PlayerView(state, decision.player), rng)
        told |= {line.text for line in pending_lines(words, preview(state, move, decision.player).pending)}
        events += state.apply(move)
    told |= heard(words, events)
    assert not {text for text in told if LEFT_OVER.search(text)}
    assert any(text == words("otys.closed.CardKept") for text in told)
