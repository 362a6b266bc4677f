"""The reader: a story card, a scenario sheet or any card as text, scrolled where it does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from attrs import frozen

from core.ascend.view import Card, RuleLine, ScenarioView, TableView, TaleLine
from tui.cards import PATTERNS, text_of
from tui.paint import Canvas, Role, wrap
from tui.screens.layout import column
from tui.screens.page import Page, Press, key_row
from tui.story import ENDINGS, kind_words, latest
from tui.tokens import heap_words
from tui.widgets.banner import draw_crumbs, draw_tail, tail_of

INDENT = 9
"""Cells that a card's short headings stand in, as on the table (``YOU MAY``)."""
_MOST_INDENT = 13
"""Most cells for the headings of a block, where all of its headings fit in them (``DIFFICULTY``)."""


@frozen
class Block:
    """A part of a document: a heading, and paragraphs under it; or rules, each with its own heading at the left."""

    head: str
    text: str = ""
    rules: tuple[RuleLine, ...] = ()


@frozen
class Document:
    """What the reader shows."""

    title: str
    tail: str
    """What it is, at the right of the title: ``E07, story side``."""
    blocks: tuple[Block, ...]
    last: str = ""
    """What comes after it."""


@frozen
class Row:
    """One row of a document, with the heading that stands at its left."""

    text: str
    head: str = ""
    role: Role = "text"
    indent: int = INDENT
    """Cells of the headings in its block."""


def rows_of(document: Document, width: int) -> tuple[Row, ...]:
    """The document in rows of at most ``width`` cells."""
    rows: list[Row] = []
    for block in document.blocks:
        if rows:
            rows.append(Row(""))
        if block.head:
            rows.append(Row(block.head, role="accent"))
        if block.text:
            rows += [Row(line) for line in wrap(block.text, width)]
        for rule in block.rules:
            rows += _rule_rows(rule, width, _indent(block))
    return tuple(rows)


def _indent(block: Block) -> int:
    """The cells for the headings of a block: all stand in them, or those that are too long have a row of their own."""
    longest = max((len(rule.head) for rule in block.rules), default=0) + 2
    return longest if INDENT < longest <= _MOST_INDENT else INDENT


def _rule_rows(rule: RuleLine, width: int, indent: int) -> list[Row]:
    if not rule.head:
        return [Row(line) for line in wrap(rule.text, width)]
    if len(rule.head) >= indent:
        return [Row(rule.head, role="strong"), *(Row(line) for line in wrap(rule.text, width))]
    lines = wrap(rule.text, width - indent)
    return [Row(line, " " if n else rule.head, indent=indent) for n, line in enumerate(lines)]


def story_of(view: TableView, came: tuple[TaleLine, ...] = ()) -> Document:
    """The cards that have come (else the active one): each story, what the active one does at once and what of that is
    done (with its sums), what special cards say, and what there is to do now, with its price."""
    card = view.scenario
    came = came or latest(card.tale)
    first = next((line for line in came if line.code == card.code), came[0])
    drawn = first.code == card.code
    blocks = [Block("JUST BEFORE", "\n".join(card.before))] if drawn and card.before else []
    for line in came:
        if line.code == card.code:
            blocks += _drawn(view, line.kind)
        else:
            head = "" if line is first else f"{line.code}, {line.name.upper()}"
            blocks += [Block(head, line.story)] if head or line.story else []
            blocks += [Block("", rules=line.lines)] if line.lines else []
    if drawn and (to_do := tuple(_to_do(card))):
        blocks.append(Block("WHAT TO DO", rules=to_do))
    next_up = f"Next: {view.choice.prompt}" if view.choice else ""
    return Document(first.name, kind_words(first), tuple(blocks), next_up)


def _drawn(view: TableView, kind: str) -> list[Block]:
    """The active card as it was drawn; what an ending does is told by the end screen.

    Once all that it does at once is done, the sums of that stand in the place of the rule.
    """
    card = view.scenario
    blocks = [Block("", card.story)] if card.story else []
    if kind in ENDINGS:
        return blocks
    if card.at_once and not (card.done and _steps_since(view)):
        blocks.append(Block("AT ONCE", rules=card.at_once))
        blocks += [Block("DONE SO FAR", "\n".join(card.done))] if card.done else []
    elif card.done:
        blocks.append(Block("AT ONCE", "\n".join(card.done)))
    return blocks


