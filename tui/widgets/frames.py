"""The Combat Frames: what each would do now, or why it cannot be used."""

from __future__ import annotations

from core.ascend.view import CombatFrameLine, FrameLine
from tui.bar import mark_of
from tui.fight import frame_answers, frame_row, frame_under, frames_asked
from tui.gestures import Scene, digit_of, letters_on, listed
from tui.paint import Canvas, Ground, Role, shorten, wrap
from tui.uiview import Spot
from tui.widgets.panel import Panel
from tui.widgets.patterns import draw_answers, draw_answers_title

_NARROW = 60
_HOW_OFTEN = ("each once a phase, P.. again and again", "once each; P.. again", "once each")
"""What stands beside the title, the first that fits."""
_ODDS = 3
"""Rows of the odds that are kept free."""
_OWNER = 17
"""Most cells for the name of the card a Frame is printed on."""


class Frames(Panel):
    """A title and one or two rows a Frame. A digit stands where the bar has a line for the Frame.

    Before the roll the odds stand below what is printed on the Body. When all answers are asked for, they are listed
    in the Frames' place.
    """

    def part(self, scene: Scene) -> object:
        """The Frames, the cursor, digits and letters; or all answers and what narrows them."""
        combat, ui = scene.view.combat, scene.ui
        if ui.listing:
            return listed(scene.index, ui.typed), ui.typed, ui.listed, ui.armed
        under = frame_under(scene.view, scene.ui, scene.index)
        digits = tuple(frame_row(scene, frame.frame) for frame in combat.frames) if combat else ()
        before = combat and not combat.dice and (scene.view.body.frames, combat.odds)
        marks = tuple(_mark(scene, frame) for frame in combat.frames) if combat else ()
        return combat and combat.frames, before, under, digits, marks, ui.panel == "frames", letters_on(scene, "frame")

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the Frames around the cursor."""
        if scene.ui.listing:
            draw_answers_title(canvas, scene)
            draw_answers(canvas, scene, 1)
            return
        combat, focused = scene.view.combat, scene.ui.panel == "frames"
        room = canvas.width - len("YOUR FRAMES") - 4 - 2 * focused
        tail = next((words for words in _HOW_OFTEN if len(words) <= room), "")
        canvas.title(0, 0, canvas.width, "YOUR FRAMES", tail, focused=focused)
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "frames"))
        if combat is None:
            return
        if not combat.dice:
            draw_before(canvas, scene.view.body.frames, combat.odds)
            return
        first, shown, rows = _window(scene, canvas.height - 1)
        for place in range(first, first + shown):
            _frame(canvas, scene, combat.frames, combat.frames[place], 1 + (place - first) * rows, rows)
        left = len(combat.frames) - shown
        if left:
            canvas.put(1, canvas.height - 1, f"{canvas.glyphs.more} {left} more, arrows show them", "muted")

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line of the Frame under the cursor."""
        place = _place(scene)
        first, shown, rows = _window(scene, self.size.height - 1)
        return (0, 1 + (place - first) * rows) if first <= place < first + shown else None


def draw_before(canvas: Canvas, frames: tuple[FrameLine, ...], odds: tuple[str, ...]) -> None:
    """The Frames as printed, then the odds, as many as fit."""
    lines = [part for line in odds for part in wrap(line, canvas.width - 2)]
    # where there is little room the odds of the first answers come before the last Frames
    room = canvas.height - 1 - (1 + min(_ODDS, len(lines)) if lines else 0)
    shown = frames if len(frames) <= room else frames[: max(0, room - 1)]
    tall = [len(wrap(frame.effect, canvas.width - 8)) for frame in shown]
    whole = len(shown) == len(frames) and sum(tall) <= room
    y = 1
    for frame, rows in zip(shown, tall, strict=True):
        canvas.put(3, y, frame.symbols)
        y += canvas.paragraph(8, y, canvas.width - 8, rows if whole else 1, frame.effect)
    if len(shown) < len(frames):
        canvas.put(3, y, f"{canvas.glyphs.more} {len(frames) - len(shown)} more", "muted")
        y += 1
    if not lines:
        return
    canvas.title(0, y, canvas.width, "ODDS", "all of them: i")
    for line in lines[: canvas.height - y - 1]:
        y += 1
        canvas.put(1, y, line)


def _mark(scene: Scene, frame: CombatFrameLine) -> str:
    return mark_of(scene, frame_answers(scene.index, frame.frame))


def _place(scene: Scene) -> int:
    combat = scene.view.combat
    under = frame_under(scene.view, scene.ui, scene.index)
    return combat.frames.index(under) if combat and under else 0


def _window(scene: Scene, room: int) -> tuple[int, int, int]:
    """The first Frame shown, how many, and the rows each gets."""
    count = len(scene.view.combat.frames) if scene.view.combat else 0
    rows = 2 if 2 * count <= room else 1
    if count * rows <= room:
        return 0, count, rows
    shown = max(1, room - 1)
    return max(0, min(count - shown, _place(scene) - shown // 2)), shown, rows


def _frame(
    canvas: Canvas, scene: Scene, frames: tuple[CombatFrameLine, ...], frame: CombatFrameLine, y: int, rows: int
) -> None:
    small = canvas.width <= _NARROW
    under = frame == frame_under(scene.view, scene.ui, scene.index)
    on: Ground = "raised" if under and scene.ui.panel == "frames" else "ground"
    if on == "raised":
        canvas.fill(0, y, canvas.width, rows, on)
    if under and (frames_asked(scene.index) or on == "raised"):
        canvas.put(0, y, canvas.glyphs.chosen, "key", on, bold=True)
    row = frame_row(scene, frame.frame)
    letter = letters_on(scene, "frame").get(frame.frame, "")
    if letter:
        canvas.put(0, y, letter, "key", bold=True, reverse=True)
    elif row >= 0:
        canvas.put(1, y, digit_of(scene.rows, row), "key", on, bold=True)
    role: Role = "legal" if row >= 0 else "text" if frame.usable else "muted"
    owner = 7 if small else 8
    effect = owner + 2 + min(_OWNER, max(len(other.owner) for other in frames))
    canvas.put(3, y, frame.symbols, role, on, bold=row >= 0)
    canvas.put(owner, y, shorten(frame.owner, effect - owner - 2, canvas.glyphs.more), role, on, bold=row >= 0)
    text, now = (frame.effect, frame.now) if rows == 2 or frame.usable else (frame.now, "")
    mark = _mark(scene, frame)
    canvas.put_right(canvas.width, y, mark, "muted", on)
    room = canvas.width - effect - (len(mark) + 2 if mark else 0)
    after = canvas.put_within(effect, y, room, text, "text" if frame.usable else "muted", on)
    if rows == 2:
        canvas.put_within(owner, y + 1, canvas.width - owner, now, "accent" if frame.usable else "muted", on)
    elif after + 2 + len(now) <= effect + room:
        canvas.put(after + 2, y, now, "accent", on)
    canvas.zone(0, y, canvas.width, rows, Spot("frame", frame.frame))
