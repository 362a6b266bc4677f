"""Help: the keys of the place one came from, the rules by word, and the signs. Nothing of the game changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from textual import events

from core.engine.lookup import Entry, search
from tui.paint import ASCII, Canvas, wrap
from tui.screens.field import Field
from tui.screens.layout import head
from tui.screens.page import ALWAYS, Keys, Page, key_row
from tui.screens.signs import signs_of

GAME_KEYS: Keys = (
    ("arrows hjkl", "move the cursor, or what is held"),
    ("yku bjn", "the six ways on the map"),
    ("Enter", "take, put, choose, go"),
    ("Escape", "one step back"),
    ("1 to 9, 0", "that answer"),
    ("Tab", "next panel"),
    ("o", "all answers in words"),
    ("g", "go to any mark by a letter"),
    ("i", "look: what, why not, page"),
    (",", "hint: what a bot would do, and why"),
    ("z x", "undo, redo"),
    ("t p m e", "tokens, patterns, map, Enemies"),
    ("a", "market, Augments, trade"),
    ("c d w", "card in whole, Data, log"),
    ("s", "seats"),
    ("v", "what tiles show"),
    ("f", "find in the rules"),
    ("r", "paint anew"),
)
"""Keys of the table and of combat (interface design, section 8)."""


KEY_WIDTH = 13
"""Cells that the name of a key stands in."""
ROOMY = 31
"""Rows from which keys and signs stand beside what is read; in a smaller window the list leads to them."""


class HelpScreen(Page[None]):
    """Typing searches; arrows choose what is found; Tab goes between the list and the text; Escape goes back."""

    keys = (("type", "to search"), ("arrows", "choose"), ("Tab", "list, text"))

    def __init__(
        self,
        came_from: str,
        keys: Keys,
        load: Callable[[], Sequence[Entry]],
        find: str = "",
        place: str = "help",
        game: str = "",
    ) -> None:
        """``load`` gives the rules reference when the screen is shown; it is slow the first time. ``game`` is whose
        signs are told, empty for the main one."""
        super().__init__()
        self.place = place
        self._came_from = came_from
        self._keys_there = (*keys, *ALWAYS)
        self._load = load
        self._here = Entry("Keys here", (), " ".join(words for _, words in self._keys_there))
        self._game = game
        words = " ".join(sign.words for sign in signs_of(game, ASCII))
        self._signs_entry = Entry("The signs", (), words)
        self._entries: Sequence[Entry] = (self._here, self._signs_entry)
        self._hits: tuple[Entry, ...] = (self._here, self._signs_entry)
        self._field = Field(find, limit=30)
        self._at = 0
        self._top = 0
        self._in_text = False
        self._scroll = 0
        self._most = 0

    def on_mount(self) -> None:
        """Read the reference once the screen is there."""
        self.call_after_refresh(self._read)

    def _read(self) -> None:
        self._entries = (self._here, self._signs_entry, *self._load())
        self._search()
        if not self._field.text and self.size.height >= ROOMY and len(self._entries) > 2:
            self._at = 2  # keys and signs are in sight anyway
        self.sheet.repaint()

    def _search(self) -> None:
        self._hits = search(self._entries, self._field.text)
        self._at = self._top = self._scroll = 0

    @property
    def typing(self) -> bool:
        """Letters search, except while the text has the focus."""
        return not self._in_text

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Search line, then keys and list at the left, the entry and the signs at the right."""
        came = f"from: {self._came_from}" if self._came_from else ""
        head(canvas, "HELP", came, "Escape: back to where you were")
        cursor = self._find_line(canvas)
        left, height = min(38, canvas.width // 2 - 6), canvas.height - 5
        roomy = canvas.height >= ROOMY
        top = 5 + self._key_list(canvas, 1, 4, left, 12) if roomy else 4
        self._list(canvas, 1, top, left, canvas.height - 1 - top)
        right, width = left + 4, canvas.width - left - 5
        signs = self._signs_height(width) if roomy else 0
        if self._hits:
            self._entry(canvas, right, 4, width, height - signs)
        if signs:
            self._signs(canvas, right, 4 + height - signs, width)
        key_row(canvas, self.keys, (("Escape", "back"),))
        return cursor

    def _find_line(self, canvas: Canvas) -> tuple[int, int]:
        x = canvas.put(1, 2, "Find", "key", bold=True) + 3
        canvas.fill(x, 2, 31, 1, "raised")
        canvas.put(x, 2, self._field.text, "strong", "raised", bold=True)
        if not self._in_text:
            canvas.restyle(x + self._field.at, 2, 1, reverse=True)
        count = len(self._hits)
        canvas.put(x + 34, 2, f"{count} place{'' if count == 1 else 's'}", "muted")
        return x + self._field.at, 2

    def _key_list(self, canvas: Canvas, x: int, y: int, width: int, most: int) -> int:
        """Paint the first keys; returns the rows used."""
        canvas.title(x, y, width, "KEYS HERE")
        shown = self._keys_there[:most]
        for row, (key, words) in enumerate(shown):
            canvas.put(x + 1, y + 1 + row, key, "key", bold=True)
            canvas.put_within(x + KEY_WIDTH, y + 1 + row, width - KEY_WIDTH, words)
        return 1 + len(shown)

    def _list(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        canvas.title(x, y, width, "FOUND", focused=not self._in_text)
        room = max(1, height - 2)
        self._top = max(min(self._top, self._at), self._at - room + 1)
        if not self._hits:
            canvas.put_within(x + 2, y + 1, width - 2, "nothing: try a shorter word", "muted")
        for row, entry in enumerate(self._hits[self._top : self._top + room]):
            index = self._top + row
            here = index == self._at
            if here:
                canvas.put(x, y + 1 + row, canvas.glyphs.chosen, "key", bold=True)
            note = canvas.put_right(x + width, y + 1 + row, entry.cited, "muted")
            canvas.put_within(x + 2, y + 1 + row, note - x - 3, entry.title, "strong" if here else "text", bold=here)
            if here:
                canvas.restyle(x, y + 1 + row, width, on="raised")
            canvas.zone(x, y + 1 + row, width, 1, ("entry", index))
        left = len(self._hits) - self._top - room
        if left > 0:
            canvas.put(x + 2, y + 1 + room, f"{canvas.glyphs.more} {left} more", "muted")

    def _entry(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        entry = self._hits[self._at]
        if entry is self._signs_entry:
            self._most = 0
            self._signs(canvas, x, y, width)
            return
        tail = f"rulebook {entry.cited}" if entry.pages else ""
        canvas.title(x, y, width, entry.title.upper(), tail, focused=self._in_text)
        lines = self._lines(entry, width - 1)
        room = height - 2
        self._most = max(0, len(lines) - room)
        self._scroll = min(self._scroll, self._most)
        for row, (key, line) in enumerate(lines[self._scroll : self._scroll + room]):
            canvas.put(x + 1, y + 1 + row, line)
            canvas.put(x + 1, y + 1 + row, key, "key", bold=True)
        if left := self._most - self._scroll:
            how = "arrows" if self._in_text else "Tab, then arrows"
            canvas.put(x + 1, y + 1 + room, f"{canvas.glyphs.more} {left} more rows: {how}", "muted")

    def _lines(self, entry: Entry, width: int) -> list[tuple[str, str]]:
        """The entry in rows: a key, where it is a list of keys, and words."""
        if entry is self._here:
            return [row for key, words in self._keys_there for row in _key_rows(key, words, width)]
        lines = [("", line) for part in entry.text.split("\n") for line in wrap(part, width)]
        if entry.see:
            lines += [("", ""), *(("", line) for line in wrap("See also: " + ", ".join(entry.see), width))]
        return lines

    def _signs_height(self, width: int) -> int:
        columns = 2 if width >= 64 else 1
        return 2 - (-len(signs_of(self._game, ASCII)) // columns)

    def _signs(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        canvas.title(x, y, width, "THE SIGNS")
        columns = 2 if width >= 64 else 1
        each = (width - 1) // columns
        for index, sign in enumerate(signs_of(self._game, canvas.glyphs)):
            left, top = x + 1 + each * (index % columns), y + 1 + index // columns
            canvas.put(left, top, sign.text, sign.colour, bold=True, reverse=sign.reverse)
            canvas.put_within(left + 8, top, each - 9, sign.words)

    def press(self, key: str, character: str | None) -> None:
        """Letters search; arrows, Tab, Enter and Escape do not."""
        if key == "escape":
            self.leave()
        elif key in ("tab", "shift+tab", "enter"):
            self._in_text = not self._in_text and bool(self._hits)
        elif key in ("up", "down", "pageup", "pagedown"):
            self._step({"up": -1, "down": 1, "pageup": -8, "pagedown": 8}[key])
        elif not self._in_text:
            before = self._field.text
            self._field.press(key, character)
            if self._field.text != before:
                self._search()

    def _step(self, step: int) -> None:
        if self._in_text:
            self._scroll = max(0, min(self._most, self._scroll + step))
        else:
            self._at = max(0, min(len(self._hits) - 1, self._at + step))
            self._scroll = 0

    def do(self, verb: str) -> None:
        """The wheel scrolls what has the focus."""
        if verb in ("up", "down"):
            self._step(-1 if verb == "up" else 1)

    def act(self, action: Any) -> None:
        """A click on a line of the list shows it."""
        if isinstance(action, tuple) and action[0] == "entry":
            self._at, self._scroll, self._in_text = action[1], 0, False

    def on_paste(self, event: events.Paste) -> None:
        """Pasted text is text to search for."""
        event.stop()
        self._field.insert(event.text)
        self._search()
        self.sheet.repaint()


def _key_rows(key: str, words: str, width: int) -> list[tuple[str, str]]:
    """A key and what it does, in as many rows as the words take."""
    first, *others = wrap(words, width - KEY_WIDTH)
    return [(key, " " * KEY_WIDTH + first), *(("", " " * KEY_WIDTH + line) for line in others)]
