"""Both games in one application: choosing one, its set-up, the boards back and forth, closed chests."""

from collections.abc import Iterator
from typing import Any

import panel as pn
import pytest
from panel.io.state import set_curdoc

import rules
from app.boards import load
from app.render_bokeh import Board
from app.scene import Lit
from app.session import SAVE_KEY
from app.theme import style
from app.views.dialog import _score_table
from app.words import LANGUAGES, Words
from rules import bots
from rules.kernel import PlayerView, Rng
from tests.app.test_views import Page


@pytest.fixture()
def page() -> Iterator[Page]:
    yield Page()


def begin(
    page: Page, game: str, seats: tuple[str, ...] = ("human", "greedy", "greedy"), **options: str
) -> None:
    """A new game, as the dialog begins it."""
    with set_curdoc(page.document):
        page.app.commands.begin(seats, options, "7", game)


def form(page: Page) -> list[Any]:
    """The widgets of the new-game page: the game first."""
    chosen, body, _ = page.app.roots["dialog"][0][2]
    return [chosen, *body.select(pn.widgets.Widget)]


def record_of(game: str, players: int, plies: int, seats: str, options: dict[str, str] | None = None) -> str:
    """A game that greedy bots have begun, as it is saved."""
    state, bot, chance = rules.load(game).new(5, players, options or {}), bots.make("greedy"), Rng(5)
    while state.decision and state.ply < plies:
        state.apply(bot.choose(PlayerView(state, state.decision.player), chance))
    return str(state.record().with_notes(seats=seats))


def test_the_form_follows_the_game_and_the_number_of_players(page: Page) -> None:
    chosen = form(page)[0]
    assert chosen.options == {Words("en")(f"{game}.name"): game for game in rules.games()}
    with set_curdoc(page.document):
        chosen.value = "deep_blue"
    labels = [widget.label for widget in form(page)]
    assert "Scenario" in labels and "Albatros is played by" in labels
    count = next(widget for widget in form(page) if widget.label == "Players")
    seats = [widget for widget in form(page) if "is played by" in widget.label]
    assert count.options == ["2", "3", "4", "5"]
    assert [seat.visible for seat in seats] == [True, True, False, False, False]
    with set_curdoc(page.document):
        count.value = "4"
        next(widget for widget in form(page) if widget.label == "Scenario").value = "storm_coming"
        next(widget for widget in form(page) if widget.label == "Start").clicks += 1
    setup = page.app.session.setup
    assert (setup.game, setup.seats) == ("deep_blue", ("human", "greedy", "greedy", "greedy"))
    assert setup.options["scenario"] == "storm_coming"
    assert page.last("title") == {"text": "Deep Blue · Tiefgang"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words_and_one_sentence(language: str) -> None:
    words = Words(language)
    for game in rules.games():
        for option, values in rules.load(game).options.items():
            wanted = [f"{game}.option.{option}{part}" for part in ("", ".help", *(f".{v}" for v in values))]
            assert [key for key in wanted if not words.has(key)] == []


def test_an_address_opens_the_set_up_of_its_game(page: Page) -> None:
    page.receive("fragment", fragment="/deep_blue/new")
    assert page.app.screen.dialog == "new" and page.app.screen.game == "deep_blue"
    page.receive("fragment", fragment="/chess")
    assert page.app.screen.game == "deep_blue"


def test_the_boards_follow_the_game_both_ways(page: Page) -> None:
    begin(page, "seastead", ("human", "greedy"))
    first = page.app.table.chart
    begin(page, "deep_blue")
    assert page.app.table.game == "deep_blue" and page.app.table.chart != first
    begin(page, "seastead", ("human", "greedy"))
    assert page.app.table.chart == first


@pytest.mark.parametrize("games", [("seastead", "deep_blue"), ("deep_blue", "seastead")])
@pytest.mark.parametrize("region", ["chart", "boards", "display"])
def test_a_figure_that_showed_one_game_shows_the_other_as_if_made_for_it(
    region: str, games: tuple[str, str]
) -> None:
    former, latter = (
        load(game)[region](
            rules.load(game).new(1).observation(0), Lit(), (700, 600), style(False, Words("en", game).of_game)
        )
        for game in games
    )
    kept, fresh = Board(former), Board(latter)
    kept.update(latter)
    assert [layer.name for layer in former.layers] == [layer.name for layer in latter.layers]
    data = [[each.data_source.data for each in board.figure.renderers] for board in (kept, fresh)]
    assert data[0] == data[1]


@pytest.mark.parametrize(
    ("game", "seats"), [("seastead", "human,greedy"), ("deep_blue", "greedy,human,random")]
)
def test_the_saved_game_of_either_game_goes_on(game: str, seats: str) -> None:
    saved = record_of(game, seats.count(",") + 1, 12, seats)
    page = Page(saved={SAVE_KEY: saved})
    assert page.app.session.setup.game == game and page.app.screen.game == game
    assert page.app.session.timeline.ply >= 12
    assert page.last("title")["text"].startswith(Words("en")(f"{game}.name"))


def test_the_rulebook_of_the_game_that_is_played_opens(page: Page) -> None:
    begin(page, "deep_blue")
    page.receive("fragment", fragment="/rules/deep_blue/DEB-8.4")
    assert "DEB-8.4" in page.app.roots["dialog"][0][4][0].object


def test_closed_chests_are_told_as_closed_and_open_at_the_end() -> None:
    page = Page(saved={SAVE_KEY: record_of("deep_blue", 5, 120, "human,greedy,greedy,greedy,greedy")})
    scores = page.app.table.scores
    assert [score.total is None for score in scores] == [False, True, True, True, True]
    assert _score_table(scores, "", page.app.commands.words).count("closed") == 4
    over = Page(saved={SAVE_KEY: record_of("deep_blue", 5, 5000, "human,greedy,greedy,greedy,greedy")})
    assert over.app.table.over
    text = _score_table(over.app.table.scores, over.app.table.result, over.app.commands.words)
    assert "closed" not in text and "Wrecks" in text and text.count("<th>") == 6
    assert all(sum(n for _, n in score.parts) == score.total for score in over.app.table.scores)


def test_a_dive_goes_on_by_one_tap_on_a_large_button() -> None:
    state, bot, chance = rules.load("deep_blue").new(5, 2), bots.make("greedy"), Rng(5)
    while state.decision.name != "ContinueDive" or state.decision.player != 0:
        state.apply(bot.choose(PlayerView(state, state.decision.player), chance))
    page = Page(saved={SAVE_KEY: str(state.record().with_notes(seats="human,greedy"))})
    buttons = page.buttons()
    assert len(buttons) == 2 and all("large" in button.css_classes for button in buttons)
    assert "% strike" in buttons[0].label
    drawn = len(page.app.session.state.dive.drawn)
    with set_curdoc(page.document):
        buttons[0].clicks += 1
    dive = page.app.session.state.dive
    assert dive is None or len(dive.drawn) > drawn


def test_how_far_a_space_is_stands_beside_it() -> None:
    state, bot, chance = rules.load("deep_blue").new(5, 2), bots.make("greedy"), Rng(5)
    while state.decision.name != "SailBoat" or state.decision.player != 0:
        state.apply(bot.choose(PlayerView(state, state.decision.player), chance))
    page = Page(saved={SAVE_KEY: str(state.record().with_notes(seats="human,greedy"))})
    with set_curdoc(page.document):
        page.app.session.tap("boat:0A")
    notes = page.app.table.lit.notes
    assert notes and all(pick.startswith("node:") and int(note) > 0 for pick, note in notes.items())
