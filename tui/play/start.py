"""Starting games and taking them up: where front ends get a sitting from."""

from __future__ import annotations

import secrets
from pathlib import Path

from attrs import frozen

from core.ascend.archive import is_older, position, table_from
from core.ascend.components import Content, ScenarioSheet
from core.ascend.content import content
from core.ascend.own_scenarios import OwnFile, read_folder, with_own
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.engine.archive import BadPosition
from saves.faults import SlotDamaged, SlotMissing
from saves.store import SlotStore
from tui.play.newgame import ClassInfo, NewGame, ScenarioInfo
from tui.play.sitting import AscendSitting

_SEED_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


@frozen
class Games:
    """Where the front ends get games from; ``own`` is the folder of the player's own scenarios, None for none.

    The folder is read anew each time, so that a file that was mended counts at once.
    """

    own: Path | None = None

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """The scenarios that people can begin: those of the game in the order of the campaign, then their own."""
        return scenarios(own=self.own)

    def new_game(self, store: SlotStore, game: NewGame) -> AscendSitting:
        """A new game in a new slot. Raises SaveFault, or ValueError with what does not fit in the set-up."""
        return new_game(store, game, own=self.own)

    def open_game(self, store: SlotStore, slot_id: str, look: bool = False) -> AscendSitting:
        """Take up the game of a slot. Raises SaveFault."""
        return open_game(store, slot_id, look, own=self.own)


def _files(own: Path | None) -> tuple[OwnFile, ...]:
    return read_folder(own, content()) if own is not None else ()


def scenarios(*, own: Path | None = None) -> tuple[ScenarioInfo, ...]:
    """The scenarios that people can begin, in the order of the campaign; then those of their own folder."""
    files = _files(own)
    known = with_own(content(), files)
    playable = (_info(sheet, known) for sheet in known.scenarios.values() if sheet.offered)
    return (*playable, *(_faulty(file) for file in files if file.sheet is None))


def _info(sheet: ScenarioSheet, known: Content) -> ScenarioInfo:
    classes = tuple(ClassInfo(id, name, known.deck_words[id]) for id, name in known.classes.items())
    return ScenarioInfo(
        sheet.id,
        sheet.name,
        sheet.difficulty,
        sheet.length,
        sheet.introduction,
        ready=True,
        classes=() if sheet.simple else classes,
        own=bool(sheet.edition),
    )


def _faulty(file: OwnFile) -> ScenarioInfo:
    more = f" And {len(file.faults) - 1} more: `tamashii check` tells all." if len(file.faults) > 1 else ""
    return ScenarioInfo(file.id, file.name, "", "", "", ready=False, own=True, fault=file.faults[0] + more)


def new_seed() -> str:
    """A seed that a person can read out: ``7Q4K-2M9D``."""
    signs = [secrets.choice(_SEED_SIGNS) for _ in range(8)]
    return f"{''.join(signs[:4])}-{''.join(signs[4:])}"


def new_game(store: SlotStore, game: NewGame, *, own: Path | None = None) -> AscendSitting:
    """A new game in a new slot, maybe of a scenario in the folder ``own``.

    Raises SaveFault, or ValueError with what does not fit in the set-up.
    """
    players = [NewSeat(seat.name, f"walker.{seat.walker}", seat.cls) for seat in game.seats]
    known = with_own(content(), _files(own))
    if game.scenario not in known.scenarios:
        raise SlotMissing(f"The file of {game.scenario!r} is gone or has faults: `tamashii check` tells which.")
    try:
        table = new_table(game.scenario, players, game.seed or new_seed(), codes=game.codes, content=known)
    except Exception as fault:
        if not known.scenarios[game.scenario].edition:
            raise
        raise SlotMissing(f"The file of {game.scenario!r} breaks before the first answer: {fault}.") from fault
    slot = store.create(game.title, {"game": "ascend", "scenario": game.scenario})
    sitting = AscendSitting(table, slot)
    slot.rebase(position(table, ()), (), sitting.campaign())
    return sitting


def open_game(store: SlotStore, slot_id: str, look: bool = False, *, own: Path | None = None) -> AscendSitting:
    """Take up the game of a slot at its last answer, maybe of a scenario in the folder ``own``. Raises SaveFault.

    Answers at the end that no longer fit the rules are left out, which the sitting's ``notice`` tells; then, and when
    the game was saved with older content, the files as they were are kept aside.
    """
    slot = store.open(slot_id, look=look)
    try:
        if slot.snapshot is None:
            raise SlotDamaged(f"{slot.title} holds no game yet.")
        table, past = table_from(slot.snapshot, with_own(content(), _files(own)))
        sitting = AscendSitting(table, slot, past)
        sitting.take_up(rewrite=is_older(slot.snapshot))
    except BadPosition as fault:
        slot.close()
        raise SlotDamaged(str(fault)) from None
    except BaseException:
        slot.close()
        raise
    return sitting
