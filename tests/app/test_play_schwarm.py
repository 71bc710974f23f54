"""Whole games of Der Schwarm on the table, as a person taps them: what is said and drawn at every step."""

import pytest

from app.present import Presenter
from app.seats import Setup
from app.session import Session
from app.table import Screen, Table
from app.views.choices import POOL
from rules import bots
from rules.kernel import PlayerView, Rng
from tests.app.test_flights import SIZES
from tests.app.tiny import Later


@pytest.mark.parametrize(
    ("players", "screen", "options"),
    [(2, "phone", {}), (3, "tablet", {"hand_cards": "on", "free_start": "on"})],
    ids=["2-phone", "3-tablet"],
)
def test_a_whole_game_is_played_pick_by_pick(players: int, screen: str, options: dict[str, str]) -> None:
    """Every pick of a person's move can be tapped; only a move that is shown first needs the button."""
    seats = ("human", *("greedy",) * (players - 2), "human")
    later, table = Later(), Table()
    session = Session(Setup("schwarm", seats, 5, options), lambda *_: None, later)
    Presenter(session, table, Screen(sizes=SIZES[screen], language="de"), strict=True)
    session.resume()
    bot, chance, confirmed = bots.make("greedy"), Rng(3), set()
    while not session.state.is_terminal():
        if session.cover is not None:
            session.take()
        if not session.is_asked:
            later.run(1)
            continue
        decision, ply = session.state.decision, session.timeline.ply
        assert decision is not None and table.question and 0 < len(table.choices) <= POOL
        move = bot.choose(PlayerView(session.state, decision.player), chance)
        for pick in move:
            if session.timeline.ply == ply:
                session.tap(pick)
        if session.timeline.ply == ply:
            assert session.focused == move
            confirmed.add(decision.name)
            session.confirm()
        assert session.timeline.ply > ply, (move, session.refusal)
    shown_first = {
        "TakeCard",
        "ChooseAbility",
        "PlaceStation",
        "MoveShip",
        "LayTile",
        "MoveTsunami",
        "MoveCrab",
    }
    assert table.result and confirmed >= shown_first and not confirmed & {"PlayCard", "MoveWhale"}
