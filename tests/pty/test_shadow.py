"""Only what differs is sent, and the picture is the same as if all of it had been."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st
from rich.cells import split_graphemes
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from tests.pty.pictures import drawn
from tui.terminal.pen import change, pen
from tui.terminal.shadow import Piece, Shadow

WIDTH, HEIGHT = 12, 4
SIZE = (WIDTH, HEIGHT)
COLOURS = [None, "default", "red", "bright_cyan", "color(200)", "#102030", "#aabbcc"]
STYLES = st.builds(
    Style,
    color=st.sampled_from(COLOURS),
    bgcolor=st.sampled_from(COLOURS),
    bold=st.booleans(),
    dim=st.booleans(),
    reverse=st.booleans(),
    underline=st.booleans(),
)
WORDS = st.sampled_from(["x", "  ", "Kai 3", "─", "漢", "e\u0301", "漢字 é"])
RUNS = st.lists(st.tuples(WORDS, STYLES), min_size=1, max_size=4)
PLACES = st.tuples(st.integers(0, WIDTH - 1), st.integers(0, HEIGHT - 1), RUNS)
UPDATES = st.lists(st.lists(PLACES, max_size=6), min_size=1, max_size=5)
BLUE, GREEN = Style(color="#0000ff", bgcolor="#111111"), Style(color="#00ff00", bgcolor="#111111")
IN_BLUE = "\x1b[38;2;0;0;255;48;2;17;17;17m"

Cells = list[tuple[str, Style]]


def cells_of(runs: Iterable[tuple[str, Style]], room: int) -> Cells:
    """As much of some runs as there is room for, in cells; a wide glyph is itself and an empty cell."""
    cells: Cells = []
    for text, style in runs:
        for start, end, width in split_graphemes(text)[0]:
            if width <= room - len(cells):
                cells += [(text[start:end], style), ("", style)][:width]
    return cells


class Model:
    """The picture as it should be, written cell by cell."""

    def __init__(self) -> None:
        self.rows: list[Cells] = [[(" ", Style.null())] * WIDTH for _ in range(HEIGHT)]

    def write(self, x: int, y: int, runs: Iterable[tuple[str, Style]]) -> Piece:
        """Write runs, and say what was written. What is left of a wide glyph is a blank."""
        cells, row = cells_of(runs, WIDTH - x), self.rows[y]
        end = x + len(cells)
        halves = [x - 1] * (row[x][0] == "") + [end] * (end < WIDTH and row[end][0] == "")
        for half in halves if cells else ():
            row[half] = (" ", row[half][1])
        row[x:end] = cells
        return Piece(x, y, [strip_of(cells)])

    def whole(self) -> list[Piece]:
        """All of it."""
        return [Piece(0, y, [strip_of(row)]) for y, row in enumerate(self.rows)]


def strip_of(cells: Cells) -> Strip:
    """Cells as a strip, a segment each."""
    return Strip([Segment(*cell) for cell in cells if cell[0]])


@given(UPDATES)
def test_the_picture_is_the_same_as_if_all_of_it_were_sent(
    updates: list[list[tuple[int, int, list[tuple[str, Style]]]]],
) -> None:
    model, shadow = Model(), Shadow()
    sent = shadow.draw(SIZE, model.whole(), (0, 0))
    for update in updates:
        sent += shadow.draw(SIZE, [model.write(*place) for place in update], (3, 2))
    whole = Shadow().draw(SIZE, model.whole(), (3, 2))
    assert drawn(sent + "e", *SIZE) == drawn(whole + "e", *SIZE)  # the letter shows the pen it ends with
    assert shadow.draw(SIZE, model.whole(), (3, 2)) == ""


def draw(shadow: Shadow, *runs: tuple[str, Style], y: int = 0, cursor: tuple[int, int] = (0, 3)) -> str:
    """Draw one row."""
    return shadow.draw(SIZE, [Piece(0, y, [Strip([Segment(*run) for run in runs])])], cursor)


def test_a_letter_that_changes_is_sent_alone() -> None:
    shadow = Shadow()
    draw(shadow, ("abcdefghijkl", BLUE))
    assert draw(shadow, ("abcdEfghijkl", BLUE)) == f"{IN_BLUE}\x1b[1;5HE\x1b[m\x1b[4;1H"


def test_what_lies_between_is_sent_again_where_a_move_takes_more() -> None:
    shadow = Shadow()
    draw(shadow, ("abcdefghijkl", BLUE))
    assert draw(shadow, ("aBcDefghijkL", BLUE)) == f"{IN_BLUE}\x1b[1;2HBcD\x1b[12GL\x1b[m\x1b[4;1H"


def test_a_colour_is_said_once_for_all_its_letters() -> None:
    sent = draw(Shadow(), *[("a", BLUE), ("b", GREEN)] * 6)
    assert [sent.count(colour) for colour in ("0;0;255", "0;255;0", "17;17;17")] == [1, 1, 1]


def test_few_colours_are_written_from_left_to_right() -> None:
    bold = Style(bold=True)
    assert draw(Shadow(), ("ab", bold), ("cd", Style()), ("ef", bold)) == (
        "\x1b[1m\x1b[1;1Hab\x1b[mcd\x1b[1mef\x1b[m\x1b[4;1H"
    )


def test_a_blank_in_another_ink_is_no_change() -> None:
    shadow = Shadow()
    draw(shadow, ("ab   ", BLUE))
    assert draw(shadow, ("ab", BLUE), ("   ", GREEN)) == ""
    assert draw(shadow, ("ab", BLUE), ("   ", GREEN + Style(underline=True)))


def test_without_colours_no_code_for_the_terminal_s_own_colours_is_sent() -> None:
    sent = draw(Shadow(), ("a", Style(color="red")), ("b", Style(bold=True)), ("c", Style(color="default")))
    assert "39" not in sent
    assert "49" not in sent


def test_the_cursor_is_put_in_its_place_whenever_it_is_elsewhere() -> None:
    shadow = Shadow()
    draw(shadow, ("abc", BLUE))
    assert draw(shadow, ("abc", BLUE), cursor=(2, 1)) == "\x1b[2;3H"
    assert draw(shadow, ("abc", BLUE), cursor=(2, 1)) == ""
    assert draw(shadow, ("abd", BLUE), cursor=(2, 1)).endswith("\x1b[2;3H")


def test_all_is_sent_again_when_nothing_is_known_any_more() -> None:
    shadow = Shadow()
    first = draw(shadow, ("abc", BLUE))
    assert draw(shadow, ("abc", BLUE)) == ""
    shadow.forget()
    assert draw(shadow, ("abc", BLUE)) == first
    smaller = shadow.draw((WIDTH, HEIGHT - 1), [Piece(0, 0, [Strip([Segment("abc", BLUE)])])], (0, 2))
    assert "abc" in smaller


def test_nothing_of_a_wide_glyph_stays_beside_what_is_written_over_half_of_it() -> None:
    shadow = Shadow()
    draw(shadow, ("ab漢cd", BLUE))
    sent = shadow.draw(SIZE, [Piece(3, 0, [Strip([Segment("x", BLUE)])])], (0, 3))
    assert sent == f"{IN_BLUE}\x1b[1;3H x\x1b[m\x1b[4;1H"


def test_a_glyph_of_doubtful_width_shifts_nothing_behind_it() -> None:
    assert "漢\x1b[3Ge\u0301\x1b[4Gx" in draw(Shadow(), ("漢e\u0301x", BLUE))


def test_bold_stays_when_faint_is_taken_back() -> None:
    assert change(pen("", "", ("1", "2")), pen("", "", ("1",))) == "\x1b[22;1m"
