"""The hand-over: a cover between two people at one keyboard, so that nothing of the next seat shows too soon."""

from __future__ import annotations

from tui.paint import Canvas, Role
from tui.screens.page import Page, Press, key_row
from tui.widgets.panel import chip

WIDTH, HEIGHT = 46, 11
"""Cells of the frame in the middle."""


class HandOverScreen(Page[str]):
    """Enter, by whom it is handed to, takes the cover away; ``seats`` and ``undo`` are wishes that come back."""

    place = "hand-over"

    def __init__(self, seat: int, letter: str, name: str, where: str, before: str = "") -> None:
        """``seat`` (0 to 3) is handed to; ``where`` says where play stands; ``before`` may still take back."""
        super().__init__()
        self._seat, self._letter, self._player, self._where = seat, letter, name, where
        undo = (("z", f"undo, {before}"),) if before else ()
        self.no_hint = f"A hint is for {name} alone: press , when the table is shown."
        self.keys = (("Enter", f"I am {name}"), ("s", "someone else"), *undo)

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """A frame with the name, and nothing else."""
        x, y = (canvas.width - WIDTH) // 2, max(0, (canvas.height - HEIGHT) // 2 - 1)
        canvas.box(x, y, WIDTH, HEIGHT)
        self._middle(canvas, y + 2, "Hand the keyboard to")
        name = " ".join(self._player.upper())[: WIDTH - 10]
        left = (canvas.width - len(name) - 6) // 2
        canvas.put(left, y + 4, f" {self._letter} ", chip(self._seat), bold=True)
        canvas.put(left + 6, y + 4, name, "strong", bold=True)
        self._middle(canvas, y + 6, self._where)
        self._middle(canvas, y + 8, f"{self._player}, press Enter when you sit here.")
        self._middle(canvas, y + 9, "Nothing hidden shows before that.", "muted")
        canvas.zone(x, y, WIDTH, HEIGHT, Press("enter"))
        key_row(canvas, self.keys)
        return left, y + 4

    def _middle(self, canvas: Canvas, y: int, words: str, role: Role = "text") -> None:
        room = WIDTH - 4
        canvas.put_within((canvas.width - min(len(words), room)) // 2, y, room, words, role)

    def do(self, verb: str) -> None:
        """Enter takes the cover away; Escape does not."""
        if verb == "take":
            self.leave("")

    def press(self, key: str, character: str | None) -> None:
        """`s` names somebody else, `z` takes the last answer back."""
        wish = {"s": "seats", "z": "undo"}.get(key, "")
        if wish and any(shown == key for shown, _ in self.keys):
            self.leave(wish)
        elif key != "space":  # which is easily hit in passing, and must not uncover
            super().press(key, character)
