"""The Body and the Enemy stack."""

from __future__ import annotations

from core.ascend.cards.world import say_all, sentence
from core.ascend.components import Ability, EnemyPattern
from core.ascend.game import Game
from core.ascend.keywords import enemy_left
from core.ascend.view import BodyView, EnemiesView, EnemyView, FrameLine, HackLine

_WHEN = {
    "trace-dice": "Before a Trace Roll",
    "attack-dice": "Before an Attack Roll",
    "wounds": "When you suffer Wounds",
    "launch-step": "In your Launch step",
}


def body_view(game: Game, number: int) -> BodyView:
    """The active Body with Integrity and Trace."""
    seat = game.seat(number)
    walker = game.content.walkers[seat.walker]
    tracks = game.content.tracks
    dice = 0 if seat.trace is None or seat.trace >= tracks.trace_top else tracks.trace_dice[seat.trace]
    return BodyView(
        name=walker.name,
        mov=walker.mov,
        att=walker.att,
        pro=walker.pro,
        frames=tuple(FrameLine(frame.printed, sentence(frame.say(game.players))) for frame in walker.frames),
        ability=ability_words(walker.ability, game.players),
        integrity=seat.integrity,
        limit=seat.limit,
        trace=seat.trace,
        trace_dice=dice,
        battery=game.state.bot.battery if game.state.bot else None,
    )


def ability_words(ability: Ability, players: int) -> str:
    """A Walker's ability as printed."""
    effect = say_all(ability.effects, players)
    return f"{_WHEN[ability.on]}, up to {ability.upto} times: dump 1 {ability.colour} Data. {effect}"


def enemies_view(game: Game, number: int) -> EnemiesView:
    """The stack, Top Enemy first; hacks below the top are open information too."""
    combat = game.state.combat
    at = combat.at if combat is not None and combat.seat == number else -1
    stack = []
    for place, enemy in enumerate(game.seat(number).enemies):
        card = game.content.enemies[enemy.card]
        stack.append(
            EnemyView(
                card=card.id,
                name=card.name,
                level=card.level,
                integrity=card.integrity,
                left=enemy_left(game, enemy),
                basic=say_all(card.basic, game.players),
                special=say_all(card.special, game.players),
                hacks=tuple(_hack(game, hack) for hack in card.hacks),
                repel=_hack(game, card.repel),
                die=place == at,
                acted=enemy.acted,
                stunned=enemy.stunned,
            )
        )
    return EnemiesView(tuple(stack), len(game.state.enemy_deck), len(game.state.enemy_discard))


def _hack(game: Game, hack: EnemyPattern) -> HackLine:
    return HackLine(hack.pattern.shape, say_all(hack.effects, game.players))
