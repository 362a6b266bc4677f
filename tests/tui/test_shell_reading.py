"""Briefing, story card, whole card, end and Data: what is read, and that reading changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from core.ascend.view import DataView, RuleLine, SpecialCard, TableView
from tests.line.sample import CARD, COMBAT, END, FRAMES, table
from tests.tui.shell import STORY, FakeGames, ShellApp, a_slot, ended, seen
from tui.paint import Canvas
from tui.screens.briefing import briefing_of
from tui.screens.data import DataScreen, chances
from tui.screens.end import EndScreen
from tui.screens.reader import Block, Document, ReaderScreen, card_of, rows_of, story_is_new, story_of, where_row

SIZE = (80, 24)


def long_story() -> TableView:
    card = evolve(CARD, story=STORY, at_once=(RuleLine("", "Each player: Trace to 0."), RuleLine("TEST", "Spread 3.")))
    return evolve(table(), scenario=card)


def test_the_story_side_has_story_at_once_done_so_far_in_that_order() -> None:
    rows = [row.text for row in rows_of(story_of(long_story()), 70)]
    assert rows.index("AT ONCE") < rows.index("DONE SO FAR") < rows.index("Mira: Trace 5 to 0.")
    assert rows.index("AT ONCE") > 10
    assert story_of(long_story()).last == "Next: Move Data: 2 of 5 moves left."


def test_the_whole_card_has_its_rules_and_the_sheet() -> None:
    text = "\n".join(f"{row.head} {row.text}" for row in rows_of(card_of(table()), 70))
    for words in ("GOAL", "supply lines", "SCENARIO SHEET", "SPREAD", "Radars rise."):
        assert words in text


def test_the_briefing_tells_introduction_rules_and_players() -> None:
    text = "\n".join(f"{row.head} {row.text}" for row in rows_of(briefing_of(table()), 70))
    for words in ("Radars rise.", "Roll the dice.", "12 Corrupted Data", "A Mira", "B Kai, first player"):
        assert words in text


def test_the_briefing_says_who_plays_which_walker_and_class() -> None:
    view = table()
    walker = evolve(view.party[0].bodies[0], card="walker.blue", name="Ao", state="active")
    kit = evolve(view.party[0], bodies=(walker,), cls="Reaper")
    briefing = briefing_of(evolve(view, party=(kit, *view.party[1:])))
    assert "Mira: Ao, the blue Walker; Reaper" in [rule.text for rule in briefing.blocks[-1].rules]


def test_rows_keep_to_the_width_and_lose_no_word() -> None:
    document = story_of(long_story())
    for width in (40, 64, 78):
        rows = rows_of(document, width)
        assert all(len(row.text) <= width for row in rows)
        assert STORY.split() == " ".join(row.text for row in rows).split()[: len(STORY.split())]


def test_the_story_side_says_once_what_it_did_and_what_there_is_to_do_with_its_price() -> None:
    card = evolve(
        CARD,
        at_once=(RuleLine("", "Set Time to 6."),),
        done=("Time 0 + 6 = 6.",),
        lines=(
            RuleLine("GOAL", "Store each mind."),
            RuleLine("YOU MAY", "On the Shelter: spend 4 Memory."),
        ),
        specials=(SpecialCard("N08", "Strikes", (RuleLine("YOU MAY", "Of another card."),)),),
    )
    drawn = f"A card is drawn: {card.code}, {card.name}."
    begun, over = (drawn, "Time 0 + 6 = 6."), (drawn, "Time 0 + 6 = 6.", "Turn 3, Planning, Program.")
    tables = (evolve(table(), scenario=card, log=log) for log in (begun, over))
    texts = ["\n".join(f"{row.head} {row.text}" for row in rows_of(story_of(view), 70)) for view in tables]
    assert "DONE SO FAR" in texts[0], "what is still to come must be read"
    assert "Set Time to 6." not in texts[1]
    assert "AT ONCE\n Time 0 + 6 = 6." in texts[1]
    assert "WHAT TO DO\n Store each mind.\nYOU MAY On the Shelter: spend 4 Memory." in texts[1]
    assert "Of another card." not in texts[1]


@pytest.mark.parametrize("words", range(150, 260, 7))
def test_enter_reads_on_to_the_end_and_no_heading_stands_alone_at_the_fold(words: int) -> None:
    screen = ReaderScreen(story_of(evolve(table(), scenario=evolve(CARD, story=" ".join(["word"] * words)))))
    screen.draw(canvas := Canvas(*SIZE))
    while "Enter read on" in canvas.text():
        inside = [row.strip(" │") for row in canvas.text().splitlines()]
        end = next(n for n, row in enumerate(inside) if row.startswith("Next:"))
        assert next(row for row in reversed(inside[:end]) if row) not in ("AT ONCE", "DONE SO FAR", "WHAT TO DO")
        screen.do("take")
        screen.draw(canvas := Canvas(*SIZE))
    assert "Destroy the supply lines." in canvas.text()
    assert "Enter go on" in canvas.text()


def test_headings_of_a_block_stand_in_one_column() -> None:
    """``DIFFICULTY`` is longer than a card's headings: then all of its block make room for it."""
    rules = (RuleLine("DIFFICULTY", "easy"), RuleLine("LENGTH", "short"))
    rows = rows_of(Document("Sheet", "", (Block("", rules=rules), Block("", rules=(RuleLine("YOU MAY", "go."),)))), 60)
    assert [(row.head, row.text, row.indent) for row in rows if row.text] == [
        ("DIFFICULTY", "easy", 12),
        ("LENGTH", "short", 12),
        ("YOU MAY", "go.", 9),
    ]


