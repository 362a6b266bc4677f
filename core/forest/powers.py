"""The four powers of released Tamashii (rules sheet, powers; rulings F8 to F11). Each runs and says itself.

Powers happen at once, and what would do nothing does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from attrs import frozen

from core.engine.choice import Choice, choose
from core.engine.wording import plural
from core.forest import events as ev
from core.forest import gems
from core.forest.gems import BLACK, Gems
from core.forest.looking import look
from core.forest.options import Choose

if TYPE_CHECKING:
    from core.forest.game import ForestGame


class Power(Protocol):
    """What a card can do once, when it is released."""

    async def run(self, game: ForestGame, card: str, surplus: Gems) -> None:
        """Do it. ``card`` is the released one; ``surplus`` its gems beyond its needs, in the box by now."""
        ...

    def say(self) -> str:
        """Its rule text, as short as a small card has it; scenarios/forest/rules.toml explains it."""
        ...


@frozen
class See:
    """Look at a face-down card, alone (ruling F8)."""

    async def run(self, game: ForestGame, card: str, surplus: Gems) -> None:
        """Choose a face-down card and look at it."""
        await look(game, why=card)

    def say(self) -> str:
        return "look at a card"


@frozen
class Return:
    """This card's surplus goes back into the bag (ruling F9)."""

    async def run(self, game: ForestGame, card: str, surplus: Gems) -> None:
        """Put it back."""
        gems.move(game.state.box, game.state.bag, surplus)
        game.emit(ev.Returned(game.state.seat, card, surplus))

    def say(self) -> str:
        return "surplus goes back"


@frozen
class Purge:
    """Black gems leave the bag (ruling F10)."""

    n: int = 1

    async def run(self, game: ForestGame, card: str, surplus: Gems) -> None:
        """Take out as many as there are, at most ``n``."""
        state = game.state
        found = min(self.n, state.bag[BLACK])
        gems.move(state.bag, state.box, Gems(black=found))
        game.emit(ev.Purged(state.seat, card, found))

    def say(self) -> str:
        return f"{plural(self.n, 'black gem')} {'leaves' if self.n == 1 else 'leave'}"


@frozen
class Recall:
    """Coloured gems come back out of the box, those just spent and those of the set-up included (ruling F11)."""

    n: int = 2

    async def run(self, game: ForestGame, card: str, surplus: Gems) -> None:
        """Choose the colours; fewer gems when the box has fewer."""
        state = game.state
        sets = [Choose(each) for each in gems.sets_of(state.box, self.n)]
        chosen = await choose(Choice(state.seat, "recall", sets, about=(card,)))
        gems.move(state.box, state.bag, chosen.gems)
        game.emit(ev.Returned(state.seat, card, chosen.gems))

    def say(self) -> str:
        return f"{plural(self.n, 'gem')} {'comes' if self.n == 1 else 'come'} back"


POWERS: dict[str, type] = {"see": See, "return": Return, "purge": Purge, "recall": Recall}
"""The words of content files."""
