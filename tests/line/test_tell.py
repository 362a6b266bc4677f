"""The table in sentences."""

from __future__ import annotations

from attrs import evolve

from tests.line.sample import (
    COMBAT,
    END,
    ENEMY,
    FRAMES,
    GLOAM,
    HIVE,
    KIT,
    LANCE,
    LEARNING,
    MARKET,
    PROGRAM,
    answer,
    choice,
    table,
)
from tui.line import tell, tell_cards, tell_enemies, tell_launcher, tell_map
from tui.line.tell_story import tell_drawn
from tui.line.tell_words import sentence


def test_the_launcher_is_told_row_by_row_with_what_is_near() -> None:
    view = table()
    assert tell_launcher.tell_launcher(view.launcher, view.patterns) == [
        "Launcher, row by row. Row 1: blue, blue, red, empty, locked. Row 2: empty, green, yellow, blue, yellow. "
        "Row 3: red, empty, yellow, corrupted, locked. Row 4: empty, red, open, green, locked. Core: blue.",
        'Ready: Reroll. One move: EXP. Two moves: Shield. Two others out of reach; "patterns" tells all.',
    ]


def test_patterns_tell_shape_effect_and_the_way_there() -> None:
    reroll, shield, long, exp, _ = tell_launcher.tell_patterns(table().patterns)
    assert reroll == "Reroll: yellow, yellow, yellow. +1 Reroll. Ready with 2,3; 3,3; 4,3."
    assert shield.endswith("Two moves away: slide 2,4 to 1,4, then switch 1,3 with 1,4.")
    assert long.endswith("Out of reach.")
    assert exp.startswith("EXP: core, any; below it any, core.")


def test_a_launched_pattern_is_not_called_ready() -> None:
    launched = tuple(evolve(line, launched=True) for line in table().patterns[:1])
    assert tell_launcher.tell_near(launched) == ["No pattern is ready or near."]
    assert tell_launcher.tell_patterns(launched)[0].endswith("Launched in this step already.")


def test_the_map_is_told_from_your_tile_outwards() -> None:
    view = table()
    assert tell_map.tell_map(view.map, view.seats) == [
        "You are on B2, Damaged District, Trace 0 for entering, 2 for staying, here: Mira.",
        "Next to you:",
        "  up: B1, face down, an Exploration token, 1 step in reach.",
        "  up-right: C2, Shelter, Trace 1 for entering, 2 for staying, here: Kai, 1 step in reach. "
        "Effect: Change Core Data",
        "Two tiles away:",
        "  right: D2, Hideout, Trace 2 for entering, 3 for staying, radar, 2 steps in reach. Effect: Draw 1 Augment",
    ]


def test_without_trace_in_play_the_map_does_not_speak_of_it() -> None:
    view = table()
    assert not any("Trace" in line for line in tell_map.tell_map(evolve(view.map, trace=False), view.seats))


def test_enemies_tell_frames_hacks_and_the_number_die() -> None:
    assert tell_enemies.tell_enemies(table().enemies) == [
        "1 attached. Enemy deck 21, discarded 3.",
        "Top: Z.O.E., level 2, Integrity 5 of 8, the number die. Basic: 2 Wounds. Special: lose 1 Reroll.",
        "  Hack red, free, red: 3 Damage.",
        "  Repel yellow, yellow: discard it.",
    ]


def test_an_enemy_that_hides_tells_no_numbers_and_one_without_a_repel_says_so() -> None:
    assert tell_enemies.tell_enemy("Number 2", GLOAM) == [
        "Number 2: Gloam, level 3, Integrity hidden, EXP 2 for its defeat. Its Frames are hidden.",
        "  Rule: It hides.",
        "  It cannot be repelled.",
    ]


def test_the_kit_tells_body_augments_protocol_and_bot() -> None:
    assert tell_cards.tell_kit(table()) == [
        "Body Scout: MOV 3, ATT 2, PRO 5.",
        "Integrity 4 of 5. Trace 5: Trace dice 2.",
        "Shield 2, Memory 1, Power 0, Reroll 1, EXP 3. Data: bag 4, Launcher 13, dump 6.",
        "Scout, MOV 3, ATT 2, PRO 5, active.",
        "  Combat Frame any number of pulses: 1 Damage for each die.",
        "  Rule: After your move, you may rest.",
        "Hook, Reaper Augment, combat, equipped.",
        "  Combat Frame pulse, pulse: 3 Damage.",
        "Siphon, Reaper Augment, anytime, equipped, used this turn.",
        "  Rule: Once a turn, when you defeat an Enemy, recover 2.",
        "Shock Lance, Spartans Augment, launch, not equipped, 2 Memory.",
        "  Launch red, free, red; below it free, yellow, free: 3 Damage.",
        "Shell Change, Learning Protocol.",
        "  Step 1, done: Resolve the effect of the Shelter. Reward: Gain 2 Memory.",
        "  Step 2, now, 1 of 2 so far: Launch a Hack, twice. Reward: Gain 1 EXP.",
        "  Step 3, to come: Launch a Repel.",
        "  In the end: You may inhabit your other Body.",
        "J.O.R.D.A.N. BOT on C2, MOV 2: 4 of 5 charges. Charged with yellow, free, yellow; below it free, core, free.",
        "Class Reaper: 7 Augments left to draw.",
        "ATT + 1 this turn.",
    ]


