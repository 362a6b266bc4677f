"""New slots never get the title of another, whoever asks for them."""

from __future__ import annotations

from pathlib import Path

import pytest

from saves.store import SlotStore
from tests.tui.shell import ShellApp, a_slot, seen
from tui.play.newforest import NAMES, NewForest
from tui.play.newgame import Asked, plain_game
from tui.play.slots import free_title
from tui.play.start import Games


@pytest.mark.parametrize(
    ("wanted", "taken", "title"),
    [
        ("Campaign", (), "Campaign"),
        ("Campaign", ("campaign",), "Campaign 2"),
        ("campaign", ("campaign", "campaign 2", "campaign 4"), "campaign 3"),
        ("Campaign 2", ("campaign 2",), "Campaign 3"),
        (" Night\tshift ", ("night shift",), "Night shift 2"),
        ("", ("campaign",), ""),
        ("x" * 60, ("x" * 60,), "x" * 52 + " 2"),
    ],
)
def test_a_title_that_is_taken_gets_a_number(wanted: str, taken: tuple[str, ...], title: str) -> None:
    assert free_title(wanted, taken) == title


def test_games_begun_one_after_the_other_have_titles_of_their_own(tmp_path: Path) -> None:
    """One that was deleted still counts: it can be taken back."""
    store, games = SlotStore(tmp_path), Games()

    def begin(scenario: str) -> str:
        game = games.new_game(store, plain_game(games.scenarios(), Asked(scenario)))
        game.close()
        return game.title

    assert [begin("prologue") for _ in range(3)] == ["Campaign", "Campaign 2", "Campaign 3"]
    assert [begin("sandbox"), begin("sandbox")] == ["Sandbox", "Sandbox 2"]
    (second,) = [info.id for info in store.list() if info.title == "Campaign 2"]
    store.delete(second)
    assert begin("prologue") == "Campaign 4"
    store.undelete(second)
    forests = [games.new_game(store, NewForest("Forest", "easy", NAMES[:1])) for _ in range(2)]
    assert [game.title for game in forests] == ["Forest", "Forest 2"]
    for game in forests:
        game.close()
    titles = [info.title for info in store.list()]
    assert len(set(titles)) == len(titles) == 8


async def test_the_set_up_shows_the_title_that_the_slot_will_get(tmp_path: Path) -> None:
    a_slot(tmp_path, "Prologue")
    a_slot(tmp_path, "Forest")
    app = ShellApp(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        assert "Forest 2" in seen(app)
        await pilot.press("escape", "escape")
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert "Prologue 2" in seen(app)
