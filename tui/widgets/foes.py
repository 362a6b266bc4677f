"""The attached Enemies as a combat needs them: the Frame that was rolled, who acts, who has acted.

In the small layout the log and LOOK take their place, and the own numbers stand below.
"""

from __future__ import annotations

from core.ascend.view import CombatView, EnemyView, RuleLine
from tui.cards import enemy_lines
from tui.gestures import Scene, letters_on
from tui.paint import Canvas
from tui.uiview import Spot
from tui.widgets.body import put_asset, put_hearts
from tui.widgets.boss import draw_boss, full_rows, rows_of_boss
from tui.widgets.enemies import integrity_of, place_of, put_marks
from tui.widgets.fight_look import look_in_combat
from tui.widgets.log import LogPane, draw_log
from tui.widgets.look import draw_beside, draw_look, said_beside
from tui.widgets.panel import Panel

_ROOMY = 40
"""Cells from which on an Enemy's Integrity is shown as a track too."""
_NUMBERS = 2
"""Rows of the own numbers in the small layout."""


class Foes(Panel):
    """The stack, Top Enemy first."""

    def part(self, scene: Scene) -> object:
        """Stack, Enemy dice and cursor; in the small layout also what else stands here."""
        view, ui, combat = scene.view, scene.ui, scene.view.combat
        dice = combat and (combat.symbol, combat.number, combat.exchange)
        marked = tuple(scene.index.enemies), letters_on(scene, "enemy")
        shown = (view.enemies, dice, ui.panel == "enemies", ui.enemy, marked)
        if not scene.small:
            return shown
        other = look_in_combat(scene) if ui.looking else view.log if ui.panel == "log" else ()
        return (
            shown,
            other,
            said_beside(scene),
            ui.looking,
            ui.read_from,
            ui.panel == "log",
            ui.scroll,
            view.body,
            view.assets,
        )

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the stack, or what stands in its place."""
        if scene.small and (said := said_beside(scene)) is not None:
            draw_beside(canvas, scene, said)
        elif scene.small and scene.ui.looking:
            title, lines = look_in_combat(scene)
            canvas.title(0, 0, canvas.width, "LOOK", title)
            draw_look(canvas, lines, 1, scene.ui.read_from)
        elif scene.small and scene.ui.panel == "log":
            canvas.title(0, 0, canvas.width, "LOG", focused=True)
            draw_log(canvas, scene, 1)
        else:
            self._stack(canvas, scene)

    def _stack(self, canvas: Canvas, scene: Scene) -> None:
        stack, combat = scene.view.enemies.stack, scene.view.combat
        die = number_die(stack, combat, short=scene.small)
        canvas.title(0, 0, canvas.width, "ENEMIES", die, focused=scene.ui.panel == "enemies")
        canvas.zone(0, 0, canvas.width, 1, Spot("panel", "enemies"))
        bottom = canvas.height - (_NUMBERS if scene.small else 0)
        end = bottom
        if (boss := scene.view.enemies.boss) is not None:
            under = scene.ui.panel == "enemies" and scene.ui.enemy == len(stack)
            room = bottom - 1 if under or not stack else min(full_rows(boss, canvas.width), (bottom - 1) // 2)
            rows = room if boss.target or under or not stack else rows_of_boss(boss, canvas.width)
            end = bottom - rows
            draw_boss(canvas, scene, end, bottom, full=rows > rows_of_boss(boss, canvas.width))
        elif not stack:
            canvas.put(1, 1, "No Enemy is attached.", "muted")
        self._attached(canvas, scene, end)
        if scene.small:
            _numbers(canvas, scene, bottom)

    def _attached(self, canvas: Canvas, scene: Scene, bottom: int) -> None:
        """The attached Enemies in the rows below the title."""
        stack, y = scene.view.enemies.stack, 1
        first = max(0, min(scene.ui.enemy, len(stack) - 1)) if scene.ui.panel == "enemies" else 0
        for number in range(first, len(stack)):
            end = bottom - (len(stack) - number - 1)  # one row is kept for each Enemy below
            if y >= bottom:
                break
            start, y = y, _foe(canvas, scene, number, y, max(y + 1, end))
            canvas.zone(0, start, canvas.width, y - start, Spot("enemy", number))

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The Enemy under the cursor is the first that is shown."""
        return 0, 1


