"""Running effects one after the other, and what is looked at after each of them."""

from __future__ import annotations

from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.game import Game
from core.ascend.kit.protocols import protocol_context, step_done_by, step_done_by_state


async def run_effects(game: Game, effects: tuple[Effect, ...], context: Context) -> None:
    """Run effects from left to right; a seat that was reset on the way does nothing more (p.13)."""
    for effect in effects:
        await effect.run(game, context)
        for number, awaited, plain in game.waiting():
            if awaited.holds(game, plain):
                await settle_protocol(game, number)
        if not context.nobodys and game.sits_out(context.seat):
            return


async def run_world(game: Game, effects: tuple[Effect, ...], context: Context) -> None:
    """Run effects that are nobody's own: a Reset on the way stops none of them."""
    if effects:
        await run_effects(game, effects, context if context.nobodys else context._replace(nobodys=True))


async def settle_protocols(game: Game) -> None:
    """Complete Learning Protocol steps whose state is reached, at any moment (p.9)."""
    for number, _, _ in game.waiting():
        await settle_protocol(game, number)


async def settle_protocol(game: Game, number: int) -> None:
    """The same for one seat; one step after the other where several are reached."""
    while (reward := step_done_by_state(game, number)) is not None:
        await run_effects(game, reward, protocol_context(game, number))


async def count_for_protocol(game: Game, number: int, word: str, moment: Moment) -> None:
    """Count an event for the seat's Learning Protocol; one event may complete two steps in a row (p.9)."""
    while (reward := step_done_by(game, number, word, moment)) is not None:
        await run_effects(game, reward, protocol_context(game, number))
        await settle_protocol(game, number)
