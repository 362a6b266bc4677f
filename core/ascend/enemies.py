"""Attached Enemies: attaching, Damage, defeat, and the order of the stack (rulebook p.12)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.scenario_modifiers import DamageCap
from core.ascend.cards.triggers import Trigger
from core.ascend.components import EnemyCard
from core.ascend.game import Game
from core.ascend.keywords import change_exp
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import enemy_has, has
from core.ascend.running import run_effects
from core.ascend.state import EnemyInPlay


async def attach(game: Game, number: int, n: int, level: int = 0) -> None:
    """Attach (p.12, p.24): draw n Enemies; each goes under the stack. With a ``level``, the topmost of that level.

    An empty deck takes back the shuffled discard pile; with both empty no Enemy comes (rulings).
    """
    for _ in range(n):
        card = _draw_enemy(game, number, level)
        if not card:
            return
        await attach_card(game, number, card)


async def attach_bottom(game: Game, number: int) -> None:
    """Attach the bottom card of the Enemy deck."""
    if not game.state.enemy_deck:
        await attach(game, number, 1)
    else:
        await attach_card(game, number, game.state.enemy_deck.pop(0))


async def attach_card(game: Game, number: int, card: str, top: bool = False) -> None:
    """Put an Enemy card under the seat's stack, or on top of it; then what answers that is resolved."""
    state = game.state
    state.attached += 1
    enemy = EnemyInPlay(card, state.attached)
    stack = state.seats[number].enemies
    stack.insert(0 if top else len(stack), enemy)
    game.emit(ev.EnemyAttached(number, card, len(state.enemy_deck), game.content.enemies[card].level > 0))
    game.reveal("an Enemy was drawn")
    await _enemy_answers(game, number, enemy, "attached-this")
    if listens(game, number, "attached"):
        await fire(game, number, "attached", Moment(1, enemy=enemy))


def _draw_enemy(game: Game, number: int, level: int) -> str:
    """Take a card from the deck; empty when there is none."""
    state = game.state
    if not state.enemy_deck:
        if not state.enemy_discard:
            game.emit(ev.NothingHappens(number, "the Enemy deck and its discard pile are empty"))
            return ""
        state.enemy_deck, state.enemy_discard = state.enemy_discard, []
        game.luck.shuffle("enemy deck", state.enemy_deck)
        game.emit(ev.DeckReshuffled(number, len(state.enemy_deck)))
    if not level:
        return state.enemy_deck.pop()
    enemies = game.content.enemies
    for place in range(len(state.enemy_deck) - 1, -1, -1):
        if enemies[state.enemy_deck[place]].level == level:
            return state.enemy_deck.pop(place)
    game.emit(ev.NothingHappens(number, f"no Enemy of level {level} is in the deck"))
    return ""


async def _enemy_answers(game: Game, number: int, enemy: EnemyInPlay, word: str) -> None:
    """The rules printed on an attached Enemy that wait for an event."""
    card = game.content.enemies[enemy.card]
    for rule in card.rules:
        if isinstance(rule, Trigger) and rule.on == word:
            await run_effects(game, rule.effects, Context(number, card.name, enemy=enemy))


def enemy_left(game: Game, enemy: EnemyInPlay) -> int:
    """Integrity left on an Enemy."""
    return game.content.enemies[enemy.card].integrity - enemy.damage


async def damage(game: Game, number: int, enemy: EnemyInPlay, n: int, why: str, source: str = "") -> None:
    """Deal Damage to an attached Enemy (p.12); at 0 Integrity it is defeated, what is more is lost (p.15).

    ``source`` is ``frames`` or ``hacks`` for own Combat Frames and Hacks, empty for all else.
    """
    card = game.content.enemies[enemy.card]
    if source != "hacks" and enemy_has(card, "only-hacks"):
        game.emit(ev.NothingHappens(number, f"{why}: only Hacks deal Damage to {card.name}"))
        return
    left = enemy_left(game, enemy)
    if not card.level:
        n = min([n, *_caps(game, number, card)])
    dealt = min(left, n)
    enemy.damage += dealt
    seat = game.state.seats[number]
    seat.numbers.damage += dealt
    game.emit(ev.Damaged(number, enemy.card, n, left, left - dealt, why))
    if left > dealt:
        return
    below = _below(seat.enemies, enemy)
    await defeat(game, number, enemy)
    more = n > dealt and source == "frames" and has(game, number, "overflow")
    if more and below is not None and any(other is below for other in seat.enemies):
        await damage(game, number, below, n - dealt, why, source)


