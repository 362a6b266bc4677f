"""Nothing locked is named before its time: not in the rules, not at the table, and at an end only what it changes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from core.ascend.campaign.order import boxes, sheets
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.log import happened
from core.ascend.play import new_table
from core.ascend.reference import entries, everything, find
from core.ascend.setup import NewSeat
from core.ascend.views.table import view_of
from core.bots.random_bot import RandomBot
from core.engine.table import Table
from tests.play.campaigning import quick, short

PLAYERS = (NewSeat("Mira", "walker.blue"), NewSeat("Kai", "walker.red"))
LOOKS = (1, 40, 90)
"""Answers after which the table is looked at."""
CAMPAIGN = [sheet.id for sheet in sheets(content())]


@cache
def locked() -> dict[str, str]:
    """The names of all components that begin locked, by code."""
    known = content()
    decks = (known.bodies, known.enemies, known.class_augments, known.faction_augments, known.protocols, known.tiles)
    return {card.code: card.name for deck in decks for card in deck.values() if card.code}


def named_in(text: str) -> set[str]:
    """Codes of the locked components whose name, or code, stands in a text."""
    return {code for code, name in locked().items() if re.search(rf"\b(?:{re.escape(name)}|{code})\b", text)}


def told(table: Table) -> str:
    """All that any player may see or read now."""
    game = table.game
    assert isinstance(game, Game)
    log = happened(table.events[-300:], game.content, [seat.name for seat in game.state.seats])
    return repr([view_of(table, seat, log) for seat in range(game.players)])


def test_there_is_something_to_be_kept_quiet() -> None:
    assert len(locked()) == 46
    assert named_in("A Fallen Star, they say; Null and void; code EM1.") == {"PM2", "CM1", "EM1"}


def test_the_rules_name_nothing_that_is_locked() -> None:
    assert named_in(repr(entries())) == set()
    assert named_in(repr(everything())) == set()
    for word in ("body", "enemy", "augment", "district", "protocol", "the", "a"):
        assert named_in(repr(find(word))) == set()


@pytest.mark.parametrize("scenario", CAMPAIGN)
def test_no_table_of_a_fresh_campaign_names_anything_locked(scenario: str) -> None:
    table, bot = new_table(scenario, PLAYERS, "quiet"), RandomBot("quiet")
    for number in range(max(LOOKS) + 1):
        if not table.pending:
            break
        if number in LOOKS:
            assert named_in(told(table)) == set()
        table.take(*bot.choose(table))


def every_end() -> Iterator[tuple[str, str]]:
    return ((sheet.id, code) for sheet in sheets(content()) for code in (*boxes(sheet), sheet.loss_card))


@pytest.mark.parametrize("open_before", [False, True], ids=["nothing open", "all open"])
def test_an_end_names_what_it_changes_and_no_more(open_before: bool) -> None:
    played = short(content())
    for scenario, code in every_end():
        codes = tuple(locked()) if open_before else ()
        table = new_table(scenario, PLAYERS, "end", codes=codes, content=played)
        while table.pending:
            choice = next(iter(table.pending.values()))
            table.take(choice, quick(choice, code))
        game = table.game
        assert isinstance(game, Game)
        assert game.card.code == code
        end = view_of(table, 0).end
        assert end is not None
        changed = set(game.state.locked) if open_before else set(game.state.unlocked)
        assert named_in(repr((end.unlocked, end.locked))) == changed
        if not open_before:
            assert named_in(told(table)) <= changed
