"""`tamashii line`: the same games and slots in plain lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from saves.faults import SlotMissing
from saves.store import SlotStore
from tui.cli.words import asked_by
from tui.play.newgame import (
    DEFAULT_NAMES,
    MOST_SEATS,
    WALKERS,
    Asked,
    NewGame,
    NewSeat,
    ScenarioInfo,
    scenario_of,
    trouble_with,
)
from tui.play.slots import slot_named
from tui.settings import scenarios_path

if TYPE_CHECKING:
    from saves.listing import SlotInfo
    from tui.play.contract import Sitting
    from tui.screens.host import Games

USUAL_SEATS = 1


def run(words: argparse.Namespace) -> int:
    """Open what was asked for and play it; returns the exit code."""
    from tui.line import run as play
    from tui.play.start import Games

    games = Games(words.scenarios or scenarios_path())
    if not words.slot and (trouble := trouble_with(asked_by(words), games.scenarios())):
        print(trouble, file=sys.stderr)
        return 2
    store = SlotStore(words.saves)
    return play(lambda: opened(words, store, games))


def opened(words: argparse.Namespace, store: SlotStore, games: Games) -> Sitting:
    """The slot that was named, or a new game when anything was said of one, else what is chosen from a numbered list.

    Raises SaveFault.
    """
    asked = asked_by(words)
    slot = words.slot and slot_named(store, words.slot)
    if not slot and not asked.anything:
        slot = chosen(store.list())
    if slot:
        return games.open_game(store, slot)
    return games.new_game(store, plain_game(games.scenarios(), asked))


def chosen(slots: Sequence[SlotInfo]) -> str:
    """The id of a slot picked by its number on standard input; empty for a new game. Raises SlotMissing at its end."""
    if not slots:
        return ""
    for number, info in enumerate(slots, 1):
        state = f": {info.sentence}" if info.sentence else "."
        print(f"{number}. {one_line(info.title)}{one_line(state)}")
    print(f"{len(slots) + 1}. New game.")
    while True:
        print("Which? ", end="", flush=True)
        answer = sys.stdin.readline()
        if not answer:
            raise SlotMissing("No game was chosen.")
        number = int(answer.strip()[:9]) if answer.strip().isdecimal() else 0
        if 1 <= number <= len(slots):
            return slots[number - 1].id
        if number == len(slots) + 1:
            return ""
        print(f"A number from 1 to {len(slots) + 1}, please.")


def plain_game(scenarios: Sequence[ScenarioInfo], asked: Asked) -> NewGame:
    """A new game as it was asked for, with the usual names, Walkers and Classes; by default the first scenario that can
    be played, for one. Raises SlotMissing."""
    info = scenario_of(asked, scenarios)
    if info is None:
        raise SlotMissing("There is no scenario to play.")
    seats = asked.seats or len(asked.classes) or USUAL_SEATS
    known = dict.fromkeys([*asked.classes, *(cls.id for cls in info.classes)])
    classes = [*known, *[""] * MOST_SEATS]
    players = zip(DEFAULT_NAMES[:seats], WALKERS[:seats], classes[:seats], strict=True)
    return NewGame(
        info.name, info.id, tuple(NewSeat(name, walker, cls) for name, (walker, _), cls in players), asked.seed
    )


def one_line(text: str) -> str:
    """Text from elsewhere without anything a terminal could take for a command."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
