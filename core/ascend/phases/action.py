"""Action phase (rulebook p.14): each player in order does Move & Trace, District Effect and Launch."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.bosses import target_from
from core.ascend.cards.context import Moment
from core.ascend.cards.rules import Ability
from core.ascend.cards.within import place_matters
from core.ascend.district import district_does_something, resolve_district
from core.ascend.figures import arrive, go, walk, walks, ways
from core.ascend.forbidding import barred_steps
from core.ascend.game import Game
from core.ascend.kit.firing import fire, listens, use
from core.ascend.kit.reading import mov
from core.ascend.launching import launch, launches, sources
from core.ascend.names import CORRUPTED
from core.ascend.options import DONE, Go, Launch, Pick, Plain
from core.ascend.phases.planning import abilities
from core.ascend.solo import STAND_IN, can_stand_in, district_trace_of_bot, end_stand_in, stand_in
from core.ascend.trace import change_trace, tile_trace
from core.engine.choice import Choice, Option, choose

STAY, EFFECT, SKIP = Plain("stay"), Plain("effect"), Plain("skip")


async def move_step(game: Game, number: int) -> None:
    """Move & Trace (step 1): move once up to MOV tiles, or stay; then Trace rises by the tile's value.

    In solo play the BOT may move up to its own MOV, before or after (p.21); that is free.
    """
    seat, bot = game.state.seats[number], game.state.bot
    own_left, bot_left = True, bot is not None
    seat.moved, seat.tile_trace = 0, 0
    if bot is not None:
        bot.moved = False
    while own_left or bot_left:
        option = await choose(Choice(number, "move", _moves(game, number, own_left, bot_left), optional=True, page=14))
        if option is DONE:
            break
        if isinstance(option, Go) and option.word == "bot":
            bot_left = False
            await _move_bot(game, number, option)
        else:
            own_left = False
            await _move_or_stay(game, number, option)
        if game.sits_out(number):
            return
    if listens(game, number, "moved"):
        await fire(game, number, "moved", Moment(seat.moved))


def _moves(game: Game, number: int, own_left: bool, bot_left: bool) -> list[Option]:
    bot = game.state.bot
    options: list[Option] = [STAY, *walks(game, number, mov(game, number))] if own_left else [DONE]
    if bot_left and bot is not None:
        barred = barred_steps(game, number)
        options += [go("bot", way) for way in ways(game, bot.tile, game.content.bot.mov, barred=barred).values()]
    return options


async def _move_bot(game: Game, number: int, option: Go) -> None:
    bot = game.state.bot
    assert bot is not None, "only a BOT in play moves"
    bot.tile, bot.moved = option.path[-1], True
    await arrive(game, number, option.path, "bot")


async def _move_or_stay(game: Game, number: int, option: Option) -> None:
    """The own move; then Trace rises by the value of the tile entered or stayed on (p.11)."""
    seat = game.state.seats[number]
    if isinstance(option, Go):
        seat.moved = len(option.path) - 1
        await walk(game, number, option.path)
    else:
        game.emit(ev.Stayed(number, seat.tile))
    if seat.trace is not None and not game.sits_out(number):
        seat.tile_trace = tile_trace(game, number, seat.tile, bool(seat.moved))
        name = game.content.tiles[game.state.tiles[seat.tile].number].name
        await change_trace(game, number, seat.tile_trace, name)


async def district_step(game: Game, number: int) -> None:
    """District Effect (step 2): the effect of the current tile may be resolved; solo, the BOT may stand in.

    Nothing is asked where nothing could happen: a tile that only changes Trace while Trace is not in play.
    """
    options = [EFFECT] if district_does_something(game, number, game.state.seats[number].tile) else []
    bot = game.state.bot
    if bot is not None and can_stand_in(game, number) and district_does_something(game, number, bot.tile):
        options.append(STAND_IN)
    if not options:
        return
    options.insert(1, SKIP)
    option = await choose(Choice(number, "district", options, optional=True, page=14))
    if option is SKIP:
        return
    if option is STAND_IN:
        stand_in(game, number)
        await district_trace_of_bot(game, number)
    if not game.sits_out(number):
        await resolve_district(game, number)
    end_stand_in(game, number)


async def launch_step(game: Game, number: int) -> None:
    """Launch (step 3): any number of patterns and effects of that timing, in any order (p.14).

    Solo, the BOT may stand in for the whole step, before anything else is done in it (p.21). At the end all Corrupted
    Data on the Launcher is dumped.
    """
    seat = game.state.seats[number]
    seat.launched = []
    begun = False
    while not game.sits_out(number):
        options: list[Option] = [DONE, *launches(game, number), *abilities(game, number, "launch")]
        if not begun and can_stand_in(game, number) and _place_matters(game, number, options):
            options.append(STAND_IN)
        option = await choose(Choice(number, "launch", options, optional=True, page=14))
        if option is DONE:
            break
        begun = True
        if option is STAND_IN:
            stand_in(game, number)
        elif isinstance(option, Launch):
            await launch(game, number, option)
        elif isinstance(option, Pick):
            await use(game, number, game.kit(number).rules[option.what], Moment())
    end_stand_in(game, number)
    dump_slots(game, number, [slot for slot, token in enumerate(seat.slots) if token == CORRUPTED], "end of Launch")


def _place_matters(game: Game, number: int, options: list[Option]) -> bool:
    """Whether something that can be done in the Launch step now depends on where the figure stands."""
    kit = game.kit(number)
    if kit.patterns or _hits_elsewhere(game, number):
        return True
    rules = [kit.rules[option.what].rule for option in options if isinstance(option, Pick)]
    effects = [rule.effects for rule in rules if isinstance(rule, Ability)]
    launched = {option.source for option in options if isinstance(option, Launch)}
    if launched:
        effects += [source.effects for source in sources(game, number) if source.id in launched]
    return any(map(place_matters, effects))


def _hits_elsewhere(game: Game, number: int) -> bool:
    """Whether the BOT stands where something of a boss can be hit that the Character does not reach."""
    bot, own = game.state.bot, game.state.seats[number].tile
    if bot is None or not game.state.tracks:
        return False
    there = target_from(game, number, bot.tile)
    return bool(there) and there != target_from(game, number, own)
