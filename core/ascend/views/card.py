"""The active Scenario card and the sheet in words, made from their effects."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from core.ascend.cards.acts import Act
from core.ascend.cards.saying import say_all, sentence
from core.ascend.components import PlotCard
from core.ascend.game import Game
from core.ascend.log.weights import RESULT
from core.ascend.tile_names import with_names
from core.ascend.view import NewsLine, RuleLine, ScenarioView, SpecialCard, TaleLine
from core.ascend.views.progress import progress
from core.ascend.views.tokens import heaps_of, letters_of

CUE = "ON CUE"
"""The head of a procedure: it is carried out when a card calls it by its name."""


def scenario_view(game: Game, log: Sequence[str], news: Sequence[NewsLine] = ()) -> ScenarioView:
    """The active card: story, immediate effect, gameplay side, tokens on card and sheet.

    Before the first card is drawn there is the sheet alone. What an ending does is told by the end's view: the card
    itself would name components that stay locked.
    """
    state = game.state
    card = game.card if state.card else PlotCard("", game.sheet.name, "plot", "")
    specials = tuple(SpecialCard(panel.code, panel.name, card_lines(game, panel)) for panel in game.panels())
    return ScenarioView(
        code=card.code,
        name=card.name,
        story=card.story,
        at_once=()
        if state.over
        else tuple(RuleLine("", _named(game, sentence(e.say(game.players)))) for e in card.immediate),
        lines=tuple(_so_far(game, card)),
        heaps=heaps_of(game, letters_of(game.sheet)),
        before=just_before(log, card.code, news),
        done=_since_drawn(log, card.code),
        sheet=_sheet_lines(game),
        introduction=game.sheet.introduction,
        specials=specials,
        known=tuple(state.learned),
        tale=tuple(_tale_line(game, code, specials) for code in state.drawn),
    )


def _so_far(game: Game, card: PlotCard) -> list[RuleLine]:
    """The gameplay side of the active card, and behind its goal how far it is."""
    lines = list(card_lines(game, card))
    if told := progress(game, card):
        lines.insert(1 if card.goal else 0, RuleLine("SO FAR", told))
    return lines


def _tale_line(game: Game, code: str, specials: tuple[SpecialCard, ...]) -> TaleLine:
    """A card that has come, with its story; of a special one also what it says, of one that was flipped what it did."""
    card = game.sheet.cards.get(code)
    if card is None:
        enemy = next(enemy for enemy in game.sheet.enemies if enemy.code == code)
        return TaleLine(code, enemy.name, "enemy", enemy.story)
    lines: tuple[RuleLine, ...] = ()
    if card.kind == "special":
        lines = next((special.lines for special in specials if special.code == code), ()) or _flipped(game, card)
    return TaleLine(code, card.name, card.kind, card.story, lines)


def _flipped(game: Game, card: PlotCard) -> tuple[RuleLine, ...]:
    at_once = say_all(card.immediate, game.players) if card.immediate else ""
    return (*((RuleLine("AT ONCE", _named(game, at_once)),) if at_once else ()), *card_lines(game, card))


def card_lines(game: Game, card: PlotCard) -> tuple[RuleLine, ...]:
    """The gameplay side, in the card's order (rulebook p.18)."""
    players = game.players
    lines = [RuleLine("GOAL", card.goal)] if card.goal else []
    lines += [RuleLine("RULE", _named(game, rule.say(players))) for rule in card.rules]
    lines += [RuleLine(CUE, _named(game, one.say(players))) for one in card.procedures]
    lines += [RuleLine("PATTERN", f"{'/'.join(p.pattern.shape)} {_named(game, p.say(players))}") for p in card.patterns]
    lines += [RuleLine("YOU MAY", act_text(game, act)) for act in card.acts]
    lines += [RuleLine("WORLD", _named(game, say_all(card.world, players)))] if card.world else []
    lines += [RuleLine("IF", _named(game, bar.say(players))) for bar in card.bars]
    lines += [RuleLine("ELSE", _named(game, say_all(card.otherwise, players)))] if card.otherwise else []
    return tuple(lines)


def _sheet_lines(game: Game) -> tuple[RuleLine, ...]:
    """What the scenario sheet says for the whole game."""
    sheet, players = game.sheet, game.players
    lines = [RuleLine("RULE", rule) for rule in (*sheet.rules, *(sheet.alone if players == 1 else ()))]
    lines += [RuleLine("RULE", _named(game, rule.say(players))) for rule in sheet.standing]
    lines += [RuleLine(CUE, _named(game, one.say(players))) for one in sheet.own_procedures]
    lines += [RuleLine("YOU MAY", act_text(game, act)) for act in sheet.acts]
    return tuple(lines)


def _named(game: Game, text: str) -> str:
    """A rule text with the names of tiles."""
    return with_names(text, game.content)


def act_text(game: Game, act: Act) -> str:
    """A Player Activity in words, with the names of tiles."""
    tile = game.content.tiles.get(act.tile)
    return with_names(act.say(game.players, tile.name if tile is not None else ""), game.content)


def _since_drawn(log: Sequence[str], code: str) -> tuple[str, ...]:
    """The sentences that the card's immediate effect left in the log: those from its drawing to the next step."""
    drawn = drawn_at(log, code)
    if drawn is None:
        return ()
    return tuple(takewhile(_in_step, log[drawn + 1 :]))


def just_before(log: Sequence[str], code: str, news: Sequence[NewsLine] = ()) -> tuple[str, ...]:
    """A few sentences of the step in which the card was drawn, so that a result is not missed behind it.

    What dice came to since the last answer is among them, in whichever step. The weightiest of the news are told, else
    the last ones.
    """
    drawn = drawn_at(log, code)
    if drawn is None:
        return ()
    in_step = tuple(takewhile(_in_step, reversed(log[max(0, drawn - 12) : drawn])))
    since = takewhile(lambda line: not line.text.startswith(_told(code)), news)
    results = [line.text for line in since if line.weight >= RESULT and line.text not in in_step]
    lines = (*in_step, *reversed(results))
    weights = {line.text: line.weight for line in news}
    kept = sorted(range(len(lines)), key=lambda age: -weights.get(lines[age], 0))[:BEFORE]
    return tuple(lines[age] for age in sorted(kept, reverse=True))


BEFORE = 4
"""Sentences told from before a card was drawn."""


def drawn_at(log: Sequence[str], code: str) -> int | None:
    """Where the log tells that the card was drawn, None when it does not."""
    return next((place for place in range(len(log) - 1, -1, -1) if log[place].startswith(_told(code))), None)


def _told(code: str) -> str:
    """How the sentence begins by which the log tells that a card was drawn."""
    return f"A card is drawn: {code},"


def _in_step(line: str) -> bool:
    """Whether a sentence is no heading of a step."""
    return not line.startswith("Turn ")
