"""Where the lines of the decision bar stand, and what its last row says. Pure: what is drawn is also what answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from attrs import evolve, frozen

from core.ascend.view import AnswerView, NewsLine
from tui.cards import goal_words
from tui.gestures import Row, Scene, digit_of
from tui.lines import MORE, TWICE, Line, fits, layout
from tui.paint import fit, wrap
from tui.uiview import NO_SLOT

AGAIN = "again"
"""What stands there, wherever it lies, once it has been asked for the first time."""
_NEWS = 3
"""Most rows for what has happened."""
WATCHED = "You are watching: what is answered elsewhere shows here. q leaves."
JUST_NOW = "Just now: "
PASSED = "upgrade"
"""The kind of question that is mostly passed: the cursor begins on the answer that leads on."""
WHOLE = "THE ANSWER WHOLE"
"""The title of what is said of a line that is too short for its words."""
ALL = "o: all"
"""How a hint begins to speak of the list of all answers."""


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
    beside: tuple[str, str] | None = None
    """What is said in LOOK's place, as it would take rows from the answers here: a title and words."""


@lru_cache(maxsize=8)
def plan_of(scene: Scene, width: int, height: int) -> Plan:
    """What stands where in a bar of so many cells.

    Answers come first: what is said for a moment (a refusal, a note, a hint) stands below them only where it leaves
    every line as it was, else beside the bar, in LOOK's place. An answer that is armed is said whole in the last rows
    unless its own line says it whole.
    """
    ui = scene.ui
    said = ui.why or ui.note
    if not said:
        return _unsaid(scene, width, height)
    quiet = _unsaid(evolve(scene, ui=evolve(ui, why="", note="")), width, height)
    question = _question(scene, width - 2, max(1, height - 4))
    room = max(1, height - 2 - len(question) - (len(scene.rows) > 1))  # a line, the way out, and the foot
    plan = _with_foot(scene, question, _foot_in(scene, width - 2, room, said=True), width, height)
    if _has_beside(scene) and (_disturbed(scene, quiet, plan) or len(wrap(said, width - 2)) > len(plan.foot)):
        return evolve(quiet, beside=("WHY NOT" if ui.why else "HINT" if ui.hinted else "NOTE", said))
    return plan


def beside(scene: Scene) -> tuple[str, str] | None:
    """What is said beside the bar, as a title and words; None for nothing."""
    width, height = scene.bar
    return plan_of(scene, width, height).beside if width else None


def _has_beside(scene: Scene) -> bool:
    """Whether the screen has a place beside the bar."""
    return scene.stage != "market" and bool(scene.bar[0])


def _unsaid(scene: Scene, width: int, height: int) -> Plan:
    """The bar with nothing in it that is said for a moment only."""
    question = _question(scene, width - 2, max(1, height - 4))
    plan = _with_foot(scene, question, [], width, height)
    free = height - _below(plan)
    if scene.shown is None:
        if under := _cut_under_cursor(scene, plan):
            lines = wrap(under, width - 2)
            if len(lines) <= free:
                return _with_foot(scene, question, lines, width, height)
            if _has_beside(scene):  # not at once, as nobody has asked for it and the log says what has happened
                return evolve(plan, beside=(WHOLE, under)) if scene.ui.looked else plan
            room = max(1, height - 2 - len(question) - (len(scene.rows) > 1))
            return _with_foot(scene, question, fit(under, width - 2, room, MORE), width, height)
        tips = (wrap(words, width - 2) if words else [] for words in _tips(scene))
        return _with_foot(scene, question, next((rows for rows in tips if len(rows) <= free), []), width, height)
    foot = _foot(scene, width - 2, said=_says(scene, plan, scene.shown))
    if len(foot) <= free:
        return _with_foot(scene, question, foot, width, height)
    if len(foot) <= len(question):  # the question has been answered: how to go on may have its rows
        return evolve(plan, question=tuple(foot + [""] * (len(question) - len(foot))))
    room = max(1, height - 2 - len(question) - (len(scene.rows) > 1))
    return _with_foot(scene, question, _foot_in(scene, width - 2, room, said=False), width, height)


