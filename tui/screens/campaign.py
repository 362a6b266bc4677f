"""The progress sheet: every scenario with its boxes, what may be played next, and what the last game changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from core.ascend.campaign.view import CampaignView, NewsView, ScenarioRow
from core.ascend.names import NORMAL
from core.ascend.view import RuleLine
from core.engine.wording import listed, plural
from saves.faults import SaveFault
from tui.paint import Canvas, Ground, wrap
from tui.play.newgame import GIVEN_UP, NewGame, NewSeat
from tui.screens.ask import AskScreen
from tui.screens.choices import Answer, Choices
from tui.screens.layout import head, say
from tui.screens.page import Page, key_row
from tui.screens.reader import Block, Document, ReaderScreen

_TOP = 2
_BELOW = 5
"""Rows from WHAT NOW down."""
_NAME, _BOXES, _CODES, _HARD = 22, 17, 17, 8
"""Cells of the columns of a row; codes stand only where there is room."""
_POOL = 22
"""Cells of what is unlocked of one kind."""


class Chosen(NamedTuple):
    """The action of a click on a scenario."""

    row: int


class CampaignScreen(Page[None]):
    """Arrows choose a scenario, Enter plays it; digits and clicks take the answers below."""

    place = "progress sheet"
    rules_of = "ascend"

    def __init__(self, view: CampaignView, slot: str = "", *, over_table: bool = False) -> None:
        """``slot`` is the campaign's, empty for one that has not begun; ``over_table``: its game is open below."""
        super().__init__()
        self.view = view
        self.at = view.at
        self._slot = slot
        self._over_table = over_table
        self._said = ""
        self._choices = Choices(())
        self._list_answers()

    @property
    def row(self) -> ScenarioRow:
        """The scenario that is chosen."""
        return self.view.rows[self.at]

    def _list_answers(self) -> None:
        view, row = self.view, self.row
        play = Answer("play", f"{'Go on with' if row.here else 'Play'} {row.name}")
        answers = [play if row.open else Answer(None, "This one is locked")]
        if row.here:
            answers.append(Answer("anew", f"Begin {row.name} anew"))
        if view.can_skip:
            answers.append(Answer("skip", f"Skip the {view.rows[0].name}"))
        if view.games:
            answers.append(Answer("records", f"Records of {plural(view.games, 'game')}"))
        if row.open:
            answers.append(Answer("read", "Read the scenario"))
        answers.append(Answer("back", "Back to the game" if self._over_table else "Back to the slots"))
        self._choices = Choices(tuple(answers))
        enter, look = ("Enter", "go on" if row.here else "play"), ("i", "look")
        self.keys = (
            *((enter,) if row.open else ()),
            ("arrows", "choose"),
            (f"{1 if row.open else 2}-{len(answers)}", "answer"),
            *((look,) if row.open else ()),
        )

    # painting

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Sheet and news at the left, the chosen scenario at the right, the answers below."""
        view, wide = self.view, canvas.width >= 110
        games = f"   {plural(view.games, 'game')}   {view.won} won" if wide and view.games else ""
        dial = "" if view.dial == NORMAL else f"{view.dial}   "
        head(
            canvas, "TAMASHII", view.title or "New campaign", f"{dial}{view.ticked} of {view.every_box} endings{games}"
        )
        width = _NAME + _BOXES + _HARD + (_CODES if wide else 0)
        below = canvas.height - _BELOW
        each = 2 if canvas.height >= 36 else 1
        canvas.title(1, _TOP, width, "PROGRESS SHEET", "box: an ending   difficulty", focused=True)
        for number in range(len(view.rows)):
            self._row(canvas, number, _TOP + 1 + number * each, width, wide)
        if view.news is not None:
            top = _TOP + 1 + len(view.rows) * each
            self._news(canvas, view.news, 1, top, width, below - top)
        self._scenario(canvas, width + 3, canvas.width - width - 4, below)
        canvas.title(1, below, canvas.width - 2, "WHAT NOW", "saved" if self._slot else "")
        self._choices.draw(canvas, 1, below + 1, canvas.width - 2, columns=3, focused=False)
        waits = self._said or view.waits
        canvas.put_within(2, below + 3, canvas.width - 4, waits, "strong" if self._said else "muted")
        key_row(canvas, self.keys)
        return 1, _TOP + 1 + self.at * each

    def _row(self, canvas: Canvas, number: int, y: int, width: int, wide: bool) -> None:
        row, here = self.view.rows[number], number == self.at
        on: Ground = "raised" if here else "ground"
        canvas.zone(0, y, width + 1, 1, Chosen(number))
        if here:
            canvas.fill(1, y, width, 1, on)
            canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
        canvas.put_within(2, y, _NAME - 2, row.name, "strong" if row.open else "muted", on, bold=here)
        x = _NAME
        for code in row.boxes:
            after = canvas.put(x, y, "[", "muted", on)
            canvas.put(after, y, canvas.glyphs.done if code else " ", "legal", on, bold=True)
            x = canvas.put(after + 1, y, "]", "muted", on) + 1
        if wide:
            codes = "skipped" if row.skipped else " ".join(filter(None, row.boxes))
            canvas.put_within(_NAME + _BOXES, y, _CODES, codes, "text", on)
        words = "in play" if row.here else row.difficulty if row.open else "locked"
        canvas.put_right(width, y, words, "legal" if row.here else "muted", on)

    def _news(self, canvas: Canvas, news: NewsView, x: int, y: int, width: int, room: int) -> None:
        """What the last game changed; it is told here once more, and names nothing that is still locked."""
        if room < 2:
            return
        result = f"{news.scenario}, {'won' if news.won else 'lost'} with {news.code}"
        canvas.title(x, y, width, "THE LAST GAME", result)
        lines = [line for words in news_words(news) for line in wrap(words, width - 2)]
        for place, line in enumerate(lines[: room - 1]):
            canvas.put(x + 1, y + 1 + place, line)
        if len(lines) > room - 1:
            canvas.put_right(x + width, y + room - 1, f" {canvas.glyphs.more} i: more", "key")

    def _scenario(self, canvas: Canvas, x: int, width: int, below: int) -> None:
        row = self.row
        canvas.title(x, _TOP, width, row.name.upper(), "" if row.open else "locked")
        y = _TOP + 1
        if not row.open:
            say(canvas, x + 1, y, width - 1, row.why_not, "muted")
            return
        facts = [(fact.head, line) for fact in row.facts for line in wrap(fact.text, width - 12)]
        pools = [f"{pool.name} {pool.open} of {pool.every}" for pool in self.view.pools]
        across = max(1, (width - 1) // _POOL)
        players = self.view.players if canvas.height >= 36 else ()
        extra = (-(-len(pools) // across) + 2 if canvas.height >= 36 else 0) + (len(players) + 2 if players else 0)
        room = max(1, below - y - len(facts) - extra - 2)
        y += canvas.paragraph(x + 1, y, width - 1, room, row.introduction) + 1
        last = ""
        for name, line in facts:
            canvas.put(x + 1, y, name if name != last else "", "muted")
            canvas.put(x + 12, y, line)
            last, y = name, y + 1
        if players:
            canvas.title(x, y + 1, width, "PLAYERS")
            for player in players:
                canvas.put_within(x + 1, y + 2, width - 1, f"{player.name}   {player.words}")
                y += 1
            y += 2
        if extra:
            canvas.title(x, y + 1, width, "UNLOCKED")
            for place, words in enumerate(pools):
                canvas.put(x + 1 + place % across * _POOL, y + 2 + place // across, words)

    # answering

    def do(self, verb: str) -> None:
        """Arrows choose a scenario, Enter plays it, Escape goes back."""
        last = len(self.view.rows) - 1
        step = {"up": -1, "previous": -1, "down": 1, "next": 1, "first": -last, "last": last}.get(verb, 0)
        self._said = ""
        if verb == "take":
            self._take("play")
        elif verb == "back":
            self._take("back")
        else:
            self._go(max(0, min(last, self.at + step)))

    def press(self, key: str, character: str | None) -> None:
        """`i` reads the scenario's sheet, as it looks elsewhere."""
        if key == "i":
            self._take("read")
        else:
            super().press(key, character)

    def act(self, action: Any) -> None:
        """Digits and clicks take an answer; a click chooses a scenario, a second one plays it."""
        if isinstance(action, Chosen):
            if action.row == self.at:
                self._take("play")
            else:
                self._said = ""
                self._go(action.row)
        elif (answer := self._choices.pick(action)) is not None:
            self._take(answer.action)

    def _go(self, row: int) -> None:
        self.at = row
        self._list_answers()

    def _take(self, action: str) -> None:
        row = self.row
        match action:
            case "play" if row.here:
                self._go_on()
            case "play" | "anew":
                self._play()
            case "skip":
                self._ask_to_skip()
            case "read" if not row.open:
                self._said = row.why_not
            case "read":
                self.app.push_screen(ReaderScreen(sheet_of(self.row, self.view), None, "back", "progress sheet"))
            case "records":
                self.app.push_screen(ReaderScreen(records_of(self.view), None, "back", "records"))
            case _:
                self.leave()

    def _go_on(self) -> None:
        if self._over_table:
            self.leave()
        else:
            self.host.resume(self._slot)

    def _play(self) -> None:
        """Lead to the set-up; a game that lies on the table is given up only after a question."""
        running = self.view.running
        if self.row.why_not:
            self._said = self.row.why_not
        elif running is None:
            self.host.show_set_up(self._next(drop=False))
        else:
            self._ask(
                f"Give up {running.name}?",
                f"It lies on the table. {GIVEN_UP}",
                "No, keep it",
                "Yes, give it up",
                lambda: self.host.show_set_up(self._next(drop=True)),
            )

    def _next(self, *, drop: bool) -> NewGame:
        seats = tuple(NewSeat(one.name, one.walker, one.cls) for one in self.view.players)
        return NewGame(self.view.title, self.row.id, seats, "", self._slot, drop)

    def _ask_to_skip(self) -> None:
        first = self.view.rows[0].name
        self._ask(
            f"Skip the {first}?",
            f"The {first} teaches the rules one at a time. Its box is ticked, but what it unlocks stays locked until "
            "somebody plays it. It can be played at any time.",
            f"No, the {first} comes first",
            "Yes, skip it",
            self._skip,
        )

    def _skip(self) -> None:
        try:
            self.view = self.host.games.campaign(self.host.store, self._slot, True)
        except SaveFault as fault:
            self._said = str(fault)
        self._go(self.view.at)

    def _ask(self, question: str, detail: str, no: str, yes: str, do: Callable[[], None]) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                do()

        self.app.push_screen(AskScreen(question, detail, no, yes), answered)


