"""Views against the state: what a seat is shown is what is there, with all that its cards make of it."""

from __future__ import annotations

from typing import Any

import pytest

from core.ascend.cards.amounts import Number
from core.ascend.cards.conditions import parse_condition
from core.ascend.cards.context import Effect
from core.ascend.cards.enemy_effects import Look
from core.ascend.cards.harm import Wounds
from core.ascend.cards.map_effects import Jump
from core.ascend.cards.modifiers import Hidden
from core.ascend.cards.world import Bar
from core.ascend.components import Content, FactionAugment
from core.ascend.game import Game
from core.ascend.lying import add
from core.ascend.names import CORRUPTED
from core.ascend.patterns import Pattern
from core.ascend.play import new_table
from core.ascend.setup import NewSeat
from core.ascend.state import Boost, Combat, State
from core.ascend.view import AugmentLine, ChoiceView, PatternLine, ProtocolView, TableView
from core.ascend.views.combat import combat_view
from core.ascend.views.kit import augment_line
from core.ascend.views.table import view_of
from core.engine.table import Table
from tests.ascend.tables import FULL, PLAYERS, TEST, Play, attach, card, content_with, foe, launcher, sit, stand

SANDBOX = (NewSeat("Ada", "walker.blue", "reaper"), NewSeat("Ben", "walker.red", "brawler"))


def shown(state: State, content: Content = FULL, seat: int = 0) -> TableView:
    """What a seat sees of a position."""
    return view_of(sit(state, content).table, seat)


def asked(view: TableView) -> ChoiceView:
    assert view.choice is not None
    return view.choice


def pattern(view: TableView, source: str) -> PatternLine:
    return next(line for line in view.patterns if line.source == source)


# -- the Body and the kit ----------------------------------------------------------------------------------------


def test_numbers_of_the_body_have_in_them_what_cards_add() -> None:
    state = stand("Program", content=FULL)
    state.seats[0].equipped = ["brawler.extra-piston", "whisperer.parser-loop", "trickster.paper-face", "reaper.hook"]
    state.seats[0].boosts = [Boost("att", 2)]
    state.seats[0].trace = 4

    body = shown(state).body

    walker = FULL.walkers["walker.blue"]
    assert (body.mov, body.att, body.pro) == (walker.mov, walker.att + 1 + 2, walker.pro + 2)
    assert body.trace_dice == FULL.tracks.trace_dice[4] - 1
    assert body.trace_track == FULL.tracks.trace_dice
    assert [frame.symbols for frame in body.frames] == [*(frame.printed for frame in walker.frames), "PP"]


def test_the_kit_has_the_active_body_first_and_the_walker_last() -> None:
    state = stand("Program", content=FULL)
    state.seats[0].bodies = ["body.scout", "body.soldier"]

    bodies = shown(state).kit.bodies

    assert [(body.name, body.state) for body in bodies] == [("Scout", "active"), ("Soldier", "other"), ("Ao", "under")]


def test_augments_show_what_equipping_costs_now() -> None:
    state = stand("Program", content=FULL)
    seat = state.seats[0]
    seat.equipped, seat.unequipped = ["reaper.hook"], ["reaper.siphon", "reaper.hook"]
    seat.protocol, seat.protocol_step = "protocol.graft-theory", 3  # equipping costs 1 Memory less

    view = shown(state)

    assert [(line.card, line.equipped) for line in view.kit.augments] == [
        ("reaper.hook", True),
        ("reaper.siphon", False),
        ("reaper.hook", False),
    ]
    assert [line.memory for line in view.kit.augments] == [1, 2, 0]
    assert view.kit.protocol is not None
    assert view.kit.protocol.finished


def test_an_augment_is_used_when_all_it_can_do_in_a_turn_is_done() -> None:
    state = stand("Launch", content=FULL)
    seat = state.seats[0]
    seat.equipped = ["reaper.siphon", "reaper.closing-cut", "reaper.overkill", "seekers.tunnel-map"]
    view = shown(state)
    assert not any(line.used for line in view.kit.augments)

    seat.used = ["reaper.siphon#1", "reaper.closing-cut#1"]
    seat.launched = ["augment.seekers.tunnel-map"]
    table = sit(state, FULL).table
    table.game.state.seats[0].launched = ["augment.seekers.tunnel-map"]  # the step has begun with an empty list
    used = {line.card for line in view_of(table, 0).kit.augments if line.used}

    assert used == {"reaper.siphon", "reaper.closing-cut", "seekers.tunnel-map"}


