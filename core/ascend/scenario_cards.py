"""Drawing Scenario cards, and the end they bring (rulebook p.16, p.19, p.20)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Context
from core.ascend.game import Game, GameEnds
from core.ascend.lying import CARD, clear
from core.ascend.running import run_world


def came(game: Game, code: str) -> None:
    """Put on record that a special card or a special Enemy came into play: its story is told the first time."""
    if code not in game.state.drawn:
        game.state.drawn.append(code)


async def draw_card(game: Game, code: str) -> None:
    """Draw a Plot card or an ending: the old card goes with its tokens, the Immediate effect is resolved.

    Raises GameEnds when it is a Victory or a Scenario Lost card.
    """
    state = game.state
    state.card = code
    state.drawn.append(code)
    clear(state, CARD)
    game.recard()
    game.emit(ev.CardDrawn(state.first, code))
    card = game.card
    await run_world(game, card.immediate, Context(state.first, card.name))
    if card.kind != "plot":
        state.over, state.won = True, card.kind == "victory"
        game.emit(ev.GameEnded(state.first, code, state.won))
        raise GameEnds
