"""Every sign is one cell wide for everyone who measures it, and the plain set is plain."""

from __future__ import annotations

import pytest
from attrs import asdict
from rich.cells import cell_len
from wcwidth import wcswidth, wcwidth

from tui.paint.glyphs import ASCII, LETTERS, UNICODE, Glyphs

SETS = {"unicode": UNICODE, "ascii": ASCII}
# The two that may stand in a sentence and take two cells in ASCII.
LONGER = {"then"}


def signs(glyphs: Glyphs) -> dict[str, str]:
    return {name: sign for name, sign in asdict(glyphs).items() if isinstance(sign, str)}


@pytest.mark.parametrize("name", SETS)
def test_every_sign_has_the_width_of_its_characters(name: str) -> None:
    for field, sign in signs(SETS[name]).items():
        assert all(wcwidth(char) == 1 for char in sign), field
        assert wcswidth(sign) == cell_len(sign) == len(sign), field


def test_signs_are_single_but_for_dice_and_arrows() -> None:
    for glyphs in SETS.values():
        for field, sign in signs(glyphs).items():
            wanted = 3 if field in {"pulse", "surge", "blank"} else 1
            assert len(sign) == wanted or field in LONGER, field


def test_the_plain_set_holds_no_byte_over_127() -> None:
    assert all(sign.isascii() for sign in signs(ASCII).values())


def test_tokens_differ_by_shape_and_by_letter() -> None:
    for glyphs in SETS.values():
        assert len({glyphs.token(colour) for colour in LETTERS}) == len(LETTERS)
    assert len(set(LETTERS.values())) == len(LETTERS)


def test_dice_faces_differ() -> None:
    assert len({UNICODE.die(face) for face in ("pulse", "surge", "blank")}) == 3
