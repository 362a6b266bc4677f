"""Small tables for rule tests: a position is made, played by option keys, looked at.

``stand`` makes a position before a step. ``sit`` plays it by all rules; ``step_alone`` and ``effects_alone`` play
one step or some effects by themselves, so that nothing else changes the boards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from attrs import evolve

from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.components import (
    BodyCard,
    ClassAugment,
    Content,
    EnemyCard,
    EnemyPattern,
    FactionAugment,
    PlotCard,
    Protocol,
    ScenarioSheet,
    TileCard,
    Walker,
)
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.hexmap import read_map
from core.ascend.names import BLUE, CORRUPTED, EMPTY, GREEN, OPEN, RED, TOKEN_NUMBERS, YELLOW
from core.ascend.patterns import Pattern
from core.ascend.phases.turn import STEPS
from core.ascend.play import AscendGame
from core.ascend.running import run_world
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import EnemyInPlay, Seat, State
from core.engine.choice import Choice, Rule
from core.engine.luck import ScriptedLuck
from core.engine.table import Table

E = TypeVar("E")
Script = dict[str, list[Any]]

SHIPPED = content()
PROLOGUE = SHIPPED.scenarios["prologue"]
PLAYERS = (
    NewSeat("Ada", "walker.blue"),
    NewSeat("Ben", "walker.red"),
    NewSeat("Cleo", "walker.green"),
    NewSeat("Dan", "walker.yellow"),
)
"""Seats 0 to 3; solo, Ada has the BOT."""
STREET = "1@0,0^ 2@1,0^ 11@2,-1 12@3,-1^ 16@4,-2^"
"""Five tiles in a row, A1 to E1: Shelter, start, Power Plant face down, Server Farm, Mainframe."""

_LETTERS = {".": EMPTY, "B": BLUE, "G": GREEN, "Y": YELLOW, "R": RED, "O": OPEN, "X": CORRUPTED}


# -- components ------------------------------------------------------------------------------------------------


def card(code: str = "T01", kind: str = "plot", **parts: Any) -> PlotCard:
    """A Scenario card that does nothing but what ``parts`` say."""
    return PlotCard(code, f"Card {code}", kind, "A story.", **parts)


def content_with(
    *cards: PlotCard,
    places: str = STREET,
    walkers: tuple[Walker, ...] = (),
    bodies: tuple[BodyCard, ...] = (),
    enemies: tuple[EnemyCard, ...] = (),
    augments: tuple[ClassAugment | FactionAugment, ...] = (),
    protocols: tuple[Protocol, ...] = (),
    tiles: tuple[TileCard, ...] = (),
    **sheet_parts: Any,
) -> Content:
    """The shipped content with a scenario ``test``: quiet T01 (first), T08 (lost), T09 (won), and ``cards``.

    It is a simple game, without Trace and Classes, unless ``simple=False`` is among the parts of the sheet.
    """
    quiet = (card(), card("T08", "loss"), card("T09", "victory"))
    parts = {"pool": (), "leave_out": (), "tokens": (), "rules": (), **sheet_parts}
    sheet: ScenarioSheet = evolve(
        PROLOGUE,
        id="test",
        places=read_map(places),
        first_card="T01",
        loss_card="T08",
        cards={one.code: one for one in (*quiet, *cards)},
        **parts,
    )
    return evolve(
        SHIPPED,
        scenarios={**SHIPPED.scenarios, "test": sheet},
        walkers=_with(SHIPPED.walkers, walkers),
        bodies=_with(SHIPPED.bodies, bodies),
        enemies=_with(SHIPPED.enemies, enemies),
        class_augments=_with(SHIPPED.class_augments, [one for one in augments if isinstance(one, ClassAugment)]),
        faction_augments=_with(SHIPPED.faction_augments, [one for one in augments if isinstance(one, FactionAugment)]),
        protocols=_with(SHIPPED.protocols, protocols),
        tiles={**SHIPPED.tiles, **{tile.number: tile for tile in tiles}},
    )


def _with(shipped: dict[str, Any], more: Iterable[Any]) -> dict[str, Any]:
    """The shipped cards of a kind and some more, by id."""
    return {**shipped, **{one.id: one for one in more}}


def foe(name: str, integrity: int = 5, level: int = 1, **parts: Any) -> EnemyCard:
    """An Enemy card ``enemy.<name>`` whose patterns fit nothing and whose frames are empty, but for ``parts``."""
    never = EnemyPattern(Pattern(("OOOOO", "OOOOO")), ())
    defaults: dict[str, Any] = {"basic": (), "special": (), "hacks": (), "repel": never}
    return EnemyCard(f"enemy.{name}", name.title(), "test", level, 1, integrity, **{**defaults, **parts})


TEST = content_with()
"""The scenario ``test`` without anything special."""
FULL = content_with(simple=False)
"""The same with Trace, Classes, Learning Protocols and the Body Market."""


# -- positions -------------------------------------------------------------------------------------------------


def launcher(text: str) -> list[int]:
    """The slots of a Launcher from four rows of five letters: ``BGYR``, ``O`` open, ``X`` corrupted, ``.`` none."""
    letters = "".join(text.split())
    assert len(letters) == 20, f"a Launcher has 20 slots, not {len(letters)}"
    return [_LETTERS[letter] for letter in letters]


def bag(**kinds: int) -> list[int]:
    """Tokens by kind: ``bag(blue=2, corrupted=1)``."""
    counts = [0] * 7
    for name, n in kinds.items():
        counts[TOKEN_NUMBERS[name]] = n
    return counts


def step_place(name: str) -> int:
    """The place of a step in the order of the turn."""
    return next(place for place, step in enumerate(STEPS) if step.name == name)


def stand(step: str = "Launch", players: int = 2, content: Content = TEST) -> State:
    """A new table of the scenario ``test`` that stands before a step, with its first card in play and empty bags.

    Nobody has an Augment or a Learning Protocol until a test gives it.
    """
    state = set_up(content, "test", PLAYERS[:players], "test")
    state.offers = {}
    state.card = content.scenarios["test"].first_card
    state.drawn = [state.card]
    state.cursor.step = step_place(step)
    state.cursor.phase, state.cursor.name = STEPS[state.cursor.step].phase, step
    for seat in state.seats:
        seat.bag, seat.equipped = bag(), []
    return state


def attach(state: State, *names: str, seat: int = 0) -> list[EnemyInPlay]:
    """Attach Enemies (``gnat`` for ``enemy.gnat``), the first on top; returns them."""
    made = []
    for name in names:
        state.attached += 1
        made.append(EnemyInPlay(f"enemy.{name}", state.attached))
    state.seats[seat].enemies += made
    return made


# -- playing ---------------------------------------------------------------------------------------------------


class Play:
    """A table in a test."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def game(self) -> Game:
        game = self.table.game
        assert isinstance(game, Game)
        return game

    @property
    def state(self) -> State:
        return self.game.state

    def seat(self, number: int = 0) -> Seat:
        return self.state.seats[number]

    def asked(self, seat: int = 0) -> Choice:
        """What a seat is asked now."""
        assert seat in self.table.pending, f"seat {seat} is not asked; asked are {self.table.pending}"
        return self.table.pending[seat]

    def kind(self, seat: int = 0) -> str:
        """The kind of question a seat is asked, empty when it is asked nothing."""
        return self.table.pending[seat].kind if seat in self.table.pending else ""

    def answers(self, seat: int = 0, starting: str = "") -> list[str]:
        """The answers a seat has, or those that start so."""
        return [option.key for option in self.asked(seat).options if option.key.startswith(starting)]

    def say(self, *keys: str, seat: int = 0) -> Play:
        """Give answers for a seat, one after the other."""
        for key in keys:
            self.table.answer(seat, self.asked(seat).serial, key)
        return self

    def events(self, kind: type[E]) -> list[E]:
        """What happened of one kind, oldest first."""
        return [event for event in self.table.events if isinstance(event, kind)]

    def ended(self) -> bool:
        """Whether nobody is asked any more and all scripted luck is used up."""
        luck = self.game.luck
        left = luck.leftovers() if isinstance(luck, ScriptedLuck) else {}
        assert not left, f"luck was scripted but not used: {left}"
        return self.table.over


