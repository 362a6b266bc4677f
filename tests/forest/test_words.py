"""Views and words: numbers of answers, odds, labels, the log, reasons, hints."""

from __future__ import annotations

from typing import Any

import pytest

from core.bots.random_bot import RandomBot
from core.engine.choice import Refused
from core.engine.table import Table
from core.forest import events as ev
from core.forest.gems import Gems
from core.forest.log import MAKERS, happened
from core.forest.play import new_table
from core.forest.views import view_of
from tests.forest.tables import at, game_of, give, laid, seated


def labels(table: Table, seat: int = 0) -> dict[int, str]:
    """The answers of the seat by the numbers that give them."""
    choice = view_of(table, seat).choice
    assert choice is not None
    found = {answer.number: answer.label for answer in choice.answers}
    assert len(found) == len(choice.answers)
    return found


def test_a_place_has_its_number_at_every_question() -> None:
    table = seated(laid("easy", down=["dew", "reed", "fox"]), draws="bb", crumbles="y")
    assert labels(table) == {
        1: "Look at place 1",
        3: "Look at place 3",
        5: "Look at place 5",
        7: "Collect: take a gem out of the bag",
        0: "End the game here",
    }
    give(table, "collect")
    assert labels(table) == {
        1: "Deliver 1 gem to place 1",
        3: "Deliver 1 gem to place 3",
        5: "Deliver 1 gem to place 5",
        7: "Take another gem",
    }
    give(table, "deliver:3")
    assert labels(table) == {1: "Try: turn the card up", 0: "Leave the gems there"}
    give(
        table,
        "leave",
    )
    give(table, "collect") if 1 not in table.pending else None
    assert labels(table, 1)[3] == "Look at place 3"


def test_gems_of_recall_are_numbered_from_one() -> None:
    table = seated(laid("easy", down=["dew", "fox"], bag=[5, 5, 5, 1]), draws="rry", crumbles="b")
    give(table, "collect", "again", "again", f"deliver:{at('fox')}", "try")
    assert labels(table)[1] == "Two blue"
    assert labels(table)[4] == "Two red"


def test_the_chance_of_a_black_gem_is_told_some_gems_ahead() -> None:
    nightmare = view_of(new_table("nightmare", ["Mira"], "a"), 0).bag
    assert [round(1 - chance, 3) for chance in nightmare.odds] == [0.923, 0.849, 0.778, 0.711]
    assert view_of(new_table("novice", ["Mira"], "a"), 0).bag.odds == ()
    assert (nightmare.size, nightmare.black) == (26, 2)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (ev.Looked(0, 2, ""), "Mira looks at place 3."),
        (ev.Looked(1, 2, "reed"), "Reed: Kai looks at place 3."),
        (ev.Drew(0, 3, Gems(1, 0, 0, 1)), "Mira takes a black gem: 1 blue and 1 black in hand."),
        (ev.Scattered(0, Gems(1, 0, 0, 1)), "The black gem sends all of it back into the bag: 1 blue and 1 black."),
        (ev.Delivered(0, 0, Gems(1), Gems(1)), "Mira delivers 1 blue to place 1."),
        (ev.Delivered(0, 0, Gems(1), Gems(2)), "Mira delivers 1 blue to place 1; 2 blue lie there now."),
        (ev.Failed(0, 1, Gems(0, 2), False), "Mira tries place 2: not enough. Its gems leave the game: 2 red."),
        (ev.Failed(0, 1, Gems(0, 2), True), "Mira tries place 2: not enough. Its gems go back into the bag: 2 red."),
        (ev.Released(0, 1, "fox"), "Mira tries place 2: Fox is free!"),
        (ev.Returned(0, "heron", Gems()), "Heron: no gems were over."),
        (ev.Returned(0, "fox", Gems(0, 2)), "Fox: 2 red back in the bag."),
        (ev.Purged(0, "ember", 0), "Ember: no black gem leaves the bag."),
        (ev.Crumbled(0, 1), "The turn ends: a red gem crumbles."),
        (ev.Ended(0, "stuck", 4), "The game is over."),
    ],
)
def test_each_event_is_a_sentence(event: object, said: str) -> None:
    game = game_of(new_table("easy", ["Mira", "Kai"], "a"))
    assert happened([event], game.content, game.state.names) == (said,)


def test_every_class_of_events_has_its_sentence() -> None:
    classes = {kind for kind in vars(ev).values() if getattr(kind, "__module__", "") == ev.__name__}
    assert classes == set(MAKERS)


