"""The canvas: what is written, what is cut, what differs, what can be clicked."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcwidth

from tui.paint import ASCII, PALETTES, Canvas, clean, shorten, wrap
from tui.paint.strips import row_strip


def test_put_writes_and_returns_the_next_column() -> None:
    canvas = Canvas(10, 2)
    assert canvas.put(2, 1, "Kai") == 5
    assert canvas.text() == "\n  Kai"


def test_what_lies_outside_is_cut() -> None:
    canvas = Canvas(4, 1)
    canvas.put(-2, 0, "abc")
    canvas.put(3, 0, "xyz")
    canvas.put(0, 5, "below")
    canvas.put(0, -1, "above")
    canvas.fill(-5, -5, 3, 3, char="#")
    assert canvas.text() == "c  x"


def test_right_within_and_paragraph() -> None:
    canvas = Canvas(12, 4)
    assert canvas.put_right(12, 0, "MOV 3") == 7
    assert canvas.put_within(0, 1, 6, "Power Plant") == 6
    assert canvas.paragraph(0, 2, 8, 2, "one two three four five") == 2
    assert canvas.text() == "       MOV 3\nPower…\none two\nthree …"


def test_a_title_row_with_its_note_and_the_sign_of_the_focus() -> None:
    canvas = Canvas(24, 2)
    canvas.title(0, 0, 24, "MAP", "MOV 3")
    canvas.title(0, 1, 24, "MAP", "MOV 3", focused=True)
    assert canvas.text() == "MAP ────────────── MOV 3\n► MAP ──────────── MOV 3"


def test_a_narrow_title_gives_up_the_note_before_the_title() -> None:
    canvas = Canvas(10, 1)
    canvas.title(0, 0, 10, "LAUNCHER", "2 of 5 moves left")
    assert canvas.text().startswith("LAUNCHER")


def test_a_box() -> None:
    canvas = Canvas(4, 3, ASCII)
    canvas.box(0, 0, 4, 3)
    assert canvas.text() == "+--+\n|  |\n+--+"


def test_restyle_changes_only_what_it_names() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "ab", "legal", bold=True)
    canvas.restyle(0, 0, 1, on="raised", reverse=True)
    first, second = canvas.looks[0][:2]
    assert (first.role, first.on, first.bold, first.reverse) == ("legal", "raised", True, True)
    assert (second.on, second.reverse) == ("ground", False)


def test_the_topmost_zone_is_found() -> None:
    canvas = Canvas(10, 3)
    canvas.zone(0, 0, 10, 3, "panel")
    canvas.zone(2, 1, 3, 1, ("slot", 4))
    assert canvas.zone_at(2, 1) == ("slot", 4)
    assert canvas.zone_at(5, 1) == "panel"
    assert canvas.zone_at(10, 0) is None


@given(st.text(max_size=40), st.booleans())
def test_cleaned_text_is_one_visible_cell_a_character(text: str, plain: bool) -> None:
    cells = clean(text, plain)
    assert cells.isprintable()
    assert all(wcwidth(char) == 1 for char in cells)
    assert not plain or cells.isascii()


def test_harmful_characters_become_question_marks() -> None:
    assert clean("\x1b[2J\x9b\u202e\u200d\ufe0f漢\a\n") == "?[2J????" + "???"
    assert clean("\U0001f1e6\U0001f600") == "??"
    assert clean("e\u0301\u00a0é") == "é é"
    assert clean("Zoë – “x”", ascii_only=True) == 'Zoe - "x"'


@given(st.text(max_size=80), st.integers(1, 20))
def test_wrapped_lines_fit(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert lines
    assert all(len(line) <= width for line in lines)


def test_wrapping_keeps_line_ends_and_cuts_long_words() -> None:
    assert wrap("one two\n\nabcdefgh", 5) == ["one", "two", "", "abcde", "fgh"]


def test_shorten_says_that_something_is_missing() -> None:
    assert shorten("Commoners", 20, "…") == "Commoners"
    assert shorten("Commoners", 5, "…") == "Comm…"
    assert shorten("Commoners", 0, "…") == ""


def painted(words: list[tuple[int, int, str, str]]) -> Canvas:
    canvas = Canvas(30, 4)
    for x, y, text, role in words:
        canvas.put(x, y, text, role)  # type: ignore[arg-type]  # the strategy draws from the roles
    return canvas


WORDS = st.lists(
    st.tuples(
        st.integers(-3, 30),
        st.integers(0, 3),
        st.sampled_from(["a", "  ", "Kai 3"]),
        st.sampled_from(["text", "key", "blue"]),
    ),
    max_size=8,
)


@given(WORDS, WORDS)
def test_sending_the_changes_gives_the_new_painting(
    before: list[tuple[int, int, str, str]], after: list[tuple[int, int, str, str]]
) -> None:
    old, new = painted(before), painted(after)
    for y, start, end in new.changes(old):
        assert 0 <= start < end <= 30
        old.chars[y][start:end] = new.chars[y][start:end]
        old.looks[y][start:end] = new.looks[y][start:end]
    assert old.chars == new.chars
    assert old.looks == new.looks


def test_equal_paintings_have_no_changes() -> None:
    words = [(2, 1, "Kai 3", "key")]
    assert painted(words).changes(painted(words)) == []


def test_a_row_that_differs_in_two_places_is_one_span() -> None:
    old, new = Canvas(9, 2), Canvas(9, 2)
    new.put(1, 1, ">", "key")
    new.put(6, 1, "<", "key")
    assert new.changes(old) == [(1, 1, 7)]


@given(WORDS)
def test_strips_keep_every_cell(words: list[tuple[int, int, str, str]]) -> None:
    canvas, palette = painted(words), PALETTES["dark"]
    for y in range(4):
        strip = row_strip(canvas.chars[y], canvas.looks[y], palette)
        assert strip.text == canvas.row(y)
        x = 0
        for segment in strip:
            for char in segment.text:
                wanted = palette.style(*canvas.looks[y][x])
                assert segment.style is not None
                assert segment.style.bgcolor == wanted.bgcolor
                assert char == " " or segment.style == wanted
                x += 1


def test_blanks_take_the_colours_of_their_neighbours() -> None:
    canvas = Canvas(20, 1)
    canvas.put(0, 0, "Time", "muted")
    canvas.put(5, 0, "5", "muted")
    canvas.put(18, 0, "x", "key")
    assert len(list(row_strip(canvas.chars[0], canvas.looks[0], PALETTES["dark"]))) == 2
