"""The map of the ten scenarios: tokens by letters with a legend, marks of the map, tiles that come and go."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from core.ascend.view import Heap, MapView, SiteMark, TableView, TileView, TokenMark
from core.ascend.views.table import view_of
from core.ascend.views.tokens import letters_of
from tests.tui import sample
from tests.tui.scenarios.positions import BOX, SCENARIOS, app_at, begun, first_cards, opened
from tests.tui.table_app import text_of
from tui.gestures import Index, Scene
from tui.paint import ASCII, UNICODE, Canvas
from tui.tokens import heap_words, piece_words
from tui.uiview import UiView
from tui.widgets.look import look_at_tile
from tui.widgets.map import LARGE, SMALL, draw_map, origin
from tui.widgets.tokens import legend_rows, sign_of

KEY = TokenMark("Key", "dice", 1, "k", "face down")
OPEN_KEY = evolve(KEY, face="surge")
RADAR, DECOY = TokenMark("Radar", "ascend", 1, "r"), TokenMark("Decoy", "success", 2, "d")
BOSS = TokenMark("Regent", "figure", 1, "R")


def scene(view: TableView, tiles: str = "trace") -> Scene:
    return Scene(view, UiView(tiles=tiles, panel="bar"), Index(), ())


def with_tile(**parts: Any) -> TableView:
    """The sample table with its tile D2 changed."""
    view = sample.sample_view()
    tiles = tuple(evolve(tile, **parts) if tile.place == "D2" else tile for tile in view.map.tiles)
    return evolve(view, map=evolve(view.map, tiles=tiles))


def tile_text(view: TableView, place: str, *, tiles: str = "trace", ascii: bool = False) -> list[str]:
    """The rows of one tile, the neighbours' edges beside it cut off."""
    size = SMALL if tiles == "small" else LARGE
    canvas = Canvas(110, 70, ASCII if ascii else UNICODE)
    draw_map(canvas, scene(view, tiles), 0, size)
    tile = next(tile for tile in view.map.tiles if tile.place == place)
    legend = len(legend_rows(view.map, canvas.width))
    every = [origin(other, size) for other in view.map.tiles]
    left, top = min(x for x, _ in every), min(y for _, y in every)
    wide, high = max(x for x, _ in every) + size.width - left, max(y for _, y in every) + size.height - top
    x, y = origin(tile, size)
    x, y = x - left + (110 - wide) // 2, y - top + (70 - legend - high) // 2
    rows = canvas.text().split("\n")[y : y + size.height]
    return [row.ljust(110)[x : x + size.width] for row in rows]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_kind_of_token_has_a_letter_of_its_own(scenario: str) -> None:
    kinds = BOX.scenarios[scenario].tokens
    letters = letters_of(BOX.scenarios[scenario])
    assert len(set(letters.values())) == len(kinds)
    assert all(letters[kind.name].isupper() == (kind.piece == "figure") for kind in kinds)
    assert not set(letters.values()) & set("ABCDJ"), "these are players and the BOT"


def shows_every_token(view: TableView) -> None:
    """Every token on the map is in sight on its tile, told by LOOK and named in the legend; marks are told too."""
    marks = {mark for tile in view.map.tiles for mark in tile.tokens if mark.sign}
    if not marks:
        return
    for tile in view.map.tiles:
        wanted = [sign_of(mark, UNICODE) for mark in tile.tokens]
        drawn = "".join(tile_text(view, tile.place)) if wanted else ""
        assert UNICODE.more in drawn or all(sign in drawn for sign in wanted), (tile, drawn)
        told = " ".join(look_at_tile(scene(view), tile.place)[1])
        assert all(piece_words(mark) in told for mark in tile.tokens)
        assert all(site in told for site in tile.sites)
    canvas = Canvas(47, 18)
    draw_map(canvas, scene(view), 0, LARGE)
    legend = "\n".join(canvas.text().split("\n")[-2:])
    assert all(f"{mark.sign} {mark.name}" in legend for mark in marks)


def test_tokens_stand_behind_the_trace_and_then_on_the_edge() -> None:
    rows = tile_text(with_tile(tokens=(RADAR, DECOY, KEY, OPEN_KEY), seats="AB"), "D2")
    assert rows[3][1:10] == " >1 =2 r "
    assert rows[4][3:9].rstrip("_") == "ABd2k" + UNICODE.more, "one that fits nowhere is told by the sign for more"
    rows = tile_text(with_tile(tokens=(RADAR, KEY), up=False, explore=True, seats=""), "D2")
    assert rows[3][1:10] == "  ? rk   "


