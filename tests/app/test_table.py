"""The table's parameters: what a session looks like to the views, in both languages, and what triggers."""

import subprocess
import sys
from pathlib import Path

import param
import pytest

from app.present import REGIONS, Presenter
from app.seats import Setup
from app.session import Session
from app.table import Screen, Table
from app.words import LANGUAGES
from rules.kernel import Move
from tests.app.tiny import Later


class Stage:
    """A session of the real game with its table, and what triggered since the last `quiet`."""

    def __init__(
        self, seats: tuple[str, ...] = ("human", "human"), language: str = "en", seed: int = 5
    ) -> None:
        self.later = Later()
        self.session = Session(Setup("seastead", seats, seed), lambda kind, data: None, self.later)
        self.table = Table()
        self.screen = Screen(language=language)
        self.presenter = Presenter(self.session, self.table, self.screen, strict=True)
        self.triggered: list[str] = []
        self.table.param.watch(lambda *events: self.triggered.extend(e.name for e in events), self.names())
        self.session.resume()

    def names(self) -> list[str]:
        """All parameters of the table."""
        return [name for name in self.table.param if name != "name"]

    def quiet(self) -> None:
        """Forget what triggered."""
        self.triggered.clear()

    def choose(self, number: int) -> None:
        """Press a button of the list."""
        choice = self.table.choices[number % len(self.table.choices)]
        if choice.whole:
            self.session.choose(Move(*choice.picks))
        else:
            self.session.tap(choice.picks)


def test_the_table_needs_no_interface_library() -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(('panel', 'bokeh', 'js', 'pyodide')));"
        "import app.table, app.session, app.present"
    )
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-c", code], check=True, cwd=root)


@pytest.mark.parametrize("owner", [Table, Screen])
def test_every_parameter_says_what_it_is(owner: type[param.Parameterized]) -> None:
    assert [name for name in owner.param if name != "name" and not owner.param[name].doc] == []


def test_a_move_shows_on_the_board_in_the_log_and_in_the_decision() -> None:
    stage = Stage()
    stage.session.tap("deck:dive")
    assert stage.table.confirm
    assert stage.table.lit.picks["deck:dive"] == "focus"
    stage.quiet()
    stage.session.confirm()
    assert {"chart", "history", "question", "choices", "ply", "can_undo"} <= set(stage.triggered)
    assert stage.table.decider == stage.session.state.active


def test_what_did_not_change_does_not_trigger() -> None:
    stage = Stage()
    stage.quiet()
    stage.presenter.show()
    assert stage.triggered == []
    stage.session.tap("site:F1.6", ("chart", 1.0, 2.0))
    assert set(stage.triggered) == {"refusal"}


def test_a_tap_on_one_region_leaves_the_scenes_of_the_others_alone() -> None:
    stage = Stage()
    stage.quiet()
    stage.session.tap("deck:dive")
    assert {"boards", "display"} & set(stage.triggered) == set()


def test_a_refusal_is_a_sentence_with_the_numbers_and_the_rule() -> None:
    stage = Stage()
    price = next(
        m for m in stage.session.state.decision.candidates() if stage.session.state.judge(m) and len(m) == 2
    )
    reason = stage.session.state.judge(price)
    stage.session.choose(price)
    refusal = stage.table.refusal
    assert refusal and reason and refusal.rule == reason.rule
    assert str(reason.args["need"]) in refusal.text and str(reason.args["have"]) in refusal.text


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    stage = Stage()
    english = (stage.table.question, stage.table.headline, stage.table.history)
    stage.screen.language = "de"
    stage.presenter.show()
    german = (stage.table.question, stage.table.headline, stage.table.history)
    assert all(one != other for one, other in zip(english, german, strict=True))
    assert stage.table.language == "de"


def test_what_is_lit_leads_to_a_whole_legal_move() -> None:
    stage = Stage()
    for number in range(40):
        moves = list(stage.session.state.legal_moves())
        for pick, state in stage.table.lit.picks.items():
            assert any(pick in move for move in moves), (pick, state)
        stage.choose(number)
        stage.session.confirm()


def test_an_automatic_move_is_marked_in_the_log() -> None:
    for seed in range(20):
        stage = Stage(seed=seed)
        for number in range(60):
            if any(entry.auto for entry in stage.table.history):
                return
            stage.choose(number)
            stage.session.confirm()
    pytest.fail("no move was forced in 20 games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_without_a_missing_word(language: str) -> None:
    for seed in range(3):
        stage = Stage(("human", "greedy"), language, seed)
        for number in range(900):
            stage.later.run()
            if stage.table.over:
                break
            stage.choose(number * 7 + seed)
            stage.session.confirm()
        assert stage.table.over
        assert stage.screen.dialog == "scores"
        assert any(score.won for score in stage.table.scores)
        assert sum(value for _, value in stage.table.scores[0].parts) == stage.table.scores[0].total


def test_a_revealing_move_shows_no_points_and_no_card_before_it_is_made() -> None:
    stage = Stage()
    stage.session.tap("deck:dive")
    shown = repr((stage.table.consequences, stage.table.points, stage.table.choices))
    from rules.seastead.components import box

    names = {stage.presenter.words.noun("card", card) for card in box().dive_cards}
    assert not [name for name in names if name in shown]
    assert all(now == then for now, then in stage.table.points)


def test_looking_back_shows_the_past_and_lights_nothing() -> None:
    stage = Stage()
    for number in range(6):
        stage.choose(number)
        stage.session.confirm()
    seen = stage.session.timeline.at(2).observation(stage.session.viewer)
    stage.session.goto(2)
    assert stage.table.looking_back and stage.table.ply == 2 and stage.table.observation == seen
    assert stage.table.lit.picks == {} and stage.table.choices == ()


def test_every_place_of_the_board_has_words() -> None:
    stage = Stage()
    assert {place.region for place in stage.table.places} <= set(REGIONS)
    assert [place for place in stage.table.places if not place.label] == []
    assert any(place.lit for place in stage.table.places)


def test_a_size_of_the_screen_changes_only_its_scene() -> None:
    stage = Stage()
    stage.quiet()
    stage.screen.sizes = {"chart": (360, 420)}
    stage.presenter.show()
    assert set(stage.triggered) <= {"chart", "places"}
    assert (stage.table.chart.width, stage.table.chart.height) == (360, 420)
