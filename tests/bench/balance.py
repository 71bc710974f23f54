"""Plays many games between bots and prints what a designer looks at: wins, length, dead components.

`python -m tests.bench.balance seastead --count 10000 --option specialist_set=AB`
One bot named plays all seats: `python -m tests.bench.balance deep_blue --players 5 --bots greedy`.
Plans are greedy bots that have made up their mind; `--rotate` moves the bots one seat on from game to game:
`python -m tests.bench.balance flotilla --bots at_once,early,late,never --rotate --count 40`.
"""

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from statistics import mean, quantiles

import rules
from rules import bots
from rules.kernel import PlayerView, Rng

PLANS = {
    name: f"greedy@PlayCard=card:C1/{when}+DecideSwitch=button:switch/{when}"
    if when
    else "greedy@DecideSwitch=button:switch/0"
    for name, when in (("at_once", 1), ("early", 9), ("late", 16), ("never", 0))
}  # when a player of Flotilla changes sides


def one_game(
    job: tuple[str, int, tuple[tuple[str, str], ...], tuple[str, ...]],
) -> tuple[list[float], int, int, Counter, Counter]:
    """Plays one game: returns, first seat to decide, turns, picks made, events that happened."""
    name, seed, options, seats = job
    state = rules.load(name).new(seed, len(seats), dict(options))
    players, rng = [bots.make(PLANS.get(bot, bot)) for bot in seats], Rng(seed + 1_000_003)
    starter, picks, events, turns = state.decision.player, Counter(), Counter(), 1
    while decision := state.decision:
        move = players[decision.player].choose(PlayerView(state, decision.player), rng)
        picks.update(f"{decision.name} {pick}" for pick in move)
        for event in state.apply(move):
            events[event.kind] += 1
            turns += event.kind == "TurnBegun"
            if event.kind == "EndTriggered":
                events[f"end by {event.args['reason']}"] += 1
    return state.returns(), starter, turns, picks, events


def rotated(seats: tuple[str, ...], by: int) -> tuple[str, ...]:
    """The same bots, each some seats further on."""
    by %= len(seats)
    return seats[by:] + seats[:by]


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
    args = parser.parse_args()
    options = tuple(tuple(pair.split("=", 1)) for pair in args.option)
    seats = tuple(args.bots.split(","))
    seats = seats * args.players if len(seats) == 1 else seats
    jobs = [
        (args.game, seed, options, rotated(seats, seed if args.rotate else 0))
        for seed in range(args.first_seed, args.first_seed + args.count)
    ]
    if args.workers > 1:
        with ProcessPoolExecutor(args.workers) as pool:
            results = list(pool.map(one_game, jobs, chunksize=20))
    else:
        results = [one_game(job) for job in jobs]
    if args.rotate:
        shares: Counter = Counter()
        for job, (returns, *_) in zip(jobs, results, strict=True):
            shares.update(dict(zip(job[3], returns, strict=True)))
        print("wins by bot:", ", ".join(f"{bot} {100 * shares[bot] / len(jobs):.1f} %" for bot in seats))
    starters = [returns[starter] for returns, starter, *_ in results]
    turns = [result[2] for result in results]
    picks, events = Counter(), Counter()
    for *_, made, happened in results:
        picks.update(made)
        events.update(happened)
    print(f"{len(results)} games, {seats}, options {dict(options)}")
    wins = " ".join(
        f"{100 * mean(returns[seat] for returns, *_ in results):.1f}" for seat in range(len(seats))
    )
    print(f"first player wins {100 * mean(starters):.1f} %, by seat {wins} (fair {100 / len(seats):.1f})")
    tenths = quantiles(turns, n=10)
    print(
        f"turns {mean(turns):.1f}, of each seat {mean(turns) / len(seats):.1f} "
        f"(in all, 10 % to 90 %: {tenths[0]:.0f} to {tenths[-1]:.0f}; most {max(turns)})"
    )
    print(
        "per game:", ", ".join(f"{kind} {count / len(results):.2f}" for kind, count in sorted(events.items()))
    )
    print("picks per 100 games:")
    for pick, count in sorted(picks.items()):
        print(f"    {pick:46} {100 * count / len(results):8.1f}")


if __name__ == "__main__":
    main()
