"""What one seat sees when it decides: the public table, and the goals of the active card."""

from __future__ import annotations

from functools import cached_property

from core.ascend.cards.acts import Act
from core.ascend.cards.context import Context
from core.ascend.cards.skill_tests import Test
from core.ascend.cards.triggers import Trigger
from core.ascend.game import Game
from core.ascend.kit.kit import Kit
from core.ascend.names import BASIC, CORRUPTED, OPEN, REROLL, TOKEN_NUMBERS
from core.ascend.state import Seat
from core.bots.ascend.chances import pass_chance_between
from core.bots.ascend.goals import Goal, goals, test_of
from core.bots.ascend.memory import Memory
from core.bots.ascend.outlook import Outlook
from core.bots.ascend.prices import EXP, PLAIN_EXP, PLAIN_STRANGER, STRANGER
from core.bots.ascend.stakes import clock

REFILL = 1.7
"""Tokens of one kind that a Refill brings, about."""
DIE = 0.8
"""Successes that a die brings, about."""
PATIENCE = 3
"""Turns for which tokens may be gathered."""
LATER = 0.92
"""What a turn of waiting leaves of a chance."""
HOPELESS = 0.08
"""A Test with a smaller chance is made only when it is the last."""


class Sight:
    """A seat's view for one decision. It never reads a face-down number, an order of cards or luck."""

    def __init__(self, game: Game, number: int, memory: Memory | None = None) -> None:
        self.game = game
        self.memory = memory if memory is not None else Memory()
        self.number = number
        self.seat: Seat = game.seat(number)
        self.faces = game.content.dice.player
        self.context = Context(number, "")
        self.exp = PLAIN_EXP if game.sheet.simple else EXP
        """What 1 EXP is worth."""
        self.stranger = PLAIN_STRANGER if game.sheet.simple else STRANGER
        """What an Enemy not yet drawn costs."""
        self._others: dict[int, Sight] = {}

    def of(self, number: int) -> Sight:
        """What another seat sees."""
        if number == self.number:
            return self
        if number not in self._others:
            self._others[number] = Sight(self.game, number, self.memory)
        return self._others[number]

    @property
    def kit(self) -> Kit:
        """What the seat has in play."""
        return self.game.kit(self.number)

    @property
    def others(self) -> list[int]:
        """The seats of the other players."""
        return [number for number in range(self.game.players) if number != self.number]

    @cached_property
    def outlook(self) -> Outlook | None:
        """What is at stake on the table; None before the first card is drawn and when the game is over."""
        return self.memory.outlook(self.game)

    @cached_property
    def remembered(self) -> dict[str, int]:
        """The numbers of face-down tiles that all know."""
        return self.memory.numbers(self.game)

    @cached_property
    def goals(self) -> tuple[Goal, ...]:
        """The goals of the active card; none before the first card is drawn."""
        outlook = self.outlook
        if outlook is None:
            return ()
        if self.number not in outlook.kept:
            outlook.kept[self.number] = goals(outlook, self.number)
        kept: tuple[Goal, ...] = outlook.kept[self.number]
        return kept

    def gain_of(self, act: Act, place: str, test: Test | None) -> float:
        """What doing an activity on a tile brings forward, its Test passed; one without a number by the dice there."""
        if self.outlook is None:
            return 0.0
        if test is not None and not self.test_need(test):
            dice = len(self.serving(test, self.number))
            return self.outlook.act_gain(self.number, act, place, round(DIE * dice)) if dice else 0.0
        known = next((goal.gains.get(place) for goal in self.goals if goal.act is act), None)
        return known if known is not None else self.outlook.act_gain(self.number, act, place)

    @cached_property
    def own_goals(self) -> tuple[Goal, ...]:
        """The goals that this seat can bring forward."""
        return tuple(goal for goal in self.goals if self.number in goal.owed)

    @cached_property
    def tests_ahead(self) -> bool:
        """Whether a goal asks for a Test, so that dice are to be rolled again for it."""
        return any(goal.act and test_of(goal.act) for goal in self.goals)

    @cached_property
    def turns_left(self) -> int:
        """Turns until the clock of the card runs out, this one counted."""
        return clock(self.game, self.game.card)[0]

    @cached_property
    def wanted(self) -> tuple[int, int, int, int]:
        """How many of each asset the goals' activities cost this seat."""
        need = [0, 0, 0, 0]
        for goal in self.own_goals:
            for asset, n in goal.act.spends if goal.act else ():
                need[asset] = max(need[asset], n)
        return need[0], need[1], need[2], need[3]

    @cached_property
    def rid_weight(self) -> float:
        """What it is worth that an Enemy leaves, beside being free of it."""
        return max((goal.weight for goal in self.own_goals if goal.rid), default=0.0)

    @cached_property
    def alarm(self) -> float:
        """What it costs beside the Enemies that a Trace Roll brings some: what cards make of that."""
        if self.outlook is None:
            return 0.0
        found = self.kit.triggers.get("trace-ended", ())
        rules = [play.rule for play in found if isinstance(play.rule, Trigger)]
        return -sum(min(0.0, self.outlook.effects_gain(rule.effects, self.context)) for rule in rules)

    def up_places(self, number: int) -> list[str]:
        """Where a District tile of this number lies face up."""
        return [place for place, tile in self.game.state.tiles.items() if tile.up and tile.number == number]

    @cached_property
    def up_numbers(self) -> set[int]:
        """The numbers of the face-up tiles."""
        return {tile.number for tile in self.game.state.tiles.values() if tile.up}

    @cached_property
    def hidden(self) -> list[str]:
        """The face-down tiles."""
        return [place for place, tile in self.game.state.tiles.items() if not tile.up]

    def serving(self, test: Test, number: int) -> list[int]:
        """The slots of a seat whose tokens may be dumped for a Test, Open Data last."""
        slots = self.game.seat(number).slots
        kinds = self.kinds(test, number)
        return sorted(
            (slot for slot, token in enumerate(slots) if token in kinds), key=lambda slot: (slots[slot] == OPEN, slot)
        )

    def kinds(self, test: Test, number: int) -> set[int]:
        """The kinds of Data that serve a seat for a Test."""
        if test.what == "any":
            return {*BASIC, OPEN}
        return {self.game.seat(number).core if test.what == "core" else TOKEN_NUMBERS[test.what], OPEN}

    def testers(self, test: Test, number: int) -> list[int]:
        """Who contributes when this seat begins the Test."""
        return list(range(self.game.players)) if test.group else [number]

    def test_need(self, test: Test) -> int:
        """Successes needed now."""
        return test.need.value(self.game, self.context)

    def test_chance(self, test: Test, number: int, turns: float = 0.0, *, empty: bool = False) -> float:
        """Chance to pass with the tokens that lie ready, those of some more turns added.

        ``empty`` leaves out what lies ready now. A seat never has more of a kind than it owns.
        """
        seats = self.testers(test, number)
        dice = 0.0
        for seat in seats:
            ready = 0 if empty else len(self.serving(test, seat))
            dice += max(ready, min(ready + REFILL * turns, self.owned(test, seat)))
        rerolls = sum(self.game.seat(seat).assets[REROLL] for seat in seats)
        return pass_chance_between(self.faces, dice, min(rerolls, 6), self.test_need(test))

    def owned(self, test: Test, number: int) -> int:
        """Tokens of a seat that could serve for a Test: on the Launcher, in the bag and in the Dump."""
        seat = self.game.seat(number)
        elsewhere = [bag + dump for bag, dump in zip(seat.bag, seat.dump, strict=True)]
        return len(self.serving(test, number)) + sum(elsewhere[kind] for kind in self.kinds(test, number))

    def worth_trying(self, test: Test, number: int) -> bool:
        """Whether to make the Test now rather than to gather tokens for some turns first."""
        now = self.test_chance(test, number)
        if self.turns_left <= 1:
            return now > 0
        ahead = range(1, min(self.turns_left, PATIENCE + 1))
        tried = now + (1 - now) * max(LATER**k * self.test_chance(test, number, k, empty=True) for k in ahead)
        waited = max(LATER**k * self.test_chance(test, number, k) for k in ahead)
        return now >= HOPELESS and tried >= waited

    @cached_property
    def danger(self) -> float:
        """How near the Corrupted Data pool is to its end: 0 to 1."""
        left = self.game.state.pool[CORRUPTED]
        return max(0.0, 1.0 - left / (4.0 + 2 * self.game.players))
