"""Why not, with cards: rules to use, prices, cards to keep, Bodies, Enemies, players (rulebook p.4, p.9-10, p.12)."""

from __future__ import annotations

from core.ascend.cards.choices import Pay
from core.ascend.cards.context import Context
from core.ascend.cards.gains import Spend
from core.ascend.cards.launcher_effects import Discard, Dump, slots_of
from core.ascend.cards.rules import Ability
from core.ascend.cards.triggers import Trigger, event_words
from core.ascend.kit.kit import InPlay
from core.ascend.names import ASSET_NUMBERS, COLUMNS, SEAT_LETTERS
from core.ascend.refusals.asked import Asked, Reason, among
from core.ascend.refusals.planning import not_owned
from core.engine.wording import plural, shown, some

# -- rules that are used by choice -------------------------------------------------------------------------------------


def use(asked: Asked, _word: str, what: str) -> str:
    """A rule that is not used now, or not by choice."""
    play = asked.game.kit(asked.number).rules.get(what)
    if play is None:
        return _no_rule(asked, what.partition("#")[0])
    if isinstance(play.rule, Ability):
        return _ability(asked, play, play.rule)
    if isinstance(play.rule, Trigger) and play.asked:
        return _trigger(asked, play, play.rule)
    return f"{play.name} works by itself: there is nothing to use. {play.rule.say(asked.game.players)}"


def _no_rule(asked: Asked, card: str) -> str:
    seat, content = asked.seat, asked.game.content
    if card in seat.unequipped:
        return f"{asked.named(card)} is not equipped: it does nothing before that."
    if card == seat.protocol:
        return f"{asked.named(card)} is not learnt yet: {seat.protocol_step} of 3 steps are done."
    if card in content.class_augments or card in content.faction_augments:
        return not_owned(asked, card)
    names = list(dict.fromkeys(play.name for play in asked.game.kit(asked.number).rules.values()))
    return f"You have no card {asked.named(card)} to use: there are rules on {len(names)}: {some(names)}."


def _trigger(asked: Asked, play: InPlay, rule: Trigger) -> str:
    event = event_words(rule.on, rule.of)
    if rule.once and play.id in asked.seat.used:
        return f"{play.name} was used in this turn: once a turn, {event}."
    if asked.choice.kind == "use":
        now = event_words(asked.choice.about[0], "")
        return f"{play.name} is used {event}; this is {now}."
    return f"{play.name} is used {event}; this is {asked.step}."


def _ability(asked: Asked, play: InPlay, rule: Ability) -> str:
    used = asked.seat.used.count(play.id)
    if used >= rule.times:
        often = "once" if rule.times == 1 else f"up to {rule.times} times"
        return f"{play.name} was used {plural(used, 'time')} in this turn: {often} a turn."
    phase = next(name for name, plays in asked.game.kit(asked.number).abilities.items() if play in plays)
    if (asked.phase if phase == "planning" else asked.step) != phase.capitalize():
        when = "Planning phase" if phase == "planning" else "Launch step"
        return f"{play.name} is used in the {when}; this is {asked.step}."
    context = Context(asked.number, play.name, card=play.card)
    if not rule.possible(asked.game, context):
        return _unpaid(asked, play.name, rule, context)
    return f"{play.name} waits: {asked.instead_of(asked.step)}."


def _unpaid(asked: Asked, name: str, rule: Ability, context: Context) -> str:
    """What the ability would cost, where that is what is missing."""
    for pay in rule.effects:
        if isinstance(pay, Pay):
            for part in pay.costs:
                if not part.payable(asked.game, context):
                    return f"{name}: {part.say(asked.game.players)}, {_have(asked, part)}."
    return f"{name} would do nothing now: {rule.say(asked.game.players)}"


def _have(asked: Asked, part: object) -> str:
    """How much the seat has of a price."""
    if isinstance(part, Spend):
        have = asked.seat.exp if part.what == "exp" else asked.seat.assets[ASSET_NUMBERS[part.what]]
        return f"you have {have}"
    if isinstance(part, Dump | Discard):
        return f"you have {len(slots_of(asked.game, asked.number, part.what, True))} on your Launcher"
    return "which cannot be done"


def price(asked: Asked, word: str, what: str) -> str:
    """``yes`` to a price that is paid by naming its token; ``yes`` and ``no`` where neither is asked."""
    if asked.choice.kind == "pay" and not what:
        keys = [option.key for option in asked.choice.options if not option.key.startswith("no")]
        return f"Say which token pays: {some(keys)}." if keys else ""
    return ""


