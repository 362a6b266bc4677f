"""What the reference fills in: the numbers, dice, shapes and names of the components, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from core.ascend.cards.context import Effect
from core.ascend.cards.skill_tests import SUCCESSES
from core.ascend.cards.table_effects import TIME_TOP
from core.ascend.components import Content
from core.ascend.launcher import START_LOCKS
from core.ascend.names import ASSET_TOP, COLUMNS, PULSE, ROWS, SURGE
from core.ascend.patterns import Pattern
from core.ascend.phases.turn import STEPS
from core.ascend.upgrade import EXP_PRICE
from core.ascend.wording import by_kind

PROLOGUE = "prologue"
"""The scenario that the reference is written for."""


def fillings(content: Content) -> dict[str, str]:
    """The words in braces of the reference and what stands for each."""
    tracks, dice = content.tracks, content.dice
    prologue = content.scenarios[PROLOGUE]
    numbers = sorted({*(place.number for place in prologue.places if place.number), *prologue.pool})
    return {
        "asset_patterns": ", ".join(
            f"{basic.name} {_shape(basic.pattern)} ({_effects(basic.effects)})"
            for basic in content.basics
            if basic.family == "asset"
        ),
        "asset_top": str(ASSET_TOP),
        "battery": str(tracks.battery),
        "bot_mov": str(tracks.bot_mov),
        "bot_pattern": _shape(tracks.bot_pattern),
        "colour_assets": ", ".join(f"{colour} {asset.capitalize()}" for colour, asset in tracks.colour_assets.items()),
        "columns": str(COLUMNS),
        "core_tokens": " and ".join("/".join(sides) for sides in tracks.core_tokens),
        "corrupted": str(prologue.corrupted),
        "exp_pattern": ", ".join(_shape(basic.pattern) for basic in content.basics if basic.family == "exp"),
        "exp_price": str(EXP_PRICE),
        "exploration": ", ".join(
            f"{_effects(token.effects)} ×{token.copies}" for token in content.exploration.values()
        ),
        "itg_start": str(tracks.integrity_start),
        "itg_top": str(tracks.integrity_top),
        "left_out": ", ".join(_effects(content.exploration[token].effects) for token in prologue.leave_out),
        "locks": str(START_LOCKS.bit_count()),
        "number_die": by_kind([f"number {face}" if face else "blank" for face in dice.number]),
        "phases": ", ".join(dict.fromkeys(step.phase for step in STEPS)),
        "player_die": by_kind(dice.player),
        "pool_basic": str(tracks.pool_basic),
        "pool_open": str(tracks.pool_open),
        "pulse_success": str(SUCCESSES[PULSE]),
        "rows": str(ROWS),
        "steps": ", ".join(step.name for step in STEPS),
        "surge_success": str(SUCCESSES[SURGE]),
        "symbol_die": by_kind(dice.symbol),
        "tiles": ", ".join(f"{content.tiles[number].name} {number}" for number in numbers),
        "time_top": str(TIME_TOP),
        "trace_dice": _trace_dice(tracks.trace_dice),
        "trace_top": str(tracks.trace_top),
        "walkers": ", ".join(
            f"{walker.name} ({walker.core}, MOV {walker.mov}, ATT {walker.att}, PRO {walker.pro})"
            for walker in content.walkers.values()
        ),
    }


def _shape(pattern: Pattern) -> str:
    return "/".join(pattern.shape)


def _effects(effects: Iterable[Effect]) -> str:
    return "; ".join(effect.say(1) for effect in effects)


def _trace_dice(dice: Sequence[int]) -> str:
    """``at 0 none, at 1 to 3 1 die, at 4 to 6 2 dice``."""
    parts = []
    for count, spaces in groupby(range(len(dice)), key=lambda space: dice[space]):
        run = list(spaces)
        at = str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}"
        parts.append(f"{'none' if not count else f'{count} dice' if count > 1 else '1 die'} at {at}")
    return ", ".join(parts)
