"""Rolling player dice, and what may change a roll: Reroll assets and cards (rulebook p.8)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.kit.firing import answers, use
from core.ascend.kit.reading import has
from core.ascend.names import REROLL
from core.ascend.options import Dice, Pick, Plain
from core.engine.choice import Choice, Option, choose

KEEP = Plain("keep")


def roll_faces(game: Game, number: int, n: int, what: str) -> list[str]:
    """Roll n player dice. ``what`` names the roll in the log."""
    faces = [game.luck.face("dice", game.content.dice.player) for _ in range(n)]
    game.emit(ev.DiceRolled(number, what, tuple(faces)))
    game.reveal(f"the {what} is known")
    return faces


async def spend_rerolls(
    game: Game, number: int, faces: list[str], what: str, page: int, moment: Moment | None = None
) -> None:
    """After a roll the seat may spend Reroll once, 1 for each of its own dice it rolls again (p.8); cards that
    answer the roll may be used before or after that, each once. ``faces`` is changed in place.

    ``moment`` is the Attack Roll, which cards answer; other rolls are open to Reroll only. Dice with equal faces are
    alike: the first ones are named.
    """
    fixed = has(game, number, "no-reroll") or not faces
    spent = fixed
    used: list[str] = []
    anyhow = "any-roll" in (game.kits[number] or game.kit(number)).triggers
    rolled = Moment(len(faces), faces=faces) if anyhow and moment is None else moment
    while True:
        have = 0 if spent else game.state.seats[number].assets[REROLL]
        cards = answers(game, number, "attack-roll", moment, used) if moment is not None else []
        if anyhow and rolled is not None:
            cards += answers(game, number, "any-roll", rolled, used)
        options: list[Option] = [Dice("reroll", dice) for dice in alike_sets(faces, have)] if have else []
        options += [Pick("use", play.id) for play in cards]
        if not options:
            return
        choice = Choice(number, "reroll", [KEEP, *options], optional=True, about=(what, *faces), page=page)
        option = await choose(choice)
        if isinstance(option, Dice):
            spent = True
            await spend_asset(game, number, REROLL, len(option.dice), "Reroll")
            roll_again(game, number, faces, option.dice, what)
        elif isinstance(option, Pick):
            used.append(option.what)
            await use(game, number, game.kit(number).rules[option.what], rolled)
        else:
            return


async def reroll_by_card(game: Game, number: int, faces: list[str], most: int, what: str) -> None:
    """A card lets the seat roll up to ``most`` of its dice again; that is no use of Reroll assets (p.8)."""
    if not faces or has(game, number, "no-reroll"):
        game.emit(ev.NothingHappens(number, f"{what}: no die can be rerolled"))
        return
    options: list[Option] = [KEEP, *(Dice("reroll", dice) for dice in alike_sets(faces, most))]
    option = await choose(Choice(number, "reroll", options, optional=True, about=(what, *faces), page=8))
    if isinstance(option, Dice):
        roll_again(game, number, faces, option.dice, what)


def roll_again(game: Game, number: int, faces: list[str], dice: tuple[int, ...], what: str) -> None:
    """Roll these dice again; ``faces`` is changed in place."""
    for die in dice:
        faces[die] = game.luck.face("dice", game.content.dice.player)
    left = game.state.seats[number].assets[REROLL]
    game.emit(ev.DiceRerolled(number, dice, tuple(faces[die] for die in dice), left))
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
