"""Programming moves and launches: which patterns to make, and which of those that lie ready to launch."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from core.ascend.cards.launcher_effects import Program
from core.ascend.components import Source
from core.ascend.launcher import LIGHT, NEIGHBOURS
from core.ascend.launching import sources
from core.ascend.names import CORRUPTED, EMPTY
from core.ascend.options import Launch, OnSlot, Shift
from core.ascend.reach import Move, way_to
from core.bots.reserving import reserved
from core.bots.sight import Sight
from core.bots.valuing import effects_value, leaving_value
from core.engine.choice import Choice, Option

WIDTH = (10, 7, 3)
"""How many sources the search looks at for the first, second and third pattern of a turn."""
LEAST = 0.15
"""A pattern worth less is not launched."""
_TOKEN_USED = 0.04
_MOVE_USED = 0.02


@frozen
class Plan:
    """Moves to make, and the board they are meant for."""

    moves: tuple[Move, ...]
    board: tuple[int, ...]


class Boards:
    """The search for one seat and one Program: patterns one after the other, each with the moves left."""

    def __init__(self, sight: Sight) -> None:
        self.core = sight.seat.core
        self.keep = reserved(sight)
        self.sources = valued_sources(sight)

    def best(self, slots: list[int], locks: int, moves: int) -> tuple[float, tuple[Move, ...], int]:
        """Value, moves, and the slots in use of the best plan found; with the kept tokens free to use, or not."""
        found = self._search(slots, locks, moves, self.sources, 0)
        if self.keep:
            aside = [EMPTY if slot in self.keep else token for slot, token in enumerate(slots)]
            spare = self._search(aside, locks, moves, self.sources, 0)
            worth = self._kept_worth(slots, found)
            if spare[0] >= found[0] - worth:
                return spare
        return found

    def _kept_worth(self, slots: list[int], found: tuple[float, tuple[Move, ...], int]) -> float:
        """What the kept tokens that a plan uses are worth; its moves carry them along."""
        worth = [self.keep.get(slot, 0.0) for slot in range(len(slots))]
        for a, b in found[1]:
            worth[a], worth[b] = worth[b], worth[a]
        return sum(value for slot, value in enumerate(worth) if found[2] >> slot & 1)

    def _search(
        self, slots: list[int], locks: int, left: int, choices: Sequence[tuple[float, Source]], depth: int
    ) -> tuple[float, tuple[Move, ...], int]:
        best: tuple[float, tuple[Move, ...], int] = (0.0, (), 0)
        if depth == len(WIDTH):
            return best
        for value, source in choices[: WIDTH[depth]]:
            way = way_to(source.pattern, slots, locks, self.core, left)
            if way is None:
                continue
            moves, covered = way
            mask = sum(1 << slot for slot in covered)
            after = moved(slots, moves)
            rest = [choice for choice in choices if choice[1] is not source]
            more = self._search(after, locks | mask, left - len(moves), rest, depth + 1)
            total = value - _TOKEN_USED * len(covered) - _MOVE_USED * len(moves) + more[0]
            if total > best[0]:
                best = total, (*moves, *more[1]), mask | more[2]
        return best


def moved(slots: Sequence[int], moves: Sequence[Move]) -> list[int]:
    """The board after some moves."""
    after = list(slots)
    for a, b in moves:
        after[a], after[b] = after[b], after[a]
    return after


def valued_sources(sight: Sight) -> list[tuple[float, Source]]:
    """The pattern sources worth launching, the best first."""
    launched = sight.seat.launched if sight.game.state.cursor.name == "Launch" else ()
    found = [
        (value, source)
        for source in sources(sight.game, sight.number)
        if source.id not in launched and (value := source_value(sight, source)) > LEAST
    ]
    return sorted(found, key=lambda choice: (-choice[0], choice[1].id))


def source_value(sight: Sight, source: Source) -> float:
    """What launching it is worth: effects, standing rules of the card, an Enemy that leaves."""
    value = effects_value(sight, source.effects, source.enemy)
    if source.family == "repel" and source.enemy is not None:
        value += leaving_value(sight, source.enemy)
    return value + max((g.weight for g in sight.own_goals if g.family == source.family), default=0.0)


def plan_program(sight: Sight) -> Plan:
    """The moves for the moves left: patterns first, what is over brings tokens off the slots that refill."""
    seat = sight.seat
    slots = list(seat.slots)
    _, moves, used = Boards(sight).best(slots, seat.locks, seat.moves)
    after = moved(slots, moves)
    tidy = _tidy(after, seat.locks, used, seat.moves - len(moves))
    return Plan((*moves, *tidy), tuple(slots))


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


# -- Launch ----------------------------------------------------------------------------------------------------


def choose_launch(sight: Sight, choice: Choice) -> Option:
    """The best first launch of the best set of launches that share no token; then the ability; else done."""
    values = {source.id: value for value, source in valued_sources(sight)}
    keep = reserved(sight)
    ready = []
    for option in choice.options:
        if isinstance(option, Launch) and option.source in values:
            worth = values[option.source] - sum(keep.get(slot, _TOKEN_USED) for slot in option.slots)
            if worth > LEAST:
                ready.append((worth, option))
    ready.sort(key=lambda pair: (-pair[0], pair[1].key))
    best = _best_set(ready[:14], 0, frozenset(), 4)[1]
    if best:
        return best[0]
    return _ability(sight, choice, keep) or choice.options[0]


def _best_set(
    ready: list[tuple[float, Launch]], used: int, gone: frozenset[str], depth: int
) -> tuple[float, tuple[Launch, ...]]:
    """The most valuable launches of different sources on different slots."""
    best: tuple[float, tuple[Launch, ...]] = (0.0, ())
    if not depth:
        return best
    for place, (value, option) in enumerate(ready):
        mask = sum(1 << slot for slot in option.slots)
        if mask & used or option.source in gone:
            continue
        rest = _best_set(ready[place + 1 :], used | mask, gone | {option.source}, depth - 1)
        if value + rest[0] > best[0]:
            best = value + rest[0], (option, *rest[1])
    return best


def _ability(sight: Sight, choice: Choice, keep: dict[int, float]) -> Option | None:
    """Dump a token for programming moves when a pattern worth it comes within reach."""
    options = [option for option in choice.options if isinstance(option, OnSlot) and option.slot not in keep]
    effects = sight.game.content.walkers[sight.seat.walker].ability.effects
    moves = sum(effect.n.value(sight.game, sight.context) for effect in effects if isinstance(effect, Program))
    best: tuple[float, Option | None] = (0.5, None)
    boards = Boards(sight)
    for option in options:
        slots = list(sight.seat.slots)
        slots[option.slot] = EMPTY
        value = boards.best(slots, sight.seat.locks, moves)[0]
        if value > best[0]:
            best = value, option
    return best[1]
