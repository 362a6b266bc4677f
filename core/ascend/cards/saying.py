"""How the texts of several effects are put together: listed as on a printed card, or within one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Protocol, TypeGuard

from core.engine.wording import listed


class Sayable(Protocol):
    """Whatever can be read aloud: an effect, a price."""

    def say(self, players: int) -> str:
        """The shortest text: a clause without a full stop, such as ``2 Damage``."""
        ...


class Doing(Protocol):
    """An effect whose shortest text has no verb, so that a sentence needs another one."""

    def doing(self, players: int) -> str:
        """What one does, to stand after "you may": ``deal 2 Damage``."""
        ...


class Parted(Protocol):
    """An effect on a number of something. Neighbours with the same first part are read together."""

    def parts(self, players: int) -> tuple[str, str]:
        """Who does what, and with what: ``("gain", "1 Power")``, ``("each player gains", "1 Power")``."""
        ...


class Following(Protocol):
    """An effect that reads otherwise after some others."""

    def after(self, before: object, players: int) -> str:
        """Its text right after that effect; empty where it is the usual one."""
        ...


def _needs_verb(effect: object) -> TypeGuard[Doing]:
    return hasattr(effect, "doing")


def _is_parted(effect: object) -> TypeGuard[Parted]:
    return hasattr(effect, "parts")


def _follows(effect: object) -> TypeGuard[Following]:
    return hasattr(effect, "after")


@lru_cache(maxsize=2048)
def said(effects: tuple[Sayable, ...], players: int) -> str:
    """Effects as cards list them: ``gain 1 EXP and 1 Power; 2 Wounds``."""
    return strung(_clauses(effects, players, doing=False))


@lru_cache(maxsize=2048)
def done(effects: tuple[Sayable, ...], players: int) -> str:
    """Effects within a sentence, to stand after "you may" or a comma: ``deal 2 Damage and Program 1``."""
    return _strung(_clauses(effects, players, doing=True), listed)


def say_all(effects: Iterable[Sayable], players: int) -> str:
    """Several effects as one sentence, or more where one reaches to the end of its own."""
    return sentence(said(tuple(effects), players))


def say_repel(effects: tuple[Sayable, ...], players: int) -> str:
    """What launching a Repel does: ``Discard it without EXP; then gain 1 Corrupted Data.``"""
    return repelling(said(effects, players))


def repelling(price: str) -> str:
    """A Repel with its price, a clause that may be empty."""
    return f"Discard it without EXP{'; then ' if price else ''}{price}."


def ways_said(ways: Sequence[str]) -> str:
    """Ways to choose from: ``1 Damage, or gain 1 Power``; numbered where one of them is more than a few words."""
    if any(sign in way for way in ways for sign in (": ", ";", ". ")):
        return "; or ".join(f"({place}) {way}" for place, way in enumerate(ways, 1))
    return ", or ".join(ways)


def sentence(text: str) -> str:
    """A clause with a capital first letter and a full stop."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


def strung(clauses: list[str]) -> str:
    """Clauses as cards list them, for those that were made elsewhere."""
    return _strung(clauses, "; ".join)


def _clauses(effects: tuple[Sayable, ...], players: int, doing: bool) -> list[str]:
    """A clause for each effect; neighbours that differ only in what they are about share one."""
    clauses: list[str] = []
    for head, same in groupby(_all_parts(effects, players, doing), key=itemgetter(0)):
        things = _of_faces([thing for _, thing in same])
        clauses += [f"{head} {listed(things)}"] if head else things
    return clauses


_FACES = " for each "
_ROLLED = " rolled"


def _of_faces(things: list[str]) -> list[str]:
    """Equal things for each of several faces, told once: ``1 Asset for each pulse or surge rolled``."""
    pairs = [thing.removesuffix(_ROLLED).partition(_FACES) for thing in things]
    if len(things) < 2 or len({what for what, _, _ in pairs}) > 1 or not all(map(_counts_faces, things)):
        return things
    return [f"{pairs[0][0]}{_FACES}{listed([face for _, _, face in pairs], 'or')}{_ROLLED}"]


def _counts_faces(thing: str) -> bool:
    return _FACES in thing and thing.endswith(_ROLLED)


def _all_parts(effects: tuple[Sayable, ...], players: int, doing: bool) -> Iterator[tuple[str, str]]:
    """Both parts of each effect, one after the other."""
    for before, effect in zip((None, *effects), effects, strict=False):
        follows = effect.after(before, players) if _follows(effect) else ""
        yield ("", follows) if follows else _parts(effect, players, doing)


def _parts(effect: Sayable, players: int, doing: bool) -> tuple[str, str]:
    """Both parts of an effect; the first is empty where it has one part only."""
    if _is_parted(effect):
        return effect.parts(players)
    return "", effect.doing(players) if doing and _needs_verb(effect) else effect.say(players)


def _strung(clauses: list[str], join: Callable[[list[str]], str]) -> str:
    """The clauses joined; a price or a choice has a sentence of its own, and ends it, as a condition does."""
    for place, clause in enumerate(clauses[:-1]):
        if _reaches_on(clause) or ": " in clauses[place + 1]:
            rest = _strung(clauses[place + 1 :], join)
            return f"{join(clauses[: place + 1])}. Then {rest}"
    return join(clauses)


def _reaches_on(clause: str) -> bool:
    """Whether what follows the clause would be read as a part of it: behind a price, a choice, a condition."""
    return ": " in clause or clause.startswith("if ")
