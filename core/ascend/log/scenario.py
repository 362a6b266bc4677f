"""Log sentences of the scenario: cards, Time, tokens, Tests, and answers that were none (rulebook p.16, p.18-20)."""

from __future__ import annotations

import re

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller
from core.ascend.log.tokens import spot
from core.ascend.options import Pick
from core.ascend.tile_names import with_names
from core.ascend.words.short import short
from core.engine.wording import change, plural

_FORCED = {
    "launch:done": "has no Pattern left to launch",
    "program:done": "is done with programming",
    "move:stay": "cannot move",
    "equip:no": "has no Augment to equip",
    "set-dice:no": "has no die to turn",
}
"""How a question without a choice ended, where its key alone says little."""
_TOLD = ("keep", "protocol", "ready", "seat", "enemy")
"""Questions whose only answer is told by what comes of it."""
_MARKS = {":": " ", ">": " to ", "@": " with "}
_NAMED = ("asset", "lose", "colour", "core", "row", "jump", "fetch", "body", "use", "look", "reveal", "give")
"""Answers that are one of several named things."""


def _nothing_happens(event: ev.NothingHappens, tell: Teller) -> str:
    """A part of a card that comes to nothing leaves what it did else untouched, and says so."""
    name, _, why = event.why.rpartition(": ")
    if name:
        return f"{tell.start(event.seat, name)}{why}, so that part does nothing."
    return f"{tell.start(event.seat)}{why}, so nothing happens."


def _card_drawn(event: ev.CardDrawn, tell: Teller) -> str:
    return f"A card is drawn: {tell.card(event.code)}."


def _time_changed(event: ev.TimeChanged, _tell: Teller) -> str:
    return f"Time {change(event.before, event.after)}."


def _token_put(event: ev.TokenPut, tell: Teller) -> str:
    return f"{tell.start(event.seat)}{event.token} on {spot(event.place)} {change(event.lying - event.n, event.lying)}."


def _act_used(event: ev.ActUsed, tell: Teller) -> str:
    act = tell.act(event.act)
    if act is None:
        return f"{tell.who(event.seat)} does Player Activity {event.act}."
    tile = tell.content.tiles.get(act.tile)
    why = f"Player Activity on {tile.name}" if tile is not None else "Player Activity"
    return f"{tell.start(event.seat, why)}{with_names(tell.effects(act.effects), tell.content)}."


def _test_ended(event: ev.TestEnded, tell: Teller) -> str:
    result = "passed" if event.successes >= event.needed else "failed"
    return (
        f"{tell.start(event.seat)}Test {result}, {plural(event.successes, 'success', 'successes')} of {event.needed}."
        if event.needed
        else f"{tell.start(event.seat)}Test, {plural(event.successes, 'success', 'successes')}."
    )


def _branch_taken(event: ev.BranchTaken, tell: Teller) -> str:
    bar = "no condition holds" if event.bar == "otherwise" else with_names(event.bar, tell.content)
    return f"World Activity: {bar}."


def _forced(event: ev.Forced, tell: Teller) -> str:
    if event.kind in _TOLD:
        return ""
    ended = _FORCED.get(f"{event.kind}:{event.key}")
    if ended:
        return f"{tell.who(event.seat)} {ended}."
    if event.words:
        return f"{tell.start(event.seat, 'the only way left')}{with_names(event.words, tell.content)}."
    return f"{tell.start(event.seat)}{_answer(event.key, tell)}, the only answer."


def _answer(key: str, tell: Teller) -> str:
    """An answer by its key, in words."""
    word, _, what = key.partition(":")
    if what and word in _NAMED:
        return short(Pick(word, what), tell.names)
    return re.sub("[:>@]", lambda mark: _MARKS[mark[0]], key)


def _first_player_passed(event: ev.FirstPlayerPassed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} becomes First Player." if len(tell.names) > 1 else ""


def _game_ended(event: ev.GameEnded, tell: Teller) -> str:
    return f"The scenario is {'won' if event.won else 'lost'} with card {tell.card(event.code)}."


MAKERS: dict[type, Maker] = {
    ev.NothingHappens: _nothing_happens,
    ev.CardDrawn: _card_drawn,
    ev.TimeChanged: _time_changed,
    ev.TokenPut: _token_put,
    ev.ActUsed: _act_used,
    ev.TestEnded: _test_ended,
    ev.BranchTaken: _branch_taken,
    ev.Forced: _forced,
    ev.FirstPlayerPassed: _first_player_passed,
    ev.GameEnded: _game_ended,
}
