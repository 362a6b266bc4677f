"""A running combat: dice, frames, the exchange of activations."""

from __future__ import annotations

from core.ascend.cards.world import sentence
from core.ascend.combat_words import frame_now, frame_why_not, odds
from core.ascend.game import Game
from core.ascend.options import FrameUse
from core.ascend.phases.combat import OwnedFrame, frame_uses, frames_of
from core.ascend.state import Combat
from core.ascend.view import CombatFrameLine, CombatView, DieView, ExchangeLine
from core.engine.choice import Choice


def combat_view(game: Game, number: int, choice: Choice | None) -> CombatView | None:
    """The combat of the seat, None when it has none; the question before the Attack Roll counts as combat."""
    combat = game.state.combat
    if combat is None or combat.seat != number:
        return None
    before = not combat.dice
    return CombatView(
        dice=tuple(DieView(face, used) for face, used in zip(combat.dice, combat.used, strict=True)),
        pool=_pool(combat),
        symbol=combat.symbol,
        number="" if combat.number < 0 else str(combat.number) if combat.number else "blank",
        exchange=_exchange(game, combat, choice),
        frames=() if before else _frames(game, number),
        odds=_odds(game, number, combat, choice) if before else (),
    )


def _pool(combat: Combat) -> str:
    dice = combat.att + combat.power
    power = f" + {combat.power} Power" if combat.power else ""
    return f"ATT {combat.att}{power} = {dice} dice"


def _odds(game: Game, number: int, combat: Combat, choice: Choice | None) -> tuple[str, ...]:
    """The odds for each number of dice that could be rolled."""
    if choice is None or choice.kind != "power":
        return odds(game, number, combat.att)
    lines: list[str] = []
    for spent in range(len(choice.options)):
        lines += odds(game, number, combat.att + spent)[:2]
    return (*lines, odds(game, number, combat.att)[2])


def _exchange(game: Game, combat: Combat, choice: Choice | None) -> tuple[ExchangeLine, ...]:
    """What has been activated, who acts now, and who will: you, then the Enemy with the die, up the stack."""
    lines = [ExchangeLine(who, what, "done") for who, what in combat.exchange]
    asked = choice is not None and choice.kind == "frame"
    stack = game.seat(combat.seat).enemies
    names = [game.content.enemies[stack[place].card].name for place in range(combat.at, -1, -1) if place < len(stack)]
    if choice is not None and choice.kind == "shield" and names and combat.exchange:
        lines[-1] = ExchangeLine(lines[-1].who, lines[-1].what, "now")
        names = names[1:]
    elif asked:
        lines.append(ExchangeLine("you", "choose a frame", "now"))
    for place, name in enumerate(names):
        if place or not asked:
            lines.append(ExchangeLine("you", "", "next"))
        lines.append(ExchangeLine(name, "", "next"))
    return tuple(lines)


def _frames(game: Game, number: int) -> tuple[CombatFrameLine, ...]:
    uses = frame_uses(game, number)
    return tuple(_frame(game, number, owned, uses) for owned in frames_of(game, number))


def _frame(game: Game, number: int, owned: OwnedFrame, uses: list[FrameUse]) -> CombatFrameLine:
    mine = [use for use in uses if use.frame == owned.id]
    now = frame_now(game, number, owned, len(mine[-1].dice)) if mine else frame_why_not(game, owned)
    return CombatFrameLine(
        owned.id, owned.owner, owned.frame.printed, sentence(owned.frame.say(game.players)), now, bool(mine)
    )
