"""Launching patterns: the sources a seat has, the token sets that fit, and what a launch does (rulebook p.7-8)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import dump_slots
from core.ascend.bodies import inhabit_from_market
from core.ascend.bosses import boss_target
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.gains import Charge
from core.ascend.cards.where import holds
from core.ascend.components import Content, Source
from core.ascend.enemies import discard_enemy
from core.ascend.game import Game
from core.ascend.keywords import discard_slot
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import has, in_force, most
from core.ascend.mapways import figure_tile
from core.ascend.names import CORRUPTED
from core.ascend.options import Launch
from core.ascend.patterns import Have, Pattern, have_masks, loosened, mirrored
from core.ascend.running import run_effects
from core.ascend.state import EnemyInPlay


def sources(game: Game, number: int) -> list[Source]:
    """The pattern sources of a seat now (p.7): Basic Patterns, the Top Enemy's, Augments, Market Bodies, the BOT card.

    Only the Top Enemy's patterns count, unless a card reaches further; when it leaves, the next one's do at once
    (p.12). The BOT's recharge is a Hack for every effect, and not available while all battery slots are full (p.21).
    """
    found = list(game.content.basics)
    stack = game.state.seats[number].enemies
    if stack:
        found += enemy_sources(game, stack[0])
        if len(stack) > 1 and has(game, number, "reach"):
            found += enemy_sources(game, stack[1])
    kit = game.kits[number] or game.kit(number)
    found += kit.sources
    bodies = body_sources(game.content)
    found += [bodies[body] for body in game.state.market]
    if kit.patterns or game.state.tracks:
        found += card_sources(game, number)
    bot = game.state.bot
    if bot is not None and bot.battery < game.content.bot.battery:
        found.append(_charging(game))
    return found


def _charging(game: Game) -> Source:
    """The recharge of the BOT card: the same in every game, so it is made once."""
    source: Source | None = game.content.made.get("charging")
    if source is None:
        source = Source("bot", "Charge the BOT", "hack", game.content.bot.pattern, (Charge(),))
        game.content.made["charging"] = source
    return source


def card_sources(game: Game, number: int) -> list[Source]:
    """The patterns of the active Scenario card, of special cards and of the boss that can be launched where the seat
    stands."""
    found = []
    for one in game.kit(number).patterns:
        context = Context(number, one.name)
        fits = one.where is None or holds(one.where, game, context, figure_tile(game, number))
        if fits and number not in game.state.marked.get(one.yours, ()):
            found.append(Source(one.id, one.name, "scenario", one.pattern, one.effects))
    if boss_target(game, number) and game.sheet.boss is not None:
        found += [Source(one.id, one.name, "hack", one.pattern, one.effects) for one in game.sheet.boss.hacks]
    return found


def body_sources(content: Content) -> dict[str, Source]:
    """The cost pattern of every Body, by its id, made once."""
    made: dict[str, Source] | None = content.made.get("body sources")
    if made is None:
        made = {
            card.id: Source(card.id, card.name, "body", card.cost, (), card=card.id) for card in content.bodies.values()
        }
        content.made["body sources"] = made
    return made


def enemy_sources(game: Game, enemy: EnemyInPlay) -> tuple[Source, ...]:
    """The Hacks and the Repel of one attached Enemy."""
    known = game.enemy_sources.get(enemy.uid)
    if known is not None and known[0].enemy is enemy:
        return known
    card = game.content.enemies[enemy.card]
    found = [
        Source(f"hack.{enemy.uid}.{place}", f"Hack {card.name}", "hack", hack.pattern, hack.effects, enemy)
        for place, hack in enumerate(card.hacks, 1)
    ]
    repel = card.repel
    if repel is not None:
        name = f"Repel {card.name}"
        found.append(Source(f"repel.{enemy.uid}", name, "repel", repel.pattern, repel.effects, enemy))
    game.enemy_sources[enemy.uid] = made = tuple(found)
    return made


def shapes(game: Game, number: int, source: Source) -> tuple[Pattern, ...]:
    """The pattern of a source, and what cards make of it: mirrored, or with cells that take any basic Data."""
    kit = game.kit(number)
    if "mirror" not in kit.modifiers and "loosen" not in kit.modifiers:
        return (source.pattern,)
    loose = most(game, number, "loosen", source.families, 0)
    found = loosened(source.pattern, loose) if loose else (source.pattern,)
    if has(game, number, "mirror"):
        found = tuple(dict.fromkeys(shape for pattern in found for shape in (pattern, mirrored(pattern))))
    return found


def have_now(game: Game, number: int) -> Have:
    """Which slots hold a token for each cell kind, with what cards let serve."""
    seat = game.state.seats[number]
    return have_masks(seat.slots, seat.core, second_core(game, number), bool(in_force(game, number, "serves")))


def second_core(game: Game, number: int) -> int:
    """The visible side of the second Core Data token, where a card makes it Core too, else 0."""
    return game.state.seats[number].spare if has(game, number, "second-core") else 0


def launches(game: Game, number: int) -> list[Launch]:
    """Every pattern that lies ready, with each set of tokens it can be made of."""
    launched = game.state.seats[number].launched
    have = have_now(game, number)
    counts = [slots.bit_count() for slots in have]
    modifiers = game.kit(number).modifiers
    as_printed, loose = "loosen" not in modifiers and "mirror" not in modifiers, "loosen" in modifiers
    options: list[Launch] = []
    for source in sources(game, number):
        pattern = source.pattern
        for kind, count in pattern.need:
            if counts[kind] < count and not loose:
                break
        else:
            if source.id not in launched or may_launch(game, number, source):
                sets = pattern.sets(have) if as_printed else sets_of(game, number, source, have)
                if sets:
                    options += [Launch(source.id, slots) for slots in sets]
    return options


def sets_of(game: Game, number: int, source: Source, have: Have) -> list[tuple[int, ...]]:
    """Every set of slots whose tokens make the source's pattern, each once."""
    modifiers = (game.kits[number] or game.kit(number)).modifiers
    if not modifiers or ("loosen" not in modifiers and "mirror" not in modifiers):
        return source.pattern.sets(have)
    patterns = shapes(game, number, source)
    return list(dict.fromkeys(slots for pattern in patterns for slots in pattern.sets(have)))


