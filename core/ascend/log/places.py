"""Log sentences of the map: figures, tiles, Exploration tokens, the BOT (rulebook p.11, p.21)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.log.teller import Maker, Teller
from core.engine.wording import change, plural


def _moved(event: ev.Moved, tell: Teller) -> str:
    if event.figure == "reset":
        return f"{tell.who(event.seat)} is placed on {event.path[-1]}, the Shelter."
    who = "The BOT" if event.figure == "bot" else tell.who(event.seat)
    return f"{who} moves {' to '.join(event.path)}."


def _stayed(event: ev.Stayed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} stays on {event.tile}."


def _tile_revealed(event: ev.TileRevealed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} reveals {tell.tile(event.tile, event.number)}."


def _exploration_taken(event: ev.ExplorationTaken, tell: Teller) -> str:
    known = tell.content.exploration.get(event.token)
    effect = tell.effects(known.effects) if known else event.token
    return f"{tell.who(event.seat)} takes the Exploration token of {event.tile}: {effect}."


def _district_used(event: ev.DistrictUsed, tell: Teller) -> str:
    return f"{tell.who(event.seat)} uses the District Effect of {tell.tile(event.tile, event.number)}."


def _faction_deck_came(event: ev.FactionDeckCame, tell: Teller) -> str:
    return f"The Augments of the {tell.deck(event.faction)} come into play, {plural(event.cards, 'card')}."


def _battery_changed(event: ev.BatteryChanged, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}battery of the BOT {change(event.before, event.after)}."


def _bot_gone(_event: ev.BotGone, _tell: Teller) -> str:
    return "The BOT has no battery left and leaves the game."


MAKERS: dict[type, Maker] = {
    ev.Moved: _moved,
    ev.Stayed: _stayed,
    ev.TileRevealed: _tile_revealed,
    ev.ExplorationTaken: _exploration_taken,
    ev.DistrictUsed: _district_used,
    ev.FactionDeckCame: _faction_deck_came,
    ev.BatteryChanged: _battery_changed,
    ev.BotGone: _bot_gone,
}
