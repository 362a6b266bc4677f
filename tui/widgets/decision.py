"""The decision bar: who is asked what, on which page, and the answers with their digits. It never scrolls."""

from __future__ import annotations

from tui.bar import ALL, Plan, card_in_sight, cursor, hint, plan_of
from tui.cards import goal_words
from tui.gestures import Scene, digit_of
from tui.lines import Line, mark_on, words_of
from tui.paint import Canvas, Ground, Role
from tui.uiview import Spot
from tui.widgets.panel import Panel


class DecisionBar(Panel):
    """Title, question, answers, and a last row with a hint or a why-not sentence."""

    def part(self, scene: Scene) -> object:
        """The question, its lines, and what is armed or refused."""
        ui, view = scene.ui, scene.view
        asked = (view.choice.prompt, view.choice.step, view.choice.page) if view.choice else view.others
        begun = ui.armed, scene.shown, ui.why, ui.panel == "bar", ui.row
        goal = scene.small and not card_in_sight(scene) and goal_words(view)
        return asked, view.where.seat, scene.rows, begun, hint(scene), ui.news, ui.looked, ui.watching, goal

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the bar."""
        plan = plan_of(scene, canvas.width, canvas.height)
        _title(canvas, scene)
        for y, words in enumerate(plan.question, 1):
            canvas.put(1, y, words)
        for line in plan.lines:
            _row(canvas, scene, line)
        if plan.more is not None:
            _more(canvas, plan.more, plan.hidden)
        top = canvas.height - len(plan.foot) - len(plan.news)
        for y, words in enumerate(plan.goal, top - len(plan.goal)):
            canvas.put(1, y, words, "muted")
        for y, words in enumerate(plan.news, top):
            canvas.put(1, y, words)
        _foot(canvas, scene, plan)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line under the cursor."""
        under = cursor(scene)
        plan = plan_of(scene, *self.size)
        return next(((line.x + 2, line.y) for line in plan.lines if line.number == under), None)


def _title(canvas: Canvas, scene: Scene) -> None:
    view, choice = scene.view, scene.choice
    name = view.seats[view.where.seat].name.upper()
    focused = scene.ui.panel == "bar"
    if choice is None:
        canvas.title(0, 0, canvas.width, f"{name} WAITS", view.where.step, focused=focused)
        return
    page = f"{choice.step}, rulebook p.{choice.page}" if choice.page else choice.step
    canvas.title(0, 0, canvas.width, f"{name} DECIDES", page, focused=focused)
    canvas.zone(0, 0, canvas.width, 1, Spot("page", choice.page))


def _row(canvas: Canvas, scene: Scene, line: Line) -> None:
    row, ui = scene.rows[line.number], scene.ui
    x, y = line.x, line.y
    armed = bool(row.key) and row.key == ui.armed
    under = ui.panel == "bar" and cursor(scene) == line.number
    if armed or under:
        canvas.put(x, y, canvas.glyphs.chosen, "key", bold=True)
    on: Ground = "raised" if armed or under else "ground"
    after = canvas.put(x + 2, y, digit_of(scene.rows, line.number), "key", on, bold=True)
    role: Role = "legal" if row.key else "text"
    for below, words in enumerate(words_of(scene.rows, line)):
        canvas.put(after + 1, y + below, words, role, on, bold=armed)
    canvas.put_right(x + line.width - 1, y, mark_on(row), "muted")
    canvas.zone(x, y, line.width - 1, line.rows, Spot("row", line.number))


def _more(canvas: Canvas, line: Line, hidden: int) -> None:
    after = canvas.put(line.x + 2, line.y, "o", "key", bold=True)
    canvas.put(after + 2, line.y, f"{hidden} more answers", "text")
    canvas.zone(line.x, line.y, line.width, 1, Spot("key", "o"))


def _foot(canvas: Canvas, scene: Scene, plan: Plan) -> None:
    """The last rows; where they speak of all answers, those words are a button."""
    role: Role = "harm" if scene.ui.why else "strong" if scene.shown else "muted"
    for y, words in enumerate(plan.foot, canvas.height - len(plan.foot)):
        canvas.put(1, y, words, role)
        at = words.find(ALL) if not scene.ui.why else -1
        if at >= 0:
            canvas.put(1 + at, y, "o", "key", bold=True)
            canvas.zone(1 + at, y, len(words) - at, 1, Spot("key", "o"))
