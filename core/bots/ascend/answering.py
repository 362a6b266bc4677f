"""Small questions: Shield, which asset, which token, which slot."""

from __future__ import annotations

from core.ascend.launcher import LIGHT, LOCK_COLUMN, NEIGHBOURS, token_counts
from core.ascend.names import ASSET_NUMBERS, BASIC, COLUMNS, CORRUPTED, OPEN, TOKEN_NUMBERS
from core.ascend.options import OnSlot, Pick, Place
from core.bots.ascend.goals import test_of
from core.bots.ascend.goods import asset_value, held_value
from core.bots.ascend.reserving import reserved
from core.bots.ascend.sight import Sight
from core.bots.ties import best_of
from core.engine.choice import Choice, Option
from core.engine.luck import Luck


def choose_shield(sight: Sight, choice: Choice) -> Option:
    """Shield is there to be used, in full: Integrity comes back only with a Reset or a card."""
    return choice.options[0]


def picks_of(choice: Choice) -> list[Pick]:
    """The named things among the options."""
    return [option for option in choice.options if isinstance(option, Pick)]


def choose_asset(sight: Sight, choice: Choice) -> Option:
    """The asset worth most to gain."""
    return max(picks_of(choice), key=lambda option: (asset_value(sight, ASSET_NUMBERS[option.what]), option.what))


def choose_loss(sight: Sight, choice: Choice) -> Option:
    """The asset that is missed least."""
    return min(picks_of(choice), key=lambda option: (held_value(sight, ASSET_NUMBERS[option.what]), option.what))


def choose_colour(sight: Sight, choice: Choice) -> Option:
    """Data of a kind that a Test of a goal asks for, else of the Core kind."""
    asked = {sight.seat.core}
    for goal in sight.own_goals:
        test = test_of(goal.act) if goal.act else None
        if test is not None and test.what in TOKEN_NUMBERS:
            asked = {TOKEN_NUMBERS[test.what]}
    picks = picks_of(choice)
    return next((option for option in picks if TOKEN_NUMBERS[option.what] in asked), picks[0])


def choose_token(sight: Sight, choice: Choice) -> Option:
    """The token to dump or discard: Corrupted first, else one that no Test waits for, of the kind owned most."""
    kept = reserved(sight)
    seat = sight.seat

    def missed(option: OnSlot) -> tuple[float, int, int]:
        token = seat.slots[option.slot]
        if token == CORRUPTED:
            return -1.0, 0, option.slot
        owned = seat.slots.count(token) + seat.bag[token] + seat.dump[token]
        return kept.get(option.slot, 0.0), -owned if token != OPEN else 1, option.slot

    return min((option for option in choice.options if isinstance(option, OnSlot)), key=missed)


def choose_fetch(sight: Sight, choice: Choice) -> Option:
    """The kind that lies on the Launcher most, up to the three that a line needs."""
    counts = token_counts(sight.seat)

    def nearness(option: Pick) -> tuple[int, str]:
        count = counts[TOKEN_NUMBERS[option.what]]
        return (count if count < 3 else 1), option.what

    return max(picks_of(choice), key=nearness)


def choose_row(sight: Sight, choice: Choice) -> Option:
    """The row whose tokens are missed least."""
    kept, slots = reserved(sight), sight.seat.slots

    def missed(option: Pick) -> tuple[float, str]:
        first = (int(option.what) - 1) * COLUMNS
        row = range(first, first + COLUMNS)
        return sum(
            kept.get(slot, 0.0) + (slots[slot] in BASIC) - (slots[slot] == CORRUPTED) for slot in row
        ), option.key

    return min(picks_of(choice), key=missed)


def choose_lock(sight: Sight, choice: Choice, luck: Luck) -> Option:
    """A slot at the edge, where a Lock bars the fewest ways."""
    options = [option for option in choice.options if isinstance(option, OnSlot)]
    return best_of(luck, [(-float(len(NEIGHBOURS[option.slot])), option) for option in options])


def choose_unlock(sight: Sight, choice: Choice) -> Option:
    """The Lock that bars most."""
    return best_unlock([option for option in choice.options if isinstance(option, OnSlot)])


def best_unlock(options: list[OnSlot]) -> OnSlot:
    """Of these locked slots the one that bars most: inside the board before its edge, the middle rows first."""
    return min(options, key=lambda o: (o.slot % COLUMNS == LOCK_COLUMN, abs(o.slot // COLUMNS - 1.4), o.slot))


def choose_place(sight: Sight, choice: Choice) -> Option:
    """Beside tokens of its kind, rather on a slot that does not refill."""
    slots = sight.seat.slots

    def score(option: Place) -> tuple[float, str]:
        token = choice.about[option.drawn]
        company = sum(slots[near] == token for near in NEIGHBOURS[option.slot])
        refills = option.slot in LIGHT or option.slot % COLUMNS == LOCK_COLUMN
        return company - 0.6 * refills, option.key

    return max((option for option in choice.options if isinstance(option, Place)), key=score)
