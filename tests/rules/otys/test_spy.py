"""The spy: four contracts, or what a neighbour's diver can do (OTY-7.50 to OTY-7.57)."""

from tests.rules.otys.position import asked, column, do, finish, kinds_of, legal, purse, table, upto, zone

OWN = "Em Ep Ef | T N Y Et X"  # the spy lies on level 3
TECH = "Em Ep Y | Ef N Et T X"  # the tech expert does
TECH_IMPROVED = "Em Ep Y | Ef N Et+ T X"


def spying(*others: str, **position: object):  # type: ignore[no-untyped-def]
    """A table on which the first player's spy is about to work on level 3."""
    state = table(columns=[OWN, *others], players=1 + len(others), **position)  # type: ignore[arg-type]
    return upto(state, "UseSpy", "key:3")


def test_four_contracts_for_a_credit() -> None:
    """OTY-7.50, OTY-7.51: one is kept."""
    state = spying(TECH)
    assert kinds_of(do(state, "deck:contracts"))[:2] == ["CreditsPaid", "CardsDrawn"]
    assert len(legal(state)) == 4 and purse(state)[0] == 2


def test_his_credit() -> None:
    """OTY-7.51: without it he can do nothing; improved he needs none."""
    state = table(columns=[OWN, TECH], credits=[0])
    do(state, "key:3")
    while asked(state)[0] not in ("ChooseOxygen", "ChooseKey"):
        assert not legal(state) & {"spy:left", "deck:contracts"}
        do(state, next(move for move in sorted(legal(state)) if move.startswith("button:")))
    free = table(columns=[OWN.replace("Y", "Y+"), TECH], credits=[0])
    do(upto(free, "UseSpy", "key:3"), "deck:contracts")
    assert purse(free)[0] == 0 and len(legal(free)) == 4


def test_a_neighbours_diver_works_as_if_he_were_yours() -> None:
    """OTY-7.50, OTY-7.52, OTY-7.57: for you, on your level; his owner notices nothing, your spy surfaces."""
    state = spying(TECH_IMPROVED, tracks=["2"])
    theirs = column(state, 1), purse(state, 1), zone(state, 1)
    do(state, "spy:left", "resource:tech")
    assert zone(state) == "L3[tech]" and asked(state)[0] == "RecoverKey"
    finish(state)
    assert (column(state, 1), purse(state, 1), zone(state, 1)) == theirs
    assert column(state).split()[0] == "Y"


def test_his_cost_is_paid_too() -> None:
    """OTY-7.53: a credit for the spy and one for the engineer."""
    state = spying("Em Ep Y | Ef Et N T X")
    do(state, "spy:left")
    assert asked(state)[0] == "UseEngineer" and purse(state)[0] == 2
    do(state, next(move for move in sorted(legal(state)) if not move.startswith("button:")))
    assert purse(state)[0] == 1


def test_through_a_spy_to_the_other_neighbour_and_not_further() -> None:
    """OTY-7.54, OTY-7.55: a spied spy draws, or reaches the own other neighbour; no spy twice."""
    state = spying(OWN, TECH)
    assert legal(state) == {"deck:contracts", "spy:left", "spy:right", "button:decline"}
    do(state, "spy:left")
    assert asked(state) == ("UseSpy", 0)
    assert legal(state) == {"deck:contracts", "spy:right", "button:decline"}
    do(state, "spy:right")
    assert asked(state) == ("UseExpert", 0) and legal(state) == {"resource:tech", "button:decline"}


def test_a_spied_diver_without_means_costs_the_credit_all_the_same() -> None:
    """OTY-7.56: an explorer cannot be paid any more."""
    state = spying("Em Ep Y | Ef Et X T N", credits=[1])
    do(state, "spy:left")
    assert purse(state)[0] == 0
    assert not [move for move in legal(state) if move.startswith("reward:")]


def test_a_spied_explorer_brings_a_token_to_your_board() -> None:
    """OTY-8.22."""
    state = spying("Em Ep Y | Ef Et X T N", tokens="3:R13,R21")
    do(state, "spy:left", "reward:3.left")
    assert state.seats[0].bonus[3] == "R13" and not any(state.seats[1].bonus)


def test_the_designers_spy() -> None:
    """OTY-14.5: as an option the credit goes to the neighbour, whose diver surfaces after your spy."""
    state = spying(TECH, spy_variant="designer")
    do(state, "spy:left")
    assert purse(state, 1)[0] == 4
    do(state, "resource:tech")
    finish(state)
    assert column(state, 1).split()[0] == "Et"
