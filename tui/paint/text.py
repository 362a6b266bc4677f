"""Text as cells: every character one cell wide, nothing that could move the cursor or speak to the terminal."""

import re
import textwrap
import unicodedata
from functools import lru_cache

from rich.cells import get_character_cell_size

UNKNOWN = "?"
_QUOTES = {"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-", "…": "~", "×": "x", "·": ".", "›": ">"}

_TIE = "\u00a0"
"""Stands for a space at which no line ends, while lines are made; cleaned text has none of its own."""
_BEFORE_PERCENT = re.compile(r"(?<=\d) (?=%)")


def _tied(cells: str) -> str:
    """Cleaned text in which no line ends between a number and its percent sign."""
    return _BEFORE_PERCENT.sub(_TIE, cells) if "%" in cells else cells


def _loose(line: str) -> str:
    """The text of a line that has been made."""
    return line.replace(_TIE, " ")


def _plain(char: str) -> str:
    """The nearest ASCII sign: quotes and dashes, the letter without its accent, else `?`."""
    if char in _QUOTES:
        return _QUOTES[char]
    base = unicodedata.normalize("NFKD", char)[0]
    return base if base.isascii() else UNKNOWN


def _cell(char: str) -> str:
    """A character as one harmless cell; spaces of other widths become a space."""
    category = unicodedata.category(char)
    if category == "Zs":
        return " " if get_character_cell_size(char) == 1 else UNKNOWN
    if "\U0001f1e6" <= char <= "\U0001f1ff":
        return UNKNOWN  # letters of flags: libraries disagree on their width
    # isprintable leaves out control, C1, bidi and other format characters, surrogates and unassigned ones
    if not char.isprintable() or category.startswith("M") or get_character_cell_size(char) != 1:
        return UNKNOWN
    return char


@lru_cache(maxsize=4096)
def _clean_rare(text: str, ascii_only: bool) -> str:
    cells = [_cell(char) for char in unicodedata.normalize("NFC", text)]
    return "".join(char if char.isascii() or not ascii_only else _plain(char) for char in cells)


def clean(text: str, ascii_only: bool = False) -> str:
    """The text with every character that is not exactly one visible cell replaced by `?`.

    Newlines and tabs are control characters too: split or `wrap` first where lines are meant. With `ascii_only`
    accented letters lose their accent and other signs become `?`.
    """
    if text.isascii() and text.isprintable():
        return text
    return _clean_rare(text, ascii_only)


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most `width` cells, cleaned.

    Newlines in the text stay line ends, words longer than a line are cut, an empty text gives one empty line. A
    number and its percent sign stay together. A width below 1 counts as 1.
    """
    return [_loose(line) for line in _lines(text, width)]


def _lines(text: str, width: int) -> list[str]:
    lines: list[str] = []
    for part in text.splitlines() or [""]:
        lines += textwrap.wrap(_tied(clean(part.expandtabs(4))), max(1, width), break_on_hyphens=False) or [""]
    return lines


def fit(text: str, width: int, height: int, more: str) -> list[str]:
    """The text in at most so many lines; where some do not fit the last one ends, after a whole word, in `more`."""
    lines = _lines(text, width)
    if len(lines) <= height:
        return [_loose(line) for line in lines]
    shown = lines[: max(0, height)]
    if shown:
        room = max(0, width - len(more) - 1)
        last = shown[-1]
        if len(last) > room:
            last = last[: room + 1].rpartition(" ")[0] or last[:room]
        shown[-1] = f"{last} {more}"
    return [_loose(line) for line in shown]


def cut(text: str, width: int, more: str) -> str:
    """The text in one line of `width` cells: cut after a whole word where that leaves more than half of the line."""
    cells = clean(text)
    if len(cells) <= width:
        return cells
    whole = _loose(_tied(cells)[: max(0, width - len(more)) + 1].rpartition(" ")[0].rstrip(" :,"))
    return f"{whole}{more}" if 2 * len(whole) > width else shorten(cells, width, more)


def shorten(text: str, width: int, more: str) -> str:
    """The text cleaned and cut to `width` cells, the last of them `more` where something was cut off."""
    cells = clean(text)
    return cells if len(cells) <= width else cells[: max(0, width - len(more))] + more[: max(0, width)]
