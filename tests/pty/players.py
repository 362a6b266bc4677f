"""A person at a terminal who reads the screen and gives the bot's answers. The hands are in `typist` and `clicker`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from time import monotonic

from core.ascend.view import AnswerView, ChoiceView
from tests.pty.mirror import Mirror
from tests.pty.seeing import Bar, Line, bar_of
from tests.pty.terminal import Terminal
from tui.screens.game_presses import PAUSE

ARMED = "Enter go  Escape leave it"
"""The key row while an answer waits for a second yes."""
BREATH = PAUSE + 0.1
"""Seconds to wait before the press that gave an answer is made again."""
MOVES = ("slide", "switch")
FACES = ("pulse", "surge", "blank")


class Player:
    """Plays the bot's answers. Each kind of gesture is used in turn, so that a game goes through all of them."""

    def __init__(self, term: Terminal, mirror: Mirror) -> None:
        self.term, self.mirror = term, mirror
        self.ways: set[str] = set()
        """The gestures that were used."""
        self.cut: dict[str, str] = {}
        """Answers whose line in the bar did not hold all of their words, with what it said."""
        self._turns: dict[str, Iterator[int]] = {}
        self._last: str | tuple[int, int] = ""
        self._gave: str | tuple[int, int] = ""
        self._since = 0.0

    def play(self) -> None:
        """Play to the end of the game. Raises AssertionError where something cannot be seen or done."""
        for _ in range(500):
            if self.mirror.over:
                return
            self.answer_one()
        raise AssertionError("the game does not end")

    def answer_one(self) -> None:
        """Read the question that is open, give the bot's answer to it, and read the story card that may follow."""
        asked, answer = self.question()
        before, card = self.mirror.stamp(), self.mirror.card
        self.give(asked, answer)
        self.term.wait_for(lambda _: self.mirror.stamp() not in (before, ()))
        self._gave, self._since = self._last, monotonic()
        self.mirror.give()
        if self.mirror.card != card and not self.mirror.over:
            self.read_story()

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        self._look_up(keys[0] if keys else "")
        self.term.press(*keys)
        self._last = keys[-1] if keys else self._last

    def click(self, col: int, row: int) -> None:
        """Click on a cell."""
        self._look_up((col, row))
        self.term.click(col, row)
        self._last = col, row

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag from a cell to another."""
        self._look_up(start)
        self.term.drag(start, end)
        self._last = end

    def _look_up(self, press: str | tuple[int, int]) -> None:
        """What gave the last answer is not pressed again in one breath: the program takes that for a slip."""
        beside = isinstance(press, tuple) and isinstance(self._gave, tuple) and abs(press[0] - self._gave[0]) < 2
        if (press == self._gave or beside) and monotonic() - self._since < BREATH:
            self.term.quiet(BREATH)

    def question(self) -> tuple[ChoiceView, AnswerView]:
        """The question that is open, once it is on the screen, and the bot's answer to it."""
        asked, answer = self.mirror.plan()
        self.sit_down(asked.seat)
        self.check(asked)
        return asked, answer

    def sit_down(self, seat: int) -> None:
        """In a step that all play at once: have the table of this seat shown."""
        self.term.wait_for(lambda term: bar_of(term) is not None)
        name, bar = self.mirror.names[seat], bar_of(self.term)
        if len(self.mirror.table.pending) < 2 or bar is None or bar.who == name.upper():
            return
        self.ways.add("seats")
        self.term.quiet(0.05)  # a page of text may still be going
        self.choose_seat(name)
        self.term.wait_for(lambda term: (bar := bar_of(term)) is not None and bar.who == name.upper())

    def check(self, asked: ChoiceView) -> None:
        """Who is asked, in which phase and step, and what: all of it stands on the screen."""
        prompt = " ".join(asked.prompt.split())
        name, (phase, step) = self.mirror.names[asked.seat], self.mirror.where

        def shown(term: Terminal) -> bool:
            bar, banner = bar_of(term, asked.prompt), term.line(0)
            return (
                bar is not None
                and bar.who == name.upper()
                and bar.words.startswith(prompt)
                and all(_known(line, asked) for line in bar.lines)
                and name.upper() in banner
                and f"{phase} › {step}" in banner
            )

        self.term.wait_for(shown, 6)
        self.term.quiet(0.03)  # the frame may come in parts

    def read_story(self) -> None:
        """A story card: phase, card and the question after it; then on."""
        place, card = " › ".join(self.mirror.where), f"{self.mirror.card}, story side"
        self.term.wait_for(lambda term: place in term.line(0) and card in term.text() and "Next: " in term.text())
        self.read_on()

    def see_end(self) -> None:
        """The story of the ending, then the end screen: how it went, and with which card."""
        self.term.wait_for(f"{self.mirror.card}, the end")
        self.read_on()
        won = self.mirror.game.state.won
        card, result = f"with card {self.mirror.card}", "V I C T O R Y" if won else "L O S T"
        self.term.wait_for(lambda term: card in term.text() and result in term.text() and "WHAT NOW" in term.text())

    def see_slot(self) -> None:
        """The list of slots says that the game is over."""
        self.term.wait_for(f"{'won' if self.mirror.game.state.won else 'lost'} in turn")

    def turn(self, kind: str, ways: int) -> int:
        """Which of several ways is due."""
        return next(self._turns.setdefault(kind, count())) % ways

    def bar(self, asked: ChoiceView) -> Bar:
        """The decision bar as it is now."""
        bar = bar_of(self.term, asked.prompt)
        assert bar is not None, self.term.text()
        return bar

    def pattern_of(self, answer: AnswerView) -> str:
        """The name, in the list of patterns, of what an answer launches."""
        return next(line.name for line in self.mirror.view().patterns if line.source == answer.pattern)

    def line(self, asked: ChoiceView, answer: AnswerView) -> Line | None:
        """The answer's line in the bar, when it has one."""
        line = self.bar(asked).line(answer.label)
        if line is not None and line.cut:
            self.cut[answer.label] = line.words
        return line

    def give(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Give an answer by one of the gestures that fit it."""
        word, line = answer.key.partition(":")[0], self.line(asked, answer)
        if word in MOVES:
            self.move_token(asked, answer)
        elif answer.pattern:
            self.launch(asked, answer)
        elif answer.tile and (line is None or self.turn("tile", 2)):
            self.go(asked, answer)
        elif answer.slots and not answer.group and (line is None or self.turn("slot", 2)):
            self.choose_slot(asked, answer)
        elif line is not None:
            self.ways.add("bar")
            self.take_line(line)
            self.go_on_if_armed(answer)
        elif answer.group or answer.door or word == "frame":
            self.through_door(asked, answer)
        elif word == "reroll" and "YOUR DICE" in self.term.text():
            self.reroll(asked, answer)
        else:
            self.from_list(asked, answer)

    def through_door(self, asked: ChoiceView, answer: AnswerView) -> None:
        """An answer that stands in a sub-list of the bar; when that does not show it, the list of all answers."""
        signs = [f"{answer.group.capitalize()} ("] if answer.group else []
        signs += [answer.door] if answer.door else []
        for sign in signs or [""]:
            if self.line(asked, answer) is not None:
                break
            door = next((line for line in self.bar(asked).lines if _is_door(line, sign)), None)
            if door is None:
                return self.from_list(asked, answer)
            self.take_line(door)
            self.term.wait_for(lambda _, door=door: door not in self.bar(asked).lines)  # type: ignore[misc]  # bound early
        line = self.line(asked, answer)
        if answer.slots and (line is None or self.turn("behind", 2)):
            return self.choose_slot(asked, answer)
        if line is None:
            return self.from_list(asked, answer)
        self.ways.add("door")
        self.take_line(line)
        return self.go_on_if_armed(answer)

    def more(self) -> bool:
        """Whether the bar says that more answers are listed elsewhere."""
        return "more answers" in self.term.text()

    def reroll(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Choose the dice, one by one, then the line that rolls them."""
        self.ways.add("dice")
        self.choose_dice(asked, answer)
        words = f"Roll {len(answer.dice)} again"
        self.term.wait_for(lambda _: self.bar(asked).line(words) is not None or self.more())
        line = self.bar(asked).line(words)
        if line is None:
            return self.from_list(asked, answer)
        self.take_line(line)
        return self.go_on_if_armed(answer)

    # what hands differ in

    def read_on(self) -> None:
        """Leave a page of text."""
        raise NotImplementedError

    def choose_seat(self, name: str) -> None:
        """Have another seat's table shown."""
        raise NotImplementedError

    def take_line(self, line: Line) -> None:
        """Take a line of the bar."""
        raise NotImplementedError

    def go_on_if_armed(self, answer: AnswerView) -> None:
        """Say yes once more to what cannot be taken back."""
        raise NotImplementedError

    def move_token(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Slide or switch a token on the Launcher."""
        raise NotImplementedError

    def launch(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Launch a pattern."""
        raise NotImplementedError

    def go(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Choose a tile on the map."""
        raise NotImplementedError

    def choose_slot(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Choose a slot for anything but a move."""
        raise NotImplementedError

    def choose_dice(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Toggle dice."""
        raise NotImplementedError

    def from_list(self, asked: ChoiceView, answer: AnswerView) -> None:
        """Take an answer out of the list of all."""
        raise NotImplementedError


def _known(line: Line, asked: ChoiceView) -> bool:
    """Whether a line of the bar is of this question: an answer, a door to several, or a die to toggle.

    A number within an answer that the last rows say whole looks like a line too.
    """
    if any(f"{line.digit} {line.words}" in answer.label for answer in asked.answers):
        return True
    doors = {sign for a in asked.answers for sign in (a.door, a.group.capitalize()) if sign}
    if line.words.endswith(("ways ›", "ways …")) or any(_is_door(line, door) for door in doors):
        return True
    return line.words in FACES or any(line.says(a.label) for a in asked.answers)


def _is_door(line: Line, sign: str) -> bool:
    """Whether a line opens a sub-list whose words begin so; of a door that is cut, as far as they can be read."""
    return (line.cut or line.words.endswith(" ›")) and (
        line.words.startswith(sign) or sign.startswith(line.words[:-1].rstrip())
    )


def says(words: str, answer: AnswerView) -> bool:
    """Whether a listed line is this answer, cut or not."""
    return words == answer.label or (words.endswith("…") and answer.label.startswith(words[:-1].rstrip()))
