"""`tamashii replay SLOT`: a slot's game from its first answer, in plain lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from core.engine.wording import plural
from saves.store import SlotStore
from tui.line.loop import talk_of
from tui.line.talk import Talk
from tui.line.voice import Voice
from tui.play.replaying import Given, Replay
from tui.play.slots import slot_named
from tui.play.start import Games
from tui.settings import scenarios_path
from tui.streams import complain


def run(words: argparse.Namespace) -> int:
    """Tell each answer and what came of it, then the table; 2 for a number of answers that the game has not.

    Raises SaveFault for a slot that cannot be played again, or that goes another way.
    """
    store = SlotStore(words.saves)
    sitting = Games(words.scenarios or scenarios_path()).look_at(store, slot_named(store, words.slot))
    with sitting.slot:
        replay = Replay(sitting)
        most = len(replay.answers)
        if words.to is not None and words.to > most:
            complain(f"{sitting.title} has {plural(most, 'answer')}, so it cannot be played to answer {words.to}.")
            return 2
        voice = Voice(sys.stdin, sys.stdout)
        voice.say([f"{sitting.title}, {plural(most, 'answer')}.", *replay.opening])
        for given in replay.play(most if words.to is None else words.to):
            voice.say(told(given, words.digest))
        voice.say(["", *table(talk_of(replay.sitting, voice, next(iter(replay.sitting.deciders()), 0)))])
    return 0


def told(given: Given, digest: bool) -> Iterator[str]:
    """An answer with its number, what came of it, and, where that is asked for, the digests of the steps that ended."""
    key = f" [{given.key}]" if given.key != given.words else ""
    yield f"{given.number} {given.player}: {given.words}{key}"
    yield from (f"   {line}" for line in given.lines)
    if digest:
        yield from (f"   digest {each}" for each in given.digests)


def table(talk: Talk[Any]) -> Iterator[str]:
    """Where play stands, in the words of line mode; how the game ended, where it has."""
    view = talk.look(talk.seat)
    yield from talk.ending(view) if view.end is not None else talk.parts["state"](view)
