"""Starting games and taking them up: where front ends get a sitting from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from attrs import frozen

from core.ascend.archive import is_older, scenario_in, table_from
from core.ascend.campaign.progress import Progress
from core.ascend.campaign.record import PROGRESS, record_of
from core.ascend.campaign.view import CampaignView
from core.ascend.components import Content, ScenarioSheet
from core.ascend.content import content
from core.ascend.own_scenarios import OwnFile, read_folder, sheets_of, with_own
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.trial import bounds
from core.engine.table import Table
from saves.faults import SaveFailed, SlotMissing
from saves.slot import OpenSlot
from saves.store import SlotStore
from tui.play import forest
from tui.play.campaigns import before_next, campaign, progress_of
from tui.play.contract import Played
from tui.play.kept import KeptTable, taken_up
from tui.play.newforest import LevelInfo, NewForest
from tui.play.newgame import ClassInfo, NewGame, ScenarioInfo, new_seed
from tui.play.records import is_running
from tui.play.sitting import AscendSitting
from tui.play.slots import free_title, titles


@frozen
class Games:
    """Where the front ends get games from; ``own`` is the folder of the player's own scenarios, None for none.

    The folder is read anew each time, so that a file that was mended counts at once.
    """

    own: Path | None = None

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """All scenarios: those of the game in the order of the campaign, then the player's own."""
        return scenarios(own=self.own)

    def campaign(self, store: SlotStore, slot_id: str = "", skip: bool = False) -> CampaignView:
        """The progress sheet of a slot; without one, that of a campaign that has not begun. Raises SaveFault.

        ``skip``: as it is when another scenario is begun in place of the first, which is skipped.
        """
        return campaign(store, slot_id, skip)

    def levels(self) -> tuple[LevelInfo, ...]:
        """The levels of the forest, the mildest first."""
        return forest.levels()

    def new_game(self, store: SlotStore, game: NewGame | NewForest) -> Played:
        """A new game: the next one of a campaign, or in a new slot.

        Raises SaveFault, or ValueError with what does not fit in the set-up.
        """
        if isinstance(game, NewForest):
            return forest.new_game(store, game)
        return new_game(store, game, own=self.own)

    def open_game(self, store: SlotStore, slot_id: str, look: bool = False) -> Played:
        """Take up the game of a slot, whichever it is. Raises SaveFault."""
        return self._taken_up(store.open(slot_id, look=look))

    def look_at(self, store: SlotStore, slot_id: str) -> KeptTable:
        """The game of a slot, to look at only, with its table. Raises SaveFault."""
        return self._taken_up(store.open(slot_id, look=True))

    def _taken_up(self, slot: OpenSlot) -> KeptTable:
        game = slot.snapshot.get("game") if slot.snapshot else None
        open_slot = _OPENERS.get(str(game), _open_slot)  # the first game refuses what it does not know
        return open_slot(slot, self.own)


def _files(own: Path | None) -> tuple[OwnFile, ...]:
    return read_folder(own, content()) if own is not None else ()


def scenarios(*, own: Path | None = None) -> tuple[ScenarioInfo, ...]:
    """All scenarios, those of the campaign in its order, which also says when each opens; then those of their own
    folder."""
    files = _files(own)
    playable = map(_info, (*content().scenarios.values(), *sheets_of(files)))
    return (*playable, *(_faulty(file) for file in files if file.sheet is None))


def _info(sheet: ScenarioSheet) -> ScenarioInfo:
    classes = tuple(ClassInfo(id, name, content().deck_words[id]) for id, name in content().classes.items())
    return ScenarioInfo(
        sheet.id,
        sheet.name,
        sheet.difficulty,
        sheet.length,
        sheet.introduction,
        ready=True,
        classes=() if sheet.simple else classes,
        own=bool(sheet.edition),
        campaign=sheet.campaign,
        opens=sheet.opens,
    )


