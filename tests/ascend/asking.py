"""A position of the game to ask about, and its questions as the rules ask them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from attrs import evolve

from core.ascend.content import content
from core.ascend.figures import ways
from core.ascend.launcher import programming_moves
from core.ascend.launching import launches
from core.ascend.names import SLOTS, TOKEN_NUMBERS
from core.ascend.options import DONE, Go, Plain
from core.ascend.phases.combat import STOP, frame_uses
from core.ascend.phases.turn import STEPS
from core.ascend.play import AscendGame
from core.ascend.refusals import why_not
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import Combat, EnemyInPlay, Seat
from core.ascend.upgrade import upgrades
from core.ascend.words import label, prompt
from core.engine.choice import Choice, Option
from core.engine.table import Table

LETTERS = {"B": "blue", "G": "green", "Y": "yellow", "R": "red", "O": "open", "X": "corrupted", ".": "empty"}
PLAYERS = (NewSeat("Mira", "walker.red"), NewSeat("Kai", "walker.green"), NewSeat("Jun", "walker.blue"))


class Position:
    """A game to ask about: what lies on Mira's Launcher, which step it is."""

    def __init__(
        self, launcher: str = "", step: str = "Program", players: int = 1, scenario: str = "prologue", **boxes: Any
    ) -> None:
        shipped = evolve(content(), **boxes)
        self.game = AscendGame(shipped, set_up(shipped, scenario, PLAYERS[:players], "refusals"))
        self.game.state.card = {"prologue": "A02", "sandbox": "SB01"}[scenario]
        self.step(step)
        self.mira.slots[:] = [TOKEN_NUMBERS[LETTERS[letter]] for letter in (launcher or "." * SLOTS).replace(" ", "")]

    @property
    def mira(self) -> Seat:
        return self.game.state.seats[0]

    def step(self, name: str, place: int = 0) -> None:
        cursor = self.game.state.cursor
        cursor.step = next(at for at, step in enumerate(STEPS) if step.name == name)
        cursor.phase, cursor.name, cursor.place = STEPS[cursor.step].phase, name, place

    def own(self, *equipped: str, unequipped: Sequence[str] = (), bodies: Sequence[str] = ()) -> None:
        """Give Mira exactly these cards."""
        self.mira.equipped[:], self.mira.unequipped[:], self.mira.bodies[:] = equipped, unequipped, bodies
        self.game.recard()

    def attach(self, *cards: str) -> None:
        """Attach Enemies to Mira, the first on top: ``hound`` for ``enemy.hound``."""
        stack = self.mira.enemies
        stack += [EnemyInPlay(f"enemy.{card}", uid) for uid, card in enumerate(cards, len(stack) + 1)]

    def label(self, kind: str, options: Sequence[Option], key: str, about: tuple[Any, ...] = ()) -> str:
        """The words of an answer of Mira's."""
        choice = Choice(0, kind, options, about=about)
        option = choice.option(key)
        assert option is not None, f"{key} is no answer"
        return label(self.game, choice, option)

    def prompt(self, kind: str, options: Sequence[Option], about: tuple[Any, ...] = (), optional: bool = False) -> str:
        """The words of a question to Mira."""
        return prompt(self.game, Choice(0, kind, options, about=about, optional=optional))

    def why(self, kind: str, options: Sequence[Option], key: str, about: tuple[Any, ...] = ()) -> str:
        choice = Choice(0, kind, options, about=about)
        assert choice.option(key) is None, "the key must be no answer"
        return why_not(self.game, choice, key)

    # the questions as the rules ask them

    def program(self, key: str) -> str:
        moves = programming_moves(self.mira) if self.mira.moves else []
        return self.why("program", [DONE, *moves, *upgrades(self.game, 0)], key)

    def launch(self, key: str) -> str:
        self.step("Launch")
        return self.why("launch", [DONE, *launches(self.game, 0)], key)

    def move(self, key: str) -> str:
        self.step("Move & Trace")
        found = ways(self.game, self.mira.tile, 2).values()
        return self.why("move", [Plain("stay"), *(Go("move", way) for way in found)], key)

    def frame(self, key: str) -> str:
        self.step("Combat")
        return self.why("frame", [*frame_uses(self.game, 0), STOP], key)


def kitted(step: str = "Program", players: int = 3, launcher: str = "") -> Position:
    """The sandbox, where all components are in play; Mira has no card yet but her Walker."""
    position = Position(launcher, step, players, scenario="sandbox")
    position.own()
    return position


def full_table(seats: int, seed: str) -> Table:
    """A sandbox game of 1 to 4 seats in which everybody owns many cards, for walks that are to see them all."""
    luck, shipped = Random(seed), content()
    walkers, classes = luck.sample(list(shipped.walkers), 4), luck.sample(list(shipped.classes), 4)
    players = [NewSeat(name, walkers[seat], classes[seat]) for seat, name in enumerate(("Mira", "Kai", "Jun", "Sol"))]
    state = set_up(shipped, "sandbox", players[:seats], seed)
    for seat in state.seats:
        seat.assets[:] = [luck.randint(0, 4) for _ in range(4)]
        seat.exp = luck.randint(0, 4)
        seat.equipped = luck.sample(list(shipped.class_augments), 9) + luck.sample(list(shipped.faction_augments), 8)
        seat.unequipped = luck.sample(list(shipped.faction_augments), 3)
        seat.bodies = [state.body_deck.pop() for _ in range(2)] if len(state.body_deck) > 2 else []
        seat.bag[1:6] = [luck.randint(2, 6) for _ in range(4)] + [luck.randint(0, 3)]
    return Table(AscendGame(shipped, state))


def programming(launcher: str = "BBR.. .GYBY R.YX. .ROG.", moves: int = 2) -> Position:
    position = Position(launcher)
    position.mira.moves, position.mira.moves_size, position.mira.exp = moves, 5, 3
    return position


def fighting() -> Position:
    position = Position(step="Combat")
    position.game.state.seats[0].enemies.append(EnemyInPlay("enemy.hound", 1))
    dice = ["pulse", "blank", "surge", "pulse"]
    position.game.state.combat = Combat(0, 2, dice=dice, used=[False, False, False, True], rerolled=True)
    return position
