"""Scenario tokens in words."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.view import Heap, TokenMark

_PIECES = {"ascend": "Ascend token", "success": "Success token", "dice": "dice token"}
"""Pieces of the box that are not called what they are named here."""


def token_words(mark: TokenMark) -> str:
    """``1 Radar``, ``2 Voice (face down)``, ``1 Landed (Mira)``."""
    aside = ", ".join(word for word in (mark.face, mark.whose) if word)
    return f"{mark.count} {mark.name}{f' ({aside})' if aside else ''}"


def piece_words(mark: TokenMark) -> str:
    """``2 Radar (r, Ascend token)``: with its letter on the map and the piece of the box."""
    said = (mark.sign, _PIECES.get(mark.piece, mark.piece), mark.face)
    return f"{mark.count} {mark.name} ({', '.join(word for word in said if word)})"


def heap_words(heaps: Iterable[Heap]) -> str:
    """``This card: 2 Reading. The sheet: 1 Kit.``; empty where nothing lies."""
    return " ".join(f"{_titled(heap.place)}: {', '.join(map(token_words, heap.tokens))}." for heap in heaps)


def _titled(text: str) -> str:
    return text[:1].upper() + text[1:]
