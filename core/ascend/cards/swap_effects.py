"""Effects that change a Body, the Core Data or the Top Enemy for another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.bodies import inhabit, lose_body
from core.ascend.cards.checks import COLOURS, one_of
from core.ascend.cards.context import Context
from core.ascend.cards.launcher_effects import change_core
from core.ascend.names import BASIC, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.state import EnemyInPlay

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class NewBody:
    """The active Advanced Body goes to the bottom of the Body deck, and its top card is inhabited."""

    async def run(self, game: Game, context: Context) -> None:
        seat, deck = game.state.seats[context.seat], game.state.body_deck
        if not seat.bodies or not deck:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: there is no Body to swap"))
            return
        new = deck.pop()
        lose_body(game, context.seat, seat.bodies[0], "swap")
        game.reveal("a Body was drawn")
        await inhabit(game, context.seat, new, "deck")

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is a Body to swap."""
        return bool(game.state.seats[context.seat].bodies)

    def say(self, players: int) -> str:
        return "put your active Advanced Body at the bottom of the Body deck and inhabit its top card"


@frozen
class SetCore:
    """Core Data is set: to a colour, at random, or to the other side of its token."""

    kind: str = field(validator=one_of(*COLOURS, "random", "flip"))

    async def run(self, game: Game, context: Context) -> None:
        seat = game.state.seats[context.seat]
        if self.kind == "random":
            kinds = list(BASIC)
            game.luck.shuffle("core", kinds)
            game.reveal("Core Data was drawn")
            kind = kinds[0]
        elif self.kind == "flip":
            own = TOKEN_NAMES[seat.core]
            token = next(token for token in game.content.tracks.core_tokens if own in token)
            kind = TOKEN_NUMBERS[next(name for name in token if name != own)]
        else:
            kind = TOKEN_NUMBERS[self.kind]
        if kind == seat.core:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: Core Data stays {TOKEN_NAMES[kind]}"))
        else:
            change_core(game, context.seat, kind)

    def say(self, players: int) -> str:
        words = {"random": "set your Core Data to a random kind", "flip": "flip your Core Data token"}
        return words.get(self.kind, f"set your Core Data to {self.kind}")


@frozen
class SwapEnemy:
    """The Top Enemy is replaced by the bottom card of the Enemy deck; its Damage is carried over, defeating none."""

    async def run(self, game: Game, context: Context) -> None:
        seat, deck = game.state.seats[context.seat], game.state.enemy_deck
        if not seat.enemies or not deck:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: there is no Enemy to swap"))
            return
        old, card = seat.enemies[0], deck.pop(0)
        game.state.attached += 1
        damage = min(old.damage, game.content.enemies[card].integrity - 1)
        seat.enemies[0] = EnemyInPlay(card, game.state.attached, damage)
        if game.content.enemies[old.card].level:
            game.state.enemy_discard.append(old.card)
        game.emit(sev.EnemySwapped(context.seat, old.card, card, damage))
        game.reveal("an Enemy was drawn")

    def possible(self, game: Game, context: Context) -> bool:
        """Whether there is an Enemy."""
        return bool(game.state.seats[context.seat].enemies)

    def say(self, players: int) -> str:
        return "replace your Top Enemy by the bottom card of the Enemy deck, Damage carried over"
