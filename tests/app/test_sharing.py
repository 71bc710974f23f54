"""Games by link on one device: who sits where, forks, what happened, the story, what is kept."""

from typing import Any

import pytest

import rules
from app import by_link, links
from app.branches import arrival, common, deal_of, until
from app.present import Presenter
from app.replay import Replay
from app.saves import Saves
from app.seats import FAR, HUMAN, Setup
from app.session import Session
from app.sharing import ANYBODY, HERE, SETUP, Sharing
from app.shelf import Shelf
from app.story import Curve, Points
from app.table import Screen, Table
from app.views import html
from rules import bots
from rules.kernel import PlayerView, Record, RecordError, Rng, State
from tests.app.tiny import Later

GAMES = [(game, rules.load(game).players[0]) for game in rules.games()]


class Device:
    """A device with a game on it, and all that it told its page."""

    def __init__(
        self, seats: tuple[str, ...] = (HUMAN, HUMAN), game: str = "seastead", seed: int = 5
    ) -> None:
        self.later = Later()
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.saves = Saves(self._send, lambda: f"g{len(self.sent)}")
        self.session = Session(Setup(game, seats, seed), self._from_session, self.later)
        self.table, self.screen = Table(), Screen()
        self.presenter = Presenter(self.session, self.table, self.screen)
        self.replay = Replay(self.session, self.later, lambda on: self.screen.param.update(replaying=on))
        self.sharing = Sharing(self.session, self.screen, self._send, self.replay, Shelf(self.saves))
        self.session.resume()

    def _send(self, kind: str, data: dict[str, Any]) -> None:
        self.sent.append((kind, data))

    def _from_session(self, kind: str, data: dict[str, Any]) -> None:
        if kind == "save":
            self.saves.keep(self.session, data["text"])
        else:
            self._send(kind, data)

    @property
    def moves(self) -> tuple[Any, ...]:
        return self.session.record().moves

    @property
    def seats(self) -> tuple[str, ...]:
        return self.session.setup.seats

    def step(self, number: int = 0) -> None:
        """Play a move of the person who is asked."""
        if self.session.cover is not None:
            self.session.take()
        moves = tuple(self.session.state.legal_moves())
        self.session.play(moves[number % len(moves)])

    def play(self, plies: int) -> None:
        """Let whoever is at this device play until so many moves are done, or another device is asked."""
        while self.session.timeline.ply < plies and self.session.state.decision is not None:
            if self.session.state.decision.player in self.session.setup.far:
                return
            self.step(self.session.timeline.ply)

    def link(self, **how: Any) -> str:
        """The link that it sends."""
        self.sharing.out("copy", **how)
        return next(data["text"] for kind, data in reversed(self.sent) if kind == "copy")

    def open(self, link: str) -> None:
        """Follow a link."""
        self.sharing.open(links.read(link.removeprefix("#")))


def finished(game: str, players: int, seed: int = 3) -> State:
    """A game between bots, at its end."""
    state, chance, bot = rules.load(game).new(seed, players), Rng(seed), bots.make("random")
    while state.decision is not None:
        state.apply(bot.choose(PlayerView(state, state.decision.player), chance))
    return state


# Who sits where


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_two_devices_take_turns_by_link_in_every_game(game: str, players: int) -> None:
    ann, bo = Device((HUMAN,) * 2 + ("greedy",) * (players - 2), game), Device(seed=99)
    asks, other = ann, bo
    for _ in range(6):
        asks.play(asks.session.timeline.ply + 4)
        if asks.session.timeline.ply == other.session.timeline.ply:
            asks.play(asks.session.timeline.ply + 40)
        other.open(asks.link())
        assert other.moves == asks.moves
        assert asks.session.setup.far and other.session.setup.far
        assert set(asks.session.setup.people).isdisjoint(other.session.setup.people)
        decision = other.session.state.decision
        assert decision is not None
        if decision.player in other.session.setup.people:
            asks, other = other, asks
    assert not [kind for kind in ann.seats + bo.seats if kind not in (HUMAN, FAR, "greedy")]


