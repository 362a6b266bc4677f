"""Measure what cards and levels were designed for, beside the wanted bands; exit 1 when a figure lies outside."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from multiprocessing import get_context
from typing import Any

from core.bots.simulate import collect_seldom
from tests.balance.campaign import CAMPAIGN
from tests.balance.components import COMPONENTS
from tests.balance.dials import DIALS_SUITE
from tests.balance.forest import FOREST
from tests.balance.report import as_document, as_text
from tests.balance.store import ROOT, Store, fingerprint
from tests.balance.suite import Suite

SUITES = {suite.name: suite for suite in (FOREST, CAMPAIGN, DIALS_SUITE, COMPONENTS)}
"""What there is to measure, the quick one first."""


def main() -> int:
    """Run what is not measured yet, then report; returns the exit code."""
    words = argparse.ArgumentParser(
        prog="python -m tests.balance",
        description="Cards and levels measured by bots. It can be stopped; the same command goes on.",
    )
    words.add_argument("--only", choices=SUITES, help="measure one of them")
    words.add_argument("--games", type=int, default=0, help="games of each kind")
    words.add_argument("--quick", action="store_true", help="few games of each kind, no document")
    words.add_argument("--cell", action="append", default=[], metavar="TASK", help="only what begins so: 'geohunt 2'")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    words.add_argument("--again", action="store_true", help="forget what was measured")
    asked = words.parse_args()
    outside = False
    for suite in [SUITES[asked.only]] if asked.only else SUITES.values():
        try:
            outside = measure(suite, asked) or outside
        except KeyboardInterrupt:
            print("\nStopped. The same command goes on from here.", file=sys.stderr)
            return 130
    return int(outside)


def measure(suite: Suite, asked: argparse.Namespace) -> bool:
    """Measure and report a suite; tells whether a figure lies outside its band."""
    games = suite.quick if asked.quick else max(1, asked.games or suite.usual)
    store = Store(f"{suite.name}-{fingerprint(suite.rests_on)}")
    if asked.again:
        store.forget()
    keys = {key: f"{key} {suite.own(key)}".rstrip() for key in suite.tasks(games)}
    wanted = {key: kept for key, kept in keys.items() if asked_for(key, asked.cell)}
    run(store, wanted, asked.jobs, suite.measured)
    if asked.cell:
        keys = {key: kept for key, kept in keys.items() if kept in store.results}
    found = suite.sections({key: store.results[kept] for key, kept in keys.items()})
    print(as_text(found))
    if not asked.quick and not asked.cell:
        document = ROOT / "docs" / suite.document
        document.write_text(as_document(found, suite.head.format(games=games)), encoding="utf-8")
        print(f"\nWritten: {document.relative_to(ROOT)}")
    return any(row.outside for section in found for row in section.rows)


def asked_for(key: str, cells: list[str]) -> bool:
    """Whether a task belongs to the cells named, which are all when none is."""
    return not cells or any(f"{key} ".startswith(f"{cell} ") for cell in cells)


def run(store: Store, keys: Mapping[str, str], jobs: int, measured: Callable[[str], tuple[str, Any]]) -> None:
    """Measure the tasks that are not there yet, and show how far it is. ``keys`` has for each what it is kept as."""
    left = [key for key, kept in keys.items() if kept not in store.results]
    started, done = time.monotonic(), len(keys) - len(left)
    for number, (key, result) in enumerate(_measured(left, jobs, measured), 1):
        store.keep(keys[key], result)
        each = (time.monotonic() - started) / number
        rest = int(each * (len(left) - number))
        text = f"{done + number}/{len(keys)}  about {rest // 60} min {rest % 60:02} s left  {key}"
        print(f"\r{text:<78}", end="", file=sys.stderr, flush=True)
    if left:
        print(file=sys.stderr)


def _measured(keys: list[str], jobs: int, measured: Callable[[str], tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
    if jobs <= 1 or len(keys) < 2:
        yield from map(measured, keys)
        return
    with get_context("spawn").Pool(jobs, collect_seldom) as pool:
        yield from pool.imap_unordered(measured, keys, chunksize=2)


if __name__ == "__main__":
    sys.exit(main())
