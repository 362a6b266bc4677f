"""The balance program: what it counts, keeps, judges and tells."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import evolve

from core.ascend import events as ev
from core.ascend.cards.amounts import ByPlayers, Number, fixed
from core.ascend.content import content
from tests.balance import campaign, dials, forest
from tests.balance.__main__ import asked_for
from tests.balance.bands import BARE, FIGHTS, Band
from tests.balance.figures import Row, Section, sections
from tests.balance.measuring import measure, patterns_on_cards, tasks
from tests.balance.report import as_document, as_text, summary
from tests.balance.store import Store, beside, fingerprint
from tests.balance.tally import tally_of


def test_a_record_of_events_is_counted_seat_by_seat() -> None:
    gnat = next(card for card in content().enemies.values() if card.level == 1)
    told = [
        ev.TurnBegan(0, 3),
        ev.EnemyAttached(1, gnat.id, 9),
        ev.EnemyDiceRolled(1, 1, "basic"),
        ev.EnemyFrameActivated(1, gnat.id, "basic"),
        ev.Wounded(1, 3, 1, 5, 3, gnat.name),
        ev.EnemyDiceRolled(1, 1, "basic"),
        ev.EnemyLeft(1, gnat.id, "defeated"),
        ev.ExpChanged(1, 0, 1, f"{gnat.name} defeated"),
        ev.ExpChanged(0, 2, 0, "Upgrade"),
        ev.Launched(0, "basic.exp", "exp", "EXP", (0, 1, 5, 6)),
    ]
    tally = tally_of(content(), 2, told)
    assert tally.fallen == [(1, 2, 3)]
    counts = tally.counts
    assert (counts["turns"], counts["later turns"], counts["launches"], counts["exp"]) == (2, 2, 1, 1)
    assert (counts["Integrity lost"], counts["Shield used"], counts["upgrades"]) == (2, 1, 1)
    assert counts["EXP from defeats"] == counts["EXP gained"] == 1
    assert tally.by_turn["upgrades"][2] == 1


def test_results_are_kept_and_a_line_that_was_cut_off_is_measured_again(tmp_path: Path) -> None:
    store = Store("here", tmp_path)
    store.keep("duel a 1", {"combats": 2})
    store.keep("duel b 1", [1, 2])
    whole = store.path.read_text(encoding="utf-8")
    store.path.write_text(whole[:-8], encoding="utf-8")
    assert Store("here", tmp_path).results == {"duel a 1": {"combats": 2}}
    assert (tmp_path / ".gitignore").read_text(encoding="utf-8") == "*\n"
    store.forget()
    assert Store("here", tmp_path).results == {}


def test_results_hang_on_rules_and_cards_but_not_on_words(tmp_path: Path) -> None:
    places = ("core/ascend", "scenarios/ascend")
    for name, text in (("core/ascend/a.py", "1"), ("scenarios/ascend/b.toml", "2"), ("core/ascend/words/c.py", "3")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    before = fingerprint(places, tmp_path)
    (tmp_path / "core/ascend/words/c.py").write_text("4", encoding="utf-8")
    assert fingerprint(places, tmp_path) == before
    (tmp_path / "scenarios/ascend/b.toml").write_text("5", encoding="utf-8")
    assert fingerprint(places, tmp_path) != before


def test_a_number_for_one_count_of_players_measures_no_other_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = campaign.tasks(1)
    before = {key: campaign.own(key) for key in keys}
    assert len(set(before.values())) == len(keys), "each cell has its mark"
    box = content()
    sheet = box.scenarios["geohunt"]
    one, two, three, four = (fixed(sheet.corrupted, players) for players in campaign.SEATS)
    for told, pool, touched in (("", two, 0), ("other words", two + 1, 1)):
        cards = {code: evolve(card, story=told, goal=told) for code, card in sheet.cards.items()}
        changed = evolve(sheet, corrupted=ByPlayers((one, pool, three, four)), cards=cards)
        monkeypatch.setitem(box.scenarios, "geohunt", changed)
        campaign.printed.cache_clear()
        assert sum(campaign.own(key) != before[key] for key in keys) == touched
    marks = []
    for pool_of in (Number(two), ByPlayers((one, two, three, four))):
        monkeypatch.setitem(box.scenarios, "geohunt", evolve(sheet, corrupted=pool_of))
        campaign.printed.cache_clear()
        marks.append(campaign.own("geohunt 2 0"))
    assert marks[0] == marks[1], "a number for all is the same as a list that holds it"
    monkeypatch.undo()
    campaign.printed.cache_clear()


def test_the_box_of_the_campaign_rests_on_no_scenario(tmp_path: Path) -> None:
    for name in ("a.toml", "box/b.toml", "left/c.toml"):
        (tmp_path / "cards" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "cards" / name).write_text("", encoding="utf-8")
    assert beside("cards", "left", root=tmp_path) == ("cards/a.toml", "cards/box")
    assert not any("campaign" in place for place in campaign.CAMPAIGN.rests_on)


def test_cells_can_be_asked_for_alone() -> None:
    assert asked_for("geohunt 2 0", [])
    assert asked_for("geohunt 2 0", ["prologue", "geohunt 2"])
    assert not asked_for("geohunt 2 0", ["geohunt 22", "geo"])
    assert campaign.sections({}) == [Section("Cards and endings that no game has drawn", ())]
    assert dials.sections({}) == []


@pytest.mark.parametrize(
    ("figure", "verdict"), [(0.9, "outside: more"), (1.0, "OK"), (2.004, "OK"), (2.1, "outside: less")]
)
def test_a_band_says_what_to_change(figure: float, verdict: str) -> None:
    assert Row("a figure", figure, Band("a figure", 1.0, 2.0, "more", "less")).verdict == verdict


def test_what_is_as_wanted_may_be_left_out() -> None:
    rows = tuple(Row(name, n, Band(name, 0.2, 0.8)) for name, n in (("fine", 0.5), ("rare", 0.1)))
    section = Section("Patterns", rows, only_outside=True)
    assert summary(section) == "1 of 2 in their bands; from 0.10 to 0.50"
    assert "fine" not in as_text([section])
    assert "| rare | 0.10 | 0.2 to 0.8 |  | outside |" in as_document([section], "# Head")


def test_every_pattern_on_a_card_is_looked_at_and_every_card_has_its_task() -> None:
    kinds = [kind for kind, _ in patterns_on_cards().values()]
    box = content()
    assert kinds.count("body") == len(box.bodies)
    assert kinds.count("augment") == len(box.faction_augments)
    assert kinds.count("hack") == sum(len(enemy.hacks) for enemy in box.enemies.values() if enemy.level) + 1
    keys = tasks(1)
    assert len(set(keys)) == len(keys)
    assert sum(key.startswith("body ") for key in keys) == len(box.bodies)
    fought = {key.split()[1] for key in keys if key.startswith("duel ")}
    assert fought == {card.id for card in box.enemies.values() if card.level in FIGHTS}, "each has a level with a band"


def test_measured_figures_stand_beside_their_bands() -> None:
    enemy = next(card.id for card in content().enemies.values() if card.level == 1)
    body = next(iter(content().bodies))
    keys = ["play bare 1 0", "reach plain 0", f"body {body} 0", f"duel {enemy} 0"]
    found = sections({key: measure(key) for key in keys})
    titles = [section.title for section in found]
    assert "A turn of the bare Walker" in titles
    assert "Patterns on cards within reach" in titles
    turn = {row.what: row.figure for row in found[0].rows}
    assert len(turn) >= len(BARE)
    assert turn["launches"] > 0.5
    reach = next(section for section in found if section.title == "Patterns on cards within reach")
    assert all(0 <= row.figure <= 1 for row in reach.rows)


def test_the_forest_is_measured_in_batches_and_its_family_judged_on_each_level() -> None:
    assert len(forest.tasks(2000)) == 5 * (40 + 3 * 4)
    results = dict(map(forest.measured, (key for key in forest.tasks(1) if "planner" not in key)))
    results |= {key: results[f"{key.split()[0]} family 0"] for key in forest.tasks(1) if "planner" in key}
    judged, *others = forest.sections(results)
    assert [row.band is not None for row in judged.rows] == [True] * 5
    assert all(row.band is None for section in others for row in section.rows)
    means = [row.figure for row in judged.rows]
    assert means == sorted(means, reverse=True)


def test_the_campaign_is_measured_cell_by_cell_and_what_no_game_has_drawn_is_outside() -> None:
    keys = campaign.tasks(1)
    assert len(keys) == 11 * 4
    assert set(campaign.WANTED) == {key.split()[0] for key in keys}
    _, batch = campaign.measured("prologue 1 0")
    assert len(batch) == campaign.BATCH
    assert all(game["card"] in game["drawn"] and game["turns"] > 0 for game in batch)
    *cells, never = campaign.sections(dict.fromkeys(keys, batch))
    assert [len(section.rows) for section in cells] == [4] * 11
    won = 100 * sum(game["won"] for game in batch) / campaign.BATCH
    assert {row.figure for section in cells for row in section.rows} == {won}
    missing = {row.what for row in never.rows}
    assert "X-6039: ending P08" in missing
    assert "Prologue: card A01" not in missing
    assert all(row.outside for row in never.rows)


def test_the_dials_are_measured_from_the_same_seeds_and_judged_by_what_they_move() -> None:
    keys = dials.tasks(1)
    assert len(keys) == 11 * 3
    key, batch = dials.measured("prologue gentle 0")
    assert key == "prologue gentle 0"
    assert [won for _, won in batch] == [ending == "A06" for ending, _ in batch]
    wins = {"gentle": 4, "normal": 3, "harsh": 3}
    found = {key: [["A06", n < wins[key.split()[1]]] for n in range(5)] for key in keys}
    moved, *each = dials.sections(found)
    assert [(row.figure, row.outside) for row in moved.rows] == [(20, False), (0, True)]
    assert [section.rows[-1].figure for section in each] == [80, 60, 60]
    assert len(each[0].rows) == 12
