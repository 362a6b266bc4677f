"""Whole conversations, through two streams."""

from __future__ import annotations

import io

from attrs import evolve

from tests.line.sample import END, PROGRAM, FakeSitting, answer, choice, table
from tui.line.loop import run
from tui.line.talk import named_seat
from tui.line.voice import harmless
from tui.logs import new_in

START = table()
NEXT = evolve(START, choice=evolve(PROGRAM, serial=2, prompt="1 move left."), log=(*START.log, "Mira slides blue."))
OVER = evolve(START, choice=None, end=END)


def talk(sitting: FakeSitting, *lines: str, seat: int = 0) -> str:
    """Everything said while these lines are typed and the input then ends."""
    out = io.StringIO()
    assert run(sitting, io.StringIO("".join(line + "\n" for line in lines)), out, seat) == 0
    return out.getvalue()


def test_an_answer_is_given_settled_and_followed_by_the_news_and_the_next_question() -> None:
    sitting = FakeSitting(START, NEXT)
    said = talk(sitting, "slide 2,4 up")
    assert sitting.answers == [(0, 1, "slide:2,4>1,4")]
    assert sitting.settled == 1
    after = said.partition("slide 2,4 up")[2]
    assert after.index("Mira slides blue.") < after.index("1 move left.")
    assert "Kai is done" not in after
    assert "Row 1" not in after  # the launcher is told when a step begins, not at each move


def test_the_opening_tells_card_step_stage_and_question() -> None:
    said = talk(FakeSitting(START))
    for part in ("Night shift.", "Kai is done", "Card E07, Hope.", "Turn 3, Planning, Program. Mira decides.",
                 "Row 1: blue", "Move Data: 2 of 5", "\n 0 Done"):  # fmt: skip
        assert part in said
    assert "You answer for" not in said


def test_the_end_of_input_says_that_all_is_saved() -> None:
    assert talk(FakeSitting(START)).endswith("> \nEvery answer is saved as soon as it is given.\n")


def test_quit_reads_no_further() -> None:
    sitting = FakeSitting(START, NEXT)
    assert "saved" in talk(sitting, "quit", "done")
    assert not sitting.answers


def test_the_end_of_the_scenario_is_told_and_ends_the_talk() -> None:
    said = talk(FakeSitting(START, OVER), "done", "launcher")
    assert "Victory in turn 9." in said
    assert "Row 1" not in said.partition("Victory")[2]


def test_what_is_not_possible_gets_the_engine_s_sentence_and_the_question_stays() -> None:
    sitting = FakeSitting(START)
    said = talk(sitting, "slide 2,4 right", "launch shield")
    assert "Not possible: why not slide:2,4>2,5." in said
    assert sitting.asked_why == ["slide:2,4>2,5", "launch:basic.shield@1,1-1,2-1,3"]
    assert not sitting.answers


def test_a_refused_answer_is_said_and_changes_nothing() -> None:
    sitting = FakeSitting(table(choice(answer("forbidden", "Forbidden"), answer("done", "Done"))))
    assert "Not possible: That is over." in talk(sitting, "forbidden")
    assert not sitting.settled


def test_words_that_fit_several_ask_for_the_number_and_the_number_answers() -> None:
    sitting = FakeSitting(START, NEXT)
    said = talk(sitting, "slide", "4")
    assert "Give the number:\n 4 slide 2,4 to 1,4\n 8 slide 1,3 to 1,4" in said
    assert sitting.answers == [(0, 1, "slide:2,4>1,4")]


def test_undo_and_redo_say_what_they_did_and_repeat_no_news() -> None:
    said = talk(FakeSitting(START, NEXT), "undo", "done", "undo", "redo", "back")
    assert "Undo stops here: the Attack roll is known." in said
    assert "Taken back: slide blue 2,4 to 1,4." in said
    assert "Given again: slide blue 2,4 to 1,4." in said
    assert "Seat 1 has nothing to take back." in said
    assert said.count("Mira slides blue.") == 1


def test_while_all_play_at_once_a_seat_takes_back_its_own() -> None:
    sitting = FakeSitting(evolve(START, others=(1,)))
    sitting.asked_seats = (0, 1)
    said = talk(sitting, "undo", "back kai", "back nobody")
    assert "Seat 1 has nothing to take back." in said
    assert "Seat 2 has nothing to take back." in said
    assert 'No seat goes by "nobody".' in said


