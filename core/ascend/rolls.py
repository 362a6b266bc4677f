"""Rolling player dice, and Reroll assets (rulebook p.8)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.names import REROLL
from core.ascend.options import Dice, Plain
from core.engine.choice import Choice, Option, choose

KEEP = Plain("keep")


def roll_faces(game: Game, number: int, n: int, what: str) -> list[str]:
    """Roll n player dice. ``what`` names the roll in the log."""
    faces = [game.luck.face("dice", game.content.dice.player) for _ in range(n)]
    game.emit(ev.DiceRolled(number, what, tuple(faces)))
    game.reveal(f"the {what} is known")
    return faces


async def spend_rerolls(game: Game, number: int, faces: list[str], what: str, page: int) -> None:
    """After a roll the seat may spend Reroll once: 1 for each of its own dice it rolls again (p.8).

    ``faces`` is changed in place. Dice with equal faces are alike: the first ones are named.
    """
    have = game.state.seats[number].assets[REROLL]
    if not have or not faces:
        return
    options: list[Option] = [KEEP, *(Dice("reroll", dice) for dice in alike_sets(faces, have))]
    option = await choose(Choice(number, "reroll", options, optional=True, about=(what, *faces), page=page))
    if not isinstance(option, Dice):
        return
    spend_asset(game, number, REROLL, len(option.dice), "Reroll")
    for die in option.dice:
        faces[die] = game.luck.face("dice", game.content.dice.player)
    left = game.state.seats[number].assets[REROLL]
    game.emit(ev.DiceRerolled(number, option.dice, tuple(faces[die] for die in option.dice), left))
    game.reveal(f"the {what} was rerolled")


def alike_sets(faces: list[str], most: int) -> list[tuple[int, ...]]:
    """Every different choice of 1 to ``most`` dice, dice with equal faces being alike."""
    by_face: dict[str, list[int]] = {}
    for die, face in enumerate(faces):
        by_face.setdefault(face, []).append(die)
    sets: list[tuple[int, ...]] = [()]
    for dice in by_face.values():
        sets = [(*chosen, *dice[:count]) for chosen in sets for count in range(len(dice) + 1)]
    return sorted((tuple(sorted(chosen)) for chosen in sets if 0 < len(chosen) <= most), key=lambda s: (len(s), s))
