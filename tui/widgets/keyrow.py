"""The key row: the keys of this moment. Each is a click target; help and menu are always there."""

from __future__ import annotations

from tui.gestures import Scene
from tui.paint import Canvas
from tui.uiview import NO_SLOT, Spot
from tui.widgets.panel import Panel

_ALWAYS = (("?", "help", "question_mark"), ("q", "menu", "q"))
_ROOMY, _OWN = 110, 41
"""In a row wider than the first, the keys of the panel have the cells up to the second."""
_Key = tuple[str, str, str]
"""What is shown, what it does, and the key as it is named when pressed (empty: several keys)."""


class KeyRow(Panel):
    """The last row of the screen."""

    def part(self, scene: Scene) -> object:
        """The keys, and the panel that a click comes back from."""
        return keys_of(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the keys that fit; the last two keep their place at the right."""
        right = canvas.width - 1 - sum(len(key) + len(words) + 3 for key, words, _ in _ALWAYS) + 2
        x = 1
        own = len(_first(scene))
        for number, key in enumerate(keys_of(scene)):
            if number == own and canvas.width > _ROOMY:
                # the keys that stay keep their places too, so that another panel or a held token sends little
                x = max(x, _OWN)
            if x + len(key[0]) + len(key[1]) + 3 > right:
                break
            x = _key(canvas, x, key) + 2
        x = right
        for key in _ALWAYS:
            x = _key(canvas, x, key) + 2


def _key(canvas: Canvas, x: int, key: _Key) -> int:
    shown, words, pressed = key
    after = canvas.put(x, 0, shown, "key", bold=True)
    after = canvas.put(after + 1, 0, words, "muted")
    if pressed:
        canvas.zone(x, 0, after - x, 1, Spot("key", pressed))
    return after


def keys_of(scene: Scene) -> tuple[_Key, ...]:
    """The keys that do something now, the most wanted first."""
    if scene.ui.letters or scene.ui.listing:
        return _first(scene)
    digits = f"1-{min(9, len(scene.rows))}" if len(scene.rows) > 1 else "1"
    answer = ((digits, "answer", ""),) if scene.rows else ()
    tail = (
        ("Tab", "next panel", "tab"),
        ("g", "go to", "g"),
        ("i", "look", "i"),
        ("o", "all answers", "o"),
        *((("z", "undo", "z"),) if scene.view.undo else ()),
        *((("x", "redo", "x"),) if scene.view.redo else ()),
        *((("s", "seats", "s"),) if len(scene.view.seats) > 1 else ()),
        ("c", "cards", "c"),
        ("d", "Data", "d"),
        ("w", "log", "w"),
    )
    return (*_first(scene), *answer, *tail)


def _first(scene: Scene) -> tuple[_Key, ...]:
    ui = scene.ui
    if ui.letters:
        return (("a-z", "go there", ""), ("Escape", "leave", "escape"))
    if ui.listing:
        return (("letters", "narrow", ""), ("Enter", "take it", "enter"), ("Escape", "leave", "escape"))
    if ui.armed:
        return (("Enter", "go", "enter"), ("Escape", "leave it", "escape"))
    if ui.held != NO_SLOT:
        return (("arrows", "move it there", ""), ("Escape", "put back", "escape"))
    if ui.narrowed or ui.drawn != NO_SLOT:
        return (("Enter", "take it", "enter"), ("Escape", "back", "escape"))
    panels: dict[str, tuple[_Key, ...]] = {
        "launcher": (("Enter", "pick up" if scene.index.moves else "choose", "enter"), ("arrows", "move", "")),
        "patterns": (
            *((("Enter", "launch", "enter"),) if scene.index.patterns else ()),
            ("arrows", "choose", ""),
            ("p", "sort", "p"),
        ),
        "map": (
            *((("Enter", "go there", "enter"),) if scene.index.tiles else ()),
            ("yubnjk", "six ways", ""),
            ("v", "tiles", "v"),
        ),
        "enemies": (("arrows", "choose", ""), ("e", "all open", "e")),
        "bar": (("Enter", "take it", "enter"), ("arrows", "choose", "")),
    }
    return panels.get(ui.panel, (("arrows", "scroll", ""),))
