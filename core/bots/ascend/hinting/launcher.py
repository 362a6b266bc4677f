"""Why: the Launcher, patterns, Upgrades and tokens."""

from __future__ import annotations

from collections.abc import Sequence

from core.ascend.components import FactionAugment, Source
from core.ascend.launcher import LIGHT, LOCK_COLUMN, NEIGHBOURS, token_counts
from core.ascend.launching import shapes
from core.ascend.names import BASIC, COLUMNS, CORRUPTED, EMPTY, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import Launch, OnSlot, Pick, Place, Shift
from core.ascend.reach import leave_of, way_to
from core.bots.ascend.hinting.clauses import LONGEST, Reason, always, bringing, number
from core.bots.ascend.hinting.serving import pattern_serves
from core.bots.ascend.launching import best_launches
from core.bots.ascend.programming import Plan, moved
from core.bots.ascend.reserving import reserved
from core.bots.ascend.sight import Sight
from core.bots.ascend.sourcing import valued_sources
from core.engine.choice import Choice, Option


def of_plan(sight: Sight, option: Option, plan: Plan) -> str:
    """A move of Data: the pattern that the moves lead to. ``plan`` is what is left of them after this one."""
    assert isinstance(option, Shift), "plans are of moves"
    slots = list(sight.seat.slots)
    boards = [moved(slots, [(option.start, option.end)])]
    for move in plan.moves:
        boards.append(moved(boards[-1], [move]))
    before = {source.id for source in _ready(sight, slots)}
    for moves, board in enumerate(boards, 1):
        source = next((source for source in _ready(sight, board) if source.id not in before), None)
        if source is not None:
            # what a Repel pattern says is its price
            name = source.name + ("" if source.family == "repel" else bringing(sight, source.effects))
            ready = f"then {name} lies ready" if moves == 1 else f"{name} lies ready after {moves} such moves"
            ready += _detour(sight, source, moves, _ready(sight, boards[-1]))
            serves = pattern_serves(sight, source)
            return f"{serves}: {ready}" if serves else ready
    return "a token less on the slots that refill means one more drawn at the next Refill"


def _detour(sight: Sight, source: Source, moves: int, ready: list[Source]) -> str:
    """Why a pattern is made with more moves than it needs, in brackets; empty where it is not. ``ready`` are those that
    lie there after all moves."""
    slots, kept = list(sight.seat.slots), reserved(sight)
    least = _moves_to(sight, source, slots, moves - 1)
    if least is None:
        return ""
    aside = [EMPTY if slot in kept else token for slot, token in enumerate(slots)]
    also = next((other.name for other in ready if other.id != source.id), "")
    if kept and _moves_to(sight, source, aside, least) is None:
        why = f"the Data that {sight.game.card.name} needs is kept"
    else:
        why = f"{also} can be launched too" if also else "other Data stays where it is of use"
    return f" ({least} would do, but this way {why})"


def _moves_to(sight: Sight, source: Source, slots: list[int], most: int) -> int | None:
    """With how few moves a pattern can be made on a board; None where that takes more than ``most``."""
    game, seat, leave = sight.game, sight.seat, leave_of(sight.game, sight.number)
    way = way_to(shapes(game, sight.number, source), slots, seat.locks, seat.core, most, leave)
    return None if way is None else len(way[0])


def _ready(sight: Sight, slots: Sequence[int]) -> list[Source]:
    """The patterns worth launching that lie on a board, the best first."""
    return [source for _, source in valued_sources(sight) if _moves_to(sight, source, list(slots), 0) is not None]


def _program(sight: Sight, choice: Choice, option: Option) -> str:
    if option.key != "done":
        return _upgrade(sight, choice, option)
    if not sight.seat.moves:
        return "no moves are left, and nothing that can be paid for is worth its price now"
    names = list(dict.fromkeys(source.name for source in _ready(sight, sight.seat.slots)))[:3]
    if names:
        return f"{' and '.join(names)} can be launched as the Data lies, and more is not in reach"
    return f"{number(sight.seat.moves, 'move')} cannot bring a pattern that is worth it"


_UPGRADES = {
    "upgrade.unlock": "every free slot holds one more Data each turn, and this one is most in the way",
    "upgrade.discard": "Corrupted Data is only in the way, and nothing needs that Memory more",
    "upgrade:open": "Open Data stands for any kind in a pattern or a Test",
    "upgrade:augment": "a card of your Class is worth that EXP",
    "upgrade:gain": "Memory that no card of yours needs can become Data of your Core kind",
}