def test_a_person_elsewhere_is_waited_for_and_nobody_moves_for_him() -> None:
    ann = Device((HUMAN, FAR))
    ann.play(100)
    decision = ann.session.state.decision
    assert decision is not None and decision.player == 1
    ply = ann.session.timeline.ply
    ann.later.run()
    assert ann.session.timeline.ply == ply and not ann.session.is_asked
    assert ann.table.far == "Orange" and ann.table.choices == ()
    ann.session.tap("deck:dive")
    assert ann.table.refusal is not None and "Orange" in ann.table.refusal.text


def test_each_device_shows_only_its_own_persons_view() -> None:
    ann = Device((HUMAN, HUMAN), "otys")
    ann.play(9)
    link = ann.link()
    bo = Device(seed=99)
    bo.open(link)
    bo.session.goto(None)
    for device in (ann, bo):
        (own,) = device.session.setup.people
        assert device.session.viewer == own and device.session.cover is None
        assert device.table.observation == device.session.state.observation(own)


def test_the_next_person_goes_elsewhere_only_when_another_stays() -> None:
    alone = Device((HUMAN, "greedy"))
    alone.play(3)
    seats = alone.seats
    assert Setup.of_record(Record.parse(links.read(alone.link().removeprefix("#")).text)).seats == seats
    assert alone.seats == seats
    two = Device()
    two.play(3)
    two.link(to=ANYBODY)
    assert two.seats == (HUMAN, HUMAN)
    two.link()
    assert sorted(two.seats) == [HUMAN, FAR]


def test_what_somebody_elsewhere_has_played_is_not_taken_back() -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(4)
    bo.open(ann.link())
    bo.play(bo.session.timeline.ply + 60)
    ann.open(bo.link())
    ann.session.goto(None)
    before = ann.moves
    ann.session.undo()
    assert ann.moves == before
    assert ann.table.notice is not None and "another device" in ann.table.notice.text


def test_names_go_with_the_link_and_are_shown_as_text() -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(4)
    by_link.name(ann.session, " Ada  Lovelace of London , <b>Bo")
    assert ann.session.setup.names == ("Ada Lovelace", "<b>Bo")
    bo.open(ann.link())
    bo.session.goto(None)
    assert bo.session.setup.names == ann.session.setup.names
    assert [score.name for score in bo.table.scores] == ["Ada Lovelace", "<b>Bo"]
    assert "Ada Lovelace" in bo.table.headline + repr(bo.table.boards) and "<b>Bo" in repr(bo.table.boards)
    assert "Blue" not in repr((bo.table.boards, bo.table.scores, bo.table.headline, bo.table.history))
    assert "<b>" not in html.line("seastead", bo.table.history[0].lines[0], bo.session.setup.names)
    by_link.name(bo.session, " , ")
    assert bo.session.setup.names == () and bo.table.scores[0].name == "Blue"


# What arrives


def test_the_kinds_of_arrival() -> None:
    state = rules.load("seastead").new(4)
    for _ in range(6):
        state.apply(next(iter(state.legal_moves())))
    whole = state.record()
    begun, other = until(whole, 3), rules.load("seastead").new(5).record()
    turned = whole.replay(4)
    turned.apply(next(move for move in turned.legal_moves() if move != whole.moves[4]))
    fork = turned.record()
    assert deal_of(whole) == deal_of(begun) == deal_of(fork) != deal_of(other)
    assert common(whole, fork) == 4
    assert arrival(whole, [other]).kind == "new"
    assert (arrival(whole, [begun]).kind, arrival(whole, [begun]).since) == ("further", 3)
    assert (arrival(begun, [whole]).kind, arrival(whole, [whole]).kind) == ("old", "old")
    assert (arrival(fork, [whole, other]).kind, arrival(fork, [whole]).since) == ("fork", 4)
    assert arrival(whole, [fork, begun, whole]).kind == "old"


