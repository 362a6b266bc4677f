"""Measure and print the table. Exit 1 when random play by full rules is below its share of the floor."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from statistics import median

from core.bots.simulate import few_collections
from tests.bench import drawing, saving, starting, views
from tests.bench.engine import SCENARIOS, empty_rules, full_rules
from tests.bench.floor import play
from tests.bench.rounds import Row, in_turn, on_one_core, rate, ratios

SEATS = (1, 2, 3, 4)


def main() -> int:
    """Run the benchmarks; returns the exit code."""
    words = argparse.ArgumentParser(prog="python -m tests.bench", description="Speed, each figure beside its floor.")
    words.add_argument("--quick", action="store_true", help="fewer and shorter rounds: done in a minute, less sure")
    quick: bool = words.parse_args().quick
    on_one_core()
    rounds, seconds = (3, 0.2) if quick else (7, 0.5)
    rows, fast = engine(rounds, seconds)
    rows += views.rows() + saving.rows(10 * rounds) + starting.rows(rounds) + drawing.rows()
    print(table(rows))
    return 0 if fast else 1


def engine(rounds: int, seconds: float) -> tuple[list[Row], bool]:
    """The engine's lines, and whether random play reaches its share of the floor everywhere."""
    plays: dict[str, Callable[[], int]] = {"floor": play, "empty rules": empty_rules}
    wanted = {
        f"{scenario}, {count} seat{'s' if count > 1 else ''}": (scenario, count, least)
        for scenario, least in SCENARIOS.items()
        for count in SEATS
    }
    plays |= {name: full_rules(scenario, count) for name, (scenario, count, _) in wanted.items()}
    with few_collections():
        found = in_turn({name: _rated(one, seconds) for name, one in plays.items()}, rounds)
    floor = found.pop("floor")
    shares = {name: ratios(figures, floor) for name, figures in found.items()}
    rows = [Row("floor: noughts and crosses", _a_second(floor))]
    for name, figures in found.items():
        least = f">= {wanted[name][2]:.3f}" if name in wanted else ""
        rows.append(Row(f"engine: {name}", _a_second(figures), "floor", f"{shares[name]:.3f}", least))
    return rows, all(shares[name] >= least for name, (_, _, least) in wanted.items())


def _rated(one: Callable[[], int], seconds: float) -> Callable[[], float]:
    return lambda: rate(one, seconds)


def _a_second(figures: list[float]) -> str:
    return f"{median(figures):,.0f} choices/s"


def table(rows: list[Row]) -> str:
    """The rows under their heads, in columns."""
    lines = [("what", "measured", "beside", "share", "wanted")]
    lines += [(row.what, row.figure, row.beside, row.share, row.wanted) for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in lines
    )


if __name__ == "__main__":
    sys.exit(main())
