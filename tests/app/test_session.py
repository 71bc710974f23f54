"""A running game without an interface: choosing, asking, bots, back and forth, saving and loading."""

from typing import Any

import pytest

from app.seats import Setup
from app.session import SAVE_KEY, Session, with_settings
from app.timeline import AUTO, BOT, HUMAN
from rules.kernel import Move, Record
from tests.app.tiny import Later, register

PEOPLE = (HUMAN, HUMAN)


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game can be played."""
    register(monkeypatch)


class Desk:
    """A session with everything that it sent and showed, in order."""

    def __init__(self, seats: tuple[str, ...] = PEOPLE, game: str = "tiny", seed: int = 3) -> None:
        self.happened: list[Any] = []
        self.later = Later()
        self.session = Session(Setup(game, seats, seed), self._send, self.later)
        self.session.changed = lambda: self.happened.append(("shown", self.session.state.ply))
        self.session.resume()

    def _send(self, kind: str, data: dict[str, Any]) -> None:
        self.happened.append((kind, data))

    @property
    def saved(self) -> str:
        """The text that was saved last."""
        return next(data["text"] for kind, data in reversed(self.happened) if kind == "save")

    def played(self) -> list[tuple[str, str]]:
        """All moves with who chose them."""
        return [(str(played.move), played.by) for played in self.session.timeline.past]


def test_a_tap_on_the_only_move_with_a_thing_plays_it() -> None:
    desk = Desk()
    desk.session.tap("coin:4")
    assert desk.played() == [("coin:4", HUMAN), ("coin:all", AUTO)]
    assert desk.session.selection == ()


def test_taps_narrow_until_one_move_is_left() -> None:
    desk = Desk()
    desk.session.tap("coin:1")
    assert desk.session.selection == ("coin:1",)
    assert set(desk.session.narrowing.open_picks) == {"coin:2", "coin:3"}
    desk.session.tap("coin:3")
    assert desk.played()[0] == ("coin:1 coin:3", HUMAN)


def test_a_thing_that_is_a_move_and_part_of_another_is_focused_then_played_by_a_second_tap() -> None:
    desk = Desk()
    desk.session.tap("coin:2")
    assert desk.session.focused == Move("coin:2")
    assert desk.played() == []
    desk.session.tap("coin:2")
    assert desk.played()[0] == ("coin:2", HUMAN)


def test_a_tap_on_something_else_starts_anew_and_a_second_tap_lets_go() -> None:
    desk = Desk()
    desk.session.tap("coin:1")
    desk.session.tap("deck:pile")
    assert desk.session.selection == ("deck:pile",)
    desk.session.tap("coin:1")
    desk.session.tap("coin:1")
    assert desk.session.selection == ()
    assert desk.played() == []


def test_of_several_things_at_one_place_the_possible_one_counts() -> None:
    desk = Desk()
    desk.session.tap(("ship:4", "coin:4"))
    assert desk.played()[0] == ("coin:4", HUMAN)


def test_what_reveals_is_asked_once() -> None:
    desk = Desk()
    desk.session.tap("deck:pile")
    assert desk.played() == []
    assert desk.session.focused == Move("deck:pile")
    desk.session.confirm()
    assert desk.played()[0] == ("deck:pile", HUMAN)


def test_a_button_plays_at_once_and_asks_for_what_reveals() -> None:
    desk = Desk()
    desk.session.choose("coin:1 coin:2")
    assert desk.played()[0] == ("coin:1 coin:2", HUMAN)
    desk.session.choose("deck:pile")
    assert len(desk.played()) == 2
    desk.session.choose("deck:pile")
    assert len(desk.played()) == 4


def test_with_ask_always_every_move_is_asked() -> None:
    desk = Desk()
    with_settings(desk.session, ask="always")
    desk.session.tap("coin:4")
    assert desk.played() == []
    desk.session.tap("coin:4")
    assert desk.played()[0] == ("coin:4", HUMAN)


def test_the_preview_of_what_reveals_tells_nothing_of_it() -> None:
    desk = Desk()
    drawn = desk.session.preview(Move("deck:pile"))
    assert (drawn.reveals, drawn.events, drawn.before) == (True, (), drawn.after)
    assert desk.session.preview(Move("coin:4")).after == (4, 0)


def test_a_refusal_has_rule_numbers_and_place() -> None:
    desk = Desk()
    desk.session.tap("coin:5", ("chart", 10.0, 20.0))
    refusal = desk.session.refusal
    assert refusal is not None
    assert (refusal.reason.rule, refusal.reason.key, dict(refusal.reason.args)) == (
        "TNY-1.2",
        "too_heavy",
        {"need": 5, "have": 4},
    )
    assert refusal.at == ("chart", 10.0, 20.0)
    desk.session.tap("coin:4")
    assert desk.session.refusal is None


def test_every_refused_thing_has_an_answer_also_on_the_others_turn_and_in_the_past() -> None:
    desk = Desk((HUMAN, "random"))
    desk.session.tap("nothing:here")
    assert desk.session.refusal and desk.session.refusal.reason.key == "asked_now"
    desk.session.tap("coin:4")
    desk.session.tap("coin:4")
    assert desk.session.refusal and desk.session.refusal.reason.key == "others_turn"
    desk.session.goto(0)
    desk.session.tap("coin:4")
    assert desk.session.refusal and desk.session.refusal.reason.key == "looking_back"


def test_forced_moves_are_asked_when_the_player_wants_it() -> None:
    desk = Desk()
    with_settings(desk.session, auto_play=False)
    desk.session.tap("coin:4")
    assert desk.played() == [("coin:4", HUMAN)]
    desk.session.tap("coin:all")
    assert desk.played()[1] == ("coin:all", HUMAN)


def test_a_move_is_saved_before_it_is_shown() -> None:
    desk = Desk()
    desk.happened.clear()
    desk.session.tap("coin:4")
    assert [kind for kind, _ in desk.happened] == ["save", "shown"]
    assert desk.happened[0][1]["key"] == SAVE_KEY
    assert Record.parse(desk.saved).moves == (Move("coin:4"), Move("coin:all"))


def test_a_bot_answers_move_by_move_each_one_shown() -> None:
    desk = Desk((HUMAN, "greedy"))
    desk.session.tap("coin:4")
    assert desk.session.bots.thinking == 1
    desk.later.run(1)
    assert [by for _, by in desk.played()] == [HUMAN, AUTO, BOT]
    desk.later.run()
    assert [by for _, by in desk.played()] == [HUMAN, AUTO, BOT, BOT]
    assert desk.session.is_asked


def test_bots_play_a_whole_game_by_themselves() -> None:
    desk = Desk(("random", "greedy"))
    desk.later.run()
    assert desk.session.state.is_terminal()
    desk.session.tap("coin:4")
    assert desk.session.refusal and desk.session.refusal.reason.key == "game_over"


def test_a_hint_is_focused_and_not_played() -> None:
    desk = Desk()
    desk.session.hint()
    assert desk.session.focused is not None
    assert desk.played() == []


def test_undo_and_redo_give_the_same_positions() -> None:
    desk = Desk()
    for move in ("coin:4", "deck:pile"):
        desk.session.choose(move)
        desk.session.confirm()
    with_settings(desk.session, undo="free")
    digest, ply = desk.session.state.digest(), desk.session.state.ply
    while desk.session.can_undo:
        desk.session.undo()
    assert desk.session.state.ply == 0
    while desk.session.timeline.future:
        desk.session.redo()
    assert (desk.session.state.digest(), desk.session.state.ply) == (digest, ply)


def test_another_move_after_undo_forgets_the_undone_ones() -> None:
    desk = Desk()
    desk.session.tap("coin:4")
    desk.session.undo()
    desk.session.choose("coin:1 coin:2")
    assert not desk.session.timeline.future


def test_between_people_undo_stops_at_what_was_revealed() -> None:
    desk = Desk()
    desk.session.choose("deck:pile")
    desk.session.confirm()
    desk.session.undo()
    assert desk.session.notice and desk.session.notice.key == "ui.undo_revealed"
    assert desk.session.state.ply == 2
    with_settings(desk.session, undo="free")
    desk.session.undo()
    assert desk.session.state.ply == 0
    assert desk.session.notice and desk.session.notice.key == "ui.undo_warned"


def test_undo_against_a_bot_goes_back_to_the_persons_last_choice() -> None:
    desk = Desk((HUMAN, "random"))
    desk.session.tap("coin:4")
    desk.later.run()
    first = desk.session.state.ply
    desk.session.tap("coin:4")
    desk.later.run(1)
    desk.session.undo()
    assert desk.session.state.ply == first
    assert desk.session.is_asked
    desk.later.run()  # what the bot was about to do is forgotten
    assert desk.session.state.ply == first


def test_undo_turn_goes_to_the_start_of_the_turn() -> None:
    desk = Desk()
    with_settings(desk.session, auto_play=False)
    desk.session.tap("coin:4")
    assert desk.session.timeline.turn_start() == 0
    desk.session.tap("coin:all")
    desk.session.undo_turn()
    assert desk.session.state.ply == 0


def test_looking_back_changes_nothing_and_one_can_play_on_from_there() -> None:
    desk = Desk()
    for _ in range(3):
        desk.session.tap("coin:4")
    desk.session.goto(2)
    assert desk.session.shown.ply == 2 and desk.session.state.ply == 6
    desk.session.goto(None)
    assert desk.session.viewing is None
    desk.session.goto(2)
    desk.session.play_from_here()
    assert desk.session.state.ply == 2 and len(desk.session.timeline.future) == 4


def test_a_game_goes_on_after_a_reload_with_its_seats_and_its_marks() -> None:
    desk = Desk((HUMAN, "random"))
    desk.session.tap("coin:4")
    desk.later.run()
    again = Desk()
    assert again.session.load(desk.saved)
    assert again.session.setup.seats == (HUMAN, "random")
    assert again.played() == desk.played()
    assert again.session.state.digest() == desk.session.state.digest()


BAD = {
    "not_a_record": "hello",
    "newer_format": "tiefgang 99\ngame tiny\n\nend 0\n",
    "bad_line": "tiefgang 1\ngame tiny\nseed 1\nplayers 2\n\n<b>:x\nend 1\n",
    "unknown_setup": "tiefgang 1\ngame chess\nseed 1\nplayers 2\n\nend 0\n",
    "illegal_in_record": "tiefgang 1\ngame tiny\nseed 1\nplayers 2\n\ncoin:5\nend 1\n",
}


@pytest.mark.parametrize("key", BAD)
def test_what_cannot_be_read_is_said_and_the_game_is_kept(key: str) -> None:
    desk = Desk()
    desk.session.tap("coin:4")
    before = desk.session.state.digest()
    assert not desk.session.load(BAD[key])
    assert desk.session.notice and desk.session.notice.key == f"error.{key}"
    assert desk.session.state.digest() == before


def test_a_move_after_the_end_is_said() -> None:
    desk = Desk(("random", "random"))
    desk.later.run()
    text = desk.saved.replace("\nend ", "\ncoin:4\nend ").replace(
        f"end {desk.session.state.ply}", f"end {desk.session.state.ply + 1}"
    )
    assert not desk.session.load(text)
    assert desk.session.notice and desk.session.notice.key == "error.illegal_in_record"


@pytest.mark.parametrize(("cut", "key"), [(3, "error.bad_line"), (8, "error.torn")])
def test_of_a_torn_record_what_can_be_read_is_offered(cut: int, key: str) -> None:
    desk = Desk()
    for _ in range(3):
        desk.session.tap("coin:4")
    torn = desk.saved.partition("\nend")[0][:-cut]
    other = Desk()
    assert not other.session.load(torn)
    assert other.session.notice and other.session.notice.key == key
    assert other.played() == []
    other.session.accept()
    assert other.session.timeline.past[4].after.digest() == desk.session.timeline.past[4].after.digest()


def test_the_game_that_was_replaced_can_be_had_back() -> None:
    desk = Desk()
    desk.session.tap("coin:4")
    digest = desk.session.state.digest()
    desk.session.new(Setup("tiny", PEOPLE, 9))
    assert desk.session.state.ply == 0
    assert desk.session.notice and desk.session.notice.offer == "ui.former"
    desk.session.accept()
    assert desk.session.state.digest() == digest


def test_a_set_up_that_is_not_offered_is_said_and_the_game_is_kept() -> None:
    desk = Desk()
    desk.session.tap("coin:4")
    desk.session.new(Setup("tiny", PEOPLE, 1, {"speed": "warp"}))
    assert desk.session.notice and desk.session.notice.key == "error.bad_option"
    assert desk.session.state.ply == 2


@pytest.mark.parametrize("seed", range(3))
def test_undo_at_every_ply_of_a_real_game(seed: int) -> None:
    desk = Desk(PEOPLE, "seastead", seed)
    with_settings(desk.session, undo="free", auto_play=False)
    digests = [desk.session.state.digest()]
    while not desk.session.state.is_terminal() and len(digests) < 150:
        moves = list(desk.session.state.legal_moves())
        move = moves[(7 * len(digests) + seed) % len(moves)]
        desk.session.focus(move)
        desk.session.confirm()
        digests.append(desk.session.state.digest())
    for ply in range(len(digests) - 2, -1, -1):
        desk.session.undo()
        assert desk.session.state.digest() == digests[ply]
    for digest in digests[1:]:
        desk.session.redo()
        assert desk.session.state.digest() == digest


def test_picks_that_nobody_tapped_are_shown_before_they_are_played() -> None:
    """One tap on a site that leaves one building: what it means is focused, the second tap plays it."""
    session = Desk(game="seastead", seed=5).session
    site = next(move[1] for move in session.state.legal_moves() if len(move) == 2)
    session.tap(site)
    assert session.focused is not None and session.timeline.ply == 0
    session.tap(site)
    assert session.timeline.past[0].move[1] == site


def test_a_message_outlasts_what_bots_do() -> None:
    desk = Desk(seats=(HUMAN, "greedy"))
    desk.session.say("error.bad_link")
    desk.session.play(next(iter(desk.session.state.legal_moves())), BOT)
    assert desk.session.notice is not None
