"""Small words that all rooms of line mode share."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.view import RuleLine


def sentence(text: str) -> str:
    """The text with one full stop at its end, whether or not it came with one."""
    return text.rstrip(" .") + "."


def tell_symbols(symbols: str) -> str:
    """The dice a Frame takes, in words: ``pulse, surge``, ``any number of pulses``."""
    many = {"P": "pulses", "S": "surges", "A": "pulses and surges"}
    if symbols.endswith(".."):
        return f"any number of {many.get(symbols[0], symbols[0])}"
    one = {"P": "pulse", "S": "surge"}
    return ", ".join(one.get(sign, sign) for sign in symbols)


def tell_rules(lines: Iterable[RuleLine]) -> list[str]:
    """Lines of a card, each after its heading."""
    return [f"{line.head}: {line.text}" if line.head else line.text for line in lines]


def paragraphs(text: str) -> list[str]:
    """The paragraphs of a story."""
    return [part for part in text.splitlines() if part.strip()]
