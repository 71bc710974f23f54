"""Prints the table: start, bytes, taps, moves per second. `python3 build.py bench`."""

import statistics
import sys

from tests.bench import moves, start


def main() -> None:
    """Measure everything; each start beside a bare Pyodide in the same run, since machines waver."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    rows: list[tuple[str, str]] = []
    measured = start.measure(runs)
    bare = statistics.median(measured.bare)
    for name, values in measured.marks.items():
        middle = statistics.median(values)
        rows.append((name, f"{middle:8.0f} ms   {middle / bare:5.2f} x bare"))
    rows.append(("bare Pyodide: loadPyodide and a line of Python", f"{bare:8.0f} ms    1.00 x bare"))
    rows.append(
        (
            "tap to changed board",
            f"{statistics.median(measured.taps):8.0f} ms   worst {max(measured.taps):.0f}",
        )
    )
    rows.append(("bytes to the first play", f"{measured.bytes / 1e6:8.2f} MB"))
    rows += [(f"moves per second, {what}", f"{rate:8.0f}") for what, rate in moves.measure().items()]
    rate, share = moves.networks()
    rows.append(("moves per second, Der Schwarm, and its hot path", f"{rate:8.0f}   {share:.1%} on networks"))
    print()
    for name, value in rows:
        print(f"{name:50}{value}")


if __name__ == "__main__":
    main()
