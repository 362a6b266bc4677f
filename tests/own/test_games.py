"""Games of an own scenario: in lines, in the app, saved, and after their file changed or went."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from core.ascend import content as read
from core.bots.ascend import simulated
from core.bots.ascend.planner import Planner
from core.engine.choice import Refused
from saves.faults import SaveFault, SlotDamaged, SlotMissing
from saves.store import SlotStore
from tests.own.example import NAME, write
from tests.play.games import COLOURS, play_on
from tests.tui.table_app import text_of
from tui.app import TamashiiApp
from tui.line.loop import run
from tui.play.newgame import NewGame, NewSeat
from tui.play.replaying import Replay
from tui.play.sitting import AscendSitting
from tui.play.start import Games, new_game, open_game

HOSTILE = "\\u001b[2J\\u202e[/] [@click=app.quit]Loose"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with the example."""
    return write(tmp_path / "own").parent


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    """An empty folder of slots."""
    return SlotStore(tmp_path / "slots")


def begin(store: SlotStore, own: Path, seats: int = 1) -> AscendSitting:
    """A new game of the example."""
    players = tuple(NewSeat(name, colour) for name, colour in zip("ABCD", COLOURS, strict=True))
    return new_game(store, NewGame("Ferry", NAME, players[:seats], "ferry"), own=own)


def test_it_stands_behind_those_of_the_game(own: Path) -> None:
    write(own, "broken", start="start = 1\nspeed = 4")
    *ours, mine, broken = Games(own).scenarios()
    assert not any(info.own for info in ours)
    assert (mine.id, mine.own, mine.ready, mine.fault) == (NAME, True, True, "")
    assert (broken.id, broken.own, broken.ready) == ("broken", True, False)
    assert broken.fault == "broken.toml: sheet: unknown key speed."


def test_the_planner_plays_it_to_its_end(store: SlotStore, own: Path) -> None:
    sitting, bot = begin(store, own, seats=2), Planner("ferry")
    while sitting.deciders():
        choice, option = bot.choose(sitting.table)
        sitting.answer(choice.seat, choice.serial, option.key)
    assert sitting.game.state.over
    assert sitting.game.state.card == ("NF3" if sitting.game.state.won else "NF4")


def test_it_is_played_in_lines_and_texts_are_only_texts(store: SlotStore, own: Path) -> None:
    write(own, goal=HOSTILE)
    sitting, said = begin(store, own), io.StringIO()
    assert run(sitting, io.StringIO("card\nsheet\n1\n1\nquit\n"), said) == 0
    assert "[/] [@click=app.quit]Loose" in said.getvalue()
    assert not {"\x1b", "\u202e"} & set(said.getvalue())


async def test_it_is_played_in_the_app_and_texts_are_only_texts(store: SlotStore, own: Path) -> None:
    write(own, goal=HOSTILE)
    write(own, "broken", start="start = 1\nspeed = 4")
    app = TamashiiApp(store.root, own=own, scenario=NAME)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = text_of(app)
        assert all(words in shown for words in ("your own", "difficulty easy", "length     short"))
        await pilot.press("right")
        assert "broken.toml: sheet: unknown key speed." in text_of(app)
        app.begin(NewGame("Ferry", NAME, (NewSeat("A", "blue"),), "ferry"))
        await pilot.pause()
        for _ in range(4):
            await pilot.press("enter")
            await pilot.pause()
        assert "[@click=app.quit]Loose" in text_of(app)
        assert app.sitting is not None


def saved(store: SlotStore, own: Path) -> tuple[str, dict[str, bytes]]:
    """A game some way on, closed: its slot, and all its files."""
    sitting = begin(store, own)
    play_on(sitting, 25)
    sitting.close()
    return sitting.slot.id, files_of(store)


def files_of(store: SlotStore) -> dict[str, bytes]:
    """Every file under the folder of slots but locks."""
    found = sorted(path for path in store.root.rglob("*") if path.is_file() and "lock" not in path.name)
    return {str(path.relative_to(store.root)): path.read_bytes() for path in found}


def test_a_saved_game_goes_on_also_after_its_prose_changed(store: SlotStore, own: Path) -> None:
    slot, _ = saved(store, own)
    write(own, goal="Untie what holds the boat.")
    sitting = open_game(store, slot, own=own)
    assert sitting.notice == ""
    play_on(sitting, 5)
    sitting.close()


@pytest.mark.parametrize("how", ["gone", "faulty", "changed", "no folder"])
def test_without_its_file_a_saved_game_waits_and_loses_nothing(store: SlotStore, own: Path, how: str) -> None:
    slot, before = saved(store, own)
    file = own / f"{NAME}.toml"
    kept, folder = file.read_text(encoding="utf-8"), own
    if how == "gone":
        file.unlink()
    elif how == "faulty":
        write(own, start="start = 1\nspeed = 4")
    elif how == "changed":
        write(own, cost='cost = [{ do = "dump", what = "any", n = 3 }]')
    else:
        folder = own / "elsewhere"
    with pytest.raises(SlotDamaged) as told:
        Games(folder).open_game(store, slot)
    assert str(told.value).count("'night-ferry'") == 1
    assert "put it back as it was, and the game goes on here" in str(told.value)
    assert files_of(store) == before
    file.write_text(kept, encoding="utf-8")
    Games(own).open_game(store, slot).close()


