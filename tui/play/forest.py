"""A game in the forest being played, new ones and those of slots. See :mod:`tui.play.kept`."""

from __future__ import annotations

from typing import Any

from core.engine.choice import Option
from core.engine.table import Table
from core.forest.archive import ARCHIVE
from core.forest.components import Level
from core.forest.content import content
from core.forest.ending import next_level
from core.forest.game import ForestGame
from core.forest.gems import said
from core.forest.log import happened
from core.forest.looking import face_of
from core.forest.options import SHOW
from core.forest.play import begun_as, new_table
from core.forest.view import CardView, ForestView
from core.forest.views import card_view, view_of
from core.forest.words import short
from saves.slot import OpenSlot
from saves.store import SlotStore
from tui.play.kept import KeptTable, taken_up
from tui.play.newforest import LevelInfo, NewForest
from tui.play.newgame import new_seed
from tui.play.slots import free_title, titles
from tui.play.watching import to_watch


class KeptForest(KeptTable):
    """See :class:`tui.play.contract.ForestSitting`."""

    kind = "forest"

    @property
    def game(self) -> ForestGame:
        """The game as the rules see it now."""
        game = self.table.game
        assert isinstance(game, ForestGame)
        return game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.game.state.names)

    def view(self, seat: int) -> ForestView:
        """What this seat may see now; of a game that is only watched without its answers."""
        view = view_of(self.table, seat, self.log())
        return to_watch(view) if self.watching else view

    def uncover(self, seat: int) -> CardView:
        """The card that is to be shown now, once: that it was shown is on disk when this returns, and nothing shows it
        again. Raises Refused or SaveFault, and then shows nothing."""
        card = face_of(self.table, seat)
        self.answer(seat, self.table.pending[seat].serial, SHOW.key)
        return card_view(self.game, card)

    @property
    def _turn(self) -> int:
        return self.game.state.turn

    @property
    def _over(self) -> bool:
        return self.game.state.over

    def _since(self) -> str:
        return f"turn {self._turn}"

    def _position(self, table: Table, log: tuple[str, ...]) -> dict[str, Any]:
        return ARCHIVE.position(table, log)

    def sentences(self, events: list[Any]) -> tuple[str, ...]:
        return happened(events, self.game.content, self.game.state.names)

    def _short(self, option: Option) -> str:
        return short(option)

    def begun_as(self) -> KeptForest:
        return KeptForest(begun_as(self.game), self.slot)

    def campaign(self) -> dict[str, Any]:
        """The slot's record: who plays which level, and where the game stands."""
        state = self.game.state
        free = f"{state.freed} of {len(state.places)} free"
        where = f"Forest, {self.game.level.name}, {free} {'after' if state.over else 'in'} turn {state.turn}"
        return {
            "game": self.kind,
            "level": state.level,
            "players": list(state.names),
            "where": where,
            "over": state.over,
        }

    def again(self) -> NewForest:
        """The same players in a new game, on the next level when all were free, else on the same."""
        state = self.game.state
        level = next_level(self.game.content, state.level, state.freed) or state.level
        return NewForest(self.title, level, tuple(state.names), "", state.first, state.gentle)


def levels() -> tuple[LevelInfo, ...]:
    """The levels, the mildest first."""
    return tuple(LevelInfo(level.id, level.name, _level_words(level)) for level in content().levels.values())


def _level_words(level: Level) -> str:
    words = f"{said(content().bag(level.id)).capitalize()} in the bag."
    if level.wild:
        words += " Black gems count as any colour."
    return words if level.powers else f"{words} Freed Tamashii use no powers."


def new_game(store: SlotStore, game: NewForest) -> KeptForest:
    """A new game in a new slot. Raises SaveFault, or ValueError with what does not fit in the set-up."""
    table = new_table(game.level, game.names, game.seed or new_seed(), first=game.first, gentle=game.gentle)
    with store.making(free_title(game.title, titles(store)), {"game": KeptForest.kind, "level": game.level}) as slot:
        return KeptForest(table, slot).begun()


def open_slot(slot: OpenSlot) -> KeptForest:
    """Take up the game of a slot. Raises SaveFault."""
    return taken_up(slot, KeptForest, ARCHIVE.table_from, ARCHIVE.is_older)
