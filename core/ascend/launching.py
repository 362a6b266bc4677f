"""Launching patterns: the sources a seat has, the token sets that fit, and what a launch does (rulebook p.7-8)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.cards.context import Context
from core.ascend.cards.gains import Charge
from core.ascend.components import Source
from core.ascend.game import Game
from core.ascend.keywords import discard_enemy
from core.ascend.options import Launch
from core.ascend.patterns import have_masks
from core.ascend.scenario_cards import answer, run_effects
from core.ascend.state import EnemyInPlay

_BOT_EFFECTS = (Charge(),)


def sources(game: Game, number: int) -> list[Source]:
    """The pattern sources of a seat now: the nine Basic Patterns, the Top Enemy's, the BOT card's.

    Only the Top Enemy's patterns count; when it leaves, the next one's do at once (p.12). The BOT's recharge
    is a Hack for every effect, and not available while all battery slots are full (p.21).
    """
    found = list(game.content.basics)
    stack = game.state.seats[number].enemies
    if stack:
        found += enemy_sources(game, stack[0])
    bot = game.state.bot
    tracks = game.content.tracks
    if bot is not None and bot.battery < tracks.battery:
        found.append(Source("bot", "Charge the BOT", "hack", tracks.bot_pattern, _BOT_EFFECTS))
    return found


def enemy_sources(game: Game, enemy: EnemyInPlay) -> list[Source]:
    """The Hacks and the Repel of one attached Enemy."""
    card = game.content.enemies[enemy.card]
    hacks = [
        Source(f"hack.{enemy.uid}.{place}", f"Hack {card.name}", "hack", hack.pattern, hack.effects, enemy)
        for place, hack in enumerate(card.hacks, 1)
    ]
    repel = card.repel
    return [*hacks, Source(f"repel.{enemy.uid}", f"Repel {card.name}", "repel", repel.pattern, repel.effects, enemy)]


def launches(game: Game, number: int) -> list[Launch]:
    """Every pattern that lies ready, with each set of tokens it can be made of."""
    seat = game.state.seats[number]
    have = have_masks(seat.slots, seat.core)
    launched = seat.launched
    options = []
    for source in sources(game, number):
        if source.id not in launched:
            options += [Launch(source.id, slots) for slots in source.pattern.sets(have)]
    return options


async def launch(game: Game, number: int, option: Launch) -> None:
    """Launch a pattern: dump its tokens, then resolve its effects (p.7).

    A Repel discards its Enemy first, without EXP; then its price is paid (p.12).
    """
    seat = game.state.seats[number]
    source = next(source for source in sources(game, number) if source.id == option.source)
    dump_slots(game, number, option.slots, source.name)
    seat.launched.append(source.id)
    seat.numbers.patterns += 1
    event = ev.Launched(number, source.id, source.family, source.name, option.slots)
    game.emit(event)
    if source.family == "repel" and source.enemy is not None:
        await discard_enemy(game, number, source.enemy, "repelled")
    context = Context(number, source.name, enemy=source.enemy, hack=source.family == "hack")
    await run_effects(game, source.effects, context)
    await answer(game, event)
