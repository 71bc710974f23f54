"""The worked examples of Seastead's rulebook, and a puzzle of ours."""

# ruff: noqa: E501 (sentences)

from rules import State
from tests.examples import Example
from tests.rules.seastead.position import build, skip_to, table

SCORING = """
F1.1 O academy, F1.2 O shipyard, F1.3 O academy, F1.4 O shipyard, F1.5 O port D01, F1.6 B port D10,
F2.3 O shipyard, F2.4 B port D07, F2.6 B academy,
F3.2 O academy, F3.3 B shipyard, F3.4 B shipyard, F3.5 B port D02, F3.6 B academy,
F4.1 B port D03, F4.2 B shipyard, F4.3 O port D04, F4.4 B shipyard, F4.5 O academy, F4.6 O shipyard
"""


def scoring() -> State:
    """The table of the scoring example."""
    state = table(
        blue="m1 f4 a5", orange="k4 m1 f3 a1", built=SCORING, cards="S01 S02 S10*", cards_orange="S05 S11*"
    )
    state.seats[0].cleanup, state.seats[1].cleanup = 3, 1
    return state


def at_ship(decision: str) -> State:
    """Blue has built at Orange's ship, and this decision comes of it."""
    state = table(blue="k1", ships="F1.1 O")
    build(state, "academy", "F1.1")
    skip_to(state, decision)
    state.history = None
    return state


EXAMPLES = (
    Example(
        "two_and_two", "SEA-4.6", lambda: table(deck="DP01"),
        ("Two and two", "Blue has dived and picks two different kinds. Kelp and metal for Blue mean a fish and an "
         "artifact for Orange, and nobody is asked again."),
        ("Zwei und zwei", "Blau ist getaucht und wählt zwei verschiedene Arten. Nimmt Blau Seetang und Metall, bekommt "
         "Orange einen Fisch und ein Artefakt und wird nicht mehr gefragt."),
        ("deck:dive", "resource:kelp resource:metal"), ply=1,
    ),
    Example(
        "two_or_three", "SEA-4.7", lambda: table(deck="DP03"),
        ("Two of a kind or three", "Blue gets two of one kind, Orange three of different kinds. Blue chooses first, "
         "Orange may still take the same kind."),
        ("Zwei gleiche oder drei", "Blau bekommt zwei von einer Art, Orange drei verschiedene. Blau wählt zuerst, "
         "Orange darf dieselbe Art trotzdem nehmen."),
        ("deck:dive", "half:a", "resource:kelp", "resource:kelp resource:metal resource:fish"), ply=2,
    ),
    Example(
        "price_tag", "SEA-10.1", lambda: table(blue="k1"),
        ("A price tag", "Blue has a single kelp. Site 1 in the northwest costs 2, but the tag with the port makes "
         "it 1 for a port: that is just enough."),
        ("Ein Preisschild", "Blau hat nur einen Seetang. Platz 1 im Nordwesten kostet 2, mit dem Hafenschild kostet "
         "er für einen Hafen 1: Das reicht gerade."),
        ("building:port site:F1.1",),
    ),
    Example(
        "ship_rebate", "SEA-10.2", lambda: table(blue="k1", ships="F1.1 O"),
        ("Building at a ship", "Orange's ship makes site 1 cheaper for Blue, too: an academy costs 2 - 1 = 1 kelp."),
        ("Bauen am Schiff", "Das orange Schiff macht Platz 1 auch für Blau billiger: Eine Akademie kostet 2 - 1 = 1 "
         "Seetang."),
        ("building:academy site:F1.1",),
    ),
    Example(
        "rebates_add_up", "SEA-10.3", lambda: table(ships="F1.1 O"),
        ("Ship and tag together", "Blue has nothing at all and can still build a port: 2 - 1 for the tag - 1 for the "
         "ship leaves nothing to pay."),
        ("Schiff und Schild zusammen", "Blau hat gar nichts und kann trotzdem einen Hafen bauen: 2 - 1 für das "
         "Schild - 1 für das Schiff ergibt 0."),
        ("building:port site:F1.1",),
    ),
    Example(
        "ship_bonus", "SEA-7.3", lambda: at_ship("ChooseShipBonus"),
        ("The bonus for a ship", "Blue has built where Orange's ship lies. Orange now takes a resource of any kind, "
         "or none."),
        ("Der Bonus für ein Schiff", "Blau hat dort gebaut, wo das orange Schiff liegt. Orange nimmt nun einen "
         "Rohstoff beliebiger Art oder keinen."),
        ("resource:artifact",),
    ),
    Example(
        "ship_moves", "SEA-7.4", lambda: at_ship("ChooseShipSite"),
        ("The ship moves on", "The ship must make room. Orange may choose among all the cheapest sites that are "
         "free, on any flotilla."),
        ("Das Schiff zieht weiter", "Das Schiff muss Platz machen. Orange wählt unter allen billigsten freien "
         "Plätzen, auf jeder Flottille."),
        ("site:F1.2",),
    ),
    Example(
        "dock_cap", "SEA-13.1", lambda: table(blue="m4 f3 k5", built="F1.1 B port D07, F2.1 B port D01"),
        ("At most three for a dock", "Blue has a metal dock and a fish dock. Of 4 metal only 3 score, all 3 fish do, "
         "and the kelp scores nothing without a dock: 6 points. The menu shows the score."),
        ("Höchstens drei je Dock", "Blau hat ein Metalldock und ein Fischdock. Von 4 Metall zählen nur 3, alle 3 "
         "Fische zählen, der Seetang ohne Dock zählt nichts: 6 Punkte. Das Menü zeigt die Wertung."),
    ),
    Example(
        "scoring", "SEA-13.6", scoring,
        ("A final scoring", "This table scores 37 points for Blue and 38 for Orange. The menu shows each part of it; "
         "tap a dock to see which buildings it looks at."),
        ("Eine Schlusswertung", "Dieser Tisch bringt Blau 37 und Orange 38 Punkte. Das Menü zeigt jeden Teil davon; "
         "tippe ein Dock an, um zu sehen, welche Gebäude es wertet."),
    ),
    Example(
        "puzzle_docks", "SEA-13.2",
        lambda: table(
            blue="a2 m2 k1", option="A",
            built="F2.1 B port D07, F2.3 O academy, F1.3 O port D03, F1.1 B academy, F4.1 O port D10, F3.2 B port D01",
        ),
        ("Which building scores most?", "Blue builds once. Find the turn that gives Blue the most points."),
        ("Welcher Bau bringt am meisten?", "Blau baut einmal. Finde den Zug, nach dem Blau die meisten Punkte hat."),
        mode="puzzle",
    ),
)  # fmt: skip
