"""Plays many games between bots and prints what a designer looks at: wins, length, dead components.

`python -m tests.bench.balance seastead --count 10000 --option specialist_set=AB`
One bot named plays all seats: `python -m tests.bench.balance deep_blue --players 5 --bots greedy`.
Plans are greedy bots that have made up their mind; `--rotate` moves the bots one seat on from game to game:
`python -m tests.bench.balance flotilla --bots at_once,early,late,never --rotate --count 40`.
`--by DecreeInForce.decree` splits the wins by an event's argument: what shifts them is a strong component.
Who is ahead often chooses the same; `--lot ChooseDecree` has that decision drawn by lot, so that only what it
brings counts.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, quantiles
from typing import NamedTuple

import rules
from rules import bots
from rules.kernel import PlayerView, Rng

PLANS = {
    name: f"greedy@PlayCard=card:C1/{when}+DecideSwitch=button:switch/{when}"
    if when
    else "greedy@DecideSwitch=button:switch/0"
    for name, when in (("at_once", 1), ("early", 9), ("late", 16), ("never", 0))
}  # when a player of Flotilla changes sides


class Played(NamedTuple):
    """One game; `split`: each `--by` argument met, with its value and the seat of its event."""

    returns: list[float]
    starter: int
    turns: int
    picks: Counter
    events: Counter
    split: set[tuple[str, str, int | None]]


Job = tuple[str, int, tuple[tuple[str, str], ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def one_game(job: Job) -> Played:
    """Plays one game: name, seed, options, bots, `Kind.argument` of events to split by, decisions by lot."""
    name, seed, options, seats, by, lots = job
    state, happened = rules.load(name).open(seed, len(seats), dict(options))
    players, rng = [bots.make(PLANS.get(bot, bot)) for bot in seats], Rng(seed + 1_000_003)
    lot = bots.make("random")
    starter, picks, events, turns = state.decision.player, Counter(), Counter(), 0
    arguments = [tuple(name.split(".")) for name in by]
    split: set[tuple[str, str, int | None]] = set()
    while decision := state.decision:
        bot = lot if decision.name in lots else players[decision.player]
        move = bot.choose(PlayerView(state, decision.player), rng)
        picks.update(f"{decision.name} {pick}" for pick in move)
        happened += state.apply(move)
    for event in happened:
        events[event.kind] += 1
        turns += event.kind == "TurnBegun"
        for kind, argument in arguments:
            if event.kind == kind:
                split.add((f"{kind}.{argument}", str(event.args[argument]), event.args.get("player")))
        if event.kind == "EndTriggered":
            events[f"end by {event.args['reason']}"] += 1
    return Played(state.returns(), starter, turns, picks, events, split)


def report_split(results: list[Played], by: str) -> None:
    """Prints for each value of a `--by` argument who won: the seat that began, and the event's own seat."""
    print(f"by {by}:")
    for value in sorted({value for game in results for name, value, _ in game.split if name == by}):
        met = [(game, seat) for game in results for name, of, seat in game.split if (name, of) == (by, value)]
        games = {id(game): game for game, _ in met}.values()
        own = [game.returns[seat] for game, seat in met if seat is not None]
        began = 100 * mean(game.returns[game.starter] for game in games)
        by_owner = f", the event's player {100 * mean(own):.1f} % of {len(own)}" if own else ""
        print(f"    {value:24} {len(games):6} games: first player wins {began:.1f} %{by_owner}")


def rotated(seats: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same bots, each some seats further on."""
    by %= len(seats)
    return seats[by:] + seats[:by]


def report_bots(jobs: Sequence[Job], results: list[Played]) -> None:
    """Prints how often each of the bots that changed seats won."""
    shares: Counter = Counter()
    for job, game in zip(jobs, results, strict=True):
        shares.update(dict(zip(job[3], game.returns, strict=True)))
    print("wins by bot:", ", ".join(f"{bot} {100 * won / len(jobs):.1f} %" for bot, won in shares.items()))


def main() -> None:
    """Command line: game, count, options, bots."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first-seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rotate", action="store_true", help="another seat for each bot in each game")
    parser.add_argument("--by", action="append", default=[], help="Kind.argument of an event")
    parser.add_argument("--lot", action="append", default=[], help="a kind of decision that no bot makes")
    args = parser.parse_args()
    options = tuple(tuple(pair.split("=", 1)) for pair in args.option)
    seats = tuple(args.bots.split(","))
    seats = seats * args.players if len(seats) == 1 else seats
    jobs = [
        (
            args.game,
            seed,
            options,
            rotated(seats, seed if args.rotate else 0),
            tuple(args.by),
            tuple(args.lot),
        )
        for seed in range(args.first_seed, args.first_seed + args.count)
    ]
    if args.workers > 1:
        with ProcessPoolExecutor(args.workers) as pool:
            results = list(pool.map(one_game, jobs, chunksize=20))
    else:
        results = [one_game(job) for job in jobs]
    if args.rotate:
        report_bots(jobs, results)
    starters = [game.returns[game.starter] for game in results]
    turns = [game.turns for game in results]
    picks, events = Counter(), Counter()
    for game in results:
        picks.update(game.picks)
        events.update(game.events)
    print(f"{len(results)} games, {seats}, options {dict(options)}")
    wins = " ".join(f"{100 * mean(game.returns[seat] for game in results):.1f}" for seat in range(len(seats)))
    print(f"first player wins {100 * mean(starters):.1f} %, by seat {wins} (fair {100 / len(seats):.1f})")
    tenths = quantiles(turns, n=10)
    print(
        f"turns {mean(turns):.1f}, of each seat {mean(turns) / len(seats):.1f} "
        f"(in all, 10 % to 90 %: {tenths[0]:.0f} to {tenths[-1]:.0f}; most {max(turns)})"
    )
    print(
        "per game:", ", ".join(f"{kind} {count / len(results):.2f}" for kind, count in sorted(events.items()))
    )
    for by in args.by:
        report_split(results, by)
    print("picks per 100 games:")
    for pick, count in sorted(picks.items()):
        print(f"    {pick:46} {100 * count / len(results):8.1f}")


if __name__ == "__main__":
    main()
