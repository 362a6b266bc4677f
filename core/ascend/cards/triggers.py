"""Triggers: ``on`` an event, effects (rulebook p.10, timing "anytime"; p.19, Special rules)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend.cards.checks import one_of
from core.ascend.cards.conditions import Condition
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.saying import done, sentence
from core.ascend.names import ASSET_NAMES
from core.engine.wording import article

if TYPE_CHECKING:
    from core.ascend.game import Game

FAMILY_WORDS = {
    "asset": "a Basic Asset Pattern",
    "short": "a Basic Asset Pattern of three",
    "long": "a Longer Asset Pattern",
    "exp": "the EXP Pattern",
    "hack": "a Hack",
    "repel": "a Repel",
    "augment": "a Faction Augment",
    "body": "a Body's Pattern",
    "any": "a Pattern",
}
"""What each family of patterns is called on cards."""
MORE_FAMILIES = {
    "scenario": "a Pattern of a Scenario card",
    **{name: f"a {name.capitalize()} Pattern" for name in ASSET_NAMES},
}
"""Families that only Scenario cards name."""

EVENTS = {
    "turn-start": "before the Trace Roll",
    "trace-dice": "before your Trace Roll",
    "refilled": "after you refill your Launcher",
    "moved": "after your Move & Trace step",
    "revealed": "when your Character reveals a tile",
    "district": "when you resolve the effect of {of}",
    "launched": "when you launch {of}",
    "attack-dice": "before your Attack Roll",
    "attack-roll": "after your Attack Roll",
    "framed": "when you activate a Frame with {of}",
    "placed": "when the Number die is placed on an Enemy",
    "enemy-acted": "after an Enemy's Frame",
    "wounds": "when you are about to suffer Wounds",
    "wounds-other": "when another player is about to suffer Wounds",
    "hurt": "when you lose Integrity",
    "defeated": "when you defeat an Enemy",
    "attached": "when an Enemy is attached to you",
    "combat-end": "at the end of your Combat",
    "reset": "after you are reset",
    "spent": "when you spend {of}",
    "equipped": "when you equip {of}",
    "inhabited": "when you inhabit or change to a Body",
    "met": "when you end a move on a tile with another player",
    "enemy-left": "when an Enemy leaves your stack{of}",
    "attached-this": "when this Enemy is attached",
    "defeated-other": "when another Enemy of this stack is defeated",
}
"""Every event a card can wait for, and how a card says it; ``{of}`` is the filter."""

SCENARIO_EVENTS = {
    "put": "when {of} is put down",
    "taken": "when {of} is taken",
    "token-entered": "when {of} enters a tile",
    "arrived": "when {of} that you carry arrives",
    "entered": "when your Character enters a {of}tile",
    "move-ended": "when you end a move",
    "trace-ended": "when the Trace Rolls are over",
    "test-failed": "when your Test fails",
    "boss-hit": "when you hit the boss",
    "boss-row": "when a row of the boss's attack card is about to be resolved",
    "any-roll": "after you roll your dice",
}
"""Events that only Scenario cards and sheets wait for."""
ALL_EVENTS = {**EVENTS, **SCENARIO_EVENTS}

_OF_TOKENS = ("put", "taken", "token-entered", "arrived")
"""Events whose filter is the name of a token."""
_NAMING_AN_ENEMY = ("attached", "defeated", "enemy-left", "placed", "enemy-acted")
"""Events that name an Enemy, which the effects then speak of."""


@frozen
class Trigger:
    """A rule that answers an event. ``of`` narrows the event, ``once`` is once a turn for the card."""

    on: str = field(validator=one_of(*ALL_EVENTS))
    effects: tuple[Effect, ...]
    of: str = ""
    once: bool = False
    when: Condition | None = None

    def answers(self, moment: Moment) -> bool:
        """Whether the event is one that the filter lets through."""
        of = self.of
        if not of:
            return True
        if of.startswith("not "):
            return of[4:] not in moment.tags
        return of in moment.tags

    def ready(self, game: Game, context: Context) -> bool:
        """Whether the further condition holds."""
        return self.when is None or self.when.holds(game, context)

    def say(self, players: int) -> str:
        """The rule text: ``Once a turn, when you defeat an Enemy, recover 2 and gain 1 Shield.``"""
        event = event_words(self.on, self.of)
        when = f", if {self.when.say(players)}" if self.when else ""
        does = done(self.effects, players)
        if "this Enemy" in event:
            does = does.replace("this Enemy", "it")
        elif self.on in _NAMING_AN_ENEMY:
            does = does.replace("this Enemy", "that Enemy")
        return sentence(f"{'once a turn, ' if self.once else ''}{event}{when}, {does}")


def event_words(on: str, of: str) -> str:
    """``when you launch a Hack``: an event with its filter, as cards say it."""
    if of.endswith(" by act"):
        return f"when a Player Activity {'puts' if on == 'put' else 'takes'} {article(of.removesuffix(' by act'))}"
    return ALL_EVENTS[on].format(of=_filter_words(on, of))


def _filter_words(on: str, of: str) -> str:
    if on == "launched":
        return FAMILY_WORDS.get(of or "any") or MORE_FAMILIES[of]
    if on == "district":
        return "a Faction Hideout" if of == "Hideout" else f"the {of}" if of else "a District tile"
    if on == "framed":
        return f"a {of}" if of else "any dice"
    if on == "spent":
        return "EXP" if of == "exp" else of.capitalize() if of in ASSET_NAMES else "Assets"
    if on == "equipped":
        return "this Augment" if of else "an Augment"
    if on == "entered":
        return f"{of} " if of else ""
    if on in _OF_TOKENS:
        return article(of)
    if on == "enemy-left":
        return f", except by a {of[4:].capitalize()}" if of.startswith("not ") else ""
    return of
