"""Tokens and figures that walk over the map by themselves (campaign, step)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.ascend.cards.amounts import Amount
from core.ascend.cards.context import Context, Moment
from core.ascend.cards.gains import ONE
from core.ascend.cards.picking import chosen
from core.ascend.cards.token_effects import move_tokens, take_tokens
from core.ascend.cards.where import Where
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import in_force
from core.ascend.lying import count, kind_of, tiles_with
from core.ascend.mapways import FAR, beside, site, steps_from
from core.engine.wording import article

if TYPE_CHECKING:
    from core.ascend.game import Game


@frozen
class Step:
    """Tokens of a name, or a figure, walk so many tiles: the shortest way to the nearest of some tiles, or ``along``
    the tiles of a site in the order of the map line. Those nearest to the goal go first; the group breaks ties.

    None steps on a tile that is full of its kind. A ``barred`` token on the next tile stops the step and is taken. On
    every tile that is entered the event ``token-entered`` comes for the First Player.
    """

    token: str
    n: Amount = ONE
    toward: Where | None = None
    along: str = ""
    barred: str = ""

    def __attrs_post_init__(self) -> None:
        if (self.toward is None) == (not self.along):
            raise ValueError("it needs either toward or along")

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        n += sum(rule.n for rule in in_force(game, game.state.first, "step-more") if rule.token == self.token)
        for place, walkers in self._order(game, context):
            for _ in range(walkers):
                await self._walk(game, context, place, n)

    def _order(self, game: Game, context: Context) -> list[tuple[str, int]]:
        """The places with walkers and how many walk from there, nearest to the goal first."""
        state = game.state
        places = tiles_with(state, self.token)
        if self.along:
            on_way = site(game, self.along)
            places = [place for place in on_way if place in places]
        elif self.toward is not None:
            steps = steps_from(game, self.toward.tiles(game, context))
            places.sort(key=lambda place: steps.get(place, FAR))
        return [(place, count(state, place, self.token)) for place in places]

    async def _walk(self, game: Game, context: Context, place: str, n: int) -> None:
        for _ in range(n):
            following = await self._next(game, context, place)
            if not following or not count(game.state, place, self.token):
                return
            if self.barred and count(game.state, following, self.barred):
                await take_tokens(game, context, following, self.barred, 1)
                return
            await move_tokens(game, context, place, following, self.token, 1)
            if listens(game, game.state.first, "token-entered"):
                moment = Moment(1, tags=(self.token,), tile=following, start=place)
                await fire(game, game.state.first, "token-entered", moment)
            place = following

    async def _next(self, game: Game, context: Context, place: str) -> str:
        """The tile it goes to next, empty when it is there or cannot go."""
        if self.along:
            way = site(game, self.along)
            return way[(way.index(place) + 1) % len(way)] if place in way else ""
        assert self.toward is not None
        goals = self.toward.tiles(game, context)
        if place in goals or not goals:
            return ""
        steps = steps_from(game, goals)
        near = [other for other in beside(game, place) if other in steps and self._has_room(game, other)]
        if not near:
            return ""
        least = min(steps[other] for other in near)
        ways = [other for other in near if steps[other] == least]
        if least >= steps.get(place, FAR):
            return ""
        what = f"{self.token} steps there from {place}." if count(game.state, place, self.token) else ""
        return (await chosen(game, game.state.first, ways, 1, context.why, what))[0]

    def _has_room(self, game: Game, place: str) -> bool:
        """Whether one more may lie on a tile."""
        kind = kind_of(game, self.token)
        return kind is None or not kind.per_tile or count(game.state, place, self.token) < kind.per_tile

    def say(self, players: int) -> str:
        n = self.n.say(players)
        if self.along:
            way = f"along the tiles marked {self.along}"
        else:
            assert self.toward is not None
            nearest = "" if self.toward.named else "the nearest "
            way = f"toward {nearest}{self.toward.one()}"
        barred = f"; {article(self.barred)} on the way stops it and is taken" if self.barred else ""
        return f"each {self.token} steps {n} {'tile' if n == '1' else 'tiles'} {way}{barred}"
