"""A person who has only the mouse."""

from __future__ import annotations

from core.ascend.view import AnswerView, ChoiceView
from tests.pty.players import ARMED, Player, says
from tests.pty.seeing import (
    Line,
    chosen_cell,
    listed_lines,
    pattern_cell,
    pattern_chosen,
    slot_middle,
    tile_cell,
)


class Clicker(Player):
    """Clicks and wheel only."""

    def click_on(self, words: str) -> None:
        """Click on the first place that shows these words, once it does."""
        self.term.wait_for(words)
        x, y = self.term.find(words)
        self.click(x + len(words) - len(words.lstrip()), y)

    def read_on(self) -> None:
        self.term.wait_for(lambda term: "Enter read on" in term.text() or "Enter go on" in term.text())
        while "Enter read on" in (page := self.term.text()):
            self.click_on("Enter read on")
            self.term.wait_for(lambda term, page=page: term.text() != page)  # type: ignore[misc]  # bound early
            self.term.quiet(0.05)  # the frame may come in parts
        self.click_on("Enter go on")

    def choose_seat(self, name: str) -> None:
        if self.term.cols >= 118:
            return self.click_on(f" {'ABCD'[self.mirror.names.index(name)]}  {name} ")
        self.click(2, 0)
        self.term.wait_for("WHO IS ASKED WHAT")
        letter = "ABCD"[self.mirror.names.index(name)]
        self.click_on(f" {letter}  {name} ")  # shows the seat
        self.term.wait_for(f" {name.upper()} ─")
        return self.click_on(f" {letter}  {name} ")  # and then its table

    def take_line(self, line: Line) -> None:
        x, y = line.at
        self.click(x + 3, y)

    def go_on_if_armed(self, answer: AnswerView) -> None:
        if answer.armed:
            self.term.wait_for(ARMED)
            self.click_on(ARMED)

    def move_token(self, asked: ChoiceView, answer: AnswerView) -> None:
        start, end = answer.slots
        if self.turn("move", 3) == 2:
            self.ways.add("drag")
            return self.drag(slot_middle(self.term, start), slot_middle(self.term, end))
        self.ways.add("two slots")
        self.click(*slot_middle(self.term, start))
        self.term.wait_for("held")
        return self.click(*slot_middle(self.term, end))

    def choose_slot(self, asked: ChoiceView, answer: AnswerView) -> None:
        (slot,) = answer.slots
        self.ways.add("a slot")
        self.click(*slot_middle(self.term, slot))
        self.go_on_if_armed(answer)

    def launch(self, asked: ChoiceView, answer: AnswerView) -> None:
        name = self.pattern_of(answer)
        sets = [other for other in asked.answers if other.pattern == answer.pattern]
        if len(sets) > 1 and (line := self.line(asked, answer)):
            self.ways.add("bar")
            self.take_line(line)
            return self.go_on_if_armed(answer)
        if len(sets) > 1 or (cell := self.pattern(name)) is None:
            return self.from_list(asked, answer)
        self.ways.add("pattern list")
        self.click(*cell)
        return self.go_on_if_armed(answer)

    def pattern(self, name: str) -> tuple[int, int] | None:
        """Where a pattern stands in the list."""
        if self.term.cols < 118:
            self.click_on("Patterns")
        self.term.wait_for(lambda term: pattern_chosen(term) != "")
        for down in (False, True):
            for _ in range(20):
                if cell := pattern_cell(self.term, name):
                    return cell
                if not self.turn_wheel(*chosen_cell(self.term), down=down):
                    break
        return None

    def turn_wheel(self, x: int, y: int, *, down: bool = True) -> bool:
        """One step of the wheel; False when nothing came of it."""
        self.term.wheel(x, y, down)
        return self.term.pump(0.3)

    def go(self, asked: ChoiceView, answer: AnswerView) -> None:
        self.ways.add("a tile")
        cell = tile_cell(self.term, answer.tile)
        self.click(*cell)
        self.term.wait_for(ARMED)
        here = [other for other in asked.answers if other.tile == answer.tile]
        if here[0] is answer:
            return self.click(*cell)
        line = self.line(asked, answer)
        assert line is not None, f"{answer.label} has no line with the cursor on its tile\n{self.term.text()}"
        self.take_line(line)
        return self.go_on_if_armed(answer)

    def choose_dice(self, asked: ChoiceView, answer: AnswerView) -> None:
        for die in answer.dice:
            left, top = self.term.find("YOUR DICE")
            row = self.term.line(top + 1)
            self.click(row.index(str(die + 1), left), top + 2)

    def from_list(self, asked: ChoiceView, answer: AnswerView) -> None:
        self.ways.add("list of answers")
        self.click_on("more answers" if self.more() else "  o all")
        self.term.wait_for("ANSWERS")
        for _ in range(60):
            for words, (x, y), _ in listed_lines(self.term):
                if says(words, answer):
                    self.click(x, y)
                    return self.go_on_if_armed(answer)
            _, cell, _ = next(listed_lines(self.term))
            self.turn_wheel(*cell)
        raise AssertionError(f"{answer.label} is not in the list\n{self.term.text()}")