def _to_do(card: ScenarioView) -> Iterator[RuleLine]:
    """The goals, and the activities of the card itself; special cards beside it have their own lines."""
    yield from (RuleLine("", line.text) for line in card.lines if line.head == "GOAL")
    yield from (line for line in card.lines if line.head == "YOU MAY")


def card_of(view: TableView) -> Document:
    """The whole active card, gameplay side first; special cards, the boss, the sheet, the story so far."""
    card = view.scenario
    now = heap_words(card.heaps)
    blocks = [Block("", rules=((*((RuleLine("NOW", now),) if now else ()), *card.lines)))]
    blocks += [Block("KNOWN", "\n".join(f"{fact}." for fact in card.known))] if card.known else []
    blocks += [Block(f"{one.code}, {one.name.upper()}", rules=one.lines) for one in card.specials]
    if (boss := view.enemies.boss) is not None:
        blocks += [Block(f"BOSS: {boss.name.upper()}", text_of(boss).facts), *_blocks(text_of(boss).lines)]
    if card.at_once:
        blocks.append(Block("AT ONCE, WHEN IT CAME", rules=card.at_once))
    if card.story:
        blocks.append(Block("STORY", card.story))
    if card.sheet:
        blocks.append(Block("SCENARIO SHEET", rules=card.sheet))
    if card.introduction:
        blocks.append(Block("HOW IT BEGAN", card.introduction))
    return Document(card.name, f"{card.code}, whole card", (*blocks, *_tale(card, card.code)))


def _tale(card: ScenarioView, but: str) -> list[Block]:
    """The story so far, without the card that is told already."""
    told = [line for line in card.tale if line.code != but and line.story]
    heading = [Block("THE STORY SO FAR")] if told else []
    return [*heading, *(Block(f"{line.code}, {line.name.upper()}", line.story) for line in told)]


def document_of(card: Card) -> Document:
    """A Body, an Augment, a Learning Protocol or an Enemy in whole."""
    text = text_of(card)
    return Document(text.title, text.kind, (Block("", text.facts), *_blocks(text.lines)))


def _blocks(lines: Iterable[RuleLine]) -> Iterator[Block]:
    """Lines with headings, and those without, apart. The rows of a pattern stand below each other."""
    for headed, group in groupby(lines, key=lambda line: bool(line.head)):
        rules = []
        for line in group:
            rows = line.text.split("  ") if line.head in PATTERNS else [line.text]
            head = line.head.upper() if len(line.head) > 3 else line.head
            rules += [RuleLine(head if place == 0 else " ", row) for place, row in enumerate(rows)]
        yield Block("", rules=tuple(rules if headed else (RuleLine("", rule.text) for rule in rules)))


def ending_of(view: TableView) -> Document:
    """The card that ended the scenario, and the story up to it."""
    end = view.end
    assert end is not None, "the scenario has ended"
    return Document(end.name, f"{end.code}, the end", (Block("", end.story), *_tale(view.scenario, end.code)))


_ASKING_NOTHING = ("Quest, First Player token.", "Planning, Refill Launcher.")
"""How the log's headings of the steps end that may follow a card before anybody is asked."""


def story_is_new(view: TableView) -> bool:
    """Whether, as far as the log tells, nobody has been asked anything since the active card was drawn.

    Then its story may not have been read: the program may have ended while it was shown.
    """
    headings = _steps_since(view)
    # not every answer leaves a line: that of somebody who programs nothing shows in the phase alone
    early = view.where.phase in ("Planning", "Quest")
    return headings is not None and early and all(line.endswith(_ASKING_NOTHING) for line in headings)


def _steps_since(view: TableView) -> list[str] | None:
    """The log's headings since the active card was drawn; None where the log does not tell of that."""
    log, drawn = view.log, f"A card is drawn: {view.scenario.code},"
    at = next((n for n in range(len(log) - 1, -1, -1) if log[n].startswith(drawn)), None)
    return None if at is None else [line for line in log[at:] if line.startswith("Turn ")]


def where_row(canvas: Canvas, view: TableView) -> None:
    """Whose turn it is and where play stands, as on the table: the seat asked, or the First Player."""
    where = view.where
    first = next((line.seat for line in view.seats if line.name == where.first), where.seat)
    canvas.fill(0, 0, canvas.width, 1, "raised")
    after = draw_crumbs(canvas, view, view.choice.seat if view.choice else first)
    draw_tail(canvas, tail_of(view)[:-1], after)


