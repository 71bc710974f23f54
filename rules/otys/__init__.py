"""Otys: divers, keys and sponsors of a sunken town for two to four players."""

from rules.kernel import Game
from rules.otys.components import box
from rules.otys.evaluation import evaluate
from rules.otys.setup import setup

GAME = Game(
    name="otys",
    players=(box().constants["players_min"], box().constants["players_max"]),
    options={
        "sponsor_sides": ("random", "basic", "advanced"),  # OTY-14.1
        "propeller_scope": ("any", "arrive", "key_diver"),  # OTY-14.2
        "contract_scope": ("any", "key_level"),  # OTY-14.3
        "sponsor2_scope": ("any", "same"),  # OTY-14.4
        "spy_variant": ("standard", "designer"),  # OTY-14.5
    },
    components=box().digest,
    end_rule="OTY-11.1",
    setup=setup,
    evaluate=evaluate,
)
