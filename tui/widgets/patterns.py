"""The pattern list: ready, so many moves away, or out of reach; and the list of all answers in its place."""

from __future__ import annotations

from core.ascend.names import slot_name
from core.ascend.view import AnswerView, PatternLine
from tui.acts import lit_set, ordered, pattern_line
from tui.bar import mark_of
from tui.gestures import Scene, listed
from tui.lines import TWICE, mark_on
from tui.paint import Canvas, Ground, wrap
from tui.uiview import Spot
from tui.widgets.panel import Panel

DETAIL = 5
"""Rows below the list for the chosen pattern, its title with them."""


class PatternList(Panel):
    """The list, and below it what the chosen pattern does and takes."""

    def __init__(self, id: str = "patterns") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """The patterns and the cursor, or all answers and what narrows them."""
        ui = scene.ui
        letters = tuple(pair for pair in ui.letters if pair[1].kind == "pattern")
        if ui.listing:
            return listed(scene.index, ui.typed), ui.typed, ui.listed, ui.armed
        order = tuple(line.source for line in ordered(scene))
        launches = tuple(scene.index.patterns), mark_of(scene, scene.index.patterns.get(ui.pattern, ()))
        return scene.view.patterns, order, launches, ui.pattern, ui.token_set, ui.panel == "patterns", letters

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title, list and detail."""
        if scene.ui.listing:
            draw_answers_title(canvas, scene)
            draw_answers(canvas, scene, 1)
            return
        ready, near = count(scene)
        focused = scene.ui.panel == "patterns"
        room = canvas.width - len("PATTERNS") - 4 - 2 * focused
        tails = (f"{ready} ready, {near} near", f"{ready} now, {near} near", f"{ready} ready")
        tail = next((words for words in tails if len(words) <= room), "")
        canvas.title(0, 0, canvas.width - 1, "PATTERNS", tail, focused=focused)
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "patterns"))
        draw_patterns(canvas, scene, 1)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The chosen line."""
        lines = ordered(scene)
        at = next((n for n, line in enumerate(lines) if line.source == scene.ui.pattern), 0)
        first, _ = in_sight(len(lines), at, max(3, self.size.height - 1 - DETAIL))
        return 0, 1 + bool(first) + at - first


def count(scene: Scene) -> tuple[int, int]:
    """How many patterns are ready, and how many some moves away."""
    lines = scene.view.patterns
    return sum(line.distance == 0 for line in lines), sum(bool(line.distance) for line in lines)


def window(total: int, at: int, height: int) -> int:
    """The first line shown of a list, so that line ``at`` is in sight and the last row can say how many follow."""
    if total <= height:
        return 0
    return max(0, min(at - height + 2, total - height)) if at >= height - 1 else 0


def in_sight(total: int, at: int, height: int) -> tuple[int, int]:
    """Which lines of a list are shown, as first and end: line ``at`` is, and a row is kept at an end that is cut off.

    ``height`` is 3 or more.
    """
    if total <= height:
        return 0, total
    if at < height - 1:
        return 0, height - 1
    if at > total - height:
        return total - height + 1, total
    return at - height + 3, at + 1


def draw_patterns(canvas: Canvas, scene: Scene, top: int) -> None:
    """List and detail from a row on."""
    lines = ordered(scene)
    height = max(3, canvas.height - top - DETAIL)
    at = next((n for n, line in enumerate(lines) if line.source == scene.ui.pattern), 0)
    first, end = in_sight(len(lines), at, height)
    _cut_off(canvas, top, lines[:first], "above")
    letters = {spot.at: name for name, spot in scene.ui.letters if spot.kind == "pattern"}
    for y, line in enumerate(lines[first:end], top + bool(first)):
        _line(canvas, scene, line, y)
        if line.source in letters:
            canvas.put(0, y, str(letters[line.source]), "key", bold=True, reverse=True)
    _cut_off(canvas, top + height - 1, lines[end:], "more")
    _detail(canvas, scene, top + min(len(lines), height))


def _cut_off(canvas: Canvas, y: int, lines: tuple[PatternLine, ...], where: str) -> None:
    """The row that says how many lines are out of sight at one end."""
    if lines:
        ready = sum(line.distance == 0 for line in lines)
        canvas.put(1, y, f"{canvas.glyphs.more} {len(lines)} {where}, {ready} ready", "muted")


def sign_of(canvas: Canvas, scene: Scene, line: PatternLine) -> str:
    """The first sign of a line. While patterns are launched, ready means: among the answers."""
    signs = canvas.glyphs
    if scene.index.patterns:
        if line.source in scene.index.patterns:
            return signs.ready
        if line.distance == 0 or line.launched:
            return signs.done if line.launched else signs.empty
    if line.distance == 0:
        return signs.ready
    return signs.empty if line.distance is None else str(min(9, line.distance))


