"""Reading the small texts of content: split where no bracket is open, take brackets off."""

from __future__ import annotations


def split(text: str, at: str) -> list[str]:
    """The parts of a text between separators that stand outside of brackets. Raises ValueError for open brackets."""
    parts, depth, begin = [], 0, 0
    place = 0
    while place < len(text):
        sign = text[place]
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            break
        if not depth and text.startswith(at, place):
            parts.append(text[begin:place].strip())
            place += len(at)
            begin = place
            continue
        place += 1
    if depth:
        raise ValueError(f"{text!r}: a bracket is not closed")
    parts.append(text[begin:].strip())
    return parts


def bare(text: str) -> str:
    """A text without the brackets around the whole of it."""
    text = text.strip()
    return text[1:-1].strip() if text.startswith("(") and _closing(text) == len(text) - 1 else text


def _closing(text: str) -> int:
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if not depth:
            return place
    return -1


def by_players(text: str) -> tuple[int, int, int, int] | None:
    """``2/3/4/5``: one number for each player count."""
    parts = text.split("/")
    if len(parts) != 4 or not all(part.isdigit() for part in parts):
        return None
    first, second, third, fourth = map(int, parts)
    return first, second, third, fourth
