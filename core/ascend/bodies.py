"""Bodies: the Body Market, inhabiting, changing and losing them (rulebook p.9)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.game import Game
from core.ascend.kit.firing import fire
from core.ascend.options import Pick
from core.engine.choice import Choice, choose

MOST_BODIES = 2
"""Advanced Bodies a player can have at a time (p.9)."""


async def inhabit_from_market(game: Game, number: int, card: str) -> None:
    """Take a Body from the Body Market and wear it; the Market is refilled from the deck (p.9)."""
    state = game.state
    state.market.remove(card)
    refill_market(game, number)
    await inhabit(game, number, card, "market")


async def inhabit(game: Game, number: int, card: str, how: str) -> None:
    """Wear a new Advanced Body at once. Of three Bodies the player puts one at the bottom of the deck (rulings)."""
    seat = game.state.seats[number]
    seat.bodies.insert(0, card)
    game.recard(number)
    game.emit(ev.BodyInhabited(number, card, how))
    if len(seat.bodies) > MOST_BODIES:
        picks = [Pick("body", body) for body in seat.bodies]
        option: Pick = await choose(Choice(number, "body", picks, page=9))
        lose_body(game, number, option.what, "third")
    await fire(game, number, "inhabited", Moment(1))


async def change_body(game: Game, number: int) -> None:
    """Inhabit the other Advanced Body: the two change places (p.9)."""
    seat = game.state.seats[number]
    if len(seat.bodies) < MOST_BODIES:
        game.emit(ev.NothingHappens(number, "there is no other Advanced Body"))
        return
    seat.bodies.reverse()
    game.recard(number)
    game.emit(ev.BodyInhabited(number, seat.bodies[0], "other"))
    await fire(game, number, "inhabited", Moment(1))


def lose_body(game: Game, number: int, card: str, why: str) -> None:
    """A Body goes to the bottom of the Body deck; the other one, or the Walker, is active then (p.13)."""
    game.state.seats[number].bodies.remove(card)
    game.state.body_deck.insert(0, card)
    game.recard(number)
    game.emit(ev.BodyLost(number, card, why))


def refill_market(game: Game, number: int) -> None:
    """Draw up to players + 1 Bodies into the Body Market (p.4, p.9); an empty deck leaves gaps (rulings)."""
    state = game.state
    before = len(state.market)
    while len(state.market) < game.players + 1 and state.body_deck:
        state.market.append(state.body_deck.pop())
    if len(state.market) != before:
        game.emit(ev.MarketChanged(number, tuple(state.market)))
        game.reveal("a Body was drawn")
