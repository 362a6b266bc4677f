"""A bot that plays to win with what players can see: goals of the active card, its own boards, open tiles."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend.game import Game
from core.ascend.options import Plain
from core.bots.ascend import (
    answering,
    choosing,
    dressing,
    launching,
    looking,
    moving,
    plotting,
    programming,
    rolling,
    trying,
    upgrading,
)
from core.bots.ascend.branching import choose_card
from core.bots.ascend.lessons import choose_protocol
from core.bots.ascend.memory import Memory
from core.bots.ascend.programming import Plan
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table


class Planner:
    """Answers every kind of question for any seat; equal seeds and equal tables give equal answers.

    It plays with open hands for the whole group and never reads what no player may see: the numbers of face-down
    tiles, what Exploration tokens hide, the order of bags and decks, luck. A question of a kind it does not know it
    declines, or takes the first answer.
    """

    def __init__(self, seed: str) -> None:
        self.luck = Luck({}, seed)
        self._plans: dict[int, Plan] = {}
        self._memory = Memory()

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """The first pending choice and the answer to it."""
        choice = next(iter(table.pending.values()))
        game = table.game
        assert isinstance(game, Game), "the planner knows one game"
        return choice, ANSWERS.get(choice.kind, decline)(self, Sight(game, choice.seat, self._memory), choice)

    def program(self, sight: Sight, choice: Choice) -> Option:
        """Upgrades first; then the next move of the seat's plan, a new one when the board is not what it was."""
        upgrade = self.upgrade(sight, choice)
        if upgrade is not None:
            return upgrade
        plan = self._plans.pop(sight.number, None)
        if plan is None or plan.board != tuple(sight.seat.slots):
            plan = programming.plan_program(sight)
        option = programming.next_move(plan, choice)
        if option is not None:
            self._plans[sight.number] = programming.after_move(plan)
            return option
        return next(option for option in choice.options if option.key == "done")

    def plan_of(self, number: int) -> Plan | None:
        """The moves that a seat's last answer began, those left over; None when that was no move of Data."""
        return self._plans.get(number)

    def upgrade(self, sight: Sight, choice: Choice) -> Option | None:
        """An Upgrade or an Augment of the Planning phase, None when nothing is worth it."""
        return upgrading.choose_upgrade(sight, choice)

    def plan(self, sight: Sight, choice: Choice) -> Option:
        """The same, or done."""
        return self.upgrade(sight, choice) or choice.options[0]

    def launch(self, sight: Sight, choice: Choice) -> Option:
        """The next launch; a launch changes the board that a plan was made for."""
        self._plans.pop(sight.number, None)
        return launching.choose_launch(sight, choice)

    def reroll(self, sight: Sight, choice: Choice) -> Option:
        """Dice of a roll: of a Test, of an attack, of another."""
        answer = trying.choose_reroll if choice.about[0] == "Test" else rolling.choose_reroll
        return answer(sight, choice)


Answer = Callable[[Planner, Sight, Choice], Option]
_NOTHING_DONE = {"done", "no", "keep", "stay", "skip", "pass", "stop"}


def decline(planner: Planner, sight: Sight, choice: Choice) -> Option:
    """The answer that binds to nothing, or the first."""
    plain = (option for option in choice.options if isinstance(option, Plain) and option.word in _NOTHING_DONE)
    return next(plain, choice.options[0])


def _plain(answer: Callable[[Sight, Choice], Option]) -> Answer:
    return lambda planner, sight, choice: answer(sight, choice)


def _lucky(answer: Callable[[Sight, Choice, Luck], Option]) -> Answer:
    return lambda planner, sight, choice: answer(sight, choice, planner.luck)


ANSWERS: dict[str, Answer] = {
    "protocol": _plain(choose_protocol),
    "upgrade": lambda planner, sight, choice: planner.plan(sight, choice),
    "program": lambda planner, sight, choice: planner.program(sight, choice),
    "move": _lucky(moving.choose_move),
    "jump": _lucky(moving.choose_jump),
    "reveal": _lucky(moving.choose_reveal),
    "district": _plain(moving.choose_district),
    "launch": lambda planner, sight, choice: planner.launch(sight, choice),
    "power": _plain(rolling.choose_power),
    "reroll": lambda planner, sight, choice: planner.reroll(sight, choice),
    "set-dice": _plain(rolling.choose_set),
    "frame": _plain(rolling.choose_frame),
    "ready": _plain(rolling.choose_ready),
    "act": _plain(trying.choose_act),
    "test": _plain(trying.choose_test),
    "card": _lucky(choose_card),
    "use": _plain(choosing.choose_use),
    "pay": _plain(choosing.choose_pay),
    "may": _plain(choosing.choose_may),
    "way": _plain(choosing.choose_way),
    "seat": _plain(choosing.choose_seat),
    "enemy": _plain(choosing.choose_enemy),
    "look": _plain(looking.choose_look),
    "keep": _plain(dressing.choose_keep),
    "equip": _plain(dressing.choose_equip),
    "body": _plain(dressing.choose_body_to_lose),
    "inhabit": _plain(dressing.choose_inhabit),
    "market": _plain(dressing.choose_market),
    "shield": _plain(answering.choose_shield),
    "asset": _plain(answering.choose_asset),
    "lose": _plain(answering.choose_loss),
    "colour": _plain(answering.choose_colour),
    "core": _plain(programming.choose_core),
    "dump": _plain(answering.choose_token),
    "discard": _plain(answering.choose_token),
    "fetch": _plain(answering.choose_fetch),
    "row": _plain(answering.choose_row),
    "lock": _lucky(answering.choose_lock),
    "unlock": _plain(answering.choose_unlock),
    "prepare": _plain(answering.choose_place),
    "group": _lucky(plotting.choose_group),
    "tile": _lucky(plotting.choose_tile),
    "carry": _plain(plotting.choose_carry),
    "aim": _plain(plotting.choose_aim),
    "track": _plain(plotting.choose_track),
    "give": _plain(plotting.choose_given),
    "ask": _plain(plotting.choose_question),
    "try": _plain(plotting.choose_face),
}
"""How each kind of question is answered."""
