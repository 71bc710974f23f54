"""Flotilla in words: every component, and whole games told to each viewer."""

import re

import pytest

import rules
from app.wording import reason_text
from app.words import LANGUAGES, Words
from rules.bots import make
from rules.flotilla.chart import HEXES
from rules.flotilla.components import COLOURS, GUILDS, box
from rules.kernel import PlayerView, Rng
from tests.app.telling import asked, heard

LEFT_OVER = re.compile(r"[{}_]|flotilla\.|FLO-|\b[CSTFDRGYBA]\d\d?\b|\w:\w|\d\.\d")  # gaps, keys, ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_word(language: str) -> None:
    """Hexes, guilds, players and artifacts differ; cards and tiles say what they do, on both sides."""
    words = Words(language, "flotilla", strict=True)
    named = {
        "hex": list(HEXES),
        "guild": list(GUILDS),
        "resource": list(COLOURS),
        "player": ["0", "1", "2", "3", "4"],
        "artifact": list(box().artifacts),
        "objective": list(box().objectives),
    }
    for kind, ids in named.items():
        spoken = [words.noun(kind, each) for each in ids]
        assert len(set(spoken)) == len(ids)
        assert not set(spoken) & set(ids) or language == "en"
    for card in box().cards:
        assert words.noun("card", card, "sink") != card != words.noun("card", card, "sky")
        assert all(words(f"flotilla.card.{card}.{side}.text") for side in ("sink", "sky"))
    names = [words.noun("card", card, side) for card in box().cards for side in ("sink", "sky")]
    assert len(set(names)) == 2 * len(box().cards) - 2 - 4  # captain, student and starters are called alike
    for tile in box().tiles:
        assert words.noun("tile", tile) != words.noun("tile", tile, "sky")
        assert all(words(f"flotilla.tile.{tile}.{side}.text") for side in ("sink", "sky"))
    for option, values in rules.load("flotilla").options.items():
        assert words(f"flotilla.option.{option}") and words(f"flotilla.option.{option}.help")
        assert all(words(f"flotilla.option.{option}.{value}") for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_can_be_told(language: str, seed: int) -> None:
    """Every question, move, number, refusal and event, to its player, another and a spectator."""
    words = Words(language, "flotilla", strict=True)
    options = {name: values[seed % len(values)] for name, values in rules.load("flotilla").options.items()}
    state, events = rules.load("flotilla").open(seed, 3 + seed % 3, {**options, "vp_per_player": "70"})
    bot, rng, told = make("random" if seed % 2 else "greedy"), Rng(seed), set()
    while (decision := state.decision) is not None:
        told |= asked(words, state, 30)
        for pick in ("hex:0.0", "hex:-3.5", "field:traders.5", "card:S11", "tile:R01", "buy:red"):
            reason = state.judge((pick,))
            told |= {reason_text(words, reason, state)} if reason else set()
        events += state.apply(bot.choose(PlayerView(state, decision.player), rng))
    told |= heard(words, events)
    assert not {text for text in told if LEFT_OVER.search(text)}
