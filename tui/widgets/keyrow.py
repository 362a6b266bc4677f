"""The key row: the keys of this moment. Each is a click target; help and menu are always there."""

from __future__ import annotations

from collections.abc import Iterable

from tui.bar import answering
from tui.gestures import Scene, word_of
from tui.paint import Canvas
from tui.uiview import NO_SLOT, Spot
from tui.widgets.panel import Panel

_ALWAYS = (("?", "help", "question_mark"), ("q", "menu", "q"))
_ROOMY, _OWN = 110, 41
"""In a row wider than the first, the keys of the panel have the cells up to the second."""
_Key = tuple[str, str, str]
"""What is shown, what it does, and the key as it is named when pressed (empty: several keys)."""
_WORTH = ("o", "z", "x", ",", "i", "digits", "arrows", "a", "Tab", "g", "s", "c", "d", "w")
"""After the panel's first key and Escape: which keys stay where there is no room for all. A mouse needs most."""
_SHORT = {"all answers": "all"}
"""Words where room is short."""


class KeyRow(Panel):
    """The last row of the screen."""

    def part(self, scene: Scene) -> object:
        """The keys, and whether other seats are asked."""
        return keys_of(scene), bool(scene.view.others)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint the keys that fit; the last two keep their place at the right."""
        right = canvas.width + 1 - sum(_cells(key) for key in _ALWAYS)
        roomy = canvas.width > _ROOMY
        own, keys, more = _first(scene), keys_of(scene), bool(scene.view.others)
        if roomy:
            # the keys that stay keep their places, so that another panel or a held token sends little
            start = max(1 + sum(_cells(key) for key in own), _OWN)
            _row(canvas, 1, own)
            _row(canvas, start, _kept(keys[len(own) :], 0, right - start, asked_more=more))
        else:
            short = tuple((shown, _SHORT.get(words, words), pressed) for shown, words, pressed in keys)
            _row(canvas, 1, _kept(short, len(own), right - 1, asked_more=more))
        _row(canvas, right, _ALWAYS)


def _row(canvas: Canvas, x: int, keys: tuple[_Key, ...]) -> None:
    for shown, words, pressed in keys:
        after = canvas.put(x, 0, shown, "key", bold=True)
        after = canvas.put(after + 1, 0, words, "muted")
        if pressed:
            canvas.zone(x, 0, after - x, 1, Spot("key", pressed))
        x = after + 2


def _cells(key: _Key) -> int:
    """The cells of a key, those between it and the next with them."""
    return len(key[0]) + len(key[1]) + 3


def _kept(keys: tuple[_Key, ...], own: int, room: int, *, asked_more: bool) -> tuple[_Key, ...]:
    """The keys that fit, in their order. The first ``own`` of them are those of the panel.

    ``asked_more``: other seats are asked too, so the key for seats comes first.
    """

    def worth(place: int) -> int:
        shown = keys[place][0]
        if place < own:
            return _WORTH.index("arrows") if place and shown != "Escape" else -1
        if shown == "s" and asked_more:
            return 0
        return _WORTH.index(shown if shown in _WORTH else "digits")

    kept = set()
    for place in sorted(range(len(keys)), key=worth):
        if _cells(keys[place]) <= room:
            room -= _cells(keys[place])
            kept.add(place)
    return tuple(key for place, key in enumerate(keys) if place in kept)


def keys_of(scene: Scene) -> tuple[_Key, ...]:
    """The keys that do something now, in the order they stand in."""
    if scene.ui.letters or scene.ui.listing:
        return _first(scene)
    answer = ((digits, "answer", ""),) if (digits := _digits(answering(scene))) else ()
    tail = (
        ("Tab", "panel", "tab"),
        ("g", "go to", "g"),
        ("i", "look", "i"),
        *(((",", "hint", "comma"),) if scene.choice is not None else ()),
        *(() if scene.ui.watching else (("o", "all answers", "o"),)),
        *((("z", "undo", "z"),) if scene.view.undo else ()),
        *((("x", "redo", "x"),) if scene.view.redo else ()),
        *((("s", "seats", "s"),) if len(scene.view.seats) > 1 else ()),
        *((("a", "table" if scene.stage == "market" else "market", "a"),) if scene.view.market.in_play else ()),
        ("c", "cards", "c"),
        ("d", "Data", "d"),
        ("w", "log", "w"),
    )
    return (*_first(scene), *answer, *tail)


def _digits(answering: Iterable[str]) -> str:
    """The digits that answer, in short: ``1-4, 0``."""
    digits = sorted(answering)
    upto = max((int(digit) for digit in digits), default=0)
    row = [f"1-{upto}" if upto > 1 else "1"] if upto else []
    return ", ".join([*row, *(["0"] if "0" in digits else [])])


def _on_tiles(scene: Scene) -> str:
    """What Enter does on a tile: a Character or the BOT goes there, or it is chosen for something."""
    words = {word_of(answer) for found in scene.index.tiles.values() for answer in found}
    return "go there" if words & {"move", "bot", "jump"} else "choose"


def _first(scene: Scene) -> tuple[_Key, ...]:
    """The keys of the panel with the focus, or of what was begun."""
    ui = scene.ui
    if ui.watching and not ui.letters:
        return (("arrows", "look round", ""),)
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
            *((("Enter", _on_tiles(scene), "enter"),) if scene.index.tiles else ()),
            ("yubnjk", "six ways", ""),
            ("v", "tiles", "v"),
        ),
        "enemies": (
            *((("Enter", "choose", "enter"),) if scene.index.enemies else ()),
            ("arrows", "choose", ""),
            ("e", "all open", "e"),
        ),
        "kit": (("Enter", "open" if scene.stage == "table" else "choose", "enter"), ("arrows", "choose", "")),
        "cards": (("Enter", "choose", "enter"), ("arrows", "choose", "")),
        "trade": (("Enter", "hand over", "enter"), ("arrows", "choose", "")),
        "bar": (("Enter", "take it", "enter"), ("arrows", "choose", "")),
        "frames": (("Enter", "use it", "enter"), ("arrows", "choose", "")),
        "dice": (("Enter", "toggle", "enter"), ("arrows", "choose", "")),
    }
    return panels.get(ui.panel, (("arrows", "scroll", ""),))
