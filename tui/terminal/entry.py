"""The one way into the full screen and out of it."""

import contextlib
import gc
import os
import signal
import sys
import termios
import traceback
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from tui.terminal.environment import prepare_environment, refuse_reason

if TYPE_CHECKING:
    from tui.terminal.app import TerminalApp

REFUSED = 2
FAILED = 1

MakeApp = Callable[[], "TerminalApp"]
Report = Callable[[BaseException], str | None]
Sentence = Callable[[BaseException], str]


def run_app(
    make_app: MakeApp,
    *,
    mouse: bool = True,
    debug: bool = False,
    report: Report | None = None,
    sentence: Sentence = lambda _: "",
) -> int:
    """Run a full-screen app and return the exit code of the process: 0, 1 after a fault, 2 without a terminal.

    `make_app` must do the importing of Textual and of everything that needs it, since the environment is settled
    before it is called. `report` may keep a record of a fault and returns its name to be told, or None. `sentence` says
    what a fault means that is not the program's own, or nothing. Raises RuntimeError when Textual is imported already.
    """
    reason = refuse_reason(os.environ, sys.stdin, sys.stdout)
    if reason:
        print(reason, file=sys.stderr)
        return REFUSED
    if "textual" in sys.modules:
        raise RuntimeError("textual was imported before its environment was settled")
    prepare_environment(os.environ)
    gc.disable()  # what the start makes stays for good; TerminalApp sets the collector to work again
    fault: BaseException | None
    code = FAILED
    with _terminal_kept():
        try:
            app = make_app()
            app.run(mouse=mouse)
            fault, code = app.fault, app.return_code or 0
        except Exception as error:
            fault = error
    if fault is None:
        return code
    _tell(fault, debug, report, sentence)
    return code or FAILED


@contextlib.contextmanager
def _terminal_kept() -> Iterator[None]:
    """Whatever happens inside, the terminal is as it was afterwards.

    Until the driver has its own handlers, and after it, the end signals end the process at once: there is nothing to
    give back then.
    """
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    _end_at_once()
    try:
        yield
    finally:
        _end_at_once()
        with contextlib.suppress(termios.error, OSError):
            if termios.tcgetattr(descriptor) != before:
                _give_back(descriptor, before)


def _end_at_once() -> None:
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: os._exit(0))


def _give_back(descriptor: int, before: list[Any]) -> None:
    from tui.terminal.driver import GIVE_BACK

    termios.tcsetattr(descriptor, termios.TCSANOW, before)
    os.write(sys.stdout.fileno(), GIVE_BACK.encode())


def _tell(fault: BaseException, debug: bool, report: Report | None, sentence: Sentence) -> None:
    """One sentence on standard error, and the traceback only where it was asked for; never values of variables."""
    if debug:
        traceback.print_exception(fault)
    if said := sentence(fault):
        print(said, file=sys.stderr)
        return
    name = None
    if report is not None:
        # A second fault must not hide the first.
        with contextlib.suppress(Exception):
            name = report(fault)
    kept = f" The report is {name}." if name else ""
    print(f"Tamashii stopped on a fault of its own ({type(fault).__name__}).{kept}", file=sys.stderr)
