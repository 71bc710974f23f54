"""The solo game on the table: the Boss's name and face, how it ends, and what the dialog asks."""

from collections.abc import Mapping

import pytest

import rules
from app.present import Presenter, result_of, scores_of
from app.seats import Setup
from app.session import Session
from app.table import Screen, Table
from app.views.dialog import _score_table
from app.views.new_game import _form
from app.words import LANGUAGES, Words
from rules import bots
from rules.kernel import PlayerView, Rng


def ended(seed: int) -> tuple[Session, Table]:
    """A solo game that a greedy bot has played out, and its table."""
    state, bot, chance = rules.load("seastead").new(seed, 1), bots.make("greedy"), Rng(seed)
    while state.decision:
        state.play_unchecked(bot.choose(PlayerView(state, state.decision.player), chance))
    session = Session(Setup("seastead", ("human",), seed), lambda *_: None, lambda *_: None)
    table = Table()
    Presenter(session, table, Screen(languages=["en", "de"]), strict=True)
    assert session.load(str(state.record().with_notes(seats="human")))
    return session, table


@pytest.fixture(scope="module")
def games() -> Mapping[bool, tuple[Session, Table]]:
    """A solo game that was won, and one that was lost."""
    found: dict[bool, tuple[Session, Table]] = {}
    for seed in range(40):
        session, table = ended(seed)
        found.setdefault(session.state.winners() == [0], (session, table))
        if len(found) == 2:
            return found
    raise AssertionError(f"forty games in a row with one end: {list(found)}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
def test_the_end_is_said_with_the_boss_s_name(
    games: Mapping[bool, tuple[Session, Table]], won: bool, language: str
) -> None:
    session, table = games[won]
    words = Words(language, "seastead", players=1, strict=True)
    assert result_of(session, words) == words(f"seastead.automaton.{'won' if won else 'lost'}")
    you, boss = scores_of(session, words)
    assert (you.won, boss.won) == (won, not won)
    assert boss.name == words("seastead.boss.title")
    assert boss.face.startswith("<svg") and not you.face
    assert (you.total or 0) > (boss.total or 0) if won else (you.total or 0) <= (boss.total or 0)
    shown = _score_table(table.scores, table.result, words)
    assert shown.count('class="face"') == 1 and table.result in shown


def test_nobody_is_called_orange(games: Mapping[bool, tuple[Session, Table]]) -> None:
    """Nowhere on the table, in the log or among the places stands the name of a player who does not play."""
    for _, table in games.values():
        told = [line.text for entry in table.history for line in entry.lines]
        places = [place.label for place in table.places]
        names = [score.name for score in table.scores]
        assert len(told) > 60
        assert not [text for text in (*told, *places, *names) if "Orange" in text]
        assert any("Boss" in text for text in told) and any("Boss" in text for text in places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_help_speaks_of_the_boss(language: str) -> None:
    alone, two = (Words(language, "seastead", players=n)("seastead.help.ChooseAction") for n in (1, 2))
    assert "Boss" in alone and "Boss" not in two


def test_the_number_after_the_players_is_the_automaton_s() -> None:
    assert Words("en", "seastead", players=1).noun("player", 1) == "the Boss"
    assert Words("en", "seastead", players=2).noun("player", 1) == "Orange"
    assert Words("en", "deep_blue", players=2).noun("player", 2) == Words("en", "deep_blue").noun("player", 2)


@pytest.mark.parametrize(
    ("players", "sides", "moot"),
    [
        (1, "AAAA", {"sides", "setup_decree", "decree_draw"}),
        (2, "AAAA", {"setup_decree", "decree_draw", "solo_tags"}),
        (2, "BBBB", {"solo_tags"}),
        (2, "mixed", {"solo_tags"}),
        (2, "ABBA", {"solo_tags"}),
    ],
)
def test_what_changes_nothing_is_moot(players: int, sides: str, moot: set[str]) -> None:
    """SEA-2.6, SEA-15.2, SEA-15.3: a moot option really changes nothing that a player sees."""
    game = rules.load("seastead")
    assert game.moot(players, {"sides": sides}) == moot
    usual = game.new(5, players, {"sides": sides}).observation(0)
    for name in moot - {"sides"}:
        other = game.new(5, players, {"sides": sides, name: game.options[name][1]}).observation(0)
        assert other == usual


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_option_is_explained_in_one_sentence(language: str) -> None:
    words = Words(language, "seastead", strict=True)
    said = [
        words(f"seastead.option.{option}.{value}.help")
        for option, values in rules.load("seastead").options.items()
        for value in values
    ]
    assert len(set(said)) == len(said)
    assert all(text.endswith(".") and text.count(". ") == 0 for text in said)


def test_the_dialog_asks_what_matters_only() -> None:
    session = Session(Setup("seastead"), lambda *_: None, lambda *_: None)
    screen = Screen(languages=["en", "de"])
    begun = []

    class Commands:
        """Just what the form needs."""

        def __init__(self) -> None:
            self.session = session

        def begin(self, seats: tuple[str, ...], options: dict[str, str], seed: str, game: str) -> None:
            """Remember what would begin."""
            begun.append((seats, options))

    form = _form(screen, Commands(), "seastead")  # type: ignore[arg-type]
    count = form[0]
    groups = {group[0].label: group for group in form[3:-3]}
    shown = lambda: {label for label, group in groups.items() if group.visible}  # noqa: E731
    assert shown() == {"Specialists", "Sides of the flotillas"}
    groups["Sides of the flotillas"][0].value = "BBBB"
    assert shown() == {"Specialists", "Sides of the flotillas", "First decree", "Drawn decrees"}
    assert "All four flotillas show their B side" in groups["Sides of the flotillas"][1].object
    count.value = "1"
    assert shown() == {"Specialists", "Price tags when you play alone"}
    assert "Boss" in form[2].object
    form[-1].clicks += 1
    assert begun == [(("human",), {"specialist_set": "A", "solo_tags": "void"})]
