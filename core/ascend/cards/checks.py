"""Checks of single fields of content: words of a closed list, and numbers in range."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.names import ASSET_NAMES, TOKEN_NAMES

Check = Callable[[Any, Any, Any], None]

COLOURS = TOKEN_NAMES[1:5]
KINDS = (*COLOURS, "open", "corrupted", "basic", "core", "any")
"""Data as effects name it (cards, words for the parameters)."""
ASSETS = ASSET_NAMES


def one_of(*words: str) -> Check:
    """A check that a field is one of these words."""

    def check(_: Any, attribute: Any, value: Any) -> None:
        if value not in words:
            listed = ", ".join(word or "nothing" for word in words)
            raise ValueError(f"{attribute.name} = {value!r} must be one of: {listed}")

    return check


def at_least(least: int) -> Check:
    """A check that a field is a number from ``least`` on."""

    def check(_: Any, attribute: Any, value: Any) -> None:
        if value < least:
            raise ValueError(f"{attribute.name} = {value} must be {least} or more")

    return check
