"""Patterns that a Scenario card gives are gone for: the planner walks to where they can be launched and makes them."""

from __future__ import annotations

import attrs

from core.ascend.content import content
from core.ascend.events import Launched
from core.ascend.game import Game
from core.ascend.names import EMPTY, GREEN, OPEN, YELLOW
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.bots.ascend.patterning import UNMADE, launch_places, sources_ahead
from core.bots.ascend.planner import Planner
from core.bots.ascend.sight import Sight
from core.engine.table import Table

BOX = content()


def riding(seats: int) -> Table:
    """X-6039 on the card of the Beam, with a Tower two tiles from the players, who own Open Data."""
    sheet = attrs.evolve(BOX.scenarios["x-6039"], first_card="P06")
    box = attrs.evolve(BOX, scenarios={**BOX.scenarios, "x-6039": sheet})
    players = [NewSeat(f"P{n}", list(BOX.walkers)[n], list(BOX.classes)[n]) for n in range(seats)]
    state = set_up(box, "x-6039", players, "beam", ticked=[])
    for tile in state.tiles.values():
        tile.up, tile.explore = True, ""
    state.lying["A2"] = {"Tower": 1}
    for seat in state.seats:
        seat.bag[OPEN] = 4
    return Table(AscendGame(box, state))


def at_work(table: Table, kind: str) -> Game:
    """The table played on to the first question of a kind."""
    bot = Planner("beam")
    while next(iter(table.pending.values())).kind != kind:
        table.take(*bot.choose(table))
    assert isinstance(table.game, Game)
    return table.game


def test_a_pattern_within_reach_is_programmed_before_the_move() -> None:
    sight = Sight(at_work(riding(1), "program"), 0)
    assert [source.id for source in sources_ahead(sight)] == ["P06.beam"]
    sight.seat.tile = "A2"
    assert not sources_ahead(Sight(sight.game, 0)), "there the seat has it anyhow"


def test_its_tile_is_worth_more_when_it_lies_ready() -> None:
    game = at_work(riding(1), "move")
    slots = game.state.seats[0].slots
    slots[:] = [EMPTY] * len(slots)
    waiting = dict(launch_places(Sight(game, 0)))
    core = game.state.seats[0].core
    slots[:3] = [OPEN, YELLOW if core == GREEN else GREEN, core]
    ready = dict(launch_places(Sight(game, 0)))
    assert list(ready) == list(waiting) == ["A2"]
    assert waiting["A2"] == UNMADE * ready["A2"] > 0


def test_the_beam_is_ridden() -> None:
    table, bot = riding(2), Planner("ride")
    while table.pending and table.game.state.cursor.turn <= 6:
        table.take(*bot.choose(table))
    assert sum(isinstance(event, Launched) and event.source == "P06.beam" for event in table.events) >= 2