def test_small_hexes_have_them_too_and_ascii_has_only_ascii() -> None:
    view = with_tile(tokens=(BOSS, RADAR, OPEN_KEY), seats="A")
    rows = tile_text(view, "D2", tiles="small")
    assert "R" in rows[1]
    assert "r" in rows[1] + rows[2]
    assert rows[2][2] == "A"
    for tiles in ("trace", "marks", "effects", "small"):
        assert "".join(tile_text(view, "D2", tiles=tiles, ascii=True)).isascii()


def test_marks_of_the_map_stand_on_their_tiles() -> None:
    rows = tile_text(with_tile(sites=("gate", "k"), tokens=(RADAR,)), "D2", tiles="marks")
    assert rows[3][1:10].strip() == "gate k"
    assert "r" in rows[4], "tokens stay in sight"
    assert "Marked: gate, k." in look_at_tile(scene(with_tile(sites=("gate", "k"))), "D2")[1]


def test_marks_that_a_card_names_have_a_letter_on_their_tiles() -> None:
    marks = {"k": "k", "gate": "g", "o": "o", "train": "t"}
    view = with_tile(sites=tuple(marks), tokens=(RADAR,))
    view = evolve(view, map=evolve(view.map, asked=tuple(SiteMark(name, sign) for name, sign in marks.items())))
    for ascii in (False, True):
        assert tile_text(view, "D2", ascii=ascii)[1][3:9] == "D2 kgo"
    assert tile_text(view, "D2")[3][8:10] == "tr", "what has no room beside the name stands before the tokens"
    assert "k" in tile_text(view, "D2", tiles="small")[1] + tile_text(view, "D2", tiles="small")[2]
    canvas = Canvas(60, 24)
    draw_map(canvas, scene(view), 0, LARGE)
    assert canvas.text().split("\n")[-1].strip() == "r Radar  g marked gate  t marked train  k o marks"


def test_only_marks_that_a_card_in_play_names_are_shown() -> None:
    table = begun("x-6039", "P01")
    view = view_of(table, 0)
    assert [site.sign for site in view.map.asked] == ["a", "b", "c"]
    marked = {tile.place for tile in view.map.tiles if {"a", "b", "c"} & set(tile.sites)}
    for tile in view.map.tiles:
        assert (tile_text(view, tile.place)[1][8] in "abc") == (tile.place in marked)
    assert view_of(begun("x-6039", "P02"), 0).map.asked == ()
    beside = begun("no-place-like-home", "Z03", change=lambda state: state.panels.append("Z10"))
    named = {site.name for site in view_of(beside, 0).map.asked}
    assert named == {"gate", "train"}, "a special card beside the active one counts"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_mark_has_the_letter_of_a_token(scenario: str) -> None:
    letters = set(letters_of(BOX.scenarios[scenario]).values())
    for code in first_cards(scenario):
        asked = view_of(begun(scenario, code), 0).map.asked
        signs = [site.sign for site in asked]
        assert all(signs), asked
        assert len(set(signs)) == len(signs)
        assert not letters & set(signs)


async def test_v_shows_the_marks_where_a_map_has_some(tmp_path: Path) -> None:
    app = app_at(begun("old-fashioned", "U01"), tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(app, pilot)
        await pilot.press("v")
        await pilot.pause()
        assert "vault" in text_of(app)
        await pilot.press("v", "v", "v")
        assert "vault" not in text_of(app)


def test_a_map_that_grows_or_loses_tiles_is_shown_as_it_is() -> None:
    table = begun("the-ascend", "G05")
    view = view_of(table, 0)
    halls = {place.name for place in BOX.scenarios["the-ascend"].places if place.part == "halls"}
    assert halls <= {tile.place for tile in view.map.tiles}
    state = table.game.copy_state()
    gone = next(iter(halls))
    del state.tiles[gone]
    smaller = MapView(tuple(t for t in view.map.tiles if t.place != gone), *_measures(view.map))
    canvas = Canvas(110, 70)
    draw_map(canvas, scene(evolve(view, map=smaller)), 0, LARGE)
    assert f" {gone} " not in canvas.text()


def _measures(view: MapView) -> tuple[int, int, int, bool]:
    return view.columns, view.rows, view.mov, view.trace


def test_what_lies_off_the_map_is_told_by_its_place() -> None:
    heaps = (Heap("this card", (RADAR, OPEN_KEY)), Heap("Mira", (TokenMark("Landed", "marker", 1, "l", whose="Mira"),)))
    assert heap_words(heaps) == "This card: 1 Radar, 1 Key (surge). Mira: 1 Landed (Mira)."
    assert heap_words(()) == ""


def test_a_legend_needs_letters() -> None:
    view = sample.sample_view().map
    assert legend_rows(view, 47) == [], "tokens without letters have the sign of their piece"
    tile: TileView = view.tiles[0]
    many = tuple(TokenMark(f"Token number {n}", "marker", 1, "abcdefgh"[n]) for n in range(8))
    assert len(legend_rows(evolve(view, tiles=(evolve(tile, tokens=many),)), 47)) == 2
