"""Effects on scenario tokens: put, take, move, exchange (rulebook p.18-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ascend import events as ev
from core.ascend import scenario_events as sev
from core.ascend.cards.amounts import Amount, Number, of
from core.ascend.cards.context import Context, Effect, Moment
from core.ascend.cards.picking import picked
from core.ascend.cards.saying import done
from core.ascend.cards.where import Where
from core.ascend.cards.where_parser import parse_where
from core.ascend.kit.firing import fire, listens
from core.ascend.lying import add, count, dice_on, remove, room, seat_place
from core.ascend.mapways import site
from core.ascend.running import run_effects
from core.engine.wording import many

if TYPE_CHECKING:
    from core.ascend.game import Game

ONE = Number(1)
Place = str | Where
"""Where tokens lie: ``card``, ``sheet``, ``you``, the code of a special card, or map tiles."""
BESIDE = {"card": "this card", "sheet": "the sheet", "you": "your board"}


def parse_place(value: Any) -> Place:
    """A place for tokens from content. Raises ValueError."""
    if isinstance(value, str) and (value in BESIDE or (value[:1].isupper() and value[-2:].isdigit())):
        return value
    return parse_where(value)


def place_words(place: Place, n: str = "1") -> str:
    """``this card``, ``card U07``, ``each tile marked edge``."""
    return place.say(n) if isinstance(place, Where) else BESIDE.get(place, f"card {place}")


async def places_meant(game: Game, place: Place, context: Context, n: int = 1, what: str = "") -> list[str]:
    """The places a card means now, asked for where it leaves a choice; ``what`` says in the question what for."""
    if isinstance(place, Where):
        return await picked(game, place, context, n, what)
    return [seat_place(context.seat) if place == "you" else place]


def places_open(game: Game, place: Place, context: Context) -> list[str]:
    """The places a card may mean, before any choice."""
    if isinstance(place, Where):
        return place.tiles(game, context)
    return [seat_place(context.seat) if place == "you" else place]


async def put_tokens(game: Game, context: Context, place: str, token: str, n: int) -> None:
    """Put tokens on one place, as far as the supply and the tile allow; then what answers that."""
    came = min(n, room(game, place, token))
    if came <= 0:
        game.emit(ev.NothingHappens(context.seat, f"{context.why}: no {token} can be put there"))
        return
    lying = add(game.state, place, token, came)
    game.emit(ev.TokenPut(context.seat, token, place, lying, came))
    if listens(game, context.seat, "put"):
        await fire(game, context.seat, "put", Moment(came, tags=_tags(token, context), tile=place))


async def take_tokens(game: Game, context: Context, place: str, token: str, n: int) -> int:
    """Take up to n tokens off one place; then what answers that. Returns how many came."""
    came = remove(game.state, place, token, n)
    if came:
        game.emit(sev.TokenTaken(context.seat, token, place, came, count(game.state, place, token)))
        if listens(game, context.seat, "taken"):
            await fire(game, context.seat, "taken", Moment(came, tags=_tags(token, context), tile=place))
    return came


def _tags(token: str, context: Context) -> tuple[str, ...]:
    """What a trigger's filter may ask for: the token, and the token ``by act`` where a Player Activity did it."""
    return (token, f"{token} by act") if context.act else (token,)


def some(n: str, token: str) -> str:
    """``1 Radar``, ``2 Radar tokens``, ``all Radars``; without a number ``Radar tokens``."""
    if n == "all":
        return f"all {many(token)}"
    return f"{n} {token}{'' if n == '1' else ' tokens'}".strip()


def so_many(n: Amount, token: str, players: int) -> str:
    """The same for an amount: ``Radar tokens equal to the successes``."""
    return of(n, players, lambda number: some(number, token))


@frozen
class Put:
    """Put scenario tokens on a place, or on each of several tiles. ``yours`` marks whose it is: one per player.

    ``spots`` says how many tiles a pick takes; with no tile to be found ``otherwise`` is resolved.
    """

    token: str
    place: Place = "card"
    yours: bool = False
    n: Amount = ONE
    spots: Amount = ONE
    otherwise: tuple[Effect, ...] = ()

    async def run(self, game: Game, context: Context) -> None:
        if self.yours:
            owners = game.state.marked.setdefault(self.token, [])
            if context.seat in owners:
                return
            owners.append(context.seat)
        n = self.n.value(game, context)
        what = f"Put {some(str(n), self.token)} there."
        places = await places_meant(game, self.place, context, self.spots.value(game, context), what)
        if not places:
            await run_effects(game, self.otherwise, context)
        for place in places:
            await put_tokens(game, context, place, self.token, n)

    def say(self, players: int) -> str:
        where = place_words(self.place, self.spots.say(players))
        if self.yours:
            return f"put 1 {self.token} for you on {where} (one per player)"
        text = f"put {so_many(self.n, self.token, players)} on {where}"
        return f"{text} (if there is none: {done(self.otherwise, players)})" if self.otherwise else text


