"""Saved positions: what may not stand in one with all components, and older content brought up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from core.ascend.archive import CONTENT, position, table_from
from core.ascend.archive_older import STEPS, upgraded
from core.ascend.content import content
from core.ascend.phases.turn import STEPS as TURN
from core.ascend.play import AscendGame, new_table
from core.ascend.setup import NewSeat
from core.ascend.state import State
from core.bots.random_bot import RandomBot
from core.engine.archive import BadPosition
from core.engine.table import Table
from saves.store import SlotStore
from tests.play.games import begin
from tui.play.sitting import AscendSitting
from tui.play.start import open_game

Saved = dict[str, Any]


def sandbox() -> Table:
    """A sandbox for two in its third turn."""
    table, bot = (
        new_table("sandbox", [NewSeat("Ada", "walker.blue"), NewSeat("Ben", "walker.red")], "seven"),
        RandomBot("7"),
    )
    while table.game.state.cursor.turn < 3:
        table.take(*bot.choose(table))
    return table


@pytest.fixture(scope="module")
def whole() -> Saved:
    return position(sandbox(), ["One sentence."])


def test_a_game_with_all_components_comes_back(whole: Saved) -> None:
    table, log = table_from(whole)
    assert log == ("One sentence.",)
    snapshot = table.snapshot
    assert isinstance(snapshot, State)
    assert position(table, log) == whole


def test_a_game_whose_protocols_are_not_chosen_yet_comes_back() -> None:
    table = new_table("sandbox", [NewSeat("Ada", "walker.blue")], "seven")
    loaded, _ = table_from(position(table, ()))
    assert [choice.kind for choice in loaded.pending.values()] == ["protocol"]
    assert loaded.digest() == table.digest()


TABLE_FAULTS = [
    ("market", ["body.kraken"], "no Body 'body.kraken'"),
    ("body_deck", ["body.kraken"], "no Body 'body.kraken'"),
    ("faction_decks", {"monks": []}, "no Faction 'monks'"),
    ("faction_decks", {"seekers": ["spartans.nothing"]}, "no Seekers Augment 'spartans.nothing'"),
    ("offers", {"5": ["protocol.salvage"]}, "no seat that chooses a Learning Protocol '5'"),
    ("offers", {"0": []}, "no Learning Protocol to choose from"),
    ("offers", {"0": ["protocol.idleness"]}, "no Learning Protocol 'protocol.idleness'"),
    ("combat", {"seat": 2, "att": 1}, "its combat is nobody's"),
    ("market", 3, "cannot be read"),
    ("tiles", {}, "not the scenario's"),
    ("panels", ["U07"], "no Scenario card 'U07'"),
    ("figures", {"Regent": "Z9"}, "no tile 'Z9'"),
    ("marked", {"Lesson": [2]}, "a token is nobody's"),
    ("lying", {"card": {"Lesson": 0}}, "its tokens do not fit"),
    ("tracks", {"blue": 3}, "its boss is not the scenario's"),
    ("flipped", ["Gx21"], "its boss is not the scenario's"),
]
SEAT_FAULTS = [
    ("cls", "wizard", "no Class 'wizard'"),
    ("cls", "", "the board of Ada does not fit"),
    ("class_deck", ["reaper.nothing"], "no Class Augment 'reaper.nothing'"),
    ("equipped", ["reaper.nothing"], "no Augment 'reaper.nothing'"),
    ("unequipped", ["seekers.nothing"], "no Augment 'seekers.nothing'"),
    ("bodies", ["body.kraken"], "no Body 'body.kraken'"),
    ("bodies", ["body.scout", "body.soldier", "body.hive"], "Ada has 3 Advanced Bodies, the most is 2"),
    ("protocol", "protocol.idleness", "no Learning Protocol 'protocol.idleness'"),
    ("protocol_step", 4, "the Learning Protocol of Ada stands at no step"),
    ("protocol_step", -1, "the Learning Protocol of Ada stands at no step"),
    ("protocol_count", -1, "the Learning Protocol of Ada stands at no step"),
    ("boosts", [{"what": "luck", "n": 1}], "a modifier of Ada is of no known kind"),
    ("spare", 6, "the board of Ada does not fit"),
    ("trace", 99, "the board of Ada does not fit"),
    ("trace", None, "the board of Ada does not fit"),
    ("assets", [6, 0, 0, 0], "the board of Ada does not fit"),
    ("integrity", 99, "the board of Ada does not fit"),
    ("exp", -1, "the board of Ada does not fit"),
    ("used", 7, "cannot be read"),
]


def refused(saved: Saved) -> str:
    """The sentence that refuses it."""
    with pytest.raises(BadPosition) as caught:
        table_from(saved)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200
    return str(caught.value)


@pytest.mark.parametrize(
    ("key", "value", "why"), TABLE_FAULTS, ids=[f"{key} {value}" for key, value, _ in TABLE_FAULTS]
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(whole: Saved, key: str, value: Any, why: str) -> None:
    assert why in refused({**whole, "state": {**whole["state"], key: value}})


@pytest.mark.parametrize(("key", "value", "why"), SEAT_FAULTS, ids=[f"{key} {value}" for key, value, _ in SEAT_FAULTS])
def test_a_seat_that_cannot_be_is_refused_in_a_sentence(whole: Saved, key: str, value: Any, why: str) -> None:
    first, second = whole["state"]["seats"]
    seat = {name: kept for name, kept in {**first, key: value}.items() if kept is not None}
    assert why in refused({**whole, "state": {**whole["state"], "seats": [seat, second]}})


def test_a_map_may_have_gaps_only_where_the_sheet_leaves_them(whole: Saved) -> None:
    sheet, tiles = content().scenarios["sandbox"], whole["state"]["tiles"]
    assert len(tiles) == len(sheet.map) - sheet.spare
    hidden = next(name for name in tiles if not sheet.map[name].number)
    fewer = {name: tile for name, tile in tiles.items() if name != hidden}
    assert "not the scenario's" in refused({**whole, "state": {**whole["state"], "tiles": fewer}})


@pytest.mark.parametrize("written", [None, 0, CONTENT + 1, "1", True])
def test_content_that_never_was_or_is_to_come_is_refused(whole: Saved, written: object) -> None:
    assert ("newer" in refused({**whole, "content": written})) is (written == CONTENT + 1)


# -- content 1 -------------------------------------------------------------------------------------------------------


def first_content(sitting: AscendSitting, step: int) -> Saved:
    """A new Prologue as the first content saved it, before the step of that number."""
    saved = position(sitting.table, ())
    state = {**saved["state"], "cursor": {"turn": 2, "step": step} if step else {"turn": 2}}
    state["seats"] = [{key: kept for key, kept in seat.items() if key != "spare"} for seat in state["seats"]]
    return {**saved, "content": 1, "state": state}


def test_there_is_a_step_from_every_older_content() -> None:
    assert sorted(STEPS) == list(range(1, CONTENT))


@pytest.mark.parametrize(
    ("step", "now"), [(0, "Trace Roll"), (1, "Refill Launcher"), (6, "Combat"), (9, "First Player token")]
)
def test_a_turn_of_the_first_content_goes_on_at_the_same_step(tmp_path: Path, step: int, now: str) -> None:
    saved = first_content(begin(SlotStore(tmp_path)), step)
    state = upgraded(saved["state"], 1, CONTENT)
    assert TURN[state["cursor"].get("step", 0)].name == now
    assert [seat["spare"] for seat in state["seats"]] == [2, 1], "green beside blue, blue beside green"
    assert table_from(saved)[0].pending


@pytest.mark.parametrize(
    "state", [{}, {"seats": 3}, {"seats": [{}]}, {"cursor": 3}, {"seats": [], "cursor": {"step": "x"}}]
)
def test_a_broken_state_of_the_first_content_is_refused_in_a_sentence(state: Saved) -> None:
    assert "cannot be read" in refused({"game": "ascend", "content": 1, "serial": 0, "state": state})


# -- content 2 -------------------------------------------------------------------------------------------------------


def test_tokens_and_used_up_activities_of_the_second_content_come_along() -> None:
    table = new_table("prologue", [NewSeat("Ada", "walker.blue"), NewSeat("Ben", "walker.red")], "seven")
    saved = position(table, ())
    state = {**saved["state"], "card": "A05", "on_card": {"Quiet": [-1]}, "on_sheet": {"Loud": 2}}
    state["seats"] = [{**state["seats"][0], "acts": ["shelter"]}, state["seats"][1]]
    game = table_from({**saved, "content": 2, "state": state})[0].game
    assert isinstance(game, AscendGame)
    assert game.state.lying == {"card": {"Quiet": 1}, "sheet": {"Loud": 2}}
    assert [seat.acts_done for seat in game.state.seats] == [["shelter"], []]


def test_marks_of_the_second_content_stay_with_their_players() -> None:
    saved = position(new_table("prologue", [NewSeat("Ada", "walker.blue"), NewSeat("Ben", "walker.red")], "7"), ())
    state = {**saved["state"], "card": "A01", "on_card": {"Lesson": [1]}}
    game = table_from({**saved, "content": 2, "state": state})[0].game
    assert isinstance(game, AscendGame)
    assert (game.state.lying, game.state.marked) == ({"card": {"Lesson": 1}}, {"Lesson": [1]})


# -- slots -----------------------------------------------------------------------------------------------------------


def test_a_slot_of_the_first_content_is_written_anew_and_its_files_are_kept(tmp_path: Path) -> None:
    store = SlotStore(tmp_path)
    sitting = begin(store)
    sitting.slot.rebase(first_content(sitting, 3))
    sitting.close()
    before = (tmp_path / sitting.slot.id / "snapshot.toml").read_bytes()
    with store.open(sitting.slot.id, look=True) as slot:
        assert slot.snapshot is not None
        assert slot.snapshot["content"] == 1
    looking = open_game(store, sitting.slot.id, look=True)
    assert (tmp_path / sitting.slot.id / "snapshot.toml").read_bytes() == before
    again = open_game(store, sitting.slot.id)
    assert again.notice == ""
    assert again.table.digest() == looking.table.digest()
    again.close()
    with store.open(sitting.slot.id) as slot:
        assert slot.snapshot is not None
        assert slot.snapshot["content"] == CONTENT
    assert (tmp_path / sitting.slot.id / "aside" / "1" / "snapshot.toml").read_bytes() == before
