"""Where lines of a text may end."""

import pytest

from tui.paint import cut, fit, wrap

SAID = "Its Test is passed with 81 % by 2 dice"


@pytest.mark.parametrize("width", range(5, len(SAID) + 2))
def test_a_number_and_its_percent_sign_stay_on_one_line(width: int) -> None:
    lines = wrap(SAID, width)
    assert " ".join(lines).replace(" ", "") == SAID.replace(" ", "")
    assert max(map(len, lines)) <= width
    assert any("81 %" in line for line in lines)


@pytest.mark.parametrize("width", range(26, len(SAID)))
def test_what_is_cut_ends_before_the_number_or_behind_its_sign(width: int) -> None:
    assert not cut(SAID, width, "…").endswith("81…")
    assert not fit(SAID, width, 1, "…")[0].endswith("81 …")
    assert len(fit(SAID, width, 1, "…")[0]) <= width
