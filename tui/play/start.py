"""Starting games and taking them up: where front ends get a sitting from."""

from __future__ import annotations

import secrets

from core.ascend.archive import is_older, position, table_from
from core.ascend.content import content
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.engine.archive import BadPosition
from saves.faults import SlotDamaged
from saves.store import SlotStore
from tui.play.newgame import ClassInfo, NewGame, ScenarioInfo
from tui.play.sitting import AscendSitting

_SEED_SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def scenarios() -> tuple[ScenarioInfo, ...]:
    """The scenarios that people can begin, in the order of the campaign."""
    known = content()
    classes = tuple(ClassInfo(id, name, known.deck_words[id]) for id, name in known.classes.items())
    return tuple(
        ScenarioInfo(
            sheet.id,
            sheet.name,
            sheet.difficulty,
            sheet.length,
            sheet.introduction,
            ready=True,
            classes=() if sheet.simple else classes,
        )
        for sheet in known.scenarios.values()
        if sheet.offered
    )


def new_seed() -> str:
    """A seed that a person can read out: ``7Q4K-2M9D``."""
    signs = [secrets.choice(_SEED_SIGNS) for _ in range(8)]
    return f"{''.join(signs[:4])}-{''.join(signs[4:])}"


def new_game(store: SlotStore, game: NewGame) -> AscendSitting:
    """A new game in a new slot. Raises SaveFault, or ValueError with what does not fit in the set-up."""
    players = [NewSeat(seat.name, f"walker.{seat.walker}", seat.cls) for seat in game.seats]
    table = new_table(game.scenario, players, game.seed or new_seed(), codes=game.codes)
    slot = store.create(game.title, {"game": "ascend", "scenario": game.scenario})
    sitting = AscendSitting(table, slot)
    slot.rebase(position(table, ()), (), sitting.campaign())
    return sitting


def open_game(store: SlotStore, slot_id: str, look: bool = False) -> AscendSitting:
    """Take up the game of a slot at its last answer. Raises SaveFault.

    Answers at the end that no longer fit the rules are left out, which the sitting's ``notice`` tells; then, and when
    the game was saved with older content, the files as they were are kept aside.
    """
    slot = store.open(slot_id, look=look)
    try:
        if slot.snapshot is None:
            raise SlotDamaged(f"{slot.title} holds no game yet.")
        table, past = table_from(slot.snapshot)
        sitting = AscendSitting(table, slot, past)
        sitting.take_up(rewrite=is_older(slot.snapshot))
    except BadPosition as fault:
        slot.close()
        raise SlotDamaged(str(fault)) from None
    except BaseException:
        slot.close()
        raise
    return sitting
