"""The worked examples of Otys' rulebook, and a puzzle of ours."""

# ruff: noqa: E501 (sentences)

from rules import State
from tests.examples import Example
from tests.rules.otys.position import table, upto


def before_sponsor(level: int, face: str, **position: object) -> State:
    """A table before the sponsor of a level is used."""
    sponsors = ["1b"] * 5
    sponsors[level - 1] = face
    return begun(upto(table(sponsors=" ".join(sponsors), **position), "UseSponsor", f"key:{level}"))  # type: ignore[arg-type]


def begun(state: State) -> State:
    """This position as a beginning."""
    state.history = None
    return state


EXAMPLES = (
    Example(
        "rotation", "OTY-4.5", lambda: table(sponsors="5b 1a 4b 2b 3a", neutral=[1]),
        ("An X key turns the sponsors", "Use an X key on any level: first all sponsors move on by one level and keep "
         "their sides. A key with a number leaves them where they are."),
        ("Ein X-Schlüssel dreht die Sponsoren", "Nutze einen X-Schlüssel auf irgendeiner Ebene: Zuerst rücken alle "
         "Sponsoren eine Ebene weiter und behalten ihre Seite. Ein Schlüssel mit Zahl lässt sie liegen."),
        ("key:nx level:3",),
    ),
    Example(
        "trader", "OTY-7.20",
        lambda: begun(upto(
            table(columns=["Y Ef N | Em Ep Et T X"], zones=["L4[plants tech]"], store="tech 1 2"),
            "UseTrader", "key:4",
        )),
        ("Selling", "The trader works on level 4. The plants bring 3 credits or 1 prestige; tech brings only 1 "
         "credit, because two places of the store are full."),
        ("Verkaufen", "Der Händler arbeitet auf Ebene 4. Die Pflanzen bringen 3 Credits oder 1 Prestige; Technik "
         "bringt nur 1 Credit, weil zwei Plätze des Lagers belegt sind."),
        ("zone:4.plants for:prestige",),
    ),
    Example(
        "diver_twice", "OTY-6.20",
        lambda: before_sponsor(
            3, "2b", columns=["Y Ef N | X T Em Et Ep"], zones=["L3[metal plants]"], public="C11 C29 C30", deck="C15"
        ),
        ("The same diver twice", "This sponsor lets the diver work twice. A contract in between makes room for the "
         "second metal."),
        ("Derselbe Taucher zweimal", "Dieser Sponsor lässt den Taucher zweimal arbeiten. Ein Auftrag dazwischen macht "
         "Platz für das zweite Metall."),
        ("sponsor:2.basic", "resource:metal", "contract:C11 level:3", "resource:metal"),
    ),
    Example(
        "lowest_surfaces", "OTY-6.32", lambda: before_sponsor(5, "3a", batteries=[0]),
        ("The lowest diver surfaces", "The sponsor lets the lowest diver rise for nothing and without work. Whoever "
         "comes to level 5 from above works instead."),
        ("Der unterste Taucher taucht auf", "Der Sponsor lässt den untersten Taucher umsonst und ohne Arbeit "
         "aufsteigen. Wer von oben auf Ebene 5 nachrückt, arbeitet statt seiner."),
        ("sponsor:3.advanced", "resource:tech"),
    ),
    Example(
        "hacker", "OTY-7.33",
        lambda: begun(upto(
            table(
                columns=["Y Ef X | Em T N Et Ep"], tracks=["1 4 5 2 x"], sponsors="1b 1b 2b 1b 1b", credits=[2]
            ),
            "UseSponsor", "key:3",
        )),
        ("The hacker at work", "The engineer works twice and moves the hacker by two steps. All six keys come back, "
         "but only at the end of the turn."),
        ("Der Hacker bei der Arbeit", "Der Techniker arbeitet zweimal und rückt den Hacker zwei Schritte vor. Alle "
         "sechs Schlüssel kommen zurück, aber erst am Ende des Zuges."),
        ("sponsor:2.basic", "specialist:hacker", "specialist:hacker"),
    ),
    Example(
        "propeller", "OTY-5.3", lambda: table(specialists=[(1, 0)], sponsors="1b 1b 4b 1b 1b"),
        ("A diver is moved", "After the key and before the sponsor a battery moves a diver to another place. Key, "
         "sponsor and level stay as they are: whoever is on level 3 now works."),
        ("Ein Taucher wird versetzt", "Nach dem Schlüssel und vor dem Sponsor versetzt eine Batterie einen Taucher. "
         "Schlüssel, Sponsor und Ebene bleiben, wie sie sind: Es arbeitet, wer nun auf Ebene 3 ist."),
        ("key:3", "diver:expert_tech slot:L3", "sponsor:4.basic", "resource:tech"), ply=1,
    ),
    Example(
        "puzzle_prestige", "OTY-9.5",
        lambda: table(
            columns=["Y Ef N | X T Em Ep Et"], zones=["L2[metal plants] L3[metal plants] L4[tech]"], credits=[2],
            public="C11 C29 C30", store="tech 1 2", batteries=[0],
        ),
        ("A turn for prestige", "One key, one diver. Find the turn that brings the most prestige."),
        ("Ein Zug für Prestige", "Ein Schlüssel, ein Taucher. Finde den Zug, der am meisten Prestige bringt."),
        mode="puzzle",
    ),
)  # fmt: skip
