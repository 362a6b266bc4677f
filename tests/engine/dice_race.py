"""A tiny second game that shows that the engine knows no game: a race with a die.

Each round both runners plan side by side (``careful`` or ``bold``, then ``ready``); then each in turn rolls or
rests; one step before the goal it must roll. A bold runner's roll counts double, but a 1 sends it back to the
start. There is one flag for bold runners; who has it may offer it to the other, who cheers or rests at that. Who
reaches the goal first wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import define, field, frozen

from core.engine.choice import Choice, Option, Rule, choose, choose_all, choose_any, step_boundary
from core.engine.copying import copy_state
from core.engine.luck import Luck, ScriptedLuck


@frozen
class Word:
    """An answer of one word."""

    key: str


CAREFUL, BOLD, READY, ROLL = (Word(word) for word in ("careful", "bold", "ready", "roll"))
REST, CHEER, OFFER = (Word(word) for word in ("rest", "cheer", "offer"))


@define
class Race:
    """The state of the race."""

    at: list[int] = field(factory=lambda: [0, 0])
    bold: list[bool] = field(factory=lambda: [False, False])
    flags: int = 1
    """Flags for bold runners; there is one for both."""
    stage: int = 0
    """0 planning, 1 running, 2 cheering."""
    runner: int = 0
    goal: int = 12
    luck: dict[str, int] = field(factory=dict)


class DiceRace:
    """The game as a table drives it."""

    def __init__(
        self, state: Race, events: list[Any] | None = None, script: dict[str, list[Any]] | None = None
    ) -> None:
        self.state = state
        self.events: list[Any] = events if events is not None else []
        self.revealed = ""
        self.script = script
        self.scripted = self.boundary_due = script is not None
        self.luck = Luck(state.luck, "race") if script is None else ScriptedLuck(state.luck, "race", script)

    def copy_state(self) -> Race:
        return copy_state(self.state)

    def on(self, state: Race, events: list[Any]) -> DiceRace:
        return DiceRace(state, events, self.script)

    def forced(self, choice: Choice, option: Option) -> None:
        self.events.append(("forced", choice.seat, option.key))

    def why_not(self, choice: Choice, key: str) -> str:
        return f"{key} is no answer; there are {len(choice.options)}."

    def not_asked(self, pending: Mapping[int, Choice], seat: int) -> str:
        return f"Seat {seat} is not asked now; asked are {list(pending)}." if pending else "The game is over."

    def digest(self) -> str:
        return repr(self.state)

    async def play(self) -> None:
        """The rules, from where the state stands."""
        state = self.state
        while max(state.at) < state.goal:
            if state.stage == 0:
                await choose_all({seat: self._plan(seat) for seat in (0, 1)}, lambda seat: list(state.bold))
                state.stage = 1
            elif state.stage == 1:
                await self._run(state.runner)
                state.runner += 1
                if state.runner == 2:
                    state.runner, state.stage = 0, 2
            else:
                choice, _ = await choose_any(Choice(seat, "cheer", [CHEER, REST]) for seat in (0, 1))
                self.events.append(("cheered", choice.seat, ""))
                state.stage = 0
            await step_boundary()

    async def _plan(self, seat: int) -> None:
        state = self.state
        while True:
            options = [READY, CHEER] + ([CAREFUL, OFFER] if state.bold[seat] else [BOLD] if state.flags else [])
            option = await choose(Choice(seat, "plan", options, renewable=True))
            if option is READY:
                return
            if option is OFFER:
                await self._offer(seat, 1 - seat)
            elif option in (BOLD, CAREFUL):
                state.bold[seat] = option is BOLD
                state.flags += -1 if option is BOLD else 1

    async def _offer(self, seat: int, to: int) -> None:
        if await choose(Choice(to, "offer", [CHEER, REST], about=(seat,))) is CHEER:
            self.state.bold[seat], self.state.bold[to] = False, True
            self.events.append(("handed", seat, ""))

    async def _run(self, seat: int) -> None:
        state = self.state
        options = [ROLL] if state.at[seat] == state.goal - 1 else [ROLL, REST]
        if await choose(Choice(seat, "run", options, optional=True)) is REST:
            return
        face = self.luck.face("die", (1, 2, 3, 4, 5, 6))
        self.revealed = "the die is rolled"
        self.events.append(("rolled", seat, face))
        state.at[seat] = 0 if face == 1 and state.bold[seat] else state.at[seat] + face * (1 + state.bold[seat])


def race(script: dict[str, list[Any]] | None = None, goal: int = 12) -> DiceRace:
    """A new race."""
    return DiceRace(Race(goal=goal), script=script)


def rules(game: DiceRace) -> Rule:
    """The rules as the table starts them (for the type checker)."""
    return game.play()
