"""Boss sheets and their attack cards (rulebook p.18; campaign, boss sheets)."""

from __future__ import annotations

from attrs import field, frozen

from core.ascend.cards.amounts import Amount
from core.ascend.cards.checks import one_of
from core.ascend.cards.context import Effect
from core.ascend.cards.saying import say_all
from core.ascend.cards.where import Where
from core.ascend.patterns import Pattern


@frozen
class BossTrack:
    """A number of a boss that Damage lowers: where it can be hit from, and what follows when it is at 0."""

    name: str
    start: Amount
    where: Where
    broken: tuple[Effect, ...] = ()


@frozen
class BossHack:
    """A Hack of the sheet: it can be launched where the boss can be hit."""

    id: str
    name: str
    pattern: Pattern
    effects: tuple[Effect, ...]

    def say(self, players: int) -> str:
        """Its rule text, without the shape."""
        return f"{self.name}: {say_all(self.effects, players)}"


@frozen
class AttackSide:
    """One side of an attack card: a row for each number of the die, and a line for the special symbol."""

    name: str
    rows: dict[str, tuple[Effect, ...]] = field(hash=False)
    special: tuple[Effect, ...] = ()

    def say(self, players: int) -> str:
        """Its rows in words."""
        rows = [f"{number}: {say_all(effects, players)}" for number, effects in self.rows.items()]
        rows += [f"Special symbol as well: {say_all(self.special, players)}"] if self.special else []
        return f"{self.name}. {' '.join(rows)}"


@frozen
class AttackCard:
    """A boss attack card with two sides; after each use it is flipped and goes to the bottom."""

    code: str
    sides: tuple[AttackSide, AttackSide]


@frozen
class BossSheet:
    """A boss: its figure, its tracks, how Damage counts, its Hacks and attack cards.

    ``parcel`` is ``armor`` (a parcel that reaches the armour's level takes 1, a smaller one chips the armour) or
    ``own-kind`` (a track is named by a Data kind; only a player with that Core Data hits it in full, up to ``most``).
    ``guards`` says that the figure goes from track to track; with fewer than two left it stands on ``rest``.
    """

    name: str
    parcel: str = field(validator=one_of("armor", "own-kind"))
    tracks: tuple[BossTrack, ...]
    attacks: tuple[AttackCard, ...]
    hacks: tuple[BossHack, ...] = ()
    armor: tuple[int, ...] = ()
    """What the armour's level is on each slot of its track, from 0."""
    most: int = 3
    guards: bool = False
    rest: Where | None = None

    def track(self, name: str) -> BossTrack:
        """A track by its name. Raises StopIteration."""
        return next(track for track in self.tracks if track.name == name)
