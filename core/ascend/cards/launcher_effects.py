"""Effects on the Launcher, the token pool of a player and the Core Data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import field, frozen

from core.ascend import events as ev
from core.ascend.bag import dump_slots, return_token
from core.ascend.cards.amounts import Amount, Number
from core.ascend.cards.checks import KINDS, one_of
from core.ascend.cards.context import Context
from core.ascend.cards.gains import ONE, YOU, thing
from core.ascend.cards.who import Who
from core.ascend.keywords import discard_slot, lock, prepare, program
from core.ascend.launcher import holds
from core.ascend.names import BASIC, CORRUPTED, TOKEN_NAMES, TOKEN_NUMBERS
from core.ascend.options import OnSlot, Pick, Plain
from core.engine.choice import Choice, choose

if TYPE_CHECKING:
    from core.ascend.game import Game


async def _choose_token(game: Game, seat: int, word: str, what: str, why: str) -> int | None:
    """Let a seat choose one token of a kind on its Launcher; returns its slot, None when there is none."""
    board = game.state.seats[seat]
    slots = [slot for slot, token in enumerate(board.slots) if holds(token, what, board.core)]
    if not slots:
        game.emit(ev.NothingHappens(seat, f"{why}: no {thing(what, '').strip()} to {word}"))
        return None
    option: OnSlot = await choose(Choice(seat, word, [OnSlot(word, slot) for slot in slots], about=(what, why), page=7))
    return option.slot


@frozen
class Dump:
    """Dump tokens from the Launcher (p.7), chosen by their owner, as many as there are."""

    what: str = field(validator=one_of(*KINDS))
    n: Amount = ONE
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in self.who.seats(game, context):
            for _ in range(n):
                slot = await _choose_token(game, seat, "dump", self.what, context.why)
                if slot is None:
                    break
                dump_slots(game, seat, (slot,), context.why)

    def say(self, players: int) -> str:
        return self.who.say("dump", thing(self.what, self.n.say(players)))


@frozen
class Discard:
    """Discard tokens (p.7) from the Launcher, or Corrupted Data from the whole ``pool`` of the player."""

    what: str = field(validator=one_of(*KINDS))
    n: Amount = ONE
    place: str = field(default="launcher", validator=one_of("launcher", "pool"))

    def __attrs_post_init__(self) -> None:
        if self.place == "pool" and self.what != "corrupted":
            raise ValueError("only corrupted Data is discarded from the whole pool")

    async def run(self, game: Game, context: Context) -> None:
        for _ in range(self.n.value(game, context)):
            if self.place == "pool":
                if not self._discard_corrupted(game, context):
                    return
                continue
            slot = await _choose_token(game, context.seat, "discard", self.what, context.why)
            if slot is None:
                return
            discard_slot(game, context.seat, slot, context.why)

    def _discard_corrupted(self, game: Game, context: Context) -> bool:
        """Take one Corrupted token from where it harms most: the Launcher, then the bag, then the Dump."""
        seat = game.state.seats[context.seat]
        if CORRUPTED in seat.slots:
            discard_slot(game, context.seat, seat.slots.index(CORRUPTED), context.why)
            return True
        for place, counts in (("bag", seat.bag), ("Dump", seat.dump)):
            if counts[CORRUPTED]:
                counts[CORRUPTED] -= 1
                return_token(game, CORRUPTED)
                game.emit(ev.TokensDiscarded(context.seat, (CORRUPTED,), place, context.why))
                return True
        game.emit(ev.NothingHappens(context.seat, f"{context.why}: no Corrupted Data to discard"))
        return False

    def say(self, players: int) -> str:
        where = " from your Launcher, bag or Dump" if self.place == "pool" else " from your Launcher"
        return f"discard {thing(self.what, self.n.say(players))}{where}"


@frozen
class Prepare:
    """Prepare x (p.7)."""

    n: Amount

    async def run(self, game: Game, context: Context) -> None:
        await prepare(game, context.seat, self.n.value(game, context))

    def say(self, players: int) -> str:
        return f"Prepare {self.n.say(players)}"


@frozen
class Program:
    """Program x (p.7): always a may."""

    n: Amount
    who: Who = YOU

    async def run(self, game: Game, context: Context) -> None:
        n = self.n.value(game, context)
        for seat in self.who.seats(game, context):
            await program(game, seat, n)

    def say(self, players: int) -> str:
        return self.who.say("may Program" if self.who.which != "you" else "Program", self.n.say(players))


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


@frozen
class Core:
    """You may change your Core Data: flip the token or swap it with the other one (p.7)."""

    async def run(self, game: Game, context: Context) -> None:
        seat = game.state.seats[context.seat]
        kinds = [Pick("core", TOKEN_NAMES[kind]) for kind in BASIC if kind != seat.core]
        choice = Choice(context.seat, "core", [Plain("keep"), *kinds], optional=True, about=(context.why,), page=7)
        option = await choose(choice)
        if isinstance(option, Pick):
            before, seat.core = seat.core, TOKEN_NUMBERS[option.what]
            game.emit(ev.CoreChanged(context.seat, before, seat.core))

    def say(self, players: int) -> str:
        return "you may change your Core Data"
