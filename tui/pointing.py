"""The cursor on an answer, wherever it lies: in the bar, else on the board."""

from __future__ import annotations

from attrs import evolve

from core.ascend.view import AnswerView
from tui.acts import pattern_line
from tui.fight import dice_word
from tui.gestures import Index, Scene, drawn_of, word_of
from tui.uiview import NO_SLOT, UiView


def freed(ui: UiView, index: Index, key: str) -> UiView:
    """Nothing held or begun, and what must be so before the bar has a line for this answer.

    The cursor of the map stands on its tile, and the dice that it rolls again are marked.
    """
    answer = index.by_key[key]
    free = evolve(ui, held=NO_SLOT, drawn=NO_SLOT, narrowed=(), dice=(), armed="")
    free = evolve(free, tile=answer.tile, anchor="") if answer.tile else free
    return evolve(free, dice=answer.dice) if word_of(answer) == dice_word(index) else free


def list_open(scene: Scene) -> bool:
    """Whether the bar shows only a part of the answers: a sub-list, or where what is held may go."""
    return any(row.back for row in scene.rows)


def pointed_within(scene: Scene, key: str) -> UiView:
    """The cursor on an answer in the list that is open. That stays; so does the cursor, where it is not in there."""
    if (row := _row_with(scene, key)) >= 0:
        return evolve(scene.ui, panel="bar", row=row)
    return _on_board(scene, scene.index.by_key[key]) if places_drawn(scene, key) else scene.ui


def places_drawn(scene: Scene, key: str) -> bool:
    """Whether an answer puts the drawn token that is taken on a slot."""
    return any(answer.key == key for answer in scene.index.places.get(scene.ui.drawn, {}).values())


def pointed_at(scene: Scene, key: str) -> UiView:
    """The cursor on the line of the bar that gives an answer or opens the way to it, else on the board."""
    if (row := _row_with(scene, key)) >= 0:
        return evolve(scene.ui, panel="bar", row=row)
    return _on_board(scene, scene.index.by_key[key])


def _row_with(scene: Scene, key: str) -> int:
    """The line of the bar that gives an answer or opens the way to it; -1 for none."""
    return next((n for n, row in enumerate(scene.rows) if key == row.key or key in row.opens), -1)


def _on_board(scene: Scene, answer: AnswerView) -> UiView:
    ui = scene.ui
    if answer.pattern:
        line = pattern_line(scene, answer.pattern)
        sets = [tuple(sorted(found)) for found in line.sets] if line else []
        wanted = tuple(sorted(answer.slots))
        number = sets.index(wanted) if wanted in sets else 0
        return evolve(ui, panel="patterns", pattern=answer.pattern, token_set=number)
    if answer.slots:
        several = len(scene.index.places) > 1 and word_of(answer) == "place"
        drawn = drawn_of(answer.key) if several else NO_SLOT
        return evolve(ui, panel="launcher", slot=answer.slots[0], drawn=drawn)
    if answer.tile:
        return evolve(ui, panel="map")
    return evolve(ui, panel="enemies", enemy=answer.enemy) if answer.enemy >= 0 else ui
