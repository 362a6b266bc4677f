"""What lies face down stays hidden (rulings F12, F14; facts, test 16): nothing a seat is given hangs on it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from core.bots.random_bot import RandomBot
from core.engine.choice import Refused
from core.engine.table import Table
from core.forest.content import content
from core.forest.log import happened
from core.forest.looking import face_of
from core.forest.play import new_table
from core.forest.state import State
from core.forest.views import view_of
from tests.forest.tables import at, game_of, give, laid, seated, state_of

WATCHED = ("Mira", "Kai", "Jun")


def told(table: Table) -> list[object]:
    """All that the table tells: views of all seats with the log, reasons against answers, what is asked."""
    game = game_of(table)
    log = happened(table.events, game.content, game.state.names)
    views = [view_of(table, seat, log) for seat in range(len(game.state.names))]
    reasons = [game.why_not(choice, f"look:{n}") for choice in table.pending.values() for n in range(8)]
    asked = [(c.kind, c.about, [option.key for option in c.options]) for c in table.pending.values()]
    return [views, reasons, asked]


def turned(state: State) -> None:
    """Change places of the cards that are face down, one on."""
    down = [place for place in state.places if not place.up]
    cards = [place.card for place in down]
    for place, card in zip(down, cards[1:] + cards[:1], strict=True):
        place.card = card


@pytest.mark.parametrize("level", ["novice", "easy", "nightmare"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_16_all_that_is_told_stays_the_same_when_hidden_cards_change_places(level: str, seed: str) -> None:
    table = new_table(level, WATCHED, seed)
    bot = RandomBot(seed)
    while table.pending:
        before = told(table)
        state = state_of(table)
        cards = [place.card for place in state.places]
        turned(state)
        assert told(table) == before
        for place, card in zip(state.places, cards, strict=True):
            place.card = card
        table.take(*bot.choose(table))


def test_16_a_face_is_given_in_the_one_moment_of_a_look_to_the_one_who_looks() -> None:
    table = seated(laid("easy"))
    with pytest.raises(Refused, match="No card is to be shown now"):
        face_of(table, 0)
    give(table, f"look:{at('moth')}")
    assert face_of(table, 0).name == "Moth"
    with pytest.raises(Refused, match="No card is to be shown now"):
        face_of(table, 1)
    give(table, "show")
    for seat in (0, 1):
        with pytest.raises(Refused, match="No card is to be shown now"):
            face_of(table, seat)


def test_no_event_but_those_of_released_cards_names_a_card() -> None:
    table = new_table("standard", WATCHED, "d")
    bot = RandomBot("d")
    while table.pending:
        table.take(*bot.choose(table))
    released = {place.card for place in state_of(table).places if place.up}
    assert set(_named(table.events)) <= released


def _named(events: list[object]) -> Iterator[str]:
    for event in events:
        yield from re.findall(rf"\b({'|'.join(content().cards)})\b", repr(event))


def test_when_the_game_is_over_all_cards_are_turned_up() -> None:
    table = seated(laid("easy", down=["fox", "moth"]))
    give(table, "end")
    names = [place.card.name for place in view_of(table, 0).places if place.card is not None]
    assert names == ["Dew", "Ember", "Reed", "Heron", "Fox", "Moth"]
