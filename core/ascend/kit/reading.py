"""Reading modifiers: the numbers and permissions a rule asks for, with everything in play added up."""

from __future__ import annotations

from typing import Any

from core.ascend.cards.context import Context
from core.ascend.cards.modifiers import Modifier
from core.ascend.components import EnemyCard
from core.ascend.game import Game


def in_force(game: Game, number: int, word: str) -> list[Any]:
    """The modifiers of a word that hold for the seat now."""
    found = (game.kits[number] or game.kit(number)).modifiers.get(word)
    if found is None:
        return []
    return [
        play.rule
        for play in found
        if isinstance(play.rule, Modifier)
        and (play.rule.when is None or play.rule.when.holds(game, Context(number, play.name)))
    ]


def has(game: Game, number: int, word: str) -> bool:
    """Whether a modifier that only permits something holds now."""
    return word in (game.kits[number] or game.kit(number)).modifiers and bool(in_force(game, number, word))


def plus(game: Game, number: int, word: str) -> int:
    """The sum that counted modifiers of a word, and boosts of it, add now."""
    total = 0
    if word in (game.kits[number] or game.kit(number)).modifiers:
        total = sum(rule.n for rule in in_force(game, number, word))
    boosts = game.state.seats[number].boosts
    if boosts:
        total += sum(boost.n for boost in boosts if boost.what == word)
    return total


def mov(game: Game, number: int) -> int:
    """MOV of the active Body with all that changes it (p.9)."""
    return max(0, game.kit(number).body.mov + plus(game, number, "mov"))


def att(game: Game, number: int) -> int:
    """ATT of the active Body with all that changes it (p.9)."""
    return max(0, game.kit(number).body.att + plus(game, number, "att"))


def pro(game: Game, number: int) -> int:
    """PRO of the active Body with all that changes it (p.9)."""
    return max(0, game.kit(number).body.pro + plus(game, number, "pro"))


def damage_more(game: Game, number: int, source: str) -> int:
    """What modifiers and boosts add to Damage of own Frames or Hacks; 0 for Damage of another source."""
    if not source:
        return 0
    boosts = (boost.n for boost in game.state.seats[number].boosts if boost.what == "damage" and boost.source == source)
    more: int = sum(rule.n for rule in in_force(game, number, "damage") if rule.source == source)
    return more + sum(boosts)


def most(game: Game, number: int, word: str, families: tuple[str, ...], least: int) -> int:
    """The largest ``n`` of modifiers for one of these families of patterns, else ``least``."""
    return max((rule.n for rule in in_force(game, number, word) if rule.family in families), default=least)


def enemy_has(card: EnemyCard, word: str) -> bool:
    """Whether an Enemy card carries a modifier."""
    return any(isinstance(rule, Modifier) and rule.word == word for rule in card.rules)
