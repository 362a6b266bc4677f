"""Whole games of random answers: bounds and invariants (facts, test 17), saves, clones, undo, equal seeds."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from core.bots.random_bot import RandomBot
from core.engine.archive import BadPosition
from core.engine.choice import Choice, Option
from core.engine.table import Table
from core.forest.archive import ARCHIVE
from core.forest.content import content
from core.forest.gems import coloured
from core.forest.play import new_table
from core.forest.state import State
from tests.forest.tables import counted, give, seated, state_of
from tests.hashing import printed_under_hash_seeds

LONGEST = {"novice": 32, "easy": 32, "standard": 29, "difficult": 29, "nightmare": 26}
"""Turns of the longest game (ruling F17)."""
GAMES = 1000
NAMES = ("Mira", "Kai", "Jun", "Sol", "Ida", "Tom")


def played(table: Table, bot: RandomBot) -> Iterator[tuple[Choice, Option]]:
    """Play on with a bot that never ends the game by choice; gives each answer before it is taken."""
    while table.pending:
        choice, option = bot.choose(table)
        if option.key == "end":
            continue
        yield choice, option
        table.take(choice, option)


@pytest.mark.parametrize("level", LONGEST)
def test_17_random_games_end_within_their_bounds_and_keep_the_invariants(level: str) -> None:
    for seed in range(GAMES):
        table = new_table(level, NAMES[: seed % 6 + 1], str(seed))
        bot = RandomBot(str(seed))
        before, up, turn, black = state_of(table).bag[:], set[int](), 0, state_of(table).bag[3]
        returned = False
        for _, option in played(table, bot):
            state = state_of(table)
            assert counted(state) == list(content().gems)
            now_up = {number for number, place in enumerate(state.places) if place.up}
            assert up <= now_up
            assert not any(sum(state.places[number].delivered) for number in now_up)
            if state.turn != turn:  # a turn takes a coloured gem at least, unless a power put some back
                assert turn == 0 or returned or coloured(state.bag) < coloured(before) or not coloured(before)
                assert state.bag[3] <= black or level == "novice"
                before, turn, black, returned = state.bag[:], state.turn, state.bag[3], False
            returned = returned or option.key.startswith(("gems:", "try"))
            up = now_up
        assert 1 <= state_of(table).turn <= LONGEST[level]
        assert state_of(table).over
    assert content().levels.keys() == LONGEST.keys()


def test_17_equal_seeds_and_answers_give_equal_games_in_any_process() -> None:
    program = (
        "from tests.forest.test_games import digests\n"
        "import json; print(json.dumps([digests(level) for level in ('novice', 'nightmare')]))"
    )
    (printed,) = printed_under_hash_seeds(program)
    assert json.loads(printed)[0] == digests("novice")


def digests(level: str) -> list[str]:
    """The digest before each answer of a game."""
    table = new_table(level, NAMES[:2], "same")
    return [table.digest() for _ in played(table, RandomBot("same"))]


@pytest.mark.parametrize("level", LONGEST)
def test_at_every_choice_a_clone_and_a_save_stand_where_the_table_stands(level: str) -> None:
    table = new_table(level, NAMES[:3], "b")
    clones: list[tuple[Table, str]] = []
    for _ in played(table, RandomBot("b")):
        clone = table.clone()
        clones.append((clone, clone.digest()))
        saved, answers = ARCHIVE.position(table, ()), table.answers
        again, _ = ARCHIVE.table_from(json.loads(json.dumps(saved)))
        for answer in answers:
            again.answer(answer.seat, answer.serial, answer.option.key)
        asked = [(choice.serial, choice.kind, choice.about) for choice in table.pending.values()]
        for twin in (clone, again):
            assert twin.digest() == table.digest()
            assert [(choice.serial, choice.kind, choice.about) for choice in twin.pending.values()] == asked
        assert len({option.key for choice in table.pending.values() for option in choice.options}) == sum(
            len(choice.options) for choice in table.pending.values()
        )
    assert all(clone.digest() == digest for clone, digest in clones)


def test_every_field_of_the_state_comes_through_a_save() -> None:
    table = new_table("nightmare", NAMES, "e", first=4, gentle=True)
    give(table, "collect", "deliver:2", "leave", "look:1", "show", "end")
    table = seated(state_of(table))  # so that nothing of it comes from answers given anew
    state = table.snapshot
    assert (state.first, state.gentle, state.turn, state.ending) == (4, True, 3, "left")
    assert sum(state.places[1].delivered) == 1
    saved = ARCHIVE.position(table, ("A line.",))
    again, log = ARCHIVE.table_from(json.loads(json.dumps(saved)))
    assert state_of(again) == state
    assert log == ("A line.",)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda state: state.update(level="mild"), "there is no level 'mild'"),
        (lambda state: state.update(first=7), "its seats or its turn do not fit"),
        (lambda state: state.update(turn=10**4299), "its seats or its turn do not fit"),
        (lambda state: state["places"][0].update(card="moss"), "its cards are not the six"),
        (lambda state: state["bag"].append(1), "its gems do not fit"),
        (lambda state: state.update(bag=[10, 10, 10, 2]), "its gems are not those of the game"),
        (lambda state: state.update(ending="bored"), "no game ends by 'bored'"),
    ],
)
def test_a_saved_position_that_cannot_be_is_refused(change: object, why: str) -> None:
    saved = json.loads(json.dumps(ARCHIVE.position(new_table("easy", ["Mira"], "d"), ())))
    assert callable(change)
    change(saved["state"])
    with pytest.raises(BadPosition, match=why):
        ARCHIVE.table_from(saved)


def test_a_position_of_another_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="other content"):
        ARCHIVE.table_from({"game": "ascend", "content": 1, "state": {}})
    assert ARCHIVE.state is State
