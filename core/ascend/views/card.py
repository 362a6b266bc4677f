"""The active Scenario card and the sheet in words, made from their effects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.ascend.cards.saying import say_all, sentence
from core.ascend.cards.table_effects import UnlockComponent
from core.ascend.components import PlotCard
from core.ascend.content_checks import card_effects
from core.ascend.game import Game
from core.ascend.view import RuleLine, ScenarioView, TokenMark


def scenario_view(game: Game, log: Sequence[str]) -> ScenarioView:
    """The active card: story, immediate effect, gameplay side, tokens on card and sheet.

    Before the first card is drawn there is the sheet alone.
    """
    state = game.state
    card = game.card if state.card else PlotCard("", game.sheet.name, "plot", "")
    pieces = {token.name: token.piece for token in game.sheet.tokens}
    counts = {name: len(owners) for name, owners in state.on_card.items()}
    for name, count in state.on_sheet.items():
        counts[name] = counts.get(name, 0) + count
    marks = tuple(TokenMark(name, pieces.get(name, "marker"), count) for name, count in counts.items() if count)
    return ScenarioView(
        code=card.code,
        name=card.name,
        story=card.story,
        at_once=tuple(RuleLine("", sentence(e.say(game.players))) for e in card.immediate),
        lines=card_lines(game, card),
        tokens=marks,
        before=just_before(log, card.code),
        done=_since_drawn(log, card.code),
        sheet=tuple(RuleLine("RULE", rule) for rule in game.sheet.rules),
        introduction=game.sheet.introduction,
    )


def card_lines(game: Game, card: PlotCard) -> tuple[RuleLine, ...]:
    """The gameplay side, in the card's order (rulebook p.18)."""
    players = game.players
    lines = [RuleLine("GOAL", card.goal)] if card.goal else []
    lines += [RuleLine("RULE", trigger.say(players)) for trigger in card.rules]
    lines += [RuleLine("YOU MAY", act.say(players, game.content.tiles[act.tile].name)) for act in card.acts]
    lines += [RuleLine("WORLD", say_all(card.world, players))] if card.world else []
    lines += [RuleLine("IF", bar.say(players)) for bar in card.bars]
    lines += [RuleLine("ELSE", say_all(card.otherwise, players))] if card.otherwise else []
    return tuple(lines)


def _since_drawn(log: Sequence[str], code: str) -> tuple[str, ...]:
    """The sentences that the card's immediate effect left in the log: those from its drawing to the next step."""
    drawn = drawn_at(log, code)
    if drawn is None:
        return ()
    return tuple(takewhile(_in_step, log[drawn + 1 :]))


def just_before(log: Sequence[str], code: str) -> tuple[str, ...]:
    """The last few sentences of the step in which the card was drawn, so that a result is not missed behind it."""
    drawn = drawn_at(log, code)
    if drawn is None:
        return ()
    return tuple(takewhile(_in_step, reversed(log[max(0, drawn - 12) : drawn])))[:BEFORE][::-1]


BEFORE = 4
"""Sentences told from before a card was drawn."""


def drawn_at(log: Sequence[str], code: str) -> int | None:
    """Where the log tells that the card was drawn, None when it does not."""
    told = f"A card is drawn: {code},"
    return next((place for place in range(len(log) - 1, -1, -1) if log[place].startswith(told)), None)


def _in_step(line: str) -> bool:
    """Whether a sentence is no heading of a step."""
    return not line.startswith("Turn ")


def unlocked_words(game: Game) -> tuple[str, ...]:
    """What the ending unlocked."""
    named = {effect.code: effect for effect in card_effects(game.card) if isinstance(effect, UnlockComponent)}
    return tuple(f"{named[code].kind} {named[code].name} ({code})" for code in game.state.unlocked)