# -- one of several cards ----------------------------------------------------------------------------------------------


_WRONG = {
    "protocol": "A Learning Protocol is kept at the start of the game; {this}.",
    "keep": "Augments are kept when some were drawn; {this}.",
    "body": "A Body is given back when you have three; {this}.",
    "inhabit": "A Body is inhabited by launching its Pattern in the Launch step; {this}.",
    "market": "Bodies are put away when a card says so; {this}.",
}
"""What is said of a word that nothing asks for now."""
_AMONG = {
    "protocol": "{card} was not dealt to you",
    "keep": "{card} was not drawn",
    "body": "{card} is none of your Bodies",
    "inhabit": "{card} is not in the Body Market",
    "market": "{card} is not in the Body Market",
}


def card(asked: Asked, word: str, what: str) -> str:
    """A card that is not among those to choose from."""
    if not what:
        return f"There is nothing to {word} as it is: this is {asked.step}." if word == "keep" else ""
    if asked.choice.kind != word:
        return _WRONG[word].format(this=f"this is {asked.step}")
    here = among([asked.named(name) for name in asked.picks()])
    return f"{_AMONG[word].format(card=asked.named(what))}, {here}."


# -- players, Enemies and ways -----------------------------------------------------------------------------------------


def seat(asked: Asked, _word: str, what: str) -> str:
    """A player who cannot be chosen for this."""
    if asked.choice.kind != "seat":
        return f"Nothing asks you to choose a player now: this is {asked.step}."
    seats = asked.game.state.seats
    here = among([seats[SEAT_LETTERS.index(letter)].name for letter in asked.picks()])
    if what == SEAT_LETTERS[asked.number]:
        return f"{asked.choice.about[0]} is for another player, {here}."
    if len(what) == 1 and what in SEAT_LETTERS[: len(seats)]:
        return f"{seats[SEAT_LETTERS.index(what)].name} cannot be chosen for this, {here}."
    return f"No player sits on seat {shown(what) or 'nothing'}, {here}."


def enemy(asked: Asked, _word: str, what: str) -> str:
    """An Enemy that is not in the stack."""
    if asked.choice.kind != "enemy":
        return f"Nothing asks you to choose an Enemy now: this is {asked.step}."
    names = {str(enemy.uid): asked.game.content.enemies[enemy.card].name for enemy in asked.seat.enemies}
    here = among([f"{names[uid]} (enemy:{uid})" for uid in asked.picks()])
    return f"There is no Enemy {shown(what) or 'nothing'} in your stack, {here}."


def way(asked: Asked, _word: str, what: str) -> str:
    """A way that a card does not have, or that does nothing now."""
    if asked.choice.kind != "way":
        return f"Nothing asks you to choose between ways now: this is {asked.step}."
    why, *ways = asked.choice.about
    if what.isdecimal() and 1 <= int(what) <= len(ways):
        return f"Nothing would come of it now: {ways[int(what) - 1]}."
    return f"{why} has {plural(len(ways), 'way')}: there is no way {shown(what) or 'nothing'}."


def row(asked: Asked, _word: str, what: str) -> str:
    """A row of the Launcher that has fewer tokens than others."""
    if asked.choice.kind != "row":
        return f"Nothing asks you to dump a row now: this is {asked.step}."
    slots = asked.seat.slots
    counts = [sum(token > 0 for token in slots[at : at + COLUMNS]) for at in range(0, len(slots), COLUMNS)]
    if not what.isdecimal() or not 1 <= int(what) <= len(counts):
        return f"There is no row {shown(what) or 'nothing'}: rows go from 1 to {len(counts)}."
    return (
        f"Row {int(what)} has {plural(counts[int(what) - 1], 'token')}: "
        f"a row with most, {max(counts)}, is dumped, {among(asked.picks())}."
    )


def look(asked: Asked, _word: str, what: str) -> str:
    """Where a card that was looked at cannot go."""
    if asked.choice.kind != "look":
        return f"Nothing asks you where to put a card now: this is {asked.step}."
    return f"A card goes on top or to the bottom, not to {shown(what) or 'nothing'}: {among(asked.picks())}."


REASONS: dict[str, Reason] = {
    "use": use,
    "yes": price,
    **dict.fromkeys(_WRONG, card),
    "seat": seat,
    "enemy": enemy,
    "way": way,
    "row": row,
    "look": look,
}
