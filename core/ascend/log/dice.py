"""Log sentences of dice and own Combat Frames (rulebook p.8, p.15)."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller
from core.ascend.names import SPECIAL_SYMBOL
from core.engine.wording import by_kind, plural


def _dice_rolled(event: ev.DiceRolled, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.what)}{by_kind(event.faces) or 'no dice'}."


def _dice_rerolled(event: ev.DiceRerolled, tell: Teller) -> str:
    return f"{tell.who(event.seat)} rerolls {_dice(event.dice)}: {', '.join(event.faces)}; Reroll left {event.reroll}."


def _dice_set(event: ev.DiceSet, tell: Teller) -> str:
    return f"{tell.who(event.seat)} turns {_dice(event.dice)} to {event.face}."


def _dice(dice: Iterable[int]) -> str:
    """``die 2``, ``dice 2, 4``."""
    numbers = [str(die + 1) for die in dice]
    return f"{'die' if len(numbers) == 1 else 'dice'} {', '.join(numbers)}"


def _enemy_dice_rolled(event: ev.EnemyDiceRolled, tell: Teller) -> str:
    number = str(event.number) if event.number else "blank, so no Enemy acts"
    return f"{tell.start(event.seat, 'Enemy dice')}symbol {event.symbol}, number {number}."


def _symbol_rolled(event: ev.SymbolRolled, tell: Teller) -> str:
    brings = "the Body is lost" if event.symbol == SPECIAL_SYMBOL else "the Body stays"
    return f"{tell.start(event.seat, event.what)}symbol {event.symbol}, {brings}."


def _number_die_placed(event: ev.NumberDiePlaced, tell: Teller) -> str:
    return f"{tell.start(event.seat)}the Number die lies on {tell.enemy(event.card)}."


def _number_die_moved(event: ev.NumberDieMoved, tell: Teller) -> str:
    if event.at < 0:
        return f"{tell.start(event.seat)}the Number die leaves the stack, no Enemy acts any more."
    where = "the Top Enemy" if event.at == 0 else f"Enemy {event.at + 1} from the top"
    return f"{tell.start(event.seat)}the Number die moves to {where}."


def _frame_activated(event: ev.FrameActivated, tell: Teller) -> str:
    dice = plural(event.dice, "die", "dice")
    return f"{tell.who(event.seat)} uses the Frame {event.symbols} of {event.owner} with {dice}."


def _frame_readied(event: ev.FrameReadied, tell: Teller) -> str:
    return f"{tell.who(event.seat)} may use a Frame of {tell.frame_owner(event.frame)} again."


MAKERS: dict[type, Maker] = {
    ev.DiceRolled: _dice_rolled,
    ev.DiceRerolled: _dice_rerolled,
    ev.DiceSet: _dice_set,
    ev.EnemyDiceRolled: _enemy_dice_rolled,
    ev.SymbolRolled: _symbol_rolled,
    ev.NumberDiePlaced: _number_die_placed,
    ev.NumberDieMoved: _number_die_moved,
    ev.FrameActivated: _frame_activated,
    ev.FrameReadied: _frame_readied,
}