class CombatLog(LogPane):
    """The log; LOOK in its place knows Frames and dice."""

    def part(self, scene: Scene) -> object:
        """The log, or what is looked at."""
        if not scene.ui.looking or said_beside(scene) is not None:
            return super().part(scene)
        return look_in_combat(scene), scene.ui.read_from

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the log, or LOOK."""
        if not scene.ui.looking or said_beside(scene) is not None:
            super().draw(canvas, scene)
            return
        title, lines = look_in_combat(scene)
        canvas.title(0, 0, canvas.width, "LOOK", title)
        draw_look(canvas, lines, 1, scene.ui.read_from)


def number_die(stack: tuple[EnemyView, ...], combat: CombatView | None, *, short: bool) -> str:
    """What the Enemy Number die shows, and on which Enemy it lies."""
    if combat is None or not combat.number:
        return f"{len(stack)} attached"
    place = next((place_of(number) for number, enemy in enumerate(stack) if enemy.die), "")
    if short:
        return f"die {combat.number}" + (f", on {place}" if place else "")
    return f"number die {combat.number}" + (f", now on {place}" if place else "")


def _foe(canvas: Canvas, scene: Scene, number: int, y: int, end: int) -> int:
    """One Enemy in the rows from ``y`` up to ``end``; returns the row after it."""
    enemy, combat, signs = scene.view.enemies.stack[number], scene.view.combat, canvas.glyphs
    put_marks(canvas, scene, number, y)
    x = canvas.put(1, y, place_of(number) + " ", "key" if number == 0 else "muted", bold=number == 0)
    legal = number in scene.index.enemies
    room = canvas.width - 2 - x - len(enemy.name) - 7 * legal
    tail = integrity_of(enemy, signs, room if canvas.width > _ROOMY else 0)
    start = canvas.put_right(canvas.width - 1, y, tail, "harm")
    x = canvas.put_within(x, y, start - x - 1 - 7 * legal, enemy.name, "strong", bold=True)
    if legal:
        canvas.put(x + 1, y, "choose", "legal", bold=True)
    y += 1
    state = _state(enemy, combat)
    for line in _lines(enemy, combat, scene.small):
        if y >= end - bool(state):
            break
        canvas.put(3, y, line.head, "muted")
        y += canvas.paragraph(11, y, canvas.width - 12, end - bool(state) - y, line.text)
    if state and y < end:
        now = state.startswith("acts now")
        if now:
            canvas.put(2, y, signs.chosen, "key", bold=True)
        canvas.put_within(4, y, canvas.width - 5, state, "harm" if now else "muted", bold=now)
        y += 1
    return y


def _lines(enemy: EnemyView, combat: CombatView | None, small: bool) -> list[RuleLine]:
    """Frames and rules; where there is little room, only the Frame that the symbol die chose."""
    rolled = combat.symbol if combat else ""
    left_out = ("hack", "repel", *(head for head in ("basic", "special") if small and rolled and head != rolled))
    return [line for line in enemy_lines(enemy) if line.head not in left_out]


def _state(enemy: EnemyView, combat: CombatView | None) -> str:
    now = next((line.who for line in combat.exchange if line.state == "now"), "") if combat else ""
    acting = enemy.die and now == enemy.name
    said = ["acts now" if acting else "has acted" if enemy.acted else "", "stunned" if enemy.stunned else ""]
    said.append("number die" if enemy.die else "")
    return "   ".join(word for word in said if word)


def _numbers(canvas: Canvas, scene: Scene, y: int) -> None:
    body, assets = scene.view.body, scene.view.assets
    x = canvas.put(1, y, "ITG ", "muted")
    x = put_hearts(canvas, x, y, body)
    x = canvas.put(x + 1, y, f"{body.integrity} of {body.limit}", "text")
    canvas.put(x + 2, y, f"EXP {assets.exp}", "muted")
    x = 0
    for name in ("shield", "power", "reroll"):
        x = put_asset(canvas, x, y + 1, assets, name) + 1
