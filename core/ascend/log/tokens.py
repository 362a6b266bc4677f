"""Log sentences of what Scenario cards move: tokens, dice, tiles, figures, special cards (rulebook p.18-19)."""

from __future__ import annotations

from core.ascend import scenario_events as sev
from core.ascend.boss_words import track_words
from core.ascend.log.teller import Maker, Teller
from core.engine.wording import by_kind, change, listed, plural


def spot(place: str) -> str:
    """Where tokens lie, in words: ``the card``, ``the sheet``, ``card U07``, ``seat A``, ``C2``."""
    if place in ("card", "sheet"):
        return f"the {place}"
    return f"card {place}" if place[-2:].isdigit() else place


def _token_taken(event: sev.TokenTaken, tell: Teller) -> str:
    before = event.left + event.n
    return f"{tell.start(event.seat)}{event.token} on {spot(event.place)} {change(before, event.left)}."


def _token_moved(event: sev.TokenMoved, _tell: Teller) -> str:
    n = f"{event.n} {event.token}" if event.n > 1 else event.token
    return f"{n} goes from {spot(event.start)} to {spot(event.end)}."


def _tokens_carried(event: sev.TokensCarried, tell: Teller) -> str:
    return f"{tell.who(event.seat)} takes {event.n} {event.token} along to {event.end}."


def _tokens_exchanged(event: sev.TokensExchanged, _tell: Teller) -> str:
    return f"{event.one} and {event.two} change places everywhere."


def _table_rolled(event: sev.TableRolled, tell: Teller) -> str:
    dice = plural(len(event.faces), "die", "dice")
    return f"{tell.start(event.seat, event.why)}{dice} rolled, {by_kind(event.faces)}."


def _tile_concealed(event: sev.TileConcealed, _tell: Teller) -> str:
    return f"{event.tile} is turned face down."


def _tiles_swapped(event: sev.TilesSwapped, _tell: Teller) -> str:
    return f"{event.a} and {event.b} change places, with all that is on them."


def _tiles_shuffled(event: sev.TilesShuffled, _tell: Teller) -> str:
    return f"Tiles are shuffled: {listed(event.places)}." if event.places else ""


def _part_added(event: sev.PartAdded, _tell: Teller) -> str:
    return f"The map grows by {plural(len(event.places), 'tile')}: the {event.part}."


def _site_marked(event: sev.SiteMarked, _tell: Teller) -> str:
    return f"{listed(event.places)} is marked {event.site}." if event.places else ""


def _figure_moved(event: sev.FigureMoved, _tell: Teller) -> str:
    if not event.end:
        return f"{event.figure} leaves the map."
    return f"{event.figure} is on {event.end} now."


def _cards_laid(event: sev.CardsLaid, _tell: Teller) -> str:
    return f"Hidden cards lie on {listed(event.places)}."


def _card_flipped(event: sev.CardFlipped, tell: Teller) -> str:
    return f"{tell.who(event.seat)} flips the card on {event.tile}: {tell.card(event.code)}."


def _dice_hidden(event: sev.DiceHidden, _tell: Teller) -> str:
    places = listed(tuple(dict.fromkeys(map(spot, event.places))))
    return f"Hidden on {places}: {plural(len(event.places), event.token)}." if event.places else ""


def _die_shown(event: sev.DieShown, tell: Teller) -> str:
    return f"{tell.who(event.seat)} reveals the {event.token} on {spot(event.place)}: {event.face}."


def _panel_came(event: sev.PanelCame, tell: Teller) -> str:
    return f"Card {tell.card(event.code)} comes into play."


def _panel_left(event: sev.PanelLeft, tell: Teller) -> str:
    return f"Card {tell.card(event.code)} is put away."


def _pool_changed(event: sev.PoolChanged, _tell: Teller) -> str:
    return f"Corrupted Data in the pool {change(event.before, event.after)}."


def _augment_given_up(event: sev.AugmentGivenUp, tell: Teller) -> str:
    return f"{tell.who(event.seat)} gives up {tell.named(event.card)}."


def _code_told(event: sev.CodeTold, tell: Teller) -> str:
    return f"{tell.start(event.seat, 'code')}{event.text}."


def _enemy_swapped(event: sev.EnemySwapped, tell: Teller) -> str:
    damage = f" with {event.damage} Damage" if event.damage else ""
    return f"{tell.who(event.seat)}'s {tell.enemy(event.before)} becomes {tell.enemy(event.after)}{damage}."


def _boss_came(event: sev.BossCame, _tell: Teller) -> str:
    return f"The sheet of the {event.boss} comes into play."


def _boss_acts(event: sev.BossActs, _tell: Teller) -> str:
    number = str(event.number) if event.number else "a blank"
    return f"{event.boss}, {event.side}: {number} and the {event.symbol} symbol."


def _track_moved(event: sev.TrackMoved, tell: Teller) -> str:
    return f"{tell.start(event.seat, event.why)}{track_words(event.track)} {change(event.before, event.after)}."


def _history_applies(event: sev.HistoryApplies, _tell: Teller) -> str:
    return f"What happened before counts: {event.text}."


MAKERS: dict[type, Maker] = {
    sev.TokenTaken: _token_taken,
    sev.TokenMoved: _token_moved,
    sev.TokensCarried: _tokens_carried,
    sev.TokensExchanged: _tokens_exchanged,
    sev.TableRolled: _table_rolled,
    sev.TileConcealed: _tile_concealed,
    sev.TilesSwapped: _tiles_swapped,
    sev.TilesShuffled: _tiles_shuffled,
    sev.PartAdded: _part_added,
    sev.SiteMarked: _site_marked,
    sev.FigureMoved: _figure_moved,
    sev.CardsLaid: _cards_laid,
    sev.CardFlipped: _card_flipped,
    sev.DiceHidden: _dice_hidden,
    sev.DieShown: _die_shown,
    sev.PanelCame: _panel_came,
    sev.PanelLeft: _panel_left,
    sev.PoolChanged: _pool_changed,
    sev.AugmentGivenUp: _augment_given_up,
    sev.CodeTold: _code_told,
    sev.EnemySwapped: _enemy_swapped,
    sev.BossCame: _boss_came,
    sev.BossActs: _boss_acts,
    sev.TrackMoved: _track_moved,
    sev.HistoryApplies: _history_applies,
}