def _without_end_of_headings(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rows of which the last is none of a heading, and none that is empty; the first stays in any case."""
    end = len(rows)
    while end > 1 and (rows[end - 1].role != "text" or not rows[end - 1].text):
        end -= 1
    return rows[:end]


class ReaderScreen(Page[None]):
    """A framed text. Enter reads on and ends the reading at its end, Escape ends it; arrows and Space scroll."""

    no_hint = "A text asks nothing: press , for a hint when a question is asked again."

    def __init__(
        self, document: Document, view: TableView | None = None, onward: str = "go on", place: str = "card"
    ) -> None:
        """Where ``view`` stands is said in the first row; ``onward`` says what Enter does."""
        super().__init__()
        self.document = document
        self.place = place
        self._view = view
        self._onward = onward
        self._top = 0
        self._most = 0
        self._page = 1

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The frame with the rows in sight; the last rows say what comes next."""
        if self._view is not None:
            where_row(canvas, self._view)
        x, width = column(canvas)
        height = canvas.height - 2 if canvas.height < 36 else canvas.height - 6
        y = (canvas.height - 1 - height) // 2 + (1 if canvas.height < 36 else 0)
        height = min(height, canvas.height - 1 - y)
        canvas.box(x, y, width, height)
        self._edge(canvas, x, y, width)
        rows = rows_of(self.document, width - 8)
        below = [self.document.last] if self.document.last else []
        room = height - 3 - 2 * len(below)  # what comes next stands apart
        self._most = max(0, len(rows) - room)
        self._top = min(self._top, self._most)
        shown = rows[self._top : self._top + room]
        if self._top < self._most:
            shown = _without_end_of_headings(shown)
        self._page = max(1, len(shown) - 1)
        for index, row in enumerate(shown):
            self._row(canvas, x + 4, y + 1 + index, row)
        left = len(rows) - self._top - len(shown)
        self._foot(canvas, x, y + height - 2, width, below, left)
        leave = (("Escape", self._onward),) if left else ()
        self.keys = (("Enter", self._enter), ("arrows", "scroll"), *leave)
        key_row(canvas, self.keys)
        return x, y

    def _edge(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        tail = f" {self.document.tail} "
        canvas.put_right(x + width - 2, y, tail, "muted")
        canvas.put_within(x + 3, y, width - len(tail) - 8, f" {self.document.title.upper()} ", "strong", bold=True)

    def _row(self, canvas: Canvas, x: int, y: int, row: Row) -> None:
        if row.head:
            canvas.put(x, y, row.head, "accent", bold=True)
            canvas.put(x + row.indent, y, row.text, row.role)
        else:
            canvas.put(x, y, row.text, row.role, bold=row.role != "text")

    @property
    def _enter(self) -> str:
        return "read on" if self._top < self._most else self._onward

    def _foot(self, canvas: Canvas, x: int, y: int, width: int, below: list[str], left: int) -> None:
        for line in below:
            canvas.put_within(x + 4, y - 1, width - 8, line, "strong")
        after = canvas.put(x + 4, y, "Enter", "key", bold=True)
        after = canvas.put(after + 1, y, self._enter, "muted")
        canvas.zone(x + 4, y, after - x - 4, 1, Press("enter"))
        more = f"{left} more row{'s' * (left > 1)}" if left else ("the end of it" if self._most else "")
        if more:
            canvas.put_right(x + width - 3, y, more, "muted")

    def do(self, verb: str) -> None:
        """Scroll, or go on: Enter only once the end is in sight."""
        steps = {"up": -1, "down": 1, "page up": -self._page, "page down": self._page, "take": self._page}
        step = {"first": -self._most, "last": self._most}.get(verb, steps.get(verb, 0))
        if verb == "back" or (verb == "take" and self._top == self._most):
            self.leave()
        else:
            self._top = max(0, min(self._most, self._top + step))

    def press(self, key: str, character: str | None) -> None:
        """Space turns the page and never ends the reading."""
        super().press("pagedown" if key == "space" else key, character)

    def act(self, action: Any) -> None:
        """A click in the text does nothing."""
