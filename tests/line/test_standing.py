"""The command ``standing``, and what line mode tells of how a game was opened."""

from __future__ import annotations

from tests.line.sample import FakeSitting, table
from tests.line.test_loop import talk
from tui.play.contract import StandingLine


def sitting() -> FakeSitting:
    fake = FakeSitting(table())
    fake.rules = (
        StandingLine("body.scout#1", "Scout", "After your move: you may have Trace -1.", "ask"),
        StandingLine("brawler.grind#1", "Grind", "After your Attack Roll: reroll 1.", "never"),
    )
    return fake


def test_the_rules_are_listed_with_numbers() -> None:
    said = talk(sitting(), "standing")
    assert (
        " 1 Scout, ask (always, never): After your move: you may have Trace -1.\n 2 Grind, never (ask, always): "
        in said
    )
    assert '"standing 1 never"' in said


def test_a_number_and_a_word_say_it_for_good() -> None:
    fake = sitting()
    said = talk(fake, "standing 1 Always")
    assert "Scout, always (ask, never): After your move" in said
    assert [line.says for line in fake.rules] == ["always", "never"]
    assert fake.settled == 1


def test_what_cannot_be_said_changes_nothing() -> None:
    fake = sitting()
    said = talk(fake, "standing 3 always", "standing scout always", "standing 1 perhaps")
    assert 'No optional rule has the number "3".' in said
    assert 'No optional rule has the number "scout".' in said
    assert "'perhaps' is no standing answer." in said
    assert [line.says for line in fake.rules] == ["ask", "never"]


def test_without_optional_rules_it_says_so() -> None:
    assert "No card in play leaves anything to choose." in talk(FakeSitting(table()), "standing")


def test_a_notice_is_said_first() -> None:
    fake = sitting()
    fake.notice = "3 answers no longer fit."
    assert talk(fake).splitlines()[1] == "3 answers no longer fit."
