"""A running combat: dice, frames, the exchange of activations."""

from __future__ import annotations

from attrs import evolve

from core.ascend.cards.saying import sentence
from core.ascend.combat_words import frame_now, frame_why_not
from core.ascend.game import Game
from core.ascend.kit.kit import OwnedFrame
from core.ascend.kit.reading import in_force
from core.ascend.options import FrameUse
from core.ascend.phases.combat import frame_uses
from core.ascend.state import Combat
from core.ascend.view import CombatFrameLine, CombatView, DieView, ExchangeLine
from core.ascend.views.odds import odds
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
    most = len(choice.options) if choice is not None and choice.kind == "power" else 1
    return odds(game, number, tuple(range(combat.att, combat.att + most)))


def _exchange(game: Game, combat: Combat, choice: Choice | None) -> tuple[ExchangeLine, ...]:
    """What has been activated, who acts now, and who will: you, then the Enemy with the die, up the stack."""
    lines = [ExchangeLine(who, what, "done") for who, what in combat.exchange]
    if not combat.dice:
        return tuple(lines)
    asked = choice is not None and choice.kind == "frame"
    stack = game.seat(combat.seat).enemies
    acting = 0 <= combat.at < len(stack) and stack[combat.at].acted  # its frame is being resolved: it is among the done
    places = range(combat.at - acting, -1, -1)
    names = [game.content.enemies[stack[place].card].name for place in places if place < len(stack)]
    if asked:
        lines.append(ExchangeLine("you", "choose a frame", "now"))
        lines += [ExchangeLine("you", "once more", "next")] * _frames_at_first(game, combat)
    elif choice is not None and lines:
        lines[-1] = evolve(lines[-1], state="now")
    for place, name in enumerate(names):
        if place or not asked:
            lines.append(ExchangeLine("you", "", "next"))
        lines.append(ExchangeLine(name, "", "next"))
    return tuple(lines)


def _frames_at_first(game: Game, combat: Combat) -> int:
    """Frames that cards let the player activate after this one, before the first Enemy does."""
    most = max((rule.n for rule in in_force(game, combat.seat, "first-frames")), default=1)
    begun = all(who == "you" for who, _ in combat.exchange)
    return max(0, most - 1 - len(combat.exchange)) if begun and combat.at >= 0 else 0


def _frames(game: Game, number: int) -> tuple[CombatFrameLine, ...]:
    uses = frame_uses(game, number)
    return tuple(_frame(game, number, owned, uses) for owned in game.kit(number).frames)


def _frame(game: Game, number: int, owned: OwnedFrame, uses: list[FrameUse]) -> CombatFrameLine:
    mine = [use for use in uses if use.frame == owned.id]
    now = frame_now(game, number, owned, len(mine[-1].dice)) if mine else frame_why_not(game, owned)
    return CombatFrameLine(
        owned.id, owned.owner, owned.frame.printed, sentence(owned.frame.say(game.players)), now, bool(mine)
    )
