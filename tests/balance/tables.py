"""The tables that are measured: the sandbox with the planner, bare or with everything, quiet or under pressure."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from core.ascend.cards.amounts import Name, Number
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect
from core.ascend.cards.enemy_effects import Attach
from core.ascend.cards.launcher_effects import Dump
from core.ascend.cards.who import Who
from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.play import AscendGame
from core.ascend.setup import set_up
from core.ascend.state import State
from core.bots.ascend.planner import Planner
from core.bots.ascend.sight import Sight
from core.bots.ascend.simulated import players
from core.engine.choice import Choice, Option
from core.engine.table import Table

TURNS = 12
EACH = Who("each")
ATTACHED_AT = (9, 3)
"""Times at which the pressure attaches an Enemy to each player: 2 in 12 turns."""
TASKS_AT = (10, 7, 5, 2)
"""Times at which a task takes 2 tokens of each player: 4 in 12 turns."""


class Bare(Planner):
    """The planner with the bare Walker: it buys nothing and equips nothing."""

    def upgrade(self, sight: Sight, choice: Choice) -> Option | None:
        return None


@cache
def under_pressure() -> Content:
    """The sandbox with what a scenario mostly asks: now and then an Enemy, now and then tokens for a task."""
    shipped = content()
    sheet = shipped.scenarios["sandbox"]
    first = sheet.cards[sheet.first_card]
    asked = [_at(time, Attach(who=EACH)) for time in ATTACHED_AT]
    asked += [_at(time, Dump("any", Number(2), EACH)) for time in TASKS_AT]
    card = evolve(first, world=(*first.world, *asked))
    sheet = evolve(sheet, cards={**sheet.cards, first.code: card})
    return evolve(shipped, scenarios={**shipped.scenarios, "sandbox": sheet})


def _at(time: int, effect: Effect) -> If:
    return If(Compare(Name("time"), "=", Number(time)), (effect,))


def bare(state: State) -> State:
    """Without Class, Protocols, Bodies and Augments of Factions: the Walker printed on the board."""
    state.market, state.body_deck, state.offers = [], [], {}
    for seat in state.seats:
        seat.equipped, seat.class_deck = [], []
    return state


def new_state(seats: int, seed: str) -> State:
    """A sandbox before its first card, Walkers and Classes going round with the seed."""
    return set_up(under_pressure(), "sandbox", players(seats, seed), seed)


def table_on(state: State) -> Table:
    """A table that plays on from a state."""
    return Table(AscendGame(under_pressure(), state))


def game_of(table: Table) -> Game:
    """The game on a table."""
    assert isinstance(table.game, Game)
    return table.game


def play_on(table: Table, bot: Planner) -> None:
    """Play to the end."""
    while table.pending:
        table.take(*bot.choose(table))
