"""Whole campaigns through real slots, played by somebody who decides by where the game stands and nothing else.

So a campaign that was killed anywhere goes on just as it would have gone, and ends as its undisturbed twin does.
"""

from __future__ import annotations

import os
import random
import signal
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from attrs import evolve, frozen

from core.ascend import content as contents
from core.ascend.campaign.order import boxes
from core.ascend.cards.table_effects import ChooseCard
from core.ascend.components import Content, ScenarioSheet
from core.ascend.words.leaving import LEAVING
from core.engine.choice import Choice, Option
from saves.store import SlotStore
from tests.play.games import CLASSES, COLOURS
from tui.play.newgame import NewGame, NewSeat
from tui.play.records import between_games
from tui.play.sitting import AscendSitting
from tui.play.start import new_game, open_game

TITLE = "Night shift"
Answering = Callable[[Choice, str], Option]
"""The answer to a choice, given the ending that is wanted."""


@frozen
class Part:
    """One game of a campaign that is planned."""

    scenario: str
    ending: str = ""
    """The ending to choose where the first card offers them all."""


def short(content: Content) -> Content:
    """The content with scenarios of one turn: the first card lets the group choose the ending, whose card is real."""

    def shortened(sheet: ScenarioSheet) -> ScenarioSheet:
        if not sheet.campaign:
            return sheet
        ends = (*boxes(sheet), sheet.loss_card)
        first = evolve(
            sheet.cards[sheet.first_card], immediate=(), rules=(), acts=(), bars=(), otherwise=(),
            world=(ChooseCard(ends, ends),), procedures=(),
        )  # fmt: skip
        return evolve(sheet, cards={**sheet.cards, first.code: first}, setup=(), standing=(), history=())

    return evolve(content, scenarios={name: shortened(sheet) for name, sheet in content.scenarios.items()})


@cache
def _short_content() -> Content:
    return short(contents.read_content(files("scenarios") / "ascend"))


@contextmanager
def short_scenarios() -> Iterator[None]:
    """While it lasts, all slots are played with the short scenarios."""
    played = _short_content()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contents, "read_content", lambda folder: played)
        contents.content.cache_clear()
        yield
    contents.content.cache_clear()


def quick(choice: Choice, ending: str) -> Option:
    """The shortest way through a turn, and the ending that is wanted."""
    if choice.kind == "card":
        return next(option for option in choice.options if option.key.endswith(ending))
    return next((option for option in choice.options if option.key in LEAVING), choice.options[0])


def by_place(choice: Choice, ending: str) -> Option:
    """Any answer, but at the same place of the same game always the same one."""
    sign = f"{ending}/{choice.serial}/{choice.seat}/{len(choice.options)}"
    return choice.options[crc32(sign.encode()) % len(choice.options)]


def played_on(store: SlotStore, plan: Sequence[Part], answering: Answering, told: Callable[[], None]) -> None:
    """Play a campaign from wherever its slot stands to the end of its plan; ``told`` hears of each answer."""
    while (sitting := _game(store, plan)) is not None:
        part = plan[_number(sitting)]
        while sitting.deciders():
            choice = next(iter(sitting.table.pending.values()))
            sitting.answer(choice.seat, choice.serial, answering(choice, part.ending or part.scenario).key)
            told()
            sitting.settle()
        sitting.close()


def _game(store: SlotStore, plan: Sequence[Part]) -> AscendSitting | None:
    """The game that lies on the table, or the next of the plan; None when all are played."""
    (info,) = store.list() or (None,)
    if info is None:
        return new_game(store, _new(plan[0], 0, ""))
    if not between_games(info.summary):
        return open_game(store, info.id)
    sitting = open_game(store, info.id)
    number = _number(sitting) + 1
    sitting.close()
    return None if number == len(plan) else new_game(store, _new(plan[number], number, info.id))


def _number(sitting: AscendSitting) -> int:
    """How many games were played before the one on the table."""
    view = sitting.progress()
    assert view is not None
    return view.games - (view.news is not None)


def _new(part: Part, number: int, slot: str) -> NewGame:
    seats = 1 + number % 2
    classes = ("",) * 4 if part.scenario == "prologue" else CLASSES
    players = tuple(NewSeat(*one) for one in zip("ABCD", COLOURS, classes, strict=True))[:seats]
    return NewGame(TITLE, part.scenario, players, f"game {number}", slot)


def killed_now_and_then(store: SlotStore, plan: Sequence[Part], answering: Answering, kills: int, longest: int) -> int:
    """Play a campaign in processes that are killed, so many times, after some answer each; returns the kills."""
    dice, done = random.Random(1), 0
    while done < kills and killed(
        lambda told: played_on(store, plan, answering, told), dice.randint(1, longest), dice.uniform(0, 0.004)
    ):
        done += 1
    played_on(store, plan, answering, lambda: None)
    return done


def killed(play: Callable[[Callable[[], None]], None], answers: int, later: float) -> bool:
    """Kill a child that plays, some seconds after so many answers; False when it was at its end before.

    ``play`` calls what it is given after each answer. The child waits for a word after each, so that it gets
    no further than to the next one.
    """
    mine, its = socket.socketpair()
    child = os.fork()
    if not child:
        try:
            mine.close()
            play(lambda: _report(its))
        finally:
            os._exit(0)
    its.close()
    heard = 0
    while heard < answers and mine.recv(1):
        heard += 1
        mine.send(b"!")
    time.sleep(later)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    mine.close()
    return heard == answers


def _report(parent: socket.socket) -> None:
    parent.send(b".")
    parent.recv(1)


def sheet_of(folder: Path) -> dict[str, Any]:
    """What the one slot of a place keeps of its campaign."""
    (info,) = SlotStore(folder).list()
    return {key: info.summary.get(key) for key in ("progress", "ended", "party", "over", "scenario", "where")}