async def test_a_new_game_shows_briefing_then_story_then_the_table(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, FakeGames(long_story()), seats=2)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("up", *("down",) * 12, "up", "enter")
        await pilot.pause()
        assert "scenario sheet" in seen(app)
        await pilot.press("enter")
        assert "story side" in seen(app)
        assert "Sentence 1 " in seen(app)
        await pilot.press("end")
        assert "Mira: Trace 5 to 0." in seen(app)
        assert "the end of it" in seen(app)
        await pilot.press("enter")
        assert app.at == "table"
        assert not app.fakes.given[0].answers


@pytest.mark.parametrize("width", [80, 120])
def test_a_story_says_whose_table_it_comes_to_and_where_play_stands(width: int) -> None:
    asked, nobody = Canvas(width, 1), Canvas(width, 1)
    where_row(asked, table())
    where_row(nobody, table(None))
    assert " A  MIRA   Turn 3 › Planning › Program " in asked.text()
    assert " B  KAI " in nobody.text()  # the First Player
    assert "Time 5" in asked.text()


@pytest.mark.parametrize(
    ("after", "new"),
    [
        ((), True),
        (("Mira: Trace 5 to 0.", "Turn 3, Quest, First Player token.", "Turn 4, Planning, Refill Launcher."), True),
        (("Turn 4, Planning, Program.", "Mira slides blue 2,4 to 1,4 (2 - 1 = 1 left)."), False),
        (("A card is drawn: E08, Other.",), True),
    ],
)
def test_a_story_is_new_until_somebody_was_asked(after: tuple[str, ...], new: bool) -> None:
    log = ("Turn 3, Quest, World Activity.", f"A card is drawn: {CARD.code}, {CARD.name}.", *after)
    assert story_is_new(evolve(table(), log=log)) == new
    assert not story_is_new(evolve(table(), log=after[1:]))
    action = evolve(table().where, phase="Action", step="Launch")
    assert not story_is_new(evolve(table(), log=log, where=action))


async def test_a_story_that_may_not_have_been_read_is_shown_again(tmp_path: Path) -> None:
    a_slot(tmp_path)
    log = (f"A card is drawn: {CARD.code}, {CARD.name}.",)
    app = ShellApp(tmp_path, FakeGames(evolve(long_story(), log=log)))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "story side" in seen(app)
        await pilot.press("end", "enter")
        assert app.at == "table"


