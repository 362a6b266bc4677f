"""Why a key is no answer, and why a seat is not asked: one sentence with the numbers (interface design, section 10)."""

from __future__ import annotations

from collections.abc import Mapping

from core.ascend import refusals_dice, refusals_goods, refusals_launcher, refusals_map, refusals_patterns
from core.ascend.game import Game
from core.ascend.phases.turn import STEPS
from core.ascend.refusals_words import Asked, Reason
from core.ascend.wording import listed, plural, shown, some
from core.engine.choice import Choice

REASONS: dict[str, Reason] = {
    **refusals_launcher.REASONS,
    **refusals_patterns.REASONS,
    **refusals_map.REASONS,
    **refusals_dice.REASONS,
    **refusals_goods.REASONS,
}
"""What knows the reason, by the first word of the key."""


_LONGEST = 120
"""No key of the game is nearly as long."""


def why_not(game: Game, choice: Choice, key: str) -> str:
    """Why a key is not an answer of the pending choice: one sentence, never empty. Changes nothing."""
    word, _, what = key.partition(":")
    reason = REASONS.get(word) if len(key) <= _LONGEST else None
    try:
        said = reason(Asked(game, choice), word, what) if reason else ""
    except ValueError:
        said = ""
    return said or _no_answer(choice, key)


def _no_answer(choice: Choice, key: str) -> str:
    keys = [option.key for option in choice.options]
    there = f"{plural(len(keys), 'answer')}, for instance {some(keys)}"
    return f'"{shown(key)}" is no answer here; there {"is" if len(keys) == 1 else "are"} {there}.'


# -- a seat that is not asked ------------------------------------------------------------------------------------


def not_you(game: Game, table_pending: Mapping[int, Choice], seat: int) -> str:
    """Why a seat is not asked anything: who acts now and what, and when this seat does. ``seat`` is 0 to 3."""
    name = game.state.seats[seat].name
    if not table_pending:
        return "The scenario is over: nobody is asked anything any more."
    if seat in table_pending:
        return f"{name} is asked now, with {plural(len(table_pending[seat].options), 'answer')} to choose from."
    acting = listed([game.state.seats[number].name for number in table_pending])
    verb = "acts" if len(table_pending) == 1 else "act"
    cursor = game.state.cursor
    return f"{acting} {verb} now ({cursor.phase}, {cursor.name}); {_when(game, seat, name)}."


def _when(game: Game, seat: int, name: str) -> str:
    """When the seat comes next."""
    cursor = game.state.cursor
    if game.sits_out(seat):
        return f"{name} was reset and sits out the rest of the {cursor.phase} phase"
    if STEPS[cursor.step].by_seat is None:
        return f"{name} waits for the rest of this step"
    order = game.order()
    before = order.index(seat) - cursor.place
    if before == 1:
        return f"{name}'s {cursor.phase} phase is next"
    if before > 1:
        last = game.state.seats[order[order.index(seat) - 1]].name
        return f"{name}'s {cursor.phase} phase comes after {last}'s"
    if before == 0:
        return f"it is {name}'s {cursor.phase} phase, which waits for that"
    following = next(step.phase for step in STEPS[cursor.step :] if step.phase != cursor.phase)
    return f"{name} has done the {cursor.phase} phase, {following} is next"
