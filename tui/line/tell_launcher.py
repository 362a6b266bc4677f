"""The Launcher and the patterns in sentences."""

from __future__ import annotations

from core.ascend.names import COLUMNS, slot_name
from core.ascend.view import LauncherView, PatternLine, SlotView

_CELLS = {
    "B": "blue",
    "G": "green",
    "Y": "yellow",
    "R": "red",
    "O": "open",
    "C": "core",
    "A": "any",
    ".": "free",
}
_COUNTS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def count(number: int, thing: str) -> str:
    """A number with its noun: ``one move``, ``two moves``, ``12 moves``."""
    word = _COUNTS[number] if number < len(_COUNTS) else str(number)
    return f"{word} {thing}{'' if number == 1 else 's'}"


def _in_slot(slot: SlotView) -> str:
    return "locked" if slot.locked else slot.token


def tell_launcher(launcher: LauncherView, patterns: tuple[PatternLine, ...]) -> list[str]:
    """The slots row by row, the Core, and what is ready or near."""
    rows = [launcher.slots[start : start + COLUMNS] for start in range(0, len(launcher.slots), COLUMNS)]
    told = [f"Row {number}: {', '.join(map(_in_slot, row))}." for number, row in enumerate(rows, 1)]
    return ["Launcher, row by row. " + " ".join(told) + f" Core: {launcher.core}.", *tell_near(patterns)]


def tell_refills(launcher: LauncherView) -> list[str]:
    """Which slots fill up at the start of a turn (rulebook p.14)."""
    names = [slot.name for slot in launcher.slots if slot.highlighted and not slot.locked]
    return [f"Slots that refill: {'; '.join(names)}."] if names else []


def tell_near(patterns: tuple[PatternLine, ...]) -> list[str]:
    """Ready patterns, then those some moves away, in one line; the rest only counted."""
    if not patterns:
        return []
    near: dict[int, list[str]] = {}
    for line in patterns:
        if line.distance is not None and not line.launched:
            near.setdefault(line.distance, []).append(line.name)
    told = [_near(distance, near[distance]) for distance in sorted(near)] or ["No pattern is ready or near."]
    far = sum(line.distance is None for line in patterns)
    if far:
        told.append(f'{count(far, "other").capitalize()} out of reach; "patterns" tells all.')
    return [" ".join(told)]


def _near(distance: int, names: list[str]) -> str:
    head = "Ready" if distance == 0 else count(distance, "move").capitalize()
    return f"{head}: {', '.join(names)}."


def tell_patterns(patterns: tuple[PatternLine, ...]) -> list[str]:
    """Every pattern: its shape, what it does, and how far it is."""
    return [tell_pattern(line) for line in patterns] or ["There are no patterns to launch."]


def tell_pattern(line: PatternLine) -> str:
    """One pattern in a line."""
    return f"{line.name}: {tell_shape(line.shape)}. {line.effect.rstrip(' .')}. {tell_how_far(line)}"


def tell_shape(shape: tuple[str, ...]) -> str:
    """The cells of a shape row by row, ``core, any; below it any, core``; shapes may be turned, not mirrored."""
    return "; below it ".join(", ".join(_CELLS.get(cell, cell) for cell in row) for row in shape)


def tell_how_far(line: PatternLine) -> str:
    """How far a pattern is away, with its tokens or the moves there."""
    if line.launched:
        return "Launched in this step already."
    if line.distance is None:
        return "Out of reach."
    if line.distance == 0:
        sets = ["; ".join(slot_name(slot) for slot in slots) for slots in line.sets]
        return f"Ready with {', or '.join(sets)}." if sets else "Ready."
    return f"{count(line.distance, 'move').capitalize()} away: {', then '.join(line.moves)}."
