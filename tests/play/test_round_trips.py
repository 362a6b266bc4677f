"""At sampled moments of random games with all components: what is saved, taken back or copied is what it was."""

from __future__ import annotations

import tomllib
from random import Random

import pytest
import tomli_w

from core.ascend.archive import position, table_from
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.bots.random_bot import RandomBot
from core.engine.choice import Refused
from core.engine.table import Table
from tests.play.games import CLASSES, COLOURS

SAMPLED = 0.06
"""Of all answers, how many are followed by a look from all sides."""
Stands = tuple[str, dict[int, tuple[int, str, tuple[str, ...]]]]


def stands(table: Table) -> Stands:
    """The position, and every open question with its answers."""
    asked = {
        seat: (choice.serial, choice.kind, tuple(option.key for option in choice.options))
        for seat, choice in table.pending.items()
    }
    return table.digest(), asked


def loaded(table: Table) -> Table:
    """The table after it was written as TOML and read again, with its tail of answers given by their keys."""
    again, _ = table_from(tomllib.loads(tomli_w.dumps(position(table, ()))))
    for answer in table.answers:
        again.answer(answer.seat, answer.serial, answer.option.key)
    return again


def undo_and_redo(table: Table, most: int) -> None:
    """Take back up to so many answers, look at each position, and give them again."""
    passed: list[Stands] = []
    while len(passed) < most:
        here = stands(table)
        try:
            table.undo()
        except Refused:
            break
        passed.append(here)
    for here in reversed(passed):
        table.redo()
        assert stands(table) == here


def look_from_all_sides(table: Table, dice: Random) -> None:
    here = stands(table)
    assert stands(loaded(table)) == here
    undo_and_redo(table, dice.randint(1, 8))
    assert stands(table) == here


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_saving_undoing_and_copying_change_nothing(seats: int) -> None:
    for game in range(2):
        dice = Random(f"{seats} {game}")
        turned = [(place + game) % 4 for place in range(seats)]
        players = [NewSeat("ABCD"[place], f"walker.{COLOURS[place]}", CLASSES[turned[place]]) for place in range(seats)]
        table, bot = new_table("sandbox", players, f"round {game}"), RandomBot(str(game))
        clones: list[tuple[Table, Stands]] = []
        while not table.over:
            if dice.random() < SAMPLED:
                look_from_all_sides(table, dice)
                clones.append((table.clone(), stands(table)))
                assert stands(clones[-1][0]) == clones[-1][1]
            table.take(*bot.choose(table))
        assert len(clones) > 5
        assert [stands(clone) for clone, _ in clones] == [then for _, then in clones], "old copies never change"
        assert stands(loaded(table)) == stands(table)


def test_a_copy_that_is_played_on_and_the_table_go_the_same_way() -> None:
    """Equal positions and equal answers give equal games, luck included: also from a file, and also in the middle."""
    players = [NewSeat("A", "walker.yellow", "trickster"), NewSeat("B", "walker.red", "reaper")]
    table, bot = new_table("sandbox", players, "two ways"), RandomBot("1")
    for _ in range(120):
        table.take(*bot.choose(table))
    twins = [table.clone(), loaded(table)]
    for _ in range(60):
        choice, option = bot.choose(table)
        for twin in twins:
            twin.answer(choice.seat, choice.serial, option.key)
        table.take(choice, option)
        assert [stands(twin) for twin in twins] == [stands(table)] * 2
