"""Dice tokens: scenario tokens with a die face on the hidden side (rulebook p.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import scenario_events as sev
from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context, Effect
from core.ascend.cards.picking import picked
from core.ascend.cards.saying import done
from core.ascend.cards.token_effects import Place, place_words, places_meant
from core.ascend.cards.where import Where
from core.ascend.lying import dice_on
from core.ascend.names import BLANK, PULSE, SURGE
from core.ascend.running import run_effects
from core.ascend.state import DiceToken
from core.engine.wording import many

if TYPE_CHECKING:
    from core.ascend.game import Game

ONE_SET = (PULSE, SURGE, BLANK)
"""The faces of one set; the box holds two (rulebook p.2)."""


@frozen
class Hide:
    """Shuffle one or two sets of dice tokens and lay them face down: one on each tile of a set, or (``slots``) in a
    row on a special card. ``n`` takes so many of them only."""

    token: str
    where: Where | None = None
    slots: str = ""
    n: Amount | None = None
    sets: int = 1
    more: Where | None = None
    """Tiles that serve where the others are too few."""

    def __attrs_post_init__(self) -> None:
        if (self.where is None) == (not self.slots):
            raise ValueError("it needs either where or slots")

    async def run(self, game: Game, context: Context) -> None:
        state = game.state
        state.dice_tokens = [die for die in state.dice_tokens if die.name != self.token]
        faces = [*ONE_SET * self.sets]
        game.luck.shuffle("dice tokens", faces)
        n = self.n.value(game, context) if self.n is not None else len(faces)
        if self.where is None:
            places = [self.slots] * n
            state.learned = []
        else:
            places = await picked(game, self.where, context, n, f"Hide a {self.token} there.")
            if self.more is not None and len(places) < n:
                others = await picked(game, self.more, context, len(game.state.tiles))
                places += [place for place in others if place not in places][: n - len(places)]
        for place, face in zip(places, faces[:n], strict=False):
            state.dice_tokens.append(DiceToken(self.token, face, place))
        game.emit(sev.DiceHidden(context.seat, self.token, tuple(places[:n])))
        game.reveal("dice tokens were shuffled")

    def say(self, players: int) -> str:
        n = f"{self.n.say(players)} of " if self.n is not None else ""
        sets = "one set" if self.sets == 1 else f"{self.sets} sets"
        if self.where is None:
            return f"hide {n}{sets} of {many(self.token)} in a row on card {self.slots}"
        number = self.n.say(players) if self.n is not None else str(3 * self.sets)
        more = f" (if there are too few, on {self.more.say(number)})" if self.more is not None else ""
        return f"hide {n}{sets} of {many(self.token)}, one on {self.where.say(number)}{more}"


@frozen
class RevealToken:
    """Turn up the hidden dice tokens of a place, or of each of several tiles; ``rows`` hold what each face does."""

    token: str
    place: Place
    rows: dict[str, tuple[Effect, ...]] = field(factory=dict, hash=False)

    def __attrs_post_init__(self) -> None:
        if unknown := sorted(set(self.rows) - set(ONE_SET)):
            raise ValueError(f"a dice token does not show {unknown[0]}")

    async def run(self, game: Game, context: Context) -> None:
        for place in await places_meant(game, self.place, context, what=f"Reveal the {self.token} there."):
            for die in [die for die in dice_on(game.state, place, self.token) if not die.up]:
                die.up = True
                game.emit(sev.DieShown(context.seat, self.token, die.face, place))
                game.reveal("a dice token was revealed")
                await run_effects(game, self.rows.get(die.face, ()), context._replace(tile=place))

    def say(self, players: int) -> str:
        text = f"reveal the {self.token} on {place_words(self.place)}"
        rows = [f"{face}, {done(then, players)}" for face, then in self.rows.items()]
        return f"{text}: on a {'; on a '.join(rows)}" if rows else text
