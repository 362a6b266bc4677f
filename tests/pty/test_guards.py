"""Every way a terminal or a link can fail, against a small app on the same driver and entry as the game."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.pty.demo_screens import HOSTILE
from tests.pty.terminal import ROOT, Terminal, colour_codes

DEMO = [sys.executable, "-m", "tests.pty.demo_app"]
SSH = "192.0.2.1 50000 192.0.2.2 22"
ARROW = "\x1b[C"
CLICK = "\x1b[<0;12;11M\x1b[<0;12;11m"


def demo(*arguments: str, controlling: bool = True, **env: str | None) -> Terminal:
    """The demo, started and drawn."""
    term = Terminal([*DEMO, *arguments], cols=120, rows=40, env=env, controlling=controlling)
    term.wait_for("last row")
    term.quiet()  # a frame goes out colour by colour, and the last row is not the last of it
    return term


@pytest.fixture(scope="module")
def shared() -> Iterator[Terminal]:
    """One demo over a slow link for all tests that leave it running. A short ESCDELAY makes cuts quick to try."""
    with demo(ESCDELAY="40", SSH_CONNECTION=SSH) as term:
        yield term


@pytest.fixture
def term(shared: Terminal) -> Terminal:
    """The shared demo, with nothing pressed so far."""
    shared.press("0")
    shared.wait_for(lambda t: t.line(1) == "keys:" and t.line(2) == "clicks:")
    return shared


def assert_given_back(term: Terminal) -> None:
    """Mouse, paste and line wrap as before, cursor on, main screen, and the terminal's own flags."""
    end = term.bytes_since()[-400:]
    for code in (b"?1000l", b"?1002l", b"?1006l", b"?2004l", b"?7h", b"?1049l", b"?25h"):
        assert b"\x1b[" + code in end
    assert term.flags() == term.flags_before


# ends


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_the_app_in_good_order(number: signal.Signals) -> None:
    with demo() as term:
        term.signal(number)
        assert term.wait_exit() == 0
        assert_given_back(term)


def test_a_signal_during_the_start_ends_it() -> None:
    with Terminal(DEMO, env={"DEMO_SLOW": "1"}) as term:
        term.wait_for("starting")
        term.signal(signal.SIGTERM)
        assert term.wait_exit() == 0
        assert term.flags() == term.flags_before


def test_an_app_that_hangs_is_ended_by_a_signal_all_the_same() -> None:
    with demo() as term:
        term.press("h")
        term.signal(signal.SIGHUP)
        assert term.wait_exit() == 0
        assert_given_back(term)


@pytest.mark.parametrize("controlling", [True, False], ids=["hang-up", "link dead without a word"])
def test_no_process_is_left_when_the_terminal_goes(controlling: bool) -> None:
    with demo(controlling=controlling) as term:
        term.hang_up()
        assert term.process.wait(5) == 0


def test_leaving_takes_a_yes_and_no_mouse_is_asked_for_where_none_is_wanted() -> None:
    with demo("--no-mouse") as term:
        term.press("ctrl+q")
        term.wait_for("Leave? Once more for yes.")
        assert term.process.poll() is None
        term.press("ctrl+c")
        assert term.wait_exit() == 0
        assert term.flags() == term.flags_before
        assert not re.search(rb"\x1b\[\?100[023]h", term.bytes_since())


@pytest.mark.parametrize("key", ["e", "E"], ids=["in a handler", "while painting"])
def test_a_fault_is_one_sentence_and_no_secrets(key: str) -> None:
    with demo("--report") as term:
        mark = term.mark()
        term.press(key)
        assert term.wait_exit() == 1
        assert_given_back(term)
        said = term.bytes_since(mark).decode().rpartition("\x1b[?1006l")[2]
        assert said.strip() == "Tamashii stopped on a fault of its own (ValueError). The report is report-7."
        assert b"secret" not in term.bytes_since(mark)


def test_debug_shows_where_it_happened_but_no_values() -> None:
    with demo("--debug") as term:
        term.press("e")
        assert term.wait_exit() == 1
        said = term.bytes_since()
        assert b"Traceback" in said
        assert b"in on_key" in said
        assert b"locals" not in said


# no terminal


def test_without_a_terminal_one_sentence_names_the_line_mode() -> None:
    done = subprocess.run(DEMO, stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=ROOT, timeout=10)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "`tamashii line`" in done.stderr


def test_a_dumb_terminal_gets_the_same_answer() -> None:
    with Terminal(DEMO, env={"TERM": "dumb"}) as term:
        assert term.wait_exit() == 2
        assert "`tamashii line`" in term.text()
        assert b"\x1b" not in term.bytes_since()


# input


def test_old_mouse_reports_with_bytes_that_are_no_text(term: Terminal) -> None:
    term.send(b"\x1b[M \xc8\xa0\x1b[M#\xff\xfe")
    term.press("a")
    term.wait_for("keys: a")
    assert term.line(1) == "keys: a"


def test_a_click_lands_where_it_was_made_after_a_size_report(term: Terminal) -> None:
    term.send("\x1b[48;20;60;400;600t")
    term.click(11, 10)
    term.wait_for("clicks: 11,10=slot6")


