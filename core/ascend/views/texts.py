"""What is printed on components, in words: made once for a content and a number of players, then only looked up."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache

from core.ascend.cards.context import Effect
from core.ascend.cards.rules import CardRule
from core.ascend.cards.saying import say_all, say_repel, sentence
from core.ascend.components import (
    BodyCard,
    ClassAugment,
    Content,
    EnemyCard,
    EnemyPattern,
    Frame,
    Protocol,
    ProtocolStep,
    Walker,
)
from core.ascend.game import Game
from core.ascend.kit.reading import enemy_has
from core.ascend.view import (
    AugmentLine,
    BodyLine,
    EnemyView,
    FrameLine,
    HackLine,
    ProtocolStepLine,
    ProtocolView,
)


class Texts:
    """The lines of cards as they are printed, without anything that changes in play."""

    def __init__(self, content: Content, players: int) -> None:
        self._content = content
        self._players = players
        self._bodies: dict[str, BodyLine] = {}
        self._augments: dict[str, AugmentLine] = {}
        self._protocols: dict[str, ProtocolView] = {}
        self._enemies: dict[str, EnemyView] = {}
        self._said: dict[Hashable, str] = {}

    def body(self, card: Walker | BodyCard) -> BodyLine:
        """A Body, as it would lie in the Body Market."""
        found = self._bodies.get(card.id)
        if found is None:
            shape = card.cost.shape if isinstance(card, BodyCard) else ()
            frames = tuple(map(self.frame, card.frames))
            rules = self._rules(card.rules)
            found = BodyLine(card.id, card.name, card.mov, card.att, card.pro, shape, frames, rules, "market")
            self._bodies[card.id] = found
        return found

    def augment(self, card: str) -> AugmentLine:
        """An Augment that is not equipped."""
        found = self._augments.get(card)
        if found is None:
            found = self._augments[card] = self._augment(card)
        return found

    def _augment(self, card: str) -> AugmentLine:
        augment = self._content.augment(card)
        printed = isinstance(augment, ClassAugment)
        names = self._content.classes if printed else self._content.factions
        return AugmentLine(
            card=card,
            name=augment.name,
            deck=names[augment.deck],
            faction=not printed,
            timing=augment.timing if isinstance(augment, ClassAugment) else "launch",
            memory=augment.memory,
            equipped=False,
            starting=isinstance(augment, ClassAugment) and augment.set != "deck",
            frame=self.frame(augment.frame) if isinstance(augment, ClassAugment) and augment.frame else None,
            shape=() if isinstance(augment, ClassAugment) else augment.pattern.shape,
            rules=self._rules(augment.rules)
            if isinstance(augment, ClassAugment)
            else (say_all(augment.effects, self._players),),
            used=False,
        )

    def protocol(self, card: str) -> ProtocolView:
        """A Learning Protocol of which no step is done."""
        found = self._protocols.get(card)
        if found is None:
            printed: Protocol = self._content.protocols[card]
            steps = tuple(self._step(step, place) for place, step in enumerate(printed.steps))
            found = ProtocolView(card, printed.name, steps, self._rules(printed.rules), finished=False)
            self._protocols[card] = found
        return found

    def _step(self, step: ProtocolStep, place: int) -> ProtocolStepLine:
        reward = say_all(step.reward, self._players)
        return ProtocolStepLine(step_words(step, self._players), reward, "next" if place else "now", 0, step.times)

    def enemy(self, card: EnemyCard) -> EnemyView:
        """An Enemy that has just been drawn."""
        found = self._enemies.get(card.id)
        if found is None:
            hidden = enemy_has(card, "hidden")
            found = self._enemies[card.id] = EnemyView(
                card=card.id,
                name=card.name,
                level=card.level,
                integrity=card.integrity,
                left=card.integrity,
                basic=say_all(card.basic, self._players),
                special=say_all(card.special, self._players),
                hacks=tuple(map(self._hack, card.hacks)),
                repel=self._repel(card.repel) if card.repel is not None else None,
                die=False,
                acted=False,
                stunned=False,
                rules=self._rules(card.rules),
                exp=card.exp,
                hidden=hidden,
            )
        return found

    def frame(self, frame: Frame) -> FrameLine:
        """A Combat Frame."""
        return FrameLine(frame.printed, sentence(frame.say(self._players)))

    def effects(self, name: Hashable, effects: tuple[Effect, ...]) -> str:
        """Effects as one sentence; ``name`` is what they are printed on, unlike all else that is asked for."""
        found = self._said.get(name)
        if found is None:
            found = self._said[name] = say_all(effects, self._players)
        return found

    def _rules(self, rules: Iterable[CardRule]) -> tuple[str, ...]:
        return tuple(rule.say(self._players) for rule in rules)

    def _hack(self, hack: EnemyPattern) -> HackLine:
        return HackLine(hack.pattern.shape, say_all(hack.effects, self._players))

    def _repel(self, repel: EnemyPattern) -> HackLine:
        return HackLine(repel.pattern.shape, say_repel(repel.effects, self._players))


def step_words(step: ProtocolStep, players: int) -> str:
    """What completes a step of a Learning Protocol (p.9): ``Defeat an Enemy, twice in one turn``."""
    return step.say(players)


class _Same:
    """A content as a key: equal to itself only, without a look at all that is in it."""

    def __init__(self, content: Content) -> None:
        self.content = content

    def __hash__(self) -> int:
        return id(self.content)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.content is self.content


@lru_cache(maxsize=16)
def _texts(content: _Same, players: int) -> Texts:
    return Texts(content.content, players)


def texts_of(game: Game) -> Texts:
    """The texts of the cards a game is played with."""
    return _texts(_Same(game.content), game.players)
