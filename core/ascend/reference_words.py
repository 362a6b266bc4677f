"""What the reference fills in: the numbers, dice, shapes and names of the components, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from core.ascend.bodies import MOST_BODIES
from core.ascend.cards.skill_tests import SUCCESSES
from core.ascend.cards.table_effects import TIME_TOP
from core.ascend.components import Content
from core.ascend.dials import SHORT
from core.ascend.launcher import START_LOCKS
from core.ascend.names import ASSET_TOP, COLUMNS, PULSE, ROWS, SURGE
from core.ascend.patterns import Pattern
from core.ascend.phases.turn import STEPS
from core.ascend.printed import by_players, said
from core.ascend.reset import CORRUPTED_GAINED, SHELTER
from core.ascend.setup import PROTOCOLS_DEALT
from core.ascend.upgrade import EXP_PRICE
from core.engine.wording import listed

PROLOGUE = "prologue"
"""The first game, which leaves some rules out; the reference says which."""


def fillings(content: Content) -> dict[str, str]:
    """The words in braces of the reference and what stands for each."""
    return {**_rules(), **_board(content), **_cards(content), **_scenario(content)}


def _rules() -> dict[str, str]:
    return {
        "asset_top": str(ASSET_TOP),
        "columns": str(COLUMNS),
        "exp_price": str(EXP_PRICE),
        "locks": str(START_LOCKS.bit_count()),
        "most_bodies": str(MOST_BODIES),
        "phases": listed(list(dict.fromkeys(step.phase for step in STEPS))),
        "protocols_dealt": str(PROTOCOLS_DEALT),
        "pulse_success": str(SUCCESSES[PULSE]),
        "reset_corrupted": str(CORRUPTED_GAINED),
        "rows": str(ROWS),
        "steps": ", ".join(step.name for step in STEPS),
        "short_clock": str(SHORT),
        "surge_success": str(SUCCESSES[SURGE]),
        "test_need": str(SUCCESSES[PULSE] + SUCCESSES[SURGE]),
        "time_top": str(TIME_TOP),
    }


def _board(content: Content) -> dict[str, str]:
    tracks, dice = content.tracks, content.dice
    return {
        "colour_assets": ", ".join(f"{colour} {asset.capitalize()}" for colour, asset in tracks.colour_assets.items()),
        "core_tokens": " and ".join("/".join(sides) for sides in tracks.core_tokens),
        "itg_start": str(tracks.integrity_start),
        "itg_top": str(tracks.integrity_top),
        "number_die": _sides([f"number {face}" if face else "blank" for face in dice.number]),
        "player_die": _sides(dice.player),
        "pool_basic": str(tracks.pool_basic),
        "pool_open": str(tracks.pool_open),
        "symbol_die": _sides(dice.symbol),
        "trace_dice": _trace_dice(tracks.trace_dice),
        "trace_near": str(tracks.trace_top - 2),
        "trace_top": str(tracks.trace_top),
    }


def _cards(content: Content) -> dict[str, str]:
    shelter = content.tiles[SHELTER]
    classes = [card.deck for card in content.class_augments.values()]
    factions = [card.deck for card in content.faction_augments.values()]
    return {
        "asset_patterns": ", ".join(
            f"{basic.name} {_shape(basic.pattern)} ({_small(said(basic.effects))})"
            for basic in content.basics
            if basic.family == "asset"
        ),
        "battery": str(content.bot.battery),
        "bodies": str(len(content.bodies)),
        "bot_mov": str(content.bot.mov),
        "bot_pattern": _shape(content.bot.pattern),
        "class_deck": _counts(classes),
        "classes": " ".join(f"{name}: {content.deck_words[deck]}" for deck, name in content.classes.items()),
        "enemy_cards": listed([f"{count} of level {level}" for level, count in _levels(content).items()]),
        "exp_pattern": ", ".join(_shape(basic.pattern) for basic in content.basics if basic.family == "exp"),
        "exploration": ", ".join(
            f"{_small(said(token.effects))} ×{token.copies}" for token in content.exploration.values()
        ),
        "faction_deck": _counts(factions),
        "factions": " ".join(f"{name}: {content.deck_words[deck]}" for deck, name in content.factions.items()),
        "shelter_entry": str(shelter.entry),
        "shelter_stationary": str(shelter.stationary),
        "walkers": ", ".join(
            f"{walker.name} ({walker.core}, MOV {walker.mov}, ATT {walker.att}, PRO {walker.pro})"
            for walker in content.walkers.values()
        ),
    }


def _scenario(content: Content) -> dict[str, str]:
    prologue = content.scenarios[PROLOGUE]
    return {
        "corrupted": by_players(prologue.corrupted.say),
        "left_out": ", ".join(_small(said(content.exploration[token].effects)) for token in prologue.leave_out),
    }


def _shape(pattern: Pattern) -> str:
    return "/".join(pattern.shape)


def _small(sentence: str) -> str:
    """A sentence as a clause: ``gain 1 Shield``."""
    return sentence[:1].lower() + sentence[1:].removesuffix(".")


def _sides(faces: Sequence[str]) -> str:
    """``pulse on 3, surge on 1, blank on 2``."""
    return ", ".join(f"{face} on {faces.count(face)}" for face in dict.fromkeys(faces))


def _counts(decks: Sequence[str]) -> str:
    """How many cards each of these decks has: ``12``, or ``12 or 13``."""
    return listed([str(count) for count in sorted({decks.count(deck) for deck in decks})], "or")


def _levels(content: Content) -> dict[int, int]:
    cards = [card.level for card in content.enemies.values() for _ in range(card.copies)]
    return {level: cards.count(level) for level in sorted(set(cards))}


def _trace_dice(dice: Sequence[int]) -> str:
    """``none at 0, 1 die at 1 to 3, 2 dice at 4 to 6``."""
    parts = []
    for count, spaces in groupby(range(len(dice)), key=lambda space: dice[space]):
        run = list(spaces)
        at = str(run[0]) if len(run) == 1 else f"{run[0]} to {run[-1]}"
        parts.append(f"{'none' if not count else f'{count} dice' if count > 1 else '1 die'} at {at}")
    return ", ".join(parts)
