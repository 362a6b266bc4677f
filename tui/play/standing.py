"""Standing answers: what a player said once and for all about an optional rule of a card.

They are no rule of the game: the sitting gives them in the player's place, as the answers they are.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.ascend import events as ev
from core.ascend.cards.choices import May, Pay
from core.ascend.cards.rules import in_any_order
from core.ascend.cards.triggers import Trigger
from core.ascend.game import Game
from core.ascend.kit.kit import InPlay
from core.ascend.options import NO, Pick
from core.ascend.rolls import KEEP
from core.engine.choice import Choice, Option
from tui.play import passes
from tui.play.contract import StandingLine

ALWAYS, NEVER, ASK = "always", "never", "ask"
Said = dict[int, dict[str, str]]
"""By seat and rule id: ``always`` or ``never``; of Upgrades ``ask`` or ``never``. What is not named is as at first."""


def is_optional(play: InPlay) -> bool:
    """Whether a rule that answers an event leaves it to the player whether to use it.

    What a player begins by choosing it is no such rule: it has been chosen already.
    """
    return isinstance(play.rule, Trigger) and (
        play.asked or any(isinstance(effect, May | Pay) for effect in play.rule.effects)
    )


def lines_of(game: Game, seat: int, said: Mapping[str, str]) -> tuple[StandingLine, ...]:
    """The optional rules the seat has in play, in the order of its cards; before them Upgrades between steps."""
    rules = [play for play in game.kit(seat).rules.values() if is_optional(play)]
    says = said.get(passes.RULE, passes.NEW)
    between = StandingLine(passes.RULE, passes.CARD, passes.TEXT, says, passes.WORDS)
    return (
        between,
        *(StandingLine(play.id, play.name, play.rule.say(game.players), said.get(play.id, ASK)) for play in rules),
    )


def answer_of(game: Game, choice: Choice, said: Mapping[str, str]) -> Option | None:
    """What stands as the answer to a question; None where something is left to decide.

    That is so when several tokens could pay, when one of several rules is still asked for, and when the order of
    several that are always used can matter.
    """
    rules = game.kit(choice.seat).rules
    if choice.kind in ("may", "pay"):
        play = rules.get(choice.about[0])
        word = said.get(play.id, ASK) if play is not None and is_optional(play) else ASK
        ways = [option for option in choice.options if option is not NO]
        return NO if word == NEVER else ways[0] if word == ALWAYS and len(ways) == 1 else None
    if choice.kind not in ("use", "reroll") or not choice.optional:
        return None
    picks = [option for option in choice.options if isinstance(option, Pick)]
    declining = [option for option in choice.options if option in (NO, KEEP)]
    if not picks or len(picks) + len(declining) < len(choice.options) or any(pick.what not in said for pick in picks):
        return None
    wanted = [pick for pick in picks if said[pick.what] == ALWAYS]
    if len(wanted) > 1 and not in_any_order([rules[pick.what].rule for pick in wanted]):
        return None
    return wanted[0] if wanted else declining[0]


def note_of(game: Game, choice: Choice, option: Option) -> ev.StandingAnswer:
    """What goes on record with a standing answer."""
    if choice.kind in ("use", "reroll"):
        picks = [option] if isinstance(option, Pick) else [pick for pick in choice.options if isinstance(pick, Pick)]
        used = [pick.what for pick in picks]
    else:
        used = [choice.about[0]]
    rules = game.kit(choice.seat).rules
    cards = dict.fromkeys(rules[rule].card for rule in used)
    return ev.StandingAnswer(choice.seat, tuple(cards), option not in (NO, KEEP))


def read(record: Mapping[str, Any], seats: int) -> Said:
    """What was said, from the slot's record of the campaign. Whatever is no such record says nothing."""
    kept = record.get("standing")
    by_seat = kept if isinstance(kept, dict) else {}
    return {seat: _words(by_seat.get(str(seat))) for seat in range(seats)}


def _words(kept: object) -> dict[str, str]:
    known = {passes.RULE: (passes.ASK, passes.NEVER)}
    found = kept.items() if isinstance(kept, dict) else ()
    return {rule: word for rule, word in found if word in known.get(rule, (ALWAYS, NEVER))}


def record_of(said: Said) -> dict[str, dict[str, str]]:
    """What was said, as the slot's record of the campaign keeps it."""
    return {str(seat): dict(words) for seat, words in said.items() if words}
