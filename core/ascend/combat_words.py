"""Combat in words: what a frame would do now, and the odds before the dice (rulebook p.15)."""

from __future__ import annotations

from itertools import product
from math import comb

from core.ascend.cards.context import Context
from core.ascend.cards.enemy_effects import Damage
from core.ascend.game import Game
from core.ascend.keywords import enemy_left
from core.ascend.names import PULSE, SURGE
from core.ascend.phases.combat import OwnedFrame, frames_of, only_damage


def own_frame(game: Game, number: int, frame: str) -> OwnedFrame:
    """A frame of the seat by its id."""
    return next(owned for owned in frames_of(game, number) if owned.id == frame)


def frame_now(game: Game, number: int, owned: OwnedFrame, dice: int) -> str:
    """What the frame's Damage would do to the Top Enemy now: ``Catcher 5 - 2 = 3``; empty without Damage."""
    stack = game.seat(number).enemies
    damage = frame_damage(game, number, owned, dice)
    if not stack or not damage:
        return ""
    card, left = game.content.enemies[stack[0].card], enemy_left(game, stack[0])
    after = max(0, left - damage)
    return f"{card.name} {left} - {damage} = {after}" + ("" if after else ", defeated")


def frame_damage(game: Game, number: int, owned: OwnedFrame, dice: int) -> int:
    """Damage the frame deals to the Top Enemy with so many dice."""
    context = Context(number, owned.owner, times=dice if owned.frame.multi else 1)
    return sum(e.n.value(game, context) * context.times for e in owned.frame.effects if isinstance(e, Damage))


def frame_why_not(game: Game, owned: OwnedFrame) -> str:
    """Why the frame cannot be activated now: used, or too few dice."""
    combat = game.state.combat
    assert combat is not None
    if not owned.frame.multi and owned.id in combat.frames:
        return "used this phase"
    if not game.state.seats[combat.seat].enemies and only_damage(owned.frame):
        return "no Enemy is left"
    free = [face for die, face in enumerate(combat.dice) if not combat.used[die]]
    for letter, face in (("P", PULSE), ("S", SURGE)):
        need = owned.frame.symbols.count(letter)
        have = free.count(face)
        if have < need:
            return f"needs {need} {face}, you have {have}"
    return "needs a die that is not blank" if owned.frame.symbols == "A*" else "no dice"


def best_damage(game: Game, number: int, pulses: int, surges: int) -> int:
    """The most Damage that the seat's frames deal with these faces, each frame once, multi frames again and again."""
    single = [owned for owned in frames_of(game, number) if not owned.frame.multi]
    multi = [owned for owned in frames_of(game, number) if owned.frame.multi]
    best = 0
    for uses in product((0, 1), repeat=len(single)):
        p = pulses - sum(owned.frame.symbols.count("P") for owned, use in zip(single, uses, strict=True) if use)
        s = surges - sum(owned.frame.symbols.count("S") for owned, use in zip(single, uses, strict=True) if use)
        if p < 0 or s < 0:
            continue
        total = sum(frame_damage(game, number, owned, 1) for owned, use in zip(single, uses, strict=True) if use)
        for owned in multi:
            total += frame_damage(game, number, owned, 1) * (p if owned.frame.symbols == "P*" else p + s)
        best = max(best, total)
    return best


def odds(game: Game, number: int, dice: int) -> tuple[str, ...]:
    """Chances before the roll, counted over every outcome of the dice: Damage, the Top Enemy's fall, who acts."""
    faces = game.content.dice.player
    stack = game.seat(number).enemies
    if not stack or not dice:
        return ()
    p, s = faces.count(PULSE) / len(faces), faces.count(SURGE) / len(faces)
    chances: dict[int, float] = {}
    for pulses in range(dice + 1):
        for surges in range(dice - pulses + 1):
            chance = _ways(dice, pulses, surges) * p**pulses * s**surges * (1 - p - s) ** (dice - pulses - surges)
            damage = best_damage(game, number, pulses, surges)
            chances[damage] = chances.get(damage, 0.0) + chance
    mean = sum(damage * chance for damage, chance in chances.items())
    left = enemy_left(game, stack[0])
    falls = sum(chance for damage, chance in chances.items() if damage >= left)
    numbers = game.content.dice.number
    act = [sum(min(n, len(stack)) == count for n in numbers) / len(numbers) for count in range(len(stack) + 1)]
    name = game.content.enemies[stack[0].card].name
    acting = ", ".join(f"{count}: {_percent(chance)}" for count, chance in enumerate(act) if chance)
    return (
        f"{dice} dice: {mean:.1f} Damage on average at best",
        f"{name} falls ({left} left): {_percent(falls)}",
        f"Enemies that act {acting}",
    )


def _ways(dice: int, pulses: int, surges: int) -> int:
    return comb(dice, pulses) * comb(dice - pulses, surges)


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
