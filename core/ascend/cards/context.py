"""What an effect is about while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeGuard

from attrs import define, field

if TYPE_CHECKING:
    from core.ascend.components import Source
    from core.ascend.game import Game
    from core.ascend.state import EnemyInPlay


@define
class Moment:
    """What a rule answers, still open: Wounds about to be suffered, dice about to be rolled or just rolled."""

    amount: int = 0
    """Size of the event: Wounds, dice, Integrity lost, assets spent."""
    roll: bool = False
    """It is a roll about to be made, of ``amount`` dice."""
    tags: tuple[str, ...] = ()
    """Words that a trigger's filter may ask for: families of a launch, a tile's names, faces, an asset."""
    faces: list[str] = field(factory=list)
    """Faces of the player dice of the roll that is answered; effects change them in place."""
    enemy: EnemyInPlay | None = None
    """The Enemy that the event names."""
    source: Source | None = None
    """The pattern that was launched."""
    subject: int = -1
    """The seat it happens to, where that is another one than the rule's owner."""
    tile: str = ""
    """The tile it happens on (``there`` on a card)."""
    start: str = ""
    """Where the move began that led to it."""


class Context(NamedTuple):
    """Whose effect it is, what it stands on, and what it answers."""

    seat: int
    """The acting seat: ``you`` on a card."""
    why: str
    """Name of the card, tile or rule the effect stands on, for the log."""
    enemy: EnemyInPlay | None = None
    """The Enemy that carries the effect (``this``)."""
    times: int = 1
    """Dice assigned to a multi frame; 1 elsewhere."""
    moment: Moment | None = None
    """What a rule answers, else None."""
    source: str = ""
    """``frames`` or ``hacks`` where the effect stands on an own Combat Frame or a Hack."""
    card: str = ""
    """Id of the seat's own card the effect stands on, for ``break``."""
    rule: str = ""
    """Id of the rule in play, for standing answers."""
    tile: str = ""
    """The tile that the effects are about (``there`` on a card), where a card goes from tile to tile."""
    x: int = 0
    """The number that a procedure was called with (``x`` on a card)."""
    act: str = ""
    """Id of the Player Activity that the effects belong to."""
    successes: int = 0
    """Successes of the Test that the effects follow."""
    at: str = ""
    """Where the acting figure is taken to stand (``here`` on a card), empty for where it does."""
    face: str = ""
    """The face of the die that is being resolved (``rolled`` on a card)."""
    nobodys: bool = False
    """The effects are nobody's own: a Reset on the way stops none of them."""


class Effect(Protocol):
    """One thing a card can do: it runs, and it says itself.

    An effect that can tell that nothing would come of it now also has ``possible(game, context) -> bool``, so that it
    is not offered (``rules.can_happen``).
    """

    async def run(self, game: Game, context: Context) -> None:
        """Do it. What cannot happen is skipped and logged."""
        ...

    def say(self, players: int) -> str:
        """The rule text, a clause without a full stop, with the numbers for this many players."""
        ...


class Cost(Effect, Protocol):
    """An effect that may stand as a price: it must be possible in full."""

    def payable(self, game: Game, context: Context) -> bool:
        """Whether it can be paid in full now."""
        ...

    async def pay(self, game: Game, context: Context) -> None:
        """Pay it."""
        ...


class Spending(Effect, Protocol):
    """A price that may be a fixed number of one asset."""

    def spends(self) -> tuple[int, int] | None:
        """The asset's number and how many, None for another price."""
        ...


class Declinable(Effect, Protocol):
    """An effect that the player may decline as a whole."""

    async def offer(self, game: Game, context: Context) -> bool:
        """Offer it; whether it was taken."""
        ...


class Orderless(Effect, Protocol):
    """An effect that can tell that it comes to the same in whatever order it runs with others like it."""

    def orderless(self) -> bool:
        """Whether it does."""
        ...


def is_cost(effect: Effect) -> TypeGuard[Cost]:
    """Whether the effect may stand as a price."""
    return hasattr(effect, "pay")


def is_spending(effect: Effect) -> TypeGuard[Spending]:
    """Whether the price may be a fixed number of one asset."""
    return hasattr(effect, "spends")


def is_declinable(effect: Effect) -> TypeGuard[Declinable]:
    """Whether the player may decline the effect as a whole."""
    return hasattr(effect, "offer")


def is_orderless(effect: Effect) -> TypeGuard[Orderless]:
    """Whether the effect can tell that its place among others does not matter."""
    return hasattr(effect, "orderless")
