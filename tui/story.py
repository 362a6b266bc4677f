"""The story as it comes: which cards are new since a moment before, and what each is."""

from __future__ import annotations

from core.ascend.view import TaleLine

KINDS = {"plot": "story side", "special": "special card", "enemy": "special Enemy"}
"""What a card of the story is, in words; of an ending ``the end``."""
ENDINGS = ("victory", "loss")


def came_since(before: tuple[TaleLine, ...], tale: tuple[TaleLine, ...]) -> tuple[TaleLine, ...]:
    """The cards that have come since; none where the story went back, as an undo lets it."""
    codes = [line.code for line in tale[: len(before)]]
    return tale[len(before) :] if codes == [line.code for line in before] else ()


def latest(tale: tuple[TaleLine, ...]) -> tuple[TaleLine, ...]:
    """The active card and the special ones that have come since it was drawn."""
    specials = ("special", "enemy")
    at = next((n for n in range(len(tale) - 1, -1, -1) if tale[n].kind not in specials), 0)
    return tale[at:]


def kind_words(line: TaleLine) -> str:
    """``E07, story side``."""
    return f"{line.code}, {KINDS.get(line.kind, 'the end')}"
