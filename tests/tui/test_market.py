"""The market screen: Bodies, own cards and trade, and the cards that a question lays out."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from attrs import evolve
from textual.pilot import Pilot

from core.ascend.view import TableView
from tests.tui import sample
from tests.tui.reading import cell_of, panel_rows
from tests.tui.table_app import TableApp, text_of
from tui.screens.market import MarketScreen
from tui.uiview import Spot
from tui.widgets.panel import Panel

NORMAL, SMALL = (120, 40), (80, 24)
SIZES = (SMALL, (118, 38), (160, 50))
both = pytest.mark.parametrize("size", [SMALL, NORMAL], ids=["small", "normal"])


@asynccontextmanager
async def market(size: tuple[int, int], *views: TableView) -> AsyncIterator[tuple[TableApp, Pilot[object]]]:
    """The market screen over some views."""
    app = TableApp(*views, screen=MarketScreen)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield app, pilot  # type: ignore[misc]  # the app's result is of no matter here


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", [sample.inhabit_view(), sample.upgrade_view(), sample.protocol_view()])
async def test_panels_lie_side_by_side_and_hold_seat_step_and_question(size: tuple[int, int], view: TableView) -> None:
    async with market(size, view) as (app, _):
        regions = [panel.region for panel in app.game.query(Panel) if panel.display]
        assert all(app.screen.region.contains_region(region) for region in regions)
        assert not any(one.overlaps(other) for n, one in enumerate(regions) for other in regions[:n])
        assert view.choice is not None
        text = text_of(app)
        for part in ("MIRA", view.where.step, view.choice.prompt, "YOUR CARDS", "? help"):
            assert part in text


@both
async def test_a_ready_body_is_launched_with_enter(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, pilot):
        await pilot.press("down" if size == SMALL else "right")
        await pilot.pause()
        assert "Sentry" in text_of(app)
        await pilot.press("enter")
        assert app.played.given == ["launch:body.sentry@2,3-3,3-4,3"]


@both
async def test_a_body_that_is_not_ready_says_why(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, pilot):
        await pilot.press("enter")
        await pilot.pause()
        assert app.played.asked_why == ["launch:body.soldier@1,3-2,3-3,3"]
        assert "Why not launch:body.soldier" in text_of(app)


@both
async def test_in_another_step_a_ready_body_is_asked_about(size: tuple[int, int]) -> None:
    async with market(size, sample.upgrade_view()) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, card="body.sentry"))
        await pilot.press("enter")
        assert app.played.asked_why == ["launch:body.sentry@2,3-3,3-4,3"]


@both
async def test_bodies_say_how_far_they_are(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, _):
        text = "\n".join(panel_rows(app, "cards"))
        for name, state in (("Soldier", "1 move"), ("Sentry", "ready"), ("Courier", "far" if size == SMALL else "out")):
            assert name in text
            assert state in text


@both
async def test_an_augment_is_equipped_with_enter(size: tuple[int, int]) -> None:
    async with market(size, sample.upgrade_view()) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, panel="kit", own="reaper.edge"))
        await pilot.press("enter")
        assert app.played.given == ["equip:reaper.edge"]


@both
async def test_what_could_be_equipped_or_handed_over_is_asked_in_the_bar(size: tuple[int, int]) -> None:
    async with market(size, sample.upgrade_view()) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, panel="kit", own="seekers.mask"))
        await pilot.press("enter")
        assert app.played.given == []
        assert [row.key for row in app.game.scene.rows] == ["equip:seekers.mask", "trade:seekers.mask>B", ""]
        await pilot.press("2")
        assert app.played.given == ["trade:seekers.mask>B"]


async def test_no_card_is_handed_over_by_one_key() -> None:
    view = sample.upgrade_view()
    assert view.choice is not None
    left = tuple(answer for answer in view.choice.answers if not answer.key.startswith("equip"))
    async with market(NORMAL, evolve(view, choice=evolve(view.choice, answers=left))) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, panel="kit", own="seekers.mask"))
        await pilot.press("enter")
        assert app.played.given == []
        await pilot.press("1")
        assert app.played.given == ["trade:seekers.mask>B"]


async def test_a_trade_is_made_in_its_panel() -> None:
    async with market(NORMAL, sample.upgrade_view()) as (app, pilot):
        await pilot.press("tab", "tab")
        await pilot.pause()
        rows = panel_rows(app, "trade")
        assert "► TRADE" in rows[0]
        assert "Trade Ghost Mask to Kai" in rows[1]
        assert any("Kai: Rust Key (Seekers)" in row for row in rows)
        await pilot.press("enter")
        assert app.played.given == ["trade:seekers.mask>B"]


@both
async def test_what_cannot_be_done_with_an_own_card_is_asked_about(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, panel="kit", own="reaper.edge"))
        await pilot.press("enter")
        assert app.played.asked_why == ["equip:reaper.edge"]


async def test_an_augment_that_is_used_by_choice_says_when() -> None:
    view = sample.inhabit_view()
    hook, *others = view.kit.augments
    kit = evolve(view.kit, augments=(evolve(hook, timing="planning"), *others))
    async with market(NORMAL, evolve(view, kit=kit)) as (app, pilot):
        app.game.set_ui(evolve(app.game.ui, panel="kit", own=hook.card))
        await pilot.press("enter")
        assert app.played.asked_why == ["use:reaper.hook#1"]


@both
async def test_cards_without_an_answer_are_opened(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, pilot):
        for card in ("body.scout", "protocol.log"):
            app.game.set_ui(evolve(app.game.ui, panel="kit", own=card))
            await pilot.press("enter")
        await pilot.press("c")
        assert app.shown == ["text Scout", "text Hunter's Log", "text Hunter's Log"]


@both
async def test_both_protocols_are_in_full_and_one_is_kept(size: tuple[int, int]) -> None:
    async with market(size, sample.protocol_view()) as (app, pilot):
        assert app.game.ui.panel == "cards"
        whole = ("Launch a Hack, twice", "Gain 2 Power.", "Once a turn, when you defeat an Enemy, gain 1")
        for name, key in (("Hunter's Log", ""), ("Shell Change", "down")):
            if key:
                await pilot.press(key)
                await pilot.pause()
            rows = panel_rows(app, "chosen" if size == SMALL else "cards")
            text = " ".join(" ".join(row.strip(" │") for row in rows).replace("│", " ").split())
            assert name in text
            for words in whole:
                assert words in text
        await pilot.press("enter")
        assert app.played.given == []  # it cannot be taken back
        await pilot.press("enter")
        assert app.played.given == ["protocol:protocol.shell"]


@both
async def test_the_key_that_opened_it_closes_it_and_so_does_escape(size: tuple[int, int]) -> None:
    async with market(size, sample.upgrade_view()) as (app, pilot):
        await pilot.press("i", "escape")
        assert app.shown == []
        await pilot.press("escape")
        await pilot.press("a")
        assert app.shown == ["game", "game"]
        await pilot.press("m", "p")
        assert app.shown[2:] == ["table map", "table patterns"]


async def test_what_was_opened_by_hand_stays_while_it_can_be_answered() -> None:
    views = (sample.upgrade_view(), sample.sample_view(), sample.move_view())
    async with market(NORMAL, *views) as (app, pilot):
        assert isinstance(app.game, MarketScreen)
        app.game.opened = True
        await pilot.press("1")
        assert app.shown == []  # Upgrades go on beside programming
        app.game.answer("done")
        await pilot.pause()
        assert app.shown == ["game"]


async def test_what_a_question_brought_up_goes_with_it() -> None:
    async with market(NORMAL, sample.protocol_view(), sample.sample_view()) as (app, pilot):
        app.game.answer("protocol:protocol.log")
        await pilot.pause()
        assert app.shown == ["game"]


async def test_the_own_cards_show_the_chosen_one_beside_them() -> None:
    async with market(NORMAL, sample.upgrade_view()) as (app, pilot):
        await pilot.press("tab", "down", "down")
        await pilot.pause()
        rows = panel_rows(app, "trade")
        assert "Kinetic Battery" in rows[0]
        assert any("Gain 2 Power." in row for row in rows)


@both
async def test_all_answers_find_a_place(size: tuple[int, int]) -> None:
    async with market(size, sample.upgrade_view()) as (app, pilot):
        await pilot.press("o", *"twin")
        await pilot.pause()
        assert "ANSWERS" in text_of(app)
        await pilot.press("enter")
        assert app.played.given == ["equip:reaper.edge"]


async def test_go_to_reaches_cards_and_trades() -> None:
    async with market(NORMAL, sample.upgrade_view()) as (app, pilot):
        await pilot.press("g")
        letters = {spot: name for name, spot in app.game.ui.letters}
        await pilot.press(letters[Spot("own", "reaper.edge")])
        assert app.game.here(app.game.scene) == Spot("own", "reaper.edge")
        await pilot.press("g", letters[Spot("trade", "trade:seekers.mask>B")])
        assert app.game.ui.panel == "trade"


@both
async def test_the_first_click_shows_a_card_and_the_second_takes_it(size: tuple[int, int]) -> None:
    async with market(size, sample.inhabit_view()) as (app, pilot):
        await pilot.click(offset=cell_of(app, Spot("card", "body.sentry")))
        assert app.game.ui.card == "body.sentry"
        assert app.played.given == []
        await pilot.click(offset=cell_of(app, Spot("card", "body.sentry")))
        assert app.played.given == ["launch:body.sentry@2,3-3,3-4,3"]


async def test_a_trade_takes_two_clicks() -> None:
    async with market(NORMAL, sample.upgrade_view()) as (app, pilot):
        for _ in range(2):
            assert app.played.given == []
            await pilot.click(offset=cell_of(app, Spot("trade", "trade:seekers.mask>B")))
        assert app.played.given == ["trade:seekers.mask>B"]


async def test_another_card_sends_only_the_cells_that_change() -> None:
    async with market(NORMAL, sample.inhabit_view()) as (app, pilot):
        panels = [panel for panel in app.game.query(Panel) if panel.display]
        older = {panel: panel._canvas for panel in panels}
        await pilot.press("right")
        await pilot.pause()
        cells = sum(span.end - span.start for panel in panels for span in panel._canvas.changes(older[panel]))
        assert 0 < cells < 60


async def test_alone_there_is_nobody_to_trade_with() -> None:
    view = sample.upgrade_view()
    async with market(NORMAL, evolve(view, seats=view.seats[:1], party=view.party[:1])) as (app, _):
        rows = panel_rows(app, "trade")
        assert "DECKS" in rows[0]
        assert "Reaper 8, Seekers 6, Bodies 4" in " ".join(" ".join(rows).split())


# on the table


async def test_the_kit_shows_frames_augments_and_protocol() -> None:
    app = TableApp(sample.upgrade_view())
    async with app.run_test(size=NORMAL) as pilot:
        await pilot.pause()
        rows = [row.strip() for row in panel_rows(app, "kit")]
        assert rows[1].startswith("P    Gain 2 Shield")
        assert rows[4].split() == ["√", "Hook", "PP"]
        assert rows[5].split() == ["√", "Kinetic", "Battery", "anytime"]
        assert rows[6].split() == ["●", "Ghost", "Mask", "1", "Memory"]  # among the answers
        assert rows[-1] == "… 2 more"


async def test_used_and_unequipped_augments_are_told_apart_without_colours() -> None:
    view = sample.sample_view()
    augments = tuple(evolve(line, used=True) if line.equipped else line for line in view.kit.augments)
    app = TableApp(evolve(view, kit=evolve(view.kit, augments=augments)))
    async with app.run_test(size=NORMAL) as pilot:
        await pilot.pause()
        rows = panel_rows(app, "kit")
        assert sum(row.rstrip().endswith("used") for row in rows) == 2
        assert sum(row.strip().startswith("·") for row in rows) == 2


@both
async def test_the_kit_opens_cards_and_equips_what_may_be_equipped(size: tuple[int, int]) -> None:
    app = TableApp(sample.upgrade_view())
    async with app.run_test(size=size) as pilot:
        app.game.focus_panel("kit")
        await pilot.press("enter", "down", "c")
        assert app.shown == ["text Scout", "text Hook"]
        await pilot.press("down", "down", "down", "enter")
        assert app.played.given == ["equip:reaper.edge"]


async def test_the_kit_scrolls_with_the_cursor_in_the_small_layout() -> None:
    view = sample.upgrade_view()
    many = tuple(evolve(view.kit.augments[0], card=f"reaper.{n}", name=f"Card {n}") for n in range(20))
    app = TableApp(evolve(view, kit=evolve(view.kit, augments=many)))
    async with app.run_test(size=SMALL) as pilot:
        app.game.focus_panel("kit")
        await pilot.press(*["down"] * 20)
        await pilot.pause()
        rows = panel_rows(app, "side")
        assert any("►√ Card 19" in row for row in rows)
        assert any("above" in row for row in rows)


async def test_without_a_market_the_key_goes_to_the_kit() -> None:
    view = sample.without_trace(sample.sample_view())
    app = TableApp(evolve(view, market=evolve(view.market, in_play=False)))
    async with app.run_test(size=NORMAL) as pilot:
        await pilot.press("a")
        await pilot.pause()
        assert app.shown == []
        assert "► BODY" in text_of(app)
    app = TableApp(view)
    async with app.run_test(size=NORMAL) as pilot:
        await pilot.press("a")
        assert app.shown == ["market"]


@both
async def test_an_enemy_is_chosen_where_it_stands(size: tuple[int, int]) -> None:
    app = TableApp(sample.enemy_view())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert app.game.ui.panel == "enemies"
        marked = [row for row in text_of(app).split("\n") if " choose" in row.replace("Enter choose", "")]
        assert [name for name in ("Z.O.E.", "Catcher", "Scanning Bot") if any(name in row for row in marked)] == [
            "Z.O.E.",
            "Catcher",
        ]
        await pilot.press("down", "enter")
        assert app.played.given == ["enemy:8"]
