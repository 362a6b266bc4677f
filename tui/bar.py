"""Where the lines of the decision bar stand, and what its last row says. Pure: what is drawn is also what answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from attrs import frozen

from core.ascend.view import AnswerView, NewsLine
from tui.cards import goal_words
from tui.gestures import Row, Scene, digit_of
from tui.paint import cut, fit, shorten, wrap
from tui.uiview import NO_SLOT

TWICE = "final"
"""What stands at the end of a line whose answer is asked for twice."""
AGAIN = "again"
"""What stands there, wherever it lies, once it has been asked for the first time."""
AROUND = 7
"""Cells of a line beside its label: the sign, the digit, air, and the sign for a door."""
_BEFORE_AND_AFTER = 5
"""Cells of a line that its label cannot have: those before it, and the last one."""
_DIGITS = 10
"""Most lines with a digit."""
MORE = "…"
_DOOR = " ›"
"""What stands behind the words of a line that opens others."""
_NEWS = 3
"""Most rows for what has happened."""
WATCHED = "You are watching: what is answered elsewhere shows here. q leaves."
JUST_NOW = "Just now: "
PASSED = "upgrade"
"""The kind of question that is mostly passed: the cursor begins on the answer that leads on."""
ALL = "o: all"
"""How a hint begins to speak of the list of all answers."""


@frozen
class Line:
    """A line of the bar: the number of its row, or of the first that did not fit, and its cells."""

    number: int
    x: int
    y: int
    width: int
    rows: int = 1
    """Rows that its words may take."""


@frozen
class Plan:
    """The whole bar below its title."""

    question: tuple[str, ...]
    lines: tuple[Line, ...]
    more: Line | None
    """Where the line for all answers that did not fit stands."""
    hidden: int
    """How many those are."""
    foot: tuple[str, ...]
    """The last rows."""
    news: tuple[str, ...] = ()
    """What has happened since the last answer, above them in rows that are free otherwise."""
    goal: tuple[str, ...] = ()
    """What the card asks for, whole, above that, where no other panel has the card and there are rows left."""


def plan_of(scene: Scene, width: int, height: int) -> Plan:
    """What stands where in a bar of so many cells.

    An answer that is armed is said whole in the last rows unless its own line says it whole.
    """
    question = _question(scene, width - 2, max(1, height - 4))
    room = max(1, height - 2 - len(question) - (len(scene.rows) > 1))  # a line, the way out, and the foot
    plan = _with_foot(scene, question, _foot_in(scene, width - 2, room, said=True), width, height)
    if scene.ui.why or scene.ui.note:
        return plan
    if scene.shown is None:
        cut = _cut_under_cursor(scene, plan)
        return _with_foot(scene, question, fit(cut, width - 2, room, MORE), width, height) if cut else plan
    if _says(scene, plan, scene.shown):
        return plan
    return _with_foot(scene, question, _foot_in(scene, width - 2, room, said=False), width, height)


def _foot_in(scene: Scene, width: int, room: int, *, said: bool) -> list[str]:
    """The last rows, in so many; what does not fit ends in a mark."""
    return fit(" ".join(_foot(scene, width, said=said)), width, room, MORE)


def _cut_under_cursor(scene: Scene, plan: Plan) -> str:
    """The words of the line under the cursor, when the bar has the keys and the line is too short for them."""
    if scene.ui.panel != "bar" or not plan.lines:
        return ""
    under = next((line for line in plan.lines if line.number == scene.ui.row), plan.lines[0])
    row = scene.rows[under.number]
    return "" if fits(row, under) else row.label


def _with_foot(scene: Scene, question: list[str], foot: list[str], width: int, height: int) -> Plan:
    top = 1 + len(question)
    lines, more, hidden = layout(scene.rows, width, top, height - max(1, len(foot)))
    below = max((line.y + line.rows for line in (*lines, *([more] if more else []))), default=top)
    news, whole = told(scene.ui.news, width - 2, min(_NEWS, height - len(foot) - below))
    if not whole and not (scene.ui.why or scene.ui.note or scene.shown or scene.ui.looked):
        # the first thing to be read is what has happened: what else can be done comes with the first key
        foot = []
        news, _ = told(scene.ui.news, width - 2, min(_NEWS, height - below))
    goal = _goal(scene, width - 2, height - len(foot) - len(news) - below)
    return Plan(tuple(question), lines, more, hidden, tuple(foot), tuple(news), tuple(goal))


def _goal(scene: Scene, width: int, rows: int) -> list[str]:
    """What the card asks for, with how far it is, else without; nothing where that needs more rows."""
    if not scene.small or scene.stage != "table" or card_in_sight(scene):
        return []
    return next((lines for words in goal_words(scene.view) if len(lines := wrap(words, width)) <= rows), [])


def card_in_sight(scene: Scene) -> bool:
    """Whether the small layout shows the Scenario card itself."""
    return scene.ui.tab == "card" and not (scene.ui.listing or scene.ui.looking)


def told(news: Sequence[NewsLine], width: int, rows: int) -> tuple[list[str], bool]:
    """What has happened in so many rows, and whether that is all: the weightiest sentences, in their order."""
    if not news or rows < 1:
        return [], not news
    kept: list[int] = []
    for place in sorted(range(len(news)), key=lambda place: -news[place].weight):
        if len(wrap(_as_told(news, [*kept, place]), width)) <= rows:
            kept.append(place)
    if not kept:
        first = max(range(len(news)), key=lambda place: news[place].weight)
        return fit(_as_told(news, [first]), width, rows, MORE), False
    return wrap(_as_told(news, kept), width), len(kept) == len(news)


def _as_told(news: Sequence[NewsLine], places: Iterable[int]) -> str:
    """Some of the sentences in their order, with a sign where others are left out."""
    words, last = [], -1
    for place in sorted(places):
        words += [news[place].text] if place == last + 1 else [MORE, news[place].text]
        last = place
    words += [MORE] if last < len(news) - 1 else []
    return f"{JUST_NOW}{' '.join(words)}"


def _question(scene: Scene, width: int, most: int) -> list[str]:
    if scene.choice is not None:
        return fit(scene.choice.prompt, width, most, MORE)
    names = " and ".join(scene.view.seats[seat].name for seat in scene.view.others)
    return wrap(f"{names} decides; s shows another seat." if names else "Nobody is asked.", width)[:1]


def label_of(row: Row) -> str:
    """The words of a line."""
    return row.label + (_DOOR if len(row.opens) > 1 else "")


def fits(row: Row, line: Line) -> bool:
    """Whether the words of a line need no cutting."""
    return len(wrap(label_of(row), room_of(row, line.width))) <= line.rows


def room_of(row: Row, width: int) -> int:
    """The cells that the words of a line so wide can have."""
    return width - _BEFORE_AND_AFTER - (len(TWICE) + 2 if row.twice else 0)


def words_of(rows: Sequence[Row], line: Line) -> list[str]:
    """The words of a line in its rows, cut where they are too many."""
    row = rows[line.number]
    if line.rows == 1:
        return [_cuts(rows, line.width)[line.number]]
    return fit(label_of(row), room_of(row, line.width), line.rows, MORE)


def _cuts(rows: Sequence[Row], width: int) -> list[str]:
    """The words of all rows in lines so wide: cut after a whole word, unless two would be alike then."""
    whole = [_cut(label_of(row), room_of(row, width)) for row in rows]
    return [
        shorten(label_of(row), room_of(row, width), MORE) if whole.count(words) > 1 else words
        for row, words in zip(rows, whole, strict=True)
    ]


@lru_cache(maxsize=1024)
def _cut(words: str, room: int) -> str:
    """Words in one row: cut before a sum of which only a part would fit, where most of the row says more than it."""
    short = cut(words, room, MORE)
    before = short.rpartition(": ")[0]
    return f"{before}{MORE}" if short != words and 2 * len(before) > room else short


def _says(scene: Scene, plan: Plan, answer: AnswerView) -> bool:
    """Whether a line in sight says the whole of an answer."""
    lines = ((scene.rows[line.number], line) for line in plan.lines)
    return any(row.key == answer.key and row.label == answer.label and fits(row, line) for row, line in lines)


def mark_of(scene: Scene, answers: Iterable[AnswerView]) -> str:
    """What stands beside the thing these answers are about: that one of them is armed, or that they ask twice."""
    keys = [answer.key for answer in answers if answer.armed]
    return AGAIN if scene.ui.armed in keys else TWICE if keys else ""


# which lines


def lines_of(scene: Scene) -> tuple[int, ...]:
    """The numbers of the rows that stand in the bar now, those behind `o` left out."""
    width, height = scene.bar
    if not width:
        return tuple(range(len(scene.rows)))
    return tuple(line.number for line in plan_of(scene, width, height).lines)


def answering(scene: Scene) -> dict[str, int]:
    """The digits that answer, each with the number of its row: those in sight, in the bar or where they lie."""
    elsewhere = (number for number, row in enumerate(scene.rows) if row.elsewhere)
    digits = {digit_of(scene.rows, number): number for number in (*lines_of(scene), *elsewhere)}
    return {digit: number for digit, number in digits.items() if digit}


def cursor(scene: Scene) -> int:
    """The row under the cursor of the bar: always one that is in sight."""
    shown = lines_of(scene)
    return scene.ui.row if scene.ui.row in shown or not shown else shown[0]


def layout(rows: tuple[Row, ...], width: int, top: int, end: int) -> tuple[tuple[Line, ...], Line | None, int]:
    """Where rows stand between two rows of cells: their lines, the line for all that do not fit, how many those are.

    One column when it holds all, else two, and three where the lines are short. Rows that lie elsewhere too are the
    first to give way; those that could not be told from others for being cut are not shown. At most ten have digits.
    The row that leads on or back is always in sight, and the last.
    """
    height = max(1, end - top)
    if (tall := _whole(rows, width, height)) is not None:
        return _stacked(range(len(rows)), tall, width, top), None, 0
    columns, kept = _columns(rows, range(len(rows)), width, height)
    if len(kept) < len(rows) and any(row.elsewhere for row in rows):
        numbers = [number for number, row in enumerate(rows) if not row.elsewhere]
        columns, kept = _columns(rows, numbers, width, height)
    hidden = [n for n, row in enumerate(rows) if not (row.elsewhere or n in kept)]
    if columns == 1 and not hidden:
        return _stacked(kept, _spread(rows, kept, width, height), width, top), None, 0
    order = sorted((*kept, *hidden[:1]), key=lambda n: (rows[n].last, n in hidden[:1]))
    lengths = [AROUND + 16 if number in hidden else _length(rows[number]) for number in order]
    starts = _starts(lengths, width, height, columns)
    places = [
        Line(number, starts[place // height], top + place % height, _wide(starts, place // height))
        for place, number in enumerate(order)
    ]
    more = next((line for line in places if line.number in hidden), None)
    return tuple(line for line in places if line is not more), more, len(hidden)


def _length(row: Row) -> int:
    """The cells of a line that holds all its words."""
    return len(row.label) + AROUND + (len(TWICE) + 2 if row.twice else 0)


def _heights(rows: tuple[Row, ...], numbers: Iterable[int], width: int) -> list[int]:
    """The rows that the words of lines as wide as the bar take."""
    return [len(wrap(label_of(rows[number]), room_of(rows[number], width))) for number in numbers]


def _whole(rows: tuple[Row, ...], width: int, height: int) -> list[int] | None:
    """The rows each line takes where one column says all of them whole and lines side by side would not."""
    tall = _heights(rows, range(len(rows)), width)
    beside = 2 * height >= len(rows) and max(map(_length, rows), default=0) <= width // 2
    return tall if 0 < len(rows) <= _DIGITS and sum(tall) <= height and not beside else None


def _spread(rows: tuple[Row, ...], kept: list[int], width: int, height: int) -> list[int]:
    """The rows of lines in one column: one each, and what is left to those that are too long, from the top."""
    spare, tall = height - len(kept), []
    for wanted in _heights(rows, kept, width):
        more = min(spare, wanted - 1)
        tall.append(1 + more)
        spare -= more
    return tall


def _stacked(numbers: Sequence[int], tall: list[int], width: int, top: int) -> tuple[Line, ...]:
    """Lines one below the other."""
    return tuple(Line(number, 0, top + sum(tall[:n]), width, tall[n]) for n, number in enumerate(numbers))


def _wide(starts: list[int], column: int) -> int:
    return starts[column + 1] - starts[column]


def _columns(rows: tuple[Row, ...], numbers: Sequence[int], width: int, height: int) -> tuple[int, list[int]]:
    """The columns that show most of these rows, the fewer the better, and the rows they show."""
    best: tuple[int, list[int]] = (1, [])
    longest = max((_length(rows[number]) for number in numbers), default=0)
    for columns in (1, 2, 3):
        if columns == 3 and longest > width // 3:
            break
        shown = _told_apart(rows, numbers, width // columns)
        room = min(height * columns, _DIGITS)
        if len(shown) < len(numbers) or len(shown) > room:
            ends = [number for number in shown if rows[number].last]
            room = min(height * columns, _DIGITS + 1) - 1 - len(ends)
            shown = [number for number in shown if number not in ends][: max(0, room)] + ends
        if len(shown) > len(best[1]):
            best = columns, shown
    return best


def _told_apart(rows: tuple[Row, ...], numbers: Sequence[int], width: int) -> list[int]:
    """The rows whose words, cut to lines so wide, are those of no other."""
    cuts = _cuts(rows, width)
    meant: dict[str, set[str]] = {}
    for number in numbers:
        meant.setdefault(cuts[number], set()).add(label_of(rows[number]))
    return [number for number in numbers if len(meant[cuts[number]]) == 1]


def _starts(lengths: list[int], width: int, height: int, columns: int) -> list[int]:
    """The first cell of each column, and the one after the last: as wide as their lines, the widest cut first."""
    widest = [max(lengths[n * height : (n + 1) * height], default=AROUND + 16) for n in range(columns)]
    while sum(widest) > width:
        widest[widest.index(max(widest))] -= 1
    spare = (width - sum(widest)) // columns
    return [sum(widest[:n]) + spare * n for n in range(columns)] + [width]


# the last row

GOES = "Enter goes, Escape leaves it."


def _foot(scene: Scene, width: int, *, said: bool) -> list[str]:
    """The last rows: a refusal, what is armed, or what can be done. ``said``: a line says whole what is armed."""
    ui = scene.ui
    if ui.why:
        return wrap(ui.why, width)
    if scene.shown and not ui.note:
        return _as_few(_armed(scene.shown, said=said), _tails(scene, scene.shown, said=said), width)
    words = hint(scene)
    return wrap(words, width) if words else []


def _tails(scene: Scene, answer: AnswerView, *, said: bool) -> tuple[str, ...]:
    """How to go on, the fullest first; of what is armed for good also why. ``said``: its line is in sight."""
    if not answer.armed:
        return (GOES,)
    own = (digit_of(scene.rows, n) for n, row in enumerate(scene.rows) if said and row.key == answer.key)
    again = f"Enter or {digit}" if (digit := next(own, "")) else "Enter"
    why = f"This cannot be taken back: {again} does it"
    return f"{why}, Escape leaves it.", f"{why}.", "Enter does it for good, Escape leaves it."


def _as_few(words: str, tails: tuple[str, ...], width: int) -> list[str]:
    """Words in lines; the first tail that costs no line more."""
    lines = wrap(words, width)
    longer = (wrap(f"{words} {tail}".lstrip(), width) for tail in tails)
    return next((found for found in longer if len(found) == len(lines)), lines)


def _armed(answer: AnswerView, *, said: bool) -> str:
    """What is armed, unless its line says so; of a move also the way."""
    way = answer.key.partition(":")[2].split(">") if answer.tile else []
    words = "" if said else f"{answer.label.rstrip('.')}."
    return f"{words} The way: {', '.join(way)}.".lstrip() if len(way) > 1 else words


def hint(scene: Scene) -> str:
    """What can be done beside the answers of the bar, while none is armed."""
    ui, index = scene.ui, scene.index
    if ui.note or scene.choice is None:
        return ui.note or WATCHED * ui.watching
    if ui.watching:
        return WATCHED
    if ui.held != NO_SLOT or ui.narrowed:
        return ""
    words = "c reads a card in whole, a goes back to the table." if scene.stage == "market" else _beside(scene)
    return f"{words} {ALL} {len(index.answers)}." if words else ""


def _beside(scene: Scene) -> str:
    """What can be chosen beside the bar, the first that there is; empty for nothing."""
    index = scene.index
    if scene.choice is not None and scene.choice.kind == PASSED:
        return "Enter or 0 goes on. How often you are asked: q, standing answers."
    one = scene.ui.drawn != NO_SLOT or len(index.places) == 1
    ways = (
        (any(row.elsewhere for row in scene.rows), _about_dice(scene)),
        (bool(index.moves), "Or move a token: Enter takes it, an arrow moves it."),
        (bool(index.places), "Choose a marked slot for it." if one else "Take a token first."),
        (bool(index.enemies), "Or choose a marked Enemy."),
        (bool(index.tiles), "Or choose a marked tile on the map."),
        (bool(index.patterns), "Or choose a ready pattern, in the list or by a lit token of it."),
        (bool(index.slots), "Or choose a marked slot."),
    )
    return next((words for there, words in ways if there), "")


def _about_dice(scene: Scene) -> str:
    """Which digits mark dice; once some are marked, which digit rolls or turns them."""
    by_key, rows = scene.index.by_key, scene.rows
    made = next((n for n, row in enumerate(rows) if row.key in by_key and by_key[row.key].dice), None)
    if scene.ui.dice and made is not None:
        return f"{digit_of(rows, made)} does it with the dice that are marked."
    rolled = scene.view.combat.dice if scene.view.combat else ()
    faces = {rolled[die].face for answer in scene.index.dice for die in answer.dice if die < len(rolled)}
    free = [n + 1 for n, die in enumerate(rolled) if die.face in faces and not die.used]
    row = len(free) > 2 and free[-1] - free[0] == len(free) - 1
    digits = f"{free[0]}-{free[-1]}" if row else ", ".join(map(str, free))
    return f"Choose dice with {digits}, or with Enter on them; then a line that does it comes." if free else ""
