"""Dice that are toggled, Frames and the dice they would take, the lines of the decision bar in a combat."""

from __future__ import annotations

from attrs import evolve

from core.ascend.view import ChoiceView, CombatView, DieView
from tests.line.sample import COMBAT, FRAMES, answer, choice, table
from tui import fight
from tui.fight import DieRow
from tui.gestures import Index, Row, Scene, digit_of, rows_of
from tui.uiview import Spot, UiView

ROLL = choice(
    answer("keep", "Keep the roll"),
    answer("reroll:1", "Reroll 1 die: Reroll 2 - 1 = 1", dice=(0,), armed=True),
    answer("reroll:2", "Reroll 1 die: Reroll 2 - 1 = 1", dice=(1,), armed=True),
    answer("reroll:3", "Reroll 1 die: Reroll 2 - 1 = 1", dice=(2,), armed=True),
    answer("reroll:1,2", "Reroll 2 dice: Reroll 2 - 2 = 0", dice=(0, 1), armed=True),
    answer("reroll:1,3", "Reroll 2 dice: Reroll 2 - 2 = 0", dice=(0, 2), armed=True),
    answer("reroll:2,3", "Reroll 2 dice: Reroll 2 - 2 = 0", dice=(1, 2), armed=True),
    stage="combat",
)
ROLLED = evolve(COMBAT, dice=(DieView("pulse", False), DieView("surge", False), DieView("blank", False)), exchange=())


def scene(asked: ChoiceView, combat: CombatView = COMBAT, ui: UiView | None = None) -> Scene:
    """A scene of a combat, as the combat screen makes it."""
    view = evolve(table(asked), combat=combat)
    index, ui = Index(asked.answers), ui or UiView(panel="frames")
    return Scene(view, ui, index, fight.fight_rows(view, ui, index) or rows_of(view, index, ui), False)


def labels(shown: Scene) -> list[str]:
    return [row.label for row in shown.rows]


def test_a_roll_is_a_line_a_die_and_what_else_there_is() -> None:
    assert labels(scene(ROLL, ROLLED)) == ["pulse", "surge", "blank", "Keep the roll"]


def test_toggled_dice_make_the_one_reroll_that_is_about_them() -> None:
    shown = scene(ROLL, ROLLED, UiView(dice=(0, 2)))
    assert labels(shown) == [
        "pulse again",
        "surge",
        "blank again",
        "Roll 2 again",
        "Keep the roll",
    ]
    assert [digit_of(shown.rows, number) for number in range(5)] == ["1", "2", "3", "4", "0"]
    assert shown.rows[3].key == "reroll:1,3"
    assert fight.lit_dice(shown) == {0, 2}


def test_dice_with_the_same_face_are_alike() -> None:
    rolled = evolve(ROLLED, dice=(DieView("pulse", False), DieView("pulse", False), DieView("pulse", False)))
    asked = choice(
        answer("keep", "Keep the dice"),
        answer("reroll:1", "Reroll 1 die", dice=(0,)),
        answer("reroll:1,2", "Reroll 2 dice", dice=(0, 1)),
        stage="combat",
    )
    last = scene(asked, rolled, fight.act_die(scene(asked, rolled), 2).ui)
    assert last.rows[-2].key == "reroll:1"
    two = scene(asked, rolled, fight.act_die(last, 1).ui)
    assert two.rows[-2].key == "reroll:1,2"
    assert fight.act_die(two, 0).why == "reroll:1,2,3"


def test_dice_that_a_card_turns_are_toggled_like_those_of_a_reroll() -> None:
    turn = choice(
        answer("no", "Turn none"),
        answer("set:1", "pulse to surge", dice=(0,), armed=True),
        answer("set:3", "blank to surge", dice=(2,), armed=True),
        stage="combat",
    )
    once = fight.act_die(scene(turn, ROLLED), 2)
    shown = scene(turn, ROLLED, once.ui)
    assert labels(shown) == ["pulse", "surge", "blank turn", "Turn 1", "Turn none"]
    assert shown.rows[-2].key == "set:3"
    assert fight.act_die(scene(turn, ROLLED), 1).why == "set:2"  # it is a surge already


def test_a_card_that_answers_the_roll_is_a_line_beside_the_dice() -> None:
    asked = evolve(ROLL, answers=(*ROLL.answers, answer("use:trickster.loaded-dice#1", "Loaded Dice: reroll 1")))
    assert labels(scene(asked, ROLLED))[3:] == ["Loaded Dice: reroll 1", "Keep the roll"]


def test_a_used_frame_that_may_be_used_again_is_chosen_where_it_stands() -> None:
    asked = choice(answer("frame:soldier.0", "Soldier P again"), answer("no", "None of them"), stage="combat")
    shown = scene(asked)
    assert fight.act_frame(shown, "soldier.0").give == "frame:soldier.0"
    assert fight.act_frame(shown, "soldier.1").why.startswith("frame:soldier.1")


def test_many_dice_are_toggled_in_their_row_alone() -> None:
    rolled = evolve(ROLLED, dice=tuple(DieView("pulse", False) for _ in range(8)))
    assert labels(scene(ROLL, rolled)) == ["Keep the roll"]


