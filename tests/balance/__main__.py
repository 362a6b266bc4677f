"""Measure the component cards and print the figures beside their bands; exit 1 when one lies outside."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Any

from tests.balance.figures import sections
from tests.balance.measuring import measured, tasks
from tests.balance.report import as_document, as_text
from tests.balance.store import ROOT, Store, fingerprint

DOCUMENT = ROOT / "docs" / "balance-components.md"
QUICK, USUAL = 4, 24
"""Games of each mode and number of seats."""


def main() -> int:
    """Run what is not measured yet, then report; returns the exit code."""
    words = argparse.ArgumentParser(
        prog="python -m tests.balance",
        description="The component cards measured with the planner. It can be stopped; the same command goes on.",
    )
    words.add_argument("--games", type=int, default=USUAL, help=f"games of each kind ({USUAL})")
    words.add_argument("--quick", action="store_true", help=f"{QUICK} games of each kind, no document")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    words.add_argument("--again", action="store_true", help="forget what was measured")
    asked = words.parse_args()
    games = QUICK if asked.quick else max(1, asked.games)
    store = Store(fingerprint())
    if asked.again:
        store.forget()
    try:
        run(store, tasks(games), asked.jobs)
    except KeyboardInterrupt:
        print("\nStopped. The same command goes on from here.", file=sys.stderr)
        return 130
    wanted = set(tasks(games))
    found = sections({key: result for key, result in store.results.items() if key in wanted})
    print(as_text(found))
    if not asked.quick:
        DOCUMENT.write_text(as_document(found, games), encoding="utf-8")
        print(f"\nWritten: {DOCUMENT.relative_to(ROOT)}")
    return int(any(row.outside for section in found for row in section.rows))


def run(store: Store, keys: list[str], jobs: int) -> None:
    """Measure what is not there yet, and show how far it is."""
    left = [key for key in keys if key not in store.results]
    started, done = time.monotonic(), len(keys) - len(left)
    for number, (key, result) in enumerate(_measured(left, jobs), 1):
        store.keep(key, result)
        each = (time.monotonic() - started) / number
        rest = int(each * (len(left) - number))
        text = f"{done + number}/{len(keys)}  about {rest // 60} min {rest % 60:02} s left  {key}"
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)
    if left:
        print(file=sys.stderr)


def _measured(keys: list[str], jobs: int) -> Iterator[tuple[str, Any]]:
    if jobs <= 1 or len(keys) < 2:
        yield from map(measured, keys)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(measured, keys, chunksize=2)


if __name__ == "__main__":
    sys.exit(main())
