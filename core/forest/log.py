"""The log: one sentence for each event. It says who looked at which place, never what was there (ruling F12)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from attrs import frozen

from core.forest import events as ev
from core.forest.components import Content
from core.forest.gems import NAMES, Gems, said


@frozen
class Teller:
    """What a sentence needs beside its event."""

    content: Content
    names: Sequence[str]

    def card(self, known_as: str) -> str:
        """The name of a card that is face up."""
        return self.content.cards[known_as].name


_TURN, _BLACK = "Turn ", "The black gem sends"


def is_heading(sentence: str) -> bool:
    """Whether a sentence only says that a turn begins, as the heading of what follows."""
    return sentence.startswith(_TURN)


def scatters(sentence: str) -> bool:
    """Whether a sentence tells that a black gem has sent all back."""
    return sentence.startswith(_BLACK)


def _turn_began(event: ev.TurnBegan, tell: Teller) -> str:
    """The heading of a turn; the first needs none, and the story stands there until something has happened."""
    return f"{_TURN}{event.turn}, {tell.names[event.seat]}." if event.turn > 1 else ""


def _looked(event: ev.Looked, tell: Teller) -> str:
    by = f"{tell.card(event.why)}: " if event.why else ""
    return f"{by}{tell.names[event.seat]} looks at place {event.place + 1}."


def _drew(event: ev.Drew, tell: Teller) -> str:
    return f"{tell.names[event.seat]} takes a {NAMES[event.kind]} gem: {said(event.held)} in hand."


def _scattered(event: ev.Scattered, tell: Teller) -> str:
    return f"{_BLACK} all of it back into the bag: {said(event.gems)}."


def _delivered(event: ev.Delivered, tell: Teller) -> str:
    total = f"; {said(event.there)} lie there now" if event.there != event.gems else ""
    return f"{tell.names[event.seat]} delivers {said(event.gems)} to place {event.place + 1}{total}."


def _failed(event: ev.Failed, tell: Teller) -> str:
    where = "go back into the bag" if event.to_bag else "leave the game"
    gems = said(event.gems)
    return f"{tell.names[event.seat]} tries place {event.place + 1}: not enough. Its gems {where}: {gems}."


def _released(event: ev.Released, tell: Teller) -> str:
    return f"{tell.names[event.seat]} tries place {event.place + 1}: {tell.card(event.card)} is free!"


def _returned(event: ev.Returned, tell: Teller) -> str:
    if not sum(event.gems):
        return f"{tell.card(event.card)}: no gems were over."
    return f"{tell.card(event.card)}: {said(event.gems)} back in the bag."


def _purged(event: ev.Purged, tell: Teller) -> str:
    return f"{tell.card(event.card)}: {said(Gems(black=event.n)) if event.n else 'no black gem'} leaves the bag."


def _crumbled(event: ev.Crumbled, tell: Teller) -> str:
    return f"The turn ends: a {NAMES[event.kind]} gem crumbles."


_WHY = {
    "free": "The last card stands open.",
    "stuck": "No further Tamashii can be freed: {freed} of 6 are free.",
    "left": "The players end the game: {freed} of 6 are free.",
}


def why_over(ending: str, freed: int) -> str:
    """Why a game is over, and how many Tamashii are free, as a sentence."""
    return _WHY[ending].format(freed=freed)


def _ended(event: ev.Ended, tell: Teller) -> str:
    return "The game is over."


MAKERS: dict[type, Callable[[Any, Teller], str]] = {
    ev.TurnBegan: _turn_began,
    ev.Looked: _looked,
    ev.Drew: _drew,
    ev.Scattered: _scattered,
    ev.Delivered: _delivered,
    ev.Failed: _failed,
    ev.Released: _released,
    ev.Returned: _returned,
    ev.Purged: _purged,
    ev.Crumbled: _crumbled,
    ev.Ended: _ended,
}
"""The sentence maker of each class of events; an empty sentence needs no line."""


def happened(events: Iterable[Any], content: Content, names: Sequence[str]) -> tuple[str, ...]:
    """The sentences of a run of events, oldest first, without empty ones."""
    tell = Teller(content, names)
    return tuple(line for event in events if (line := MAKERS[type(event)](event, tell)))
