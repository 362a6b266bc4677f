"""What an effect is about while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import define, frozen

if TYPE_CHECKING:
    from core.ascend.game import Game
    from core.ascend.state import EnemyInPlay


@define
class Answered:
    """The thing an ability answers, still open: Wounds about to be suffered, dice about to be rolled."""

    amount: int


@frozen
class Context:
    """Whose effect it is, what it stands on, and what it answers."""

    seat: int
    """The acting seat: ``you`` on a card."""
    why: str
    """Name of the card, tile or rule the effect stands on, for the log."""
    enemy: EnemyInPlay | None = None
    """The Enemy that carries the effect (``this``)."""
    times: int = 1
    """Dice assigned to a multi frame; 1 elsewhere."""
    answered: Answered | None = None
    """What an ability answers, else None."""
    hack: bool = False
    """The effect stands on a Hack: its Damage hits its own Enemy."""


class Effect(Protocol):
    """One thing a card can do: it runs, and it says itself."""

    async def run(self, game: Game, context: Context) -> None:
        """Do it. What cannot happen is skipped and logged."""
        ...

    def say(self, players: int) -> str:
        """The rule text, a clause without a full stop, with the numbers for this many players."""
        ...