async def test_space_and_arrows_scroll_and_escape_leaves(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, FakeGames(long_story()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        app.show_story(long_story())
        await pilot.pause()
        first = seen(app)
        await pilot.press("space", "down")
        assert seen(app) != first
        await pilot.press("home")
        assert seen(app) == first
        await pilot.press("escape")
        assert app.at == "table"


async def test_the_stage_follows_the_question_and_is_made_once(tmp_path: Path) -> None:
    a_slot(tmp_path)
    fight = evolve(table(FRAMES), combat=COMBAT)
    app = ShellApp(tmp_path)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        first, sitting = app.screen, app.fakes.given[0]
        sitting.tables = (fight,)
        app.show_game()
        await pilot.pause()
        assert app.at == "combat"
        sitting.tables = (table(),)
        app.show_game()
        await pilot.pause()
        assert app.screen is first
        assert len(app.screen_stack) == 2


async def test_the_end_tells_all_and_leads_on(tmp_path: Path) -> None:
    a_slot(tmp_path)
    app = ShellApp(tmp_path, FakeGames(ended()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        text = seen(app)
        for words in ("V I C T O R Y", END.name, "Body Broker", END.seed, "14", "E08", "Night shift"):
            assert words in text
        await pilot.press("escape")
        assert app.at == "EndScreen"
        await pilot.press("2")
        assert END.story in seen(app)
        await pilot.press("enter", "3")
        assert app.at == "SetUpScreen"
        assert "Night shift" in seen(app)
        assert "Kai" in seen(app)
        await pilot.press("escape", "1")
        await pilot.pause()
        assert app.at == "SlotsScreen"
        assert app.fakes.given[0].closed


async def test_playing_again_closes_the_old_game_and_keeps_its_set_up(tmp_path: Path) -> None:
    app = ShellApp(tmp_path, FakeGames(ended()))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("f", "down", "down", *"Mine", "end", *("down",) * 5, "enter")
        await pilot.pause()
        await pilot.press("enter", "enter")
        assert app.at == "EndScreen"
        await pilot.press("3", "end", "up", "enter")
        await pilot.pause()
    assert len(app.fakes.asked) == 2
    assert app.fakes.asked[0] == app.fakes.asked[1]
    assert app.fakes.given[0].closed


def test_a_lost_game_with_four_seats_shows_every_number_at_the_smallest_size() -> None:
    view = ended()
    assert view.end is not None
    numbers = tuple(
        evolve(view.end.numbers[0], name=name, exp=90 + at) for at, name in enumerate(("Ada", "Bo", "Cy", "Di"))
    )
    view = evolve(view, end=evolve(view.end, won=False, numbers=numbers, story=STORY, unlocked=tuple("abcdefghijklmn")))
    canvas = Canvas(80, 24)
    EndScreen(view).draw(canvas)
    text = canvas.text()
    for words in ("L O S T", "90", "91", "92", "93", "Back to the slots", "more"):
        assert words in text


def test_chances_come_from_the_bag_and_from_the_dump_when_it_is_empty() -> None:
    data = DataView((1, 3, 0, 0, 0, 0), (0, 0, 5, 5, 0, 0), (0,) * 6, (9,) * 6)
    assert chances(data) == (0.25, 0.75, 0, 0, 0, 0)
    assert chances(evolve(data, bag=(0,) * 6)) == (0, 0, 0.5, 0.5, 0, 0)
    assert chances(evolve(data, bag=(0,) * 6, dump=(0,) * 6)) == (0,) * 6


def test_data_shows_counts_sums_and_the_odds_of_an_attack() -> None:
    view = evolve(table(), combat=evolve(COMBAT, odds=("Catcher falls: 40 %",)))
    canvas = Canvas(80, 24)
    DataScreen(view).draw(canvas)
    text = canvas.text()
    for words in ("25 %", "all", "13", "9 of 12 left", "Catcher falls: 40 %"):
        assert words in text
