"""A campaign in a real slot, played to win by the planner: next is the first scenario of its sheet that
has no box, and what was lost is played again.

Who plays decides by the slot alone. The planner keeps things in mind, so it is a new one after each snapshot, and is
asked again what it was asked since: a campaign that was killed anywhere goes on just as it would have gone.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from attrs import frozen

from core.ascend.campaign.view import CampaignView, ScenarioRow
from core.ascend.play import table_of
from core.bots.ascend.planner import Planner
from core.engine.table import Table
from saves.store import SlotStore
from tests.play.campaigning import killed
from tests.play.games import CLASSES, COLOURS
from tui.play import passes
from tui.play.campaigns import campaign
from tui.play.newgame import NewGame, NewSeat
from tui.play.records import between_games
from tui.play.sitting import AscendSitting
from tui.play.start import new_game, open_game

Told = Callable[[], None]


@frozen
class Quest:
    """What is played, and how far."""

    scenarios: int = 11
    """How many of the sheet's scenarios must have a box, from its top."""
    seats: int = 0
    """How many play; 0: one, two, three, four by turns, as a scenario is tried again."""
    dial: str = "gentle"
    seed: str = "1"
    tries: int = 50
    """Games of one scenario after which it is given up; the finale stays closed then."""
    games: int = 100_000
    """Games of all scenarios together after which it stops."""

    def next_of(self, view: CampaignView) -> ScenarioRow | None:
        """The first scenario of the sheet that is open, has no box and was not tried too often; None when none is."""
        left = (row for row in self.missing(view) if row.open and row.games < self.tries)
        return next(left, None) if view.games < self.games else None

    def missing(self, view: CampaignView) -> list[ScenarioRow]:
        """Its scenarios that have no box yet."""
        return [row for row in view.rows[: self.scenarios] if not any(row.boxes)]


class Player:
    """A planner for all seats of a game that lies open."""

    def __init__(self, sitting: AscendSitting, seed: str) -> None:
        self._sitting, self._seed = sitting, seed
        self._sit_down()

    def _sit_down(self) -> None:
        """A new planner at a table of its own, which stands at the last snapshot."""
        real = self._sitting.table
        self._since, self._told, self._asked = real.snapshot_serial, 0, False
        game = real.game.on(real.snapshot, [])
        self._table: Table = table_of(game.copy_state(), serial=self._since, content=self._sitting.game.content)
        self._bot = Planner(f"{self._seed}/{self._since}")

    def _catch_up(self) -> None:
        """Take the answers that were given since, each after the planner was asked for it."""
        if self._sitting.table.snapshot_serial != self._since:
            self._sit_down()
        for given in self._sitting.table.answers[self._told :]:
            if not self._asked:
                self._bot.choose(self._table)
            self._asked = False
            self._told += 1
            self._table.answer(given.seat, given.serial, given.option.key)

    def answer(self) -> None:
        """Answer the first question that is asked."""
        self._catch_up()
        choice, option = self._bot.choose(self._table)
        self._asked = True
        self._sitting.answer(choice.seat, choice.serial, option.key)
        self._sitting.settle()


def play_to_win(
    store: SlotStore,
    quest: Quest,
    told: Told = lambda: None,
    ended: Callable[[CampaignView], None] = lambda view: None,
) -> None:
    """Play from wherever the one slot of the store stands to the end of the quest.

    ``told`` hears of each answer, ``ended`` gets the sheet after each game.
    """
    while (sitting := _game(store, quest)) is not None:
        _ask_each_time(sitting)
        player = Player(sitting, quest.seed)
        while sitting.deciders():
            player.answer()
            told()
        sitting.close()
        ended(sheet(store))


def killed_on_the_way(store: SlotStore, quest: Quest, answers: int, kills: int) -> int:
    """Play the same in processes that are killed, so many times, at moments drawn from all its ``answers``; returns
    the kills."""
    dice, done, before = random.Random(quest.seed), 0, 0
    for moment in sorted(dice.sample(range(1, answers), kills)):
        done += killed(lambda told: play_to_win(store, quest, told), moment - before, dice.uniform(0, 0.02))
        before = moment
    play_to_win(store, quest)
    return done


def sheet(store: SlotStore) -> CampaignView:
    """The progress sheet of the one slot."""
    (info,) = store.list()
    return campaign(store, info.id)


def _game(store: SlotStore, quest: Quest) -> AscendSitting | None:
    """The game that lies on the table, else the next one; None when the quest is at its end."""
    (info,) = store.list() or (None,)
    if info is not None and not between_games(info.summary):
        return open_game(store, info.id)
    slot = info.id if info is not None else ""
    view = campaign(store, slot)
    row = quest.next_of(view)
    return new_game(store, _new(quest, row, view.games, slot)) if row is not None else None


def _new(quest: Quest, row: ScenarioRow, number: int, slot: str) -> NewGame:
    classes = ("",) * 4 if row.id == "prologue" else CLASSES
    players = tuple(NewSeat(*one) for one in zip("ABCD", COLOURS, classes, strict=True))
    seated = players[: quest.seats or 1 + row.games % len(players)]
    return NewGame("Quest", row.id, seated, f"{quest.seed}/{number}", slot, dial=quest.dial)


def _ask_each_time(sitting: AscendSitting) -> None:
    """What would be passed unasked hangs on what was passed before the game was opened: so ask."""
    for seat in range(sitting.seats):
        if sitting.standing(seat)[0].says != passes.ASK:
            sitting.set_standing(seat, passes.RULE, passes.ASK)
