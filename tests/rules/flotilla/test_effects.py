"""Every word of the effects does what the rules say, alone and on the cards that have it (FLO-1.8)."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.flotilla.components import COLOURS, GUILDS, box, words
from rules.flotilla.decisions_turn import BeginTurn, UseCard
from rules.flotilla.effects import FLAGS, Effect
from rules.flotilla.state import FlotillaState
from rules.kernel import Rng
from tests.rules.flotilla.position import asked, do, kinds, legal, refused, table

Seen = Callable[[FlotillaState], Any]


def effect(text: str, **known: Any) -> FlotillaState:
    """An effect that has come up."""
    return table(step=Effect(0, text, "cards"), **known)


def using(card: str, **known: Any) -> FlotillaState:
    """A card whose values and effects come up now, as they do for whoever plays or copies it."""
    return table(step=UseCard(0, card), **known)


AT_ONCE: tuple[tuple[str, dict[str, Any], Seen, Any], ...] = (
    ("money 7", {"money": 2}, lambda state: state.seats[0].money, 9),
    ("vp 3", {}, lambda state: (state.seats[0].points, state.vp_supply), (3, 297)),
    ("toxicity 2", {"tox": 1}, lambda state: state.seats[0].tox, 3),
    ("clean 3", {"tox": 5}, lambda state: state.seats[0].tox, 2),
    ("score_up 1", {"tox_index": 4}, lambda state: state.seats[0].tox_index, 3),
    ("survivor 2", {}, lambda state: (state.survivor, state.seats[0].points), (2, 2)),
    ("free_ship", {"money": 0}, lambda state: (len(state.seats[0].ships), state.seats[0].reserve), (2, 2)),
    ("unload_all", {"ships": "0.1:red2,blue 0.0:red"}, lambda state: state.seats[0].resources, (3, 0, 0, 1)),
    ("collect", {"hand": "C1", "pile": "C3 C4"}, lambda state: state.seats[0].crew, ("C1", "C3", "C4")),
    ("take 2", {"side": "sky"}, lambda state: (len(state.seats[0].supply), len(state.bag)), (2, 90)),
    ("tiles 3", {"side": "sky"}, lambda state: (len(state.seats[0].supply), len(state.bag)), (3, 89)),
    ("research 6", {"side": "sky"}, lambda state: len(state.dice), 6),
)


@pytest.mark.parametrize(("text", "known", "seen", "wanted"), AT_ONCE, ids=lambda value: str(value)[:12])
def test_what_happens_at_once(text: str, known: dict[str, Any], seen: Seen, wanted: object) -> None:
    """FLO-1.4, FLO-1.8: gains are taken unasked, in the number told."""
    state = effect(text, **known)
    assert seen(state) == wanted
    if text == "unload_all":
        assert [cargo for _, cargo in state.seats[0].ships] == [(0, 0, 0, 0)] * 2


ASKED = (
    ("resource 2", "ChooseResource", 2),
    ("seal 2", "ChooseSealGuild", 2),
    ("recruit any", "ChooseCrewGuild", 1),
    ("dial 1", "ChooseDial", 1),
    ("influence 3 any", "ChooseInfluence", 1),
    ("transactions 4", "Transact", 1),
    ("draw 3 place 2", "LayTile", 1),
    ("tiles 2", "LayTile", 1),
    ("sail 2", "SailShip", 1),
    ("discard speakers 2: vp 1", "DiscardCrew", 1),
    ("undeplete 2", "ChooseDepleted", 1),
)


@pytest.mark.parametrize(("text", "decision", "times"), ASKED)
def test_what_is_asked(text: str, decision: str, times: int) -> None:
    """FLO-1.8: which question an effect begins, how often, and the number in it."""
    state = effect(text, money=50, depleted="0.1", bag=("B01", "G01", "R01", "Y01"))
    waiting = [step for step in state.stack if type(step).__name__ == decision]
    assert asked(state) == decision and len(waiting) == times
    number = words(text)[3 if text.startswith("draw") else 2 if text.startswith("discard") else 1]
    if times == 1 and text not in ("dial 1", "recruit any"):
        assert waiting[0].left == int(number.rstrip(":"))


def test_building_and_diving_take_the_number_told() -> None:
    """FLO-9.1, FLO-10.1: two tiles, then no more; two, one and one dice besides those of ships."""
    state = effect("build 2", side="sky", supply="R04 R10 R02", resources="red9")
    do(state, "tile:R10", "hex:0.2 turn:0", "tile:R02", "hex:1.2 turn:0")
    assert state.decision.player == 1 and state.seats[0].supply == ("R04",)
    dive = effect("dive 2 1 1", ships="0.0")
    assert [die.partition(".")[0] for die in dive.dice] == ["shallow", "shallow", "reef", "deep"]


def test_no_more_is_laid_than_told() -> None:
    """FLO-8.1: two of three, then the third goes back."""
    state = effect("draw 3 place 2", bag=("B01", "B04", "G01"))
    do(state, "tile:B01", "hex:0.2", "tile:B04", "hex:1.1 turn:0")
    assert state.decision.player == 1 and state.bag == ("G01",) and len(state.seats[0].tiles) == 2


def test_where_one_number_is_told_all_may_be_laid() -> None:
    """FLO-8.1, FLO-6.5: the tiles of an artifact, below; one that fits nowhere goes back, the others stay."""
    state = effect("tiles 3", bag=("B01", "G01", "Y22"))
    assert state.seats[0].tox == 2 and refused(state, "tile:Y22") == "FLO-8.6"
    do(state, "tile:B01", "hex:0.2", "tile:G01", "hex:1.1")
    assert state.decision.player == 1 and state.bag == ("Y22",) and len(state.seats[0].tiles) == 2


def test_flags_hold_until_the_end_of_the_card() -> None:
    """FLO-1.8, FLO-7.10: and not in the next turn."""
    state = table(side="sky", hand="T23 C4", money=50, rivals=[{"side": "sky"}] * 2)
    do(state, "card:T23")
    assert state.decision.facts(("buy:red",)) == {"price": 3}
    do(state, "buy:red", "buy:red", "button:done")
    assert state.flag("buy_discount") == 0 and state.seats[0].money == 50 + 3 + 2 - 6


@pytest.mark.parametrize("flag", FLAGS)
def test_flags_are_kept_with_their_number(flag: str) -> None:
    """FLO-1.8: those of the research are kept from the start of the card, not twice."""
    text = "ignore tox depletion" if flag == "ignore" else f"{flag} 2"
    state = effect(text)
    state.flags = ()
    Effect(0, text, "cards").run(state)
    names = ("ignore_tox", "ignore_depletion") if flag == "ignore" else (flag,)
    kept = {"reroll": 0, "adjust": 0, "ignore": 1}.get(flag, 2)
    assert [state.flag(name) for name in names] == [kept] * len(names)


def test_income_comes_before_the_effect() -> None:
    """FLO-3.2, FLO-5.6: first the money, then the dice; a Skyside card has no sail value."""
    state = table(side="sky", hand="C6", money=0)
    events = kinds(do(state, "card:C6"))
    assert events.index("MoneyGained") < events.index("DiceRolled") and "SailShip" not in events
    assert state.seats[0].money >= box().cards["C6"].income


def test_effects_run_from_left_to_right() -> None:
    """FLO-1.8, FLO-3.5, FLO-3.6: money first, then the condition, then the transactions; retiring last."""
    state = using("T15", side="sky", money=0, rivals=[{"pile": "C4"}])
    assert asked(state) == "Transact" and state.seats[0].money == 2 + 3 + 4
    other = using("T15", side="sky", money=0, rivals=[{"pile": "C3"}])
    assert other.seats[0].money == 2 + 3
    last = using("F24", side="sky", supply="R05", resources="red1")
    assert asked(last) == "BuildTile"
    do(last, "button:done")
    assert asked(last) == "UseRetire" and legal(last) == {"button:retire", "button:decline"}


def test_the_golden_rule() -> None:
    """FLO-1.6: no toxicity of drawn tiles, no surcharge, no depletion, against the rules."""
    clean = using("F23", side="sky", bag=("Y07", "Y08", "Y22", "Y23"))
    assert len(clean.seats[0].supply) == 4 and clean.seats[0].toxicity == (0, 0)
    free = using("T22", side="sky", money=20, outposts="0.0")
    price = box().constants["outpost_cost"][0] - 6
    assert free.decision.facts(("button:outpost",)) == {"price": price}
    for seed in range(30):
        state = table(hand="D23", ships="0.1 -1.1 0.0")
        state.rng = Rng(seed)
        do(state, "card:D23", "button:done")
        assert "depletion" not in state.symbols


def test_every_card_on_both_sides() -> None:
    """FLO-1.8: all words that the tables use are known, with the number of words that they need."""
    texts = {text for card in box().cards.values() for side in ("sink", "sky") for text in card.effects(side)}
    texts |= {text for row in box().artifacts.values() for text in (row.front, row.back)}
    texts |= {text for guild in box().guilds.values() for text in (guild.printed, *sum(guild.track, ()))}
    for row in box().counts.values():
        texts |= set(sum(row.survivor_track, ()))
    for text in sorted(texts | set(box().constants["milestone"])):
        for side in ("sink", "sky"):
            text = text.removeprefix("retire:").strip()
            state = table(side=side, step=Effect(0, text, "cards", "founders"), rivals=[{"pile": "C2"}])
            assert state.stack and not state.is_terminal()


def test_survivors_come_from_cards_dice_and_the_speakers() -> None:
    """FLO-12.5: all three ways move the one tracker that all share."""
    card = using("S15", discs=(3, 0, 0, 0))
    do(card, "button:done", "field:speakers.4", "button:done")
    assert card.survivor == 2 and card.seats[0].points == 2
    tracks = {guild: sum(box().guilds[guild].track, ()) for guild in GUILDS}
    assert [guild for guild in GUILDS if "survivor 1" in tracks[guild]] == ["speakers"]


def test_a_recruit_is_the_top_card() -> None:
    """FLO-6.5, FLO-4.9, FLO-2.10: level 1 first; it stays in the crew, and the next one lies open."""
    state = effect("recruit any")
    top, below = state.stacks["traders"][-1], state.stacks["traders"][-2]
    assert state.decision.facts(("guild:traders",)) == {"card": top, "side": "sink"}
    do(state, "guild:traders")
    assert state.seats[0].hand[-1] == top and state.stacks["traders"][-1] == below
    assert box().cards[top].level == 1
    empty = effect("recruit any")
    empty.stacks = {**empty.stacks, "traders": ()}
    assert empty.decision.facts(("guild:traders",)) == {}
    do(empty, "guild:traders")
    assert empty.seats[0].points == 2 and len(empty.seats[0].hand) == 6


def test_faq_2_the_student_was_played_as_a_founder() -> None:
    """FLO-4.2, FLO-4.8, FAQ 2: two turns as told: the excavator operator finds a delver on top."""
    state = table(hand="C5", ships="0.1", rivals=[{"hand": "C2", "pile": "C4"}, {"hand": "C1", "pile": "C3"}])
    state.seats[2].pile = ("C5",)
    state.stack = []
    state.push(BeginTurn(1))
    state.settle()
    do(state, "card:C2")
    while state.decision.player == 1:
        do(state, [*state.legal_moves()][-1])
    assert state.seats[1].pile == ("C4", "C2")
    assert all(state.shown_to(0, guild) for guild in GUILDS)
    state.push(Effect(0, "if top delvers: ignore tox depletion", "cards"))
    state.settle()
    assert state.flag("ignore_tox") == state.flag("ignore_depletion") == 1


def test_the_market_moves_before_the_card_is_put_down() -> None:
    """FLO-7.8, FLO-3.3: after retiring, which may bring no trade any more."""
    state = table(side="sky", hand="T24", money=30)
    do(state, "card:T24", "buy:red", "button:done")
    assert asked(state) == "UseRetire" and state.market == (5, 5, 5, 5)
    do(state, "button:retire")
    assert state.market == (6, 5, 5, 5) and (state.bought, state.sold) == ((0,) * 4, (0,) * 4)


def test_all_four_resources_can_be_chosen() -> None:
    """FLO-6.5: any, each into the supply."""
    for number, colour in enumerate(COLOURS):
        state = effect("resource 1")
        do(state, f"resource:{colour}")
        assert state.seats[0].resources[number] == 1 == sum(state.seats[0].resources)


def test_seals_of_a_card_go_where_one_likes() -> None:
    """FLO-6.5: one after the other, also both at the same banner."""
    state = effect("seal 2")
    assert refused(state, "guild:nobody") != ""
    do(state, "guild:delvers", "guild:delvers")
    assert state.seats[0].seals == (0, 0, 0, 2) and state.seats[0].seals_left == 8
