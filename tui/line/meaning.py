"""From typed words to the key of an answer, as far as that is the same in every game. Only pending answers count."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Protocol

from attrs import frozen

from core.engine.wording import shown
from tui.line.typed import whole

WORD = re.compile(r"[^\W_]+(?:,\d+)*")
"""A word, a number, or numbers joined by commas."""
_BELOW_ZERO = re.compile(r"-\d+")
"""A number that only an answer which says it so can mean."""
_FILLERS = frozenset({"to", "with", "the", "from", "token", "of", "at", "on", "slot", "tile", "dice", "die", "and"})


class Labelled(Protocol):
    """An answer, of whichever game."""

    @property
    def key(self) -> str: ...
    @property
    def label(self) -> str: ...


@frozen
class Meant:
    """What typed words mean: exactly one of the fields says something."""

    key: str = ""
    """The one answer that fits."""
    several: tuple[Any, ...] = ()
    """All answers that fit, when more than one does."""
    guess: str = ""
    """No answer fits: the key it would have, to ask why not."""
    fault: str = ""
    """No answer fits, and there is no key to ask about: a sentence."""


def understood(
    text: str,
    by_number: Mapping[int, Labelled],
    told: Collection[int] | None = None,
    gesture: Callable[[list[str]], Meant | None] | None = None,
) -> Meant:
    """What the words mean among the answers: a number, a key, a gesture in words, or words of a label that fit exactly
    one answer. ``told`` are the numbers that have been read out, None for all: a number that nobody has heard is a
    slip. ``gesture`` knows the words of one game."""
    answers = tuple(by_number.values())
    text = text.strip()
    keys = {answer.key.casefold(): answer.key for answer in answers}
    if text.casefold() in keys:
        return Meant(key=keys[text.casefold()])
    if (number := whole(text)) is not None:
        return _numbered(number, by_number, told)
    words = [word for word in text.casefold().split() if word not in _FILLERS]
    found = gesture(words) if gesture is not None and words else None
    return found or _plain(text, words, answers)


def _numbered(number: int, by_number: Mapping[int, Labelled], told: Collection[int] | None) -> Meant:
    if number not in by_number:
        first, last = min(by_number), max(by_number)
        if len(by_number) == 1:
            return Meant(fault=f"There is one answer, {first}; {number} is none.")
        return Meant(fault=f"There are {len(by_number)} answers, {first} to {last}; {number} is none of them.")
    if told is not None and number not in told:
        return Meant(fault=f'Answer {number} was not read out; "options" tells all {len(by_number)}.')
    return Meant(key=by_number[number].key)


def _plain(text: str, words: list[str], answers: tuple[Labelled, ...]) -> Meant:
    """A key spelt with blanks (``core red``, ``dump 2,2 4,2``), else words of a label."""
    if len(words) > 1:
        keys = {answer.key.casefold(): answer.key for answer in answers}
        for joint in ("-", ",", ">"):
            key = f"{words[0]}:{joint.join(words[1:])}"
            if key in keys:
                return Meant(key=keys[key])
    fit = _labelled(text, words, answers)
    if fit:
        return one_of(fit)
    if ":" in text:
        return Meant(guess=text)
    if len(words) > 1 and any(answer.key.startswith(words[0] + ":") for answer in answers):
        return Meant(guess=f"{words[0]}:{'-'.join(words[1:])}")
    every = f"all {len(answers)}" if len(answers) > 1 else "the only one"
    return Meant(fault=f'No answer goes by "{shown(text)}". "options" tells {every}, "?" all commands.')


def one_of(fit: Iterable[Labelled], guess: str = "") -> Meant:
    """The one answer that fits, or all that do; when none does, the key to ask about."""
    found = tuple(fit)
    if len(found) > 1:
        return Meant(several=found)
    return Meant(key=found[0].key) if found else Meant(guess=guess)


def _parts(answer: Labelled) -> set[str]:
    return set(WORD.findall(f"{answer.label} {answer.key}".casefold()))


def _labelled(text: str, words: list[str], answers: tuple[Labelled, ...]) -> tuple[Labelled, ...]:
    """Answers whose label is the text; else those with all the words; else those whose words begin so."""
    exactly = tuple(answer for answer in answers if answer.label.casefold() == text.casefold())
    wanted = [part for word in words for part in WORD.findall(word)]
    below = {word for word in words if _BELOW_ZERO.fullmatch(word)}
    if exactly or not wanted:
        return exactly
    answers = tuple(answer for answer in answers if below <= set(answer.label.casefold().split()))
    parts = [(answer, _parts(answer)) for answer in answers]
    exact = tuple(answer for answer, having in parts if having.issuperset(wanted))
    if exact:
        return exact
    return tuple(
        answer for answer, having in parts if all(any(part.startswith(word) for part in having) for word in wanted)
    )
