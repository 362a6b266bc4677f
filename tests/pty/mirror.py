"""The game that a program in a terminal plays, played once more beside it by a bot: what to answer, what comes next."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from core.ascend.game import Game
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.view import AnswerView, ChoiceView, TableView
from core.ascend.views.choice import choice_view
from core.ascend.views.table import view_of
from core.bots.ascend.planner import Planner
from core.engine.choice import Choice, Option
from core.engine.table import Table
from saves.store import SlotStore
from tui.play.newgame import DEFAULT_NAMES, WALKERS, NewGame
from tui.play.newgame import NewSeat as NewPlayer
from tui.play.passes import ASK, NEW, RULE, Passes
from tui.play.start import new_game, open_game

SCENARIO = "prologue"
FILES = ("campaign.toml", "snapshot.toml", "journal.toml")


class Bot(Protocol):
    """Who says what to answer."""

    def choose(self, table: Table, /) -> tuple[Choice, Option]:
        """One of the questions that are open, and its answer."""
        ...


def begun(
    saves: Path,
    seats: int,
    seed: str,
    title: str = "Night shift",
    scenario: str = SCENARIO,
    bot: Bot | None = None,
) -> Mirror:
    """A new game in a new slot, and its mirror."""
    people = [NewPlayer(name, colour) for name, (colour, _) in zip(DEFAULT_NAMES, WALKERS, strict=True)]
    sitting = new_game(SlotStore(saves), NewGame(title, scenario, tuple(people[:seats]), seed))
    for seat in range(seats):
        sitting.set_standing(seat, RULE, ASK)  # a program that was begun anew knows less of what was passed
    sitting.close()
    return Mirror(saves, seats, seed, scenario, bot, ASK)


class Mirror:
    """A table of its own with the usual names and Walkers, and the slot on disk to compare it with."""

    def __init__(
        self,
        saves: Path,
        seats: int,
        seed: str,
        scenario: str = SCENARIO,
        bot: Bot | None = None,
        upgrades: str = NEW,
    ) -> None:
        """``upgrades`` is what stands about Upgrades between steps."""
        self.saves = saves
        players = [NewSeat(name, f"walker.{colour}") for name, (colour, _) in zip(DEFAULT_NAMES, WALKERS, strict=True)][
            :seats
        ]
        self.table = new_table(scenario, players, seed)
        self.names = [player.name for player in players]
        self._bot: Bot = bot or Planner(seed)
        self._next: tuple[Choice, Option] | None = None
        self._folder: Path | None = None
        self._passes, self._upgrades = Passes(), upgrades

    @property
    def game(self) -> Game:
        """The game as it stands."""
        game = self.table.game
        assert isinstance(game, Game)
        return game

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return self.table.over

    @property
    def card(self) -> str:
        """Code of the active Scenario card, of the one that ended the game when it is over."""
        return self.game.state.card

    @property
    def where(self) -> tuple[str, str]:
        """Phase and step, as the banner says them."""
        where = self.view().where
        return where.phase, where.step

    def view(self) -> TableView:
        """What the seat that is asked sees."""
        return view_of(self.table, next(iter(self.table.pending), 0), ())

    def plan(self) -> tuple[ChoiceView, AnswerView]:
        """The question that is open and the bot's answer to it, in words."""
        self._next = self._bot.choose(self.table)
        choice, option = self._next
        asked = choice_view(self.table, self.game, choice.seat)
        assert asked is not None
        return asked, next(answer for answer in asked.answers if answer.key == option.key)

    def give(self) -> None:
        """Give the answer that was planned, and what a sitting passes after it."""
        assert self._next is not None
        found: tuple[Choice, Option] | None = self._next
        while found is not None:
            self._passes.note(self.game, *found)
            self.table.take(*found)
            found = next(self._passed(), None)

    def _passed(self) -> Iterator[tuple[Choice, Option]]:
        for choice in self.table.pending.values():
            if (option := self._passes.answer(self.game, choice, self._upgrades)) is not None:
                yield choice, option

    def play_to(self, *kinds: str) -> tuple[ChoiceView, AnswerView]:
        """Play on, in the slot too, which nobody has open, up to a question of such a kind; returns it and its answer.

        Raises AssertionError when the game ends before.
        """
        sitting = open_game(SlotStore(self.saves), self.folder.name)
        try:
            while not self.over:
                asked, answer = self.plan()
                if asked.kind in kinds:
                    return asked, answer
                sitting.answer(asked.seat, asked.serial, answer.key)
                sitting.settle()
                self.give()
        finally:
            sitting.close()
        raise AssertionError(f"nobody is asked about {kinds}")

    # the slot of the program

    @property
    def folder(self) -> Path:
        """The one slot."""
        if self._folder is None:
            (slot,) = SlotStore(self.saves).list()
            self._folder = self.saves / slot.id
        return self._folder

    def stamp(self) -> tuple[tuple[int, int], ...]:
        """Changes with every answer that the program has on disk."""
        with suppress(FileNotFoundError):  # a snapshot is being put in place of the old one
            found = [(self.folder / name).stat() for name in FILES]
            return tuple((file.st_mtime_ns, file.st_size) for file in found)
        return ()

    def saved(self) -> str:
        """Digest of the game that the slot on disk holds."""
        sitting = open_game(SlotStore(self.saves), self.folder.name, look=True)
        try:
            return sitting.table.digest()
        finally:
            sitting.close()

    def check_slot(self) -> None:
        """The slot on disk holds the very game that was played here, and says so when it is over."""
        assert self.saved() == self.table.digest()
        (slot,) = SlotStore(self.saves).list()
        assert slot.summary["over"] == self.over
