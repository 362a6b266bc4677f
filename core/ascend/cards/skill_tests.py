"""Tests and Group Tests (rulebook p.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.checks import COLOURS, one_of
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.saying import said
from core.ascend.cards.tested import TestRoll
from core.ascend.kit.firing import fire
from core.ascend.kit.reading import plus
from core.ascend.names import OPEN, PULSE, SURGE, TOKEN_NUMBERS
from core.ascend.options import Plain, on_slot
from core.ascend.rolls import roll_faces, spend_rerolls
from core.ascend.running import run_effects
from core.engine.choice import Choice, Option, choose

if TYPE_CHECKING:
    from core.ascend.game import Game

ROLL = Plain("roll")
NO_NUMBER = Number(0)
"""The need of a Test that cannot fail: its effects count the successes."""
SUCCESSES = {PULSE: 1, SURGE: 2}
"""What a face is worth in a Test (rulings, dice)."""


def _worth(faces: list[str]) -> int:
    """Successes that dice show."""
    return sum(SUCCESSES.get(face, 0) for face in faces)


@frozen
class Test:
    """A Test: dump tokens of a kind, roll a die for each, reach the successes.

    ``what`` is a colour, ``core`` (each player's own) or ``any`` basic Data; Open Data serves too (p.6). In a
    Group Test all players contribute, from the one who began it, in order; solo it is an ordinary Test (p.21).
    """

    __test__ = False  # not a test class, whatever its name says

    what: str = field(validator=one_of(*COLOURS, "core", "any"))
    need: Amount = NO_NUMBER
    """Successes that pass it; 0 for a Test without a number, whose effects count the successes."""
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()
    group: bool = False

    async def run(self, game: Game, context: Context) -> None:
        need = self.needed(game, context)
        order = game.order()
        begin = order.index(context.seat)
        seats = order[begin:] + order[:begin] if self.group else (context.seat,)
        dumped = [(seat, await self._contribute(game, seat, need, context.why)) for seat in seats]
        successes = 0
        for seat, dice in dumped:
            if dice:
                faces = roll_faces(game, seat, max(0, dice + plus(game, seat, "test-dice")), "Test")
                if successes + _worth(faces) < need or not need:
                    await spend_rerolls(game, seat, faces, TestRoll(need, successes), 20)
                successes += _worth(faces)
        game.emit(ev.TestEnded(context.seat, successes, need))
        if successes >= need:
            await run_effects(game, self.passed, context._replace(successes=successes))
            return
        await run_effects(game, self.failed, context)
        await fire(game, context.seat, "test-failed", Moment(need - successes))

    def needed(self, game: Game, context: Context) -> int:
        """The successes that pass it now; 0 for a Test without a number."""
        need = self.need.value(game, context)
        return need + plus(game, context.seat, "test-need") if need else 0

    def at_best(self, game: Game, context: Context) -> int:
        """The most successes that the tokens on the Launchers could bring: every die a surge."""
        seats = game.order() if self.group else (context.seat,)
        dice = 0
        for number in seats:
            seat = game.state.seats[number]
            tokens = sum(self._serves(token, seat.core) for token in seat.slots)
            dice += tokens and max(0, tokens + plus(game, number, "test-dice"))
        return dice * max(SUCCESSES.values())

    async def _contribute(self, game: Game, number: int, need: int, why: str) -> int:
        """Let a seat dump tokens for the Test, one by one; returns how many."""
        seat = game.state.seats[number]
        dumped = 0
        while slots := [slot for slot, token in enumerate(seat.slots) if self._serves(token, seat.core)]:
            options: list[Option] = [ROLL, *(on_slot("dump", slot) for slot in slots)]
            about = (self.what, need, dumped, why)
            option = await choose(Choice(number, "test", options, optional=True, about=about, page=20))
            if option is ROLL:
                break
            dump_slots(game, number, (option.slot,), "Test")
            dumped += 1
        return dumped

    def _serves(self, token: int, core: int) -> bool:
        if token == OPEN:
            return True
        if self.what == "any":
            return 0 < token < OPEN
        return token == (core if self.what == "core" else TOKEN_NUMBERS[self.what])

    def say(self, players: int) -> str:
        kind = {"core": "Core", "any": "any"}.get(self.what, self.what)
        group = "Group Test" if self.group and players > 1 else "Test"
        need = "" if self.need == NO_NUMBER else f" {self.need.say(players)}"
        text = f"{group} {kind}{need}: {said(self.passed, players)}"
        if self.failed:
            text += f" (failed: {said(self.failed, players)})"
        return text
