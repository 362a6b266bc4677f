"""The app every screen runs in: the guards that live above the driver."""

import gc
from typing import Any, ClassVar

from textual import events
from textual._compositor import CompositorUpdate
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen

from tui.paint.app import DEFAULT, Appearance, PaintedApp
from tui.terminal.driver import TerminalDriver

_START = 2.0
"""Seconds after which modules are imported and the first screens drawn, on most machines."""


def _collect_again() -> None:
    gc.freeze()
    gc.enable()


class PasteIgnored(Message):
    """Sent to the screen when text was pasted where nothing takes text: a sentence should say so."""

    def __init__(self, characters: int) -> None:
        super().__init__()
        self.characters = characters

    @property
    def sentence(self) -> str:
        """What to say of it."""
        what = "1 character was" if self.characters == 1 else f"{self.characters} characters were"
        return f"{what} pasted. Nothing here takes text."


class TerminalApp(PaintedApp[None], inherit_bindings=False):
    """An app that is left only by its own question, and whose faults are told by the entry.

    Ctrl+Q and Ctrl+C ask to leave, Ctrl+L paints the screen again. Subclasses give `action_ask_to_leave`.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "ask_to_leave", show=False, priority=True),
        Binding("ctrl+l", "repaint", show=False, priority=True),
    ]

    def __init__(self, appearance: Appearance = DEFAULT) -> None:
        super().__init__(appearance, driver_class=TerminalDriver)

    def on_ready(self) -> None:
        """Collect garbage again once the start is over. What was made until then is passed over from now on."""
        if not gc.isenabled():
            self.set_timer(_START, _collect_again)

    @property
    def fault(self) -> Exception | None:
        """The error that ended the app, or None."""
        return self._exception

    def action_ask_to_leave(self) -> None:
        """Ask whether to leave. Never leaves by itself."""
        raise NotImplementedError(f"{type(self).__name__} does not ask before it is left")

    def action_repaint(self) -> None:
        """Send the whole screen again, whatever the terminal shows now."""
        if isinstance(self._driver, TerminalDriver):
            self._driver.forget()
        self.refresh()

    def on_resize(self, event: events.Resize) -> None:
        """Send the whole screen again, in the size it had too: it may have had another for a moment.

        Textual calls this beside the handler of a subclass, and sends nothing by itself when the size is the same.
        """
        if isinstance(self._driver, TerminalDriver):
            self._driver.forget()
        if self.screen_stack and self.screen.outer_size == event.size:
            self.refresh()

    def _display(self, screen: Screen[Any], renderable: Any) -> None:
        driver = self._driver
        if not isinstance(driver, TerminalDriver) or not isinstance(renderable, CompositorUpdate):
            super()._display(screen, renderable)
        elif self._running and not self._closed and not self._batch_count:
            cursor = self.screen.outer_size.clamp_offset(self.cursor_position)
            driver.show(renderable, cursor, at_once=self._sync_available)

    def set_mouse(self, on: bool) -> None:
        """Take or give back the mouse while the app runs."""
        if isinstance(self._driver, TerminalDriver):
            self._driver.set_mouse(on)

    def show_cursor(self, visible: bool) -> None:
        """Show or hide the terminal's own cursor, which sits on the focus."""
        if isinstance(self._driver, TerminalDriver):
            self._driver.show_cursor(visible)

    def on_paste(self, event: events.Paste) -> None:
        """A paste that no field took ends here."""
        self.screen.post_message(PasteIgnored(len(event.text)))

    def _fatal_error(self) -> None:
        # Textual would write a traceback with the values of local variables: the entry says one sentence instead.
        self._close_messages_no_wait()

    def panic(self, *renderables: Any) -> None:
        """End at once; what there is to say is said by the entry."""
        self._return_code = 1
        self._close_messages_no_wait()
