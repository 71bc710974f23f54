"""Der Schwarm: networks of buoys round a swarm queen for two to four players."""

from rules.kernel import Game
from rules.schwarm.components import box
from rules.schwarm.evaluation import evaluate
from rules.schwarm.setup import setup

SWITCH = ("off", "on")
GAME = Game(
    name="schwarm",
    players=(box().constants["players_min"], box().constants["players_max"]),
    options={
        "free_start": SWITCH,  # SCH-9.1, apart from the other half of variant 1: SCH-9.4
        "big_tsunami": SWITCH,  # SCH-9.3
        "hand_cards": SWITCH,  # SCH-9.5
        "ship_diagonal": SWITCH,  # SCH-9.20
        "fast_ship_card": SWITCH,  # SCH-9.21
        "crab_blocks": SWITCH,  # SCH-9.22
        "damage_per_field": SWITCH,  # SCH-9.23
        "sides_each": SWITCH,  # SCH-9.24
    },
    components=box().digest,
    end_rule="SCH-8.8",
    setup=setup,
    evaluate=evaluate,
)
