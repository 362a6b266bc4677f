"""The screens over real games with all components: what is marked is what may be answered, and nothing breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.ascend.content import content
from core.ascend.play import new_table, table_of
from core.ascend.setup import NewSeat as AtTable
from core.ascend.view import Card
from core.ascend.views.table import view_of
from core.ascend.views.texts import texts_of
from core.bots.random_bot import RandomBot
from core.engine.copying import copy_state
from core.engine.table import Table
from saves.store import SlotStore
from tests.tui import sample
from tests.tui.poking import poke
from tests.tui.reading import panel_rows, patterns_marked, slots_marked, tiles_marked
from tests.tui.table_app import TableApp
from tui.app import TamashiiApp
from tui.cards import text_of as card_text
from tui.gestures import Index, Scene, rows_of
from tui.paint import Canvas
from tui.play.newgame import NewGame, NewSeat
from tui.play.start import new_game
from tui.screens.game import GameScreen
from tui.screens.market import MarketScreen
from tui.screens.reader import document_of
from tui.screens.reader import rows_of as reader_rows
from tui.settings import Settings
from tui.uiview import UiView
from tui.widgets.cards import draw_card

SEATS = (AtTable("Mira", "walker.blue", "reaper"), AtTable("Kai", "walker.green", "trickster"))
NAMED = "up down left right enter enter enter space escape tab shift+tab"
KEYS = [*"1234567890ogizxtpmeaaccswvyubnhjkl", *NAMED.split(" ")]


def positions(seed: str, most: int, players: tuple[AtTable, ...] = SEATS) -> Iterator[Table]:
    """A table at each choice of a random game."""
    table, bot = new_table("sandbox", players, seed), RandomBot(seed)
    for _ in range(most):
        if not table.pending:
            return
        table = enriched(table)
        yield table
        table.take(*bot.choose(table))


def enriched(table: Table) -> Table:
    """The table taken up anew with what Upgrades and cards cost, where a step has just begun and goods are short."""
    if table.answers or all(seat.exp > 1 for seat in table.game.state.seats):
        return table
    state = copy_state(table.snapshot)
    for seat in state.seats:
        seat.assets, seat.exp = [2, 3, 2, 2], 5
    return table_of(state)


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_is_on_the_board_or_in_the_bar(seed: int) -> None:
    for table in positions(f"rows {seed}", 400):
        seat = next(iter(table.pending))
        view = view_of(table, seat)
        assert view.choice is not None
        index = Index(view.choice.answers)
        rows = rows_of(view, index, UiView())
        found = {key for row in rows for key in (row.key, *row.opens) if key}
        for places in (index.slots, index.tiles, index.patterns, index.enemies):
            found |= {answer.key for answers in places.values() for answer in answers}
        for moves in (index.moves, index.places):
            found |= {answer.key for ends in moves.values() for answer in ends.values()}
        found |= {answer.key for answer in index.dice}
        assert found == set(index.by_key)


def named(rows: list[str], sign: str, names: dict[str, str]) -> set[str]:
    """The cards whose name stands behind a sign."""
    return {card for card, name in names.items() if any(f"{sign} {name} " in f"{row} " for row in rows)}


@pytest.mark.parametrize("screen", [None, MarketScreen], ids=["table", "market"])
async def test_what_is_marked_is_what_may_be_answered(screen: type[GameScreen] | None, tmp_path: Path) -> None:
    seats = (NewSeat("Mira", "blue", "reaper"), NewSeat("Kai", "green", "trickster"))
    sitting = new_game(SlotStore(tmp_path), NewGame("Night shift", "sandbox", seats, "marks"))
    app = TableApp(screen=screen) if screen else TableApp()
    app.sitting = sitting
    bot = RandomBot("marks")
    async with app.run_test(size=(120, 40)) as pilot:
        for place in range(120):
            sitting.table = enriched(sitting.table)
            if not sitting.table.pending:
                break
            if place % 4 == 0:
                app.game.refresh_view()
                await pilot.pause()
                check_marks(app)
            sitting.table.take(*bot.choose(sitting.table))
    sitting.close()


def check_marks(app: TableApp) -> None:
    """The marks in sight are those of the answers."""
    game = app.game
    view, index = game.scene.view, game.index
    ready = app.appearance.glyphs.ready
    own = {line.card: line.name for line in view.kit.augments}
    marked = named(panel_rows(app, "kit"), ready, own)
    assert marked <= set(index.cards)
    in_sight = {card for card, name in own.items() if any(f" {name} " in f"{row} " for row in panel_rows(app, "kit"))}
    assert marked == in_sight & set(index.cards)
    if isinstance(game, MarketScreen):
        text = "\n".join(panel_rows(app, "cards"))
        laid = view.choice.cards if view.choice and view.choice.cards else view.market.bodies
        assert text.count(": Enter") == sum(card.card in index.cards for card in laid)
        return
    assert set(slots_marked(app)) == set(index.marks(game.ui))
    assert tiles_marked(app) <= {answer.tile for answer in index.answers if answer.tile}
    if index.patterns:
        assert patterns_marked(app) <= set(index.patterns)
    chosen = [row for row in panel_rows(app, "enemies") if " choose" in row]
    assert len(chosen) == min(len(index.enemies), len(view.enemies.stack))


@pytest.mark.parametrize(("size", "seats"), [((120, 40), 2), ((80, 24), 3)])
async def test_random_keys_and_clicks_break_nothing(size: tuple[int, int], seats: int, tmp_path: Path) -> None:
    luck = random.Random(seats)
    players = (("Mira", "blue", "reaper"), ("Kai", "green", "trickster"), ("Jun", "red", "whisperer"))[:seats]
    app = TamashiiApp(tmp_path, Settings(palette="dark", ascii=False))
    async with app.run_test(size=size) as pilot:
        app.begin(NewGame("Night shift", "sandbox", tuple(NewSeat(*player) for player in players), f"keys {seats}"))
        await pilot.pause()
        for step in range(70):
            going = await poke(app, pilot, luck, luck.choice(KEYS), step % 20 == 0)
            if isinstance(app.screen, GameScreen) and (choice := app.screen.scene.view.choice) and choice.cards:
                assert app.screen.stage in ("market", "table")
            if not going:
                break


def test_every_card_can_be_read_whole_in_the_smallest_window() -> None:
    """In the reader at 80x24, 64 cells wide inside its frame."""
    table = next(positions("cards", 1))
    texts = texts_of(table.game)  # type: ignore[arg-type]  # it is a game of Chronicle of Ascend
    box = content()
    cards: list[Card] = [
        *(texts.body(body) for body in box.bodies.values()),
        *(texts.body(walker) for walker in box.walkers.values()),
        *(texts.augment(card) for card in (*box.class_augments, *box.faction_augments)),
        *(texts.protocol(card) for card in box.protocols),
        *(texts.enemy(card) for card in box.enemies.values()),
    ]
    for card in cards:
        rows = reader_rows(document_of(card), 64)
        told = " ".join(f"{row.head} {row.text}" for row in rows).split()
        assert all(len(row.text) <= 64 for row in rows)
        for line in card_text(card).lines:
            assert set(line.text.split()) <= set(told)
        assert len(rows) <= 18, f"{card.name} needs scrolling"


@pytest.mark.parametrize("size", [(43, 16), (22, 18)])
def test_a_card_that_is_cut_in_its_box_says_so(size: tuple[int, int]) -> None:
    scene = Scene(sample.sample_view(), UiView(), Index(), ())
    texts = texts_of(next(positions("boxes", 1)).game)  # type: ignore[arg-type]  # it is a game of Chronicle of Ascend
    for body in map(texts.body, content().bodies.values()):
        canvas = Canvas(*size)
        draw_card(canvas, scene, body, (0, 0, *size), under=False)
        told = set(canvas.text().replace("│", " ").split())
        wanted = {word for line in card_text(body).lines if line.head != "cost" for word in line.text.split()}
        assert wanted <= told or canvas.glyphs.more in canvas.text(), body.name
