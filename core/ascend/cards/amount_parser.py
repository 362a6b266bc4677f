"""Reading amounts.

amount = term {"+" or "-" term} ["max" integer or "least" integer]; term = factor {"x" factor}; factor = integer, a
name, "half" factor, "rolled FACE", "tokens KIND PLACE", "2/3/4/5" (by players), "TOKEN on PLACE", "FACE TOKEN on
PLACE", "tiles (WHERE)", "track NAME" or "attached CARD". PLACE is ``card``, ``sheet``, ``you``, the code of a special
card, ``map``, ``here``, ``site MARK``, ``tile N`` or ``(WHERE)``; a TOKEN may be a figure or ``players`` too. ``half``
rounds down, ``max`` caps the whole amount, ``least`` keeps it from falling lower.
"""

from __future__ import annotations

import re
from typing import Any

from core.ascend.cards.amounts import (
    ALL_NAMES,
    PLACES,
    Amount,
    AtLeast,
    AtMost,
    ByPlayers,
    Half,
    Join,
    Name,
    Number,
    Rolled,
    Tokens,
)
from core.ascend.cards.counts import Attached, OnTiles, TokensLying, Track
from core.ascend.cards.grammar import by_players
from core.ascend.cards.where_parser import parse_where
from core.ascend.names import BLANK, PULSE, SURGE, TOKEN_NUMBERS


def parse_amount(value: Any) -> Amount:
    """An amount from content. Raises ValueError with what cannot be read."""
    if isinstance(value, bool) or not isinstance(value, (int, str, list)):
        raise ValueError(f"{value!r} is not an amount")
    if isinstance(value, int):
        return Number(value)
    if isinstance(value, list):
        if len(value) != 4 or not all(isinstance(n, int) for n in value):
            raise ValueError("a list by players holds four whole numbers")
        return ByPlayers((value[0], value[1], value[2], value[3]))
    return _Parser(value).amount()


_CODE = re.compile(r"[A-Z]x?\d\d")
"""The code of a special card."""


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.words = _words(text)

    def amount(self) -> Amount:
        left = self.term()
        while self.words and self.words[0] in "+-":
            left = Join(left, self.words.pop(0), self.term())
        if self.words and self.words[0] == "max":
            left = AtMost(left, self.integer())
        elif self.words and self.words[0] == "least":
            left = AtLeast(left, self.integer())
        if self.words:
            raise ValueError(f"{self.text!r}: {self.words[0]!r} is not expected here")
        return left

    def term(self) -> Amount:
        left = self.factor()
        while self.words and self.words[0] == "x" and len(self.words) > 1:
            self.words.pop(0)
            left = Join(left, "x", self.factor())
        return left

    def factor(self) -> Amount:
        if not self.words:
            raise ValueError(f"{self.text!r} ends too early")
        word = self.words.pop(0)
        if word == "half":
            return Half(self.factor())
        if word.isdigit():
            return Number(int(word))
        if listed := by_players(word):
            return ByPlayers(listed)
        amount = self._counted(word) or self._of_a_kind(word)
        if amount is not None:
            return amount
        if word in ALL_NAMES:
            return Name(word)
        raise ValueError(f"{self.text!r}: {word!r} is not an amount")

    def _counted(self, word: str) -> Amount | None:
        """What counts tokens, tiles or tracks, None for another word."""
        if len(self.words) >= 2 and self.words[0] == "on":
            del self.words[:1]
            return self._lying(word)
        if word in (PULSE, SURGE, BLANK) and len(self.words) >= 3 and self.words[1] == "on":
            token, _, place = self.words[:3]
            del self.words[:3]
            return TokensLying(token, place, word)
        if word in ("track", "attached") and self.words:
            return Track(self.words.pop(0)) if word == "track" else Attached(self.words.pop(0))
        if word == "tiles" and self.words:
            return OnTiles("", parse_where(self.words.pop(0)))
        return None

    def _of_a_kind(self, word: str) -> Amount | None:
        """What counts dice or Data of the player, None for another word."""
        if word == "rolled" and self.words and self.words[0] in (PULSE, SURGE, BLANK):
            return Rolled(self.words.pop(0))
        if word == "tokens" and len(self.words) >= 2 and self.words[0] in TOKEN_NUMBERS:
            kind, place = self.words.pop(0), self.words.pop(0)
            if place not in PLACES:
                raise ValueError(f"{self.text!r}: {place!r} is no place; places are: {', '.join(PLACES)}")
            return Tokens(kind, place)
        return None

    def _lying(self, token: str) -> Amount:
        """What follows ``TOKEN on``: a place beside the map, or tiles of it."""
        place = self.words.pop(0)
        if place in ("card", "sheet", "you") or _CODE.fullmatch(place):
            return TokensLying(token, place)
        if place in ("site", "tile"):
            place = f"{place} {self.words.pop(0)}" if self.words else place
        return OnTiles(token, parse_where(place))

    def integer(self) -> int:
        word = self.words.pop(0)
        if not self.words or not self.words[0].isdigit():
            raise ValueError(f"{self.text!r}: a number is expected after {word!r}")
        return int(self.words.pop(0))


def _words(text: str) -> list[str]:
    """The words of a text; what stands in brackets is one."""
    words: list[str] = []
    depth = 0
    for word in text.split():
        if depth:
            words[-1] += f" {word}"
        else:
            words.append(word)
        depth += word.count("(") - word.count(")")
    if depth:
        raise ValueError(f"{text!r}: a bracket is not closed")
    return words