def test_a_frame_of_an_augment_is_used_for_the_combat() -> None:
    state = stand("Combat", content=FULL)
    state.seats[0].equipped = ["reaper.hook"]
    attach(state, "gnat")
    play = fought(state, FULL, ["pulse", "pulse"])
    assert not augment_line(play.game, 0, "reaper.hook", equipped=True).used

    combat = play.state.combat
    assert combat is not None
    combat.frames.append("reaper.hook")

    assert augment_line(play.game, 0, "reaper.hook", equipped=True).used


def test_a_protocol_shows_how_far_it_is() -> None:
    state = stand("Program", content=FULL)
    seat = state.seats[0]
    seat.protocol, seat.protocol_step, seat.protocol_count = "protocol.hunters-log", 1, 1

    protocol = shown(state).kit.protocol

    assert protocol is not None
    assert [(step.state, step.count, step.times) for step in protocol.steps] == [
        ("done", 0, 1),
        ("now", 1, 2),
        ("next", 0, 2),
    ]
    assert protocol.steps[1].text == "Launch a Hack, twice"
    assert protocol.steps[0].reward == "Gain 2 Power."
    assert not protocol.finished


def test_all_kits_are_open_and_the_own_is_the_seats() -> None:
    state = stand("Program", content=FULL)
    state.seats[1].unequipped = ["seekers.tunnel-map"]

    view = shown(state, seat=1)

    assert view.kit == view.party[1]
    assert [kit.seat for kit in view.party] == [0, 1]
    assert [line.name for line in view.party[1].augments] == ["Tunnel Map"]


def test_the_market_shows_its_bodies_and_what_is_left_in_the_decks() -> None:
    state = stand("Program", content=FULL)
    state.faction_decks = {"seekers": ["seekers.tunnel-map"]}

    market = shown(state).market

    assert [body.card for body in market.bodies] == state.market
    assert all(body.state == "market" and body.shape for body in market.bodies)
    assert (market.deck, market.in_play) == (len(state.body_deck), True)
    assert [(deck.name, deck.left) for deck in market.factions] == [("Seekers", 1)]
    assert not shown(stand("Program"), TEST).market.in_play


def test_what_lasts_until_the_end_of_the_turn_is_told() -> None:
    state = stand("Program", content=FULL)
    state.seats[0].boosts = [Boost("damage", 1, "frames")]
    assert shown(state).kit.boosts == ("Your Combat Frames deal 1 more Damage this turn.",)


# -- Enemies -----------------------------------------------------------------------------------------------------

LURKER = foe(
    "lurker", 97, basic=(Wounds(Number(83)),), special=(Wounds(Number(89)),), rules=(Hidden(),), exp=2
)  # numbers that stand nowhere else


def test_a_hidden_enemy_shows_no_number_before_it_has_damage() -> None:
    content = content_with(enemies=(LURKER,), simple=False)
    state = stand("Combat", content=content)
    attach(state, "lurker")
    state.seats[0].assets[2] = 1  # so that Power is asked for

    view = shown(state, content)

    enemy = view.enemies.stack[0]
    assert (enemy.hidden, enemy.integrity, enemy.left, enemy.basic, enemy.special) == (True, 0, 0, "", "")
    assert enemy.rules
    assert not any(number in repr(view) for number in ("97", "83", "89"))
    assert view.combat is not None
    assert view.combat.odds
    assert not any("falls" in line for line in view.combat.odds)


def test_a_hidden_enemy_is_open_once_it_has_damage() -> None:
    content = content_with(enemies=(LURKER,), simple=False)
    state = stand("Launch", content=content)
    attach(state, "lurker")[0].damage = 1

    enemy = shown(state, content).enemies.stack[0]

    assert (enemy.hidden, enemy.integrity, enemy.left, enemy.exp) == (False, 97, 96, 2)
    assert enemy.basic == "83 Wounds."


# -- patterns ----------------------------------------------------------------------------------------------------


