"""Drawing Scenario cards, and the end they bring (rulebook p.16, p.19, p.20)."""

from __future__ import annotations

from typing import Any

from core.ascend import events as ev
from core.ascend.cards.context import Context, Effect
from core.ascend.game import Game, GameEnds


async def draw_card(game: Game, code: str) -> None:
    """Draw a Plot card or an ending: the old card goes with its tokens, the Immediate effect is resolved.

    Raises GameEnds when it is a Victory or a Scenario Lost card.
    """
    state = game.state
    state.card = code
    state.drawn.append(code)
    state.on_card = {}
    game.emit(ev.CardDrawn(state.first, code))
    card = game.card
    await run_world(game, card.immediate, Context(state.first, card.name))
    if card.kind != "plot":
        state.over, state.won = True, card.kind == "victory"
        game.emit(ev.GameEnded(state.first, code, state.won))
        raise GameEnds


async def run_effects(game: Game, effects: tuple[Effect, ...], context: Context) -> None:
    """Run effects from left to right; a seat that was reset on the way does nothing more (p.13)."""
    for effect in effects:
        await effect.run(game, context)
        if game.sits_out(context.seat):
            return


async def run_world(game: Game, effects: tuple[Effect, ...], context: Context) -> None:
    """Run effects that are nobody's own: a Reset on the way stops none of them."""
    for effect in effects:
        await effect.run(game, context)


async def fire(game: Game, event: Any) -> None:
    """Put an event on record and run the standing rules of the active card that wait for it."""
    game.emit(event)
    await answer(game, event)


async def answer(game: Game, event: Any) -> None:
    """Run the standing rules of the active card that wait for an event on record."""
    for trigger in game.card.rules:
        if trigger.answers(event):
            await run_effects(game, trigger.effects, Context(event.seat, game.card.name))
