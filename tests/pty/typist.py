"""A person who has only the keyboard."""

from __future__ import annotations

from core.ascend.names import slot_name
from core.ascend.view import AnswerView, ChoiceView
from tests.pty.players import ARMED, Player, says
from tests.pty.seeing import (
    COLUMNS,
    Line,
    listed_lines,
    pattern_cell,
    pattern_chosen,
    pattern_letter,
    slot_cursor,
    slot_letter,
    tile_letter,
)


class Typist(Player):
    """Keys only."""

    def read_on(self) -> None:
        self.press("end", "enter")

    def choose_seat(self, name: str) -> None:
        self.press("s")
        self.term.wait_for("WHO IS ASKED WHAT")
        self.press(str(1 + self.mirror.names.index(name)))

    def take_line(self, line: Line) -> None:
        self.press(line.digit)

    def go_on_if_armed(self, answer: AnswerView) -> None:
        if answer.armed:
            self.term.wait_for(ARMED)
            self.press("enter")

    def move_token(self, asked: ChoiceView, answer: AnswerView) -> None:
        start, end = answer.slots
        self.to_slot(start, by_letter=self.turn("to slot", 2) == 0)
        self.press("enter")
        self.term.wait_for("held")
        if self.turn("held", 3) == 0 and (line := self.line(asked, answer)):
            self.ways.add("held, digit")
            return self.press(line.digit)
        self.ways.add("held, arrow")
        way = {1: "right", -1: "left", COLUMNS: "down", -COLUMNS: "up"}[end - start]
        return self.press(way)

    def to_slot(self, slot: int, *, by_letter: bool) -> None:
        """Put the Launcher's cursor on a slot: with a letter of go-to, or with arrows."""
        if slot_cursor(self.term) is None:
            self.press("t")
            self.term.wait_for(lambda term: slot_cursor(term) is not None)
        if by_letter:
            self.ways.add("letter on a slot")
            self.press("g")
            self.term.wait_for("a-z go there")
            self.press(slot_letter(self.term, slot))
        else:
            self.ways.add("arrows on the Launcher")
            at = slot_cursor(self.term)
            assert at is not None
            down, right = slot // COLUMNS - at // COLUMNS, slot % COLUMNS - at % COLUMNS
            self.press(*["down" if down > 0 else "up"] * abs(down), *["right" if right > 0 else "left"] * abs(right))
        self.term.wait_for(lambda term: slot_cursor(term) == slot)

    def choose_slot(self, asked: ChoiceView, answer: AnswerView) -> None:
        (slot,) = answer.slots
        self.ways.add("a slot")
        # go-to puts its letters on tokens, so an empty slot is reached with arrows
        self.to_slot(slot, by_letter=False)
        self.press("enter")
        self.go_on_if_armed(answer)

    def launch(self, asked: ChoiceView, answer: AnswerView) -> None:
        if self.turn("launch", 3) == 2:
            return self.from_list(asked, answer)
        name = self.pattern_of(answer)
        uses = f"uses {' '.join(slot_name(slot) for slot in sorted(answer.slots))}"
        self.press("p")
        self.term.wait_for(lambda term: pattern_chosen(term) != "")
        if pattern_cell(self.term, name) is None:
            return self.from_list(asked, answer)
        self.press("g")
        self.term.wait_for("a-z go there")
        self.press(pattern_letter(self.term, name))
        self.term.wait_for(lambda term: pattern_chosen(term) == name)
        sets = len([other for other in asked.answers if other.pattern == answer.pattern])
        for _ in range(13):
            if uses in " ".join(self.term.text().split()):
                self.ways.add("pattern list")
                self.press("enter")
                return self.go_on_if_armed(answer)
            before = self.term.text()
            self.press("right")
            if sets == 1:
                break
            self.term.wait_for(lambda term, before=before: term.text() != before)  # type: ignore[misc]  # bound early
            self.term.quiet(0.05)  # the frame may come in parts
        return self.from_list(asked, answer)

    def go(self, asked: ChoiceView, answer: AnswerView) -> None:
        self.ways.add("letter on a tile")
        self.press("m", "g")
        self.term.wait_for("a-z go there")
        self.press(tile_letter(self.term, answer.tile))
        self.term.wait_for(lambda term: "a-z go there" not in term.text())
        if len([other for other in asked.answers if other.tile == answer.tile]) > 1:
            line = self.line(asked, answer)
            assert line is not None, f"{answer.label} has no line with the cursor on its tile\n{self.term.text()}"
            self.press(line.digit)
        else:
            self.press("enter")
            self.term.wait_for(ARMED)
            return self.press("enter")
        return self.go_on_if_armed(answer)

    def choose_dice(self, asked: ChoiceView, answer: AnswerView) -> None:
        self.press(*[str(die + 1) for die in answer.dice])

    def from_list(self, asked: ChoiceView, answer: AnswerView) -> None:
        self.ways.add("list of answers")
        self.press("o")
        self.term.wait_for("ANSWERS")
        typed, place = _narrowing(asked, answer)
        self.press(*typed)
        self.term.wait_for(f"find: {typed}_")
        self.press(*["down"] * place)
        self.term.wait_for(lambda term: any(here and says(words, answer) for words, _, here in listed_lines(term)))
        self.press("enter")
        self.go_on_if_armed(answer)


def _narrowing(asked: ChoiceView, answer: AnswerView) -> tuple[str, int]:
    """What to type so that few answers are left, and how many lines to go down then."""
    best = ("", len(asked.answers), 0)
    words = answer.label.lower().split()
    for first in words:
        for second in words:
            typed = f"{first} {second}" if first != second else first
            left = [a for a in asked.answers if all(word in f"{a.label} {a.key}".lower() for word in typed.split())]
            if len(typed) <= 30 and len(left) < best[1]:
                best = (typed, len(left), left.index(answer))
    return best[0], best[2]
