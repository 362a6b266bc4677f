"""What would follow: effects and moves run on a copy of the table in which nothing hidden is left.

Face-down tiles are blank there, decks lie in alphabetical order, hidden dice tokens show a surge, and dice follow a
luck of their own. So nothing that no player may see has a part in what is imagined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from attrs import evolve

from core.ascend.cards.context import Context, Effect
from core.ascend.components import Content, TileCard
from core.ascend.figures import arrive, walk
from core.ascend.game import Game, GameEnds, StepStops
from core.ascend.names import SURGE
from core.ascend.options import Amount, Pick
from core.ascend.running import run_effects, run_world
from core.engine.choice import Choice, Option
from core.engine.copying import copy_state
from core.engine.luck import Luck

BLANK_TILE = 0
"""The number of every face-down tile that nobody has seen."""
SEED = "imagined"
MOST_ANSWERS = 200
"""Answers after which what is imagined is broken off."""
_BLANK = "blank tile"


def blinded(game: Game, known: Mapping[str, int]) -> Game:
    """A copy of the game without anything that players may not see; ``known`` are numbers of face-down tiles."""
    made = twin(game)
    made.content = _with_blank_tile(game.content)
    state = made.state
    for place, tile in state.tiles.items():
        if not tile.up:
            tile.number, tile.explore = known.get(place, BLANK_TILE), ""
    for deck in (state.enemy_deck, state.body_deck, *state.faction_decks.values(), state.boss_deck):
        deck.sort()
    for seat in state.seats:
        seat.class_deck.sort()
    for die in state.dice_tokens:
        if not die.up:
            die.face = SURGE
    state.laid = dict(zip(state.laid, sorted(state.laid.values()), strict=True))
    state.seed, state.luck = SEED, {}
    made.luck = Luck(state.luck, SEED)
    return made


def twin(game: Game) -> Game:
    """An independent copy of a game, its kits shared as far as they are made."""
    made: Game = type(game)(game.content, copy_state(game.state))
    made.content, made.kits, made.acts, made.roads = game.content, list(game.kits), game.acts, game.roads
    return made


def _with_blank_tile(content: Content) -> Content:
    """The content with a tile that does nothing beside the others; made once."""
    made: Content | None = content.made.get(_BLANK)
    if made is None:
        blank = TileCard(BLANK_TILE, "District", 1, 2, ())
        made = content.made[_BLANK] = evolve(content, tiles={**content.tiles, BLANK_TILE: blank})
    return made


# -- running ---------------------------------------------------------------------------------------------------


def drive(rule: Any, answer: Callable[[Choice], Option]) -> None:
    """Run a rule to its end, a new card or the end of the game, each question answered."""
    left = MOST_ANSWERS
    try:
        signal = rule.send(None)
        while left:
            left -= 1
            reply = (signal[0], answer(signal[0])) if isinstance(signal, tuple) else None
            signal = rule.send(reply)
        rule.close()
    except (StopIteration, GameEnds, StepStops):
        return


_LIKELY: dict[str, Callable[[Sequence[Option]], Option]] = {
    "carry": lambda options: max(options, key=lambda option: option.n if isinstance(option, Amount) else 0),
    "may": lambda options: options[0],
    "shield": lambda options: options[0],
    "lock": lambda options: options[-1],
}
_USED = ("use", "way", "group")
"""Questions that are answered with the first thing there is to do."""


def likely(choice: Choice) -> Option:
    """An answer that is good enough for what is only imagined: carry all, do what is offered, else the first."""
    if choice.kind in _LIKELY:
        return _LIKELY[choice.kind](choice.options)
    if choice.kind in _USED:
        return next((option for option in choice.options if isinstance(option, Pick)), choice.options[0])
    return choice.options[0]


def after_effects(game: Game, effects: Iterable[Effect], context: Context) -> Game:
    """The table after effects; nothing happens to ``game``."""
    made = twin(game)
    drive(run_effects(made, tuple(effects), context), likely)
    return made


def after_walk(game: Game, number: int, path: tuple[str, ...], bot: bool = False) -> Game:
    """The table after a move of the seat's Character, or of the BOT, with all it may carry."""
    made = twin(game)
    if bot and made.state.bot is not None:
        made.state.bot.tile = path[-1]
        drive(arrive(made, number, path, "bot"), likely)
    else:
        drive(walk(made, number, path), likely)
    return made


def after_world(game: Game, effects: tuple[Effect, ...], times: int = 1) -> Game:
    """The table after the World Activity of the active card, its bars apart, so many times."""
    made = twin(game)
    for _ in range(times):
        if made.state.over or made.state.card != game.state.card:
            break
        made.in_world = True
        drive(run_world(made, effects, Context(made.state.first, made.card.name)), likely)
        for seat in made.state.seats:
            seat.used = []
    return made
