"""The active Body with its numbers, and the Enemy stack."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from core.ascend.enemies import enemy_left
from core.ascend.game import Game
from core.ascend.kit.reading import att, mov, pro
from core.ascend.state import EnemyInPlay
from core.ascend.trace import trace_dice
from core.ascend.view import BodyView, EnemiesView, EnemyView
from core.ascend.views.boss import boss_view
from core.ascend.views.texts import texts_of


def body_view(game: Game, number: int) -> BodyView:
    """The active Body with Integrity and Trace; MOV, ATT and PRO with all that changes them."""
    seat, kit, texts = game.seat(number), game.kit(number), texts_of(game)
    body = texts.body(kit.body)
    augments = (texts.augment(card).frame for card in seat.equipped)
    return BodyView(
        name=kit.body.name,
        mov=mov(game, number),
        att=att(game, number),
        pro=pro(game, number),
        frames=(*body.frames, *(frame for frame in augments if frame is not None)),
        rules=body.rules,
        integrity=seat.integrity,
        limit=seat.limit,
        trace=seat.trace,
        trace_dice=trace_dice(game, number),
        trace_track=game.content.tracks.trace_dice,
        battery=game.state.bot.battery if game.state.bot else None,
    )


def enemies_view(game: Game, number: int, log: Sequence[str]) -> EnemiesView:
    """The stack, Top Enemy first, and the boss; hacks below the top are open information too."""
    combat = game.state.combat
    at = combat.at if combat is not None and combat.seat == number else -1
    stack = tuple(_enemy(game, enemy, place == at) for place, enemy in enumerate(game.seat(number).enemies))
    boss = boss_view(game, number, log)
    return EnemiesView(stack, len(game.state.enemy_deck), len(game.state.enemy_discard), boss)


def _enemy(game: Game, enemy: EnemyInPlay, die: bool) -> EnemyView:
    """An attached Enemy. One that hides its numbers shows none of them while it has no Damage."""
    printed = texts_of(game).enemy(game.content.enemies[enemy.card])
    if printed.hidden and not enemy.damage:
        shown = evolve(printed, integrity=0, left=0, basic="", special="")
    else:
        shown = evolve(printed, left=enemy_left(game, enemy), hidden=False)
    return evolve(shown, die=die, acted=enemy.acted, stunned=enemy.stunned)
