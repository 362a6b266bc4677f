"""Questions about Data: placing, dumping, discarding, Locks, the Core (rulebook p.6-7)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.gains import thing
from core.ascend.game import Game
from core.ascend.names import COLUMNS, TOKEN_NAMES, TOKEN_NUMBERS, slot_name
from core.ascend.options import OnSlot, Pick, Place
from core.ascend.words.maker import KindLabels, Labels, Prompts, ordinal
from core.engine.choice import Choice
from core.engine.wording import by_kind, change

_RECENT = 20
"""So many events lie between a draw and the question where to put it, at most."""


def _prepare(game: Game, choice: Choice) -> str:
    drawn = [token for token in choice.about if token]
    whose = _whose_draw(game, choice.seat)
    if len(drawn) == 1:
        return f"{whose}{'p' if whose else 'P'}lace the drawn {TOKEN_NAMES[drawn[0]]} token on an empty slot."
    named = (f"{ordinal(place)} {TOKEN_NAMES[token]}" for place, token in enumerate(choice.about, 1) if token)
    return f"{whose}{'p' if whose else 'P'}lace the drawn tokens on empty slots: {', '.join(named)}."


def _whose_draw(game: Game, seat: int) -> str:
    """``Kai's Low Voice: `` where a card of another player has the tokens drawn; empty for an own one."""
    recent = list(reversed(game.events[-_RECENT:]))
    drew = (n for n, event in enumerate(recent) if isinstance(event, ev.TokensPrepared) and event.seat == seat)
    causes = (event for event in recent[next(drew, len(recent)) :] if isinstance(event, ev.RuleUsed | ev.Launched))
    cause = next(causes, None)
    return "" if cause is None or cause.seat == seat else f"{game.seat(cause.seat).name}'s {cause.name}: "


def _place(_game: Game, choice: Choice, option: Place) -> str:
    return f"Place {TOKEN_NAMES[choice.about[option.drawn]]} on {slot_name(option.slot)}"


def token(game: Game, choice: Choice, option: OnSlot) -> str:
    """``Discard blue 2,2``."""
    token = TOKEN_NAMES[game.seat(choice.seat).slots[option.slot]]
    return f"{option.word.capitalize()} {token} {slot_name(option.slot)}"


def _fetch(game: Game, choice: Choice, option: Pick) -> str:
    have = game.seat(choice.seat).dump[TOKEN_NUMBERS[option.what]]
    return f"{option.what.capitalize()} Data: {change(have, have - 1)} in the Dump"


def _row(game: Game, choice: Choice, option: Pick) -> str:
    first = (int(option.what) - 1) * COLUMNS
    tokens = game.seat(choice.seat).slots[first : first + COLUMNS]
    return f"Row {option.what}: {by_kind([TOKEN_NAMES[token] for token in tokens if token])}"


def _core(game: Game, choice: Choice, option: Pick) -> str:
    return f"Core Data {TOKEN_NAMES[game.seat(choice.seat).core]} becomes {option.what}"


def _dump(_game: Game, choice: Choice) -> str:
    what, why, *left = choice.about
    n = str(left[0]) if left else "1"
    return f"{why}: dump {thing(what, n)} from your Launcher{', one by one' if left and n != '1' else ''}."


PROMPTS: Prompts = {
    "prepare": _prepare,
    "dump": _dump,
    "discard": lambda game, choice: f"{choice.about[1]}: discard {thing(choice.about[0], '1')} from your Launcher.",
    "lock": lambda game, choice: "Put a Lock on an empty Highlighted slot.",
    "unlock": lambda game, choice: "Discard one of your Locks: which slot becomes free?",
    "fetch": lambda game, choice: f"{choice.about[0]}: which Data of your Dump do you place?",
    "row": lambda game, choice: f"{choice.about[0]}: which row do you dump? These have most tokens.",
    "colour": lambda game, choice: f"{choice.about[0]}: which Data do you gain? It goes to your Dump.",
    "core": lambda game, choice: f"{choice.about[0]}: change your Core Data?",
}
LABELS: Labels = {
    "place": _place,
    "dump": token,
    "discard": token,
    "lock": lambda game, choice, option: f"Lock {slot_name(option.slot)}",
    "unlock": lambda game, choice, option: f"Unlock {slot_name(option.slot)}",
    "fetch": _fetch,
    "row": _row,
    "colour": lambda game, choice, option: f"Gain {option.what} Data",
    "core": _core,
}
KIND_LABELS: KindLabels = {("core", "keep"): "Keep it"}
