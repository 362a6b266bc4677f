"""The demo's app. To be imported only when the environment of Textual is settled."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from tui.paint import ASCII, PALETTES, UNICODE, Appearance, Canvas, Pane
from tui.paint.roles import FILLS, INKS
from tui.terminal.app import PasteIgnored, TerminalApp
from tui.terminal.depth import palette_name, wants_ascii
from tui.terminal.driver import TerminalDriver

# All a hostile name could hold: markup, an order to the clipboard, clearing, C1, bidi, joiners, wide and combining.
HOSTILE = "[@click=app.quit]x[/] \x1b]52;c;AAAA\x07 \x1b[2J \x9b31m a\u202eb \u200d 漢 e\u0301 \U0001f600 end"
SLOT_ROWS, SLOT_COLS = 4, 5


class Board(Pane):
    """Slots with a cursor, all roles, and what was pressed, clicked and pasted."""

    can_focus = True

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.keys: list[str] = []
        self.clicks: list[str] = []
        self.said = ""
        self.broken = False

    def paint(self, canvas: Canvas) -> None:
        if self.broken:
            raise ValueError("secret value of a painter")
        canvas.title(0, 0, canvas.width, "DEMO", f"{canvas.width}x{canvas.height}", focused=self.has_focus)
        canvas.put(0, 1, "keys: " + " ".join(self.keys))
        canvas.put(0, 2, "clicks: " + " ".join(self.clicks))
        canvas.put(0, 3, HOSTILE)
        canvas.put(0, 4, self.said, "harm")
        for slot in range(SLOT_ROWS * SLOT_COLS):
            self.paint_slot(canvas, slot)
        for index, role in enumerate((*INKS, *FILLS)):
            canvas.put(50 + 12 * (index // 16), 6 + index % 16, role, role)
        canvas.put(0, canvas.height - 1, "last row")

    def paint_slot(self, canvas: Canvas, slot: int) -> None:
        x, y = place(slot)
        canvas.fill(x, y, 7, 2, on="refill")
        canvas.put(x + 1, y, f" {canvas.glyphs.token('blue')} B ", "blue")
        if self.at == slot:
            canvas.put(x, y, canvas.glyphs.cursor_left, "key", "refill", bold=True)
            canvas.put(x + 6, y, canvas.glyphs.cursor_right, "key", "refill", bold=True)
        canvas.zone(x, y, 7, 2, f"slot{slot}")

    def on_key(self, event: events.Key) -> None:
        doing: dict[str, Callable[[], None]] = {
            "0": self.forget,
            "c": self.step,
            "e": self.fail,
            "E": self.break_painting,
            "h": lambda: time.sleep(60),
            "s": self.leave_for_a_while,
        }
        self.keys = [*self.keys[-12:], event.key]
        if event.key in doing:
            doing[event.key]()
        self.repaint()

    def forget(self) -> None:
        self.keys, self.clicks, self.said = [], [], ""

    def step(self) -> None:
        self.keys.pop()
        self.at = (self.at + 1) % (SLOT_ROWS * SLOT_COLS)
        self.place_cursor(*place(self.at))

    def leave_for_a_while(self) -> None:
        self.app.call_later(self.app.push_screen, Other())

    def fail(self) -> None:
        secret = "secret value of a local"
        raise ValueError(secret)

    def break_painting(self) -> None:
        self.broken = True

    def say(self, sentence: str) -> None:
        self.said = sentence
        self.repaint()

    def on_mouse_down(self, event: events.MouseDown) -> None:
        action = self.zone_at(event.x, event.y)
        self.clicks = [*self.clicks[-4:], f"{event.x},{event.y}={action}"]
        self.repaint()


def place(slot: int) -> tuple[int, int]:
    """Column and row of a slot."""
    return 2 + 8 * (slot % SLOT_COLS), 6 + 3 * (slot // SLOT_COLS)


class Main(Screen[None]):
    """The screen with the board."""

    def compose(self) -> ComposeResult:
        yield Board()

    def on_paste_ignored(self, message: PasteIgnored) -> None:
        self.query_one(Board).say(f"Pasted text does nothing here ({message.characters} characters).")


class Title(Pane):
    """A title and nothing else."""

    def paint(self, canvas: Canvas) -> None:
        canvas.title(0, 0, canvas.width, "OTHER SCREEN")


class Other(Screen[None]):
    """A screen to come back from."""

    def compose(self) -> ComposeResult:
        yield Title()

    def on_key(self, event: events.Key) -> None:
        if event.key == "s":
            self.app.call_later(self.app.pop_screen)


class Demo(TerminalApp):
    """The app, which asks before it is left."""

    asked = False

    def get_default_screen(self) -> Main:
        return Main()

    def action_ask_to_leave(self) -> None:
        if self.asked:
            self.exit()
        self.asked = True
        self.screen.query_one(Board).say("Leave? Once more for yes.")


def make_app() -> Demo:
    """The demo in the palette and signs of its environment; with DEMO_SLOW it never gets that far."""
    TerminalDriver.GRACE = 0.5
    if "DEMO_SLOW" in os.environ:
        print("starting", flush=True)
        time.sleep(60)
    palette = PALETTES[palette_name(os.environ)]
    return Demo(Appearance(palette, ASCII if wants_ascii(os.environ) else UNICODE))
