"""The Enemy stack in sentences."""

from __future__ import annotations

from core.ascend.view import EnemiesView, EnemyView
from tui.line.tell_boss import tell_boss_short
from tui.line.tell_launcher import tell_shape
from tui.line.tell_words import sentence


def tell_enemies(enemies: EnemiesView) -> list[str]:
    """The stack from the top, each with its frames, rules, hacks and repel; then the boss."""
    lines = [f"{len(enemies.stack)} attached. Enemy deck {enemies.deck}, discarded {enemies.discarded}."]
    for place, enemy in enumerate(enemies.stack, 1):
        lines += tell_enemy("Top" if place == 1 else f"Number {place}", enemy)
    return lines + tell_boss_short(enemies.boss)


def tell_enemy(place: str, enemy: EnemyView) -> list[str]:
    """One Enemy: its numbers and marks, Frames, rules, and the Patterns against it."""
    marks = [
        word
        for word, so in (("the number die", enemy.die), ("has acted", enemy.acted), ("stunned", enemy.stunned))
        if so
    ]
    if enemy.exp != 1:
        marks.append(f"EXP {enemy.exp} for its defeat")
    lines = [
        f"{place}: {', '.join([f'{enemy.name}, level {enemy.level}, {_numbers(enemy)}', *marks])}.{_frames(enemy)}"
    ]
    lines += [f"  Rule: {sentence(rule)}" for rule in enemy.rules]
    lines += [f"  Hack {tell_shape(hack.shape)}: {sentence(hack.effect)}" for hack in enemy.hacks]
    if enemy.repel is None:
        return [*lines, "  It cannot be repelled."]
    price = f": {sentence(enemy.repel.effect)}" if enemy.repel.effect else "."
    return [*lines, f"  Repel {tell_shape(enemy.repel.shape)}{price}"]


def _numbers(enemy: EnemyView) -> str:
    return "Integrity hidden" if enemy.hidden else f"Integrity {enemy.left} of {enemy.integrity}"


def _frames(enemy: EnemyView) -> str:
    if enemy.hidden:
        return " Its Frames are hidden."
    return f" Basic: {sentence(enemy.basic)} Special: {sentence(enemy.special)}"
