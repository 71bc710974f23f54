"""The worked examples of Der Schwarm's rulebook, as positions to play."""

# ruff: noqa: E501 (sentences)

from rules import State
from tests.examples import Example
from tests.rules.schwarm.position import do, row_of, table
from tests.rules.schwarm.test_examples import TIP, tsunami_example


def begun(state: State, *moves: str) -> State:
    """This position, some moves later, as a beginning."""
    do(state, *moves)  # type: ignore[arg-type]
    state.history = None
    return state


EXAMPLES = (
    Example(
        "card_row", "SCH-2.3", lambda: begun(row_of("LS1 LW1 LR1 LC1 LS2 LR2", [20, 20])),
        ("The fifth card costs 4", "Four cards lie before the second ship, so it costs 4 points. The gap closes, "
         "and everything behind it gets cheaper by one."),
        ("Die fünfte Karte kostet 4", "Vor dem zweiten Schiff liegen vier Karten, also kostet es 4 Punkte. Die Lücke "
         "schließt sich, und alles dahinter wird um einen Punkt billiger."),
        ("card:LS2",),
    ),
    Example(
        "three_tiles", "SCH-5.4",
        lambda: begun(
            table(stations=["N2", "S3"], turn=1, hands=["", "LS1"], hidden="w58 three, w57 corner, w56 four"),
            "card:LS1", "field:w58",
        ),
        ("A ship collects three tiles", "Each step leaves a field, and the tile that lies there is taken. At the end "
         "the ship is on the queen's field."),
        ("Ein Schiff sammelt drei Plättchen", "Jeder Schritt verlässt ein Feld, und das Plättchen dort wird genommen. "
         "Am Ende steht das Schiff auf dem Feld der Königin."),
        ("ship:w58 field:w57", "ship:w57 field:w56", "ship:w56 field:queen"),
    ),
    Example(
        "to_the_queen", "SCH-6.3",
        lambda: begun(
            table(stations=["W3:3", "S3"], hands=["LR1", "LR2"], held=["straight three four corner"]),
            "card:LR1", "button:explore",
        ),
        ("Three researchers, three tiles", "The way reaches the queen: 2, 1 and 0 points for the tiles, and a "
         "buoy for the queen. A fourth tile has to wait."),
        ("Drei Forscher, drei Plättchen", "Der Weg reicht bis zur Königin: 2, 1 und 0 Punkte für die Plättchen und "
         "eine Boje für die Königin. Ein viertes Plättchen muss warten."),
        ("tile:straight field:w25 open:EW", "tile:three field:w35 open:ESW", "tile:four field:w45 open:NESW"),
    ),
    Example(
        "covering", "SCH-6.24",
        lambda: begun(
            table(stations=["S3", "N1"], tiles=TIP, hands=["LR1"], held=["four"]), "card:LR1", "button:explore"
        ),
        ("A four over a three", "The tile of somebody else is covered by one with more ways. All its ways stay, its "
         "buoy moves up, and your buoy joins it: now you reach the queen."),
        ("Ein Vierer über einem Dreier", "Das Plättchen eines anderen wird mit einem überdeckt, das mehr Wege hat. "
         "Alle seine Wege bleiben, seine Boje rückt hinauf und deine kommt dazu: Jetzt erreichst du die Königin."),
        ("tile:four field:w56 open:NESW",),
    ),
    Example(
        "tsunami", "SCH-7.22",
        lambda: begun(
            tsunami_example(), "card:LT1", "field:w52", "card:LR1", "button:deploy", "card:BT1", "danger:w52"
        ),
        ("Five ways for a tsunami", "It is on the board already, so it must reach land or leave the board now. "
         "To the south west it meets a ship and a station of the same player."),
        ("Fünf Wege für einen Tsunami", "Er ist schon auf dem Plan, also muss er jetzt an Land oder hinaus. Nach "
         "Südwesten trifft er ein Schiff und eine Station desselben Spielers."),
        ("field:W2",),
    ),
    Example(
        "crab", "SCH-7.32",
        lambda: begun(table(stations=["N5 E1", "E2 E4"], fp=[20, 41], hands=["BC1"]), "card:BC1", "field:N4"),
        ("The crab jumps over your stations", "Your own fields do not count, so four fields bring it past two "
         "stations of the other player."),
        ("Der Krebs überspringt deine Stationen", "Deine eigenen Felder zählen nicht, also führen vier Felder ihn an "
         "zwei Stationen des anderen vorbei."),
        ("field:E5",),
    ),
)  # fmt: skip
