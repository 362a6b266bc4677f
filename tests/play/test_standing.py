"""Standing answers: given in the player's place, kept in the slot, and taken back together with what led to them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from core.ascend.options import NO, YES, Dice, OnSlot, Pick
from core.ascend.rolls import KEEP
from core.ascend.state import State
from core.bots.random_bot import RandomBot
from core.engine.choice import Choice, Option, Refused
from saves.faults import SaveFailed
from saves.store import SlotStore
from tests.play.games import begin, play_on, seated
from tests.saves.faulty import FaultyDisk
from tui.play.sitting import AscendSitting
from tui.play.standing import answer_of
from tui.play.start import open_game

SCOUT = "body.scout#1"
PLATE, COUNTER = "brawler.thick-plate#1", "brawler.counterblow#1"


def as_scout(state: State) -> None:
    """The seat wears the Scout, which may lower Trace by 1 after each move; there is no BOT to be moved too."""
    state.bot = None
    state.seats[0].bodies, state.seats[0].trace = ["body.scout"], 5


@pytest.fixture
def store(tmp_path: Path) -> SlotStore:
    return SlotStore(tmp_path)


@pytest.fixture
def sitting(store: SlotStore) -> AscendSitting:
    return seated(store, as_scout)


def stay(sitting: AscendSitting, seat: int = 0) -> None:
    sitting.answer(seat, sitting.table.pending[seat].serial, "stay")


def says(sitting: AscendSitting, rule: str = SCOUT) -> str:
    return next(line.says for line in sitting.standing(0) if line.rule == rule)


def kind(sitting: AscendSitting) -> str:
    return sitting.table.pending[0].kind


def test_the_optional_rules_in_play_are_listed_with_their_text(sitting: AscendSitting) -> None:
    lines = {line.rule: line for line in sitting.standing(0)}
    assert lines[SCOUT].card == "Scout"
    assert "you may" in lines[SCOUT].text
    assert lines[SCOUT].says == "ask"
    assert all(not rule.startswith("walker.green") for rule in lines), "Midori's launch rule is begun by choosing it"


@pytest.mark.parametrize(
    ("word", "lower", "log"),
    [("always", 1, "A, standing answer: Scout used"), ("never", 0, "A, standing answer: Scout not used")],
)
def test_a_rule_is_used_always_or_never(sitting: AscendSitting, word: str, lower: int, log: str) -> None:
    stay(sitting)
    trace = sitting.game.state.seats[0].trace
    assert kind(sitting) == "may"
    sitting.undo()
    sitting.set_standing(0, SCOUT, word)
    stay(sitting)
    assert trace is not None
    assert sitting.game.state.seats[0].trace == trace - lower
    assert sitting.slot.answers[-1].key == ("yes" if lower else "no")
    assert any(line == f"{log}." for line in sitting.log())


def test_saying_it_while_it_is_asked_answers_at_once_and_asking_again_comes_back(sitting: AscendSitting) -> None:
    stay(sitting)
    sitting.set_standing(0, SCOUT, "always")
    assert kind(sitting) != "may"
    sitting.set_standing(0, SCOUT, "ask")
    sitting.undo()
    assert kind(sitting) == "may", "no longer answered by itself, it is what undo comes to"


def test_undo_goes_back_to_before_and_redo_gives_all_of_it_again(sitting: AscendSitting) -> None:
    sitting.set_standing(0, SCOUT, "always")
    before = sitting.table.digest()
    stay(sitting)
    after, log = sitting.table.digest(), sitting.log()
    assert sitting.undo() == "stay"
    assert (sitting.table.digest(), sitting.slot.answers) == (before, [])
    assert sitting.redo() == "stay"
    assert (sitting.table.digest(), sitting.log()) == (after, log)
    assert [answer.key for answer in sitting.slot.answers] == ["stay", "yes"]


def test_undo_and_redo_after_the_word_was_changed_answer_by_the_new_word(sitting: AscendSitting) -> None:
    sitting.set_standing(0, SCOUT, "always")
    stay(sitting)
    sitting.undo()
    sitting.set_standing(0, SCOUT, "never")
    sitting.redo()
    assert [answer.key for answer in sitting.slot.answers] == ["stay", "no"]


def test_what_was_said_survives_closing_and_every_snapshot(store: SlotStore, sitting: AscendSitting) -> None:
    sitting.set_standing(0, SCOUT, "never")
    stay(sitting)
    before = sitting.table.digest(), sitting.log()
    sitting.close()
    again = open_game(store, sitting.slot.id)
    assert says(again) == "never"
    assert (again.table.digest(), again.log()) == before
    play_on(again, 40)
    again.close()
    assert says(open_game(store, sitting.slot.id)) == "never"


def test_a_game_that_was_left_between_question_and_standing_answer_goes_on_with_it(
    store: SlotStore, sitting: AscendSitting
) -> None:
    stay(sitting)
    sitting.slot.write_campaign({**sitting.campaign(), "standing": {"0": {SCOUT: "always"}}})
    sitting.slot.close()
    assert kind(open_game(store, sitting.slot.id)) != "may"


def test_each_seat_says_its_own(store: SlotStore) -> None:
    def both(state: State) -> None:
        for seat in state.seats:
            seat.bodies, seat.trace = ["body.scout"], 5

    sitting = seated(store, both, seats=2)
    sitting.set_standing(1, SCOUT, "always")
    assert says(sitting) == "ask"
    (first,) = sitting.deciders()
    assert first == 0
    stay(sitting)
    assert kind(sitting) == "may"


@pytest.mark.parametrize(
    ("rule", "word", "told"),
    [(SCOUT, "perhaps", "no standing answer"), ("walker.green#1", "always", "no optional rule"), ("", "ask", "no opt")],
)
def test_what_cannot_be_said_is_refused_in_a_sentence(sitting: AscendSitting, rule: str, word: str, told: str) -> None:
    with pytest.raises(Refused, match=told):
        sitting.set_standing(0, rule, word)
    assert says(sitting) == "ask"


def test_what_cannot_be_kept_does_not_hold(sitting: AscendSitting, monkeypatch: pytest.MonkeyPatch) -> None:
    stay(sitting)
    with monkeypatch.context() as patch:
        disk = FaultyDisk(patch)
        disk.fail_at, disk.failing = 1, 10**6
        with pytest.raises(SaveFailed):
            sitting.set_standing(0, SCOUT, "always")
        disk.close()
    assert (says(sitting), kind(sitting)) == ("ask", "may")


def test_while_looking_nothing_is_said_or_answered(store: SlotStore, sitting: AscendSitting) -> None:
    stay(sitting)
    looking = open_game(store, sitting.slot.id, look=True)
    with pytest.raises(Refused):
        looking.set_standing(0, SCOUT, "always")
    assert kind(looking) == "may"


@pytest.mark.parametrize("record", ["no table", {"0": 3}, {"0": {SCOUT: 1}}, {"9": {SCOUT: "always"}}], ids=str)
def test_a_record_that_is_none_says_nothing(store: SlotStore, sitting: AscendSitting, record: object) -> None:
    sitting.slot.write_campaign({**sitting.campaign(), "standing": record})
    sitting.slot.close()
    assert says(open_game(store, sitting.slot.id)) == "ask"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_with_standing_answers_a_game_is_left_and_taken_back_anywhere(store: SlotStore, seats: int) -> None:
    """Rules are spoken for at random; undo, redo, take back, close and open come to the positions they should."""
    sitting, bot, dice = begin(store, seats, "word", "sandbox"), RandomBot("2"), Random(seats)
    said = 0
    for _ in range(250):
        if not sitting.deciders():
            break
        choice, option = bot.choose(sitting.table)
        for line in sitting.standing(choice.seat):
            if line.says == line.words[0] and dice.random() < 0.5:
                sitting.set_standing(choice.seat, line.rule, dice.choice(line.words[1:]))
        if sitting.table.pending.get(choice.seat) is not choice:
            continue  # answered by what was just said
        before = sitting.table.digest()
        sitting.answer(choice.seat, choice.serial, option.key)
        said += any("standing answer" in line for line in sitting.log()[-3:])
        if dice.random() < 0.2:
            after, log = sitting.table.digest(), sitting.log()
            with suppress(Refused):
                sitting.undo()
                assert sitting.table.digest() == before
                sitting.redo()
            assert (sitting.table.digest(), sitting.log()) == (after, log)
        if dice.random() < 0.1:
            with suppress(Refused):
                sitting.take_back(choice.seat)
        if dice.random() < 0.7:
            sitting.settle()
        if dice.random() < 0.1:
            before = sitting.table.digest()
            sitting.close()
            sitting = open_game(store, sitting.slot.id)
            assert (sitting.table.digest(), sitting.notice) == (before, "")
        assert all(
            answer_of(
                sitting.game, asked, {line.rule: line.says for line in sitting.standing(seat) if line.says != "ask"}
            )
            is None
            for seat, asked in sitting.table.pending.items()
        )
    assert said or seats == 1, "alone there are few such rules"
    sitting.close()


# -- which questions are answered ------------------------------------------------------------------------------------


def asked(sitting: AscendSitting, word: str, *options: Option, about: tuple[object, ...] = ()) -> Choice:
    """A question to the first seat, who has two cards that answer events."""
    seat = sitting.game.state.seats[0]
    seat.equipped, seat.bodies = ["brawler.thick-plate", "brawler.counterblow"], ["body.scout"]
    sitting.game.recard()
    return Choice(0, word, options, optional=NO in options or KEEP in options, about=about)


USE_PLATE, USE_COUNTER = Pick("use", PLATE), Pick("use", COUNTER)
BOTH = {PLATE: "always", COUNTER: "always"}


@pytest.mark.parametrize(
    ("said", "word", "options", "about", "given"),
    [
        ({PLATE: "always"}, "use", (USE_PLATE, NO), (), USE_PLATE),
        ({PLATE: "never"}, "use", (USE_PLATE, NO), (), NO),
        ({PLATE: "always"}, "use", (USE_PLATE, USE_COUNTER, NO), (), None),
        ({PLATE: "never"}, "use", (USE_PLATE, USE_COUNTER, NO), (), None),
        ({PLATE: "never", COUNTER: "never"}, "use", (USE_PLATE, USE_COUNTER, NO), (), NO),
        ({PLATE: "never", COUNTER: "always"}, "use", (USE_PLATE, USE_COUNTER, NO), (), USE_COUNTER),
        (BOTH, "use", (USE_PLATE, USE_COUNTER, NO), (), None),
        (BOTH, "use", (USE_PLATE, USE_COUNTER), (), None),
        ({PLATE: "never"}, "reroll", (KEEP, USE_PLATE), (), KEEP),
        ({PLATE: "never"}, "reroll", (KEEP, Dice("reroll", (0,)), USE_PLATE), (), None),
        ({PLATE: "never"}, "reroll", (KEEP, Dice("reroll", (0,))), (), None),
        ({SCOUT: "always"}, "pay", (NO, YES), (SCOUT,), YES),
        ({SCOUT: "never"}, "pay", (NO, YES), (SCOUT,), NO),
        ({SCOUT: "always"}, "pay", (NO, OnSlot("dump", 1)), (SCOUT,), OnSlot("dump", 1)),
        ({SCOUT: "always"}, "pay", (NO, OnSlot("dump", 1), OnSlot("dump", 2)), (SCOUT,), None),
        ({SCOUT: "always"}, "may", (YES, NO), ("",), None),
        ({"walker.green#1": "always"}, "pay", (NO, YES), ("walker.green#1",), None),
        ({SCOUT: "always"}, "shield", (YES, NO), (SCOUT,), None),
    ],
)  # fmt: skip
def test_a_question_is_answered_only_where_nothing_else_is_decided_with_it(
    store: SlotStore,
    said: dict[str, str],
    word: str,
    options: tuple[Option, ...],
    about: tuple[object, ...],
    given: Option | None,
) -> None:
    sitting = begin(store, 1, scenario="sandbox")
    assert answer_of(sitting.game, asked(sitting, word, *options, about=about), said) == given
