"""The Launcher: twenty slots of 7x3 cells. What is legal, lit or held is said by words and corners, colour second."""

from __future__ import annotations

from attrs import frozen

from core.ascend.names import COLUMNS, ROWS
from core.ascend.view import PatternLine, SlotView
from tui.acts import lit_set, pattern_line
from tui.gestures import Scene
from tui.paint import LETTERS, Canvas, Ground, Role
from tui.uiview import NO_SLOT, Spot
from tui.widgets.panel import Panel

WIDTH, HEIGHT = 7, 3
"""Cells of a slot."""
PITCH = WIDTH + 1
ROLES: dict[str, Role] = {
    "blue": "blue",
    "green": "green",
    "yellow": "yellow",
    "red": "red",
    "open": "open",
    "corrupted": "corrupted",
}
"""The fill of each kind of Data."""


@frozen
class Marks:
    """What lies over the slots: all of it comes from the choice and from the pattern under the list's cursor."""

    words: tuple[tuple[int, str], ...]
    """Legal slots, each with its word."""
    held: int
    cursor: int
    """The slot under the cursor, or none while another panel has the focus."""
    boxed: frozenset[int]
    """The tokens of a ready pattern."""
    dotted: tuple[tuple[int, str], ...]
    """The slots of a pattern some moves away; with the kind of Data that must come, or none."""
    letters: tuple[tuple[int, str], ...]
    """Go-to letters."""
    held_drawn: bool


def marks_of(scene: Scene) -> Marks:
    """The marks of a scene."""
    ui = scene.ui
    line = pattern_line(scene, ui.pattern)
    return Marks(
        words=tuple(sorted(scene.index.marks(ui).items())),
        held=ui.held,
        cursor=ui.slot if ui.panel == "launcher" and not ui.listing else NO_SLOT,
        boxed=frozenset(lit_set(line, ui.token_set)) if line else frozenset(),
        dotted=_dotted(scene, line),
        letters=tuple((s.at, name) for name, s in ui.letters if s.kind == "slot" and isinstance(s.at, int)),
        held_drawn=ui.drawn != NO_SLOT,
    )


def _dotted(scene: Scene, line: PatternLine | None) -> tuple[tuple[int, str], ...]:
    if line is None or not line.distance:
        return ()
    slots = scene.view.launcher.slots
    return tuple((slot, "" if slots[slot].token == token else token) for slot, token in line.wanted)


