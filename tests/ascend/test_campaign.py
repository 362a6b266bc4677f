"""The campaign: boxes, pools, order and numbers as pure functions, and what may be told of it (rulebook p.5, p.20)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.ascend.campaign.order import boxes, can_skip, sheets, skip, suggested, why_not
from core.ascend.campaign.pools import pieces, pools, words_for
from core.ascend.campaign.progress import Ended, Progress, Tally, change_by, counted
from core.ascend.campaign.record import BadProgress, progress_from, record_of
from core.ascend.campaign.showing import campaign_view
from core.ascend.cards.panels import LockComponents
from core.ascend.cards.table_effects import UnlockComponent
from core.ascend.cards.within import every_effect
from core.ascend.components import PlotCard
from core.ascend.content import content

SHIPPED = content()
PROLOGUE = Ended("prologue", "A06", True, 7, 1, 4, ("AL1",))
GEOHUNT_LOST = Ended("geohunt", "E11", False, 5, 3, 2, ("EM1",))
GEOHUNT_WON = Ended("geohunt", "E08", True, 9, 0, 8, ("EF3",), ("EM1",))
PRINTED = tuple(
    f"{deck}{number:02}"
    for deck, numbers in {
        "A": (6,),
        "P": (8, 9, 10),
        "E": (8, 9, 10),
        "Z": (11, 12),
        "U": (8, 9),
        "C": (10, 11),
        "S": (12, 13, 14, 15),
        "T": (11, 12),
        "Y": (9, 10),
        "N": (5, 6),
        "G": (18, 19),
    }.items()
    for number in numbers
)
"""The codes on the progress sheet (rulebook p.3)."""


def after(*games: Ended) -> Progress:
    """The progress after these games."""
    progress = Progress()
    for game in games:
        progress = counted(progress, game)
    return progress


def endings() -> Iterator[tuple[str, PlotCard]]:
    for sheet in sheets(SHIPPED):
        for card in sheet.cards.values():
            if card.kind in ("victory", "loss"):
                yield sheet.id, card


def test_the_sheet_has_eleven_scenarios_and_the_25_printed_codes() -> None:
    assert sorted(code for sheet in sheets(SHIPPED) for code in boxes(sheet)) == sorted(PRINTED)
    assert [sheet.opens for sheet in sheets(SHIPPED)] == ["first", *[""] * 9, "last"]
    assert "sandbox" not in {sheet.id for sheet in sheets(SHIPPED)}


def test_a_win_ticks_its_box_and_a_loss_ticks_none() -> None:
    assert after(PROLOGUE).ticked == ("A06",)
    assert after(PROLOGUE, GEOHUNT_LOST).ticked == ("A06",)
    assert after(PROLOGUE, GEOHUNT_LOST, GEOHUNT_WON).ticked == ("A06", "E08")


def test_pools_follow_the_endings_in_their_order() -> None:
    assert after(PROLOGUE, GEOHUNT_LOST).unlocked == ("AL1", "EM1")
    assert after(PROLOGUE, GEOHUNT_LOST, GEOHUNT_WON).unlocked == ("AL1", "EF3")
    assert after(PROLOGUE, GEOHUNT_WON, GEOHUNT_LOST).unlocked == ("AL1", "EF3", "EM1")


def test_an_ending_that_is_reached_again_pays_nothing_again() -> None:
    once, twice = after(PROLOGUE, GEOHUNT_WON), after(PROLOGUE, GEOHUNT_WON, GEOHUNT_WON)
    assert (twice.ticked, twice.unlocked) == (once.ticked, once.unlocked)
    assert twice.tally("geohunt").games == 2, "the game is counted all the same"
    assert change_by(GEOHUNT_WON, once.ticked, once.unlocked) == change_by(PROLOGUE, once.ticked, once.unlocked)


def test_what_was_so_before_is_no_change() -> None:
    """A component that was locked all the time is not locked again, so that nothing tells its name."""
    assert change_by(GEOHUNT_WON, (), ()).locked == ()
    assert change_by(GEOHUNT_WON, (), ("EM1",)).locked == ("EM1",)
    assert change_by(GEOHUNT_LOST, (), ("EM1",)).unlocked == ()


def test_games_are_added_up_by_scenario() -> None:
    progress = after(PROLOGUE, GEOHUNT_LOST, GEOHUNT_WON)
    assert progress.tally("geohunt") == Tally(games=2, won=1, turns=14, resets=3, defeated=10)
    assert progress.tally("geohunt").lost == 1
    assert progress.tally("darkness") == Tally()


def test_the_first_scenario_stands_before_all_others_until_it_was_played_or_skipped() -> None:
    first, *others = sheets(SHIPPED)
    assert why_not(SHIPPED, Progress(), first) == ""
    assert all("Prologue has been played or skipped" in why_not(SHIPPED, Progress(), sheet) for sheet in others)
    lost = after(Ended("prologue", "A07", False, 5, 4, 0))
    for progress in (lost, skip(SHIPPED, Progress()), after(PROLOGUE)):
        assert [sheet.id for sheet in others if why_not(SHIPPED, progress, sheet)] == ["the-ascend"]
        assert not can_skip(SHIPPED, progress)


def test_skipping_ticks_the_box_and_a_later_play_still_unlocks() -> None:
    skipped = skip(SHIPPED, Progress())
    assert (skipped.ticked, skipped.unlocked, skipped.skipped) == (("A06",), (), True)
    assert skip(SHIPPED, skipped) == skipped
    assert skip(SHIPPED, after(PROLOGUE)) == after(PROLOGUE)
    played = counted(skipped, PROLOGUE)
    assert (played.ticked, played.unlocked) == (("A06",), ("AL1",))


def test_the_finale_opens_when_each_other_scenario_has_a_box() -> None:
    *others, last = sheets(SHIPPED)
    progress = Progress()
    for number, sheet in enumerate(others):
        stop = why_not(SHIPPED, progress, last)
        assert number == 0 or f"{number} of 10 have" in stop
        progress = counted(progress, Ended(sheet.id, boxes(sheet)[-1], True, 1, 0, 0))
    assert why_not(SHIPPED, progress, last) == ""
    assert suggested(SHIPPED, progress) is last


def test_what_is_suggested_is_open_and_has_no_box_yet() -> None:
    assert suggested(SHIPPED, Progress()).id == "prologue"
    assert suggested(SHIPPED, after(PROLOGUE)).id == "x-6039"
    assert suggested(SHIPPED, after(Ended("prologue", "A07", False, 5, 4, 0))).id == "prologue"


@pytest.mark.parametrize("progress", [Progress(), after(PROLOGUE, GEOHUNT_LOST), skip(SHIPPED, Progress())])
@pytest.mark.parametrize("ended", [None, GEOHUNT_WON])
def test_progress_comes_through_a_record(progress: Progress, ended: Ended | None) -> None:
    assert progress_from(record_of(progress, ended)) == (progress, ended)


@pytest.mark.parametrize("kept", [3, {"boxes": 1}, {"tallies": {"prologue": {"games": "many"}}}])
def test_a_record_that_cannot_be_is_one_sentence(kept: object) -> None:
    with pytest.raises(BadProgress, match=r"cannot be read: .*\.$"):
        progress_from({"progress": kept})
    assert progress_from({"game": "ascend"}) is None, "free play has none"


def test_every_code_of_an_ending_is_a_component_and_every_locked_component_has_its_ending() -> None:
    codes = {piece.code for piece in pieces(SHIPPED) if piece.code}
    assert len(codes) == 46
    unlocks = {e.code for _, card in endings() for e in every_effect(card) if isinstance(e, UnlockComponent)}
    locks = {
        code for _, card in endings() for e in every_effect(card) if isinstance(e, LockComponents) for code in e.codes
    }
    assert unlocks == codes
    assert locks <= codes


def test_an_ending_names_its_components_as_they_are_printed() -> None:
    for _, card in endings():
        for effect in every_effect(card):
            if isinstance(effect, UnlockComponent):
                (words,) = words_for(SHIPPED, [effect.code])
                assert effect.name in words


def test_pools_are_counted_in_cards() -> None:
    codes = [piece.code for piece in pieces(SHIPPED)]
    assert [(pool.name, pool.every) for pool in pools(SHIPPED, ())] == [
        ("Bodies", 13),
        ("Enemies", 70),
        ("Augments", 100),
        ("Protocols", 13),
        ("Districts", 24),
    ]
    assert all(pool.open < pool.every for pool in pools(SHIPPED, ()))
    assert all(pool.open == pool.every for pool in pools(SHIPPED, codes))


def test_a_fresh_sheet_names_nothing_that_is_locked() -> None:
    view = repr(campaign_view(SHIPPED, skip(SHIPPED, Progress())))
    for piece in pieces(SHIPPED):
        if piece.code:
            assert piece.words not in view
            assert piece.code not in view
    for code in set(PRINTED) - {"A06"}:
        assert code not in view, "boxes of endings that were not seen tell nothing"


def test_the_sheet_tells_the_news_of_the_last_game_only() -> None:
    view = campaign_view(SHIPPED, after(PROLOGUE, GEOHUNT_LOST), GEOHUNT_WON)
    assert view.news is not None
    assert view.news.unlocked == ("Seekers Augment Ghost Map",)
    assert view.news.locked == ("Enemy Mole Radar",)
    assert (view.ticked, view.every_box, view.games, view.won) == (2, 25, 3, 2)
    assert next(row.boxes for row in view.rows if row.id == "geohunt") == ("E08", "", "")


def test_a_scenario_that_is_not_open_tells_its_name_only() -> None:
    last = campaign_view(SHIPPED, after(PROLOGUE)).rows[-1]
    assert (last.name, last.introduction, last.facts) == ("The Ascend", "", ())
    assert last.why_not


def test_the_game_on_the_table_is_where_the_cursor_begins() -> None:
    view = campaign_view(SHIPPED, after(PROLOGUE), running="darkness")
    assert view.running is not None
    assert view.rows[view.at] is view.running
    assert view.running.id == "darkness"