def test_a_file_that_goes_while_the_set_up_is_open(store: SlotStore, own: Path) -> None:
    (own / f"{NAME}.toml").unlink()
    with pytest.raises(SlotMissing, match="'night-ferry' is gone or has faults"):
        begin(store, own)
    assert not store.list()


ENDLESS = '[[sheet.procedure]]\nname = "P"\neffects = [{ do = "procedure", name = "P" }]'


def test_a_rule_that_breaks_at_the_start_is_a_sentence(store: SlotStore, own: Path) -> None:
    calls = f'setup = [{{ do = "procedure", name = "P" }}]\n{ENDLESS}'
    write(own, setup=calls, start="start = 1\nsimple = true")
    with pytest.raises(SaveFault, match="breaks before the first answer: maximum recursion"):
        begin(store, own)
    assert not store.list()


def test_an_answer_on_which_a_rule_breaks_is_not_taken(store: SlotStore, own: Path) -> None:
    write(own, world='world = [{ do = "procedure", name = "P" }]', setup=f"setup = []\n{ENDLESS}")
    sitting = begin(store, own)
    with pytest.raises(Refused, match="breaks on that answer, so it is not taken"):
        play_on(sitting, 500)
    asked, digest = sitting.deciders(), sitting.table.digest()
    sitting.close()
    again = open_game(store, sitting.slot.id, own=own)
    assert (again.deciders(), again.table.digest()) == (asked, digest)
    again.close()


FOREVER = '{ do = "repeat", n = 1000000000, then = [{ do = "gain", what = "exp", n = 1, who = "each" }] }'
DOUBLING = (
    '[[sheet.procedure]]\nname = "P"\nx = true\neffects = [{ do = "if", if = "x >= 1", then = [CALL, CALL] }]'.replace(
        "CALL", '{ do = "procedure", name = "P", n = "x - 1" }'
    )
)


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    "changes",
    [
        {"world": f"world = [{FOREVER}]"},
        {"world": 'world = [{ do = "procedure", name = "P", n = 60 }]', "setup": f"setup = []\n{DOUBLING}"},
    ],
    ids=["a long loop", "calls that double"],
)
def test_an_answer_on_which_a_rule_never_ends_is_not_taken(
    store: SlotStore, own: Path, changes: dict[str, str]
) -> None:
    write(own, **changes)
    sitting = begin(store, own)
    with pytest.raises(Refused, match=r"^night-ferry\.toml breaks on that answer, so it is not taken: .* for ever\.$"):
        play_on(sitting, 500)
    (choice,) = sitting.table.pending.values()
    view = sitting.view(choice.seat)
    assert view.choice is not None
    assert any(answer.armed for answer in view.choice.answers), "it is looked at without a wait"
    assert sitting.hint(choice.seat)().text
    sitting.close()


@pytest.mark.timeout(60)
def test_a_rule_that_never_ends_at_the_start_is_a_sentence(store: SlotStore, own: Path) -> None:
    write(own, clock=f"immediate = [{FOREVER}]", start="start = 1\nsimple = true")
    with pytest.raises(SaveFault, match="breaks before the first answer: a rule goes on for ever"):
        begin(store, own)
    assert not store.list()


def test_the_content_of_the_game_is_not_touched(store: SlotStore, own: Path) -> None:
    begin(store, own).close()
    assert NAME not in read.content().scenarios


def test_it_is_played_again_from_its_first_answer(store: SlotStore, own: Path) -> None:
    sitting = begin(store, own, seats=2)
    play_on(sitting, 40)
    sitting.close()
    replay = Replay(Games(own).look_at(store, sitting.slot.id))
    assert len(list(replay.play(len(replay.answers)))) == 40
    assert replay.sitting.table.digest() == sitting.table.digest()


def guarded(own: Path, name: str, integrity: int) -> None:
    """The example as another file, with a special Enemy of its own that comes at once."""
    enemy = f'[[enemy]]\ncode = "Z1"\nname = "Of {name}"\nfamily = "hunter"\nintegrity = {integrity}\n'
    enemy += "basic = []\nspecial = []\nhacks = []"
    simple = "start = 1\nsimple = true"  # nothing is asked before the first card
    write(
        own,
        name,
        start=simple,
        clock='immediate = [{ do = "attach-card", card = "Z1", who = "lead" }]',
        setup=f"setup = []\n{enemy}",
    )


def test_files_beside_each_other_may_have_special_enemies_of_one_code(store: SlotStore, own: Path) -> None:
    def met(sitting: AscendSitting) -> str:
        (enemy,) = sitting.game.seat(0).enemies
        return sitting.game.content.enemies[enemy.card].name

    for name, integrity in (("one", 3), ("two", 9)):
        guarded(own, name, integrity)
    for name in ("one", "two"):
        sitting = new_game(store, NewGame(name, name, (NewSeat("A", "blue"),), "ferry"), own=own)
        assert met(sitting) == f"Of {name}"
        sitting.close()
        again = open_game(store, sitting.slot.id, own=own)
        assert met(again) == f"Of {name}"
        again.close()
        assert met(Games(own).look_at(store, sitting.slot.id)) == f"Of {name}"  # type: ignore[arg-type]
        (enemy,) = simulated.table(name, 1, "ferry", str(own)).game.state.seats[0].enemies
        assert simulated.known(name, str(own)).enemies[enemy.card].name == f"Of {name}"
