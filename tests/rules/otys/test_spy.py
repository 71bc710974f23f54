"""The spy: contracts and neighbours' divers (OTY-7.50 to OTY-7.57, OTY-14.5)."""

from tests.rules.otys.position import (
    asked,
    column,
    do,
    finish,
    kinds_of,
    legal,
    purse,
    refused,
    table,
    upto,
    zone,
)

OWN = "Ef N X | Em T Y Ep Et"  # the spy on level 3
ENGINEER = "Ef X Y | Em T N Ep Et"
TRADER = "Ef X Y | Em N T Ep Et"
EXPLORER = "Ef N Y | Em T X Ep Et"
SPY = "Ef N X | Et T Y Ep Em"
PLANTS = "Ef N X | Et T Ep Y Em"


def spying(*others: str, **position: object):  # type: ignore[no-untyped-def]
    """A table before the spy of player 0 decides on level 3."""
    columns = [position.pop("own", OWN), *others]
    state = table(players=len(columns), columns=columns, **position)  # type: ignore[arg-type]
    return upto(state, "UseSpy", "key:3")


def test_drawing_contracts() -> None:
    """OTY-7.50, OTY-9.6, OTY-7.57: 1 credit, four cards, one kept; the spy surfaces."""
    state = spying(ENGINEER, deck="C01 C02 C03 C04 C05", batteries=[0])
    events = do(state, "deck:contracts")
    assert [event.kind for event in events] == ["CreditsPaid", "CardsDrawn"]
    assert asked(state) == ("ChooseContractCard", 0)
    do(state, "contract:C02")
    assert (
        state.seats[0].hand == ("C02",)
        and state.deck[-1] == "C05"
        and state.deck[:3] == ("C04", "C03", "C01")
    )
    assert column(state) == "Y Ef N | X Em T Ep Et" and purse(state)[0] == 2


def test_what_the_spy_costs() -> None:
    """OTY-7.51, OTY-7.2: 1 credit, improved none."""
    state = spying(ENGINEER, own="Ef N X | Em T Y+ Ep Et", credits=[0])
    do(state, "deck:contracts")
    assert purse(state)[0] == 0
    poor = spying(ENGINEER)
    poor.seats[0].credits = 0
    assert refused(poor, "deck:contracts") == refused(poor, "spy:left") == "OTY-7.51"


def test_an_empty_deck() -> None:
    """OTY-9.7: nothing to draw; the neighbour's diver is still there."""
    state = spying(ENGINEER)
    state.deck = ()
    assert refused(state, "deck:contracts") == "OTY-9.7" and "spy:left" in legal(state)


def test_a_neighbours_diver_works_for_the_spy() -> None:
    """OTY-7.50, OTY-7.52, OTY-7.1, ruling 33 (R): on the own board; the other's column, purse, zone stay."""
    state = spying(PLANTS.replace("Ep", "Ep+"), batteries=[0])
    before = (column(state, 1), purse(state, 1), zone(state, 1))
    events = do(state, "spy:left")
    assert "DiverSpied" in kinds_of(events) and asked(state) == ("UseExpert", 0)
    do(state, "resource:plants")
    assert zone(state) == "L3[plants]" and purse(state)[0] == 3  # 1 paid, 1 by the improved expert
    assert (column(state, 1), purse(state, 1), zone(state, 1)) == before
    assert column(state) == "Y Ef N | X Em T Ep Et"


def test_left_and_right() -> None:
    """OTY-2.1, OTY-7.50: with three players two neighbours, with two one."""
    state = spying(ENGINEER, PLANTS)
    assert legal(state) == {"deck:contracts", "spy:left", "spy:right", "button:decline"}
    do(state, "spy:right")
    assert asked(state) == ("UseExpert", 0) and state.top.owner == 2
    state = spying(ENGINEER)
    assert "spy:right" not in legal(state) and refused(state, "spy:right") == "OTY-7.54"


def test_the_costs_of_the_other_diver() -> None:
    """OTY-7.53, OTY-6.11, vector V1, ruling 21 (R): sponsor 1 pays the spy, not the engineer."""
    for credits, wanted in ((0, "ChooseOxygen"), (1, "UseEngineer")):
        state = table(columns=[OWN, ENGINEER], sponsors="1b 1b 1a 1b 1b", credits=[credits])
        upto(state, "UseSponsor", "key:3")
        do(state, "sponsor:1.advanced")
        assert state.decision.facts(next(move for move in state.legal_moves() if "spy" in move[0])) == {
            "price": 0, "owner": 1, "diver": "engineer", "then": 1
        }  # fmt: skip
        do(state, "spy:left")
        assert asked(state)[0] == wanted and purse(state)[0] == credits
    do(state, "specialist:hacker")
    assert purse(state)[0] == 0 and (state.seats[0].hacker, state.seats[1].hacker) == (1, 0)
    state = table(columns=[OWN, ENGINEER.replace("N", "N+")], sponsors="1b 1b 1a 1b 1b", credits=[0])
    upto(state, "UseSponsor", "key:3")
    do(state, "sponsor:1.advanced", "spy:left", "specialist:mechanic")
    assert state.seats[0].mechanic == 1


