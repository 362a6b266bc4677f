"""Every Plot card and ending of the campaign can be begun with, on its map, and is played on from there."""

from __future__ import annotations

import attrs
import pytest

from core.ascend.archive import position, table_from
from core.ascend.components import Content
from core.ascend.content import content
from core.ascend.log import happened
from core.ascend.names import OPEN
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.ascend.views.table import view_of
from core.ascend.words import label, prompt
from core.bots.random_bot import RandomBot
from core.engine.luck import Luck
from core.engine.table import Table

BOX = content()
CODES = [
    (sheet.id, card.code) for sheet in BOX.scenarios.values() for card in sheet.cards.values() if card.kind != "special"
]
ANSWERS = 250
TURNS = 4
"""Turns that a card is played for, at most."""


def beginning_with(scenario: str, code: str) -> Content:
    """The box with another first card of a scenario."""
    sheet = attrs.evolve(BOX.scenarios[scenario], first_card=code)
    return attrs.evolve(BOX, scenarios={**BOX.scenarios, scenario: sheet})


def table_at(scenario: str, code: str, luck: Luck) -> Table:
    """A table that begins with a card, with rich players and some boxes ticked."""
    box, seats = beginning_with(scenario, code), 1 + luck.below("test", 4)
    players = [NewSeat(f"P{n}", list(BOX.walkers)[n], list(BOX.classes)[n]) for n in range(seats)]
    ticked = [other for _, other in CODES if luck.below("test", 2)]
    state = set_up(box, scenario, players, code, ticked=ticked)
    for seat in state.seats:
        seat.slots = [0 if slot % 5 == 4 else OPEN for slot in range(20)]
        seat.assets, seat.exp = [5, 5, 5, 5], 3
    for tile in state.tiles.values():
        tile.up = tile.up or luck.below("test", 2) == 0
    return Table(AscendGame(box, state))


@pytest.mark.parametrize(("scenario", "code"), CODES)
def test_a_card_is_played_on_from(scenario: str, code: str) -> None:
    luck = Luck({}, code)
    table, bot = table_at(scenario, code, luck), RandomBot(code)
    game = table.game
    assert isinstance(game, AscendGame)
    names = [seat.name for seat in game.state.seats]
    for _ in range(ANSWERS):
        if not table.pending or game.state.cursor.turn > TURNS:
            break
        choice, option = bot.choose(table)
        assert prompt(game, choice)
        assert all(label(game, choice, known) for known in choice.options)
        table.take(choice, option)
    log = happened(table.events, game.content, names)
    assert view_of(table, 0, log).scenario.code == game.state.card
    assert code in game.state.drawn
    assert position(table_from(position(table, log))[0], log) == position(table, log)