def test_patterns_stand_by_where_they_come_from() -> None:
    state = stand("Launch", content=FULL)
    attach(state, "gnat", "bit-leech")
    state.seats[0].equipped = ["seekers.tunnel-map"]

    families = [line.source.partition(".")[0] for line in shown(state).patterns]

    assert list(dict.fromkeys(families)) == ["hack", "repel", "augment", "basic", "body"]


def test_a_pattern_is_counted_with_all_that_cards_allow() -> None:
    state = stand("Program", content=FULL)
    seat = state.seats[0]
    seat.locks = 0
    seat.slots = launcher("B.... .B... ..B.. .....")
    far = pattern(shown(state), "basic.shield").distance
    seat.bodies = ["body.weaver"]  # diagonal moves

    assert (far, pattern(shown(state), "basic.shield").distance) == (2, 2)
    seat.slots = launcher("B.... ..... .B... ..B..")
    seat.bodies = []
    far = pattern(shown(state), "basic.shield").distance
    seat.bodies = ["body.weaver"]
    near = pattern(shown(state), "basic.shield")
    assert far is not None
    assert near.distance is not None
    assert near.distance < far
    assert len(near.moves) == near.distance


def test_a_pattern_with_a_loose_cell_or_corrupted_data_is_ready() -> None:
    state = stand("Launch", content=FULL)
    seat = state.seats[0]
    seat.slots = launcher("BBG.. ..... ..... .....")
    assert pattern(shown(state), "basic.shield").distance is None
    seat.equipped = ["whisperer.wildcard"]
    assert pattern(shown(state), "basic.shield").sets == ((0, 1, 2),)

    seat.slots = launcher("BXXB. ..... ..... .....")
    assert seat.core == 1
    assert pattern(shown(state), "basic.exp").distance is None
    seat.slots = launcher("BX... XB... ..... .....")
    seat.equipped = ["whisperer.soft-rule"]
    assert pattern(shown(state), "basic.exp").sets == ((0, 1, 5, 6),)


def test_a_pattern_is_launched_when_it_has_been_as_often_as_it_may() -> None:
    state = stand("Launch", content=FULL)
    attach(state, "gnat")
    state.seats[0].equipped = ["whisperer.fork"]  # a Hack twice a step
    table = sit(state, FULL).table
    seat = table.game.state.seats[0]
    hack = next(line.source for line in view_of(table, 0).patterns if line.source.startswith("hack."))

    seat.launched = [hack, "basic.shield"]
    once = view_of(table, 0)
    seat.launched = [hack, hack]
    twice = view_of(table, 0)

    assert (pattern(once, hack).launched, pattern(once, "basic.shield").launched) == (False, True)
    assert pattern(twice, hack).launched


# -- the map -----------------------------------------------------------------------------------------------------


def test_tiles_show_the_trace_they_give_this_seat() -> None:
    state = stand("Move & Trace", content=FULL)
    plain = shown(state).map
    state.seats[0].equipped = ["trickster.false-floor"]  # 1 less for entering and for staying
    state.seats[0].bodies = ["body.courier"]

    view = shown(state)

    assert view.map.mov == FULL.bodies["body.courier"].mov
    for before, tile in zip(plain.tiles, view.map.tiles, strict=True):
        assert (tile.entry, tile.stationary) == (max(0, before.entry - 1), max(0, before.stationary - 1))


# -- questions ---------------------------------------------------------------------------------------------------


def test_before_the_first_card_the_protocols_are_laid_out_in_full() -> None:
    view = view_of(new_table("sandbox", SANDBOX, "views"), 0)

    choice = asked(view)

    assert (view.where.phase, view.where.page, choice.stage) == ("Set-up", 4, "cards")
    assert all(isinstance(card, ProtocolView) and len(card.steps) == 3 for card in choice.cards)
    assert [answer.card for answer in choice.answers] == [card.card for card in choice.cards]
    assert view.scenario.introduction


def test_drawn_augments_and_looked_at_enemies_are_laid_out() -> None:
    state = stand("Upgrade", content=FULL)
    state.seats[0].exp = 2
    play = sit(state, FULL).say("upgrade:augment")

    choice = asked(view_of(play.table, 0))

    assert choice.stage == "cards"
    assert [card.card for card in choice.cards] == [answer.card for answer in choice.answers]
    assert all(isinstance(card, AugmentLine) and not card.equipped for card in choice.cards)

    looking = launched(Look(Number(1)))
    choice = asked(view_of(looking.table, 0))
    top = looking.asked().about[0]
    assert [card.card for card in choice.cards] == [top]
    assert {answer.card for answer in choice.answers} == {top}


