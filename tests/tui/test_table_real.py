"""The table over real games: whatever is pressed and clicked, it stands, and only answers of the choice are offered."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.tui.reading import slots_marked
from tests.tui.table_app import TableApp, text_of
from tui.gestures import word_of
from tui.play.newgame import NewGame, NewSeat
from tui.play.start import new_game

NAMED = "up down left right enter enter enter space escape tab shift+tab"
KEYS = [*"1234567890ogizxtpmeawsvyubnhjkl", *NAMED.split(" ")]
SIZES = ((120, 40), (80, 24), (100, 30), (160, 50))
CHARACTERS = {"space": " "}


def check(app: TableApp) -> None:
    """What must hold whenever a player looks at the table."""
    game = app.game
    assert game.view is not None
    choice = game.view.choice
    legal = {answer.key for answer in choice.answers} if choice else set()
    assert {key for row in game.scene.rows for key in (row.key, *row.opens) if key} <= legal
    text = text_of(app)
    assert game.view.seats[game.view.where.seat].name.upper() in text
    assert game.view.where.step in text
    if not game.small or game.query_one("#launcher").display:
        words = {word_of(answer).rpartition(".")[2] for answer in game.index.answers if answer.slots} | {"put"}
        assert set(slots_marked(app).values()) <= words


@pytest.mark.parametrize("seed", range(4))
async def test_random_keys_and_clicks_break_nothing(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)
    seats = (NewSeat("Mira", "blue"), NewSeat("Kai", "green"), NewSeat("Jun", "red"))[: 1 + seed % 3]
    sitting = new_game(SlotStore(tmp_path), NewGame("Night shift", "prologue", seats, f"SEED-{seed}"))
    app = TableApp()
    app.sitting = sitting
    async with app.run_test(size=SIZES[seed]) as pilot:
        await pilot.pause()
        for step in range(300):
            key = luck.choice(KEYS)
            app.game.press(key, CHARACTERS.get(key, key if len(key) == 1 else None))
            if app.game.scene.view.end is not None:
                break
            if step % 25 == 0:
                cell = luck.randrange(app.size.width), luck.randrange(app.size.height)
                await pilot.click(offset=cell, button=luck.choice((1, 1, 3)))
                check(app)
    sitting.close()


async def test_tables_are_shown_in_player_order_from_the_first_player(tmp_path: Path) -> None:
    seats = (NewSeat("Mira", "blue"), NewSeat("Kai", "green"), NewSeat("Jun", "red"))
    sitting = new_game(SlotStore(tmp_path), NewGame("Night shift", "prologue", seats, "SEED-1"))
    app = TableApp()
    app.sitting = sitting
    async with app.run_test(size=(80, 24)) as pilot:

        def shown() -> tuple[str, int]:
            return app.game.scene.view.where.step, app.seat

        for order in ((0, 1, 2), (1, 2, 0)):  # whoever sits down first, the next is the one after
            app.game.show_seat(order[0])
            await pilot.pause()
            for seat in order:
                assert shown() == ("Program", seat)
                app.game.answer("done")
                await pilot.pause()
            assert shown()[0] != "Program"
            if order == (0, 1, 2):
                assert shown()[1] == 0
                while shown()[0] != "Program":
                    asked = app.game.scene.choice
                    assert asked is not None
                    app.game.answer(asked.answers[0].key)
                    await pilot.pause()
                first = app.game.scene.view.where.first
                assert app.game.scene.view.seats[app.seat].name == first
    sitting.close()
