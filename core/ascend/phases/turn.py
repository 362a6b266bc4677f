"""The order of the turn (rulebook p.14-16) as data, and the loop that walks through it.

Between steps the cursor in the state says where play stands, so a game can be taken up at any step boundary.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from attrs import frozen

from core.ascend import events as ev
from core.ascend.game import Game, GameEnds
from core.ascend.phases.action import district_step, launch_step, move_step
from core.ascend.phases.combat import combat_step
from core.ascend.phases.planning import program_step, refill_step, trace_roll_step, upgrade_step
from core.ascend.phases.quest import first_player_step, player_activity_step, world_activity_step
from core.ascend.running import settle_protocol
from core.ascend.scenario_cards import draw_card
from core.ascend.starting import apply_history, begin
from core.engine.choice import step_boundary


@frozen
class Step:
    """One step: its phase, name and page, and its rule, for the table or for one seat after the other."""

    phase: str
    name: str
    page: int
    together: Callable[[Game], Awaitable[None]] | None = None
    by_seat: Callable[[Game, int], Awaitable[None]] | None = None


STEPS = (
    Step("Planning", "Trace Roll", 14, together=trace_roll_step),
    Step("Planning", "Upgrade", 13, together=upgrade_step),
    Step("Planning", "Refill Launcher", 14, together=refill_step),
    Step("Planning", "Program", 14, together=program_step),
    Step("Action", "Move & Trace", 14, by_seat=move_step),
    Step("Action", "District Effect", 14, by_seat=district_step),
    Step("Action", "Launch", 14, by_seat=launch_step),
    Step("Combat", "Combat", 15, by_seat=combat_step),
    Step("Quest", "Player Activity", 16, together=player_activity_step),
    Step("Quest", "World Activity", 16, together=world_activity_step),
    Step("Quest", "First Player token", 16, together=first_player_step),
)
"""The steps in order. In Action and Combat a player does all steps of the phase, then the next player does."""


_ENDS_PHASE = tuple(STEPS[(place + 1) % len(STEPS)].phase != step.phase for place, step in enumerate(STEPS))
_FIRST_OF_PHASE = tuple(next(place for place, other in enumerate(STEPS) if other.phase == step.phase) for step in STEPS)

_step_began = lru_cache(maxsize=4096)(ev.StepBegan)
"""The commonest event by far is the same value in every game, so it is made once."""


async def play(game: Game) -> None:
    """Play from where the cursor stands to the end of the scenario."""
    state = game.state
    try:
        if not state.card:
            await begin(game)
            await draw_card(game, game.sheet.first_card)
            await apply_history(game)
        while not state.over:
            rule = _begin_step(game, STEPS[state.cursor.step])
            if rule is not None:
                await rule
            for number, awaited, plain in game.waiting():
                if awaited.holds(game, plain):
                    await settle_protocol(game, number)
            _advance(game)
            if game.boundary_due:
                await step_boundary()
    except GameEnds:
        await step_boundary()


def _begin_step(game: Game, step: Step) -> Awaitable[None] | None:
    """Say that a step begins, and give its rule; None for a seat that sits the step out."""
    cursor = game.state.cursor
    cursor.phase, cursor.name = step.phase, step.name
    if cursor.step == 0:
        game.emit(ev.TurnBegan(game.state.first, cursor.turn))
    if step.together is not None:
        game.emit(_step_began(game.state.first, cursor.turn, step.phase, step.name))
        return step.together(game)
    number = (game.state.first + cursor.place) % game.players
    if step.by_seat is None or game.sits_out(number):
        return None
    game.emit(_step_began(number, cursor.turn, step.phase, step.name))
    return step.by_seat(game, number)


def _advance(game: Game) -> None:
    """Move the cursor: the next step of the seat, the next seat's first step of the phase, or the next phase."""
    cursor = game.state.cursor
    if not _ENDS_PHASE[cursor.step]:
        cursor.step += 1
        return
    if STEPS[cursor.step].by_seat is not None:
        cursor.place += 1
        if cursor.place < game.players:
            cursor.step = _FIRST_OF_PHASE[cursor.step]
            return
        cursor.place = 0
    cursor.step = (cursor.step + 1) % len(STEPS)
    for seat in game.state.seats:
        seat.skips = ""