def _tips(scene: Scene) -> tuple[str, str]:
    """What can be done beside the bar, and the same without the way to all answers, which the key row has too."""
    words = hint(scene)
    return words, words.partition(f" {ALL}")[0]


def _below(plan: Plan) -> int:
    """The first row under the lines."""
    lines = (*plan.lines, *([plan.more] if plan.more else []))
    return max((line.y + line.rows for line in lines), default=1 + len(plan.question))


def _disturbed(scene: Scene, before: Plan, now: Plan) -> bool:
    """Whether a line has gone, or says less than before."""
    left = {line.number: line for line in now.lines}
    return any(
        line.number not in left
        or (fits(scene.rows[line.number], line) and not fits(scene.rows[line.number], left[line.number]))
        for line in before.lines
    )


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
    lines, more, hidden = _laid(scene, width, top, height, len(foot))
    below = max((line.y + line.rows for line in (*lines, *([more] if more else []))), default=top)
    news, whole = told(scene.ui.news, width - 2, min(_NEWS, height - len(foot) - below))
    if not whole and not (scene.ui.why or scene.ui.note or scene.shown or scene.ui.looked):
        # the first thing to be read is what has happened: what else can be done comes with the first key
        foot = []
        news, _ = told(scene.ui.news, width - 2, min(_NEWS, height - below))
    goal = _goal(scene, width - 2, height - len(foot) - len(news) - below)
    return Plan(tuple(question), lines, more, hidden, tuple(foot), tuple(news), tuple(goal))


def _laid(scene: Scene, width: int, top: int, height: int, foot: int) -> tuple[tuple[Line, ...], Line | None, int]:
    """The lines above the foot. One row is kept for it, or for news, unless more answers can be read in that too."""
    keep = _to_keep(scene)
    kept = layout(scene.rows, width, top, height - max(1, foot), keep)
    if foot or scene.ui.news:
        return kept
    full = layout(scene.rows, width, top, height, keep)
    return full if _unread(scene.rows, full) < _unread(scene.rows, kept) else kept


def _unread(rows: tuple[Row, ...], laid: tuple[tuple[Line, ...], Line | None, int]) -> tuple[int, int]:
    """How many rows are out of sight, and how many are cut."""
    lines, _, hidden = laid
    return hidden, sum(not fits(rows[line.number], line) for line in lines)


def _to_keep(scene: Scene) -> int:
    """The row that must stay in sight: the one that is armed, else the one under the bar's cursor; -1 for none."""
    ui = scene.ui
    armed = next((n for n, row in enumerate(scene.rows) if row.key and row.key == ui.armed), -1)
    return armed if armed >= 0 else ui.row if ui.panel == "bar" and ui.row < len(scene.rows) else -1


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
    elsewhere = (number for number, row in enumerate(scene.rows) if row.elsewhere or row.beside)
    digits = {digit_of(scene.rows, number): number for number in (*lines_of(scene), *elsewhere)}
    return {digit: number for digit, number in digits.items() if digit}


def cursor(scene: Scene) -> int:
    """The row under the cursor of the bar: always one that is in sight."""
    shown = lines_of(scene)
    return scene.ui.row if scene.ui.row in shown or not shown else shown[0]


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
    if answer.gives_up:
        why = f"What is ready stays unlaunched: {again} does it"
        return f"{why}, Escape leaves it.", f"{why}.", "Enter does it, Escape leaves it."
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
        keys = "Enter or 0 goes" if _on_the_way_out(scene) else "0 goes"
        return f"{keys} on. How often you are asked: q, standing answers."
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


def _on_the_way_out(scene: Scene) -> bool:
    """Whether Enter gives the answer that leads on: the keys go to the bar, and the cursor is on it."""
    return scene.ui.panel == "bar" and scene.rows[scene.ui.row : scene.ui.row + 1] == scene.rows[-1:]


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
