"""Seastead: dive and share, build on four floating towns, for two or alone against the Boss."""

from rules.kernel import Game
from rules.seastead.components import box
from rules.seastead.evaluation import evaluate
from rules.seastead.setup import box_sides, forbid, moot, setup

GAME = Game(
    name="seastead",
    players=(1, 2),
    options={
        "specialist_set": ("A", "AB"),  # SEA-2.5, SEA-14.3: the first game with set A
        "sides": (*box_sides()[:2], "mixed", *box_sides()[2:]),  # SEA-14.1
        "setup_decree": ("random", "agreed"),  # SEA-14.2
        "decree_draw": ("open", "secret"),  # SEA-16.14
        "solo_tags": ("void", "void_at_boss"),  # SEA-15.13
    },
    later=("sides", "setup_decree", "decree_draw", "solo_tags"),
    forbid=forbid,
    moot=moot,
    components=box().digest,
    end_rule="SEA-12.2",
    setup=setup,
    evaluate=evaluate,
)
