"""Flotilla in words: every component, and whole games told to each viewer."""

import re
from pathlib import Path

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


def told(effect: str) -> list[str]:
    """The numbers of an effect that its text must name, from left to right."""
    word, *rest = effect.split()
    if word in ("retire:", "if"):
        return told(" ".join(rest[2 if word == "if" else 0 :]))
    if word == "discard":
        return [rest[1].rstrip(":"), *told(" ".join(rest[2:]))]
    if word in ("dial", "artifact", "score_up"):
        return []
    return [each for each in rest if each.isdigit() and each != "0"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_tell_the_numbers_of_the_tables(language: str) -> None:
    """Whoever corrects a row of the components is told which sentences have to follow (FLO-1.6)."""
    words = Words(language, "flotilla", strict=True)

    def numbers(key: str) -> list[str]:
        return re.findall(r"\d+", words(f"flotilla.{key}"))

    for card in box().cards.values():
        for side in ("sink", "sky"):
            wanted = [number for effect in card.effects(side) for number in told(effect)]
            assert numbers(f"card.{card.id}.{side}.text") == wanted, (card.id, side)
    for artifact in box().artifacts.values():
        assert numbers(f"artifact.{artifact.id}.text") == told(artifact.front), artifact.id
    for guild in box().guilds.values():
        for field, effects in enumerate(guild.track):
            wanted = [number for effect in effects if effect != "tiles 1" for number in told(effect)]
            assert numbers(f"field.{guild.id}.{field}") == wanted, (guild.id, field)
    for tile in box().tiles.values():
        assert numbers(f"tile.{tile.id}.sink.text") == [str(tile.tox)] * bool(tile.tox), tile.id
        assert numbers(f"tile.{tile.id}.sky.text") == [str(tile.cost)], tile.id
        areas = {"en": "two areas", "de": "zwei Flächen"}[language]
        assert (areas in words(f"flotilla.tile.{tile.id}.sky.text")) == (len(tile.areas) == 2), tile.id
        marks = {"en": ("island", "site", "sonar"), "de": ("Insel", "Bauplatz", "Sonar")}[language]
        below, above = (words(f"flotilla.tile.{tile.id}.{side}.text") for side in ("sink", "sky"))
        found = [mark in text for mark, text in zip(marks, (below, above, above), strict=True)]
        assert found == [bool(tile.island), bool(tile.site), tile.sonar_corner >= 0], tile.id
    for face, symbols in enumerate(box().research):
        assert numbers(f"face.{face}") == [number for symbol in symbols for number in told(symbol)], face


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_the_numbers_of_the_tables(language: str) -> None:
    """FLO-2.11, FLO-13.2, FLO-14.1: docks by number of players, prices of outposts, money at the start."""
    text = Path(rules.__file__).with_name("flotilla").joinpath(f"rulebook.{language}.md").read_text("utf-8")
    rows = [box().counts[players] for players in (3, 4, 5)]
    for part in ("dock_price", "dock_builds"):
        cells = (", ".join(map(str, getattr(row, part))) for row in rows)
        assert f"| {' | '.join(cells)} |" in text, part
    assert ", ".join(map(str, box().constants["outpost_cost"])) in text
    money = [tile.money for tile in box().start_tiles]
    assert money == list(range(money[0], money[0] + 5)) and f"({money[0]} " in text
    dice = [str(count) for count in box().dive_count.values()]
    assert re.search(r"\D+".join((r"\b16 \|", *dice)), text)


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
