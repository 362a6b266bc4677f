"""Why: what cards ask, Assets, Bodies and Augments."""

from __future__ import annotations

from core.ascend.names import ASSET_NUMBERS
from core.ascend.options import NO, Pick
from core.ascend.words import label
from core.bots.ascend.hinting.clauses import LONGEST, Reason, always, number
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option
from core.engine.wording import listed


def _use(sight: Sight, choice: Choice, option: Option) -> str:
    return "nothing is worth it at this moment" if option is NO else "at this moment it brings more than it costs"


def _pay(sight: Sight, choice: Choice, option: Option) -> str:
    """What comes of a price stands in the question itself."""
    cost, then = choice.about[2], choice.about[3]
    if option == NO:
        return f"it is not worth it now to {cost}"
    return f"what comes of it is worth more ({then})"


def _may(sight: Sight, choice: Choice, option: Option) -> str:
    return "as things stand it would do you no good" if option == NO else "it does good and costs nothing"


def _asset(sight: Sight, choice: Choice, option: Option) -> str:
    assert isinstance(option, Pick), "Assets are chosen by name"
    asset = ASSET_NUMBERS[option.what]
    if sight.wanted[asset] > sight.seat.assets[asset]:
        return f"{sight.game.card.name} costs {sight.wanted[asset]}, and you have {sight.seat.assets[asset]}"
    return f"of what you can choose you need it most: you have {sight.seat.assets[asset]}"


def _lose(sight: Sight, choice: Choice, option: Option) -> str:
    assert isinstance(option, Pick), "Assets are chosen by name"
    return f"you miss it least: you have {sight.seat.assets[ASSET_NUMBERS[option.what]]}"


def _enemies(sight: Sight, choice: Choice, option: Option) -> str:
    return f"of {number(len(sight.seat.enemies), 'Enemy', 'Enemies')} it is the one where it does most"


def _look(sight: Sight, choice: Choice, option: Option) -> str:
    """The card that is looked at is known to who is asked."""
    return "that Enemy had better come late" if option.key.endswith("bottom") else "worse ones may lie below it"


def _group(sight: Sight, choice: Choice, option: Option) -> str:
    """A choice of the group: against which other ways it was weighed."""
    others = [
        f'"{label(sight.game, choice, other).rstrip(".")}"'
        for other in choice.options
        if other != option and other.key != NO.key
    ]
    if option.key == NO.key:
        kept = f"going on with {sight.game.card.name} is worth more to the group now than"
        return f"{kept} {_few(others)}"
    others += [f"going on with {sight.game.card.name}"] if choice.optional else []
    return f"going by the rules on the cards it is worth more to the group than {_few(others)}"


def _few(others: list[str]) -> str:
    """The other ways by name, or how many there are where their names are too long."""
    named = listed(others, "or")
    return named if len(named) <= 2 * LONGEST else f"each of the {len(others)} others"


REASONS: dict[str, Reason] = {
    "use": _use,
    "pay": _pay,
    "may": _may,
    "asset": _asset,
    "lose": _lose,
    "enemy": _enemies,
    "look": _look,
    "way": always("as things stand it brings you more than the others"),
    "group": _group,
    "seat": always("there it does most good, or least harm"),
    "protocol": always("by what its steps bring, and how soon they are taken, the bot counts it higher"),
    "keep": always("set against its Memory it brings more than the other"),
    "equip": always("for its Memory it brings most"),
    "body": always("it is the weakest of the three"),
    "inhabit": always("none of them would be a better change of Body"),
    "market": always("what nobody would change into makes room for another Body"),
    "give": always("it is missed least"),
    "ask": always("as far as the answers until now tell, it may be right"),
    "try": always("as far as the answers until now tell, it may be right"),
}
"""By the kind of question."""
