"""LOOK in a combat: a Frame and the dice it may take, a die, the odds; all else as on the table."""

from __future__ import annotations

from core.ascend.view import CombatFrameLine, CombatView
from tui.fight import frame_answers, frame_under
from tui.gestures import Scene
from tui.widgets.look import Sheet, look_at

_FACES = {"pulse": "P", "surge": "S"}


def look_in_combat(scene: Scene) -> Sheet:
    """What there is to say of the spot under the cursor."""
    combat = scene.view.combat
    if combat is not None and scene.ui.panel == "dice":
        return _dice(scene, combat)
    frame = frame_under(scene.view, scene.ui, scene.index)
    if frame is not None and scene.ui.panel == "frames":
        return _frame(scene, frame)
    title, lines = look_at(scene)
    return title, (*(combat.odds if combat else ()), *lines)


def _frame(scene: Scene, frame: CombatFrameLine) -> Sheet:
    again = " Any number of these dice, again and again." if ".." in frame.symbols else " Once a phase."
    lines = [f"{frame.symbols}: {frame.effect}.{again}", frame.now]
    lines += [answer.label for answer in frame_answers(scene.index, frame.frame)]
    return frame.owner, tuple(line for line in lines if line)


def _dice(scene: Scene, combat: CombatView) -> Sheet:
    if not combat.dice:
        return "before the roll", (combat.pool, *combat.odds)
    die = combat.dice[min(scene.ui.die, len(combat.dice) - 1)]
    sign = _FACES.get(die.face, "")
    serves = [f"{frame.owner} {frame.symbols}" for frame in combat.frames if sign and sign in frame.symbols]
    lines = ["Used in this combat." if die.used else f"Serves: {', '.join(serves)}." if serves else "Serves no Frame."]
    lines += [answer.label for answer in scene.index.dice if scene.ui.die in answer.dice]
    return f"die {scene.ui.die + 1}: {die.face}", tuple(lines)
