"""Sentences for what is no answer, and for who is not asked, as far as they are the same in every game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.engine.choice import Choice
from core.engine.wording import listed, plural, shown, some


def no_answer(choice: Choice, key: str) -> str:
    """That a key is none of the answers, and which there are."""
    keys = [option.key for option in choice.options]
    there = f"{plural(len(keys), 'answer')}, for instance {some(keys)}"
    return f'"{shown(key)}" is no answer here; there {"is" if len(keys) == 1 else "are"} {there}.'


def not_here(names: Sequence[str], pending: Mapping[int, Choice], seat: int) -> str:
    """Why a seat is asked nothing where that does not hang on the game: there is no such seat, or it is asked. Empty
    otherwise. ``names`` are the players' by seat."""
    if not 0 <= seat < len(names):
        return f"There is no seat {seat + 1}: {plural(len(names), 'player')} at the table."
    if seat in pending:
        return f"{names[seat]} is asked now, with {plural(len(pending[seat].options), 'answer')} to choose from."
    return ""


def acting(names: Sequence[str], pending: Mapping[int, Choice]) -> str:
    """Who acts now: ``Mira and Kai act now``."""
    return f"{listed([names[seat] for seat in pending])} {'acts' if len(pending) == 1 else 'act'} now"