def _faulty(file: OwnFile) -> ScenarioInfo:
    more = f" And {len(file.faults) - 1} more: `tamashii check` tells all." if len(file.faults) > 1 else ""
    return ScenarioInfo(file.id, file.name, "", "", "", ready=False, own=True, fault=file.faults[0] + more)


def new_game(store: SlotStore, game: NewGame, *, own: Path | None = None) -> AscendSitting:
    """A new game: the next one of the campaign of its slot, or in a new slot, maybe of a scenario in ``own``.

    Raises SaveFault, also for a scenario that is not open yet, or ValueError with what does not fit in the set-up.
    """
    if game.slot:
        return _next_game(store, game)
    known = with_own(content(), _files(own), game.scenario)
    if game.scenario not in known.scenarios:
        raise SlotMissing(f"The file of {game.scenario!r} is gone or has faults: `tamashii check` tells which.")
    record: dict[str, Any] = {"game": "ascend"}
    if known.scenarios[game.scenario].campaign:
        record |= record_of(Progress(dial=game.dial), None)
    progress = before_next(record, game.scenario) if PROGRESS in record else None
    try:
        with bounds(known.scenarios[game.scenario]):
            table = _table(game, progress, known)
    except Exception as fault:
        if not known.scenarios[game.scenario].edition:
            raise
        raise SlotMissing(f"The file of {game.scenario!r} breaks before the first answer: {fault}.") from fault
    with store.making(free_title(game.title, titles(store)), record) as slot:
        return _begun(slot, table, progress)


def _next_game(store: SlotStore, game: NewGame) -> AscendSitting:
    """The game before is taken up first, so that its end counts even if its last save never came."""
    slot = _taken_up(store, game.slot)
    try:
        if is_running(slot.campaign) and not game.drop:
            raise SaveFailed(f"{slot.title}: {slot.campaign.get('where')} is still being played.")
        progress = before_next(slot.campaign, game.scenario)
        return _begun(slot, _table(game, progress, content()), progress)
    except BaseException:
        slot.close()
        raise


def _taken_up(store: SlotStore, slot_id: str) -> OpenSlot:
    """A slot, open for play, whose record says how its game stands. Raises SaveFault."""
    slot = store.open(slot_id)
    if slot.snapshot is None:
        return slot
    slot.close()
    return open_game(store, slot_id).slot


def _table(game: NewGame, progress: Progress | None, known: Content) -> Table:
    players = [NewSeat(seat.name, f"walker.{seat.walker}", seat.cls) for seat in game.seats]
    before, seed = progress or Progress(), game.seed or new_seed()
    dial = game.dial if progress is None else progress.dial
    return new_table(
        game.scenario, players, seed, codes=before.unlocked, ticked=before.ticked, dial=dial, content=known
    )


def _begun(slot: OpenSlot, table: Table, progress: Progress | None) -> AscendSitting:
    """Put a new table into a slot; before that the slot stands as it was."""
    return AscendSitting(table, slot, progress=progress).begun()


def open_game(store: SlotStore, slot_id: str, look: bool = False, *, own: Path | None = None) -> AscendSitting:
    """Take up the game of a slot at its last answer, maybe of a scenario in the folder ``own``; see
    :func:`tui.play.kept.taken_up`. Raises SaveFault."""
    return _open_slot(store.open(slot_id, look=look), own)


def _open_slot(slot: OpenSlot, own: Path | None) -> AscendSitting:
    def table(saved: dict[str, Any]) -> tuple[Table, tuple[str, ...]]:
        return table_from(saved, with_own(content(), _files(own), scenario_in(saved)))

    def sitting(table: Table, slot: OpenSlot, past: tuple[str, ...]) -> AscendSitting:
        found = progress_of(slot.campaign)
        return AscendSitting(table, slot, past, found and found[0])

    return taken_up(slot, sitting, table, is_older)


_OPENERS: dict[str, Callable[[OpenSlot, Path | None], KeptTable]] = {
    AscendSitting.kind: _open_slot,
    forest.KeptForest.kind: lambda slot, _own: forest.open_slot(slot),
}
"""What takes up the game of an open slot, by the name that its position has for the game."""
