"""Effects on the Launcher, the token pool of a player and the Core Data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.bag import dump_slots, return_token
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.checks import COLOURS, KINDS, one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU, thing
from core.ascend.cards.who import Who
from core.ascend.keywords import discard_slot, lock, place_tokens, prepare, program, unlock
from core.ascend.launcher import empty_slots, holds
from core.ascend.names import BASIC, COLUMNS, CORRUPTED, EMPTY, OPEN, ROWS, TOKEN_NAMES, TOKEN_NUMBERS, TOKENS
from core.ascend.options import NO, YES, OnSlot, Pick, Plain, on_slot
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


def slots_of(game: Game, seat: int, what: str, paying: bool = False) -> list[int]:
    """Slots with a token of a kind. As a price Open Data serves for any basic kind (p.6); a forced loss passes it."""
    board = game.state.seats[seat]
    serving = _serving(what, board.core, paying)
    return [slot for slot, token in enumerate(board.slots) if token in serving]


@cache
def _serving(what: str, core: int, paying: bool) -> frozenset[int]:
    """The kinds of token that serve."""
    return frozenset(
        token for token in TOKENS if holds(token, what, core) or (paying and token == OPEN and what != "corrupted")
    )


def count_of(game: Game, seat: int, what: str) -> int:
    """How many tokens on the Launcher serve as a price of this kind."""
    slots = game.state.seats[seat].slots
    if what in COLOURS:
        return slots.count(TOKEN_NUMBERS[what]) + slots.count(OPEN)
    return len(slots_of(game, seat, what, True))


async def _choose_token(game: Game, seat: int, word: str, what: str, why: str, paying: bool = False) -> int | None:
    """Let a seat choose one token of a kind on its Launcher; returns its slot, None when there is none."""
    slots = slots_of(game, seat, what, paying)
    if not slots:
        game.emit(ev.NothingHappens(seat, f"{why}: no {thing(what, '').strip()} to {word}"))
        return None
    option: OnSlot = await choose(
        Choice(seat, word, [on_slot(word, slot) for slot in slots], about=(what, why), page=7)
    )
    return option.slot


@frozen
class Dump:
    """Dump tokens from the Launcher (p.7), chosen by their owner, as many as there are."""

    what: str = field(validator=one_of(*KINDS))
    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        for seat in await self.who.seats(game, context):
            await self._dump(game, seat, context, paying=False)

    async def _dump(self, game: Game, seat: int, context: Context, paying: bool) -> None:
        for _ in range(self.n.value(game, context)):
            slot = await _choose_token(game, seat, "dump", self.what, context.why, paying)
            if slot is None:
                break
            dump_slots(game, seat, (slot,), context.why)

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so many tokens are there."""
        return count_of(game, context.seat, self.what) >= self.n.value(game, context)

    async def pay(self, game: Game, context: Context) -> None:
        """Dump them."""
        await self._dump(game, context.seat, context, paying=True)

    def on_slot(self, game: Game, seat: int, slot: int, why: str) -> None:
        """Dump the token of a chosen slot."""
        dump_slots(game, seat, (slot,), why)

    def say(self, players: int) -> str:
        return " ".join(self.parts(players))

    def parts(self, players: int) -> tuple[str, str]:
        """``dump``, ``1 blue Data``."""
        return self.who.does("dump"), thing(self.what, self.n.say(players))


@frozen
class DumpRow:
    """Dump the row of the Launcher with most tokens; among equals the owner chooses."""

    async def run(self, game: Game, context: Context) -> None:
        slots = game.state.seats[context.seat].slots
        counts = [sum(slots[row * COLUMNS + column] > EMPTY for column in range(COLUMNS)) for row in range(ROWS)]
        if not any(counts):
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: the Launcher is empty"))
            return
        rows = [Pick("row", str(row + 1)) for row, count in enumerate(counts) if count == max(counts)]
        option: Pick = await choose(Choice(context.seat, "row", rows, about=(context.why,), page=7))
        first = (int(option.what) - 1) * COLUMNS
        dump_slots(game, context.seat, range(first, first + COLUMNS), context.why)

    def say(self, players: int) -> str:
        return "dump the row of your Launcher with most tokens"