def launched(effect: Effect) -> Play:
    """A Faction Augment with this effect was launched, all tiles being face up."""
    test = FactionAugment("seekers.test", "Test", 0, Pattern(("B",)), (effect,), deck="seekers")
    content = content_with(augments=(test,), simple=False)
    state = stand("Launch", content=content)
    state.seats[0].equipped, state.seats[0].slots = [test.id], launcher("B.... ..... ..... .....")
    for tile in state.tiles.values():
        tile.up = True
    return sit(state, content).say("launch:augment.seekers.test@1,1")


def test_upgrades_stand_behind_doors_with_their_sums() -> None:
    state = stand("Program", content=FULL)
    seat = state.seats[0]
    seat.exp, seat.assets[1] = 5, 3
    seat.slots = launcher("BG... ..... ..... .....")
    seat.unequipped = ["reaper.hook", "seekers.tunnel-map"]

    answers = {answer.key: answer for answer in asked(shown(state)).answers}

    upgrades = {key for key, answer in answers.items() if answer.group == "upgrade"}
    assert upgrades == {key for key in answers if key.startswith(("upgrade", "equip", "trade"))}
    assert (
        answers["upgrade.discard:1,1"].door == answers["upgrade.discard:1,2"].door == ("Discard Data: Memory 3 - 1 = 2")
    )
    assert answers["upgrade.unlock:1,5"].door == "Unlock a slot: EXP 5 - 2 = 3"
    assert answers["upgrade:gain.red"].door == "Gain Data: Memory 3 - 1 = 2"
    trade = answers["trade:seekers.tunnel-map>B"]
    assert (trade.card, trade.seat, trade.door) == ("seekers.tunnel-map", 1, "Trade a Faction Augment")
    assert answers["equip:reaper.hook"].card == "reaper.hook"
    assert not any(answer.group for answer in asked(shown(_upgrading(state))).answers)


def _upgrading(state: State) -> State:
    state.cursor.step -= 2
    return state


def test_answers_on_tiles_say_where_they_lie() -> None:
    view = view_of(launched(Jump()).table, 0)

    assert asked(view).stage == "map"
    assert {answer.tile for answer in asked(view).answers} == {tile.place for tile in view.map.tiles if tile.steps}


def test_what_reveals_is_armed_and_what_does_not_is_not() -> None:
    state = stand("Launch", content=FULL)
    seat = state.seats[0]
    state.market = ["body.soldier"]
    seat.slots = launcher("RRR.. .RR.. BBB.. .....")

    answers = asked(shown(state)).answers

    armed = {answer.pattern: answer.armed for answer in answers if answer.pattern}
    assert armed == {"basic.shield": False, "basic.power": False, "body.soldier": True}  # the Market is refilled
    assert next(answer for answer in answers if answer.key == "done").armed


def test_a_move_is_armed_where_it_shows_something_or_leads_on_to_what_does() -> None:
    state = stand("Move & Trace")
    state.seats[0].tile = "B1"
    for tile in state.tiles.values():
        tile.up, tile.explore = True, ""
    state.tiles["A1"].explore, state.tiles["C1"].up = "token.shield", False

    armed = {answer.tile: answer.armed for answer in asked(shown(state)).answers if answer.tile}

    assert (armed["A1"], armed["C1"]) == (True, True)
    assert not armed.get("D1", False)


def test_being_done_is_only_armed_for_the_last_who_is() -> None:
    state = stand("Program", content=FULL)
    for seat in state.seats:
        seat.slots = launcher("B.... ..... ..... .....")
    play = sit(state, FULL)
    done = next(a for a in asked(view_of(play.table, 0)).answers if a.key == "done")
    assert not done.armed
    play.say("done", seat=1)
    tried = play.table.clone()
    tried.answer(0, tried.pending[0].serial, "done")

    done = next(a for a in asked(view_of(play.table, 0)).answers if a.key == "done")

    assert done.armed == (tried.last_answer is None)


