"""The attached Enemies: the top one in full, the number of each below; or all of them open."""

from __future__ import annotations

from core.ascend.view import EnemyView
from tui.cards import enemy_lines
from tui.gestures import Scene, letters_on
from tui.paint import Canvas, Glyphs, wrap
from tui.uiview import Spot
from tui.widgets.boss import draw_boss, rows_of_boss
from tui.widgets.panel import Panel

_PLACES = ("TOP", "2nd", "3rd")


class EnemyStack(Panel):
    """The stack, Top Enemy first."""

    def __init__(self, id: str = "enemies") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """The stack and the cursor."""
        ui = scene.ui
        marked = tuple(scene.index.enemies), letters_on(scene, "enemy")
        return scene.view.enemies, ui.panel == "enemies", ui.enemy, ui.all_enemies, marked

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and stack."""
        view = scene.view.enemies
        tail = f"{len(view.stack)} attached   deck {view.deck}"
        canvas.title(0, 0, canvas.width - 1, "ENEMIES", tail, focused=scene.ui.panel == "enemies")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "enemies"))
        draw_enemies(canvas, scene, 1)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The line of the Enemy under the cursor, as near as the panel's height allows."""
        return 1, min(self.size.height - 1, 1 + scene.ui.enemy)


def draw_enemies(canvas: Canvas, scene: Scene, top: int) -> None:
    """The stack from a row on, the boss below it. The first Enemy shown moves with the cursor, so that the last can
    be read too; a boss under the cursor, or one that can be hit from here without Enemies, stands in full."""
    stack, boss = scene.view.enemies.stack, scene.view.enemies.boss
    focused = scene.ui.panel == "enemies"
    if boss is not None and (not stack or (focused and scene.ui.enemy == len(stack))):
        draw_boss(canvas, scene, top, canvas.height, full=True)
        return
    if not stack:
        canvas.put(1, top, "No Enemy is attached.", "muted")
        return
    first = scene.ui.enemy if focused and scene.ui.all_enemies else 0
    bottom = canvas.height - rows_of_boss(boss, canvas.width)
    y = top
    for number in range(first, len(stack)):
        if y >= bottom:
            break
        full = number == 0 or scene.ui.all_enemies or (focused and number == scene.ui.enemy)
        # one row is kept for each Enemy below, so that none is out of sight
        below = 0 if scene.ui.all_enemies else len(stack) - number - 1
        end = max(y + 1, bottom - below)
        start = y
        y = draw_enemy(canvas, scene, number, y, end if full else y + 1)
        if full and y < start + rows_of(canvas, stack[number]):
            # the look says the Enemy under the cursor whole
            key = "e" if not focused else "i" if number == scene.ui.enemy else "arrows"
            canvas.put_right(canvas.width, y - 1, f" {canvas.glyphs.more} more: {key}", "key")
        canvas.zone(0, start, canvas.width, y - start, Spot("enemy", number))
        put_marks(canvas, scene, number, start)
    draw_boss(canvas, scene, bottom, canvas.height, full=False)


def put_marks(canvas: Canvas, scene: Scene, number: int, y: int) -> None:
    """Before an Enemy's name: the cursor, or the letter of go-to."""
    if scene.ui.panel == "enemies" and number == scene.ui.enemy:
        canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
    if letters := letters_on(scene, "enemy").get(number):
        canvas.put(0, y, letters, "key", bold=True, reverse=True)


def rows_of(canvas: Canvas, enemy: EnemyView) -> int:
    """The rows that an Enemy takes when nothing of it is left out."""
    return 1 + sum(len(wrap(line.text, canvas.width - 14)) for line in enemy_lines(enemy))


def states_of(scene: Scene, number: int) -> str:
    """What there is to say of an Enemy at once: that it may be chosen, that the die lies on it …"""
    enemy = scene.view.enemies.stack[number]
    states = (
        (number in scene.index.enemies, "choose"),
        (enemy.die, "die"),
        (enemy.acted, "acted"),
        (enemy.stunned, "stunned"),
    )
    return " ".join(word for there, word in states if there)


def integrity_of(enemy: EnemyView, signs: Glyphs, room: int) -> str:
    """What is left of an Enemy, as a track too where that fits so many cells; a question mark while it is hidden."""
    if enemy.hidden:
        return "?"
    numbers = f"{enemy.left} of {enemy.integrity}"
    track = signs.full * enemy.left + signs.spent * (enemy.integrity - enemy.left)
    return f"{track} {numbers}" if len(track) + 1 + len(numbers) <= room else numbers


def place_of(number: int) -> str:
    """TOP, 2nd, 3rd, 4th …"""
    return _PLACES[number] if number < len(_PLACES) else f"{number + 1}th"


def draw_enemy(canvas: Canvas, scene: Scene, number: int, y: int, end: int) -> int:
    """One Enemy in the rows from ``y`` up to ``end``; returns the row after it."""
    enemy, signs = scene.view.enemies.stack[number], canvas.glyphs
    x = canvas.put(1, y, f"{place_of(number)} ", "key" if number == 0 else "muted", bold=number == 0)
    states = states_of(scene, number)
    room = canvas.width - 2 - x - len(enemy.name) - bool(states) - len(states)
    start = canvas.put_right(canvas.width - 1, y, f"ITG {integrity_of(enemy, signs, room - 5)}", "harm")
    x = canvas.put_within(x, y, start - x - 1 - len(states) - bool(states), enemy.name, "strong", bold=True)
    legal = number in scene.index.enemies
    canvas.put_within(x + 1, y, start - x - 2, states, "legal" if legal else "key", bold=legal)
    y += 1
    for line in enemy_lines(enemy):
        if y >= end:
            break
        canvas.put(5, y, line.head, "muted")
        y += canvas.paragraph(13, y, canvas.width - 14, end - y, line.text)
    return y
