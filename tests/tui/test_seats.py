"""The seats screen: who is asked what, and each player in full."""

from __future__ import annotations

import pytest
from attrs import evolve

from core.ascend.view import TableView
from tests.tui import sample
from tui.paint import Canvas
from tui.screens.seats import Chosen, SeatsScreen, lines_of


def views() -> tuple[TableView, TableView]:
    """What Mira and Kai see; Mira is asked."""
    mira = sample.upgrade_view()
    where = evolve(mira.where, seat=1)
    enemies = evolve(mira.enemies, stack=mira.enemies.stack[1:2])
    return mira, evolve(mira, where=where, choice=None, kit=mira.party[1], enemies=enemies)


def drawn(screen: SeatsScreen, size: tuple[int, int]) -> str:
    canvas = Canvas(*size)
    screen.draw(canvas)
    return canvas.text()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_each_seat_says_what_it_is_asked_and_the_chosen_one_is_there_in_full(size: tuple[int, int]) -> None:
    screen = SeatsScreen(views(), 0)

    text = drawn(screen, size)

    for part in ("Mira", "Kai", "decides", "waits", "Upgrade before the Refill?", "MOV 3  ATT 2  PRO 5", "TOP Z.O.E.",
                 "3rd Scanning Bot", "Hook, Kinetic Battery", "Ghost Mask, Twin Edge", "Hunter's Log, 1 of 3",
                 "Reaper, 8 cards", "B2, Damaged District", "4 of 5", "5 of 10: 2 dice"):  # fmt: skip
        assert part in text, part
    screen.do("down")
    text = drawn(screen, size)
    for part in ("KAI", "Rust Key", "TOP Catcher", "Brawler"):
        assert part in text
    assert "Z.O.E." not in text


def test_a_hidden_enemy_shows_no_number() -> None:
    mira, kai = views()
    hidden = evolve(mira.enemies.stack[0], hidden=True, integrity=0, left=0)
    told = lines_of(evolve(mira, enemies=evolve(mira.enemies, stack=(hidden,))))
    assert any(line.text == "TOP Z.O.E., ITG hidden" for line in told)
    assert lines_of(kai) != told


def test_what_does_not_fit_can_be_read_on() -> None:
    mira, kai = views()
    many = tuple(evolve(mira.enemies.stack[2], name=f"Bot {n}") for n in range(30))
    screen = SeatsScreen((evolve(mira, enemies=evolve(mira.enemies, stack=many)), kai), 0)
    assert "right: more" in drawn(screen, (80, 24))
    for _ in range(60):
        screen.do("right")
    text = drawn(screen, (80, 24))
    assert "Bot 29" in text
    assert "right: more" not in text


class Left(SeatsScreen):
    """The screen without an app: it remembers with what it was left."""

    result: int | None = -1

    def leave(self, result: int | None = None) -> None:
        self.result = result


def test_keys_and_clicks_choose_a_seat() -> None:
    screen = Left(views(), 0)
    screen.act(2)
    assert screen.result == 1
    screen = Left(views(), 0)
    screen.act(7)
    assert screen.result == -1  # there is no such seat
    screen.act(Chosen(1))
    assert screen.result == -1
    screen.act(Chosen(1))
    assert screen.result == 1
    screen = Left(views(), 1)
    screen.do("up")
    screen.do("take")
    assert screen.result == 0
    screen.press("s", "s")
    assert screen.result is None
