"""The one driver: Textual's, with a guard for each way in which a terminal or a link can fail."""

import contextlib
import os
import selectors
import signal
import sys
import termios
import threading
import time
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, BinaryIO, Literal, TextIO, cast

from textual._ansi_sequences import SYNC_END, SYNC_START
from textual.drivers.linux_driver import LinuxDriver

from tui.terminal.environment import is_remote
from tui.terminal.escape_filter import LOCAL_HOLD, REMOTE_HOLD
from tui.terminal.input_gate import InputGate
from tui.terminal.output import Outlet, wanted
from tui.terminal.pieces import pieces_of
from tui.terminal.shadow import Shadow

if TYPE_CHECKING:
    from textual._compositor import CompositorUpdate
    from textual.app import App

# Presses, movement while a button is down, and positions as numbers. 1003 would report every movement.
_MOUSE_ON = "\x1b[?1000h\x1b[?1002h\x1b[?1006h"
_MOUSE_OFF = "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l"
_CURSOR_ON, _CURSOR_OFF = "\x1b[?25h", "\x1b[?25l"
# All a screen may leave switched on, for ends at which the driver itself could not run.
GIVE_BACK = _MOUSE_OFF + "\x1b[?2004l\x1b[?7h\x1b[?2026l\x1b[0m\x1b[?1049l" + _CURSOR_ON
END_SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)
_LONGEST_WAIT = 0.1


class TerminalDriver(LinuxDriver):
    """Powers display and input; ends the app when the terminal goes away or a signal asks for it."""

    GRACE = 4.0
    """Seconds the app has to end by itself when it is asked to from outside."""

    def __init__(
        self, app: "App[Any]", *, debug: bool = False, mouse: bool = True, size: tuple[int, int] | None = None
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        # Standard output, not Textual's standard error: that may be sent to a file.
        self._outlet = Outlet(cast("IO[str]", sys.__stdout__).fileno())
        self._file = cast("Any", self._outlet)
        self._shadow = Shadow()
        self._cursor_shown = False
        self._ending = False
        # Textual's plain handler would sleep on where the system gives the signal to another thread: the loop is not
        # woken by that. The loop's own handler is, and it begins nothing anew in the middle of a frame.
        self._loop.add_signal_handler(signal.SIGCONT, self._sigcont_application)

    # output

    def write(self, data: str) -> None:
        """Say something to the terminal, beside what is to be shown on it."""
        if wanted(data):
            super().write(data)

    def show(self, update: "CompositorUpdate", cursor: tuple[int, int], *, at_once: bool) -> None:
        """Show what an update asks for, and put the terminal's cursor on a cell: column and row from 0.

        Only what differs from what is shown is sent. ``at_once`` keeps the terminal from showing half of it.
        """
        if text := self._shadow.draw(*pieces_of(update), cursor):
            super().write(f"{SYNC_START}{text}{SYNC_END}" if at_once else text)
            self.flush()

    def forget(self) -> None:
        """Know nothing of what the terminal shows: the next update of the whole screen is sent whole."""
        self._shadow.forget()

    def show_cursor(self, visible: bool) -> None:
        """Show or hide the terminal's own cursor; nothing is sent when it is so already."""
        if visible != self._cursor_shown:
            self._cursor_shown = visible
            self.write(_CURSOR_ON if visible else _CURSOR_OFF)

    def set_mouse(self, on: bool) -> None:
        """Ask for the mouse or give it back to the terminal, whose own selecting and copying works then."""
        self._disable_mouse_support()
        self._mouse = on
        self._enable_mouse_support()

    def _enable_mouse_support(self) -> None:
        if self._mouse:
            self.write(_MOUSE_ON)

    def _enable_mouse_pixels(self) -> None:
        """Never: positions are cells."""

    def _disable_mouse_support(self) -> None:
        if self._mouse:
            self.write(_MOUSE_OFF)

    # beginning and ending

    def start_application_mode(self) -> None:
        """Take the terminal. From here on the end signals end the app in good order."""
        for number in END_SIGNALS:
            signal.signal(number, self._on_end_signal)
        self.forget()
        super().start_application_mode()  # type: ignore[no-untyped-call]  # Textual leaves it without types
        if self._cursor_shown:
            self.write(_CURSOR_ON)  # it was shown before the program was stopped, and is hidden at every start

    def _sigcont_application(self, *_: object) -> None:
        # Stopped without being asked (SIGSTOP), nothing has ended: all is begun anew, but not a second time beside it.
        if self._key_thread is not None and self._key_thread.is_alive():
            self.suspend_application_mode()
        super()._sigcont_application()

    def end(self) -> None:
        """End the app with exit code 0, as a hang-up does. To be called in the app's own thread."""
        if not self._ending:
            self._ending = True
            self._app.exit(return_code=0)

    def _on_end_signal(self, number: int, frame: object) -> None:
        # A plain handler and not one of the loop's: it runs even while the loop is busy or blocked.
        if self._loop.is_closed():
            os._exit(0)
        self._ask_to_end()

    def _ask_to_end(self) -> None:
        watch = threading.Timer(self.GRACE, self._leave_at_once)
        watch.daemon = True
        watch.start()
        with contextlib.suppress(RuntimeError):  # the loop has closed meanwhile: the app is ending anyway
            self._loop.call_soon_threadsafe(self.end)

    def _leave_at_once(self) -> None:
        """The app did not end in time: it hangs, or waits for a terminal that takes no more bytes."""
        with contextlib.suppress(OSError, termios.error):
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            os.set_blocking(self._outlet.fileno(), False)
            os.write(self._outlet.fileno(), GIVE_BACK.encode())
            os.set_blocking(self._outlet.fileno(), True)
        os._exit(0)

    # input

    def _run_input_thread(self) -> None:
        try:
            self.run_input_thread()
        except Exception as error:
            self._loop.call_soon_threadsafe(self._app._handle_exception, error)

    def run_input_thread(self) -> None:
        """Read until the app ends, or until the terminal is gone: then the app ends as at a hang-up."""
        gate = InputGate(REMOTE_HOLD if is_remote(os.environ) else LOCAL_HOLD)
        with selectors.DefaultSelector() as selector:
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                ready = selector.select(gate.wait(time.monotonic(), _LONGEST_WAIT))
                if not ready:
                    messages = gate.tick(time.monotonic())
                elif data := self._read():
                    messages = gate.feed(data, time.monotonic())
                else:
                    self._ask_to_end()
                    return
                for message in messages:
                    self.process_message(message)

    def _read(self) -> bytes:
        """Some bytes, or none when the terminal is gone."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""

    # what a shared login must not offer

    def open_url(self, url: str, new_tab: bool = True) -> None:
        """Nothing: no link starts a program."""

    def deliver_binary(
        self,
        binary: BinaryIO | TextIO,
        *,
        delivery_key: str,
        save_path: Path,
        open_method: Literal["browser", "download"] = "download",
        encoding: str | None = None,
        mime_type: str | None = None,
        name: str | None = None,
    ) -> None:
        """Nothing: no action of the framework writes a file."""
        binary.close()
