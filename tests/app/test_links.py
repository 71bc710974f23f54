"""Links: what they carry, what is noticed of torn, foreign and newer ones, and that old ones are read."""

import base64
import zlib
from functools import cache

import pytest

import rules
from app import links
from app.by_link import seated
from app.seats import FAR, HUMAN, Setup
from rules import bots
from rules.kernel import PlayerView, Record, RecordError, Rng

URL = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_"


@cache
def whole(game: str, players: int, seed: int, bot: str = "greedy") -> Record:
    """A whole game between bots, told as one between people."""
    state, chance, player = rules.load(game).new(seed, players), Rng(seed), bots.make(bot)
    while state.decision is not None:
        state.apply(player.choose(PlayerView(state, state.decision.player), chance))
    return state.record().with_notes(seats=",".join(["human"] * players), names="Ada,Bo")


def fragment(link: str) -> str:
    """What the page tells of an address."""
    return link.removeprefix("#")


@pytest.mark.parametrize("game", rules.games())
def test_a_link_carries_set_up_position_and_whole_game_of_every_game(game: str) -> None:
    record = whole(game, rules.load(game).players[0], 3)
    for moves in (0, len(record.moves)):
        text = str(Record.parse(str(record)).start().record()) if not moves else str(record)
        assert links.read(fragment(links.link_of(text))) == links.Address("play", text=text)
    address = links.read(fragment(links.link_of(str(record), 17)))
    assert (address.ply, Record.parse(address.text)) == (17, record)


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("seed", range(1, 6))
def test_a_whole_two_player_game_of_seastead_is_below_one_and_a_half_kilobytes(seed: int, bot: str) -> None:
    record = whole("seastead", 2, seed, bot)
    auto = " ".join(map(str, range(2, len(record.moves), 3)))
    link = links.link_of(str(record.with_notes(auto=auto)), len(record.moves))
    assert len(record.moves) > 100
    assert len(link) < 1500
    assert set(link) <= set(URL + "#/@"), "something that messages would change"


@pytest.mark.parametrize("game", rules.games())
def test_the_longest_usual_games_still_fit_into_a_qr_code(game: str) -> None:
    """With all players; Flotilla, longer than any other, with the fewest: more may not fit, which is said."""
    players = rules.load(game).players[0 if game == "flotilla" else 1]
    assert len(links.link_of(str(whole(game, players, 1)))) < 2900


def test_a_link_of_the_first_form_is_read() -> None:
    text = str(whole("seastead", 2, 3))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    assert links.read(f"/play/{packed}@12") == links.Address("play", text=text, ply=12)
    with pytest.raises(RecordError) as caught:
        links.read(f"/play/{packed[:-40]}")
    assert caught.value.key == "torn_link"


def test_a_link_of_version_1_is_read_for_ever() -> None:
    """Written when version 1 was made. If this fails, kept links would be lost: make a version 2."""
    address = links.read("/play/" + GOLDEN)
    record = Record.parse(address.text)
    assert (record.game, record.seed, record.note("seats")) == ("seastead", 12, "human,greedy")
    assert [str(move) for move in record.moves] == ["deck:dive", "half:a"]
    assert record.replay().ply == 2


GOLDEN = (
    "1YwJ9e0NioqoB6zM0QjIJak9xQWpyZmJOZnFJfHFqiYIjsr3mxgZmKaYpFpi"
    "uhziZCynAoEGSmpeiYKRgkmiUnJSSlmxoZmCcaGliygUA"
)


def test_every_torn_or_changed_link_is_noticed() -> None:
    link = fragment(links.link_of(str(whole("seastead", 2, 3))))
    start = len("/play/1")
    for at in range(start, len(link), 7):
        with pytest.raises(RecordError) as caught:
            links.read(link[:at])
        assert caught.value.key in ("torn_link", "bad_link")
        other = URL[(URL.index(link[at]) + 17) % 64]
        with pytest.raises(RecordError) as caught:
            links.read(link[:at] + other + link[at + 1 :])
        assert caught.value.key == "torn_link"


@pytest.mark.parametrize(
    "foreign", ["/play/%%%", "/play/", "/play/ä", "/play/1<b>", "/sealed/", "/sealed/1#"]
)
def test_what_is_no_link_of_ours_is_said(foreign: str) -> None:
    with pytest.raises(RecordError) as caught:
        links.read(foreign)
    assert caught.value.key == "bad_link"


@pytest.mark.parametrize("kind", ["play", "sealed"])
def test_a_link_of_a_later_version_asks_for_a_newer_program(kind: str) -> None:
    with pytest.raises(RecordError) as caught:
        links.read(f"/{kind}/2abcdefgh")
    assert caught.value.key == "newer_link"


def test_what_messages_add_behind_a_link_does_not_harm() -> None:
    text = str(whole("seastead", 2, 3))
    for added in (".", ")", ">", '"', " ", ",", ")."):
        assert links.read(fragment(links.link_of(text)) + added).text == text


def test_what_is_sealed_comes_through_as_it_was() -> None:
    data = base64.urlsafe_b64encode(bytes(range(200))).decode().rstrip("=")
    link = fragment(links.sealed_link(data))
    assert links.read(link) == links.Address("sealed", text=data)
    with pytest.raises(RecordError) as caught:
        links.read(link[:-5])
    assert caught.value.key == "torn_link"


def sent(seats: str, here: str, moves: int) -> Record:
    """A link's record of a game of three, sent by who sits at `here`."""
    state = rules.load("deep_blue").new(5, 3)
    for _ in range(moves):
        state.apply(next(iter(state.legal_moves())))
    return state.record().with_notes(seats=seats, here=here)


def test_who_opens_a_new_game_takes_the_seat_that_is_asked() -> None:
    record = sent("link,link,greedy", "0", 3)
    asked = record.replay().decision
    assert asked is not None
    wanted = 1 if asked.player in (0, 1) else None  # seat 0 stays with the sender, whoever is asked
    seats = Setup.of_record(seated(record, None)).seats
    assert wanted is not None and seats == (FAR, HUMAN, "greedy")
    assert seated(record, None).note("here") == ""


def test_who_knows_the_game_keeps_his_seat() -> None:
    known = sent("human,link,link", "", 0)
    assert Setup.of_record(seated(sent("link,link,link", "1", 4), known)).seats == (HUMAN, FAR, FAR)


def test_a_finished_game_by_link_gives_nobody_a_seat() -> None:
    record = whole("seastead", 2, 3).with_notes(seats="link,link", here="0")
    assert Setup.of_record(seated(record, None)).seats == (FAR, FAR)


def test_a_link_between_people_at_one_device_stays_so() -> None:
    assert Setup.of_record(seated(whole("seastead", 2, 3), None)).seats == (HUMAN, HUMAN)
