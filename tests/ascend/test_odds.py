"""The odds before the roll against every outcome of the dice, and every way to use Frames on it (rulebook p.15)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product

import pytest

from core.ascend.names import PULSE, SURGE
from core.ascend.play import AscendGame
from core.ascend.views.odds import odds
from tests.ascend.tables import attach, content_with, foe, stand

Dice = tuple[str, ...]
Frames = tuple[tuple[str, int, int], ...]
"""Symbols, Damage, and at how much Integrity left the Frame defeats at once (0: never)."""
LEFT = 6
CASES: dict[str, tuple[tuple[str, ...], str, Frames, bool]] = {
    # Augments, Body, Frames they come to, a surge may be used as a pulse
    "walker": ((), "", (("P*", 1, 0), ("S", 2, 0), ("S", 1, 0)), False),
    "augments": (
        ("reaper.hook", "reaper.termination-code", "reaper.closing-cut"),
        "",
        (("P*", 1, 0), ("S", 2, 0), ("S", 1, 0), ("PP", 3, 0), ("S", 3, 5), ("P", 1, 3)),
        False,
    ),
    "any die": ((), "body.courier", (("P", 1, 0), ("A*", 1, 0)), False),
    "more damage": (("reaper.hook",), "body.ronin", (("P", 2, 0), ("PP", 3, 0), ("S", 3, 0), ("PP", 4, 0)), False),
    "surge as pulse": (("whisperer.soft-rule",), "", (("P*", 1, 0), ("S", 2, 0), ("S", 1, 0)), True),
}


def fits(symbols: str, dice: Dice, *, loose: bool) -> bool:
    """Whether a Frame takes exactly these dice."""
    pulses, surges = dice.count(PULSE), dice.count(SURGE)
    if "blank" in dice or not dice:
        return False
    if symbols == "A*":
        return True
    if symbols == "P*":
        return not surges or loose
    need_p, need_s = symbols.count("P"), symbols.count("S")
    short = need_p - pulses
    return len(dice) == need_p + need_s and (short == 0 or (loose and short >= 0 and surges == need_s + short))


def outcomes(dice: Dice, frames: Frames, left: int, *, loose: bool) -> Iterable[tuple[int, bool]]:
    """Every total of Damage, and whether the Enemy falls, over all ways to use the Frames one after the other."""
    yield LEFT - left, left <= 0
    for place, (symbols, damage, finish) in enumerate(frames):
        for count in range(1, len(dice) + 1):
            for chosen in combinations(range(len(dice)), count):
                taken = tuple(dice[n] for n in chosen)
                if not fits(symbols, taken, loose=loose):
                    continue
                rest = tuple(face for n, face in enumerate(dice) if n not in chosen)
                again = frames if symbols.endswith("*") else (*frames[:place], *frames[place + 1 :])
                dealt = damage * (count if symbols.endswith("*") else 1)
                fells = 0 < left <= finish
                for total, fallen in outcomes(rest, again, left - dealt, loose=loose):
                    yield total, fallen or fells


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_odds_are_those_of_every_outcome(case: tuple[tuple[str, ...], str, Frames, bool]) -> None:
    augments, body, frames, loose = case
    content = content_with(enemies=(foe("top", LEFT),), simple=False)
    state = stand("Combat", content=content)
    attach(state, "top")
    state.seats[0].equipped = list(augments)
    state.seats[0].bodies = [body] if body else []
    game = AscendGame(content, state)

    for count in (1, 2, 3):
        mean, falls = Fraction(0), Fraction(0)
        rolls = list(product(content.dice.player, repeat=count))
        known: dict[Dice, tuple[int, bool]] = {}
        for dice in rolls:
            key = tuple(sorted(dice))
            if key not in known:
                found = list(outcomes(key, frames, LEFT, loose=loose))
                known[key] = max(total for total, _ in found), any(fallen for _, fallen in found)
            mean += Fraction(known[key][0], len(rolls))
            falls += Fraction(known[key][1], len(rolls))
        pulse = sum(PULSE in dice or (loose and SURGE in dice) for dice in rolls)

        said = odds(game, 0, (count,))[0]

        assert said.endswith(f"{float(mean):.1f} Damage on average; Top falls {round(100 * falls)}%")
        if any(symbols in ("P", "P*") for symbols, _, _ in frames):
            assert f"P {round(100 * Fraction(pulse, len(rolls)))}%" in said


def test_the_enemies_that_act_are_those_of_the_number_die_and_no_more_than_there_are() -> None:
    content = content_with(enemies=(foe("top"),), simple=False)
    state = stand("Combat", content=content)
    attach(state, "top")
    numbers = content.dice.number
    none = round(100 * numbers.count(0) / len(numbers))

    assert odds(AscendGame(content, state), 0, (2,))[-1] == f"Enemies that act: 0 {none}%, 1 {100 - none}%"


def test_without_an_enemy_there_are_no_odds() -> None:
    assert odds(AscendGame(content_with(), stand("Combat")), 0, (2,)) == ()