def test_sequences_that_come_byte_by_byte_are_whole() -> None:
    with demo(SSH_CONNECTION=SSH) as term:
        for byte in ARROW + CLICK:
            term.send(byte)
            term.quiet(0.02)
        term.wait_for("clicks: 11,10=slot6")
        assert term.line(1) == "keys: right"


@pytest.mark.parametrize("sequence", [ARROW, "\x1bOC", CLICK], ids=["arrow", "keypad arrow", "click"])
def test_late_bytes_are_no_keys(term: Terminal, sequence: str) -> None:
    head = sequence.partition("M")[0] + ("M" if "M" in sequence else "")
    for cut in range(1, len(head)):
        term.send(head[:cut])
        term.quiet(0.16)  # longer than the parser waits, shorter than the filter does
        term.send(head[cut:])
    term.press("a")
    term.wait_for(lambda t: t.line(1).endswith("a"))
    assert set(term.line(1).removeprefix("keys: ").split()) <= {"a", "right"}


def test_escape_alone_is_escape_and_the_next_key_is_itself(term: Terminal) -> None:
    term.send("\x1b")
    term.wait_for("keys: escape")
    term.send("\x1bz")
    term.wait_for("keys: escape escape z")


def test_pasted_text_does_nothing_outside_a_field(term: Terminal) -> None:
    letters = "qzxeh12" * 30
    term.send(f"\x1b[200~{letters}\x1b[201~")
    term.wait_for("Pasted text does nothing here (210 characters).")
    term.press("0")
    term.wait_for(lambda t: not t.line(4))
    term.send(letters)
    term.wait_for("Pasted text does nothing here")
    term.quiet(0.2)  # what follows at once counts as the rest of the paste
    term.press("0", "a")
    term.wait_for("keys: a")


def test_a_key_after_a_crowd_of_mouse_reports_is_answered(term: Terminal) -> None:
    term.send("".join(f"\x1b[<32;{1 + n % 100};{1 + n % 30}M" for n in range(600)))
    term.send("a")
    term.wait_for("keys: a", timeout=2)


# output


def test_text_from_outside_reaches_the_terminal_as_text_only(shared: Terminal) -> None:
    shown = shared.line(3)
    assert shown == "[@click=app.quit]x[/] ?]52;c;AAAA? ?[2J ?31m a?b ? ? é ? end"
    sent = shared.bytes_since().decode()
    for harm in ("\x1b]52", "\x1b[2J", "\x9b", "\u202e", "\u200d"):
        assert harm in HOSTILE
        assert harm not in sent


def test_only_wanted_modes_are_asked_for(shared: Terminal) -> None:
    asked = set(re.findall(rb"\x1b\[\?(\d+)h", shared.bytes_since()))
    assert asked <= {b"1049", b"1000", b"1002", b"1006", b"2004", b"2026"}
    assert not re.search(rb"\x1b\[>\d+u", shared.bytes_since())


def test_coming_back_to_a_screen_sends_it_once(term: Terminal) -> None:
    term.press("s")
    term.wait_for("OTHER SCREEN")
    term.quiet()
    mark = term.mark()
    term.press("s")
    term.wait_for("last row")
    term.quiet()
    assert term.bytes_since(mark).count(b"DEMO") == 1


def test_the_screen_can_be_painted_again(term: Terminal) -> None:
    term.quiet()
    for _ in range(2):  # also right after the same frame
        mark = term.mark()
        term.press("ctrl+l")
        term.wait_for(lambda t, mark=mark: b"last row" in t.bytes_since(mark))  # type: ignore[misc]  # a default binds


def test_bytes_sent_for_nothing_for_a_cursor_move_and_for_a_click(term: Terminal) -> None:
    term.quiet()
    mark = term.mark()
    term.quiet(0.4)
    assert term.bytes_since(mark) == b""
    term.press("c")
    term.quiet()
    move = len(term.bytes_since(mark))
    assert 0 < move < 250
    mark = term.mark()
    term.click(3, 6)
    term.wait_for("slot0")
    term.quiet()
    assert len(term.bytes_since(mark)) < 2 * move


def test_other_sizes_and_a_click_after_each(term: Terminal) -> None:
    for cols, rows in ((200, 60), (60, 20), (120, 40)):
        term.resize(cols, rows)
        term.wait_for(f"{cols}x{rows}")
        term.press("0")
        term.wait_for(lambda t: t.line(2) == "clicks:")
        term.click(27, 13)
        term.wait_for("clicks: 27,13=slot13")


# colours


def test_no_color_sends_none() -> None:
    with demo(NO_COLOR="1") as term:
        assert colour_codes(term.bytes_since()) == set()
        assert b"\x1b[1m" in term.bytes_since()


def test_sixteen_colours_send_ansi_codes_only() -> None:
    with demo(TERM="xterm", COLORTERM=None) as term:
        codes = colour_codes(term.bytes_since())
        assert codes
        assert all(re.fullmatch(r"(3|4|9|10)[0-7]", code) for code in codes)


def test_256_colours_send_the_cube_only() -> None:
    with demo(COLORTERM=None) as term:
        codes = colour_codes(term.bytes_since())
        assert codes
        assert all(re.fullmatch(r"[34]8;5;\d+", code) and int(code[5:]) > 15 for code in codes)


def test_the_ascii_signs_hold_no_other_byte() -> None:
    with demo(LANG="C", LC_ALL=None) as term:
        assert max(term.bytes_since()) < 128
