"""Questions about dice and Wounds: Power, Reroll, Combat Frames, Shield (rulebook p.8, p.15)."""

from __future__ import annotations

from collections.abc import Iterable

from core.ascend.cards.dice_effects import Reroll
from core.ascend.cards.rules import Ability
from core.ascend.cards.saying import sentence
from core.ascend.cards.skill_tests import SUCCESSES
from core.ascend.cards.tested import TestRoll
from core.ascend.cards.triggers import Trigger
from core.ascend.combat_words import frame_now, own_frame
from core.ascend.game import Game
from core.ascend.names import POWER, REROLL, SHIELD
from core.ascend.options import Amount, Dice, FrameUse, Pick, Plain
from core.ascend.words.maker import KindLabels, Labels, Prompts
from core.engine.choice import Choice
from core.engine.wording import change, plural


def _power(_game: Game, choice: Choice) -> str:
    return f"Attack Roll with {plural(choice.about[0], 'die', 'dice')}. Spend Power for more?"


def _spend_power(game: Game, choice: Choice, option: Amount) -> str:
    have = game.seat(choice.seat).assets[POWER]
    spent = f"Power {change(have, have - option.n)}" if option.n else "no Power"
    return f"Roll {plural(choice.about[0] + option.n, 'die', 'dice')}: {spent}"


# -- rerolling and turning dice ------------------------------------------------------------------------------------


def by_card(game: Game, choice: Choice) -> bool:
    """Whether the question to reroll comes from a card, which takes no Reroll assets."""
    rules = [play.rule for play in game.kit(choice.seat).rules.values() if play.name == choice.about[0]]
    effects = [effect for rule in rules if isinstance(rule, Trigger | Ability) for effect in rule.effects]
    return any(isinstance(effect, Reroll) for effect in effects)


def _reroll(game: Game, choice: Choice) -> str:
    what, *faces = choice.about
    have = game.seat(choice.seat).assets[REROLL]
    said = f"{what}: {', '.join(faces)}."
    if by_card(game, choice):
        return f"{said} Roll dice again?"
    if not any(isinstance(option, Dice) for option in choice.options):
        return f"{said} Use a card on it?"
    if what == "Trace Roll":
        return f"{said} Each pulse attaches an Enemy, a surge does not. Reroll?"
    said += f" Reroll dice, 1 Reroll each? Once a roll; you have {have}."
    if not isinstance(what, TestRoll):
        return said
    # at the beginning, where no narrow bar parts the words from their number
    successes = what.before + sum(SUCCESSES.get(face, 0) for face in faces)
    return f"Successes: {successes} of {what.need}. {said}"


def _faces(faces: tuple[str, ...], dice: Iterable[int]) -> str:
    return ", ".join(faces[die] for die in dice)


def _reroll_dice(game: Game, choice: Choice, option: Dice) -> str:
    faces = _faces(choice.about[1:], option.dice)
    if by_card(game, choice):
        return f"Roll {faces} again"
    have = game.seat(choice.seat).assets[REROLL]
    return f"Roll {faces} again: Reroll {change(have, have - len(option.dice))}"


def _set_dice(_game: Game, choice: Choice) -> str:
    face, *faces = choice.about
    return f"Turn dice to {face}? You rolled {', '.join(faces)}."


def _turn(_game: Game, choice: Choice, option: Dice) -> str:
    face, *faces = choice.about
    return f"Turn {_faces(tuple(faces), option.dice)} to {face}"


# -- Combat Frames -------------------------------------------------------------------------------------------------


def _frame(game: Game, choice: Choice) -> str:
    combat = game.state.combat
    if combat is not None and combat.at >= 0:
        card = game.content.enemies[game.seat(choice.seat).enemies[combat.at].card]
        return f"Activate a Combat Frame; then {card.name} acts."
    return "Activate a Combat Frame; no Enemy acts any more."


def _ready(game: Game, choice: Choice, option: Pick) -> str:
    owned = own_frame(game, choice.seat, option.what)
    return f"{owned.frame.printed} of {owned.owner}: {sentence(owned.frame.say(game.players))}"


def _use_frame(game: Game, choice: Choice, option: FrameUse) -> str:
    owned = own_frame(game, choice.seat, option.frame)
    dice = plural(len(option.dice), "die", "dice")
    now = frame_now(game, choice.seat, owned, len(option.dice))
    does = sentence(owned.frame.say(game.players))
    return f"{owned.frame.printed} {dice}: {f'{now}. ' if now else ''}{owned.owner}: {does}"


# -- Shield --------------------------------------------------------------------------------------------------------


def _shield(game: Game, choice: Choice) -> str:
    wounds, why = choice.about
    return f"{why} deals {plural(wounds, 'Wound')}. Turn on the Shield?"


def _shield_whole(game: Game, choice: Choice, option: Plain) -> str:
    if option.word == "no":
        return f"No: {_harm(game, choice, 0)}"
    return f"Yes: {_shielded(game, choice, min(game.seat(choice.seat).assets[SHIELD], choice.about[0]))}"


def _shield_part(game: Game, choice: Choice, option: Amount) -> str:
    return f"In part: {_shielded(game, choice, option.n)}"


def _shielded(game: Game, choice: Choice, stopped: int) -> str:
    have = game.seat(choice.seat).assets[SHIELD]
    return f"Shield {change(have, have - stopped)}, {_harm(game, choice, stopped)}"


def _harm(game: Game, choice: Choice, stopped: int) -> str:
    before = game.seat(choice.seat).integrity
    after = max(0, before - choice.about[0] + stopped)
    return f"ITG {change(before, after)}{'' if after else ', then a Reset'}"


PROMPTS: Prompts = {
    "power": _power,
    "reroll": _reroll,
    "set-dice": _set_dice,
    "frame": _frame,
    "ready": lambda game, choice: f"{choice.about[0]}: which used Frame may you activate again?",
    "shield": _shield,
}
LABELS: Labels = {
    "power": _spend_power,
    "reroll": _reroll_dice,
    "set": _turn,
    "frame": _use_frame,
    "shield": _shield_part,
}
KIND_LABELS: KindLabels = {
    ("reroll", "keep"): "Keep the dice",
    ("set-dice", "no"): "Leave the dice as they are",
    ("ready", "frame"): _ready,
    ("frame", "pass"): "Activate nothing now",
    ("frame", "stop"): "End the Combat",
    ("shield", "yes"): _shield_whole,
    ("shield", "no"): _shield_whole,
}
