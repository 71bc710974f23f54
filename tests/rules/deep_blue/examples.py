"""The worked examples of Deep Blue's rulebook."""

# ruff: noqa: E501 (sentences)

from tests.examples import Example
from tests.rules.deep_blue.position import table

DIVE = "gold silver blue green gold red black blue"
EIGHT = "silver silver red black silver red blue gold"
SAIL = "S1:T1 S2:T4 S4:T3 S5:T2 S6:T5 A3:N1? A7:N2? A2:U1?"

EXAMPLES = (
    Example(
        "overpaid", "DEB-4.3", lambda: table(hands=["K1 K4"], deck="C10"),
        ("Paying too much", "The first place of the market costs 1, but the card that is played brings 2: the rest is lost. "
         "Then the cards move up and a new one comes."),
        ("Zu viel bezahlt", "Der erste Platz des Marktes kostet 1, die Karte bringt aber 2: Der Rest verfällt. "
         "Danach rücken die Karten nach, und eine neue kommt dazu."),
        ("slot:0", "card:K4.0"),
    ),
    Example(
        "renewing", "DEB-4.5",
        lambda: table(hands=["K4 C30"], market="C05 C17 C09 C19", deck="C10 C01 C11 C14 C27"),
        ("A new market", "For 4 money all four cards go and four new ones come, each with its gem for the bag. Then "
         "one of them may be taken for nothing."),
        ("Ein neuer Markt", "Für 4 Geld gehen alle vier Karten, und vier neue kommen, jede mit ihrem Stein für den "
         "Beutel. Danach darf eine davon umsonst genommen werden."),
        ("deck:crew", "card:K4.0", "card:C30", "slot:2"),
    ),
    Example(
        "sailing", "DEB-5.3",
        lambda: table(players=3, turn=2, tiles=SAIL, boats="2A S6, 0A S5.1", hands=["", "", "K3 K2 C28"]),
        ("Four spaces for two boats", "Two cards give 4 propellers. Each boat moves two spaces: one past a wreck that "
         "still lies face down, the other past a buoy."),
        ("Vier Felder für zwei Boote", "Zwei Karten geben 4 Propeller. Jedes Boot fährt zwei Felder: eins an einem "
         "verdeckten Wrack vorbei, das andere an einer Boje."),
        ("action:sail", "card:K3.2", "card:C28", "button:done", "boat:2A node:A7", "boat:2B node:S5", "spot:A7.1",
         "spot:S5.2"),
        ply=4,
    ),
    Example(
        "red_cards", "DEB-8.14",
        lambda: table(
            players=3, boats="0A S4, 1A S4, 2A S4", hands=["", "C09", "C10"], bag="silver gold red black blue"
        ),
        ("A red gem, two red cards", "The leader has drawn a red gem. Each of the two others plays a red card and "
         "gets 4 points for it at the end of the dive."),
        ("Ein roter Stein, zwei rote Karten", "Der Tauchleiter hat einen roten Stein gezogen. Die beiden anderen "
         "spielen je eine rote Karte und bekommen am Ende des Tauchgangs 4 Punkte dafür."),
        ("dive:S4", "card:C09", "card:C10", "button:stop"), ply=1,
        draws="red", bag="silver gold red black blue",
    ),
    Example(
        "eighth_gem", "DEB-8.13",
        lambda: table(
            boats="0A S4", hands=["K2 C23"], bag="silver silver silver red red black blue gold gold"
        ),
        ("The eighth gem is gold", "Seven gems are drawn, the eighth is the first gold one. Two cards fit at once: one "
         "for gold with 2 points, one for eight gems with 6."),
        ("Der achte Stein ist golden", "Sieben Steine sind gezogen, der achte ist der erste goldene. Zwei Karten "
         "passen zugleich: eine für Gold mit 2 Punkten, eine für acht Steine mit 6."),
        ("dive:S4", *["button:draw"] * 7, "card:K2.0", "card:C23"), ply=8,
        draws=EIGHT, bag="silver silver silver gold gold red red black blue",
    ),
    Example(
        "dive", "DEB-9.2",
        lambda: table(
            players=3, tiles="S4:T3", boats="0A S4.3, 1A S4.1, 2A S4.2", hands=["K2 C09", "C17 C24 C01", "K2"],
            bag=DIVE + " silver",
        ),
        ("A whole dive", "Three divers, eight gems, two warnings and a strike. Step through it: in the end it is 18 "
         "points for the leader, 29 for the second and 2 for the third, who had to surface."),
        ("Ein ganzer Tauchgang", "Drei Taucher, acht Steine, zwei Warnungen und ein Treffer. Gehe ihn Schritt für "
         "Schritt durch: Am Ende sind es 18 Punkte für den Leiter, 29 für den zweiten und 2 für den dritten, der "
         "auftauchen musste."),
        ("dive:S4", "card:K2.0", "card:K2.2", "button:draw", "button:draw", "button:draw", "card:C17",
         "button:draw", "button:draw", "card:C09", "button:draw", "button:draw", "boat:0A", "card:C01",
         "card:C24", "button:stop"),
        ply=12, mode="read", draws=DIVE, bag="silver silver gold gold red green black blue blue",
    ),
)  # fmt: skip
