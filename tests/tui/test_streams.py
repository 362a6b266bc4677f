"""Standard streams that are closed, full or read by nobody: an exit code and at most one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def ran(words: str, shell: str, home: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """`tamashii` with these words in a shell line, where ``$T`` stands for it; away from the person's folders."""
    places = {f"XDG_{kind}_HOME": str(home) for kind in ("CONFIG", "STATE", "DATA")}
    return subprocess.run(
        ["sh", "-c", shell.replace("$T", f"{sys.executable} -m tui {words}")],
        env={**os.environ, **places, **env},
        cwd=ROOT,
        text=True,
        capture_output=True,
        stdin=subprocess.DEVNULL,
        timeout=20,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", ["--help", "line --help", "--version"])
def test_what_a_full_disk_does_not_take_is_a_failure_in_one_sentence(
    words: str, unbuffered: str, tmp_path: Path
) -> None:
    done = ran(words, "$T >/dev/full", tmp_path, PYTHONUNBUFFERED=unbuffered)
    assert (done.returncode, done.stderr) == (1, "The system refused it: No space left on device.\n")


def test_nobody_reading_is_no_reason_to_complain(tmp_path: Path) -> None:
    done = ran("--help", "($T; echo $? >&2) | true", tmp_path)
    assert done.stderr in ("0\n", "1\n")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_line_mode_with_closed_streams_ends_in_good_order(closed: str, tmp_path: Path) -> None:
    done = ran("line --scenario prologue", f"$T {closed}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(list(tmp_path.glob("tamashii/slots/slot-*"))) == 1


def test_wrong_words_are_exit_2_though_nobody_hears_why(tmp_path: Path) -> None:
    assert ran("dance", "$T 2>&-", tmp_path).returncode == 2


def test_without_a_home_the_saves_need_a_name(tmp_path: Path) -> None:
    """As in a container that is run under a number nobody has: there is no entry of the person either."""
    code = (
        "import os, pwd, sys\n"
        "def nobody(number): raise KeyError(number)\n"
        "pwd.getpwuid = nobody\n"
        "for name in [name for name in os.environ if name == 'HOME' or name.startswith('XDG_')]: del os.environ[name]\n"
        "from tui.__main__ import main\n"
        "sys.exit(main(sys.argv[1:]))"
    )
    for words, exit_code in (["line"], 1), (["line", "--scenario", "prologue", "--saves", str(tmp_path)], 0):
        done = subprocess.run(
            [sys.executable, "-c", code, *words], cwd=ROOT, text=True, capture_output=True, stdin=subprocess.DEVNULL
        )
        assert done.returncode == exit_code
        told = "There is no home folder to keep slots in; name another with --saves.\n"
        assert done.stderr == (told if exit_code else "")
