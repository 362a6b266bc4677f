"""Patterns: rotation, no mirror images, what serves for what (rulebook p.6-8), against a plain matcher."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.ascend.names import BASIC, BLUE, CORRUPTED, GREEN, OPEN, RED, YELLOW
from core.ascend.patterns import Pattern, have_masks
from tests.ascend.shapes import SHAPES, fits, lyings
from tests.ascend.tables import launcher

SLOTS = st.lists(st.integers(0, 6), min_size=20, max_size=20)
CORES = st.sampled_from(BASIC)
ROWS = st.sampled_from(SHAPES)


def pattern(text: str) -> Pattern:
    return Pattern(tuple(text.split("/")))


def found(text: str, board: str, core: int = BLUE) -> list[tuple[int, ...]]:
    return pattern(text).sets(have_masks(launcher(board), core))


def lies(text: str, board: str, core: int = BLUE) -> bool:
    return bool(found(text, board, core))


# -- against a plain matcher -----------------------------------------------------------------------------------


@given(ROWS, SLOTS, CORES)
def test_the_fast_matcher_finds_what_a_plain_one_finds(rows: tuple[str, ...], slots: list[int], core: int) -> None:
    expected = {tuple(sorted(lying)) for lying in lyings(rows) if fits(lying, slots, core)}

    sets = Pattern(rows).sets(have_masks(slots, core))

    assert sorted(sets) == sorted(expected)


@given(st.sampled_from(["BBB", "B.B/.R.", "C*/*C", "RR/BG"]), st.lists(st.integers(0, 5), min_size=20, max_size=20))
def test_dense_launchers_too(text: str, slots: list[int]) -> None:
    rows = tuple(text.split("/"))
    expected = {tuple(sorted(lying)) for lying in lyings(rows) if fits(lying, slots, GREEN)}
    assert set(Pattern(rows).sets(have_masks(slots, GREEN))) == expected


@pytest.mark.parametrize("rows", SHAPES, ids="/".join)
def test_a_pattern_lies_in_every_way_that_fits_the_grid(rows: tuple[str, ...]) -> None:
    plain = {tuple(sorted(lying.items())) for lying in lyings(rows)}
    letters = dict(enumerate(".BGYROXC*"))
    assert {tuple(sorted((slot, letters[kind]) for slot, kind in way)) for way in Pattern(rows).placements()} == plain


# -- rotation --------------------------------------------------------------------------------------------------

TURNS = ["Y.... BR... .....", "BY... R.... .....", "RB... .Y... .....", ".R... YB... ....."]
"""``Y./BR`` turned by 0, 90, 180, 270 degrees."""
MIRRORED = [".Y... RB... .....", "R.... BY... .....", "BR... Y.... .....", "YB... .R... ....."]


@pytest.mark.parametrize("board", TURNS)
def test_a_pattern_may_be_turned_page_8(board: str) -> None:
    assert lies("Y./BR", f"{board} .....")


@pytest.mark.parametrize("board", MIRRORED)
def test_a_pattern_may_not_be_mirrored_page_8(board: str) -> None:
    assert not lies("Y./BR", f"{board} .....")


def test_a_line_may_stand_upright_page_8() -> None:
    assert found("BBB", "..... .B... .B... .B...") == [(6, 11, 16)]


def test_five_in_a_row_fit_only_along_the_rows() -> None:
    assert {tuple(turned.cells) for turned in pattern("BBBBB").turns} == {((0, 1), (1, 1), (2, 1), (3, 1), (4, 1))}


def test_an_empty_frame_may_hold_anything_page_7() -> None:
    for between in ".BGYROX":
        assert lies("R.R", f"R{between}R.. ..... ..... .....")


def test_several_token_sets_are_all_found_and_each_once() -> None:
    """Rulings, Patterns: the player chooses which; a shape that looks the same turned counts once."""
    assert found("BBB", "BBBB. ..... ..... .....") == [(0, 1, 2), (1, 2, 3)]
    assert found("BB/BB", "BB... BB... ..... .....") == [(0, 1, 5, 6)]


# -- what serves for what --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["BBB", "GGG", "YYY", "RRR", "CCC", "***", "OOO"])
def test_open_data_serves_for_basic_core_and_any_page_6_and_7(text: str) -> None:
    assert lies(text, "OOO.. ..... ..... .....")


@pytest.mark.parametrize("kind", "BGYR")
def test_nothing_serves_for_open_data_but_itself_page_6(kind: str) -> None:
    assert not lies("OO", f"{kind}O... ..... ..... .....")


@pytest.mark.parametrize("text", ["BB", "CC", "**", "OO"])
def test_corrupted_data_serves_for_nothing_page_6_and_7(text: str) -> None:
    assert not lies(text, "XX... ..... ..... .....")


def test_a_basic_kind_serves_for_itself_only() -> None:
    assert not lies("BG", "BB... ..... ..... .....")


@pytest.mark.parametrize(("core", "letter"), [(BLUE, "B"), (GREEN, "G"), (YELLOW, "Y"), (RED, "R")])
def test_a_core_cell_takes_the_kind_of_the_core_data_page_7(core: int, letter: str) -> None:
    assert lies("CC", f"{letter * 2}... ..... ..... .....", core)
    assert not lies("CC", "BG... YR... ..... .....".replace(letter, "X"), core)


def test_an_any_cell_takes_every_basic_kind_page_7() -> None:
    assert lies("****", "BGYR. ..... ..... .....")


def test_masks_tell_which_slots_serve() -> None:
    have = have_masks(launcher("BOX.. ..... ..... ....."), BLUE)
    assert (have[BLUE], have[GREEN], have[OPEN], have[CORRUPTED]) == (0b11, 0b10, 0b10, 0b100)


# -- faults ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"), [("...", "at least one cell"), ("BQ", "no cell 'Q'"), ("BBBBBB", "must fit the 4 x 5 Launcher")]
)
def test_a_shape_that_cannot_be_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        pattern(text)