def news_words(news: NewsView) -> list[str]:
    """What the last game changed, in sentences; what it left as it was is not told."""
    lines = [f"Box {news.code} is ticked."] if news.ticked else []
    lines += [f"Unlocked: {listed(news.unlocked)}."] if news.unlocked else []
    lines += [f"Locked again: {listed(news.locked)}."] if news.locked else []
    return lines or ["It changed nothing in the campaign."]


def sheet_of(row: ScenarioRow, view: CampaignView) -> Document:
    """What may be known of a scenario before it is played, with the news of the last game below."""
    facts = tuple(RuleLine(fact.head.upper(), fact.text) for fact in row.facts)
    blocks = [Block("", row.introduction), Block("THE SHEET", rules=facts)]
    if view.news is not None:
        blocks.append(Block("THE LAST GAME", "\n".join(news_words(view.news))))
    return Document(row.name, "what is known of it", tuple(blocks))


def records_of(view: CampaignView) -> Document:
    """The games of the campaign in numbers, scenario by scenario."""
    lines = tuple(
        RuleLine(
            row.name,
            f"played {row.games}, won {row.won}, lost {row.games - row.won}; {row.turns} turns, {row.resets} Resets, "
            f"{row.defeated} Enemies defeated",
        )
        for row in view.rows
        if row.games
    )
    games = f"{plural(view.games, 'game')}, {view.won} won, {view.games - view.won} lost."
    dial = "" if view.dial == NORMAL else f"{view.dial.capitalize()} dial. "
    return Document(
        "Records",
        view.title,
        (Block("", f"{dial}{games} {view.ticked} of {view.every_box} boxes."), Block("BY SCENARIO", rules=lines)),
    )
