"""Augments: drawing, equipping, trading and breaking them (rulebook p.10, p.13)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.cards.context import Moment
from core.ascend.components import FactionAugment
from core.ascend.game import Game
from core.ascend.keywords import spend_asset
from core.ascend.kit.firing import fire
from core.ascend.kit.reading import plus
from core.ascend.names import MEMORY
from core.ascend.options import Pick
from core.ascend.setup import is_open
from core.engine.choice import Choice, choose


def deck_of(game: Game, number: int, deck: str) -> list[str]:
    """The own Class deck (``class``) or the deck of a Faction in play; its top is the last."""
    return game.state.seats[number].class_deck if deck == "class" else game.state.faction_decks.get(deck, [])


async def draw_augments(game: Game, number: int, deck: str, n: int, keep: int) -> None:
    """Draw n Augments, keep some of them, unequipped; the others go to the bottom of their deck (p.10)."""
    cards = deck_of(game, number, deck)
    drawn = [cards.pop() for _ in range(min(n, len(cards)))]
    if not drawn:
        game.emit(ev.NothingHappens(number, "the Augment deck is empty"))
        return
    count = len(drawn)
    game.reveal("an Augment was drawn")
    kept: list[str] = []
    while drawn and len(kept) < keep:
        option: Pick = await choose(Choice(number, "keep", [Pick("keep", card) for card in drawn], page=10))
        drawn.remove(option.what)
        kept.append(option.what)
    game.state.seats[number].unequipped += kept
    deck_of(game, number, deck)[:0] = drawn
    game.emit(ev.AugmentsDrawn(number, tuple(kept), deck, count))


def equip_price(game: Game, number: int, card: str) -> int:
    """Memory that equipping the Augment costs the seat now (p.10)."""
    return max(0, game.content.augment(card).memory + plus(game, number, "price"))


def affordable(game: Game, number: int, memory: int) -> list[str]:
    """The unequipped Augments that so much Memory could equip now, each once."""
    content, more = game.content, plus(game, number, "price")
    cards = dict.fromkeys(game.state.seats[number].unequipped)
    return [card for card in cards if max(0, content.augment(card).memory + more) <= memory]


async def equip(game: Game, number: int, card: str, memory: int) -> None:
    """Equip an Augment for so much Memory (p.10); it stays equipped."""
    seat = game.state.seats[number]
    await spend_asset(game, number, MEMORY, memory, "equip")
    seat.unequipped.remove(card)
    seat.equipped.append(card)
    game.recard(number)
    game.emit(ev.AugmentEquipped(number, card, memory))
    await fire(game, number, "equipped", Moment(1, tags=(card,)))


def trade(game: Game, number: int, card: str, to: int) -> None:
    """Hand a Faction Augment to another player, at any distance; it arrives unequipped (p.13)."""
    assert isinstance(game.content.augment(card), FactionAugment), "Class Augments cannot be traded"
    giver = game.state.seats[number]
    if card in giver.equipped:
        giver.equipped.remove(card)
        game.recard(number)
    else:
        giver.unequipped.remove(card)
    game.state.seats[to].unequipped.append(card)
    game.emit(ev.AugmentTraded(number, card, to))


def break_augment(game: Game, number: int, card: str) -> None:
    """Break (p.24): the Augment is out of this game."""
    equipped = game.state.seats[number].equipped
    if card in equipped:
        equipped.remove(card)
        game.recard(number)
        game.emit(ev.AugmentBroken(number, card))


def give_up(game: Game, number: int, card: str) -> None:
    """An equipped Faction Augment goes to the bottom of its deck."""
    game.state.seats[number].equipped.remove(card)
    game.state.faction_decks.setdefault(game.content.faction_augments[card].deck, []).insert(0, card)
    game.recard(number)


def bring_faction_deck(game: Game, number: int, faction: str) -> None:
    """Shuffle a Faction's deck into play, when its Hideout is revealed (p.11) or the setup says so (p.5)."""
    if faction in game.state.faction_decks:
        return
    cards = [
        card.id
        for card in game.content.faction_augments.values()
        if card.deck == faction and is_open(game.state, game.sheet, card.code)
    ]
    game.luck.shuffle(f"{faction} deck", cards)
    game.state.faction_decks[faction] = cards
    game.emit(ev.FactionDeckCame(number, faction, len(cards)))