def test_spying_on_one_who_can_do_nothing() -> None:
    """OTY-7.56: it is allowed, and the credit is gone."""
    state = spying(ENGINEER, credits=[1])
    do(state, "spy:left")
    assert asked(state)[0] == "ChooseOxygen" and purse(state)[0] == 0


def test_a_spied_traders_prices() -> None:
    """OTY-7.52, OTY-7.53, OTY-12.4: the side that lies up with its owner counts, on the own level."""
    state = spying(TRADER.replace("T", "T+"), zones=["L3[tech]"])
    do(state, "spy:left", "zone:3.tech for:prestige")
    assert purse(state) == (2, 1, 2) and zone(state) == ""


def test_a_spied_explorers_token_comes_to_the_spy() -> None:
    """OTY-7.1, OTY-8.22, ruling 32 (R): on the own bonus place of the key's level."""
    state = spying(EXPLORER, tokens="3:R13,R14", credits=[3])
    do(state, "spy:left", "reward:3.left")
    assert state.seats[0].bonus[3] == "R13" and state.seats[1].bonus[3] == "" and purse(state) == (0, 2, 0)


def test_spying_through_a_spy() -> None:
    """OTY-7.54, OTY-7.55, vector V11, ruling 34 (R): to the own other neighbour; never across, never back."""
    state = spying(SPY, ENGINEER, TRADER, zones=["L3[tech]"], credits=[2])
    do(state, "spy:left")
    assert asked(state) == ("UseSpy", 0) and state.top.owner == 1
    assert legal(state) == {"deck:contracts", "spy:right", "button:decline"}
    assert refused(state, "spy:left") == "OTY-7.55"
    do(state, "spy:right")
    assert asked(state)[0] == "UseTrader" and state.top.owner == 3 and purse(state)[0] == 0
    do(state, "zone:3.tech for:credits")
    assert purse(state)[0] == 3
    two = spying(SPY, credits=[2])
    do(two, "spy:left")
    assert legal(two) == {"deck:contracts", "button:decline"}
    do(two, "deck:contracts")
    assert asked(two)[0] == "ChooseContractCard"


def test_a_chain_of_three_spies_ends() -> None:
    """OTY-7.55: with spies on both sides each is used once."""
    state = spying(SPY, SPY.replace("Em", "?").replace("Et", "Em").replace("?", "Et"), credits=[9])
    do(state, "spy:left", "spy:right")
    assert state.top.owner == 2 and legal(state) == {"deck:contracts", "button:decline"}
    assert refused(state, "spy:left") == refused(state, "spy:right") == "OTY-7.55"


def test_a_doubled_spy_begins_a_new_chain() -> None:
    """OTY-6.20, OTY-7.55: the second use may take the same way again."""
    state = table(columns=[OWN, PLANTS], sponsors="1b 1b 2b 1b 1b", credits=[2])
    upto(state, "UseSponsor", "key:3")
    do(state, "sponsor:2.basic", "spy:left", "resource:plants", "spy:left", "resource:plants")
    assert zone(state) == "L3[plants plants]" and purse(state)[0] == 0


def test_the_designers_spy() -> None:
    """OTY-14.5: the neighbour gets the credit; his diver surfaces unless he pays a battery."""
    state = spying(PLANTS, spy_variant="designer", batteries=[0, 1])
    do(state, "spy:left")
    assert purse(state)[0] == 2 and purse(state, 1)[0] == 4
    do(state, "resource:plants")
    assert asked(state) == ("ChooseOxygen", 1) and column(state) == "Y Ef N | X Em T Ep Et"
    stays = state.clone()
    do(stays, "button:oxygen")
    assert column(stays, 1) == PLANTS and purse(stays, 1)[1] == 0
    do(state, "button:decline")
    assert column(state, 1) == "Ep Ef N | X Et T Y Em" and asked(state) == ("ChooseKey", 1)
    both = spying(PLANTS, spy_variant="designer", batteries=[1, 0])
    do(both, "spy:left", "resource:plants", "button:oxygen")
    assert column(both) == OWN and column(both, 1) == PLANTS
    free = spying(PLANTS, own=OWN.replace("Y", "Y+"), spy_variant="designer", batteries=[0, 0])
    finish(free, "spy:left")
    assert purse(free, 1)[0] == 3 and column(free, 1) == "Ep Ef N | X Et T Y Em"