def _caps(game: Game, number: int, card: EnemyCard) -> list[int]:
    """What a parcel of Damage to a special Enemy is at most, by its own rules."""
    context = Context(number, card.name)
    return [
        rule.n
        for rule in card.rules
        if isinstance(rule, DamageCap) and (rule.when is None or rule.when.holds(game, context))
    ]


def _below(stack: list[EnemyInPlay], enemy: EnemyInPlay) -> EnemyInPlay | None:
    place = place_of(stack, enemy) + 1
    return stack[place] if place < len(stack) else None


async def defeat(game: Game, number: int, enemy: EnemyInPlay) -> None:
    """Defeat (p.12, p.24): discard the Enemy and gain its EXP, 1 unless the card says more."""
    card, seat = game.content.enemies[enemy.card], game.state.seats[number]
    seat.numbers.defeated += 1
    seat.defeated += 1
    await discard_enemy(game, number, enemy, "defeated")
    change_exp(game, number, card.exp, f"{card.name} defeated")
    for other in list(seat.enemies):
        await _enemy_answers(game, number, other, "defeated-other")
    await fire(game, number, "defeated", Moment(1, enemy=enemy))


async def discard_enemy(game: Game, number: int, enemy: EnemyInPlay, how: str) -> None:
    """An Enemy leaves its stack for the discard pile; the next one below moves up (p.12).

    If the Number die lay on it, the die moves one card toward the Top Enemy, or away (p.15).
    """
    seat = game.state.seats[number]
    place = place_of(seat.enemies, enemy)
    del seat.enemies[place]
    if game.content.enemies[enemy.card].level:
        game.state.enemy_discard.append(enemy.card)
    combat = game.state.combat
    if combat is not None and combat.seat == number and combat.at >= place:
        combat.at -= 1
    game.emit(ev.EnemyLeft(number, enemy.card, how))
    if listens(game, number, "enemy-left"):
        await fire(game, number, "enemy-left", Moment(1, tags=(how,), enemy=enemy))


async def hand_over(game: Game, number: int, enemy: EnemyInPlay, to: int) -> None:
    """Give an Enemy with its Damage to another player: it is attached there, under the stack."""
    stack = game.state.seats[number].enemies
    place = place_of(stack, enemy)
    del stack[place]
    combat = game.state.combat
    if combat is not None and combat.seat == number and combat.at >= place:
        combat.at -= 1
    game.state.seats[to].enemies.append(enemy)
    game.emit(ev.EnemyHanded(number, enemy.card, to))
    await fire(game, to, "attached", Moment(1, enemy=enemy))


def place_of(stack: list[EnemyInPlay], enemy: EnemyInPlay) -> int:
    """The place of this very card in a stack (two copies of a design are two cards)."""
    return next(place for place, other in enumerate(stack) if other.uid == enemy.uid)


def repair(game: Game, number: int, enemy: EnemyInPlay, n: int) -> None:
    """Take up to n Damage off an Enemy."""
    before = enemy_left(game, enemy)
    enemy.damage = max(0, enemy.damage - n)
    game.emit(ev.EnemyRepaired(number, enemy.card, before, enemy_left(game, enemy)))


def restack(game: Game, number: int, enemy: EnemyInPlay, where: str) -> None:
    """Put an Enemy on top or at the bottom of its stack; during a combat it waits until that is over."""
    combat = game.state.combat
    if combat is not None and combat.seat == number:
        enemy.restack = where
        return
    stack = game.state.seats[number].enemies
    del stack[place_of(stack, enemy)]
    stack.insert(0 if where == "top" else len(stack), enemy)
    game.emit(ev.EnemyMoved(number, enemy.card, where))
