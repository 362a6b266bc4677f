"""The turn (rules sheet, how to play): look at a card, or collect gems and deliver them; then the bag loses a gem.

Before each turn the state alone says where play stands, so a game can be taken up there.
"""

from __future__ import annotations

from core.engine.choice import Choice, Option, choose, step_boundary
from core.forest import events as ev
from core.forest import gems
from core.forest.game import ForestGame
from core.forest.gems import BLACK
from core.forest.looking import ALL, look, show
from core.forest.needs import goes_on, is_met, surplus
from core.forest.options import AGAIN, COLLECT, END, LEAVE, TRY, At

FREE, STUCK, LEFT = "free", "stuck", "left"
"""Why a game ends: all are free, none can be released any more (F16), the players end it (F18)."""


async def play(game: ForestGame) -> None:
    """Play turn after turn until the game is over (rules sheet, end of the game)."""
    state = game.state
    while not state.over:
        if game.boundary_due:
            await step_boundary()
        if goes_on(game):
            await take_turn(game)
        else:
            finish(game, STUCK)
    await step_boundary()


async def take_turn(game: ForestGame) -> None:
    """One turn: look or collect, then a gem crumbles unless the game is over (rulings F1, F7, F18)."""
    state = game.state
    state.turn += 1
    seat = state.seat
    game.emit(ev.TurnBegan(seat, state.turn))
    looks: list[Option] = [At("look", place) for place in game.face_down()]
    option = await choose(Choice(seat, "turn", [*looks, COLLECT, END]))
    if option is END:
        finish(game, LEFT)
    elif option is COLLECT:
        await collect(game)
    else:
        await look(game, place=option.place)
    if not state.over:
        crumble(game)


async def collect(game: ForestGame) -> None:
    """Take gem after gem until the player delivers, or a black one scatters all (rulings F1 to F3)."""
    state = game.state
    while draw(game):
        again = [AGAIN] if sum(state.bag) else []
        delivers: list[Option] = [At("deliver", place) for place in game.face_down()]
        option = await choose(Choice(state.seat, "collect", [*delivers, *again]))
        if option is not AGAIN:
            await deliver(game, option.place)
            return


def draw(game: ForestGame) -> bool:
    """Take a gem out of the bag. A black one, where it is not wild, sends all collected gems back, itself too (F3);
    then the collecting is over."""
    state = game.state
    kind = game.luck.kind("bag", state.bag)
    state.bag[kind] -= 1
    state.hand[kind] += 1
    game.reveal("a gem was taken out of the bag")
    game.emit(ev.Drew(state.seat, kind, gems.frozen(state.hand)))
    if kind != BLACK or game.level.wild:
        return True
    game.emit(ev.Scattered(state.seat, gems.move_all(state.hand, state.bag)))
    return False


async def deliver(game: ForestGame, place: int) -> None:
    """Lay all collected gems on one face-down card, then try to release it or leave it (rulings F1, F4)."""
    state = game.state
    there = state.places[place].delivered
    moved = gems.move_all(state.hand, there)
    game.emit(ev.Delivered(state.seat, place, moved, gems.frozen(there)))
    if await choose(Choice(state.seat, "try", (TRY, LEAVE), about=(place,))) is TRY:
        await try_release(game, place)


async def try_release(game: ForestGame, place: int) -> None:
    """Turn a card up to see whether its needs are met (rulings F4 to F6)."""
    state = game.state
    delivered = state.places[place].delivered
    game.reveal("a card was turned up")
    if is_met(game.card(place), delivered, game.level):
        await release(game, place)
        return
    await show(game, place, ALL)
    lost = gems.move_all(delivered, state.bag if state.gentle else state.box)
    game.emit(ev.Failed(state.seat, place, lost, state.gentle))


async def release(game: ForestGame, place: int) -> None:
    """The card stays face up, its gems leave the game, its power happens; the sixth ends the game (rulings F6, F17)."""
    state, card = game.state, game.card(place)
    over = surplus(card, state.places[place].delivered)
    gems.move_all(state.places[place].delivered, state.box)
    state.places[place].up = True
    game.emit(ev.Released(state.seat, place, card.id))
    if not game.face_down():
        finish(game, FREE)
    elif game.level.powers:
        await card.power.run(game, card.id, over)


def crumble(game: ForestGame) -> None:
    """The end of a turn: one random coloured gem leaves the bag (ruling F7); a black one only where it is wild and
    nothing else is left (ruling F15)."""
    state = game.state
    if gems.coloured(state.bag):
        kind = game.luck.kind("crumble", state.bag[:BLACK])
    elif game.level.wild and state.bag[BLACK]:
        kind = BLACK
    else:
        return
    state.bag[kind] -= 1
    state.box[kind] += 1
    game.reveal("a gem left the bag at the end of the turn")
    game.emit(ev.Crumbled(state.seat, kind))


def finish(game: ForestGame, why: str) -> None:
    """The game is over; all cards may be seen now (rules sheet, end of the game; rulings F16, F18)."""
    game.state.ending = why
    game.reveal("the game is over")
    game.emit(ev.Ended(game.state.seat, why, game.state.freed))
