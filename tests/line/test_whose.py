"""A question that another player's card asks says whose card it is."""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.names import TOKEN_NUMBERS
from core.ascend.options import Place
from tests.ascend.asking import Position

BLUE, RED = TOKEN_NUMBERS["blue"], TOKEN_NUMBERS["red"]


def asked(cause: object, *tokens: int) -> str:
    position = Position(players=2)
    position.game.emit(cause)
    position.game.emit(ev.TokensPrepared(0, tokens))
    return position.prompt("prepare", [Place(0, 3), Place(0, 4)], tokens)


def test_tokens_drawn_by_a_card_of_another_name_it() -> None:
    words = "place the drawn tokens on empty slots: first blue, second red."
    assert asked(ev.RuleUsed(1, "Low Voice"), BLUE, RED) == f"Kai's Low Voice: {words}"
    assert asked(ev.Launched(1, "augment.x", "", "Open Door", ()), BLUE).startswith("Kai's Open Door: place the drawn")


def test_an_own_card_needs_no_name() -> None:
    assert asked(ev.RuleUsed(0, "Low Voice"), BLUE) == "Place the drawn blue token on an empty slot."