def test_the_market_tells_how_far_each_body_is() -> None:
    said = tell_cards.tell_market(MARKET, table().patterns)
    assert said == [
        "Body Market: 1, 8 in the deck.",
        "Hive, MOV 2, ATT 3, PRO 4. Out of reach.",
        "  Inhabited with yellow, red; below it red, yellow.",
        "  Combat Frame pulse, pulse: 2 Damage.",
        "Faction Augments left: Seekers 11.",
    ]
    assert tell_cards.tell_market(evolve(MARKET, in_play=False), ()) == ["There is no Body Market in this scenario."]


def test_the_party_tells_in_a_line_what_each_seat_has() -> None:
    assert tell.tell_seats(table()) == [
        "Seat 1, Mira: Integrity 4 of 5, Trace 5, Enemies 1; decides.",
        "  Scout, Reaper; Augments Hook, Siphon; not equipped Shock Lance; Shell Change, 1 of 3 steps.",
        "Seat 2, Kai: Integrity 5 of 5, Trace 2, Enemies 0; waits.",
        "  Hive, Brawler.",
    ]


def test_cards_to_choose_from_are_told_before_the_question() -> None:
    asked = choice(answer("keep:spartans.shock-lance", "Keep Shock Lance"), answer("keep:x", "Keep X"), stage="cards")
    said = tell.tell_stage(table(evolve(asked, cards=(LANCE, HIVE, LEARNING, ENEMY))))
    for part in ("Shock Lance, Spartans", "Hive, MOV 2", "Shell Change, Learning", "Card: Z.O.E., level 2"):
        assert any(line.startswith(part) for line in said)


def test_a_kit_of_the_first_game_has_a_body_only() -> None:
    bare = evolve(KIT, cls="", augments=(), protocol=None, bot=None, boosts=())
    assert tell_cards.tell_cards(bare)[0] == "Scout, MOV 3, ATT 2, PRO 5, active."
    assert len(tell_cards.tell_cards(bare)) == 3


def test_combat_tells_dice_exchange_and_what_frames_would_do() -> None:
    said = tell.tell_combat(COMBAT)
    assert "Dice: 1 pulse (used), 2 surge, 3 pulse, 4 pulse." in said
    assert "  Z.O.E.: acts now (now)" in said
    assert "  Frame 3, Soldier, any number of pulses: 1 Damage a die. Z.O.E. 5 - 1 = 4" in said
    assert tell.tell_combat(None) == ["There is no combat now."]


def test_a_drawn_card_tells_story_what_it_does_and_what_it_did() -> None:
    assert tell_drawn(table().scenario) == [
        "Card E07, Hope.",
        "They count the beams.",
        "Nobody sleeps.",
        "At once:",
        "  Each player: Trace to 0.",
        "Done so far:",
        "  Mira: Trace 5 to 0.",
    ]


def test_many_answers_are_told_short_with_the_words_for_the_rest() -> None:
    assert tell.tell_question(PROGRAM) == [
        "Move Data: 2 of 5 moves left.",
        " 1 Let Jun decide first",
        " 0 Done, 2 moves unused",
        'Or: upgrade, slide, switch. "options" tells all 10, "options upgrade" some.',
    ]


def test_few_answers_are_all_told() -> None:
    assert len(tell.tell_question(FRAMES)) == 1 + len(FRAMES.answers)


def test_the_state_holds_every_part_of_the_table() -> None:
    said = "\n".join(tell.tell_state(evolve(table(), combat=COMBAT)))
    for part in ("Geohunt", "Time 5", "Seat 2, Kai", "Scout", "Shield 2", "Row 4", "Z.O.E.", "C2", "Dice:", "GOAL"):
        assert part in said


def test_an_effect_that_ends_in_a_full_stop_gets_no_second_one() -> None:
    assert sentence("1 Damage.") == sentence("1 Damage") == "1 Damage."


def test_a_question_about_your_own_tile_does_not_tell_the_whole_map() -> None:
    district = choice(answer("effect", "Use it"), answer("skip", "Do not use it"), stage="map")
    assert len(tell.tell_stage(table(district))) == 1
    move = choice(answer("stay", "Stay"), answer("move:B2>C2", "Go to C2", tile="C2"), stage="map")
    assert len(tell.tell_stage(table(move))) > 3


def test_data_and_end() -> None:
    assert tell.tell_data(table().data)[0] == "Bag: 1 blue, 1 green, 1 yellow, 1 red, 0 open, 0 corrupted."
    said = tell.tell_end(END)
    assert said[0] == "Victory in turn 9. Card E08, The radars fall silent."
    assert said[-1] == "Seed 7Q4K-2M9D."
