"""The table of the forest: six cards, the bag, what is collected, the question, and what happened; whole at 80x24."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, cast

from core.engine.wording import plural
from core.forest.view import AnswerView, ForestView
from tui.logs import new_in
from tui.paint import Canvas, Role
from tui.play.contract import ForestSitting
from tui.screens.choices import Answer, Choices, draw_line
from tui.screens.forest import cards
from tui.screens.forest.answers import ROWS, beside, cells_of
from tui.screens.forest.curtain import Curtain
from tui.screens.forest.log import Reading
from tui.screens.game_presses import CLICK_AGAIN, KEY_AGAIN
from tui.screens.giving import tried
from tui.screens.layout import head, say
from tui.screens.page import Keys, Page, key_row

_ROOMY = 32
"""Rows from which the six cards and the log both have room."""
_BAR = 7
"""Rows of the question: title, prompt, four rows of answers, foot."""
_TWICE = "Press it again to end the game; it cannot be taken back."
_DRAWS = ("collect", "again")
"""The answers that take a gem out of the bag: a click on it gives them."""
_PUT_OFF = "This card must be shown before play goes on: Enter, when all are there."
_SLOTS = Answer("slots", "Back to the slots")


class ForestTable(Page[None]):
    """The one screen of a game. A card that is to be shown opens the curtain above it."""

    keys: Keys = (
        ("1-6", "that place"),
        ("7, 0", "the other answers"),
        ("Enter", "take it"),
        ("arrows", "choose"),
        ("c", "the six cards, the log; at the end the log, the story"),
        (",", "the hint, to read it again"),
        ("z x", "undo, redo"),
        ("PgUp PgDn", "read the log, or the story, page by page"),
        ("a click on the bag", "takes a gem, where one may be taken"),
    )
    place = "the forest"
    rules_of = "forest"

    def __init__(self) -> None:
        super().__init__()
        self._view: ForestView | None = None
        self._shown: tuple[str, ...] | None = None
        """The log as it was last taken in."""
        self._at = 0
        self._armed = ""
        self._said = ""
        """A refusal, or what undo did, until the next key."""
        self._hinting = False
        """The hint was asked for, until the next key."""
        self._cards = False
        """The six cards stand in the log's place."""
        self._fresh = 0
        """Sentences of the log that came with the last answer."""
        self._curtain_closed = -1
        """Serial of the question whose curtain was put off by hand."""
        self._end = Choices((_SLOTS,))
        self._reading = Reading()

    # what is shown

    @property
    def sitting(self) -> ForestSitting:
        """The game that is open."""
        sitting = self.host.sitting
        assert sitting is not None, "the table is shown without a game"
        return cast("ForestSitting", sitting)

    @property
    def view(self) -> ForestView:
        """What the seat whose turn it is may see."""
        if self._view is None:
            self._view = self.sitting.view(next(iter(self.sitting.deciders()), 0))
        return self._view

    @property
    def answers(self) -> tuple[AnswerView, ...]:
        """The answers of the pending question."""
        return self.view.choice.answers if self.view.choice is not None else ()

    def on_screen_resume(self) -> None:
        """Paint anew, and open the curtain where a card is to be shown."""
        self._view = None
        if self._shown is None and self.host.sitting is not None:
            self._shown = self.view.log
        super().on_screen_resume()
        self.call_after_refresh(self._open_curtain)

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Head, seats, the six cards, bag and log, the question."""
        if self.host.sitting is None:
            return 0, 0
        view, width = self.view, canvas.width
        mark = "WATCHING  " if self.sitting.watching else ""
        head(canvas, f"{mark}FOREST", f"{view.level}, turn {view.turn}", self.host.save_fault or self.sitting.title)
        cards.draw_seats(canvas, 1, view.seats)
        step = min(16, (width - 2) // len(view.places))
        left = (width - step * (len(view.places) - 1) - cards.WIDTH) // 2
        top = 2 if canvas.height < _ROOMY else 3
        about = self._about()
        for place in view.places:
            x = left + step * place.place
            answer = next((answer for answer in self.answers if answer.place == place.place), None)
            cards.draw_place(canvas, x, top, place, chosen=place.place == about, answer=answer is not None)
            canvas.zone(x, top, cards.WIDTH, cards.HEIGHT, answer or ("place", place.place))
        bar = canvas.height - 1 - _BAR
        self._middle(canvas, view, top + cards.HEIGHT, bar)
        if view.end is not None:
            return self._ending(canvas, view, bar)
        return self._question(canvas, view, bar)

    def _about(self) -> int:
        """The place that the chosen answer, or the question, is about."""
        choice = self.view.choice
        if choice is None or not self.answers:
            return -1
        return choice.place if choice.place >= 0 else self.answers[min(self._at, len(self.answers) - 1)].place

    def _middle(self, canvas: Canvas, view: ForestView, top: int, bottom: int) -> None:
        """Bag at the left; log or cards at the right, both where there is room. At the end the story's last lines."""
        width = canvas.width - 2
        roomy = canvas.height >= _ROOMY
        if view.end is not None and not roomy:
            if self._cards:
                self._log(canvas, view, 1, top, width, bottom - top)
            else:
                self._evening(canvas, top, view.end.closing)
            return
        bag = min(40, width // 2)
        cards.draw_bag(canvas, 1, top, bag - 1, view.bag, view.hand)
        if (draws := next((answer for answer in self.answers if answer.key in _DRAWS), None)) is not None:
            canvas.zone(1, top, bag - 1, cards.BAG_HEIGHT, draws)
        right, room = bag + 2, width - bag - 1
        if roomy or self._cards:
            canvas.title(right, top, room, "THE SIX", "" if roomy else "c: the log")
            canvas.zone(right, top, room, 1, "cards")
            cards.draw_list(canvas, right, top + 1, room, view.cards)
            top += 8
        if roomy:
            top = self._evening(canvas, top, view.end.closing) + 1 if view.end is not None else top
            self._log(canvas, view, 1, top, width, bottom - top)
        elif not self._cards:
            self._log(canvas, view, right, top, room, bottom - top)

    def _evening(self, canvas: Canvas, y: int, words: str) -> int:
        """The end of the story, over the whole width; returns the row after it."""
        canvas.title(1, y, canvas.width - 2, "EVENING", self._tail("the log"))
        canvas.zone(1, y, canvas.width - 2, 1, "cards")
        return say(canvas, 2, y + 1, canvas.width - 3, words)

    def _log(self, canvas: Canvas, view: ForestView, x: int, y: int, width: int, height: int) -> None:
        pages = self._reading.draw(canvas, x + 1, y + 1, width - 2, height - 1, view, self._fresh)
        tails = (pages, self._tail("the story" if view.end is not None else "the six cards"))
        canvas.title(x, y, width, "LOG" if view.log else "THE STORY", ", ".join(tail for tail in tails if tail))
        canvas.zone(x, y, width, 1, "cards")
        canvas.zone(x, y + 1, width, height - 1, "read")

    def _tail(self, words: str) -> str:
        """What ``c`` shows instead, where the two have no room side by side."""
        return "" if self.size.height >= _ROOMY else f"c: {words}"

    def _question(self, canvas: Canvas, view: ForestView, y: int) -> tuple[int, int]:
        choice, width = view.choice, canvas.width - 2
        name = next((seat.name for seat in view.seats if seat.acts), "")
        canvas.title(1, y, width, f"{name.upper()} DECIDES" if choice else "NOBODY IS ASKED", focused=True)
        if choice is None:
            return 1, y
        canvas.put_within(2, y + 1, width - 1, choice.prompt, "strong")
        cursor = (1, y + 2)
        for index, (place, answer) in enumerate(zip(cells_of(self.answers), self.answers, strict=True)):
            cell = (1 + (place // ROWS) * (width // 2), y + 2 + place % ROWS)
            cursor = cell if index == self._at else cursor
            self._line(canvas, *cell, width // 2 - 1, answer, index == self._at)
        self._foot(canvas, y + _BAR - 1, view.hint)
        key_row(canvas, self._keys_now(view))
        return cursor

    def _foot(self, canvas: Canvas, y: int, hint: str) -> None:
        """What was refused or done; else the hint, bright where it was asked for."""
        words, role = (
            (self._said, "harm") if self._said else (f"Hint: {hint}", "strong") if self._hinting else (hint, "muted")
        )
        canvas.put_within(2, y, canvas.width - 3, words, cast("Role", role))

    def _line(self, canvas: Canvas, x: int, y: int, width: int, answer: AnswerView, here: bool) -> None:
        canvas.zone(x, y, width, 1, answer)
        note = "again" if answer.key == self._armed else "final" if answer.armed else ""
        draw_line(canvas, x, y, width, str(answer.number), answer.label, note, here=here, loud=note == "again")

    def _keys_now(self, view: ForestView) -> Keys:
        if not self.answers:
            return self._cards_key("log" if self._cards else "cards")
        numbers = sorted(answer.number for answer in self.answers)
        digits = ",".join(map(str, numbers)) if len(numbers) < 4 else f"{numbers[0]}-{numbers[-1]}"
        return (
            ("Enter", "take it"),
            (digits, "answer"),
            ("arrows", "choose"),
            *self._cards_key("log" if self._cards else "cards"),
            *((("z", "undo"),) if view.undo else ()),
            *((("x", "redo"),) if view.redo else ()),
        )

    def _cards_key(self, words: str) -> Keys:
        """The key that changes between log and cards, where they have no room side by side."""
        return () if self.size.height >= _ROOMY else (("c", words),)

    def _ending(self, canvas: Canvas, view: ForestView, y: int) -> tuple[int, int]:
        end, width = view.end, canvas.width - 2
        assert end is not None, "the game has ended"
        canvas.title(1, y, width, "THE END", f"{plural(end.turns, 'turn')}, seed {end.seed}", focused=True)
        canvas.put_within(2, y + 1, width - 1, end.why)
        canvas.put_within(2, y + 2, width - 1, end.words, "strong", bold=True)
        again = f"Play again, on {end.next_level}" if end.next_level else "Play again"
        self._end.answers = (_SLOTS, Answer("again", again))
        self._end.draw(canvas, 1, y + 4, width // 2)
        canvas.put_within(2, y + _BAR - 1, width - 1, self._said, "harm")
        key_row(
            canvas,
            (
                ("Enter", "take it"),
                ("1-2", "answer"),
                ("arrows", "choose"),
                *self._cards_key("story" if self._cards else "log"),
            ),
        )
        return 1, y + 4 + self._end.at

    # what is done

    def press(self, key: str, character: str | None) -> None:
        """``c`` changes between log and cards, ``z`` takes back, ``x`` gives again; digits are numbers of answers."""
        digit = character is not None and character.isascii() and character.isdigit()
        guarded = key if key in ("enter", "space") or digit else None
        if self.host.presses.repeats(guarded, monotonic()):
            self._said = KEY_AGAIN
            return
        self._said, self._hinting = "", False
        if key == "c":
            self._cards = not self._cards
        elif key == "comma":
            self.tell_hint()
        elif key in ("z", "x"):
            self._history(
                self.sitting.undo if key == "z" else self.sitting.redo, "Taken back" if key == "z" else "Given"
            )
        elif digit and self.view.end is None:
            self._number(int(character or "0"))
        else:
            super().press(key, character)

    def do(self, verb: str) -> None:
        """Arrows choose an answer, Enter takes it, Escape lets go of what was armed."""
        if self.view.end is not None:
            if verb == "take":
                self._finish(self._end.chosen)
            else:
                self._end.move(verb)
            return
        last = len(self.answers) - 1
        step = {"up": -1, "previous": -1, "down": 1, "next": 1, "first": -last, "last": last}
        if verb == "take" and not self.answers:
            self._why_not(0)
        elif verb == "take":
            self._give(self.answers[self._at])
        elif verb in ("page up", "page down"):
            self._reading.page(-1 if verb == "page up" else 1)
        elif verb in ("left", "right") and self.answers:
            self._armed = ""
            self._at = beside(self.answers, self._at, -1 if verb == "left" else 1)
        else:
            self._armed = ""
            self._at = max(0, min(last, self._at + step.get(verb, 0)))

    def act(self, action: Any) -> None:
        """A click on a card or a line takes that answer; at the end, digits and clicks take a line."""
        if self.view.end is not None:
            if (answer := self._end.pick(action)) is not None:
                self._finish(answer)
        elif action == "cards":
            self._cards = not self._cards
        elif action == "read":
            self._reading.click()
        elif isinstance(action, AnswerView):
            self._give(action)
        elif isinstance(action, tuple):
            self._why_not(action[1] + 1)

    def clicked(self, action: Any) -> None:
        """A second click in one breath never answers the next question."""
        answering = isinstance(action, AnswerView)
        if self.host.presses.repeats("click" if answering else None, monotonic()):
            self._said = CLICK_AGAIN
            self.sheet.repaint()
            return
        self._said, self._hinting = "", False
        super().clicked(action)

    @property
    def hint_offer(self) -> str:
        """What a hint is here; empty where nothing is asked."""
        return "a thought on the question" if self.view.choice is not None else ""

    def tell_hint(self) -> None:
        """Say the hint once more, bright; where nothing is asked, why not."""
        self._hinting = self.view.choice is not None
        self._said = "" if self._hinting else self.sitting.why_not(0, "")
        self.sheet.repaint()

    def _number(self, number: int) -> None:
        answer = next((answer for answer in self.answers if answer.number == number), None)
        if answer is not None:
            self._give(answer)
        else:
            self._why_not(number)

    def _why_not(self, number: int) -> None:
        """Say why a place, or a number, is no answer now."""
        if (choice := self.view.choice) is not None:
            word = "deliver" if choice.kind == "collect" else "look"
            self._said = self.sitting.why_not(choice.seat, f"{word}:{number}")

    def _give(self, answer: AnswerView) -> None:
        choice = self.view.choice
        if choice is None:
            return
        self._at = self.answers.index(answer)
        if choice.kind == "show":
            self._curtain_closed = -1
            self._open_curtain()
            return
        if answer.armed and self._armed != answer.key:
            self._armed, self._said = answer.key, _TWICE
            return
        result = tried(lambda: self.sitting.answer(choice.seat, choice.serial, answer.key))
        if result.refused:
            self._said = result.refused
            return
        self.host.save_fault = result.fault
        self._changed()
        asked = self.view.choice
        in_a_row = asked is not None and (asked.kind, asked.seat) == (choice.kind, choice.seat)
        self.host.presses.answered(monotonic(), in_a_row=in_a_row)

    def _history(self, change: Callable[[], str], said: str) -> None:
        result = tried(change)
        self._said = result.refused
        if not result.refused:
            self.host.save_fault = result.fault
            self._curtain_closed = -1  # the next question may have the serial of the one that was taken back
            self._changed()
            self._said = "" if result.fault else f"{said}: {result.done}."

    def refresh_view(self) -> None:
        """Show the table of a game that was played on elsewhere."""
        self._take_in()
        self.sheet.repaint()

    def _changed(self) -> None:
        """Take in what an answer led to."""
        self._take_in()
        self.call_after_refresh(self._settle)
        self.call_after_refresh(self._open_curtain)
        self.sheet.repaint()

    def _take_in(self) -> None:
        self._view, self._armed, self._at, self._curtain_closed = None, "", 0, -1
        self._reading.anew()
        older, self._shown = self._shown, self.view.log
        self._fresh = len(new_in(older or (), self._shown))

    def _settle(self) -> None:
        if self.host.sitting is not None and (fault := tried(self.sitting.settle).fault):
            self.host.save_fault = fault
            self.sheet.repaint()

    def _open_curtain(self) -> None:
        """Where a card is to be shown, put the curtain above the table, unless it was put off."""
        if self.host.sitting is None or not self.is_active or self.sitting.watching:
            return
        choice = self.view.choice
        if choice is None or choice.kind != "show" or choice.serial == self._curtain_closed:
            return
        self._curtain_closed = choice.serial
        name = next(seat.name for seat in self.view.seats if seat.seat == choice.seat)
        several = len(self.view.seats) > 1
        self.app.push_screen(Curtain(self.sitting, choice, name, several), self._curtain_left)

    def _curtain_left(self, shown: bool | None) -> None:
        """Shown: go on. Not yet: back to the choice of a card, where that can be taken back."""
        if shown:
            self._changed()
            return
        place = (self.view.choice.place if self.view.choice is not None else 0) + 1
        self._history(self.sitting.undo, "Not yet")
        choice = self.view.choice
        shown_next = choice is not None and choice.kind == "show"
        self._said = _PUT_OFF if shown_next else f"Not yet: the card at place {place} was not shown."
        self.sheet.repaint()

    def _finish(self, answer: Answer) -> None:
        if answer.action == "slots":
            self.host.to_slots()
        else:
            self.host.play_again()