@pytest.mark.parametrize(
    ("answers", "key", "why"),
    [
        ((), "look:2", "Ember at place 2 is free already."),
        ((), "look:9", "There is no place 9; they go from 1 to 6."),
        ((), "deliver:1", "Nothing is collected yet: take a gem first."),
        ((), "again", "Nothing is collected yet: take a gem first."),
        (("collect",), "look:1", "You are collecting and hold 1 blue: take another gem, or deliver to one card."),
        (("collect",), "deliver:2", "Ember at place 2 is free already."),
        (("collect",), "end", "A game can be ended at the beginning of a turn."),
        (("collect", "deliver:1"), "deliver:3", "The gems lie on place 1: try to free it, or leave them there."),
        (("look:1",), "look:3", "A card waits to be shown: that comes first."),
        ((), "dance", '"dance" is no answer here; there are 7 answers, for instance look:1, look:3, look:4, look:5'),
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(answers: tuple[str, ...], key: str, why: str) -> None:
    down = ["dew", "reed", "heron", "fox", "moth"]
    table = seated(laid("easy", down=down), draws="b")
    give(table, *answers)
    (choice,) = table.pending.values()
    with pytest.raises(Refused) as refused:
        table.answer(choice.seat, choice.serial, key)
    assert str(refused.value).startswith(why)


def test_who_is_not_asked_hears_whose_turn_it_is() -> None:
    table = new_table("easy", ["Mira", "Kai", "Jun"], "a")
    game = game_of(table)
    assert game.not_asked(table.pending, 1) == "Mira acts now; Kai is next."
    assert game.not_asked(table.pending, 2) == "Mira acts now; Jun comes in 2 turns."
    assert game.not_asked(table.pending, 5) == "There is no seat 6: 3 players at the table."
    give(table, "end")
    assert game.not_asked(table.pending, 0) == "The game is over: nobody is asked anything any more."


def test_a_hint_speaks_of_what_all_can_know() -> None:
    table = seated(laid("easy"), draws="bbr")
    assert view_of(table, 0).hint.startswith("Look at a card: three that you remember")
    give(table, "collect")
    assert view_of(table, 0).hint == "Take another: these free no card yet, and the next is black in 1 of 30."
    give(table, "again", "again")
    assert view_of(table, 0).hint.endswith("more gems would only be surplus.")
    give(table, "deliver:1")
    assert view_of(table, 0).hint == "Try if Dew or Heron lies here; a failed try costs all gems on the card."


def test_a_try_that_cannot_succeed_is_warned_of_and_a_colour_that_ran_out_is_marked() -> None:
    table = seated(laid("easy", bag=[5, 1, 5, 0]), draws="b")
    view = view_of(table, 0)
    assert view.bag.safe == "No black gem is left: drawing is safe."
    assert view.bag.odds == ()
    assert {card.name: card.lacking for card in view.cards if card.lacking} == {"Fox": "too few red left"}
    give(table, "collect", "deliver:1")
    assert view_of(table, 0).hint == "Leave them: these gems free none of the cards, so a try cannot succeed."
    none = view_of(seated(laid("easy", bag=[5, 0, 5, 1], on={"moth": "r"})), 0)
    assert [card.name for card in none.cards if card.lacking] == ["Fox"], "a red gem lies where Dew could lie"
    assert [card.lacking for card in view_of(seated(laid("novice", bag=[5, 0, 5, 2])), 0).cards] == [""] * 6


def test_the_hint_before_a_turn_speaks_of_what_is_left() -> None:
    def told(**laying: Any) -> str:
        state = laid("easy", **laying)
        state.turn = 8
        return view_of(seated(state), 0).hint

    assert told() == "Collect if you remember three cards, or all that lie here; else look at one."
    assert told(bag=[3, 3, 3, 1]).startswith("Collect for a card you remember: 9 coloured gems left")
    assert told(down=["fox"]).startswith("Collect for Fox: it is the last one")


def test_every_question_of_a_game_has_words() -> None:
    kinds = set()
    recalling = seated(laid("easy", down=["dew", "fox"], on={"fox": "rr"}), draws="y", crumbles="b")
    give(recalling, "collect", f"deliver:{at('fox')}", "try")
    looking = seated(laid("easy"), draws="bry", crumbles="b")
    give(looking, "collect", "again", "again", f"deliver:{at('dew')}", "try")
    for table in (recalling, looking, *(new_table("standard", ["Mira", "Kai"], str(seed)) for seed in range(30))):
        bot = RandomBot(table.digest())
        while table.pending:
            for seat, choice in table.pending.items():
                view = view_of(table, seat)
                assert view.choice is not None
                assert view.choice.prompt.endswith((".", "?"))
                assert all(answer.label for answer in view.choice.answers)
                assert view.hint.endswith(".")
                assert len(view.hint) <= 77, "it has one row of a small window"
                kinds.add(choice.kind)
            table.take(*bot.choose(table))
            if table in (recalling, looking):
                break
        assert (view_of(table, 0).end is None) == bool(table.pending)
    assert kinds == {"turn", "collect", "try", "look", "recall", "show"}


def test_who_freed_all_is_told_the_end_of_the_story_and_the_next_level() -> None:
    table = seated(laid("easy", down=["dew"], on={"dew": "br"}), draws="b")
    give(table, "collect", f"deliver:{at('dew')}", "try")
    end = view_of(table, 0).end
    assert end is not None
    assert end.why == "The last card stands open."
    assert (end.next_level, end.words) == ("Standard", "All six are free! Next time try Standard.")
    for words in (end.closing, game_of(table).content.some_free):
        assert 40 <= len(words.split()) <= 60


def test_the_hint_says_where_gems_are_enough_only_with_those_that_lie_there() -> None:
    table = seated(laid("easy", on={"heron": "b"}), draws="r")
    give(table, "collect")
    place = at("heron")
    assert view_of(table, 0).hint == f"Deliver to place {place} if Dew lies there: then the gems are enough."
    both = seated(laid("easy"), draws="rb")
    give(both, "collect", "again")
    assert view_of(both, 0).hint == "Deliver to Dew, if you remember the place: the gems are enough."