def test_corrupted_data_that_would_serve_is_not_counted_as_any_for_others() -> None:
    state = stand("Launch", content=FULL)
    state.seats[0].slots = [CORRUPTED] * 20
    assert not any(line.sets for line in shown(state).patterns)


# -- combat ------------------------------------------------------------------------------------------------------


def fought(state: State, content: Content, dice: list[str], number: int = 0) -> Play:
    """A combat up to the first Frame."""
    script: dict[str, list[Any]] = {"dice": dice, "enemy number die": [number], "enemy symbol die": ["basic"]}
    return sit(state, content, script)


def nows(play: Play) -> dict[str, str]:
    """What each Frame would do now."""
    combat = combat_view(play.game, 0, play.asked())
    assert combat is not None
    return {frame.frame: frame.now for frame in combat.frames}


def test_frames_say_what_they_would_do_to_each_enemy() -> None:
    content = content_with(enemies=(foe("top", 3), foe("low", 9)), simple=False)
    state = stand("Combat", content=content)
    attach(state, "top", "low")
    seat = state.seats[0]
    seat.bodies = ["body.hive"]  # Damage to each
    seat.equipped = ["reaper.overkill", "brawler.wrecking-charge", "reaper.termination-code", "reaper.hook"]

    now = nows(fought(state, content, ["pulse", "pulse", "surge"]))

    # Overkill: 1 Damage more with two Enemies, and what is over goes on
    assert now["body.hive.1"] == "Top 3 - 2 = 1; Low 9 - 2 = 7"
    assert now["reaper.hook"] == "Top 3 - 4 = 0, defeated; Low 9 - 1 = 8"
    assert now["reaper.termination-code"] == "Top defeated"
    assert now["brawler.wrecking-charge"] == "Top 3 - 3 = 0, defeated"  # then nobody is second


def test_frames_before_the_first_enemy_stand_in_the_exchange() -> None:
    content = content_with(enemies=(foe("top", 30),), simple=False)
    state = stand("Combat", content=content)
    attach(state, "top")
    state.seats[0].equipped = ["brawler.banner-arm", "brawler.steel-knuckles"]
    play = fought(state, content, ["pulse", "pulse"], number=1)

    def exchange() -> list[tuple[str, str]]:
        combat = combat_view(play.game, 0, play.asked())
        assert combat is not None
        return [(line.who, line.state) for line in combat.exchange]

    assert exchange() == [("you", "now"), ("you", "next"), ("Top", "next")]
    play.say("frame:brawler.steel-knuckles@1")
    assert exchange() == [("you", "done"), ("you", "now"), ("Top", "next")]


def test_a_combat_of_another_seat_is_not_shown() -> None:
    state = stand("Combat", content=FULL)
    attach(state, "gnat", seat=0)
    state.combat = Combat(0, 2)
    table: Table = sit(state, FULL).table
    game = table.game
    assert isinstance(game, Game)
    assert view_of(table, 1).combat is None


def test_the_card_says_behind_its_goal_how_far_what_it_counts_has_come() -> None:
    whens = (
        "Gone on card >= players + 1 and Hole on map = 0",
        "Flag on map > Foe on map",
        "time = 0 or Gone on card >= 3",
    )
    bars = tuple(Bar(parse_condition(when), ()) for when in whens)
    content = content_with(card("T01", goal="Be rid of them.", bars=bars))
    state = stand("Launch", content=content)
    place = next(iter(state.tiles))
    for where, token, n in (("card", "Gone", 1), (place, "Hole", 2), (place, "Flag", 3)):
        add(state, where, token, n)

    lines = shown(state, content).scenario.lines

    assert [line.head for line in lines[:2]] == ["GOAL", "SO FAR"]
    assert lines[1].text == "Gone 1 of 3, Holes on the map 2 left, Flags on the map 3 to 0"


@pytest.mark.parametrize(("players", "told"), [(1, True), (2, False)])
def test_what_only_concerns_one_player_alone_stands_on_the_sheet_of_that_game_alone(players: int, told: bool) -> None:
    view = view_of(new_table("prologue", PLAYERS[:players], "alone"), 0)
    assert any("the BOT" in line.text for line in view.scenario.sheet) == told
