"""The abilities of the Walkers: tokens of their own colour for an effect (cards, Walkers)."""

from __future__ import annotations

from core.ascend.bag import dump_slots
from core.ascend.cards.context import Answered, Context
from core.ascend.components import Ability
from core.ascend.game import Game
from core.ascend.names import OPEN, TOKEN_NUMBERS
from core.ascend.options import OnSlot, Plain
from core.ascend.scenario_cards import run_effects
from core.engine.choice import Choice, Option, choose

ENOUGH = Plain("no")


def ability_of(game: Game, number: int, on: str) -> Ability | None:
    """The ability of the seat's Walker when it answers this event, else None."""
    ability = game.content.walkers[game.state.seats[number].walker].ability
    return ability if ability.on == on else None


def fuel(game: Game, number: int, ability: Ability) -> list[int]:
    """Slots whose token may be dumped for it: its colour, or Open Data in its place (p.6)."""
    colour = TOKEN_NUMBERS[ability.colour]
    return [slot for slot, token in enumerate(game.state.seats[number].slots) if token in (colour, OPEN)]


async def use_ability(game: Game, number: int, ability: Ability, slot: int, answered: Answered | None) -> None:
    """Dump the token of a slot for the ability's effect."""
    walker = game.content.walkers[game.state.seats[number].walker]
    dump_slots(game, number, (slot,), walker.name)
    await run_effects(game, ability.effects, Context(number, walker.name, answered=answered))


async def answer_with_ability(game: Game, number: int, on: str, amount: int) -> int:
    """Let the seat answer an event with its ability, as often as the card says; returns the changed amount."""
    ability = ability_of(game, number, on)
    if ability is None:
        return amount
    answered = Answered(amount)
    for _ in range(ability.upto):
        slots = fuel(game, number, ability)
        if not slots or (on == "wounds" and answered.amount == 0):
            break
        options: list[Option] = [ENOUGH, *(OnSlot("dump", slot) for slot in slots)]
        option = await choose(Choice(number, "ability", options, optional=True, about=(on, answered.amount), page=9))
        if not isinstance(option, OnSlot):
            break
        await use_ability(game, number, ability, option.slot, answered)
    return answered.amount
