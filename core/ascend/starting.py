"""What players choose before the first Scenario card: one of two Learning Protocols (rulebook p.4, step 3d)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.augments import bring_faction_deck
from core.ascend.cards.context import Context
from core.ascend.game import Game
from core.ascend.options import Pick
from core.ascend.running import run_world
from core.engine.choice import Choice, choose, choose_all


async def begin(game: Game) -> None:
    """Bring the Faction decks of the setup into play (p.5, step 10; p.11), then let the players choose."""
    game.state.cursor.phase, game.state.cursor.name = "Set-up", "Learning Protocol"
    hideouts = [game.content.tiles[tile.number].hideout for tile in game.state.tiles.values() if tile.up]
    for faction in dict.fromkeys((*game.sheet.factions, *hideouts)):
        if faction:
            bring_faction_deck(game, game.state.first, faction)
    await choose_protocols(game)
    await run_world(game, game.sheet.setup, Context(game.state.first, game.sheet.name))


async def apply_history(game: Game) -> None:
    """What ticked boxes of the progress sheet change (p.20), after the first card's immediate effect."""
    context = Context(game.state.first, game.sheet.name)
    for line in game.sheet.history:
        if line.when.holds(game, context):
            game.emit(sev.HistoryApplies(game.state.first, line.when.say(game.players)))
            await run_world(game, line.effects, context)


async def choose_protocols(game: Game) -> None:
    """Each player keeps one of the Protocols dealt; the others go back to the box."""
    offers = {int(number): cards for number, cards in game.state.offers.items()}
    for number, cards in offers.items():
        game.emit(ev.ProtocolOffered(number, tuple(cards)))
    await choose_all({number: _choose(game, number, cards) for number, cards in offers.items()}, lambda number: None)
    game.state.offers = {}


async def _choose(game: Game, number: int, cards: list[str]) -> None:
    picks = [Pick("protocol", card) for card in cards]
    option: Pick = await choose(Choice(number, "protocol", picks, page=4))
    game.state.seats[number].protocol = option.what
    game.recard(number)
    game.emit(ev.ProtocolKept(number, option.what))
