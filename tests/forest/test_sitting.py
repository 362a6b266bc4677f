"""A game of the forest in its slot: nothing is lost, and a card is shown once, whatever is done afterwards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from attrs import evolve

from core.bots.forest.family import Family
from core.engine.choice import Refused
from core.forest.archive import ARCHIVE
from saves.faults import SaveFault, SlotDamaged
from saves.migrations import FORMAT
from saves.slot import OpenSlot
from saves.store import SlotStore
from tests.forest.played import FACES, begin, give
from tui.play.contract import ForestSitting
from tui.play.forest import KeptForest
from tui.play.newforest import NewForest
from tui.play.newgame import NewGame, NewSeat
from tui.play.sitting import AscendSitting
from tui.play.start import Games

GAMES = Games(None)
EXAMPLES = Path(__file__).parents[2] / "saves" / "examples"


def again(folder: Path, sitting: KeptForest) -> KeptForest:
    """The game of the same slot, opened anew."""
    opened = GAMES.open_game(SlotStore(folder), sitting.slot.id)
    assert isinstance(opened, KeptForest)
    return opened


def test_a_game_is_taken_up_at_any_answer(tmp_path: Path) -> None:
    sitting, bot = begin(tmp_path), Family("s")
    given = 0
    while sitting.deciders():
        give(sitting, bot.choose(sitting.table)[1].key)
        given += 1
        if given % 5 == 0:
            digest, serials = sitting.table.digest(), [c.serial for c in sitting.table.pending.values()]
            sitting.close()
            sitting = again(tmp_path, sitting)
            assert (sitting.table.digest(), [c.serial for c in sitting.table.pending.values()]) == (digest, serials)
            assert sitting.notice == ""
    assert sitting.view(0).end is not None
    sitting.close()
    (info,) = SlotStore(tmp_path).list()
    assert info.summary["over"] is True
    assert (
        info.summary["where"]
        == f"Forest, Easy, {sitting.game.state.freed} of 6 free after turn {sitting.game.state.turn}"
    )


def test_the_list_of_slots_tells_level_and_turn_and_no_card(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    give(sitting, "look:2", "show", "look:3")
    sitting.close()
    (info,) = SlotStore(tmp_path).list()
    assert info.summary["players"] == ["Mira", "Kai"]
    assert info.summary["where"] == "Forest, Easy, 0 of 6 free in turn 2"
    assert not any(face in repr(info).title() for face in FACES)


def test_a_card_is_uncovered_once(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    kept: ForestSitting = sitting
    with pytest.raises(Refused, match="No card is to be shown now"):
        kept.uncover(0)
    give(sitting, "look:4")
    with pytest.raises(Refused):
        kept.uncover(1)
    assert kept.uncover(0).name in FACES
    with pytest.raises(Refused):
        kept.uncover(0)
    with pytest.raises(Refused, match="Undo stops here"):
        kept.undo()
    sitting.close()
    opened = again(tmp_path, sitting)
    with pytest.raises(Refused):
        opened.uncover(0)
    opened.close()


def test_a_card_that_was_not_uncovered_yet_still_can_be_after_a_restart_or_be_left_alone(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    give(sitting, "look:4")
    sitting.close()
    opened = again(tmp_path, sitting)
    assert opened.undo() == "look at place 4"
    assert opened.redo() == "look at place 4"
    assert opened.uncover(0).name in FACES
    opened.close()


def test_where_it_cannot_be_kept_that_a_card_was_shown_it_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = begin(tmp_path)
    give(sitting, "look:4")

    def full(*_: object) -> None:
        raise SaveFault("The disk is full.")

    monkeypatch.setattr(sitting.slot, "append", full)
    with pytest.raises(SaveFault, match="full"):
        sitting.uncover(0)
    monkeypatch.undo()
    assert sitting.uncover(0).name in FACES
    sitting.close()


@pytest.mark.parametrize(
    "game",
    [
        NewForest("Evening", "easy", ("Mira",), "a." * 40),
        NewGame("Evening", "sandbox", (NewSeat("Mira", "blue", "reaper"),), "a." * 40),
    ],
    ids=["forest", "ascend"],
)
def test_a_new_game_that_cannot_be_kept_leaves_no_slot(
    game: NewForest | NewGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveFault("The disk is full.")

    store = SlotStore(tmp_path)
    with pytest.raises(SaveFault, match="chain of more than 32"):  # a seed that cannot be written
        GAMES.new_game(store, game)
    assert store.list() == ()
    with monkeypatch.context() as disk:
        disk.setattr(OpenSlot, "rebase", full)
        with pytest.raises(SaveFault, match="full"):
            GAMES.new_game(store, evolve(game, seed="s"))
    assert store.list() == ()
    GAMES.new_game(store, evolve(game, seed="s")).close()
    assert [info.title for info in store.list()] == ["Evening"]


def test_the_same_again_is_the_same_level_with_the_same_players(tmp_path: Path) -> None:
    sitting = begin(tmp_path, "standard", ("Mira", "Kai", "Jun"))
    assert sitting.again() == NewForest("Evening", "standard", ("Mira", "Kai", "Jun"))
    assert (sitting.campaign_slot, sitting.standing(0)) == ("", ())
    sitting.close()


def test_each_slot_opens_as_the_game_it_holds(tmp_path: Path) -> None:
    store = SlotStore(tmp_path)
    made = [
        GAMES.new_game(store, NewForest("Evening", "easy", ("Mira",))),
        GAMES.new_game(store, NewGame("Night shift", "prologue", (NewSeat("Mira", "blue"),), "s")),
    ]
    for sitting in made:
        sitting.close()
    kinds = {info.title: type(GAMES.open_game(store, info.id, look=True)) for info in store.list()}
    assert kinds == {"Evening": KeptForest, "Night shift": AscendSitting}


def test_a_position_of_an_unknown_game_is_refused_and_left_alone(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    snapshot = sitting.slot.snapshot
    assert snapshot is not None
    sitting.slot.rebase(snapshot | {"game": "chess"}, (), sitting.campaign())
    sitting.slot.close()
    with pytest.raises(SlotDamaged, match="saved with other content"):
        GAMES.open_game(SlotStore(tmp_path), sitting.slot.id)


def test_levels_tell_what_is_in_the_bag() -> None:
    words = {level.id: level.words for level in GAMES.levels()}
    assert words["novice"].startswith(
        "10 blue, 10 red, 10 yellow and 2 black in the bag. Black gems count as any colour."
    )
    assert words["nightmare"] == "8 blue, 8 red, 8 yellow and 2 black in the bag."


@pytest.mark.parametrize("folder", sorted(EXAMPLES.glob("forest-*")), ids=lambda folder: folder.name)
def test_a_save_of_every_version_opens_and_is_played_on(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "slots")
    store = SlotStore(tmp_path / "slots")
    (info,) = store.list()
    sitting = GAMES.open_game(store, info.id)
    assert isinstance(sitting, KeptForest)
    assert (sitting.notice, sitting.game.state.turn) == ("", 5)
    assert sitting.table.answers, "the example holds a tail of answers"
    give(sitting, "show", "collect")
    sitting.close()


def test_there_is_an_example_of_every_version_of_content() -> None:
    kept = {folder.name for folder in EXAMPLES.glob("forest-*")}
    assert {f"forest-format-{FORMAT}-content-{written}" for written in range(1, ARCHIVE.content + 1)} <= kept


def test_after_all_were_freed_the_next_game_is_on_the_next_level(tmp_path: Path) -> None:
    sitting = begin(tmp_path)
    assert sitting.again().level == "easy"
    for place in sitting.game.state.places:
        place.up = True
    assert sitting.again().level == "standard"
    sitting.close()
