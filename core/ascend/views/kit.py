"""What a seat has in play, and the decks that more may come from: Bodies, Augments, Learning Protocol, the BOT."""

from __future__ import annotations

from attrs import evolve

from core.ascend.augments import equip_price
from core.ascend.cards.card_effects import Boost as BoostEffect
from core.ascend.cards.rules import Ability
from core.ascend.cards.saying import sentence
from core.ascend.cards.triggers import Trigger
from core.ascend.components import ClassAugment
from core.ascend.game import Game
from core.ascend.view import AugmentLine, BodyLine, BotView, DeckLine, KitView, MarketView, ProtocolView
from core.ascend.views.texts import texts_of


def kit_view(game: Game, number: int) -> KitView:
    """The kit of one seat."""
    seat = game.seat(number)
    return KitView(
        seat=number,
        cls=game.content.classes.get(seat.cls, ""),
        class_deck=len(seat.class_deck),
        bodies=_bodies(game, number),
        augments=tuple(
            augment_line(game, number, card, equipped=equipped)
            for cards, equipped in ((seat.equipped, True), (seat.unequipped, False))
            for card in cards
        ),
        protocol=_protocol(game, number),
        bot=_bot(game),
        boosts=tuple(
            sentence(BoostEffect(boost.what, boost.n, boost.source).say(game.players)) for boost in seat.boosts
        ),
    )


def market_view(game: Game) -> MarketView:
    """The Body Market and the Augment decks."""
    state, texts = game.state, texts_of(game)
    return MarketView(
        bodies=tuple(texts.body(game.content.bodies[card]) for card in state.market),
        deck=len(state.body_deck),
        factions=tuple(DeckLine(game.content.factions[name], len(deck)) for name, deck in state.faction_decks.items()),
        in_play=not game.sheet.simple,
    )


def _bodies(game: Game, number: int) -> tuple[BodyLine, ...]:
    """The own Advanced Bodies, the active one first, and the Walker under them."""
    seat, texts = game.seat(number), texts_of(game)
    printed = [texts.body(game.content.bodies[card]) for card in seat.bodies]
    printed.append(texts.body(game.content.walkers[seat.walker]))
    states = ("active", "other", "under") if len(printed) > 2 else ("active", "under")
    return tuple(evolve(body, state=state) for body, state in zip(printed, states, strict=False))


def augment_line(game: Game, number: int, card: str, *, equipped: bool) -> AugmentLine:
    """An Augment of a seat, with what it costs now and whether it has done what it can do in a turn."""
    printed = texts_of(game).augment(card)
    if not equipped:
        return evolve(printed, memory=equip_price(game, number, card))
    return evolve(printed, equipped=True, used=_used(game, number, card))


def _used(game: Game, number: int, card: str) -> bool:
    """Whether all that the Augment can do so many times a turn, or once a combat, is done."""
    seat, augment, combat = game.seat(number), game.content.augment(card), game.state.combat
    if not isinstance(augment, ClassAugment):
        return f"augment.{card}" in seat.launched
    limits = [
        seat.used.count(f"{card}#{place}") >= (rule.times if isinstance(rule, Ability) else 1)
        for place, rule in enumerate(augment.rules, 1)
        if isinstance(rule, Ability) or (isinstance(rule, Trigger) and rule.once)
    ]
    if augment.frame is not None and not augment.frame.multi and combat is not None and combat.seat == number:
        limits.append(card in combat.frames)
    return bool(limits) and all(limits)


def _protocol(game: Game, number: int) -> ProtocolView | None:
    """The Learning Protocol, with the step it is at."""
    seat = game.seat(number)
    if not seat.protocol:
        return None
    printed = texts_of(game).protocol(seat.protocol)
    at = seat.protocol_step
    states = ("done",) * at + ("now",) + ("next",) * len(printed.steps)
    steps = tuple(
        evolve(step, state=state, count=seat.protocol_count if state == "now" else 0)
        for step, state in zip(printed.steps, states, strict=False)
    )
    return evolve(printed, steps=steps, finished=at >= len(steps))


def _bot(game: Game) -> BotView | None:
    bot, card = game.state.bot, game.content.bot
    if bot is None:
        return None
    return BotView(bot.battery, card.battery, card.mov, card.pattern.shape, bot.tile)
