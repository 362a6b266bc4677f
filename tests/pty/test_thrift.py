"""Frames with fewer colour codes draw the same picture."""

from __future__ import annotations

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.color import ColorSystem
from rich.style import Style

from tui.terminal.thrift import thrifty

COLOURS = [None, "red", "bright_cyan", "color(200)", "#102030", "#aabbcc"]
STYLES = st.builds(
    Style,
    color=st.sampled_from(COLOURS),
    bgcolor=st.sampled_from(COLOURS),
    bold=st.booleans(),
    reverse=st.booleans(),
    underline=st.booleans(),
)
RUNS = st.tuples(st.sampled_from(["", "\x1b[2;3H", "\n"]), st.sampled_from(["x", "  ", "Kai 3"]), STYLES)


def frame(runs: list[tuple[str, str, Style]]) -> str:
    """Runs as Rich writes them, each with a movement before it."""
    return "".join(move + style.render(text, color_system=ColorSystem.TRUECOLOR) for move, text, style in runs)


def shown(data: str) -> list[list[pyte.screens.Char]]:
    """All cells of a small screen after some output, and one more letter to show the colours it ends with."""
    screen = pyte.Screen(20, 6)
    pyte.Stream(screen).feed(data + "e")
    return [[screen.buffer[row][col] for col in range(20)] for row in range(6)]


@given(st.lists(RUNS, max_size=12))
def test_the_picture_stays_the_same(runs: list[tuple[str, str, Style]]) -> None:
    data = frame(runs)
    assert shown(thrifty(data)) == shown(data)
    assert len(thrifty(data)) <= len(data)


def test_only_what_differs_is_said() -> None:
    one, two = Style(color="#102030", bgcolor="#aabbcc"), Style(color="#ffffff", bgcolor="#aabbcc")
    data = frame([("", "a", one), ("", "b", two), ("\x1b[5;1H", "c", two)])
    assert thrifty(data) == ("\x1b[38;2;16;32;48;48;2;170;187;204ma\x1b[38;2;255;255;255mb\x1b[5;1Hc\x1b[m")


def test_without_colours_no_code_for_the_terminal_s_own_colours_is_sent() -> None:
    data = frame([("", "a", Style(color="red")), ("", "b", Style(bold=True)), ("", "c", Style())])
    assert "39" not in thrifty(data)
    assert "49" not in thrifty(data)