def test_a_die_is_toggled_and_toggled_back() -> None:
    once = fight.act_die(scene(ROLL, ROLLED), 2)
    assert once.ui.dice == (2,)
    assert fight.act_die(scene(ROLL, ROLLED, once.ui), 2).ui.dice == ()
    assert not once.give


def test_more_dice_than_can_be_paid_are_refused_by_the_engine() -> None:
    outcome = fight.act_die(scene(ROLL, ROLLED, UiView(dice=(0, 1))), 2)
    assert outcome.why == "reroll:1,2,3"
    assert outcome.ui.dice == (0, 1)


def test_frames_are_a_line_each_and_those_with_several_sizes_a_door() -> None:
    shown = scene(FRAMES)
    assert labels(shown) == [
        "Soldier: 2 Damage",
        "Soldier P..: 2 ways",
        "Kinetic Battery: gain 2 Power",
        "Stop",
    ]
    assert shown.rows[1].opens == ("frame:soldier.2@3", "frame:soldier.2@3,4")
    assert [fight.frame_row(shown, frame.frame) for frame in COMBAT.frames] == [-1, 0, 1, 2]


def test_an_open_sub_list_has_the_bar_for_itself() -> None:
    narrowed = scene(FRAMES, ui=UiView(narrowed=("frame:soldier.2@3",)))
    assert labels(narrowed) == ["Soldier: 1 Damage with 1 die", "Back"]


def test_other_questions_of_a_combat_have_the_common_bar() -> None:
    shield = choice(answer("yes", "Yes: Shield 1 - 1 = 0"), answer("no", "No: ITG 5 - 2 = 3"), stage="combat")
    assert labels(scene(shield)) == ["Yes: Shield 1 - 1 = 0", "No: ITG 5 - 2 = 3"]


def test_the_frame_under_the_cursor_lights_its_dice() -> None:
    assert fight.lit_dice(scene(FRAMES)) == {1}  # the first that can be used
    assert fight.lit_dice(scene(FRAMES, ui=UiView(panel="frames", frame="battery.0"))) == {2, 3}
    assert fight.lit_dice(scene(FRAMES, ui=UiView(panel="frames", frame="soldier.0"))) == set()


def test_the_line_under_the_bar_s_cursor_and_the_armed_answer_light_their_dice() -> None:
    assert fight.lit_dice(scene(FRAMES, ui=UiView(panel="bar", row=2))) == {2, 3}
    assert fight.lit_dice(scene(FRAMES, ui=UiView(panel="bar", row=3))) == set()
    assert fight.lit_dice(scene(ROLL, ROLLED, UiView(armed="reroll:2"))) == {1}


def test_sideways_steps_through_the_dice_a_frame_may_take() -> None:
    start = scene(FRAMES, ui=UiView(panel="frames", frame="soldier.2"))
    assert fight.lit_dice(start) == {2, 3}, "a multi Frame begins with all it can take"
    assert fight.act_frame(start, "soldier.2").give == "frame:soldier.2@3,4"
    stepped = scene(FRAMES, ui=fight.move_frames(start, "right").ui)
    assert fight.lit_dice(stepped) == {2}
    assert fight.act_frame(stepped, "soldier.2").give == "frame:soldier.2@3"


def test_toggled_dice_say_which_a_frame_shall_take() -> None:
    toggled = fight.act_die(scene(FRAMES, ui=UiView(panel="dice", frame="soldier.2", dice=(2,))), 3).ui
    assert fight.act_frame(scene(FRAMES, ui=toggled), "soldier.2").give == "frame:soldier.2@3,4"


def test_up_and_down_go_through_all_frames_and_stop_at_the_ends() -> None:
    ui = UiView(panel="frames")
    for wanted in ("soldier.2", "battery.0", "battery.0"):
        ui = fight.move_frames(scene(FRAMES, ui=ui), "down").ui
        assert ui.frame == wanted


def test_a_frame_that_cannot_be_used_is_asked_about() -> None:
    assert fight.act_frame(scene(FRAMES), "soldier.0").why == "frame:soldier.0@"


def test_a_frame_is_only_pointed_at_while_something_else_is_asked() -> None:
    outcome = fight.act_frame(scene(ROLL, ROLLED), "soldier.1")
    assert (outcome.give, outcome.why, outcome.ui.frame) == ("", "", "soldier.1")


def test_the_cursor_stays_on_the_dice_there_are() -> None:
    ui = UiView(panel="dice")
    for way, wanted in (("left", 0), ("right", 1), ("right", 2), ("right", 2)):
        ui = fight.move_dice(scene(ROLL, ROLLED, ui), way).ui
        assert ui.die == wanted


def test_go_to_reaches_dice_and_frames() -> None:
    found = fight.spots(scene(FRAMES))
    assert found[0] == Spot("die", 0)
    assert found[-1] == Spot("frame", "battery.0")
    assert fight.point(UiView(), found[1]).die == 1
    assert fight.point(UiView(), found[-1]).panel == "frames"


def test_a_line_that_toggles_a_die_answers_nothing() -> None:
    row = scene(ROLL, ROLLED).rows[0]
    assert isinstance(row, DieRow)
    assert isinstance(row, Row)
    assert (row.die, row.key) == (0, "")
