"""What an effect is valued in: who would have it, what it stands on and answers, now or on a usual turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from core.ascend.cards.amounts import Amount
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.dice_effects import Roll
from core.ascend.cards.who import Who
from core.ascend.lying import count, seat_place
from core.ascend.names import BLANK, PULSE, SURGE
from core.bots.ascend.prices import OTHERS
from core.bots.ascend.sight import Sight

PERHAPS = 0.5
"""How often a condition holds on a usual turn."""


@frozen
class Scene:
    """A seat's sight and the context an effect would run in.

    ``usual`` is for cards not used at once: conditions hold half of the time, Enemies and tokens are there as they
    mostly are.
    """

    sight: Sight
    context: Context
    values: Mapping[type, Callable[[Scene, Any], float]]
    """What each kind of effect is worth; one that is not in it is worth nothing."""
    usual: bool = False
    tokens: bool = True
    """What is done to scenario tokens counts; not so where it is counted apart."""

    def worth(self, effects: Iterable[Effect]) -> float:
        """The sum of what each effect is worth, in the order they run."""
        scene, total = self, 0.0
        for effect in effects:
            total += scene.worth_of(effect)
            if isinstance(effect, Roll):
                scene = scene.on(moment=Moment(faces=likely_faces(scene.n(effect.n))))
        return total

    def worth_of(self, effect: Any) -> float:
        """What one effect is worth."""
        value = self.values.get(type(effect))
        return value(self, effect) if value is not None else 0.0

    def n(self, amount: Amount) -> int:
        """A number of a card."""
        return amount.value(self.sight.game, self.context)

    def chance(self, when: Condition) -> float:
        """How likely a condition holds: 0 or 1 now, half on a usual turn."""
        if self.usual:
            return PERHAPS
        return float(when.holds(self.sight.game, self.context))

    def on(self, **parts: Any) -> Scene:
        """The same with another context: ``enemy``, ``moment``, ``source``, ``card``, ``why`` …"""
        return Scene(self.sight, self.context._replace(**parts), self.values, self.usual, self.tokens)

    def of(self, number: int) -> Scene:
        """The same for another seat: what it would be worth to that one."""
        return Scene(self.sight.of(number), self.context, self.values, self.usual, self.tokens)

    def usually(self) -> Scene:
        """The same on a usual turn."""
        return self if self.usual else Scene(self.sight, self.context, self.values, True, self.tokens)

    def shared(self, who: Who, value: Callable[[Sight], float]) -> float:
        """What something is worth that ``who`` has: an own share counts whole, another's a little less.

        Where one player is chosen, it is who has most of it.
        """
        sight = self.sight
        if who.which == "you":
            return value(sight)
        if who.which == "lead":
            return self.weight(sight.game.state.first) * value(sight.of(sight.game.state.first))
        if who.which in ("each", "others"):
            seats = [number for number in range(sight.game.players) if not self._left_out(who, number)]
            return sum(self.weight(number) * value(sight.of(number)) for number in seats)
        return max((self.weight(number) * value(sight.of(number)) for number in self._choice_of(who)), default=0.0)

    def weight(self, number: int) -> float:
        """How much what a seat has counts for the seat that decides."""
        return 1.0 if number == self.sight.number else OTHERS

    def _choice_of(self, who: Who) -> list[int]:
        sight = self.sight
        if who.which == "anyone":
            return [sight.number, *sight.others]
        if who.which == "here" and not self.usual:
            return [number for number in sight.others if sight.game.seat(number).tile == sight.seat.tile]
        return sight.others

    def _left_out(self, who: Who, number: int) -> bool:
        game = self.sight.game
        if who.which == "others" and number == self.sight.number:
            return True
        if who.on is not None and not self.usual:
            tiles = who.on.tiles(game, self.context)
            if game.seat(number).tile not in tiles:
                return True
        if who.has and not count(game.state, seat_place(number), who.has):
            return True
        if who.without == "enemy":
            return bool(game.seat(number).enemies)
        return bool(who.without) and number in game.state.marked.get(who.without, ())


def likely_faces(dice: int) -> list[str]:
    """Faces as so many dice mostly show them."""
    surges = dice // 6
    blanks = dice // 3
    return [PULSE] * (dice - surges - blanks) + [SURGE] * surges + [BLANK] * blanks
