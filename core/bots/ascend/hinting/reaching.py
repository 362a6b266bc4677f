"""Whether the activities of the active card can be done this turn, where, and what keeps them from it."""

from __future__ import annotations

from operator import itemgetter

from attrs import evolve

from core.ascend.options import Go
from core.bots.ascend.goals import Goal, test_of
from core.bots.ascend.hinting.clauses import number
from core.bots.ascend.moving import FAR, Figure, figures
from core.bots.ascend.paying import pay_chance
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option

Reach = list[tuple[Figure, int]]
"""Figures of a seat, each with the turns of way it still has this turn: 1 before its move, 0 behind it."""
Way = tuple[Goal, str, int]
"""A goal, the tile where a figure can soonest be for it (empty when none is known), how many turns after this one."""


def later(sight: Sight, moves: bool) -> str:
    """Where an activity of the card can be done later this turn; else what keeps it from being done. ``moves`` tells
    whether the figures of the seat, its Character and the BOT, still move."""
    return _told(sight, [(figure, int(moves)) for figure in _own(sight)])


def with_move(sight: Sight, choice: Choice, option: Option) -> str:
    """The same behind a move that is not made for the sake of the card."""
    asked = {option.word for option in choice.options if isinstance(option, Go)}
    word = option.word if isinstance(option, Go) else "move" if "move" in asked else "bot"
    before, after = [], []
    for figure in _own(sight):
        own_word = "bot" if figure.bot else "move"
        may = int(own_word in asked)
        before.append((figure, may))
        if own_word == word and isinstance(option, Go):
            after.append((evolve(figure, tile=option.path[-1]), 0))
        else:
            after.append((figure, may if own_word != word else 0))
    place = _open_place(sight, _ways(sight, before))
    if place and not _open_place(sight, _ways(sight, after)):
        return f"bringing {sight.game.card.name} forward on {place} is worth less this turn"
    return _told(sight, after if place else before)


def lacking(sight: Sight, goal: Goal) -> str:
    """What an activity waits for beside being there, behind "only"; empty when nothing."""
    assert goal.act is not None, "only activities have a price"
    if pay_chance(sight, sight.number, goal.act, 0) < 1:
        return "once its price can be paid"
    test = test_of(goal.act)
    return "with more Data for its Test" if test is not None and not sight.worth_trying(test, sight.number) else ""


def _own(sight: Sight) -> list[Figure]:
    """The seat's Character, and the BOT where it is in play."""
    return [figure for figure in figures(sight) if figure.number == sight.number]


def _told(sight: Sight, reach: Reach) -> str:
    name, ways = sight.game.card.name, _ways(sight, reach)
    if place := _open_place(sight, ways):
        return f"{name} can be brought forward later this turn, on {place}"
    goal, place, late = min(ways, key=itemgetter(2))
    assert goal.act is not None, "only activities have places"
    if not place and goal.act.tile:
        return f"where {name} can be brought forward is still to be found"
    if late:
        moves = any(far for _, far in reach)
        where = f": the way to {place} takes {number(late + 1, 'turn')}" if moves and late < FAR - 1 else ""
        return f"nothing within reach brings {name} forward this turn{where}"
    return f"{name} can be brought forward on {place}, but only {lacking(sight, goal)}"


def _ways(sight: Sight, reach: Reach) -> list[Way]:
    """The activities of the card, the best first."""
    ways = [(figure.turns(sight.game), far) for figure, far in reach]
    goals = sorted((goal for goal in sight.own_goals if goal.act is not None), key=lambda goal: -goal.weight)
    found = []
    for goal in goals:
        late = {place: min(max(0, turns.get(place, FAR) - far) for turns, far in ways) for place in goal.gains}
        place = min(late, key=late.__getitem__, default="")
        found.append((goal, place, late.get(place, FAR)))
    return found


def _open_place(sight: Sight, ways: list[Way]) -> str:
    """The tile where an activity can be done this turn with what is there; empty when there is none."""
    return next((place for goal, place, late in ways if not late and not lacking(sight, goal)), "")
