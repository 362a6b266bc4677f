"""Programming moves: which patterns to make, and where the tokens go that are left."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from core.ascend.components import Source
from core.ascend.kit.reading import pro
from core.ascend.launcher import LIGHT, NEIGHBOURS
from core.ascend.launching import shapes
from core.ascend.names import CORRUPTED, EMPTY, TOKEN_NUMBERS
from core.ascend.options import Pick, Shift
from core.ascend.patterns import Pattern
from core.ascend.reach import Move, Way, leave_of, way_to
from core.bots.ascend.goals import test_of
from core.bots.ascend.reserving import reserved
from core.bots.ascend.sight import Sight
from core.bots.ascend.sourcing import valued_sources
from core.engine.choice import Choice, Option

WIDTH = (10, 7, 3)
"""How many sources the search looks at for the first, second and third pattern of a turn."""
TOKEN_USED = 0.04
MOVE_USED = 0.02

CORE_KEPT = 0.3
"""What another kind of Core Data must bring now: of the own kind there are more tokens."""

Found = tuple[float, tuple[Move, ...], int]
"""Value of a plan, its moves, the slots it uses."""
NOTHING: Found = (0.0, (), 0)


@frozen
class Plan:
    """Moves to make, and the board they are meant for."""

    moves: tuple[Move, ...]
    board: tuple[int, ...]


@frozen
class Wanted:
    """A pattern worth making."""

    value: float
    source: Source
    shapes: tuple[Pattern, ...]


class Boards:
    """The search for one seat and one Program: patterns one after the other, each with the moves left."""

    def __init__(self, sight: Sight) -> None:
        game, number = sight.game, sight.number
        self.core = sight.seat.core
        self.keep = reserved(sight)
        self.leave = leave_of(game, number)
        self.wanted = [Wanted(value, source, shapes(game, number, source)) for value, source in valued_sources(sight)]

    def best(self, slots: list[int], locks: int, moves: int) -> Found:
        """The best plan found; with the kept tokens free to use, or not."""
        found = self._search(slots, locks, moves, self.wanted, 0)
        if self.keep:
            aside = [EMPTY if slot in self.keep else token for slot, token in enumerate(slots)]
            spare = self._search(aside, locks, moves, self.wanted, 0)
            worth = self._kept_worth(slots, found)
            if spare[0] >= found[0] - worth:
                return spare
        return found

    def _kept_worth(self, slots: list[int], found: Found) -> float:
        """What the kept tokens that a plan uses are worth; its moves carry them along."""
        worth = [self.keep.get(slot, 0.0) for slot in range(len(slots))]
        for a, b in found[1]:
            worth[a], worth[b] = worth[b], worth[a]
        return sum(value for slot, value in enumerate(worth) if found[2] >> slot & 1)

    def _search(
        self, slots: list[int], locks: int, left: int, choices: Sequence[Wanted | None], depth: int, floor: float = 0.0
    ) -> Found:
        """The best plan of these patterns, where one is worth more than ``floor``; None holds the place of a pattern
        that is out of reach: it stays so in what is left of the moves."""
        best = NOTHING
        if depth == len(WIDTH):
            return best
        ways = [self._way(choice, slots, locks, left) for choice in choices[: WIDTH[depth]]]
        near = [choice if way is not None else None for choice, way in zip(choices, ways, strict=False)]
        for place, (wanted, way) in enumerate(zip(near, ways, strict=True)):
            if wanted is None or way is None:
                continue
            moves, covered = way
            own = wanted.value - TOKEN_USED * len(covered) - MOVE_USED * len(moves)
            rest = [*near[:place], *near[place + 1 :]]
            floor = max(floor, best[0])
            if own + _at_most(rest, depth + 1) <= floor:
                continue
            mask = sum(1 << slot for slot in covered)
            more = self._search(moved(slots, moves), locks | mask, left - len(moves), rest, depth + 1, floor - own)
            total = own + more[0]
            if total > best[0]:
                best = total, (*moves, *more[1]), mask | more[2]
        return best

    def _way(self, wanted: Wanted | None, slots: list[int], locks: int, left: int) -> Way | None:
        if wanted is None:
            return None
        return way_to(wanted.shapes, slots, locks, self.core, left, self.leave)


def _at_most(choices: Sequence[Wanted | None], depth: int) -> float:
    """More than what can still be made of these patterns is worth: they are sorted, the best first."""
    values = [choice.value for choice in choices if choice is not None]
    return sum(values[: len(WIDTH) - depth])


def moved(slots: Sequence[int], moves: Sequence[Move]) -> list[int]:
    """The board after some moves."""
    after = list(slots)
    for a, b in moves:
        after[a], after[b] = after[b], after[a]
    return after


def plan_program(sight: Sight) -> Plan:
    """The moves for the moves left: patterns first, what is over brings tokens off the slots that refill."""
    seat = sight.seat
    slots = list(seat.slots)
    _, moves, used = Boards(sight).best(slots, seat.locks, seat.moves)
    after = moved(slots, moves)
    tidy = _tidy(after, seat.locks, used, seat.moves - len(moves))
    return Plan((*moves, *tidy), tuple(slots))


def choose_core(sight: Sight, choice: Choice) -> Option:
    """The Core Data with which most can be launched; for a Core Test the kind that lies on the Launcher most."""
    seat, game = sight.seat, sight.game
    picks = {TOKEN_NUMBERS[option.what]: option for option in choice.options if isinstance(option, Pick)}
    tests = [test_of(goal.act) for goal in sight.goals if goal.act]
    if any(test is not None and test.what == "core" for test in tests):
        best = max(picks, key=lambda kind: (seat.slots.count(kind), kind))
        return picks[best] if seat.slots.count(best) > seat.slots.count(seat.core) else choice.options[0]
    boards = Boards(sight)
    moves = pro(game, sight.number) if game.state.cursor.phase == "Planning" else 0
    made: dict[int, float] = {}
    for kind in (seat.core, *picks):
        boards.core = kind
        made[kind] = boards.best(list(seat.slots), seat.locks, moves)[0]
    best = max(picks, key=lambda kind: (made[kind], kind))
    return picks[best] if made[best] > made[seat.core] + CORE_KEPT else choice.options[0]


def _tidy(slots: list[int], locks: int, used: int, left: int) -> list[Move]:
    """Slide tokens that stay from Highlighted slots to dark ones beside them, near their kind: more is drawn then."""
    moves: list[Move] = []
    slots = list(slots)
    for _ in range(left):
        best = max(
            (
                (_company(slots, dark, slots[light], light, used), -light, -dark)
                for light in LIGHT
                if slots[light] not in (EMPTY, CORRUPTED) and not (used | locks) >> light & 1
                for dark in NEIGHBOURS[light]
                if dark not in LIGHT and slots[dark] == EMPTY and not (used | locks) >> dark & 1
            ),
            default=None,
        )
        if best is None:
            break
        light, dark = -best[1], -best[2]
        slots[dark], slots[light] = slots[light], EMPTY
        moves.append((min(light, dark), max(light, dark)))
    return moves


def _company(slots: list[int], slot: int, token: int, start: int, used: int) -> int:
    """How many tokens of its kind a token would have around it."""
    return sum(slots[near] == token and near != start and not used >> near & 1 for near in NEIGHBOURS[slot])


def next_move(plan: Plan, choice: Choice) -> Shift | None:
    """The option of the plan's first move, None when the plan is done."""
    if not plan.moves:
        return None
    pair = set(plan.moves[0])
    for option in choice.options:
        if isinstance(option, Shift) and {option.start, option.end} == pair:
            return option
    return None


def after_move(plan: Plan) -> Plan:
    """What is left of the plan after its first move."""
    return Plan(plan.moves[1:], tuple(moved(plan.board, plan.moves[:1])))
