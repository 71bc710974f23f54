"""The worked examples of Flotilla's rulebook, as positions to play."""

# ruff: noqa: E501 (sentences)

from typing import Any

from rules import State
from rules.flotilla.decisions_build import BuildTile
from rules.flotilla.decisions_dive import ResolveDive
from rules.flotilla.decisions_influence import ChooseInfluence
from rules.flotilla.decisions_lay import LayTile
from rules.flotilla.decisions_research import NameJokers
from rules.flotilla.decisions_switch import DecideSwitch
from rules.flotilla.decisions_trade import MoveMarket, Transact
from rules.flotilla.decisions_turn import EndTurn, PutCard
from rules.flotilla.state import FlotillaState
from rules.kernel import Step
from tests.examples import Example
from tests.rules.flotilla.position import table


def after(card: str, step: Step[Any], **known: Any) -> State:
    """A card has been played, and this is what comes next in its turn; the rest of it is still to come."""
    turn = {
        name: known.pop(name) for name in ("dice", "symbols", "spared", "rivals", "players") if name in known
    }
    shown = {name: turn[name] for name in ("rivals", "players") if name in turn}
    hand = " ".join(name for name in ("C1", "C2", "C3", "C4", "C5", "C6") if name != card)
    if "ships" in known:
        known["reserve"] = 4 - len(known["ships"].split())
    elif known.get("side") == "sky":
        known["joined"] = (0,)
    state = table(**{"hand": hand, **known}, **shown)
    assert isinstance(state, FlotillaState)
    state.card = state.source = card
    for name in ("dice", "symbols", "spared"):
        if name in turn:
            setattr(state, name, turn[name])
    state.stack = []
    state.push(step, MoveMarket(0), PutCard(0), EndTurn(0))
    state.settle()
    return state


