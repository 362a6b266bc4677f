"""A bot that plays to win with what players can see: goals of the active card, its own boards, open tiles."""

from __future__ import annotations

from collections.abc import Callable

from core.ascend.game import Game
from core.bots import answering, fighting, moving, programming, trying, upgrading
from core.bots.branching import choose_card
from core.bots.programming import Plan, after_move, next_move, plan_program
from core.bots.sight import Sight
from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table


class Planner:
    """Answers every kind of question for any seat; equal seeds and equal tables give equal answers.

    It plays with open hands for the whole group and never reads what no player may see: the numbers of face-down
    tiles, what Exploration tokens hide, the order of bags and decks, luck.
    """

    def __init__(self, seed: str) -> None:
        self.luck = Luck({}, seed)
        self._plans: dict[int, Plan] = {}

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """The first pending choice and the answer to it."""
        choice = next(iter(table.pending.values()))
        game = table.game
        assert isinstance(game, Game), "the planner knows one game"
        return choice, ANSWERS[choice.kind](self, Sight(game, choice.seat), choice)

    def program(self, sight: Sight, choice: Choice) -> Option:
        """The next move of the seat's plan; a new plan when the board is not the one it was made for."""
        plan = self._plans.pop(sight.number, None)
        if plan is None or plan.board != tuple(sight.seat.slots):
            plan = plan_program(sight)
        option = next_move(plan, choice)
        if option is not None:
            self._plans[sight.number] = after_move(plan)
            return option
        return next(option for option in choice.options if option.key == "done")

    def upgrade(self, sight: Sight, choice: Choice) -> Option:
        """An Upgrade, or done."""
        return upgrading.choose_upgrade(sight, choice) or choice.options[0]

    def launch(self, sight: Sight, choice: Choice) -> Option:
        """The next launch; a launch changes the board that a plan was made for."""
        self._plans.pop(sight.number, None)
        return programming.choose_launch(sight, choice)

    def reroll(self, sight: Sight, choice: Choice) -> Option:
        """Dice of an Attack Roll or of a Test."""
        answer = trying.choose_reroll if choice.about[0] == "Test" else fighting.choose_reroll
        return answer(sight, choice)


Answer = Callable[[Planner, Sight, Choice], Option]


def _plain(answer: Callable[[Sight, Choice], Option]) -> Answer:
    return lambda planner, sight, choice: answer(sight, choice)


def _lucky(answer: Callable[[Sight, Choice, Luck], Option]) -> Answer:
    return lambda planner, sight, choice: answer(sight, choice, planner.luck)


ANSWERS: dict[str, Answer] = {
    "program": Planner.program,
    "upgrade": Planner.upgrade,
    "launch": Planner.launch,
    "reroll": Planner.reroll,
    "move": _lucky(moving.choose_move),
    "reveal": _lucky(moving.choose_reveal),
    "district": _plain(moving.choose_district),
    "power": _plain(fighting.choose_power),
    "frame": _plain(fighting.choose_frame),
    "act": _plain(trying.choose_act),
    "test": _plain(trying.choose_test),
    "card": _lucky(choose_card),
    "ability": _plain(answering.choose_ability),
    "shield": _plain(answering.choose_shield),
    "asset": _plain(answering.choose_asset),
    "lose": _plain(answering.choose_loss),
    "colour": _plain(answering.choose_colour),
    "core": _plain(answering.choose_core),
    "dump": _plain(answering.choose_token),
    "discard": _plain(answering.choose_token),
    "lock": _lucky(answering.choose_lock),
    "prepare": _plain(answering.choose_place),
}
"""How each kind of question is answered."""
