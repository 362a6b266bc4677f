"""Starting the real program in a terminal, beside a bare Textual app: CPU until its screen is there, and memory."""

from __future__ import annotations

import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from tests.bench.rounds import Row, in_turn, ratios
from tests.pictures.moments import keep_game, programming
from tests.pty.program import saves_of, tamashii
from tests.pty.terminal import Terminal

COLS, ROWS = 120, 40
TITLE = "Bench"
PATIENCE = 60.0


class Starts:
    """Starts programs and notes what each took."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.memory: dict[str, list[float]] = {"bare": [], "title": [], "resume": []}
        """MiB at most, by program."""
        self.bytes: dict[str, int] = {}
        """Sent until the screen was there."""

    def bare(self) -> float:
        """CPU seconds of a bare Textual app."""
        term = Terminal([sys.executable, "-m", "tests.bench.bare"], cols=COLS, rows=ROWS)
        return self._until("bare", term, "Nothing else")

    def title(self) -> float:
        """CPU seconds until the list of slots is there."""
        term = tamashii(self._home, cols=COLS, rows=ROWS)
        return self._until("title", term, f"1 {TITLE}")

    def resume(self) -> float:
        """CPU seconds until the table of a slot is there."""
        term = tamashii(self._home, "--slot", TITLE, cols=COLS, rows=ROWS)
        return self._until("resume", term, "DECIDES")

    def _until(self, name: str, term: Terminal, shown: str) -> float:
        with term:
            term.wait_for(shown, PATIENCE)
            took = cpu_seconds(term.process.pid)
            term.quiet()
            self.memory[name].append(peak_memory(term.process.pid))
            self.bytes[name] = term.mark()
        return took


def rows(rounds: int) -> list[Row]:
    """Start-up and memory of the title and of a slot, each beside the bare app; none where the system does not tell."""
    if not Path("/proc/self/status").exists():
        return [Row("starting the program", "not measured: only where /proc is")]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        keep_game(saves_of(home), TITLE, 2, "caretaker", programming)
        starts = Starts(home)
        measures: dict[str, Callable[[], float]] = {
            "bare": starts.bare,
            "title": starts.title,
            "resume": starts.resume,
        }
        found = in_turn(measures, rounds)
    bare, small = f"bare app {median(found['bare']):.2f} s", f"bare app {median(starts.memory['bare']):.0f} MiB"
    rows = []
    for name, what, wanted in (("title", "start to the title", 1.6), ("resume", "start into a slot", 1.8)):
        share = ratios(found[name], found["bare"])
        rows.append(Row(what, f"{median(found[name]):.2f} s CPU", bare, f"{share:.2f}", f"<= {wanted:.2f}"))
    for name, what in (("title", "memory at the title"), ("resume", "memory at the table")):
        share = ratios(starts.memory[name], starts.memory["bare"])
        rows.append(Row(what, f"{median(starts.memory[name]):.0f} MiB", small, f"{share:.2f}", "<= 1.80"))
    rows.append(_sent("first frame: the title", starts.bytes["title"]))
    rows.append(_sent("first frames: title, then the table of a slot", starts.bytes["resume"]))
    return rows


def _sent(what: str, count: int) -> Row:
    return Row(f"{what}, {COLS}x{ROWS}", f"{count:,} bytes", "", "", "<= 32,000")


def cpu_seconds(pid: int) -> float:
    """The CPU time of another process with all its threads, from the clock that Linux keeps of each process."""
    return time.clock_gettime(~pid << 3 | 2)


def peak_memory(pid: int) -> float:
    """The most memory a process ever held, in MiB."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))
    assert found is not None
    return int(found[1]) / 1024
