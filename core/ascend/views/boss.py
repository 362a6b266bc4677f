"""The boss of a scenario: its tracks and where they can be hit, how Damage counts, Hacks and attacks."""

from __future__ import annotations

from collections.abc import Sequence

from core.ascend.boss_words import track_words
from core.ascend.bosses import ARMOR, boss_in_play, boss_target, guarded
from core.ascend.cards.amounts import fixed
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.saying import say_all
from core.ascend.components import AttackCard, AttackSide, BossSheet
from core.ascend.game import Game
from core.ascend.tile_names import with_names
from core.ascend.view import AttackLine, BossTrackLine, BossView, HackLine, RuleLine


def boss_view(game: Game, number: int, log: Sequence[str]) -> BossView | None:
    """The boss once its sheet is in play, None before."""
    boss = boss_in_play(game)
    if boss is None:
        return None
    state, target = game.state, boss_target(game, number)
    slot = state.tracks.get(ARMOR)
    top = state.boss_deck[-1] if state.boss_deck else ""
    sides = [line for card in boss.attacks for line in _sides(game, card)]
    return BossView(
        card=f"boss.{boss.name}",
        name=boss.name,
        place=state.figures.get(boss.name, ""),
        tracks=_tracks(game, number, boss),
        armor=None if slot is None else boss.armor[slot],
        armor_slot=slot or 0,
        armor_top=max(0, len(boss.armor) - 1),
        parcel=_parcel(boss),
        where=tuple(dict.fromkeys(with_names(track.where.any_of(), game.content) for track in boss.tracks)),
        hacks=tuple(HackLine(hack.pattern.shape, _named(game, hack.say(game.players))) for hack in boss.hacks),
        attack=next((line for line in sides if line.card == top and line.up), None),
        sides=tuple(sides),
        last=next((line for line in reversed(log) if line.startswith(f"{boss.name}, ")), ""),
        target=track_words(target) if target else "",
    )


def _tracks(game: Game, number: int, boss: BossSheet) -> tuple[BossTrackLine, ...]:
    state, held = game.state, guarded(game) if boss.guards else ""
    context = Context(number, boss.name)
    return tuple(
        BossTrackLine(
            name=track_words(track.name),
            kind=track.name if boss.parcel == "own-kind" else "",
            left=state.tracks[track.name],
            start=fixed(track.start, game.players),
            tiles=tuple(track.where.tiles(game, context)) if state.tracks[track.name] else (),
            guarded=track.name == held,
        )
        for track in boss.tracks
    )


def _parcel(boss: BossSheet) -> str:
    """How a parcel of Damage counts, in words."""
    if boss.parcel == "armor":
        levels = ", ".join(map(str, boss.armor))
        return (
            f"A parcel of the armour's level or more takes 1, and the armour goes back to slot {len(boss.armor) - 1}; "
            f"a smaller one moves the armour 1 slot down. Levels from slot 0 up: {levels}."
        )
    return (
        f"A parcel from a player whose Core Data is of the core's kind takes that much, {boss.most} at most; any other "
        f"of {boss.most} or more takes 1, a smaller one nothing."
    )


def _sides(game: Game, card: AttackCard) -> list[AttackLine]:
    flipped = card.code in game.state.flipped
    return [_side(game, card.code, side, up=place == flipped) for place, side in enumerate(card.sides)]


def _side(game: Game, code: str, side: AttackSide, *, up: bool) -> AttackLine:
    rows = [RuleLine(number, _effects(game, effects)) for number, effects in side.rows.items()]
    rows += [RuleLine("special", f"as well: {_effects(game, side.special)}")] if side.special else []
    return AttackLine(code, side.name, tuple(rows), up)


def _effects(game: Game, effects: tuple[Effect, ...]) -> str:
    return _named(game, say_all(effects, game.players))


def _named(game: Game, text: str) -> str:
    return with_names(text, game.content)