class Launcher(Panel):
    """Title, column numbers, the slots, and one row of notes."""

    def __init__(self, id: str = "launcher") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """Slots, moves, and what is marked on them."""
        ui = scene.ui
        return scene.view.launcher, marks_of(scene), ui.panel == "launcher", ui.pattern, scene.small, _tail(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint all of it."""
        view, marks = scene.view.launcher, marks_of(scene)
        canvas.title(0, 0, canvas.width - 1, "LAUNCHER", _tail(scene), focused=scene.ui.panel == "launcher")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "launcher"))
        for column in range(COLUMNS):
            canvas.put(origin(column)[0] + 3, 1, str(column + 1), "muted")
        for row in range(ROWS):
            canvas.put(1, origin(row * COLUMNS)[1] + 1, str(row + 1), "muted")
        for slot in view.slots:
            draw_slot(canvas, slot, marks)
        if canvas.height > 2 + ROWS * HEIGHT:
            canvas.put_within(3, 2 + ROWS * HEIGHT, canvas.width - 3, _note(scene), "muted")

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The middle of the slot under the cursor."""
        x, y = origin(scene.ui.slot)
        return x + 3, y + 1


def _tail(scene: Scene) -> str:
    view = scene.view.launcher
    return f"{view.moves} of {view.moves_size} moves left" if view.moves_size else f"PRO {scene.view.body.pro}"


def _note(scene: Scene) -> str:
    line = pattern_line(scene, scene.ui.pattern)
    note = f"core is {scene.view.launcher.core}"
    if line is None or line.distance is None:
        return note
    if line.distance:
        return f"{note}   dotted: {line.name} in {line.distance}"
    count = len(line.sets)
    number = f", {scene.ui.token_set % count + 1} of {count}" if count > 1 else ""
    return f"{note}   box: {line.name}{number}"


def origin(slot: int) -> tuple[int, int]:
    """The upper left cell of a slot."""
    return 3 + PITCH * (slot % COLUMNS), 2 + HEIGHT * (slot // COLUMNS)


def draw_slot(canvas: Canvas, slot: SlotView, marks: Marks) -> None:
    """Paint one slot of 7x3 cells."""
    x, y = origin(slot.slot)
    on: Ground = "refill" if slot.highlighted else "slot"
    canvas.fill(x, y, WIDTH, HEIGHT, on)
    canvas.zone(x, y, WIDTH, HEIGHT, Spot("slot", slot.slot))
    dotted = dict(marks.dotted)
    if slot.locked:
        for row in (y, y + 2):
            canvas.put(x, row, canvas.glyphs.hatch * WIDTH, "muted", on)
        canvas.put(x + 1, y + 1, "LOCK", "muted", on)
    elif slot.slot in marks.boxed:
        _outline(canvas, x, y, canvas.glyphs.across, on)
    elif slot.slot in dotted:
        _outline(canvas, x, y, canvas.glyphs.dotted, on)
    elif slot.highlighted:
        _corners(canvas, x, y, "edge", on)
    _token(canvas, slot, x, y, on)
    if dotted.get(slot.slot):
        canvas.put(x + 2, y + 2, f"={LETTERS[dotted[slot.slot]]} ", "legal", on, bold=True)
    _words(canvas, slot, marks, x, y, on)


def _outline(canvas: Canvas, x: int, y: int, across: str, on: Ground) -> None:
    _corners(canvas, x, y, "legal", on)
    for row in (y, y + 2):
        canvas.put(x + 1, row, across * (WIDTH - 2), "legal", on)
    for column in (x, x + WIDTH - 1):
        canvas.put(column, y + 1, canvas.glyphs.down, "legal", on)


def _corners(canvas: Canvas, x: int, y: int, role: Role, on: Ground) -> None:
    signs = canvas.glyphs
    canvas.put(x, y, signs.top_left, role, on)
    canvas.put(x + WIDTH - 1, y, signs.top_right, role, on)
    canvas.put(x, y + 2, signs.bottom_left, role, on)
    canvas.put(x + WIDTH - 1, y + 2, signs.bottom_right, role, on)


def _token(canvas: Canvas, slot: SlotView, x: int, y: int, on: Ground) -> None:
    if slot.token == "empty":
        if not slot.locked:
            canvas.put(x + 3, y + 1, canvas.glyphs.empty, "muted", on)
        return
    canvas.put(x + 1, y + 1, f" {canvas.glyphs.token(slot.token)} {LETTERS[slot.token]} ", ROLES[slot.token])
    if slot.core:
        canvas.put(x + WIDTH - 2, y, canvas.glyphs.core_kind, "accent", on)


def _words(canvas: Canvas, slot: SlotView, marks: Marks, x: int, y: int, on: Ground) -> None:
    word = dict(marks.words).get(slot.slot)
    if slot.slot == marks.held:
        canvas.put(x + 1, y, "held", "key", on, bold=True)
        canvas.restyle(x, y + 1, WIDTH, reverse=True)
    elif word is not None:
        shown = word[:WIDTH]
        canvas.fill(x, y + 2, WIDTH, 1, on)  # a word on an edge would read as one with its corners
        canvas.put(x + (WIDTH - len(shown)) // 2, y + 2, shown, "legal", on, bold=True)
    if slot.slot == marks.cursor:
        canvas.put(x, y + 1, canvas.glyphs.cursor_left, "key", on, bold=True)
        canvas.put(x + WIDTH - 1, y + 1, canvas.glyphs.cursor_right, "key", on, bold=True)
    letter = dict(marks.letters).get(slot.slot)
    if letter is not None:
        canvas.put(x, y, letter, "key", on, bold=True, reverse=True)