@frozen
class Discard:
    """Discard tokens (p.7) from the Launcher; Corrupted Data also from the Dump or the player's whole pool.

    ``upto`` leaves it to the player to discard fewer.
    """

    what: str = field(validator=one_of(*KINDS))
    n: Amount = ONE
    place: str = field(default="launcher", validator=one_of("launcher", "launcher or dump", "pool"))
    upto: bool = False

    def __attrs_post_init__(self) -> None:
        if self.place != "launcher" and self.what != "corrupted":
            raise ValueError("only corrupted Data is discarded from other places than the Launcher")

    async def run(self, game: Game, context: Context) -> None:
        for _ in range(self.n.value(game, context)):
            if self.upto and not await self._go_on(game, context):
                return
            if self.place != "launcher":
                if not self._discard_corrupted(game, context):
                    return
            elif not await self._discard_one(game, context):
                return

    async def _go_on(self, game: Game, context: Context) -> bool:
        if not self.possible(game, context):
            return False
        choice = Choice(
            context.seat,
            "may",
            (YES, NO),
            optional=True,
            about=(context.rule, context.why, thing(self.what, "discard 1")),
            page=7,
        )
        return await choose(choice) is YES

    async def _discard_one(self, game: Game, context: Context, paying: bool = False) -> bool:
        slot = await _choose_token(game, context.seat, "discard", self.what, context.why, paying)
        if slot is None:
            return False
        discard_slot(game, context.seat, slot, context.why)
        return True

    def _discard_corrupted(self, game: Game, context: Context) -> bool:
        """Take one Corrupted token from where it harms most: the Launcher, then the bag, then the Dump."""
        seat = game.state.seats[context.seat]
        if CORRUPTED in seat.slots:
            discard_slot(game, context.seat, seat.slots.index(CORRUPTED), context.why)
            return True
        places = (("bag", seat.bag), ("Dump", seat.dump)) if self.place == "pool" else (("Dump", seat.dump),)
        for place, counts in places:
            if counts[CORRUPTED]:
                counts[CORRUPTED] -= 1
                return_token(game, CORRUPTED)
                game.emit(ev.TokensDiscarded(context.seat, (CORRUPTED,), place, context.why))
                return True
        game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Corrupted Data to discard"))
        return False

    def possible(self, game: Game, context: Context) -> bool:
        """Whether a token is there."""
        seat = game.state.seats[context.seat]
        if self.place == "launcher":
            return bool(slots_of(game, context.seat, self.what))
        return bool(CORRUPTED in seat.slots or seat.dump[CORRUPTED] or (self.place == "pool" and seat.bag[CORRUPTED]))

    def payable(self, game: Game, context: Context) -> bool:
        """Whether so many tokens are there."""
        return count_of(game, context.seat, self.what) >= self.n.value(game, context)

    async def pay(self, game: Game, context: Context) -> None:
        """Discard them."""
        for _ in range(self.n.value(game, context)):
            await self._discard_one(game, context, paying=True)

    def on_slot(self, game: Game, seat: int, slot: int, why: str) -> None:
        """Discard the token of a chosen slot."""
        discard_slot(game, seat, slot, why)

    def say(self, players: int) -> str:
        places = {"launcher": "Launcher", "launcher or dump": "Launcher or Dump", "pool": "Launcher, bag or Dump"}
        upto = "up to " if self.upto else ""
        return f"discard {upto}{thing(self.what, self.n.say(players))} from your {places[self.place]}"


@frozen
class Prepare:
    """Prepare x (p.7)."""

    n: Amount
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            await prepare(game, seat, n)

    def say(self, players: int) -> str:
        return self.who.say("Prepare", self.n.say(players))

    def after(self, before: object, players: int) -> str:
        """What comes on top of what each player gets."""
        more = self.who == YOU and isinstance(before, Prepare) and before.who.which == "each"
        return f"you Prepare {self.n.say(players)} more" if more else ""


@frozen
class Program:
    """Program x (p.7): always a may."""

    n: Amount
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in await self.who.seats(game, context):
            await program(game, seat, n, context.why)

    def say(self, players: int) -> str:
        return self.who.say("may Program" if self.who.which != "you" else "Program", self.n.say(players))


@frozen
class Fetch:
    """Choose tokens of a kind in the own Dump and place them on chosen empty slots."""

    what: str = field(validator=one_of("basic"))
    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        seat = game.state.seats[context.seat]
        fetched = []
        for _ in range(min(self.n.value(game, context), len(empty_slots(seat)))):
            kinds = [Pick("fetch", TOKEN_NAMES[kind]) for kind in BASIC if seat.dump[kind]]
            if not kinds:
                break
            option: Pick = await choose(Choice(context.seat, "fetch", kinds, about=(context.why,), page=7))
            kind = TOKEN_NUMBERS[option.what]
            seat.dump[kind] -= 1
            await place_tokens(game, context.seat, [kind])
            fetched.append(kind)
        if fetched:
            game.emit(ev.TokensFetched(context.seat, tuple(fetched)))
        else:
            game.emit(ev.NothingHappens(context.seat, f"{context.why}: nothing can be fetched"))

    def possible(self, game: Game, context: Context) -> bool:
        """Whether basic Data lies in the Dump and a slot is free."""
        seat = game.state.seats[context.seat]
        return any(seat.dump[kind] for kind in BASIC) and bool(empty_slots(seat))

    def say(self, players: int) -> str:
        return f"place {thing(self.what, self.n.say(players))} from your Dump on empty slots"


@frozen
class Unlock:
    """Unlock x (p.24): discard chosen own Locks."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        await unlock(game, context.seat, self.n.value(game, context))

    def say(self, players: int) -> str:
        return f"Unlock {self.n.say(players)}"


@frozen
class Lock:
    """Put own Lock tokens on empty Highlighted slots outside the rightmost column."""

    n: Amount = ONE

    async def run(self, game: Game, context: Context) -> None:
        await lock(game, context.seat, self.n.value(game, context), context.why)

    def say(self, players: int) -> str:
        if self.n == Number(1):
            return "put 1 of your Locks on an empty Highlighted slot"
        return f"put {self.n.say(players)} of your Locks on empty Highlighted slots"


def change_core(game: Game, number: int, kind: int) -> None:
    """Flip the Core Data token, or put the other one in its place; the one taken out keeps its visible side (p.7)."""
    seat = game.state.seats[number]
    before, seat.core = seat.core, kind
    names = {TOKEN_NAMES[before], TOKEN_NAMES[kind]}
    if not any(names <= set(token) for token in game.content.tracks.core_tokens):
        seat.spare = before
    game.emit(ev.CoreChanged(number, before, kind))


@frozen
class Core:
    """You may change your Core Data: flip the token or swap it with the other one (p.7)."""

    async def run(self, game: Game, context: Context) -> None:
        seat = game.state.seats[context.seat]
        kinds = [Pick("core", TOKEN_NAMES[kind]) for kind in BASIC if kind != seat.core]
        choice = Choice(context.seat, "core", [Plain("keep"), *kinds], optional=True, about=(context.why,), page=7)
        option = await choose(choice)
        if isinstance(option, Pick):
            change_core(game, context.seat, TOKEN_NUMBERS[option.what])

    def say(self, players: int) -> str:
        return "you may change your Core Data"
