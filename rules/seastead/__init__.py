"""Seastead: dive and share, build on four floating towns; the two-player base game."""

from rules.kernel import Game
from rules.seastead.components import box
from rules.seastead.evaluation import evaluate
from rules.seastead.setup import setup

GAME = Game(
    name="seastead",
    players=(2, 2),
    options={"specialist_set": ("A", "AB")},  # SEA-2.5: the first game with set A
    components=box().digest,
    end_rule="SEA-12.2",
    setup=setup,
    evaluate=evaluate,
)
