"""Bosses: what can be hit, how a parcel of Damage counts, their activity (campaign, boss sheets)."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.cards.amounts import fixed
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.where import holds
from core.ascend.components import BossSheet, BossTrack
from core.ascend.game import Game
from core.ascend.kit.firing import fire
from core.ascend.kit.reading import has, in_force
from core.ascend.mapways import figure_tile
from core.ascend.names import SPECIAL_SYMBOL, TOKEN_NUMBERS
from core.ascend.running import run_world

ARMOR = "armor"
"""Name of the armour's track."""


def boss_in_play(game: Game) -> BossSheet | None:
    """The boss sheet, once it has been set up."""
    return game.sheet.boss if game.state.tracks else None


def set_up_boss(game: Game) -> None:
    """Tracks to their start, armour full, the attack cards shuffled."""
    boss, state = game.sheet.boss, game.state
    assert boss is not None, "only a scenario with a boss sets one up"
    state.tracks = {track.name: fixed(track.start, game.players) for track in boss.tracks}
    if boss.armor:
        state.tracks[ARMOR] = len(boss.armor) - 1
    state.boss_deck = [card.code for card in boss.attacks]
    game.luck.shuffle("boss deck", state.boss_deck)
    state.flipped = []
    game.emit(sev.BossCame(state.first, boss.name))


def boss_target(game: Game, number: int) -> str:
    """The track that the seat can hit from where it counts as standing (p.21); empty when there is none."""
    return target_from(game, number, figure_tile(game, number))


def target_from(game: Game, number: int, place: str) -> str:
    """The track that the seat could hit from a tile; empty when there is none."""
    boss = boss_in_play(game)
    if boss is None:
        return ""
    context = Context(number, boss.name)
    for track in boss.tracks:
        if game.state.tracks[track.name] > 0 and holds(track.where, game, context, place):
            return track.name
    return ""


def unbroken(game: Game) -> list[BossTrack]:
    """The tracks of the boss that are not at 0, in order."""
    boss = boss_in_play(game)
    return [track for track in boss.tracks if game.state.tracks[track.name] > 0] if boss is not None else []


async def hit(game: Game, number: int, name: str, n: int, why: str, any_kind: bool = False) -> None:
    """One parcel of Damage to a track, by the boss's rule; first what may make it larger."""
    boss, tracks = boss_in_play(game), game.state.tracks
    if boss is None or not tracks.get(name):
        game.emit(ev.NothingHappens(number, f"{why}: there is no boss to hit"))
        return
    moment = Moment(n, tags=(name,))
    await fire(game, number, "boss-hit", moment)
    n = moment.amount
    if boss.parcel == "armor":
        _hit_armored(game, number, boss, name, n, why)
    else:
        own = any_kind or game.state.seats[number].core == TOKEN_NUMBERS[name]
        move_track(game, number, name, -min(n, boss.most) if own else -1 if n >= boss.most else 0, why)
    if not tracks[name]:
        await run_world(game, boss.track(name).broken, Context(number, boss.name))


def _hit_armored(game: Game, number: int, boss: BossSheet, name: str, n: int, why: str) -> None:
    """A parcel that reaches the armour's level takes 1 and the armour is whole again; a smaller one chips it."""
    slot = game.state.tracks[ARMOR]
    if n < boss.armor[slot] or has(game, number, "armor-only"):
        move_track(game, number, ARMOR, -1, why)
        return
    floor = max((rule.n for rule in in_force(game, number, "boss-floor")), default=0)
    if game.state.tracks[name] > floor:
        move_track(game, number, name, -1, why)
    move_track(game, number, ARMOR, len(boss.armor) - 1 - slot, why)


def move_track(game: Game, number: int, name: str, n: int, why: str) -> None:
    """Move a track, not below 0 and not above its start."""
    boss, tracks = boss_in_play(game), game.state.tracks
    assert boss is not None, "only a boss in play has tracks"
    top = len(boss.armor) - 1 if name == ARMOR else fixed(boss.track(name).start, game.players)
    before = tracks[name]
    tracks[name] = max(0, min(top, before + n))
    game.emit(sev.TrackMoved(number, name, before, tracks[name], why))


async def boss_activity(game: Game) -> None:
    """Roll the Number and the Symbol die; the top attack card's row, and its line on the special side; on a blank
    neither. Then the card is flipped and goes to the bottom."""
    boss, state = boss_in_play(game), game.state
    if boss is None:
        game.emit(ev.NothingHappens(state.first, "the boss is not in play"))
        return
    code = state.boss_deck[-1]
    card = next(card for card in boss.attacks if card.code == code)
    side = card.sides[code in state.flipped]
    number = game.luck.face("enemy number die", game.content.dice.number)
    symbol = game.luck.face("enemy symbol die", game.content.dice.symbol)
    game.emit(sev.BossActs(state.first, boss.name, side.name, number, symbol))
    game.reveal("the boss's dice were rolled")
    context = Context(state.first, side.name)
    if number and not _void(game, code, number):
        moment = Moment(1, tags=(str(number),))
        await fire(game, state.first, "boss-row", moment)
        if moment.amount:
            await run_world(game, side.rows.get(str(number), ()), context)
    if number and symbol == SPECIAL_SYMBOL:
        await run_world(game, side.special, context)
    state.boss_deck.insert(0, state.boss_deck.pop())
    if code in state.flipped:
        state.flipped.remove(code)
    else:
        state.flipped.append(code)


def _void(game: Game, code: str, number: int) -> bool:
    """Whether a card makes a row of an attack card void."""
    rules = in_force(game, game.state.first, "void")
    return any(rule.card == code and rule.row == number for rule in rules)


def guarded(game: Game) -> str:
    """The track whose tile the boss's figure stands on, empty when it guards none."""
    boss = boss_in_play(game)
    place = game.state.figures.get(boss.name, "") if boss is not None else ""
    found = [track.name for track in unbroken(game) if place in _site(game, track)]
    return found[0] if found else ""


def _site(game: Game, track: BossTrack) -> list[str]:
    """The tiles of a track, guarded or not: its Data kind is the mark of the map."""
    return [place.name for place in game.sheet.places if track.name in place.sites]


def move_guard(game: Game) -> None:
    """The boss goes to the next unbroken track in order; on the Symbol die's special side to the one with least.

    With fewer than two unbroken it stands at rest and guards nothing.
    """
    boss, state = boss_in_play(game), game.state
    if boss is None:
        return
    left = unbroken(game)
    if len(left) < 2:
        tiles = boss.rest.tiles(game, Context(state.first, boss.name)) if boss.rest is not None else []
        _set_guard(game, boss, tiles[0] if tiles else "")
        return
    symbol = game.luck.face("enemy symbol die", game.content.dice.symbol)
    game.emit(ev.SymbolRolled(state.first, symbol, boss.name))
    game.reveal("the boss has moved")
    if symbol == SPECIAL_SYMBOL:
        goal = min(left, key=lambda track: state.tracks[track.name])
    else:
        names = [track.name for track in boss.tracks]
        at = names.index(guarded(game)) if guarded(game) else -1
        order = sorted(left, key=lambda track: (names.index(track.name) - at - 1) % len(names))
        goal = order[0]
    _set_guard(game, boss, _site(game, goal)[0])


def _set_guard(game: Game, boss: BossSheet, place: str) -> None:
    start = game.state.figures.get(boss.name, "")
    if place and place != start:
        game.state.figures[boss.name] = place
        game.emit(sev.FigureMoved(game.state.first, boss.name, start, place))
