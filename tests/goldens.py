"""The files that tests compare with: `python -m tests.goldens` rewrites them all, `git diff` judges.

- `tests/rules/api.txt`: the public names of the rules.
- `tests/rules/<game>/perft.txt`: move counts; a line such as `seed 9 specialist_set=AB depth 3:` is
  filled in, so a new position is just a new line.
- `tests/rules/records/<game>/*.txt`: whole games; digests and notes are made anew from the moves. When the
  moves do not fit any more, `python -m tests.records <game>` plays the games again first.
- `rules/<game>/examples/*.rec`: the worked examples of the rulebooks, made by `tests.examples`.
"""

import inspect
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import rules
from rules import Record, State, kernel
from rules.kernel.perft import perft
from tests.examples import examples, path_of

HERE = Path(__file__).parent / "rules"
API = HERE / "api.txt"


def perft_files() -> list[Path]:
    """The perft goldens of all games."""
    return sorted(HERE.glob("*/perft.txt"))


def record_files() -> list[Path]:
    """The recorded games of all games."""
    return sorted(HERE.glob("records/*/*.txt"))


def goldens() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Each golden file and what should stand in it."""
    yield API, api
    for path in record_files():
        yield path, lambda path=path: str(annotated(Record.parse(path.read_text("utf-8"))))
    for game, example in examples():
        yield path_of(game, example.name), lambda example=example: str(example.record())
    for path in perft_files():  # after the records: some positions are taken from them
        yield path, lambda path=path: "".join(f"{perft_line(path, line)}\n" for line in lines(path))


def lines(path: Path) -> list[str]:
    """The positions of a perft golden."""
    return [line for line in path.read_text("utf-8").splitlines() if line.strip()]


def perft_line(path: Path, line: str) -> str:
    """A line of a perft golden with its counts made anew."""
    where = line.partition(":")[0]
    *words, _, depth = where.split()
    counts = perft(_position(path, words), int(depth))
    return f"{where}: {' '.join(map(str, counts))}"


def annotated(record: Record) -> Record:
    """A recorded game with digests and with notes that tell how it ended."""
    bare = replace(record, notes=(), end="", digests=(), components=rules.load(record.game).components)
    state = bare.replay()
    played = replace(bare, end=state.digest()).with_digests()
    if not state.is_terminal():
        return played.with_notes(end="open")
    why, *_ = getattr(state, "trigger", None) or ("over",)
    return played.with_notes(end=why, returns=" ".join(map(str, state.returns())))


def api() -> str:
    """The public names of `rules` and of the classes that it hands out, with their parameters."""
    found = [f"rules.{name}{_parameters(getattr(rules, name))}" for name in sorted(rules.__all__)]
    found += [f"rules.kernel.{name}" for name in sorted(kernel.__all__)]
    for name in sorted(kernel.__all__):
        thing = getattr(kernel, name)
        if inspect.isclass(thing):
            found += [f"{name}.{member}" for member in _members(thing)]
    return "\n".join(found) + "\n"


def _members(thing: type) -> Iterator[str]:
    shown = {name for base in thing.__mro__ for name in vars(base) if base.__module__.startswith("rules")}
    for name in sorted(shown):
        if not name.startswith("_"):
            yield name + _parameters(inspect.getattr_static(thing, name))


def _parameters(thing: object) -> str:
    thing = getattr(thing, "__func__", thing)
    return f"({', '.join(inspect.signature(thing).parameters)})" if inspect.isfunction(thing) else ""


def _position(path: Path, words: list[str]) -> State:
    game = path.parent.name
    if words[0] == "record":
        text = (HERE / "records" / game / f"{words[1]}.txt").read_text("utf-8")
        return Record.parse(text).replay(int(words[3]))
    options = dict(word.split("=") for word in words[2:])
    return rules.load(game).new(int(words[1]), options=options)


def main() -> None:
    """Rewrite every golden file that differs, and name it."""
    for path, make in goldens():
        text = make()
        if not path.exists() or path.read_text("utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, "utf-8")
            print(f"rewritten: {path.relative_to(HERE.parents[1])}")


if __name__ == "__main__":
    main()
