"""The conversation about a game: which game has which words, and every way in which it can end well."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TextIO

from tui.line.talk import SAVED, Talk
from tui.line.voice import Lines, Voice
from tui.play.contract import Played

TALKS = {"ascend": "AscendTalk", "forest": "ForestTalk"}
"""The class of each game's conversation, in the module of the game's name."""


def talk_of(sitting: Played, voice: Voice, seat: int) -> Talk[Any]:
    """The conversation about a game."""
    module = import_module(f"tui.line.{sitting.kind}")
    make: Callable[[Played, Voice, int], Talk[Any]] = getattr(module, TALKS[sitting.kind])
    return make(sitting, voice, seat)


def run(sitting: Played, stdin: Lines, stdout: TextIO, seat: int = 0) -> bool:
    """Play a game in plain sentences until it ends, the player quits, or the input ends; returns whether it was given
    up, which is for the caller to do.

    `seat` (from 0) is the one that answers first where several are asked. All answers are on disk at any time, so
    every way to leave is a good one, Ctrl+C and a closed pipe too.
    """
    talk = talk_of(sitting, Voice(stdin, stdout), seat)
    try:
        talk.play()
        talk.voice.say([] if talk.given_up else [SAVED])
    except KeyboardInterrupt:
        talk.voice.say(["", SAVED])
    except BrokenPipeError:
        pass  # nobody listens any more; nothing is lost
    return talk.given_up
