"""Der Schwarm in words: every component, and whole games told to each viewer."""

import re

import pytest

import rules
from app.preview import preview
from app.wording import (
    event_lines,
    pending_lines,
    reason_text,
)
from app.words import LANGUAGES, Words
from rules.bots import make
from rules.kernel import PlayerView, Rng
from rules.schwarm.chart import SQUARE
from rules.schwarm.components import KINDS, box
from tests.app.telling import asked, heard
from tests.rules.schwarm.position import do, table

LEFT_OVER = re.compile(r"[{}_]|schwarm\.|SCH-|\bw\d|\b[NESW]\d|\b[LBG][SRWTCX]\d|\w:\w")  # gaps, keys, ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_component_has_a_word(language: str) -> None:
    """Fields, tiles, abilities and players differ; cards say what they do; options explain themselves."""
    words = Words(language, "schwarm", strict=True)
    named = {
        "field": list(SQUARE),
        "tile": list(KINDS),
        "ability": list(box().abilities),
        "joker": list(box().joker),
        "player": ["0", "1", "2", "3"],
    }
    for kind, ids in named.items():
        spoken = [words.noun(kind, each) for each in ids]
        assert len(set(spoken)) == len(ids)
        assert kind == "tile" or not set(spoken) & set(ids)
    for card in box().cards:
        assert words.noun("card", card) != card and words(f"schwarm.card.{card}.text")
    for option, values in rules.load("schwarm").options.items():
        assert words(f"schwarm.option.{option}") and words(f"schwarm.option.{option}.help")
        assert all(words(f"schwarm.option.{option}.{value}") for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(5))
def test_a_whole_game_can_be_told(language: str, seed: int) -> None:
    """Every question, move, number, refusal, preview and event, to its player, another and a spectator."""
    words = Words(language, "schwarm", strict=True)
    options = {name: values[seed % len(values)] for name, values in rules.load("schwarm").options.items()}
    state, events = rules.load("schwarm").open(seed, 2 + seed % 3, options)
    bot, rng, told = make("random" if seed % 2 else "greedy"), Rng(seed), set()
    while (decision := state.decision) is not None:
        told |= asked(words, state, 40)
        for pick in ("field:w54", "field:queen", "field:N1", "field:w42", "tile:corner", "ability:shield"):
            reason = state.judge((pick,))
            told |= {reason_text(words, reason, state)} if reason else set()
        move = bot.choose(PlayerView(state, decision.player), rng)
        if state.ply % 5 == 0:
            pending = preview(state, move, decision.player).pending
            told |= {line.text for line in pending_lines(words, pending)}
        events += state.apply(move)
    told |= heard(words, events)
    assert not {text for text in told if LEFT_OVER.search(text)}
    closed = words("schwarm.closed.CardTaken", price=0)
    assert (closed in {line.text for line in event_lines(words, events, None)}) == bool(seed % 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_damage_names_its_victim_and_is_told_once(language: str) -> None:
    """SCH-7.5: who is hit is called by name; the points that go with it have no lines of their own."""
    state = table(ships=["", "w58"], tsunamis="w57", fp=[20, 41], hands=["LT1"], stations=["N1", "S5"])
    do(state, "card:LT1", "danger:w57")
    words = Words(language, "schwarm", strict=True)
    told = [line.text for line in event_lines(words, state.apply("field:S3"), 0)]
    hits = [text for text in told if words("schwarm.tsunami") in text and words("schwarm.player.1") in text]
    assert len(hits) == 1 and "4" in hits[0]
    assert not [text for text in told if words("schwarm.source.damage") in text]
