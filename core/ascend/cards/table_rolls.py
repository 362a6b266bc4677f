"""Dice that a Scenario card rolls, with effects for each result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import scenario_events as sev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.gains import ONE, YOU
from core.ascend.cards.saying import done
from core.ascend.cards.who import Who
from core.ascend.names import BASIC_SYMBOL, BLANK, PULSE, SPECIAL_SYMBOL, SURGE
from core.ascend.running import run_effects

if TYPE_CHECKING:
    from core.ascend.game import Game

FACES = {
    "player": (PULSE, SURGE, BLANK),
    "number": ("1", "2", "3", BLANK),
    "symbol": (BASIC_SYMBOL, SPECIAL_SYMBOL),
}
"""What each die of the box can show (rulebook p.15; rulings, dice)."""


@frozen
class RollTable:
    """Roll dice of one sort; each die, in order, has the effects of its result. No Reroll: it is nobody's roll.

    ``event`` in the effects of a Number die is the number rolled.
    """

    die: str = field(validator=one_of(*FACES))
    rows: dict[str, tuple[Effect, ...]] = field(factory=dict, hash=False)
    each: tuple[Effect, ...] = ()
    """Effects for every result that has no row."""
    n: Amount = ONE
    who: Who = YOU

    def __attrs_post_init__(self) -> None:
        if unknown := sorted(set(self.rows) - set(FACES[self.die])):
            raise ValueError(f"a {self.die} die does not show {unknown[0]}")

    async def run(self, game: Game, context: Context) -> None:
        for seat in await self.who.seats(game, context):
            faces = [_roll(game, self.die) for _ in range(self.n.value(game, context))]
            if not faces:
                continue
            game.state.rolled = faces
            game.emit(sev.TableRolled(seat, self.die, tuple(faces), context.why))
            game.reveal("dice were rolled")
            for face in faces:
                await run_effects(game, self.rows.get(face, self.each), context._replace(seat=seat, face=face))

    def say(self, players: int) -> str:
        n = self.n.say(players)
        dice = f"{n} {self.die.capitalize()} {'die' if n == '1' else 'dice'}"
        rows: dict[tuple[Effect, ...], list[str]] = {}
        for face in FACES[self.die]:
            rows.setdefault(self.rows.get(face, ()), []).append(face)
        each = [f"{' or '.join(faces)}, {done(then, players)}" for then, faces in rows.items() if then]
        said = [f"for a {row}" for row in each]
        said += [f"for each {'other ' if said else ''}result, {done(self.each, players)}"] if self.each else []
        return f"{self.who.say('roll', dice)}: {'; '.join(said)}"


def _roll(game: Game, die: str) -> str:
    """One die, as text."""
    dice = game.content.dice
    if die == "player":
        return game.luck.face("dice", dice.player)
    if die == "symbol":
        return game.luck.face("enemy symbol die", dice.symbol)
    number = game.luck.face("enemy number die", dice.number)
    return str(number) if number else BLANK
