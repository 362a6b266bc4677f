"""What a person reads off the screen of a game: the question, the answers with digits, slots, tiles, patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import evolve, frozen

from tests.pty.terminal import Terminal

COLUMNS = 5
"""Slots of a row of the Launcher."""
_TITLE = re.compile(r"(?P<who>[^►\s].*?) DECIDES ─+ (?P<page>\S.*?rulebook p\.\d+)")
_ROW = re.compile(r"(?:^|(?<= ))(?P<digit>\d) (?P<words>(?!more answers)\S.*?)(?=  | ►|$)")


@frozen
class Line:
    """An answer in the decision bar."""

    digit: str
    words: str
    at: tuple[int, int]
    """Column and row of its digit."""

    def says(self, label: str) -> bool:
        """Whether this is the answer of that label, cut or not."""
        return self.words == label or (self.cut and label.startswith(self.words[:-1].rstrip()))

    @property
    def cut(self) -> bool:
        """Whether its end did not fit."""
        return self.words.endswith("…")


@frozen
class Bar:
    """The decision bar."""

    who: str
    page: str
    words: str
    """All that stands below its title, with single blanks."""
    lines: tuple[Line, ...]

    def line(self, label: str) -> Line | None:
        """The answer of that label."""
        whole = (line for line in self.lines if line.words == label)
        return next(whole, None) or next((line for line in self.lines if line.says(label)), None)


def bar_of(term: Terminal, prompt: str = "") -> Bar | None:
    """The decision bar, None where there is none. Rows that the prompt takes hold no answers."""
    display = term.screen.display
    titles = ((row, _TITLE.search(text)) for row, text in enumerate(display))
    top, found = next(((row, title) for row, title in titles if title), (0, None))
    if found is None:
        return None
    left, right = max(0, found.start() - 2), found.end()
    rows = [line[left:right].rstrip() for line in display[top + 1 : term.rows - 1]]
    words = ""
    first = 0
    while first < len(rows) and len(words) < len(" ".join(prompt.split())):
        words = " ".join(f"{words} {rows[first]}".split())
        first += 1
    lines: list[Line] = []
    for number, row in enumerate(rows):
        lead = len(row) - len(row.lstrip())
        digit = lines[0].at[0] - left if lines else 2
        if number >= first and lines and lead == digit + 2 and not row[lead:].startswith("►"):
            lines[-1] = evolve(lines[-1], words=f"{lines[-1].words} {row[lead:]}")
        elif number >= first and (lead != digit - 1 or row[lead:].startswith("►")):
            lines += (
                Line(match["digit"], match["words"], (left + match.start(), top + 1 + number))
                for match in _ROW.finditer(row)
            )
    return Bar(found["who"], found["page"], " ".join(" ".join(rows).split()), tuple(lines))


def _launcher(term: Terminal) -> tuple[int, int]:
    """Upper left cell of the first slot, found by the numbers of the columns."""
    for row, text in enumerate(term.screen.display):
        if found := re.search(r"1 {7}2 {7}3 {7}4 {7}5", text):
            return found.start() - 3, row + 1
    raise AssertionError(f"there is no Launcher on the screen:\n{term.text()}")


def slot_cell(term: Terminal, slot: int) -> tuple[int, int]:
    """Upper left cell of a slot of the Launcher; each has 7x3 cells and one beside it."""
    x, y = _launcher(term)
    return x + 8 * (slot % COLUMNS), y + 3 * (slot // COLUMNS)


def slot_middle(term: Terminal, slot: int) -> tuple[int, int]:
    """A cell inside a slot."""
    x, y = slot_cell(term, slot)
    return x + 3, y + 1


def slot_cursor(term: Terminal) -> int | None:
    """The slot between the two signs of the cursor, None while another panel has it."""
    left, top = _launcher(term)
    for slot in range(4 * COLUMNS):
        x, y = left + 8 * (slot % COLUMNS), top + 3 * (slot // COLUMNS) + 1
        if term.cell(x, y).data == "►" and term.cell(x + 6, y).data == "◄":
            return slot
    return None


def slot_letter(term: Terminal, slot: int) -> str:
    """The letter that go-to has put on a slot."""
    return term.cell(*slot_cell(term, slot)).data


def tile_cell(term: Terminal, place: str) -> tuple[int, int]:
    """A cell inside a tile of the large map: where its name begins."""
    for row, text in enumerate(term.screen.display):
        if found := re.search(rf"/[ a-z]{place}\b", text):
            return found.start() + 2, row
    raise AssertionError(f"{place} is not on the map:\n{term.text()}")


def tile_letter(term: Terminal, place: str) -> str:
    """The letter that go-to has put before a tile's name."""
    x, y = tile_cell(term, place)
    return term.cell(x - 1, y).data


def pattern_cell(term: Terminal, name: str) -> tuple[int, int] | None:
    """Where the line of a pattern begins in the list of patterns; None while it is out of sight."""
    for row, text in enumerate(term.screen.display):
        if found := re.search(rf"[ ►a-z][●√·\d] ({re.escape(name)})(?= {{2}}.*[BGYROCA])", text):
            return found.start(1), row
    return None


def pattern_letter(term: Terminal, name: str) -> str:
    """The letter that go-to has put before a pattern's line."""
    cell = pattern_cell(term, name)
    assert cell is not None, f"{name} is not in sight:\n{term.text()}"
    return term.cell(cell[0] - 3, cell[1]).data


def pattern_chosen(term: Terminal) -> str:
    """The name in the chosen line of the list of patterns."""
    found = _chosen(term)
    return found[0] if found else ""


def chosen_cell(term: Terminal) -> tuple[int, int]:
    """A cell of the chosen line in the list of patterns."""
    found = _chosen(term)
    assert found is not None, f"no pattern is chosen:\n{term.text()}"
    return found[1]


def _chosen(term: Terminal) -> tuple[str, tuple[int, int]] | None:
    for row, text in enumerate(term.screen.display):
        if found := re.search(r"►[●√·\d] (\S.*?) {2}", text):
            return found[1], (found.start(1), row)
    return None


def listed_lines(term: Terminal) -> Iterator[tuple[str, tuple[int, int], bool]]:
    """The lines of the list of all answers: words, cell, and whether the cursor is on it."""
    left, top = term.find("ANSWERS")
    goes_on = re.compile(r" {4}(\S.*?)(?=  |$)")
    for row, whole in list(enumerate(term.screen.display))[top + 2 :]:
        text = whole[left - 2 :]
        if goes_on.match(text):
            continue
        if not (found := re.match(r"(.) (\S.*?)(?=  |$)", text)):
            return
        words = found[2].rstrip()
        for below in term.screen.display[row + 1 :]:
            if not (more := goes_on.match(below[left - 2 :])):
                break
            words += f" {more[1].rstrip()}"
        yield words, (left, row), found[1] == "►"
