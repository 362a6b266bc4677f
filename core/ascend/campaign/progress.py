"""The progress sheet: endings that were reached, components that are unlocked, games that were played (rulebook p.20).

Progress is that of the games before the one on the table; how that one ended is apart, as :class:`Ended`, and is made
anew from its position whenever it is asked for. So whatever is undone, killed or opened again, a game counts once.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, field, frozen

from core.ascend.cards.checks import one_of
from core.ascend.game import Game
from core.ascend.names import DIALS, NORMAL


@frozen
class Tally:
    """The games of one scenario that were played to an end, added up."""

    games: int = 0
    won: int = 0
    turns: int = 0
    """Turns of all games together."""
    resets: int = 0
    """Resets of all seats in all games; so the next."""
    defeated: int = 0

    @property
    def lost(self) -> int:
        """Games that were not won."""
        return self.games - self.won


@frozen
class Ended:
    """How a game ended."""

    scenario: str
    """Its id."""
    code: str
    """The Victory or Scenario Lost card."""
    won: bool
    turns: int
    resets: int
    """Of all seats together; so the next."""
    defeated: int
    unlocked: tuple[str, ...] = ()
    """Component codes that the card unlocks; what is open already is among them."""
    locked: tuple[str, ...] = ()
    """Component codes that it locks again; what is locked already is among them."""


@frozen
class Progress:
    """A campaign between two games."""

    ticked: tuple[str, ...] = ()
    """Victory codes whose boxes are ticked, in the order in which they came."""
    unlocked: tuple[str, ...] = ()
    """Component codes in the Unlocked Pool, sorted; what is open from the start has none."""
    skipped: bool = False
    """The first scenario was skipped by choice; that ticked its box."""
    tallies: Mapping[str, Tally] = field(factory=dict)
    """By the ids of the scenarios that were played."""
    dial: str = field(default=NORMAL, validator=one_of(*DIALS))
    """How hard its scenarios are, from the first game to the last."""

    def tally(self, scenario: str) -> Tally:
        """What was played of a scenario; zeros for nothing."""
        return self.tallies.get(scenario, Tally())


@frozen
class Change:
    """What an ending changes in a campaign; what was so before is not told again."""

    ticked: str = ""
    """The box that is ticked, or nothing."""
    unlocked: tuple[str, ...] = ()
    locked: tuple[str, ...] = ()


def ended_of(game: Game) -> Ended | None:
    """How the game on the table ended; None while it goes on."""
    state = game.state
    if not state.over:
        return None
    numbers = [seat.numbers for seat in state.seats]
    return Ended(
        state.scenario,
        state.card,
        state.won,
        state.cursor.turn,
        sum(each.resets for each in numbers),
        sum(each.defeated for each in numbers),
        tuple(state.unlocked),
        tuple(state.locked),
    )


def change_by(ended: Ended, ticked: tuple[str, ...], unlocked: tuple[str, ...]) -> Change:
    """What an ending changes where these boxes are ticked and these components unlocked."""
    return Change(
        ended.code if ended.won and ended.code not in ticked else "",
        tuple(code for code in dict.fromkeys(ended.unlocked) if code not in unlocked),
        tuple(code for code in dict.fromkeys(ended.locked) if code in unlocked),
    )


def counted(progress: Progress, ended: Ended | None) -> Progress:
    """The progress with a game that has ended (None: as it is)."""
    if ended is None:
        return progress
    change = change_by(ended, progress.ticked, progress.unlocked)
    before = progress.tally(ended.scenario)
    tally = Tally(
        before.games + 1,
        before.won + ended.won,
        before.turns + ended.turns,
        before.resets + ended.resets,
        before.defeated + ended.defeated,
    )
    return evolve(
        progress,
        ticked=(*progress.ticked, change.ticked) if change.ticked else progress.ticked,
        unlocked=tuple(sorted({*progress.unlocked, *change.unlocked} - set(change.locked))),
        tallies={**progress.tallies, ended.scenario: tally},
    )
