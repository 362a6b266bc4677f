"""A person who plays the forest in a terminal: reads the screen, gives the bot's answers, and watches for faces."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic

from core.bots.forest.family import Family
from core.forest.content import content
from core.forest.game import ForestGame
from core.forest.options import SHOW
from core.forest.play import new_table
from core.forest.view import AnswerView, ChoiceView, ForestView
from core.forest.views import view_of
from tests.pty.terminal import Terminal
from tui.play.newforest import NAMES
from tui.screens.game_presses import PAUSE

BREATH = PAUSE + 0.1
"""Seconds to wait before the press that gave an answer is made again."""
LISTED = 32
"""Rows from which the six cards are listed by name, in their fixed order."""
FACES = [card.name for card in content().cards.values()]


class Forester:
    """Plays a game that was begun with the same level, seats and seed; its hands are functions."""

    def __init__(self, term: Terminal, level: str, seats: int, seed: str) -> None:
        self.term = term
        self.table = new_table(level, NAMES[:seats], seed)
        self.bot = Family(seed)
        self.shown = 0
        """Cards that were shown."""
        self._last: object = None
        self._since = 0.0

    @property
    def game(self) -> ForestGame:
        """The game as it must stand in the terminal."""
        assert isinstance(self.table.game, ForestGame)
        return self.table.game

    def view(self) -> ForestView:
        """What the seat that is asked must see."""
        return view_of(self.table, next(iter(self.table.pending), 0))

    def play(self, give: Callable[[Forester, ChoiceView, AnswerView], None], cover: Callable[[Forester], None]) -> None:
        """Play to the end. Raises AssertionError where something cannot be seen, or can be seen that must not."""
        while self.table.pending:
            choice, option = self.bot.choose(self.table)
            view = self.view()
            assert view.choice is not None
            answer = next(answer for answer in view.choice.answers if answer.key == option.key)
            self.read(view, view.choice)
            face = self.game.card(choice.about[0]).name if option is SHOW else ""
            give(self, view.choice, answer)
            self.table.take(choice, option)
            if face:
                self.see(face)
                cover(self)
        view = self.view()
        assert view.end is not None
        self.term.wait_for(view.end.why)
        self.term.wait_for(view.end.words)

    def read(self, view: ForestView, choice: ChoiceView) -> None:
        """Wait for the question; once it is whole, no card that is face down is on the screen."""
        if choice.kind == "show":
            told: tuple[str, ...] = ("Show the card", f"place {choice.place + 1}")
        else:
            told = (choice.prompt, f"{view.level}, turn {view.turn} ", f" {view.bag.size} gems")
        up = {place.card.name for place in view.places if place.card is not None}
        up |= {name for name in FACES if name in view.hint}
        self.term.wait_for(lambda term: all(words in term.text() for words in told) and not self.hidden(up))

    def hidden(self, up: set[str]) -> set[str]:
        """Names of cards on the screen that are not among those face up; a large window lists all six in any case."""
        there = {name.capitalize() for name in re.findall(r"\w+", self.term.text())}
        return set() if self.term.rows >= LISTED else there & set(FACES) - up

    def see(self, face: str) -> None:
        """A card is shown: this one and no other. Then it is covered."""
        self.term.wait_for("remember it")
        assert [name for name in FACES if name.upper() in self.term.text()] == [face]
        self.shown += 1

    def breathe(self, press: object) -> None:
        """What gave the last answer is not pressed again in one breath: the program takes that for a slip."""
        if press == self._last and monotonic() - self._since < BREATH:
            self.term.quiet(BREATH)
        self._last, self._since = press, monotonic()

    def press(self, key: str) -> None:
        """Press a key."""
        self.breathe(key)
        self.term.press(key)

    def click(self, words: str, right: int = 0) -> None:
        """Click on the first place that shows these words."""
        self.term.wait_for(words)
        x, y = self.term.find(words)
        self.breathe("click")
        self.term.click(x + right, y)


def by_keys(player: Forester, choice: ChoiceView, answer: AnswerView) -> None:
    """Digits; for every third answer the arrows and Enter. A card is covered with Enter."""
    if choice.kind == "show":
        player.press("1")
        return
    place = choice.answers.index(answer)
    if choice.serial % 3 or place > 3:
        player.press(str(answer.number))
    else:
        player.term.press(*["down"] * place)
        player.press("enter")


def by_mouse(player: Forester, choice: ChoiceView, answer: AnswerView) -> None:
    """Clicks on lines, and on cards where the answer is about one."""
    if choice.kind == "show":
        player.click("Show the card")
    elif answer.place >= 0 and choice.serial % 2:
        player.click(f"─ {answer.place + 1} ─", 2)
    else:
        player.click(f"{answer.number} {answer.label}")


def cover_by_key(player: Forester) -> None:
    """Enter covers the card."""
    player.press("enter")


def cover_by_mouse(player: Forester) -> None:
    """A click on that key does, too."""
    player.click("Enter cover it")
