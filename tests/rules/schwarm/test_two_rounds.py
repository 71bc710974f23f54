"""Two rounds of two players, move by move, with the points after each as reckoned by hand."""

from rules.schwarm.state import SchwarmState
from tests.rules.schwarm.position import asked, do, points, row_of, sizes

A, B = 0, 1
ROW = "LS1 LW1 LR1 LC1 LS2 LR2 LT1 BS1 BX1 GS1"
SECOND_ROW = "LC1 LS1 LR2 LS2 LW1 LT1 LR1 BC1 BS2 GS1"
HIDDEN = (
    "w68 three, w67 corner, w66 three, w42 corner, w43 three, w44 four, w45 straight, w24 corner, w34 corner,"
    "w86 corner, w76 straight, w65 four, w83 three, w73 three, w63 corner"
)
FIRST_TAKES = [
    (["card:LR1", "card:LS1"], [18, 20]),
    (["card:LS2", "card:LR2"], [16, 18]),
    (["card:BX1", "stack:order", "order:1", "ability:genius"], [12, 13]),
    (["card:LW1", "card:BS1"], [12, 11]),
    (["card:GS1", "card:LC1"], [9, 11]),  # A then has to take the stack for 1, B the last card
    (["ability:fast_ship"], [9, 11]),
]
FIRST_PLAYS = [
    (["card:LS1", "field:w68", *(f"ship:w6{y} field:w6{y - 1}" for y in (8, 7, 6))], [9, 11]),
    (["card:LS2", "field:w42", *(f"ship:w4{y} field:w4{y + 1}" for y in (2, 3, 4, 5))], [9, 11]),
    (["card:BS1", "field:E4"], [9, 11]),
    (["card:GS1", "field:W4"], [9, 11]),
    (
        ["card:LR2", "button:explore", "tile:three field:w68 open:NES", "tile:corner field:w67 open:ES"],
        [9, 14],
    ),
    (
        ["card:LR1", "button:explore", "tile:straight field:w42 open:NS", "tile:corner field:w43 open:NE"],
        [13, 14],
    ),
    (["card:LC1", "field:N1", "field:N4"], [12, 15]),
    (["card:LW1", "field:w65", "button:done"], [13, 14]),
    (["card:LT1", "field:w46"], [12, 15]),
    (
        ["card:BX1", "button:ship_first", "field:w24", "ship:w24 field:w34", "ship:w34 field:w44"]
        + ["ship:w44 field:w45", "ship:w45 field:w46", "button:deploy", "field:N2"],
        [12, 15],
    ),
    (["joker:researcher", "button:deploy", "field:S2"], [12, 15]),
]
LAST_OF_FIRST = ["joker:researcher", "button:explore", "tile:three field:w45 open:NES"]
LAST_OF_FIRST += ["tile:four field:w44 open:NESW"]
SECOND_TAKES = [
    (["card:LS1", "card:LR2"], [19, 21]),
    (["card:LR1", "card:LS2"], [18, 17]),
    (["card:GS1", "card:BS2"], [14, 12]),
    (["card:BC1", "stack:order", "order:1", "ability:gold_tile"], [11, 9]),
    (["card:LC1", "card:LT1"], [10, 8]),  # B then has to take the stack for 1, A the last card
    (["ability:shield"], [10, 8]),
]
SECOND_PLAYS = [
    (["card:LT1", "danger:w46", "field:S4"], [10, 8]),
    (
        ["card:LS1", "field:w86", "ship:w86 field:w76", "ship:w76 field:w66", "ship:w65 field:w75"],
        [10, 8],
    ),
    (["card:BS2", "field:E1"], [10, 8]),
    (["card:GS1", "field:N5"], [10, 8]),
    (["card:LS2", "field:w83", *(f"ship:w{x}3 field:w{x - 1}3" for x in (8, 7, 6))], [10, 8]),
    (["card:BC1", "field:E5"], [9, 9]),
    (
        ["card:LR2", "button:explore", "tile:gold field:w43 open:NESW", "tile:three field:w63 open:ESW"]
        + ["tile:three field:w73 open:ESW", "tile:corner field:w24 open:NW"],
        [13, 9],
    ),
    (
        ["card:LR1", "button:explore", "tile:four field:w66 open:NESW", "tile:three field:w67 open:NES"]
        + ["tile:straight field:w65 open:NS", "tile:corner field:w76 open:NW"],
        [13, 14],
    ),
    (["card:LW1", "danger:w65", "field:w75", "button:done"], [13, 14]),
    (["card:LC1", "field:S4"], [13, 14]),
    (["joker:station", "field:W1"], [13, 14]),
]


def played(state: SchwarmState, script: list[tuple[list[str], list[int]]]) -> None:
    """Make the moves; after each line the points are as written."""
    for moves, expected in script:
        do(state, *moves)
        assert points(state) == expected, moves


def test_two_rounds_by_hand() -> None:
    """SCH-2.2 to SCH-2.10, SCH-3.1, SCH-4.1, SCH-5.2 to SCH-5.4, SCH-6.1 to SCH-6.4, SCH-6.24, SCH-6.40,
    SCH-7.1 to SCH-7.5, SCH-8.1, SCH-8.4, SCH-8.11: each price, each damage, both scorings."""
    state = row_of(ROW, [20, 20], stations=["N2", "S2"], hidden=HIDDEN, jokers=[True, True])
    state.blue = ("BS2", "BC1", "BW1", "BT1")
    played(state, FIRST_TAKES)
    assert state.order == (B, A) and asked(state) == ("PlayCard", B)
    played(state, FIRST_PLAYS)
    do(state, *LAST_OF_FIRST)
    do(state, "tile:corner field:w34 open:NE")
    assert points(state) == [20, 22] and state.round == 2 and asked(state) == ("TakeCard", B)
    assert state.tsunamis == ("w46",) and state.blue_out == ("BS1", "BX1")
    assert sizes(state, A) == [5, 5, 2] and not state.seats[A].queen_buoy

    state.row = tuple(SECOND_ROW.split())
    played(state, SECOND_TAKES)
    assert state.order == (A, B)
    played(state, SECOND_PLAYS)
    assert sizes(state, A) == [15, 3, 2, 2] and sizes(state, B)[0] == 11
    do(state, "joker:ship", "button:decline", "button:done")
    assert points(state) == [28, 25] and state.round == 3
