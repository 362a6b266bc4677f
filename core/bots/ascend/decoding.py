"""A hidden code: which codes are still possible by what was told, what to ask about it, what to try."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import log2, perm

from core.ascend.cards.code_effects import FACES, QUESTIONS, TURNED, told, told_by_try
from core.ascend.cards.dice_tokens import Hide
from core.ascend.cards.within import every_effect
from core.ascend.game import Game
from core.ascend.lying import dice_on

BIT = 3.0
"""What halving the possible codes is worth, in units of about one asset."""
MOST_GUESSES = 40
"""Codes that are compared as tries, at most: the likeliest."""

Code = tuple[str, ...]
Weights = Mapping[Code, float]
"""The codes that are possible, each with how likely it is."""


def possible(game: Game, token: str, card: str) -> Weights:
    """The codes that everything told so far leaves possible. Reads only how many slots there are, not their faces."""
    slots = len(dice_on(game.state, card, token))
    return _possible(slots, _sets(game, token, slots), tuple(game.state.learned))


def _sets(game: Game, token: str, slots: int) -> int:
    """How many sets of dice tokens the code was made from: what the last card that hid one said."""
    for drawn in reversed(game.state.drawn):
        for effect in every_effect(game.sheet.cards[drawn].immediate):
            if isinstance(effect, Hide) and effect.token == token and effect.slots:
                return effect.sets
    return slots


@lru_cache(maxsize=256)
def _possible(slots: int, sets: int, learned: Sequence[str]) -> Weights:
    codes = {
        code: float(_ways(code, sets))
        for code in product(FACES, repeat=slots)
        if max(Counter(code).values(), default=0) <= sets
    }
    for sentence in learned:
        if sentence == TURNED:
            codes = {code[-1:] + code[:-1]: weight for code, weight in codes.items()}
        else:
            codes = {code: weight for code, weight in codes.items() if _tells(code, sentence)}
    total = sum(codes.values()) or 1.0
    return {code: weight / total for code, weight in codes.items()}


def _ways(code: Code, sets: int) -> int:
    """In how many ways tokens of so many sets can lie like this."""
    ways = 1
    for n in Counter(code).values():
        ways *= perm(sets, n)
    return ways


def _tells(code: Code, sentence: str) -> bool:
    """Whether a sentence that was told is true of a code."""
    named, tried, _ = sentence.partition(": ")
    if tried:
        return told_by_try(named.split(", "), code) == sentence
    return any(sentence in told(what, code).values() for what in QUESTIONS)


def spread(codes: Weights, answers: Iterable[tuple[Code, str]]) -> float:
    """Bits that an answer tells about the code, on average."""
    chances: defaultdict[str, float] = defaultdict(float)
    for code, answer in answers:
        chances[answer] += codes[code]
    return -sum(chance * log2(chance) for chance in chances.values() if chance)


def best_question(codes: Weights, what: str) -> tuple[float, str]:
    """The thing to name in a question of this sort, and the bits that it tells."""
    some = next(iter(codes), ())
    found = [(spread(codes, ((code, told(what, code)[word]) for code in codes)), word) for word in told(what, some)]
    return max(found, default=(0.0, ""))


def best_try(codes: Weights) -> tuple[float, float, Code]:
    """The code to try: the chance that it is right, the bits that the try tells, and the code."""
    likely = sorted(codes, key=lambda code: (-codes[code], code))[:MOST_GUESSES]
    found = [
        (codes[guess], spread(codes, ((code, told_by_try(guess, code)) for code in codes)), guess) for guess in likely
    ]
    return max(found, default=(0.0, 0.0, ()))
