"""A boss in sentences."""

from __future__ import annotations

from core.ascend.view import BossView
from tui.cards import boss_lines, text_of
from tui.line.tell_words import sentence


def tell_boss(boss: BossView | None) -> list[str]:
    """Where it stands, its tracks, what its next attack does, where and how it is hit, all sides of its cards."""
    if boss is None:
        return ["No boss is in play."]
    text = text_of(boss)
    here = f" From where you stand you can hit the {boss.target}." if boss.target else ""
    lines = (sentence(f"{line.head}: {line.text}") for line in text.lines)
    return [f"Boss: {text.title}, {sentence(text.facts)}{here}", *(f"  {line}" for line in lines)]


def tell_boss_short(boss: BossView | None) -> list[str]:
    """The same in two lines, for every look at the Enemies; nothing without a boss."""
    if boss is None:
        return []
    whole = tell_boss(boss)
    return [
        whole[0],
        *(f"  {sentence(f'{line.head}: {line.text}')}" for line in boss_lines(boss)[:4]),
        '  "boss" tells all of it.',
    ]
