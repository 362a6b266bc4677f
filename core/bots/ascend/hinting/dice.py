"""Why: dice, Combat Frames, Tests, Shield."""

from __future__ import annotations

from core.ascend.names import PULSE
from core.ascend.options import Amount, Dice, FrameUse, OnSlot, Pick
from core.ascend.views.odds import odds
from core.bots.ascend.chances import pass_chance
from core.bots.ascend.hinting.clauses import Reason, always, number, percent
from core.bots.ascend.running import running_test, successes
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option


def _power(sight: Sight, choice: Choice, option: Option) -> str:
    spent = option.n if isinstance(option, Amount) else 0
    line = next(iter(odds(sight.game, sight.number, (choice.about[0] + spent,))), "")
    dice, _, chances = line.rstrip(".").partition(": ")
    told = f"{dice} give {chances.replace('; ', ', ')}, and " if chances else ""
    most = max((other.n for other in choice.options if isinstance(other, Amount)), default=0)
    if spent == most:
        return f"{told}no more can be bought"
    return f"{told}{'another die is not worth its Power' if spent else 'Power kept is worth more than another die'}"


def _reroll(sight: Sight, choice: Choice, option: Option) -> str:
    what, *faces = choice.about
    if isinstance(option, Pick):
        return "the card makes this roll better at no price of Reroll"
    if not isinstance(option, Dice):
        return "on average other faces would not be worth what they cost"
    if what == "Test":
        running = running_test(sight.game)
        missing = sight.test_need(running.test) - successes(faces) if running.test else 0
        if missing > 0:
            return f"{number(missing, 'Success is', 'Successes are')} still missing, and these dice show none"
    if what == "Trace Roll":
        return f"every {PULSE} that is gone is an Enemy less"
    return "with other faces on these dice the Frames can do more"


def _frame(sight: Sight, choice: Choice, option: Option) -> str:
    if isinstance(option, FrameUse):
        return "of all orders in which these dice can be used the best begins with it"
    return "what is left of the dice would do more harm than good"


def _test(sight: Sight, choice: Choice, option: Option) -> str:
    _, need, dumped, _ = choice.about
    rerolls = min(sight.seat.assets[3], 6)
    now, more = (pass_chance(sight.faces, dice, rerolls, need) for dice in (dumped, dumped + 1))
    if isinstance(option, OnSlot) and round(100 * more) == 0:
        return f"it needs {number(need, 'Success', 'Successes')}, and every die brings it nearer"
    if isinstance(option, OnSlot):
        return f"your own dice pass it with {percent(more)} then, with {percent(now)} without it"
    return f"your own dice pass it with {percent(now)} already, and Data is worth more on the Launcher"


REASONS: dict[str, Reason] = {
    "power": _power,
    "reroll": _reroll,
    "set-dice": always("with these faces the Frames can do most"),
    "frame": _frame,
    "ready": always("of the Frames used it did most"),
    "test": _test,
    "shield": always("Integrity is harder to win back than Shield"),
    "aim": always("it can be hit only now"),
    "track": always("it is nearest to breaking"),
}
"""By the kind of question."""
