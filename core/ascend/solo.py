"""Solo mode: the J.O.R.D.A.N. BOT (rulebook p.21)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.game import Game
from core.ascend.options import Plain
from core.ascend.state import Bot
from core.ascend.trace import change_trace, tile_trace

STAND_IN = Plain("bot")
"""The answer that lets the BOT's figure count as the player's for the running step."""


def can_stand_in(game: Game, number: int) -> bool:
    """Whether the BOT could stand in now: it is in play, stands elsewhere and has a battery."""
    bot = game.state.bot
    return bot is not None and not bot.stands_in and bot.battery > 0 and bot.tile != game.state.seats[number].tile


def stand_in(game: Game, number: int) -> None:
    """Spend 1 battery: the BOT's figure is the player's until the step ends."""
    bot = game.state.bot
    assert bot is not None
    bot.stands_in = True
    _set_battery(game, number, bot, bot.battery - 1, "the BOT stands in")


async def district_trace_of_bot(game: Game, number: int) -> None:
    """Used for a District Effect, the BOT's tile gives its Trace instead of the tile of the Character (p.21).

    The Entry value counts if the BOT moved this turn, else the Stationary value. What the own tile gave in the
    Move & Trace step is made up for; Enemies that it has brought stay.
    """
    seat, bot = game.state.seats[number], game.state.bot
    if seat.trace is not None and bot is not None:
        instead = tile_trace(game, number, bot.tile, bot.moved)
        if instead != seat.tile_trace:
            await change_trace(game, number, instead - seat.tile_trace, "the BOT's tile")
        seat.tile_trace = instead


def end_stand_in(game: Game, number: int) -> None:
    """The step is over: the own figure counts again; a BOT without a battery leaves the game (p.21)."""
    bot = game.state.bot
    if bot is None:
        return
    bot.stands_in = False
    if bot.battery == 0:
        game.state.bot = None
        game.emit(ev.BotGone(number))


def charge(game: Game, number: int, n: int, why: str) -> None:
    """Put battery markers on empty slots of the BOT card."""
    bot = game.state.bot
    if bot is None:
        game.emit(ev.NothingHappens(number, f"{why}: the BOT is not in play"))
        return
    _set_battery(game, number, bot, min(game.content.bot.battery, bot.battery + n), why)


def _set_battery(game: Game, number: int, bot: Bot, battery: int, why: str) -> None:
    before, bot.battery = bot.battery, battery
    game.emit(ev.BatteryChanged(number, before, battery, why))
