"""`tamashii check [PATH…]`: every fault of scenario files of one's own, and random games of those that have none."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from multiprocessing import TimeoutError as TooSlow
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

from tui.line.voice import harmless
from tui.settings import scenarios_path

if TYPE_CHECKING:
    from core.ascend.own_scenarios import OwnFile

SEATS = (1, 2, 3, 4)
PATIENCE = 30.0
"""Seconds for one game; the slowest scenario of the game needs one or two."""


def run(words: argparse.Namespace) -> int:
    """Check the files; 0 when all are sound, 1 when one has a fault, 2 for a path that is not there."""
    usual = words.scenarios or scenarios_path()
    paths: Sequence[Path] = words.paths or ([usual] if usual is not None and usual.is_dir() else [])
    if not paths:
        place = f"their folder is {usual}" if usual is not None else "name their folder with --scenarios"
        say([f"You have no scenarios of your own yet: {place}; docs/own-scenarios.md tells how."])
        return 0
    for path in paths:
        if not path.exists():
            say([f"There is no file or folder {str(path)!r}."], fault=True)
            return 2
    checked = [one for path in paths for one in _checked(path, words.games, words.seed)]
    if not checked:
        say(["There is no scenario file to check: they end in .toml."], fault=True)
        return 1
    return 0 if all(checked) else 1


def say(lines: Iterable[str], fault: bool = False) -> None:
    """Print lines of which parts may come from a file: nothing in them steers the terminal."""
    for line in lines:
        print(harmless(line), file=sys.stderr if fault else sys.stdout, flush=True)


def _checked(path: Path, games: int, seed: str) -> Iterator[bool]:
    """Whether each file is sound; what is to be said of it has been said."""
    from core.ascend.content import content
    from core.ascend.own_scenarios import read_file, read_folder

    files = read_folder(path, content()) if path.is_dir() else (read_file(path, content()),)
    folder = path if path.is_dir() else path.parent
    for file in files:
        faults, endings = file.faults, Counter[str]()
        if not faults:
            told = _played(file.id, str(folder), games, seed, endings)
            faults = tuple(f"{file.name}: {fault}." for fault in told)
        say(faults, fault=True)
        if not faults:
            _tell(file, endings)
        yield not faults


def _played(scenario: str, folder: str, games: int, seed: str, endings: Counter[str]) -> list[str]:
    """What went wrong in random games; endings are counted.

    They run in a process of their own, because a rule that calls itself for ever can be stopped in no other way.
    """
    from core.bots.simulate import play_game

    faults: list[str] = []
    with get_context("spawn").Pool(1) as pool:
        for seats, number in product(SEATS, range(games)):
            name = f"{seed}/{number}"
            try:
                played = pool.apply_async(play_game, (scenario, seats, "random", name, "ascend", folder)).get(PATIENCE)
            except TooSlow:
                return [*faults, f"a game of {seats} does not end within {PATIENCE:.0f} seconds (seed {name})"]
            endings[played.ending] += not played.fault
            if played.fault == "stuck":
                faults.append(f"a game of {seats} goes on for ever (seed {name})")
            elif played.fault:
                faults.append(f"a game of {seats} breaks off: {played.fault}")
    return faults


def _tell(file: OwnFile, endings: Counter[str]) -> None:
    assert file.sheet is not None, "a sound file has a sheet"
    cards = file.sheet.cards.values()
    lines = [f"{file.name}: no fault; {len(cards)} cards, {endings.total()} random games, all ended."]
    ends = [card for card in cards if card.kind in ("victory", "loss")]
    if endings:
        told = ", ".join(f"{card.code} {endings[card.code]}" for card in ends)
        lines.append(f"{file.name}: endings: {told}.")
    say(lines)
