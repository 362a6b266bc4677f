"""Planning phase (rulebook p.14): Upgrade, Refill Launcher, Program. All seats act side by side."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend import events as ev
from core.ascend.bag import draw_token
from core.ascend.game import Game
from core.ascend.keywords import DONE, shift
from core.ascend.launcher import highlighted, programming_moves
from core.ascend.options import Shift
from core.ascend.upgrade import do_upgrade, upgrades
from core.engine.choice import ASK_AGAIN, Choice, choose, choose_all


async def upgrade_step(game: Game) -> None:
    """Upgrade before the Refill: it may be done at any moment of the phase (p.13), and a slot unlocked now refills."""
    await choose_all({number: _upgrade(game, number) for number in game.order()}, _pools(game))


def _pools(game: Game) -> Callable[[], object]:
    """What the seats share while they plan: which neutral pools still hold something."""
    return lambda: [count > 0 for count in game.state.pool]


async def _upgrade(game: Game, number: int) -> None:
    while options := upgrades(game, number):
        option = await choose(Choice(number, "upgrade", [DONE, *options], optional=True, page=13))
        if option is DONE:
            return
        if option is not ASK_AGAIN:
            do_upgrade(game, number, option)


async def refill_step(game: Game) -> None:
    """Refill Launcher (p.14, step 2): draw one by one onto empty Highlighted slots, column by column.

    With bag and Dump both empty the drawing stops.
    """
    for number in game.order():
        seat = game.state.seats[number]
        drawn = []
        for slot in highlighted(seat.locks):
            if not seat.slots[slot]:
                token = draw_token(game, number)
                if not token:
                    break
                seat.slots[slot] = token
                drawn.append(token)
        game.emit(ev.Refilled(number, tuple(drawn), sum(seat.bag)))
    game.reveal("the Launchers were refilled")


async def program_step(game: Game) -> None:
    """Program (p.14, step 3): as many slides and switches as the Body's PRO; Upgrades go on beside it."""
    await choose_all({number: _program(game, number) for number in game.order()}, _pools(game))
    for seat in game.state.seats:
        seat.moves = seat.moves_size = 0


async def _program(game: Game, number: int) -> None:
    seat = game.state.seats[number]
    seat.moves = seat.moves_size = game.content.walkers[seat.walker].pro
    while True:
        moves = programming_moves(seat) if seat.moves else []
        options = [DONE, *moves, *upgrades(game, number)]
        option = await choose(Choice(number, "program", options, optional=True, page=14))
        if option is DONE:
            return
        if isinstance(option, Shift):
            shift(game, number, option)
        elif option is not ASK_AGAIN:
            do_upgrade(game, number, option)