def _upgrade(sight: Sight, choice: Choice, option: Option) -> str:
    if option.key == "done":
        return "nothing that can be paid for is worth its price now"
    if isinstance(option, Pick) and option.word == "equip":
        return f"for its Memory it brings more than what else you could equip{_rules_of(sight, option.what)}"
    if isinstance(option, Pick) and option.word == "use":
        return "used now it brings more than kept"
    if option.key == "upgrade:raise":
        return f"your Integrity cannot rise above {sight.seat.limit} yet, and of all that EXP buys now this brings most"
    return next((why for word, why in _UPGRADES.items() if option.key.startswith(word)), "it is worth its price now")


def _rules_of(sight: Sight, card: str) -> str:
    augment, players = sight.game.content.augment(card), sight.game.players
    if isinstance(augment, FactionAugment):
        return bringing(sight, augment.effects)
    words = "; ".join(rule.say(players).rstrip(".") for rule in augment.rules)
    return f" ({words})" if 0 < len(words) <= LONGEST else ""


def _launch(sight: Sight, choice: Choice, option: Option) -> str:
    if isinstance(option, Launch):
        return _of_launch(sight, choice, option)
    if isinstance(option, Pick):
        return "used now it brings more than kept"
    ready = any(isinstance(other, Launch) for other in choice.options)
    return "what is ready is not worth the Data it takes" if ready else "no pattern lies ready"


def _of_launch(sight: Sight, choice: Choice, option: Launch) -> str:
    source = next((source for _, source in valued_sources(sight) if source.id == option.source), None)
    if source is not None and (serves := pattern_serves(sight, source)):
        return serves
    together = len(best_launches(sight, choice))
    if together > 1:
        return f"with it {number(together - 1, 'more pattern')} can be launched without sharing Data, which brings most"
    return "it brings most of what lies ready"


def _token(sight: Sight, choice: Choice, option: Option) -> str:
    """A token to dump or to discard."""
    if not isinstance(option, OnSlot):
        return "no token of yours is worth that"
    token = sight.seat.slots[option.slot]
    if token == CORRUPTED:
        return "Corrupted Data is only in the way"
    if option.slot in reserved(sight):
        return f"of the Data that {sight.game.card.name} needs it is missed least"
    counts = token_counts(sight.seat)
    most = counts[token] == max(counts[kind] for kind in BASIC)
    return (
        f"{sight.game.card.name} does not need it, and {'you own most of its kind' if most else 'it is missed least'}"
    )


def _fetch(sight: Sight, choice: Choice, option: Option) -> str:
    kind = TOKEN_NUMBERS.get(option.key.partition(":")[2], 0)
    lying = token_counts(sight.seat)[kind]
    return (
        f"{lying or 'none'} of that kind {'lies' if lying == 1 else 'lie'} on your Launcher, which is nearest to a line"
    )


def _place(sight: Sight, choice: Choice, option: Option) -> str:
    assert isinstance(option, Place), "tokens are placed"
    token = choice.about[option.drawn]
    beside = sum(sight.seat.slots[near] == token for near in NEIGHBOURS[option.slot])
    if beside:
        return f"{beside} of its kind {'lies' if beside == 1 else 'lie'} beside that slot"
    if option.slot not in LIGHT and option.slot % COLUMNS != LOCK_COLUMN:
        return "nothing of its kind lies near a free slot, and there it takes no place of a Refill"
    return "nothing of its kind lies near a free slot"


def _colour(sight: Sight, choice: Choice, option: Option) -> str:
    core = TOKEN_NAMES[sight.seat.core]
    if option.key.endswith(core):
        return f"{core} is your Core kind, which the cells C of patterns take"
    return f"a Test of {sight.game.card.name} takes that kind"


REASONS: dict[str, Reason] = {
    "program": _program,
    "upgrade": _upgrade,
    "launch": _launch,
    "dump": _token,
    "discard": _token,
    "fetch": _fetch,
    "prepare": _place,
    "colour": _colour,
    "row": always("the Data of that row is missed least"),
    "lock": always("a Lock at the edge is in the way least"),
    "unlock": always("of your locked slots this one is most in the way"),
    "core": always("with it more patterns are in reach than with any other kind, or as many"),
}
"""By the kind of question."""
