"""Builds the view of one seat. What lies face down is not even looked at here, but for its gems."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.choice import Choice, Option
from core.engine.table import Table
from core.forest.chances import run_out
from core.forest.components import Card
from core.forest.ending import closing_words, next_level, result_words
from core.forest.game import ForestGame
from core.forest.gems import BLACK, Gems, coloured, frozen
from core.forest.hint import hint, why_safe
from core.forest.log import why_over
from core.forest.looking import ALONE
from core.forest.options import END, LEAVE, At
from core.forest.view import (
    SEAT_LETTERS,
    AnswerView,
    BagView,
    CardView,
    ChoiceView,
    EndView,
    ForestView,
    PlaceView,
    SeatLine,
)
from core.forest.words import label, prompt, short

ODDS = 4
"""So many gems ahead the chances are told."""


def view_of(table: Table, seat: int, log: Sequence[str] = ()) -> ForestView:
    """What a seat may see now. ``log`` is the sentences to show, oldest first."""
    game: ForestGame = table.game  # type: ignore[assignment]  # this table runs the forest
    state = game.state
    choice = table.pending.get(seat)
    last, following = table.last_answer, table.next_redo
    return ForestView(
        seat=seat,
        level=game.level.name,
        wild=game.level.wild,
        turn=state.turn,
        seats=tuple(
            SeatLine(number, SEAT_LETTERS[number], name, number == state.seat and not state.over)
            for number, name in enumerate(state.names)
        ),
        places=tuple(_place(game, number) for number in range(len(state.places))),
        cards=tuple(card_view(game, card, free=_is_free(game, card.id)) for card in game.content.cards.values()),
        bag=bag_view(game),
        box=frozen(state.box),
        hand=frozen(state.hand),
        choice=_choice(game, choice) if choice is not None else None,
        hint=hint(game, choice) if choice is not None else "",
        story=" ".join(game.content.story.split()),
        log=tuple(log[-200:]),
        undo=short(last.option) if last else "",
        redo=short(following.option) if following else "",
        undo_stop=table.undo_stop,
        end=_end(game) if state.over else None,
    )


def _is_free(game: ForestGame, card: str) -> bool:
    return any(place.up and place.card == card for place in game.state.places)


def card_view(game: ForestGame, card: Card, *, free: bool = False) -> CardView:
    """A card as it is printed, with its power where the level has powers."""
    return CardView(card.name, card.needs, card.power.say() if game.level.powers else "", free, run_out(game, card))


def _place(game: ForestGame, number: int) -> PlaceView:
    place = game.state.places[number]
    open_to_all = place.up or game.state.over
    card = card_view(game, game.card(number), free=place.up) if open_to_all else None
    return PlaceView(number, frozen(place.delivered), place.up, card)


def bag_view(game: ForestGame) -> BagView:
    """The bag, with the chances of a black gem where one can come and would scatter the hand."""
    bag: Gems = frozen(game.state.bag)
    size, safe = sum(bag), why_safe(game)
    return BagView(bag, size, bag[BLACK], () if safe else _odds(coloured(bag), size), safe)


def _odds(safe: int, size: int) -> tuple[float, ...]:
    """Chances that the next one, two, … gems hold one that is not safe."""
    chances, fine = [], 1.0
    for drawn in range(min(ODDS, size)):
        fine *= max(0, safe - drawn) / (size - drawn)
        chances.append(1 - fine)
    return tuple(chances)


def _choice(game: ForestGame, choice: Choice) -> ChoiceView:
    about_place = choice.kind in ("try", "show")
    return ChoiceView(
        serial=choice.serial,
        seat=choice.seat,
        kind=choice.kind,
        prompt=prompt(game, choice),
        answers=_answers(game, choice),
        place=choice.about[0] if about_place else -1,
        alone=choice.kind == "show" and choice.about[1] == ALONE,
    )


def _answers(game: ForestGame, choice: Choice) -> tuple[AnswerView, ...]:
    at_places = any(isinstance(option, At) for option in choice.options)
    number = len(game.state.places) if at_places else 0
    answers = []
    for option in choice.options:
        if not (isinstance(option, At) or option in (END, LEAVE)):
            number += 1
        answers.append(_answer(game, option, number))
    return tuple(answers)


def _answer(game: ForestGame, option: Option, number: int) -> AnswerView:
    if isinstance(option, At):
        return AnswerView(option.key, label(game, option), option.place + 1, option.place)
    if option in (END, LEAVE):
        number = 0
    return AnswerView(option.key, label(game, option), number, armed=option is END)


def _end(game: ForestGame) -> EndView:
    state = game.state
    harder = next_level(game.content, state.level, state.freed)
    return EndView(
        freed=state.freed,
        words=result_words(game.content, state.level, state.freed),
        why=why_over(state.ending, state.freed),
        closing=" ".join(closing_words(game.content, state.freed).split()),
        next_level=game.content.levels[harder].name if harder else "",
        turns=state.turn,
        seed=state.seed,
    )
