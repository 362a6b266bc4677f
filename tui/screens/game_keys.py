"""The keys of a game screen, by the names Textual gives them, and what each means. No Ctrl, no capitals."""

from __future__ import annotations

ARROWS = {
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "k": "up",
    "j": "down",
    "h": "left",
    "l": "right",
    "pageup": "page up",
    "pagedown": "page down",
}
PAGES = ("pageup", "pagedown")
SIX_WAYS = {"y": "up left", "u": "up right", "b": "down left", "n": "down right"}
"""With up and down the six ways of the map."""
TAKING = ("enter", "space")
"""What takes the spot under the cursor."""
PANELS = {"t": "launcher", "m": "map", "e": "enemies", "w": "log"}
COMMANDS = {
    "enter": "take",
    "space": "take",
    "escape": "back",
    "tab": "next",
    "shift+tab": "previous",
    "o": "list",
    "g": "go_to",
    "i": "look",
    "comma": "hint",
    "z": "undo",
    "x": "redo",
    "p": "patterns",
    "a": "market",
    "c": "cards",
    "d": "data",
    "s": "seats",
    "v": "tiles",
    "f": "find",
    "question_mark": "help",
    "r": "repaint",
    "q": "menu",
}
LETTERS = "abcdefhijklmnoprstuvwy"
"""The 22 letters of go-to: all but g, q, x and z, which keep their meaning."""


def go_to_letters(count: int) -> list[str]:
    """A name for each of so many targets: one letter each, two when there are more than 22."""
    if count <= len(LETTERS):
        return list(LETTERS[:count])
    return [first + second for first in LETTERS for second in LETTERS][:count]
