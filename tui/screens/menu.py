"""The q menu: everything that is not the game. It changes nothing of the game, and leaving always asks."""

from __future__ import annotations

from typing import Any

from tui.paint import Canvas
from tui.screens.choices import Answer, Choices
from tui.screens.host import Hinting
from tui.screens.layout import brand, column, say
from tui.screens.page import Page, key_row

SAVED = "Every answer is saved at once. Leaving loses nothing."


class MenuScreen(Page[str]):
    """Go on, slots, settings, help, leave. Left with ``standing``, ``progress`` or ``hint``, it asks for that."""

    keys = (("Enter", "take it"), ("arrows", "choose"), ("1-9", "answer"), ("Escape", "go on"))
    place = "menu"

    def __init__(self) -> None:
        super().__init__()
        self._choices = Choices(())

    def on_mount(self) -> None:
        """Offer slots and standing answers only where a game is open."""
        sitting = self.host.sitting
        answers = [Answer("back", "Go on" if sitting else "Back")]
        if sitting and sitting.left_alone:
            answers.append(Answer("play", "Play on here", "nobody plays it now"))
        if sitting:
            answers.append(Answer("slots", "To the slots", f"{sitting.title} stays as it is"))
        answers += [
            Answer("settings", "Settings", "colours, signs, mouse, motion"),
            Answer("help", "Help and rules"),
        ]
        if sitting and sitting.standing(self.host.seat):
            answers.append(Answer("standing", "Standing answers", "Upgrades, rules of cards: ask, always, never"))
        if sitting and sitting.campaign_slot:
            answers.append(Answer("progress", "Progress sheet", "endings, pools, games of the campaign"))
        if offer := self._hint_offer():
            answers.append(Answer("hint", "A hint", f"{offer}; its key is the comma"))
        answers.append(Answer("leave", "Leave Tamashii", "asks first"))
        self._choices = Choices(tuple(answers))

    def _hint_offer(self) -> str:
        """What hint the game screen below can give; empty where there is none, or nothing is asked on it."""
        below = self.app.screen_stack[-2:-1]
        return next((one.hint_offer for one in below if isinstance(one, Hinting)), "")

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The list, under the name of the game."""
        x, width = column(canvas, 70)
        y = brand(canvas, canvas.height // 6) + 2
        sitting = self.host.sitting
        canvas.title(x, y, width, "MENU", sitting.title if sitting else "", focused=True)
        after = self._choices.draw(canvas, x, y + 2, width)
        fault = self.host.save_fault
        say(canvas, x + 2, after + 1, width - 4, fault or SAVED, "harm" if fault else "muted")
        digits = (f"1-{len(self._choices.answers)}", "answer")
        key_row(canvas, tuple(digits if key == "1-9" else (key, words) for key, words in self.keys), (("?", "help"),))
        return x, y + 2 + self._choices.at

    def do(self, verb: str) -> None:
        """Arrows choose, Enter takes, Escape goes on."""
        if verb == "take":
            self._take(self._choices.chosen)
        elif verb == "back":
            self.leave()
        else:
            self._choices.move(verb)

    def press(self, key: str, character: str | None) -> None:
        """A second q goes on: q alone never leaves."""
        if key == "q":
            self.leave()
        else:
            super().press(key, character)

    def act(self, action: Any) -> None:
        """Digits and clicks take a line."""
        if (answer := self._choices.pick(action)) is not None:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        match answer.action:
            case "back":
                self.leave()
            case "play":
                self.host.play_on()
            case "slots":
                self.host.to_slots()
            case "settings":
                self.host.show_settings()
            case "help":
                self.host.show_help()
            case "standing" | "progress" | "hint" as wish:
                self.leave(wish)
            case _:
                self.host.ask_to_leave()