def test_commands_tell_the_table_and_do_not_answer() -> None:
    commands = {
        "?": "Answer with a number",
        "where": "First player: Kai.",
        "launcher": "Slots that refill: 1,1;",
        "patterns shield": "Two moves away",
        "map": "Next to you:",
        "enemies": "Top: Z.O.E.",
        "combat": "There is no combat now.",
        "kit": "Hook, Reaper Augment",
        "market": "Hive, MOV 2",
        "card": "GOAL: Destroy",
        "sheet": "SPREAD: Roll",
        "data": "Left in the pools",
        "log 1": "Kai is done",
        "options upgrade": " 3 Upgrade: gain 1 blue",
        "seats": "Hive, Brawler.",
        "launcher kai": "Row 1",
        "launcher nobody": 'No seat goes by "nobody".',
        "save": "Every answer is saved",
    }
    sitting = FakeSitting(START)
    for command, told in commands.items():
        assert told in talk(sitting, command).partition(f"> {command}\n")[2], command
    assert not sitting.answers


def test_the_question_is_repeated_by_an_empty_line_only() -> None:
    assert talk(FakeSitting(START), "data").count("Move Data:") == 1
    assert talk(FakeSitting(START), "").count("Move Data:") == 2


def test_another_seat_answers_after_seat() -> None:
    start = evolve(START, others=(1,))
    sitting = FakeSitting(start, NEXT)
    sitting.asked_seats = (0, 1)
    said = talk(sitting, "seat kai", "done")
    assert "You answer for Kai." in said
    assert sitting.answers == [(1, 1, "done")]


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    said = talk(FakeSitting(START), "seat 2", "seat 7")
    assert "Kai is not asked now. Asked: 1 Mira." in said
    assert 'No seat goes by "7". Asked: 1 Mira.' in said


def test_where_a_player_is_chosen_seat_and_a_name_answer() -> None:
    asked = choice(
        answer("seat:A", "Mira, you: ITG 4 of 5", seat=0), answer("seat:B", "Kai: ITG 5 of 5", seat=1), stage="card"
    )
    sitting = FakeSitting(evolve(START, choice=evolve(asked, kind="seat")), NEXT)
    talk(sitting, "seat kai")
    assert sitting.answers == [(0, 1, "seat:B")]


def test_the_seat_that_is_asked_answers_when_the_chosen_one_is_not() -> None:
    sitting = FakeSitting(START, NEXT)
    talk(sitting, "done", seat=1)
    assert sitting.answers == [(0, 1, "done")]


def test_what_cannot_be_taken_back_is_marked() -> None:
    sitting = FakeSitting(table(choice(answer("yes", "Roll 3 dice", armed=True), answer("no", "Not yet"))))
    assert " 1 Roll 3 dice (final)\n 0 Not yet\n" in talk(sitting)


def test_text_from_people_steers_no_terminal() -> None:
    evil = "\x1b[2J\u202egnp\x07"
    assert harmless(evil) == "?[2J?gnp?"
    sitting = FakeSitting(evolve(START, log=(*START.log, evil)))
    sitting.title = evil
    said = talk(sitting, evil)
    assert not set("\x1b\x07\u202e") & set(said)


def test_a_stream_without_unicode_gets_what_it_can_show() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding="ascii")
    sitting = FakeSitting(START)
    sitting.title = "Nächte"
    assert run(sitting, io.StringIO(""), out) == 0
    assert b"N?chte." in raw.getvalue()


def test_a_closed_pipe_is_a_way_to_leave() -> None:
    class Deaf(io.StringIO):
        def flush(self) -> None:
            raise BrokenPipeError

    assert run(FakeSitting(START), io.StringIO("done\n"), Deaf()) == 0


def test_only_new_sentences_are_news() -> None:
    assert new_in(("a", "b"), ("a", "b", "c")) == ("c",)
    assert new_in(("a", "b", "c"), ("b", "c", "d")) == ("d",)
    assert new_in((), ("a",)) == ("a",)
    assert new_in(("a",), ("a",)) == ()


def test_seats_go_by_number_letter_and_name() -> None:
    assert [named_seat(word, START) for word in ("1", "b", "KAI", "3")] == [0, 1, 1, None]


def test_a_number_that_was_not_read_out_is_a_slip_until_all_are_told() -> None:
    many = evolve(PROGRAM, answers=tuple(evolve(answer(f"slide:1,1>{n}", f"Slide {n}"), slots=(n,)) for n in range(12)))
    view = evolve(START, choice=many)
    sitting = FakeSitting(view, NEXT)
    said = talk(sitting, "2", "options", "2")
    assert 'Answer 2 was not read out; "options" tells all 12.' in said
    assert [key for _, _, key in sitting.answers] == ["slide:1,1>1"]


def test_a_drawn_card_tells_its_goal() -> None:
    said = talk(FakeSitting(START))
    assert "goal" in said.casefold()
    assert 'The whole card: "card".' in said


def test_rules_are_looked_up_without_leaving_the_question() -> None:
    sitting = FakeSitting(START)
    said = talk(sitting, "rules shield", "rules", "rules qwertz")
    assert "Shield, rulebook p.8." in said
    assert '"rules shield" looks a word up.' in said
    assert 'The rules have nothing of "qwertz".' in said
    assert not sitting.answers
