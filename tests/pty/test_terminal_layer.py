"""The parts of the terminal layer that need no terminal: input filters, output filter, environment, depth."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual import events
from textual.message import Message

from tests.pty.terminal import ROOT
from tui.paint.palettes import PALETTES
from tui.terminal.depth import colour_depth, light_ground, palette_name, wants_ascii
from tui.terminal.environment import prepare_environment, refuse_reason
from tui.terminal.escape_filter import GIVE_UP, EscapeFilter
from tui.terminal.input_gate import InputGate
from tui.terminal.output import wanted
from tui.terminal.parser import Torn
from tui.terminal.paste_guard import PasteGuard

HOLD = 0.3


def key(char: str) -> events.Key:
    return events.Key({"\x1b": "escape", "\r": "enter"}.get(char, char), char)


def names(messages: list[Message]) -> list[str]:
    return [message.key if isinstance(message, events.Key) else type(message).__name__ for message in messages]


def through_filter(*steps: tuple[float, str]) -> list[str]:
    """Key names that pass when the characters come at these times, and a second of silence follows."""
    escapes, out, now = EscapeFilter(HOLD), list[Message](), 0.0
    for wait, chars in steps:
        now += wait
        out += escapes.tick(now)
        for char in chars:
            out += escapes.feed(key(char), now)
    return names([*out, *escapes.tick(now + GIVE_UP)])


@pytest.mark.parametrize(
    ("steps", "passed"),
    [
        ([(0, "\x1b")], ["escape"]),
        ([(0, "\x1b"), (0.2, "[A")], []),
        ([(0, "\x1b"), (0.2, "[<0;40;12"), (0.5, "M"), (0, "x")], ["x"]),
        ([(0, "\x1b"), (0.2, "[M \xff"), (0.5, "\xfe"), (0, "x")], ["x"]),
        ([(0, "\x1b"), (0.2, "OA"), (0, "x")], ["x"]),
        ([(0, "\x1b"), (0.2, "[[A"), (0, "x")], ["x"]),
        ([(0, "\x1b"), (0.2, "x")], ["escape", "x"]),
        ([(0, "\x1b"), (0.2, "\x1b"), (0.2, "[A")], ["escape"]),
        ([(0, "\x1b"), (0.4, "x")], ["escape", "x"]),
        ([(0, "\x1b"), (0.2, "["), (GIVE_UP + 0.1, "x")], ["x"]),
        ([(0, "\x1b"), (0.2, "[1;"), (0.2, "\r")], ["enter"]),
        ([(0, "[A")], ["[", "A"]),
    ],
)
def test_what_is_left_of_torn_sequences_is_swallowed(steps: list[tuple[float, str]], passed: list[str]) -> None:
    assert through_filter(*steps) == passed


def test_a_whole_sequence_ends_the_swallowing() -> None:
    escapes = EscapeFilter(HOLD)
    out = [kept for char in "\x1b[" for kept in escapes.feed(key(char), 0)]
    out += escapes.feed(events.Key("up", None), 0.1)
    out += escapes.feed(key("x"), 0.1)
    assert names(out) == ["up", "x"]


@given(st.binary(max_size=60), st.integers(1, 7))
def test_no_bytes_break_the_gate_and_no_rest_of_a_sequence_leaves_it_as_such(data: bytes, step: int) -> None:
    gate, out = InputGate(HOLD), list[Message]()
    for start in range(0, len(data), step):
        out += gate.feed(data[start : start + step], 0.0)
    out += gate.tick(10.0)
    assert not [message for message in out if isinstance(message, Torn)]


def test_a_size_that_comes_as_input_is_not_taken() -> None:
    assert InputGate(HOLD).feed(b"\x1b[48;9000;9000;1;1t", 0.0) == []


def test_a_burst_of_keys_is_one_paste() -> None:
    guard = PasteGuard()
    (paste,) = guard.feed([key(char) for char in "qz12x3e4d\r"], 0.0)
    assert isinstance(paste, events.Paste)
    assert paste.text == "qz12x3e4d\n"


def test_typed_keys_and_a_key_held_down_are_no_paste() -> None:
    guard = PasteGuard()
    for typed in ("12345678", "k" * 40, "kkkkjjjj"):
        assert names(guard.feed([key(char) for char in typed], 0.0)) == list(typed)


def test_the_rest_of_a_paste_belongs_to_it_and_the_next_key_does_not() -> None:
    guard = PasteGuard()
    guard.feed([key(char) for char in "abcdefghij"], 0.0)
    assert names(guard.feed([key("z")], 0.05)) == ["Paste"]
    assert names(guard.feed([key("z")], 0.3)) == ["z"]


def test_arrows_in_a_burst_pass() -> None:
    arrows: list[Message] = [events.Key("up", None) for _ in range(20)]
    assert PasteGuard().feed(arrows, 0.0) == arrows


@pytest.mark.parametrize("data", ["\x1b[?1004h", "\x1b[?2048h", "\x1b[?2048$p", "\x1b]22;pointer\x1b\\"])
def test_what_is_not_wanted_of_a_terminal_is_not_asked_for(data: str) -> None:
    assert not wanted(data)


def test_switches_are_passed_on() -> None:
    assert all(map(wanted, ("\a", "\x1b[?25h", "\x1b[?2026$p")))


class Stream:
    def __init__(self, tty: bool) -> None:
        self.tty = tty

    def isatty(self) -> bool:
        return self.tty


@pytest.mark.parametrize(
    ("term", "stdin", "stdout", "refused"),
    [
        ("xterm", True, True, False),
        ("xterm", False, True, True),
        ("xterm", True, False, True),
        ("dumb", True, True, True),
        ("", True, True, True),
    ],
)
def test_where_a_screen_is_refused(term: str, stdin: bool, stdout: bool, refused: bool) -> None:
    reason = refuse_reason({"TERM": term}, Stream(stdin), Stream(stdout))
    assert bool(reason) is refused
    assert reason is None or "`tamashii line`" in reason


def test_a_closed_stream_is_no_terminal() -> None:
    assert refuse_reason({"TERM": "xterm"}, None, Stream(True))


def test_the_environment_takes_no_orders_for_textual() -> None:
    environ = {
        "TEXTUAL_LOG": "/x",
        "TEXTUAL_PRESS": "q",
        "TEXTUAL": "debug",
        "COLUMNS": "10",
        "TEXTUAL_ANIMATIONS": "none",
    }
    prepare_environment(environ)
    assert environ == {
        "TEXTUAL_ANIMATIONS": "none",
        "TEXTUAL_SMOOTH_SCROLL": "0",
        "TEXTUAL_DISABLE_KITTY_KEY": "1",
        "TEXTUAL_COLOR_SYSTEM": "truecolor",
    }


def test_escape_waits_longer_over_ssh_unless_the_person_says_how_long() -> None:
    remote = {"SSH_CONNECTION": "a b c d"}
    prepare_environment(remote)
    assert remote["ESCDELAY"] == "400"
    own = {"SSH_CONNECTION": "a b c d", "ESCDELAY": "900"}
    prepare_environment(own)
    assert own["ESCDELAY"] == "900"


@pytest.mark.parametrize("module", ["entry", "environment", "depth"])
def test_textual_is_not_imported_before_its_environment_is_settled(module: str) -> None:
    code = f"import sys, tui.terminal.{module}; sys.exit('textual' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, timeout=20)


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "truecolor"),
        ({"TERM": "xterm-256color", "COLORTERM": "24bit"}, "truecolor"),
        ({"TERM": "xterm-256color"}, "256"),
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "Apple_Terminal"}, "256"),
        ({"TERM": "xterm-ghostty"}, "truecolor"),
        ({"TERM": "xterm-kitty"}, "truecolor"),
        ({"TERM": "xterm-direct"}, "truecolor"),
        ({"TERM": "xterm-256color", "WT_SESSION": "1"}, "truecolor"),
        ({"TERM": "xterm", "COLORTERM": "gnome-terminal"}, "256"),
        ({"TERM": "xterm"}, "16"),
        ({"TERM": "screen"}, "16"),
        ({"TERM": "linux"}, "16"),
        ({}, "16"),
        ({"TERM": "vt220"}, "mono"),
    ],
)
def test_depth_of_colour(environ: dict[str, str], depth: str) -> None:
    assert colour_depth(environ) == depth


@pytest.mark.parametrize(
    ("value", "light"),
    [("0;15", True), ("0;default;7", True), ("15;0", False), ("7;8", False), ("", False), ("x", False)],
)
def test_light_or_dark(value: str, light: bool) -> None:
    assert light_ground({"COLORFGBG": value}) is light


@pytest.mark.parametrize(
    ("environ", "setting", "name"),
    [
        ({"TERM": "xterm-256color", "COLORTERM": "truecolor"}, "", "dark"),
        ({"TERM": "xterm-256color", "COLORFGBG": "0;15"}, "", "light-256"),
        ({"TERM": "xterm", "COLORFGBG": "0;15"}, "", "ansi16-light"),
        ({"TERM": "linux"}, "", "ansi16-dark"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "", "mono"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "", "dark-256"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "high-contrast", "high-contrast"),
        ({"TERM": "vt100"}, "", "mono"),
    ],
)
def test_the_palette_to_start_with(environ: dict[str, str], setting: str, name: str) -> None:
    assert palette_name(environ, setting) == name
    assert name in PALETTES


@pytest.mark.parametrize(
    ("environ", "plain"),
    [
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LANG": "C.utf8"}, False),
        ({"LC_CTYPE": "UTF-8"}, False),
        ({"LANG": "de_DE.UTF-8@euro"}, False),
        ({"LANG": "en_GB.UTF-8", "TERM": "linux"}, True),
        ({"LANG": "ja_JP.UTF-8"}, True),
        ({"LANG": "zh_TW.UTF-8"}, True),
        ({"LANG": "en_US.ISO-8859-1"}, True),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "C"}, True),
        ({}, True),
        ({"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
    ],
)
def test_when_plain_signs_are_drawn(environ: dict[str, str], plain: bool) -> None:
    assert wants_ascii(environ) is plain
    assert wants_ascii(environ, setting=False) is False
    assert wants_ascii(environ, setting=True) is True
