"""The row of own dice: a drawn face in a box, and a word below."""

from __future__ import annotations

from attrs import frozen

from core.ascend.view import DieView
from tui.fight import DICE_WORDS, dice_word, lit_dice, made_reroll, rerolls
from tui.gestures import Scene, letters_on
from tui.paint import Canvas, Role
from tui.uiview import Spot
from tui.widgets.panel import Panel

_BOX = 5
_TAKE = "take"
_LEFT = 14
"""Cells for what is left unused, where there is room beside the dice."""


@frozen
class _Die:
    """How one die is shown."""

    number: int
    view: DieView
    taken: bool
    said: str
    """What is said of it while it is chosen: that a Frame would take it, that it is rolled again or turned."""
    under: bool

    @property
    def word(self) -> str:
        if self.view.used:
            return "used"
        if self.taken:
            return self.said
        return self.view.face

    @property
    def role(self) -> Role:
        if self.view.used:
            return "muted"
        return "legal" if self.taken else "strong"


class Dice(Panel):
    """A title and four rows."""

    def part(self, scene: Scene) -> object:
        """Dice, what is lit, the cursor, and what a reroll would cost."""
        combat = scene.view.combat
        shown = combat and (combat.dice, combat.pool)
        cursor = (scene.ui.panel == "dice", scene.ui.die, letters_on(scene, "die"))
        return (
            shown,
            lit_dice(scene),
            bool(rerolls(scene.index)) and dice_word(scene.index),
            cursor,
            made_reroll(scene.view, scene.ui, scene.index),
        )

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the dice."""
        combat, focused = scene.view.combat, scene.ui.panel == "dice"
        made = made_reroll(scene.view, scene.ui, scene.index)
        tail = made.label if made else combat.pool if combat else ""
        if made and len(tail) + len("YOUR DICE") + 4 + 2 * focused > canvas.width:
            tail = tail.rpartition(": ")[2]  # its price; the dice it is about are lit
        canvas.title(0, 0, canvas.width, "YOUR DICE", tail, focused=focused)
        if combat is None:
            return
        if not combat.dice:
            canvas.put(1, 2, "Not rolled yet.", "muted")
            return
        lit, said = lit_dice(scene), DICE_WORDS[dice_word(scene.index)] if rerolls(scene.index) else _TAKE
        step, letters = pitch(len(combat.dice), canvas.width), letters_on(scene, "die")
        for number, die in enumerate(combat.dice):
            shown = _Die(number, die, number in lit, said, focused and number == scene.ui.die)
            x = _start(step) + number * step
            (_box if step > _BOX else _small_die)(canvas, x, shown)
            canvas.zone(x - 1, 1, step, 4, Spot("die", number))
            if number in letters:
                canvas.put(x - 1, 2, letters[number], "key", bold=True, reverse=True)
        after = _start(step) + len(combat.dice) * step
        if after + _LEFT <= canvas.width:
            canvas.put(after + 1, 2, left_over(combat.dice), "strong")

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The face of the die under the cursor."""
        combat = scene.view.combat
        if combat is None or not combat.dice:
            return None
        step = pitch(len(combat.dice), self.size.width)
        return _start(step) + scene.ui.die * step + (2 if step > _BOX else 1), 2


def pitch(count: int, width: int) -> int:
    """Cells from one die to the next: boxed where there is room, bare faces where there is little.

    The twelve dice of the box fit 47 cells.
    """
    widest = 8 if width > 60 else 7
    return max(4, min(widest, (width - 3) // max(1, count)))


def _start(step: int) -> int:
    """The column of the first die: where all cells are needed, the very first."""
    return 2 if step > _BOX else 0


def left_over(dice: tuple[DieView, ...]) -> str:
    """What is not used yet: ``left  P 1  S 1``."""
    faces = [die.face for die in dice if not die.used]
    return f"left  P {faces.count('pulse')}  S {faces.count('surge')}"


def _box(canvas: Canvas, x: int, die: _Die) -> None:
    signs = canvas.glyphs
    edge: Role = die.role if die.taken else "muted"
    canvas.box(x, 1, _BOX, 3, edge)
    canvas.put(x + 2, 1, _number(die), "key" if die.said != _TAKE or die.under else "muted")
    canvas.put(x + 1, 2, signs.die(die.view.face), die.role, bold=not die.view.used, reverse=die.taken)
    if die.under:
        canvas.put(x - 1, 2, signs.cursor_left, "key", bold=True)
        canvas.put(x + _BOX, 2, signs.cursor_right, "key", bold=True)
    canvas.put(x, 4, die.word, die.role, bold=die.taken)


def _small_die(canvas: Canvas, x: int, die: _Die) -> None:
    """A bare face with its number above and the beginning of its word below."""
    canvas.put(x + 1, 1, _number(die), "key" if die.under else "muted", reverse=die.under)
    canvas.put(x, 2, canvas.glyphs.die(die.view.face), die.role, bold=not die.view.used, reverse=die.taken)
    canvas.put(x, 3, die.word[:3], die.role, bold=die.taken)


def _number(die: _Die) -> str:
    return str(die.number + 1)