def may_launch(game: Game, number: int, source: Source) -> bool:
    """Whether the source has not been launched as often as it may in this step (p.7)."""
    launched = game.state.seats[number].launched
    if source.id not in launched:
        return True
    return launched.count(source.id) < most(game, number, "uses", source.families, 1)


async def launch(game: Game, number: int, option: Launch) -> None:
    """Launch a pattern: dump its tokens, then resolve its effects (p.7).

    A Repel discards its Enemy first, without EXP; then its price is paid (p.12). A Body's pattern inhabits it (p.9).
    """
    seat = game.state.seats[number]
    source = next(source for source in sources(game, number) if source.id == option.source)
    for slot in option.slots:
        if seat.slots[slot] == CORRUPTED and CORRUPTED not in dict(source.pattern.need):
            discard_slot(game, number, slot, source.name)
    dump_slots(game, number, option.slots, source.name)
    seat.launched.append(source.id)
    seat.numbers.patterns += 1
    game.emit(ev.Launched(number, source.id, source.family, source.name, option.slots))
    if source.family == "repel" and source.enemy is not None:
        await discard_enemy(game, number, source.enemy, "repelled")
    if source.family == "body":
        await inhabit_from_market(game, number, source.card)
    elif source.family != "repel" or not has(game, number, "fair-repel"):
        await run_source(game, number, source)
    if not game.sits_out(number) and listens(game, number, "launched"):
        await fire(game, number, "launched", Moment(1, tags=source.families, enemy=source.enemy, source=source))


async def run_source(game: Game, number: int, source: Source) -> None:
    """Resolve the effects of a pattern."""
    kind = "hacks" if source.family == "hack" else ""
    context = Context(number, source.name, enemy=source.enemy, source=kind, card=source.card, moment=Moment())
    await run_effects(game, source.effects, context)
