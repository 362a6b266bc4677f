"""Bosses on the screens and in line mode: tracks and armour, where they are hit, attacks, the figure on the map."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from attrs import evolve

from core.ascend.boss_words import hit_words
from core.ascend.names import BLUE, GREEN
from core.ascend.play import AscendGame
from core.ascend.state import State
from core.ascend.view import BossView
from core.ascend.views.table import view_of
from core.bots.random_bot import RandomBot
from core.engine.table import Table
from tests.tui.scenarios.positions import BOX, app_at, begun, hunted, opened
from tests.tui.table_app import text_of
from tui.cards import boss_lines, find_card, foes
from tui.cards import text_of as card_text
from tui.gestures import Index, Scene
from tui.line.tell_boss import tell_boss
from tui.line.tell_enemies import tell_enemies
from tui.paint import Canvas
from tui.uiview import UiView
from tui.widgets.enemies import draw_enemies
from tui.widgets.look import look_at


def boss_of(table: Table, seat: int = 0) -> BossView:
    boss = view_of(table, seat).enemies.boss
    assert boss is not None
    return boss


def duel() -> Table:
    """The duel with the Shinigami, which stands among the players."""
    return begun("shinigami", "S08", change=hunted)


def reign() -> Table:
    """The Regent, on its crown: four cores, of which it guards one."""
    return begun("the-ascend", "G08")


def panel(table: Table, size: tuple[int, int] = (43, 10), **ui: Any) -> str:
    """What the Enemies' panel shows."""
    canvas = Canvas(*size)
    draw_enemies(canvas, Scene(view_of(table, 0), evolve(UiView(panel="enemies"), **ui), Index(), ()), 0)
    return canvas.text()


def alone(state: State) -> None:
    """The Shinigami stands among players without Enemies."""
    hunted(state)
    for seat in state.seats:
        seat.enemies = []


def fighting() -> Table:
    """Somebody without Enemies chooses a Combat Frame beside the Shinigami. Raises AssertionError when nobody does."""
    for seed in range(30):
        table, bot = begun("shinigami", "S08", 2, f"{seed}", alone), RandomBot(f"{seed}")
        while table.pending and table.game.state.cursor.turn < 3:
            choice = next(iter(table.pending.values()))
            if choice.kind == "frame" and not table.game.state.seats[choice.seat].enemies:
                return table
            table.take(*bot.choose(table))
    raise AssertionError("nobody fights the boss alone")


def test_a_boss_is_seen_once_its_sheet_is_in_play() -> None:
    assert view_of(begun("shinigami", "S01"), 0).enemies.boss is None
    boss = boss_of(duel())
    assert (boss.tracks[0].left, boss.tracks[0].start, boss.armor, boss.armor_slot) == (6, 6, 4, 6)
    assert boss.attack is not None
    assert boss.attack.name in ("Harvest", "Still Water", "Falling Petals", "Last Bow")
    assert [row.head for row in boss.attack.rows] == ["1", "2", "3", "special"]
    assert len(boss.sides) == 4
    assert boss.target == "Shinigami", "it stands here"
    assert boss.tracks[0].tiles == (boss.place,)


def test_its_figure_stands_on_the_map_with_a_letter() -> None:
    view = view_of(duel(), 0)
    tile = next(tile for tile in view.map.tiles if tile.place == boss_of(duel()).place)
    assert [(mark.name, mark.sign) for mark in tile.tokens if mark.piece == "figure"] == [("Shinigami", "S")]


def test_cores_say_their_kind_and_which_is_guarded() -> None:
    table = reign()
    boss = boss_of(table)
    assert [track.kind for track in boss.tracks] == ["blue", "green", "yellow", "red"]
    assert boss.target == ""
    state = table.game.state
    places = BOX.scenarios["the-ascend"].places
    place = next(place.name for place in places if "green" in place.sites)
    state.figures["Regent"] = place
    state.tracks["red"] = 0
    boss = boss_of(table)
    assert [track.guarded for track in boss.tracks] == [False, True, False, False]
    assert boss.tracks[1].tiles == (), "a guarded core cannot be hit"
    shown = panel(table, enemy=0)
    whole = state.tracks["green"]
    assert f"green {whole}/{whole} guarded" in shown
    assert "red broken" in shown