class _Alone(AscendGame):
    """The game with one rule in place of the turn."""

    rule: Callable[[Game], Rule]

    def play(self) -> Rule:
        return self.rule(self)


def _own(script: Script | None) -> Script | None:
    """The script for the luck to use up, apart from the test's own lists."""
    return None if script is None else {stream: list(values) for stream, values in script.items()}


def _alone(state: State, content: Content, script: Script | None, rule: Callable[[Game], Rule]) -> Play:
    game = _Alone(content, state, script=_own(script))
    game.rule = rule
    return Play(Table(game))


def sit(state: State, content: Content = TEST, script: Script | None = None) -> Play:
    """Play on from a position by all rules."""
    return Play(Table(AscendGame(content, state, script=_own(script))))


def step_alone(state: State, seat: int = 0, content: Content = TEST, script: Script | None = None) -> Play:
    """Play the step that a position stands before, for one seat where seats have it in turn, and nothing after it."""
    step = STEPS[state.cursor.step]

    async def rule(game: Game) -> None:
        if step.by_seat is not None:
            await step.by_seat(game, seat)
        elif step.together is not None:
            await step.together(game)

    return _alone(state, content, script, rule)


def effects_alone(
    state: State,
    *effects: Effect,
    seat: int = 0,
    content: Content = TEST,
    script: Script | None = None,
    moment: Moment | None = None,
) -> Play:
    """Resolve effects for a seat in a position, and nothing after them; ``moment`` is what they answer."""

    async def rule(game: Game) -> None:
        await run_world(game, effects, Context(seat, "Test", moment=moment))

    return _alone(state, content, script, rule)


def rule_alone(
    state: State, rule: Callable[[Game], Rule], content: Content = TEST, script: Script | None = None
) -> Play:
    """Run one function of the rules in a position, and nothing after it."""
    return _alone(state, content, script, rule)
