"""The decision bar: who is asked what, on which page, and the answers with their digits. It never scrolls."""

from __future__ import annotations

from core.ascend.view import AnswerView
from tui.gestures import Row, Scene
from tui.paint import Canvas, Ground, Role, wrap
from tui.uiview import NO_SLOT, Spot
from tui.widgets.panel import Panel

_AROUND = 7
"""Cells of a line beside its label: the sign, the digit, air, and the sign for a door."""


class DecisionBar(Panel):
    """Title, question, answers, and a last row with a hint or a why-not sentence."""

    def part(self, scene: Scene) -> object:
        """The question, its lines, and what is armed or refused."""
        ui, view = scene.ui, scene.view
        asked = (view.choice.prompt, view.choice.step, view.choice.page) if view.choice else view.others
        return asked, view.where.seat, scene.rows, ui.armed, ui.why, ui.panel == "bar", ui.row, hint(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the bar."""
        top = self._question(canvas, scene)
        last = canvas.height - 1
        role: Role = "harm" if scene.ui.why else "muted"
        sentence = scene.ui.why or hint(scene)
        lines = wrap(sentence, canvas.width - 2) if sentence else []
        foot = lines[: max(1, canvas.height - top - 1)] if scene.ui.why else lines[:1]
        self._answers(canvas, scene, top, last + 1 - max(1, len(foot)))
        for row, line in enumerate(foot):
            canvas.put(1, last + 1 - len(foot) + row, line, role)

    def _question(self, canvas: Canvas, scene: Scene) -> int:
        view, choice = scene.view, scene.choice
        name = view.seats[view.where.seat].name.upper()
        focused = scene.ui.panel == "bar"
        if choice is None:
            canvas.title(0, 0, canvas.width, f"{name} WAITS", view.where.step, focused=focused)
            names = " and ".join(view.seats[seat].name for seat in view.others)
            words = f"{names} decides; s shows another seat." if names else "Nobody is asked."
            return 1 + canvas.paragraph(1, 1, canvas.width - 2, 1, words)
        page = f"{choice.step}, rulebook p.{choice.page}" if choice.page else choice.step
        canvas.title(0, 0, canvas.width, f"{name} DECIDES", page, focused=focused)
        canvas.zone(0, 0, canvas.width, 1, Spot("page", choice.page))
        return 1 + canvas.paragraph(1, 1, canvas.width - 2, max(1, canvas.height - 4), choice.prompt)

    def _answers(self, canvas: Canvas, scene: Scene, top: int, end: int) -> None:
        for number, x, y, width in layout(scene.rows, canvas.width, top, end):
            if number < 0:
                left = len(scene.rows) + number + 1
                after = canvas.put(x + 2, y, "o", "key", bold=True)
                canvas.put(after + 2, y, f"{left} more answers", "text")
                canvas.zone(x, y, width, 1, Spot("key", "o"))
            else:
                _row(canvas, scene, number, x, y, width)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line under the cursor."""
        top = 1 + len(wrap(scene.choice.prompt, self.size.width - 2)) if scene.choice else 2
        for number, x, y, _ in layout(scene.rows, self.size.width, top, self.size.height - 1):
            if number == scene.ui.row:
                return x + 2, y
        return None


def layout(rows: tuple[Row, ...], width: int, top: int, end: int) -> list[tuple[int, int, int, int]]:
    """Where the lines stand: (number, x, y, width) each; number -1 - shown stands for all that do not fit.

    One column when it holds all, else two, and three where the lines are short. At most ten lines have digits.
    """
    height = max(1, end - top)
    lengths = [len(row.label) + _AROUND for row in rows]
    columns = 1
    while columns < 3 and len(rows) > height * columns and (columns == 1 or max(lengths) <= width // (columns + 1)):
        columns += 1
    room = min(height * columns, 10)
    shown = len(rows) if len(rows) <= room else min(height * columns, 11) - 1
    starts = _starts(lengths[:shown], width, height, columns)
    placed = []
    for number in range(min(len(rows), shown + 1)):
        column = number // height
        x, after = starts[column], starts[column + 1]
        placed.append((number if number < shown else -1 - shown, x, top + number % height, after - x))
    return placed


def _starts(lengths: list[int], width: int, height: int, columns: int) -> list[int]:
    """The first cell of each column, and the one after the last: as wide as their lines, or equal where that fails."""
    widest = [max(lengths[n * height : (n + 1) * height], default=_AROUND + 16) for n in range(columns)]
    spare = (width - sum(widest)) // columns
    if spare < 0:
        return [width * n // columns for n in range(columns + 1)]
    return [sum(widest[:n]) + spare * n for n in range(columns)] + [width]


def _row(canvas: Canvas, scene: Scene, number: int, x: int, y: int, width: int) -> None:
    row, ui = scene.rows[number], scene.ui
    armed = bool(row.key) and row.key == ui.armed
    under = ui.panel == "bar" and ui.row == number
    if armed or under:
        canvas.put(x, y, canvas.glyphs.chosen, "key", bold=True)
    on: Ground = "raised" if armed or under else "ground"
    after = canvas.put(x + 2, y, str((number + 1) % 10), "key", on, bold=True)
    tail = f" {canvas.glyphs.more}" if row.opens and len(row.opens) > 1 else ""
    role: Role = "legal" if row.key else "text"
    canvas.put_within(after + 1, y, x + width - after - 2, row.label + tail, role, on, bold=armed)
    canvas.zone(x, y, width - 1, 1, Spot("row", number))


def _armed(scene: Scene, answer: AnswerView) -> str:
    """What is armed, unless its line says so already; of a move also the way."""
    way = answer.key.partition(":")[2].split(">") if answer.tile else []
    there = any(row.key == answer.key for row in scene.rows)
    words = f"The way: {', '.join(way)}." if len(way) > 1 else "" if there else f"{answer.label.rstrip('.')}."
    return f"{words} Enter goes, Escape leaves it.".lstrip()


def hint(scene: Scene) -> str:
    """The last row when nothing was refused: what the next key does."""
    ui, index = scene.ui, scene.index
    if ui.note or scene.choice is None:
        return ui.note
    if ui.seating:
        return "Whose table is shown? Those who decide may answer in any order."
    if scene.shown:
        return _armed(scene, scene.shown)
    if ui.held != NO_SLOT or ui.narrowed:
        return ""
    total = len(index.answers)
    if index.moves:
        return f"Or move a token: Enter takes it, an arrow moves it. o: all {total}."
    if index.places:
        what = (
            "Choose a marked slot for it." if ui.drawn != NO_SLOT or len(index.places) == 1 else "Take a token first."
        )
        return f"{what} o: all {total}."
    if index.tiles:
        return f"Or choose a marked tile on the map. o: all {total}."
    if index.patterns:
        return f"Or choose a ready pattern: its tokens are lit. o: all {total}."
    if index.slots:
        return f"Or choose a marked slot. o: all {total}."
    return ""