@pytest.mark.parametrize("take", [True, False])
def test_a_fork_is_asked_about_and_both_stay(take: bool) -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(4)
    bo.open(ann.link())
    bo.step(0)
    mine = bo.moves
    ann.session.setup = Setup("seastead", (HUMAN, HUMAN), 5)
    ann.step(1)
    assert ann.moves != mine
    theirs = ann.moves
    bo.open(ann.link())
    came = bo.screen.came
    assert came.kind == "fork" and came.since == 4 and bo.screen.dialog == "link"
    assert bo.moves == mine
    bo.sharing.choose(take)
    assert bo.moves == (theirs if take else mine) and bo.screen.dialog == ""
    assert {record.moves for record in bo.sharing.shelf.known(bo.session.record())} >= {
        mine if take else theirs
    }


def test_a_link_to_what_is_known_goes_on_with_what_is_known() -> None:
    ann = Device()
    ann.play(4)
    link = ann.link(to=ANYBODY)
    ann.play(9)
    now = ann.moves
    ann.open(link)
    assert ann.moves == now and ann.screen.came is None
    assert ann.table.notice is not None and "4" in ann.table.notice.text and "9" in ann.table.notice.text


@pytest.mark.parametrize("change", ["unknown game", "impossible move", "other end"])
def test_a_link_that_cannot_be_played_here_changes_nothing(change: str) -> None:
    ann = Device()
    ann.play(6)
    text = str(ann.session.record())
    wrong = {
        "unknown game": text.replace("game seastead", "game halma"),
        "impossible move": text.replace("\n\n", "\n\nsite:F9.9\n", 1).replace("end 6", "end 7"),
        "other end": text[:-10] + "000000000\n",
    }[change]
    before = ann.moves
    ann.open(links.link_of(wrong))
    assert ann.moves == before
    assert ann.screen.dialog == "link" and ann.screen.came.kind == "bad_link"
    ann.sharing.close()
    assert ann.screen.dialog == "" and ann.session.is_asked


def test_a_sealed_link_is_opened_by_what_the_page_unseals() -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(4)
    ann.sharing.out("copy", passphrase="whale")
    _, seal = next(told for told in reversed(ann.sent) if told[0] == "seal")
    assert seal["passphrase"] == "whale" and seal["way"] == "copy"
    assert not [told for told in ann.sent if told[0] == "copy"], "nothing leaves unsealed"
    ann.sharing.sealed({"data": "AAECAwQF", "way": "copy"})
    link = next(data["text"] for kind, data in reversed(ann.sent) if kind == "copy")
    bo.open(link)
    assert bo.screen.came.kind == "sealed"
    bo.sharing.unseal("x")
    assert bo.sent[-1] == ("unseal", {"data": "AAECAwQF", "passphrase": "x"})
    bo.sharing.unsealed({"text": ""})
    assert bo.screen.came.kind == "wrong" and bo.screen.dialog == "link"
    bo.sharing.unsealed({"text": seal["text"]})
    assert bo.moves == ann.moves and bo.screen.came is None


def test_a_set_up_link_deals_the_same_again_from_the_start() -> None:
    ann, bo = Device(), Device((HUMAN, "greedy"), seed=99)
    ann.play(5)
    link = ann.link(content=SETUP)
    assert ann.seats == (HUMAN, HUMAN)
    bo.open(link)
    assert bo.moves == () and bo.session.setup == Setup(
        "seastead", (HUMAN, HUMAN), 5, {"specialist_set": "A"}
    )
    bo.play(5)
    assert bo.moves == ann.moves


def test_a_link_to_a_position_opens_there() -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(8)
    ann.session.goto(3)
    bo.open(ann.link(content=HERE))
    assert bo.session.viewing == 3 and bo.moves == ann.moves


# What happened


def test_what_happened_since_the_last_look_is_shown_step_by_step() -> None:
    ann, bo = Device(), Device(seed=99)
    ann.play(4)
    bo.open(ann.link())
    assert bo.session.viewing == 0 and bo.screen.replaying, "who sees it first sees all of it"
    bo.session.goto(None)
    bo.later.run()
    assert not bo.screen.replaying
    bo.play(60)
    since = ann.session.timeline.ply
    ann.open(bo.link())
    seen = [ann.session.viewing]
    while ann.screen.replaying:
        ann.later.run(1)
        seen.append(ann.session.viewing)
    assert seen[:-1] == list(range(since, len(bo.moves))) and seen[-1] is None
    assert [told for told in ann.sent if told[0] == "fly"], "what was done travels"


