"""What a running Test has seen so far, read from the record of events."""

from __future__ import annotations

from attrs import define, field

from core.ascend import events as ev
from core.ascend.cards.skill_tests import SUCCESSES, Test
from core.ascend.game import Game
from core.ascend.phases.quest import acts_in_play
from core.bots.ascend.goals import test_of

DIE = 0.8
"""Successes that a die not rolled yet brings, about."""


@define
class Running:
    """The Test begun by the latest Player Activity: tokens dumped and faces rolled by each seat."""

    test: Test | None = None
    begun_by: int = 0
    dumped: dict[int, int] = field(factory=dict)
    faces: dict[int, list[str]] = field(factory=dict)

    def from_others(self, number: int) -> float:
        """Successes that the other seats have rolled, or are about to roll on average."""
        rolled = sum(successes(faces) for seat, faces in self.faces.items() if seat != number)
        due = sum(dice for seat, dice in self.dumped.items() if seat != number and seat not in self.faces)
        return rolled + DIE * due


def successes(faces: list[str] | tuple[str, ...]) -> int:
    """Successes that faces show in a Test."""
    return sum(SUCCESSES.get(face, 0) for face in faces)


def running_test(game: Game) -> Running:
    """The Test that is being made."""
    since: list[object] = []
    for event in reversed(game.events):
        since.append(event)
        if isinstance(event, (ev.ActUsed, ev.StepBegan)):
            break
    running = Running()
    for event in reversed(since):
        _note(game, running, event)
    return running


def _note(game: Game, running: Running, event: object) -> None:
    if isinstance(event, ev.ActUsed):
        running.begun_by = event.seat
        running.test = next((test_of(play.act) for play in acts_in_play(game) if play.act.id == event.act), None)
    elif isinstance(event, ev.TokensDumped) and event.why == "Test":
        running.dumped[event.seat] = running.dumped.get(event.seat, 0) + len(event.tokens)
    elif isinstance(event, ev.DiceRolled):
        running.faces[event.seat] = list(event.faces)
    elif isinstance(event, ev.DiceRerolled):
        for die, face in zip(event.dice, event.faces, strict=True):
            running.faces[event.seat][die] = face
