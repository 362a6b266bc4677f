"""A line of text being typed: letters, a cursor, and nothing a terminal could take for a command."""

from __future__ import annotations

from attrs import define

from tui.paint.text import clean


@define
class Field:
    """A text field's state. Every character is one visible cell; what is not becomes ``?``."""

    text: str = ""
    limit: int = 24
    """Most characters it takes."""
    at: int = -1
    """Where the next letter goes, 0 to the length of the text; -1 at the start means the end."""
    fresh: bool = False
    """The text is a default, not touched yet: the first letter typed takes its place."""

    def __attrs_post_init__(self) -> None:
        self.text = clean(self.text)[: self.limit]
        if self.at < 0:
            self.at = len(self.text)

    def insert(self, text: str) -> None:
        """Put text at the cursor, as far as there is room. Line ends and tabs become blanks."""
        if self.fresh:
            self.text, self.at, self.fresh = "", 0, False
        typed = clean(" ".join(text.split()) if len(text) > 1 else text)[: self.limit - len(self.text)]
        self.text = self.text[: self.at] + typed + self.text[self.at :]
        self.at += len(typed)

    def press(self, key: str, character: str | None) -> bool:
        """Take one key press, named as Textual names it; tells whether the key belongs to a text field."""
        if key in ("left", "right", "home", "end"):
            self.fresh = False
            self._move(key)
        elif key == "backspace":
            self.fresh = False
            if self.at:
                self.text = self.text[: self.at - 1] + self.text[self.at :]
                self.at -= 1
        elif key == "delete":
            self.fresh = False
            self.text = self.text[: self.at] + self.text[self.at + 1 :]
        elif character is not None and character.isprintable():
            self.insert(character)
        else:
            return False
        return True

    def _move(self, key: str) -> None:
        wanted = {"left": self.at - 1, "right": self.at + 1, "home": 0, "end": len(self.text)}[key]
        self.at = max(0, min(len(self.text), wanted))
