"""The base of the screens around a game: one pane, a row of keys, and every key and click in one place."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from tui.paint import Canvas, Pane
from tui.screens.host import Host, host
from tui.terminal.app import PasteIgnored

Result = TypeVar("Result")
Keys = tuple[tuple[str, str], ...]
"""Keys of a screen with what they do, in the order they are shown."""


class Press(NamedTuple):
    """The action of a click on the name of a key: as if the key were pressed."""

    key: str


VERBS = {
    "up": "up",
    "k": "up",
    "down": "down",
    "j": "down",
    "left": "left",
    "h": "left",
    "right": "right",
    "l": "right",
    "pageup": "page up",
    "pagedown": "page down",
    "home": "first",
    "end": "last",
    "enter": "take",
    "space": "take",
    "escape": "back",
    "tab": "next",
    "shift+tab": "previous",
    "question_mark": "help",
    "q": "menu",
    "r": "repaint",
}
"""What keys mean on every screen around a game. Other keys go to the screen as they are."""
ALWAYS: Keys = (("?", "help"), ("q", "menu"))
KEY_NAMES = {"?": "question_mark", "Enter": "enter", "Escape": "escape", "Tab": "tab"}


class Sheet(Pane):
    """The pane that fills such a screen."""

    def __init__(self, page: Page[Any]) -> None:
        super().__init__()
        self._page = page

    def paint(self, canvas: Canvas) -> None:
        """Paint the page, and put the terminal's cursor where it says."""
        self.place_cursor(*self._page.draw(canvas))
        if note := self._page.note:
            canvas.fill(0, canvas.height - 1, canvas.width, 1)
            canvas.put_within(1, canvas.height - 1, canvas.width - 2, note, "harm")
        if self.app.screen is self._page:
            self._page.host.show_cursor(self._page.typing)

    def on_click(self, event: events.Click) -> None:
        """Act as the place that was clicked says."""
        if event.button == 1 and (action := self.zone_at(event.x, event.y)) is not None:
            self._page.clicked(action)


class Page(Screen[Result]):
    """A screen of one pane. Subclasses give `draw`, `do` and, where they take clicks or digits, `act`."""

    keys: Keys = ()
    no_hint = "A hint is about a question of the game: press , at the table."
    """What the key of hints says here, while a game is open."""
    place = ""
    """Where one is, in words, as help says it."""
    rules_of = ""
    """The game whose rules and signs help tells here; empty: of the one that is open, else of all."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = Sheet(self)
        self.note = ""
        """A sentence in the place of the keys, until the next key or click."""
        self._left = False

    def compose(self) -> ComposeResult:
        """The one pane."""
        yield self.sheet

    def leave(self, result: Result | None = None) -> None:
        """Leave the screen with a result, once: a second key may be waiting when the first has done it."""
        if self._left or not self.is_active:
            return
        self._left = True
        self.dismiss(result)

    @property
    def host(self) -> Host:
        """The app."""
        return host(self)

    @property
    def typing(self) -> bool:
        """Whether letters are text now: then the terminal's cursor is shown."""
        return False

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Paint all of the screen; returns the cell the terminal's cursor belongs on."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it is painted")

    def do(self, verb: str) -> None:
        """Do what a key of `VERBS` means here. What is not known here is ignored."""

    def act(self, action: Any) -> None:
        """Do what a click on a zone, or a digit (as its number), means here."""

    def press(self, key: str, character: str | None) -> None:
        """Take one key press."""
        verb = VERBS.get(key, "")
        if verb == "repaint":
            self.host.repaint_all()
        elif verb == "help":
            self.host.show_help()
        elif verb == "menu":
            self.host.show_menu()
        elif verb:
            self.do(verb)
        elif key == "comma" and self.host.sitting is not None:
            self.note = self.no_hint
        elif character is not None and character.isascii() and character.isdigit():
            self.act(int(character) or 10)

    def clicked(self, action: Any) -> None:
        """Take one click."""
        if self._left:
            return
        self.note = ""
        if isinstance(action, Press):
            self.press(action.key, action.key if len(action.key) == 1 else None)
        else:
            self.act(action)
        self.sheet.repaint()

    def on_key(self, event: events.Key) -> None:
        """Every key of the screen; nothing else listens to them."""
        event.stop()
        event.prevent_default()
        if self._left:
            return
        self.note = ""
        self.press(event.key, event.character)
        self.sheet.repaint()

    def on_paste_ignored(self, event: PasteIgnored) -> None:
        """Text was pasted where nothing takes it: none of it was taken for keys."""
        self.note = event.sentence
        self.sheet.repaint()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """The wheel is the arrows."""
        event.stop()
        self.do("up")
        self.sheet.repaint()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """The wheel is the arrows."""
        event.stop()
        self.do("down")
        self.sheet.repaint()

    def on_screen_resume(self) -> None:
        """Paint anew after another screen: what it shows may have changed meanwhile."""
        self.sheet.repaint()


def key_row(canvas: Canvas, keys: Keys, always: Keys = ALWAYS) -> None:
    """The last row: keys and what they do, each of which can be clicked. What lies right stays when room is short."""
    y = canvas.height - 1
    room = canvas.width - 1
    right = sum(len(key) + len(words) + 3 for key, words in always)
    x = 1
    for key, words in keys:
        if x + len(key) + 1 + len(words) > room - right:
            break
        x = _key(canvas, x, y, key, words)
    x = room - right + 2
    for key, words in always:
        x = _key(canvas, x, y, key, words)


def _key(canvas: Canvas, x: int, y: int, key: str, words: str) -> int:
    after = canvas.put(x, y, key, "key", bold=True)
    after = canvas.put(after + 1, y, words, "muted")
    name = KEY_NAMES.get(key, key if len(key) == 1 else "")
    if name:
        canvas.zone(x, y, after - x, 1, Press(name))
    return after + 2