def _line(canvas: Canvas, scene: Scene, line: PatternLine, y: int) -> None:
    chosen = line.source == scene.ui.pattern
    focused = scene.ui.panel == "patterns"
    sign = sign_of(canvas, scene, line)
    ready = sign == canvas.glyphs.ready
    far = sign == canvas.glyphs.empty
    shape = "/".join(line.shape)
    if chosen:
        canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
    canvas.put(1, y, sign, "legal" if ready else "muted" if far else "text", bold=ready)
    room = canvas.width - 4 - len(shape)
    canvas.put_within(3, y, room, line.name, "strong" if ready else "muted" if far else "text", bold=ready)
    canvas.put_right(canvas.width, y, shape, "muted" if far else "accent")
    canvas.zone(0, y, canvas.width, 1, Spot("pattern", line.source))
    if chosen and focused:
        canvas.restyle(1, y, canvas.width - 1, on="raised")


def _detail(canvas: Canvas, scene: Scene, y: int) -> None:
    line = pattern_line(scene, scene.ui.pattern)
    if line is None or y >= canvas.height:
        return
    far = "out of reach" if len(line.name) + len("out of reach") + 4 <= canvas.width else "far"
    tail = {0: "now", None: far}.get(line.distance, f"{line.distance} moves" if line.distance != 1 else "1 move")
    mark = mark_of(scene, scene.index.patterns.get(line.source, ()))
    tail = "launched" if line.launched else f"{tail}, {mark}" if mark == TWICE else mark or tail
    canvas.title(0, y, canvas.width, line.name, tail)
    y += 1
    y += canvas.paragraph(1, y, canvas.width - 1, canvas.height - y, line.effect)
    for words in _ways(scene, line):
        if y >= canvas.height:
            return
        y += canvas.paragraph(1, y, canvas.width - 1, canvas.height - y, words, "muted")


def _ways(scene: Scene, line: PatternLine) -> tuple[str, ...]:
    lit = lit_set(line, scene.ui.token_set)
    if lit:
        number = f" (set {scene.ui.token_set % len(line.sets) + 1} of {len(line.sets)})" if len(line.sets) > 1 else ""
        return (f"uses {' '.join(slot_name(slot) for slot in sorted(lit))}{number}",)
    # not by numbers: those are digits of answers
    moves = tuple(f"{'then' if number else 'first'} {words}" for number, words in enumerate(line.moves))
    return (*moves, *letters_in(line.shape))


_LETTERS = (("A", "A any token"), ("C", "C your Core's kind"), (".", ". any slot"))
"""Letters of a pattern that are no kind of Data."""


def letters_in(shape: tuple[str, ...]) -> tuple[str, ...]:
    """What the letters of a shape mean that are no kind of Data, as one sentence; nothing where there are none."""
    cells = "".join(shape)
    found = [words for letter, words in _LETTERS if letter in cells]
    return (f"{', '.join(found)}.",) if found else ()


# all answers


def draw_answers_title(canvas: Canvas, scene: Scene) -> None:
    """The title of the list: how many answers it holds now, of how many."""
    answers, total = listed(scene.index, scene.ui.typed), len(scene.index.answers)
    tail = f"{len(answers)} of {total}" if scene.ui.typed else f"all {total}"
    canvas.title(0, 0, canvas.width, "ANSWERS", tail, focused=True)


def draw_answers(canvas: Canvas, scene: Scene, top: int) -> None:
    """Every answer in words, whole, in as many rows as it takes; narrowed by what is typed."""
    ui = scene.ui
    answers = listed(scene.index, ui.typed)
    canvas.put_within(1, top, canvas.width - 1, f"find: {ui.typed}_" if ui.typed else "type to narrow", "muted")
    end = canvas.height - top - 1
    lines = [_words(canvas, answer) for answer in answers]
    first = _first_of([len(words) for words in lines], ui.listed, end)
    y = top + 1
    for place, (answer, words) in enumerate(zip(answers[first:], lines[first:], strict=True), first):
        if y + len(words) > canvas.height and place > first:
            return
        under = place == ui.listed
        on: Ground = "raised" if under else "ground"
        if under or answer.key == ui.armed:
            canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
        for below, line in enumerate(words):
            canvas.put(2 + 2 * (below > 0), y + below, line, "legal", on)
        canvas.put_right(canvas.width, y, mark_on(answer), "muted")
        canvas.zone(0, y, canvas.width, len(words), Spot("listed", place))
        y += len(words)


def _words(canvas: Canvas, answer: AnswerView) -> list[str]:
    """An answer in rows; those after the first hang by two cells."""
    return wrap(answer.label, canvas.width - 4 - (len(TWICE) if answer.armed else 0))


def _first_of(heights: list[int], at: int, room: int) -> int:
    """The first answer shown, so that answer ``at`` stands whole within so many rows."""
    first = min(at, len(heights))
    used = sum(heights[first : first + 1])
    while first and used + heights[first - 1] <= room:
        first -= 1
        used += heights[first]
    return first
