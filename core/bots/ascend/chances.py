"""Chances of dice, counted exactly."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from core.ascend.cards.skill_tests import SUCCESSES
from core.ascend.names import BLANK, PULSE, SURGE

Faces = tuple[str, ...]
"""The sides of the player die."""


def face_chances(faces: Faces) -> tuple[float, float, float]:
    """Chance of a pulse, a surge and a blank."""
    return faces.count(PULSE) / len(faces), faces.count(SURGE) / len(faces), faces.count(BLANK) / len(faces)


@lru_cache(maxsize=256)
def outcomes(faces: Faces, dice: int) -> tuple[tuple[int, int, float], ...]:
    """Every result of so many dice as pulses, surges and its chance."""
    p, s, b = face_chances(faces)
    found = []
    for pulses in range(dice + 1):
        for surges in range(dice - pulses + 1):
            ways = comb(dice, pulses) * comb(dice - pulses, surges)
            found.append((pulses, surges, ways * p**pulses * s**surges * b ** (dice - pulses - surges)))
    return tuple(found)


@lru_cache(maxsize=4096)
def reach_chance(faces: Faces, dice: int, need: int) -> float:
    """Chance that so many dice show at least ``need`` successes."""
    if need <= 0:
        return 1.0
    worth = SUCCESSES[PULSE], SUCCESSES[SURGE]
    return sum(chance for p, s, chance in outcomes(faces, dice) if p * worth[0] + s * worth[1] >= need)


@lru_cache(maxsize=4096)
def pass_chance(faces: Faces, dice: int, rerolls: int, need: int) -> float:
    """Chance to pass a Test with so many dice, when blanks may be rolled again up to ``rerolls`` times."""
    total = 0.0
    for pulses, surges, chance in outcomes(faces, dice):
        again = min(rerolls, dice - pulses - surges)
        missing = need - pulses * SUCCESSES[PULSE] - surges * SUCCESSES[SURGE]
        total += chance * reach_chance(faces, again, missing)
    return total


def pass_chance_between(faces: Faces, dice: float, rerolls: int, need: int) -> float:
    """The same for an expected number of dice that need not be whole."""
    low = int(dice)
    part = dice - low
    chance = pass_chance(faces, low, rerolls, need)
    return chance if not part else chance + part * (pass_chance(faces, low + 1, rerolls, need) - chance)
