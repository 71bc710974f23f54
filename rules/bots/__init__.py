"""Bots: they see a `PlayerView`, never the true state. `make(name)` gives one by name."""

from rules.bots.committed import CommittedBot
from rules.bots.greedy import GreedyBot
from rules.bots.random import RandomBot
from rules.kernel.bot import Bot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot", "make"]


def make(name: str) -> Bot:
    """A bot by name, or a greedy one with its mind made up: `greedy@DecideSwitch=button:switch/9`.

    Raises KeyError naming what is unknown, ValueError for a resolve that cannot be read.
    """
    if name.startswith("greedy@"):
        return CommittedBot.parse(name.removeprefix("greedy@"))
    if name not in BOTS:
        raise KeyError(f"no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name]()