EXAMPLES = (
    Example(
        "translator", "FLO-4.7", lambda: table(side="sky", hand="S13 C2 C3 C4 C1", pile="C5 C6", discs=(0, 1, 0, 0), money=5, joined=(0,)),
        ("The translator sends two speakers", "It brings influence twice, and once more twice for every speaker that "
         "is put down. The student counts. In the end the translator lies on top."),
        ("Die Übersetzerin schickt zwei Sprecher", "Sie bringt zwei Einfluss und noch zwei für jeden Sprecher, der "
         "abgelegt wird. Der Student zählt mit. Am Ende liegt sie selbst oben."),
        ("card:S13", "field:speakers.1", "field:traders.2", "card:C2", "field:founders.1", "resource:blue",
         "field:founders.2", "card:C3", "field:delvers.1", "field:delvers.2"),
    ),
    Example(
        "skipping", "FLO-6.2", lambda: after("C3", ChooseInfluence(0, 2, "any", ()), discs=(0, 2, 0, 0), money=4),
        ("Over the tile", "From the second field of the traders you may go right to the fourth: 5 money at once, and "
         "no tile with its toxicity. The step after it brings 2 money and 1 point."),
        ("Über das Plättchen hinweg", "Vom zweiten Feld der Händler darfst du gleich auf das vierte: sofort 5 Geld, "
         "und kein Plättchen mit seiner Toxizität. Der nächste Schritt bringt 2 Geld und 1 Punkt."),
        ("field:traders.4", "field:traders.5"),
    ),
    Example(
        "market", "FLO-7.8", lambda: after("C4", Transact(0, 3), side="sky", money=15),
        ("Three red ones for 15", "Each costs 5 as long as your turn lasts. Then the price goes up by three fields, "
         "so red costs 7 from now on."),
        ("Drei rote für 15", "Jede kostet 5, solange dein Zug dauert. Danach steigt der Preis um drei Felder, von nun "
         "an kostet Rot also 7."),
        ("buy:red", "buy:red", "buy:red"),
    ),
    Example(
        "circle", "FLO-8.7",
        lambda: after("C5", LayTile(0, ("G09",), 1), tiles="R01@0.2/5 Y02@0.3/4", ships="0.2"),
        ("Three yellow pieces meet", "The green reef completes the circle, so you draw an artifact and have its reward "
         "at once. Turned another way it would complete nothing."),
        ("Drei gelbe Teile treffen sich", "Das grüne Riff vollendet den Kreis, also ziehst du ein Artefakt und bekommst "
         "sofort seine Belohnung. Anders gedreht vollendet es nichts."),
        ("tile:G09", "hex:1.2 turn:0"),
    ),
    Example(
        "building", "FLO-9.6",
        lambda: after(
            "C5", BuildTile(0, 1), side="sky", supply="Y21", resources="yellow2", dials=(1, 1, 3, 1),
            tiles="Y04@0.2/3 Y05@1.2/4 G09@0.3/5 Y12@0.4/4 Y11@1.3/5",
        ),
        ("4 times 3", "The dial of the founders shows 3, and the habitat behind the green district counts, as it is the "
         "same settlement: 4. Three yellow tiles hang together: 3. The other habitat is cut off by water."),
        ("4 mal 3", "Der Anzeiger der Gründer steht auf 3, und das Habitat hinter dem grünen Bezirk zählt, weil es "
         "dieselbe Siedlung ist: 4. Drei gelbe Plättchen hängen zusammen: 3. Das andere Habitat trennt Wasser ab."),
        ("tile:Y21", "hex:2.1 turn:0"),
    ),
    Example(
        "diving", "FLO-10.2",
        lambda: after(
            "C6", ResolveDive(0), ships="0.2 0.3", tiles="Y10@0.2/0 R17@0.3/0",
            dice=("shallow.3", "shallow.4", "reef.2", "deep.4"), spared=True,
            symbols=("depletion", "resource", "resource", "resource", "sonar.shallow", "survivor"),
        ),
        ("Two ships dive", "Two shallow dice of the card, one reef and one deep die of the ships. First the survivor "
         "and the sonar, which is toxicity now; then three resources, and at the end one marker: the first of two "
         "depletion symbols does nothing."),
        ("Zwei Schiffe tauchen", "Zwei Würfel für Flachwasser von der Karte, einer für Riff und einer für Tiefsee von "
         "den Schiffen. Zuerst der Überlebende und das Sonar, das jetzt Toxizität ist; dann drei Ressourcen und zum "
         "Schluss ein Marker: Das erste von zwei Erschöpfungssymbolen tut nichts."),
        ("symbol:survivor", "symbol:sonar.shallow", "symbol:resource ship:0", "symbol:resource ship:1",
         "symbol:resource ship:1", "symbol:depletion hex:0.2"),
    ),
    Example(
        "research", "FLO-11.6",
        lambda: after(
            "C6", NameJokers(0), side="sky", dice=("research.3", "research.3", "research.5", "research.0", "research.4"),
            hub={"speakers": (), "traders": (), "founders": (), "delvers": ("A13", "A14")},
        ),
        ("Two delvers and a joker", "The joker becomes the third delver. Two artifacts of the delvers lie on the hub, "
         "and each brings a resource."),
        ("Zwei Forscher und ein Joker", "Der Joker wird zum dritten Forscher. Zwei Artefakte der Forscher liegen im "
         "Zentrum, und jedes bringt eine Ressource."),
        ("guild:delvers", "resource:red", "resource:red"),
    ),
    Example(
        "second_to_join", "FLO-13.2",
        lambda: after(
            "C1", DecideSwitch(0), players=4, joined=(2,), money=4, ships="0.1:blue3 0.0 0.2", outposts="0.0 0.2", built=2,
            tiles="B01@0.2/0 R02@1.1/0 B04@-1.2/0 Y04@0.3/0", rivals=[{}, {"side": "sky", "money": 30}],
        ),
        ("The second one to join", "Three ships bring 13 each, their cargo is kept. The tile with the outpost goes back "
         "into the bag, the other three turn over, and two of them may be built at once."),
        ("Als Zweiter zur Flotilla", "Drei Schiffe bringen je 13, ihre Fracht bleibt. Das Plättchen mit dem Außenposten "
         "geht zurück in den Beutel, die anderen drei werden umgedreht, und zwei davon darf man sofort bauen."),
        ("button:switch", "tile:B04", "hex:0.2 turn:0", "area:0"),
    ),
    Example(
        "objective", "FLO-14.6",
        lambda: after(
            "C4", Transact(0, 1), money=26, tiles="B01@0.2/0 B03@1.1/0 B05@1.2/0 G01@-1.2/0", outposts="0.2", built=1,
        ),
        ("The second outpost", "It costs 24 and stands on any free site. Then one objective of the Sinkside is scored: "
         "what you have now, times the number on the tile."),
        ("Der zweite Außenposten", "Er kostet 24 und steht auf einem beliebigen freien Bauplatz. Dann wird ein Ziel der "
         "Sinkside gewertet: was du jetzt hast, mal die Zahl auf dem Plättchen."),
        ("button:outpost", "hex:1.1"),
    ),
)  # fmt: skip
