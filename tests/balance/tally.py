"""What a game's record of events says: counts of a seat's turns, and the story of each attached Enemy."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from attrs import define, field

from core.ascend import events as ev
from core.ascend.components import Content
from core.ascend.names import SHIELD
from tests.balance.tables import TURNS

FROM_TURN = 3
"""Resets and Upgrades count from here on: before, nothing has come yet."""


@define
class Foe:
    """One attached Enemy card."""

    card: str
    combats: int = 0
    """Combats in which it was the Top Enemy."""
    wounds: int = 0
    """Wounds its frames dealt, Shield and all."""


@define
class Tally:
    """Counts of one game, all seats together."""

    counts: Counter[str] = field(factory=Counter)
    by_turn: dict[str, list[int]] = field(factory=dict)
    """Counts turn by turn, for what is shown so."""
    fallen: list[tuple[int, int, int]] = field(factory=list)
    """Level, combats as Top Enemy and Wounds dealt of each defeated Enemy."""

    def as_data(self) -> dict[str, Any]:
        """Plain data for the cache."""
        return {"counts": dict(self.counts), "by_turn": self.by_turn, "fallen": self.fallen}


class Counting:
    """Reads the events of a game, oldest first."""

    def __init__(self, content: Content, seats: int) -> None:
        self.content = content
        self.tally = Tally()
        self.turn = 0
        self.seats = seats
        self.stacks: list[list[Foe]] = [[] for _ in range(seats)]
        self.active: list[Foe | None] = [None] * seats

    def read(self, events: Iterable[Any]) -> Tally:
        """The tally of a whole game."""
        for event in events:
            reader = _READERS.get(type(event))
            if reader is not None:
                reader(self, event)
        return self.tally

    def _add(self, what: str, n: int = 1, by_turn: bool = False) -> None:
        self.tally.counts[what] += n
        if by_turn and 1 <= self.turn <= TURNS:
            self.tally.by_turn.setdefault(what, [0] * TURNS)[self.turn - 1] += n

    # -- counts ------------------------------------------------------------------------------------------------

    def _turn(self, event: ev.TurnBegan) -> None:
        self.turn = event.turn
        self._add("turns", self.seats, by_turn=True)
        self._add("later turns", self.seats if self.turn >= FROM_TURN else 0)

    def _launched(self, event: ev.Launched) -> None:
        self._add("launches")
        self._add(event.family)

    def _exp(self, event: ev.ExpChanged) -> None:
        if event.after > event.before:
            self._add("EXP gained", event.after - event.before, by_turn=True)
            self._add(f"EXP from {self._source(event.why)}", event.after - event.before)
        elif event.why == "Upgrade":
            self._add("upgrades", by_turn=True)
            self._add("later upgrades", int(self.turn >= FROM_TURN))

    def _asset(self, event: ev.AssetChanged) -> None:
        if event.asset == SHIELD and event.after > event.before:
            self._add(f"Shield from {self._source(event.why)}", event.after - event.before)

    def _source(self, why: str) -> str:
        """Where something came from: defeats are one source."""
        return "defeats" if why.endswith("defeated") else why

    def _reset(self, event: ev.WasReset) -> None:
        self._add("resets")
        self._add("later resets", int(self.turn >= FROM_TURN))

    def _wounded(self, event: ev.Wounded) -> None:
        self._add("Integrity lost", event.before - event.after)
        self._add("Shield used", event.shield)
        foe = self.active[event.seat]
        if foe is not None and self.content.enemies[foe.card].name == event.why:
            foe.wounds += event.wounds

    def _rolled(self, event: ev.DiceRolled) -> None:
        if event.what == "Attack Roll":
            self._add("player dice", len(event.faces))

    def _inhabited(self, event: ev.BodyInhabited) -> None:
        self._add("bodies", int(event.how == "market"))

    def _equipped(self, event: ev.AugmentEquipped) -> None:
        self._add("equipped")

    def _ended(self, event: ev.GameEnded) -> None:
        self._add("lost games", int(not event.won))

    # -- the story of each Enemy, told by the stacks -------------------------------------------------------------

    def _attached(self, event: ev.EnemyAttached) -> None:
        self._add("attached")
        self.stacks[event.seat].append(Foe(event.card))

    def _handed(self, event: ev.EnemyHanded) -> None:
        self.stacks[event.to].append(self._take(event.seat, event.card))

    def _restacked(self, event: ev.EnemyMoved) -> None:
        foe = self._take(event.seat, event.card)
        stack = self.stacks[event.seat]
        stack.insert(0 if event.where == "top" else len(stack), foe)

    def _left(self, event: ev.EnemyLeft) -> None:
        foe = self._take(event.seat, event.card)
        if event.how == "defeated":
            self._add("defeats")
            self.tally.fallen.append((self.content.enemies[foe.card].level, foe.combats, foe.wounds))

    def _combat(self, event: ev.EnemyDiceRolled) -> None:
        self._add("combats")
        if self.stacks[event.seat]:
            self.stacks[event.seat][0].combats += 1

    def _acted(self, event: ev.EnemyFrameActivated) -> None:
        self._add("Enemy frames")
        self.active[event.seat] = next((foe for foe in self.stacks[event.seat] if foe.card == event.card), None)

    def _take(self, seat: int, card: str) -> Foe:
        """Take the first card of this design from a seat's stack; of two alike it is not told which one goes."""
        stack = self.stacks[seat]
        place = next(place for place, foe in enumerate(stack) if foe.card == card)
        return stack.pop(place)


_READERS: dict[type, Callable[[Counting, Any], None]] = {
    ev.TurnBegan: Counting._turn,
    ev.Launched: Counting._launched,
    ev.ExpChanged: Counting._exp,
    ev.AssetChanged: Counting._asset,
    ev.WasReset: Counting._reset,
    ev.Wounded: Counting._wounded,
    ev.DiceRolled: Counting._rolled,
    ev.BodyInhabited: Counting._inhabited,
    ev.AugmentEquipped: Counting._equipped,
    ev.GameEnded: Counting._ended,
    ev.EnemyAttached: Counting._attached,
    ev.EnemyHanded: Counting._handed,
    ev.EnemyMoved: Counting._restacked,
    ev.EnemyLeft: Counting._left,
    ev.EnemyDiceRolled: Counting._combat,
    ev.EnemyFrameActivated: Counting._acted,
}
"""What reads each kind of event."""


def tally_of(content: Content, seats: int, events: Iterable[Any]) -> Tally:
    """The tally of a game's events."""
    return Counting(content, seats).read(events)
