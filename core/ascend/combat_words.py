"""Combat Frames in words: what one would do now, or why it cannot be used (rulebook p.15)."""

from __future__ import annotations

from collections.abc import Iterator

from core.ascend.boss_words import hit_words
from core.ascend.bosses import boss_target
from core.ascend.cards.choices import If
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.enemy_effects import Damage, Defeat
from core.ascend.enemies import enemy_left
from core.ascend.game import Game
from core.ascend.kit.kit import OwnedFrame
from core.ascend.kit.reading import damage_more, enemy_has, has, in_force
from core.ascend.names import PULSE, SURGE
from core.ascend.phases.combat import only_damage
from core.ascend.state import EnemyInPlay

FACES = (("P", PULSE), ("S", SURGE))
"""The symbols of Frames and the faces they ask for."""


def own_frame(game: Game, number: int, frame: str) -> OwnedFrame:
    """A frame of the seat by its id."""
    return next(owned for owned in game.kit(number).frames if owned.id == frame)


def effects_now(game: Game, context: Context, effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The effects that would run now, those under a condition if it holds now."""
    for effect in effects:
        if isinstance(effect, If):
            holds = effect.when.holds(game, context)
            yield from effects_now(game, context, effect.then if holds else effect.otherwise)
        else:
            yield effect


def numbers_hidden(game: Game, enemy: EnemyInPlay) -> bool:
    """Whether the Enemy shows no numbers, since it has no Damage yet."""
    return not enemy.damage and enemy_has(game.content.enemies[enemy.card], "hidden")


def frame_now(game: Game, number: int, owned: OwnedFrame, dice: int) -> str:
    """What the frame's Damage would do now: ``Catcher 5 - 2 = 3``; empty where it deals none."""
    context = Context(number, owned.owner, times=dice if owned.frame.multi else 1, source="frames")
    blows, boss = _Blows(game, number), boss_target(game, number) if game.state.tracks else ""
    for effect in effects_now(game, context, owned.frame.effects):
        if isinstance(effect, Damage):
            n = effect.n.value(game, context) * context.times + damage_more(game, number, "frames")
            if boss and effect.target == "top":
                blows.aimed(hit_words(game, number, boss, n), n)
            else:
                blows.damage(effect.target, n)
        elif isinstance(effect, Defeat):
            blows.defeat()
    return "; ".join(blows.said)


class _Blows:
    """What a Frame does to the stack, one effect after the other, in words."""

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        self._stack = list(game.seat(number).enemies)
        self._left = {enemy.uid: enemy_left(game, enemy) for enemy in self._stack}
        self._overflow = has(game, number, "overflow")
        self.said: list[str] = []

    def damage(self, target: str, n: int) -> None:
        """Damage to the Enemies that a target word means; without a choice ``picked`` is taken to be the Top Enemy."""
        hit = {"each": self._stack, "second": self._stack[1:2]}.get(target, self._stack[:1])
        for enemy in list(hit):
            self._hit(enemy, n)

    def aimed(self, boss: str, n: int) -> None:
        """Damage that the player aims at a boss or at the Top Enemy, where there is one."""
        before = len(self.said)
        self.damage("top", n)
        self.said[before:] = [" or ".join([boss, *self.said[before:]])]

    def _hit(self, enemy: EnemyInPlay, n: int) -> None:
        card, left = self._game.content.enemies[enemy.card], self._left[enemy.uid]
        if enemy_has(card, "only-hacks"):
            self.said.append(f"only Hacks hurt {card.name}")
            return
        if numbers_hidden(self._game, enemy):
            self.said.append(f"{card.name} - {n}")
            return
        after = max(0, left - n)
        self._left[enemy.uid] = after
        self.said.append(f"{card.name} {left} - {n} = {after}" + ("" if after else ", defeated"))
        if not after:
            place = self._stack.index(enemy)
            below = self._stack[place + 1 : place + 2]
            self._stack.remove(enemy)
            if n > left and below and self._overflow:
                self._hit(below[0], n - left)

    def defeat(self) -> None:
        """The Top Enemy is defeated."""
        if self._stack:
            enemy = self._stack.pop(0)
            self.said.append(f"{self._game.content.enemies[enemy.card].name} defeated")


def frame_why_not(game: Game, owned: OwnedFrame) -> str:
    """Why the frame cannot be activated now: used, or too few dice."""
    combat = game.state.combat
    assert combat is not None
    if not owned.frame.multi and owned.id in combat.frames:
        return "used this phase"
    target = game.state.seats[combat.seat].enemies or (game.state.tracks and boss_target(game, combat.seat))
    if not target and only_damage(owned.frame):
        return "no Enemy is left"
    free = [face for die, face in enumerate(combat.dice) if not combat.used[die]]
    stand_ins = {rule.like: rule.face for rule in in_force(game, combat.seat, "counts")}
    for letter, face in FACES:
        need, have = owned.frame.symbols.count(letter), free.count(face)
        other = stand_ins.get(face)
        if have < need:
            serves = f" and {free.count(other)} {other}" if other and free.count(other) else ""
            return f"needs {need} {face}, you have {have}{serves}"
    return "needs a die that is not blank" if owned.frame.symbols == "A*" else "no dice"
