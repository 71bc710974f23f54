"""The command line of `rules`: how the next developer debugs without a browser."""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import rules
from rules import bots
from rules.kernel import PlayerView, Record, Rng, RulesError, State
from rules.kernel.perft import perft


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    args = _parser().parse_args(argv)
    try:
        args.command(args)
        sys.stdout.flush()
    except BrokenPipeError:  # `| head` has seen enough; nothing may be left to flush at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (RulesError, KeyError, OSError) as why:
        print(f"rules: {why.args[0] if isinstance(why, KeyError) else why}", file=sys.stderr)
        return 2
    return 0


def play(state: State, seats: Sequence[str], seed: int, plies: int | None = None) -> State:
    """Let bots, named per seat, play a state on; stops at the end or after `plies` moves."""
    if len(seats) < state.players:
        raise KeyError(f"{state.players} players need {state.players} bots, given: {', '.join(seats)}")
    players, rng, made = [bots.make(name) for name in seats], Rng(seed), 0
    while (decision := state.decision) and (plies is None or made < plies):
        view = PlayerView(state, decision.player)
        state.play_unchecked(players[decision.player].choose(view, rng))
        made += 1
    return state


def _games(args: argparse.Namespace) -> None:
    for name in rules.games(waiting=True):
        game = rules.load(name)
        print(f"{name}: {game.players[0]} to {game.players[1]} players, component set {game.components}")
        for option, values in game.options.items():
            print(f"    {option}: {' | '.join(values)}")


def _play(args: argparse.Namespace) -> None:
    record = play(_new(args), args.bots.split(","), args.bot_seed, args.plies).record(digests=args.digests)
    print(record, end="")


def _replay(args: argparse.Namespace) -> None:
    record = _read(args.file)
    state = record.start()
    for number, move in enumerate(record.moves, 1):
        asked = state.decision
        events = state.apply(move)
        print(f"{number:4} {asked.name} seat {asked.player}: {move}" if asked else move)
        for event in events:
            print(f"        {event}")
    record.replay()
    print(f"digest {state.digest()}, over: {state.is_terminal()}" + _result(state))


def _show(args: argparse.Namespace) -> None:
    state = _read(args.file).replay(args.ply)
    print(_text(state.observation(None)))
    print(state.decision or "game over", state.legal_moves())


def _perft(args: argparse.Namespace) -> None:
    for depth, count in enumerate(perft(_new(args), args.depth), 1):
        print(f"{args.game} seed {args.seed} depth {depth}: {count}")


def _many(args: argparse.Namespace) -> None:
    started, wins, plies = time.perf_counter(), [0.0] * 8, 0
    for seed in range(args.seed, args.seed + args.count):
        args.seed = seed
        state = play(_new(args), args.bots.split(","), seed)
        plies += state.ply
        for seat, share in enumerate(state.returns()):
            wins[seat] += share
    spent = time.perf_counter() - started
    shares = [f"{100 * share / args.count:.1f} %" for share in wins[: state.players]]
    print(
        f"{args.count} games, {plies} moves, {plies / spent:.0f} moves a second, "
        f"wins by seat {' '.join(shares)}"
    )


def _read(file: str) -> Record:
    return Record.parse(Path(file).read_text("utf-8", errors="replace"))


def _new(args: argparse.Namespace) -> State:
    options = {name: value for name, _, value in (pair.partition("=") for pair in args.option)}
    return rules.load(args.game).new(args.seed, args.players, options)


def _result(state: State) -> str:
    return f", returns {state.returns()}" if state.is_terminal() else ""


def _positive(text: str) -> int:
    if int(text) < 1:
        raise ValueError(text)
    return int(text)


def _text(value: object, indent: str = "") -> str:
    """An observation as indented text, one field a line."""
    names = getattr(value, "__slots__", None)
    if names is None:
        return str(value)
    lines = []
    for name in names:
        inner = getattr(value, name)
        items = inner.items() if isinstance(inner, dict) else ()
        if any(hasattr(item, "__slots__") for _, item in items):
            lines += [f"{indent}{name}:", *(f"{indent}  {key}: {item}" for key, item in items)]
        else:
            lines.append(f"{indent}{name}: {inner}")
    return "\n".join(lines)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")

    def command(name: str, run: object, text: str, *, new: bool = False) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=run)
        if new:
            sub.add_argument("game", help="name of the game")
            sub.add_argument("--seed", type=int, default=1)
            sub.add_argument("--players", type=int)
            sub.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
        return sub

    command("games", _games, "list the games, player counts and options")
    sub = command("play", _play, "let bots play a game and print its record", new=True)
    sub.add_argument("--bots", default="random,random,random,random,random", help="a bot for each seat")
    sub.add_argument("--bot-seed", type=int, default=1)
    sub.add_argument("--plies", type=int, help="stop after so many moves")
    sub.add_argument("--digests", action="store_true", help="write the digest after each move")
    command("replay", _replay, "replay a record and print what happened").add_argument("file")
    sub = command("show", _show, "print a recorded position as text")
    sub.add_argument("file")
    sub.add_argument("--ply", type=int, help="after so many moves (default: all)")
    sub = command("perft", _perft, "count the move sequences of the first plies", new=True)
    sub.add_argument("--depth", type=int, default=3)
    sub = command("many", _many, "play many games between bots and print speed and wins", new=True)
    sub.add_argument("--bots", default="random,random,random,random,random", help="a bot for each seat")
    sub.add_argument("--count", type=_positive, default=100)
    return parser