def test_the_panel_has_it_in_short_below_the_stack_and_in_full_under_the_cursor() -> None:
    table = duel()
    short = panel(table, enemy=0)
    assert short.split("\n")[-2].startswith(" BOSS Shinigami")
    assert "ITG ■■■■■■ 6 of 6  armour 4" in short
    assert "hit it here" in short
    stack = len(view_of(table, 0).enemies.stack)
    full = panel(table, size=(43, 40), enemy=stack)
    assert full.startswith("►BOSS Shinigami")
    assert "next     " in full
    assert "Damage   A parcel of the armour's level" in full
    assert "hack     CAC" in full
    assert "… whole: c" in panel(table, enemy=stack)


def test_look_and_the_reader_know_it_as_a_card() -> None:
    view = view_of(duel(), 0)
    boss = foes(view)[-1]
    assert isinstance(boss, BossView)
    assert find_card(view, boss.card) is boss
    text = card_text(boss)
    assert (text.title, text.kind) == ("Shinigami", "Boss")
    assert sum(line.head in ("next", "side") for line in text.lines) == 4, "all sides can be read"
    at_boss = Scene(view, UiView(panel="enemies", enemy=len(view.enemies.stack)), Index(), ())
    title, lines = look_at(at_boss)
    assert title == "Shinigami"
    assert any(line.startswith("hit it") for line in lines)


def test_what_it_did_last_is_told() -> None:
    log = ("Shinigami, Harvest: 2 and the basic symbol.", "Mira, Harvest: ITG 5 - 2 = 3.")
    boss = view_of(duel(), 0, log).enemies.boss
    assert boss is not None
    assert boss.last == log[0]
    assert ("last", log[0]) in [(line.head, line.text) for line in boss_lines(boss)]


def test_a_parcel_is_told_as_a_sum_before_it_is_dealt() -> None:
    game = duel().game
    assert isinstance(game, AscendGame)
    assert hit_words(game, 0, "Shinigami", 4) == "Shinigami 6 - 1 = 5, 4 against armour 4"
    assert hit_words(game, 0, "Shinigami", 1) == "Shinigami: 1 is less than 4: armour slot 6 - 1 = 5"
    cores = reign().game
    assert isinstance(cores, AscendGame)
    cores.state.tracks["blue"] = 6
    cores.seat(0).core = BLUE
    assert hit_words(cores, 0, "blue", 5) == "blue core 6 - 3 = 3"
    cores.seat(0).core = GREEN
    assert hit_words(cores, 0, "blue", 3) == "blue core 6 - 1 = 5"
    assert hit_words(cores, 0, "blue", 2).startswith("blue core stays 6")


async def test_in_combat_it_stands_with_what_each_frame_would_do(tmp_path: Path) -> None:
    table = fighting()
    view = view_of(table, next(iter(table.pending)))
    assert view.combat is not None
    assert any("Shinigami" in frame.now for frame in view.combat.frames if frame.usable)
    assert not any(frame.now == "no Enemy is left" for frame in view.combat.frames)
    app = app_at(table, tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(app, pilot)
        shown = text_of(app)
        assert "BOSS Shinigami" in shown
        assert "hit it here" in shown
        assert "armour" in shown
        await pilot.press("e", "c")
        assert "SHINIGAMI" in text_of(app)


async def test_keys_and_clicks_reach_it_at_the_table(tmp_path: Path) -> None:
    app = app_at(duel(), tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(app, pilot)
        await pilot.press("e", "down", "down")
        await pilot.pause()
        assert "►BOSS Shinigami" in text_of(app)
        await pilot.press("c")
        await pilot.pause()
        assert "Boss" in text_of(app)


def test_line_mode_tells_it() -> None:
    view = view_of(duel(), 0)
    whole = "\n".join(tell_boss(view.enemies.boss))
    for side in ("Harvest", "Still Water", "Falling Petals", "Last Bow"):
        assert side in whole
    assert "armour 4, slot 6 of 6" in whole
    assert "From where you stand you can hit the Shinigami." in whole
    assert '"boss" tells all of it.' in tell_enemies(view.enemies)[-1]
    assert tell_boss(None) == ["No boss is in play."]