def test_who_goes_elsewhere_stops_the_replay() -> None:
    ann = Device()
    ann.play(8)
    ann.replay.start(2)
    ann.later.run(1)
    assert ann.session.viewing == 3
    ann.session.goto(6)
    ann.later.run()
    assert ann.session.viewing == 6 and not ann.screen.replaying
    ann.replay.toggle()
    ann.replay.toggle()
    ann.later.run()
    assert ann.session.viewing == 6 and not ann.replay.running


# The story


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_curve_ends_with_the_points_of_the_end(game: str, players: int) -> None:
    state = finished(game, players)
    ann = Device()
    ann.open(links.link_of(str(state.record())))
    curve = ann.table.curve
    assert ann.table.over and ann.screen.dialog == ""
    assert curve.plies[0] == 0 and curve.plies[-1] == state.ply and len(curve.points) == players
    assert [points[-1] for points in curve.points] == [
        state.observation(seat).scores[seat].total for seat in range(players)
    ]
    assert len(curve.plies) < state.ply / 1.3, "a point a turn, not a move"
    ann.session.goto(4)
    assert ann.table.curve == curve


def test_the_curve_is_kept_back_while_points_are_secret() -> None:
    ann = Device((HUMAN, "greedy"), "deep_blue")
    ann.step()
    ann.session.goto(0)
    assert None in [score and score.total for score in ann.session.state.observation(0).scores]
    assert ann.table.curve == Curve()
    open_scores = Device((HUMAN, "greedy"))
    open_scores.play(3)
    open_scores.session.goto(0)
    assert open_scores.table.curve.points


def test_each_position_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ann = Device()
    ann.play(12)
    points = Points()
    curve = points.curve(ann.session)
    monkeypatch.setattr("app.story._points", lambda *_: pytest.fail("counted again"))
    assert points.curve(ann.session) == curve


def test_play_from_here_keeps_the_game_as_it_was() -> None:
    ann = Device()
    ann.open(links.link_of(str(finished("seastead", 2).record().with_notes(seats="human,human"))))
    whole = ann.moves
    ann.session.goto(50)
    ann.sharing.play_from_here()
    assert ann.moves == whole[:50] and ann.session.viewing is None
    assert whole in {record.moves for record in ann.sharing.shelf.known(ann.session.record())}
    assert ann.table.notice is not None and "kept" in ann.table.notice.text


def test_playing_on_from_a_game_by_link_shows_nobody_elses_things() -> None:
    ann = Device((HUMAN, FAR), "otys")
    ann.play(30)
    ann.session.goto(1)
    ann.sharing.play_from_here()
    assert ann.seats == (HUMAN, "greedy") and ann.session.viewer == 0


# What is kept


def test_the_shelf_keeps_branches_and_lets_a_longer_game_take_the_place_of_its_beginning() -> None:
    sent: list[dict[str, Any]] = []
    shelf = Shelf(Saves(lambda kind, data: sent.append(data), lambda: f"g{len(sent)}"))
    whole = finished("seastead", 2).record()
    other = whole.replay(9)
    other.apply(next(move for move in other.legal_moves() if move != whole.moves[9]))
    for record in (until(whole, 5), until(whole, 20), until(whole, 8), other.record()):
        shelf.keep(record)
    assert sorted(len(record.moves) for record in shelf.known(whole)) == [10, 20]
    assert len({data["id"] for data in sent}) == 2 and {data["text"] for data in sent} >= {
        str(other.record()),
        str(until(whole, 20)),
    }
    assert shelf.known(rules.load("seastead").new(1).record()) == ()


def test_a_cut_record_says_where_it_cannot_be_played() -> None:
    record = finished("seastead", 2).record()
    assert until(record, 7).replay().ply == 7
    with pytest.raises(RecordError):
        until(record, 9999)