@frozen
class Take:
    """Take scenario tokens off a place, or off each of several tiles: they go back to the supply.

    ``all`` takes every one. As a price it must be there in full.
    """

    token: str
    place: Place = "card"
    n: Amount = ONE
    all: bool = False
    spots: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        n = 99 if self.all else self.n.value(game, context)
        came = 0
        what = f"Remove {some('all' if self.all else str(n), self.token)} from there."
        for place in await places_meant(game, self.place, context, self.spots.value(game, context), what):
            came += await take_tokens(game, context, place, self.token, n)
        if not came:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no {self.token} is there to remove"))

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so many lie there."""
        lying = [count(game.state, place, self.token) for place in places_open(game, self.place, context)]
        return sum(lying) >= (1 if self.all else self.n.value(game, context))

    async def pay(self, game: Game, context: Context) -> None:
        """Take them."""
        await self.run(game, context)

    def possible(self, game: Game, context: Context) -> bool:
        """Whether one lies there."""
        return any(count(game.state, place, self.token) for place in places_open(game, self.place, context))

    def say(self, players: int) -> str:
        taken = some("all", self.token) if self.all else so_many(self.n, self.token, players)
        place = "the map" if self.place == Where(()) else place_words(self.place, self.spots.say(players))
        return f"remove {taken} from {place}"


@frozen
class MoveToken:
    """Move scenario tokens, dice tokens or a figure from a place to another; ``up`` turns dice tokens up."""

    token: str
    to: Place
    place: Place = "card"
    n: Amount = ONE
    all: bool = False

    async def run(self, game: Game, context: Context) -> None:
        n = 99 if self.all else self.n.value(game, context)
        moved = 0
        for place in await places_meant(game, self.place, context, what=f"A {self.token} goes away from there."):
            if not count(game.state, place, self.token):
                continue
            for end in (await places_meant(game, self.to, context, what=f"The {self.token} of {place} goes there."))[
                :1
            ]:
                moved += await move_tokens(game, context, place, end, self.token, n)
        if not moved:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: no {self.token} can be moved"))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether one lies there."""
        return any(count(game.state, place, self.token) for place in places_open(game, self.place, context))

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so many lie there."""
        lying = [count(game.state, place, self.token) for place in places_open(game, self.place, context)]
        return sum(lying) >= (1 if self.all else self.n.value(game, context))

    async def pay(self, game: Game, context: Context) -> None:
        """Move them."""
        await self.run(game, context)

    def say(self, players: int) -> str:
        moved = some("all", self.token) if self.all else so_many(self.n, self.token, players)
        return f"move {moved} from {place_words(self.place)} to {place_words(self.to)}"


async def move_tokens(game: Game, context: Context, start: str, end: str, token: str, n: int) -> int:
    """Move up to n tokens from one place to another; returns how many went."""
    state = game.state
    went = 0
    for die in dice_on(state, start, token)[:n]:
        die.place = end
        went += 1
    if went < n and state.figures.get(token) == start:
        state.figures[token] = end
        went += 1
    lying = min(n - went, state.lying.get(start, {}).get(token, 0))
    if lying:
        remove(state, start, token, lying)
        add(state, end, token, lying)
        went += lying
    if went:
        game.emit(sev.TokenMoved(context.seat, token, start, end, went))
    return went


@frozen
class Exchange:
    """Two tokens change places everywhere on the map, or two site marks do."""

    tokens: tuple[str, str] | None = None
    sites: tuple[str, str] | None = None

    async def run(self, game: Game, context: Context) -> None:
        state = game.state
        if self.tokens is not None:
            one, two = self.tokens
            for place in state.tiles:
                here = state.lying.get(place)
                if here and (one in here or two in here):
                    first, second = here.pop(one, 0), here.pop(two, 0)
                    here.update({name: n for name, n in ((one, second), (two, first)) if n})
            game.emit(sev.TokensExchanged(context.seat, one, two))
        if self.sites is not None:
            one, two = self.sites
            state.sites[one], state.sites[two] = list(site(game, two)), list(site(game, one))
            game.emit(sev.TokensExchanged(context.seat, one, two))

    def say(self, players: int) -> str:
        pairs = [f"all {many(self.tokens[0])} and {many(self.tokens[1])}"] if self.tokens else []
        pairs += [f"the marks {self.sites[0]} and {self.sites[1]}"] if self.sites else []
        return f"exchange {' and '.join(pairs)}"
