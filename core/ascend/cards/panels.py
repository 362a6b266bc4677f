"""Effects on what is in play in a scenario: special cards, Faction decks, the Corrupted pool, locked components."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend import scenario_events as sev
from core.ascend.augments import bring_faction_deck
from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context
from core.ascend.lying import clear
from core.ascend.names import CORRUPTED
from core.ascend.running import run_world
from core.ascend.scenario_cards import came

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Bring:
    """Bring special cards into play; the immediate effect of each is resolved."""

    cards: tuple[str, ...]

    async def run(self, game: Game, context: Context) -> None:
        for code in self.cards:
            if code not in game.state.panels:
                game.state.panels.append(code)
                game.recard()
                came(game, code)
                game.emit(sev.PanelCame(context.seat, code))
                card = game.sheet.cards[code]
                await run_world(game, card.immediate, context._replace(why=card.name))

    def say(self, players: int) -> str:
        return f"bring card {' and '.join(self.cards)} into play"


@frozen
class Drop:
    """Put a special card away, with all that lies on it."""

    card: str

    async def run(self, game: Game, context: Context) -> None:
        if self.card in game.state.panels:
            game.state.panels.remove(self.card)
            clear(game.state, self.card)
            game.recard()
            game.emit(sev.PanelLeft(context.seat, self.card))

    def say(self, players: int) -> str:
        return f"put card {self.card} away"


@frozen
class BringDeck:
    """A Faction's deck comes into play."""

    faction: str

    async def run(self, game: Game, context: Context) -> None:
        bring_faction_deck(game, context.seat, self.faction)

    def say(self, players: int) -> str:
        return f"bring the {self.faction.capitalize()} deck into play"


@frozen
class Pool:
    """The Corrupted Data pool of this game grows or shrinks."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        before = game.state.pool[CORRUPTED]
        game.state.pool[CORRUPTED] = after = max(0, before + self.n.value(game, context))
        game.state.pool_size += after - before
        game.emit(sev.PoolChanged(context.seat, before, after))

    def say(self, players: int) -> str:
        n = self.n.say(players)
        return f"put {n} Corrupted Data into the pool" if not n.startswith("-") else f"take {n[1:]} from the pool"


@frozen
class LockComponents:
    """An ending locks components again for later games (p.20); what is locked already stays so."""

    codes: tuple[str, ...]

    async def run(self, game: Game, context: Context) -> None:
        game.state.locked += self.codes

    def say(self, players: int) -> str:
        return f"lock {', '.join(self.codes)}"
