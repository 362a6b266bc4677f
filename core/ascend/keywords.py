"""The verbs of the rulebook's keyword page (p.24), each as the page defines it.

A keyword changes the state and puts an event on record; those that may ask, or that standing rules answer, are
awaited. What cannot happen is said by a NothingHappens event, and play goes on.
"""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import draw_token, return_token
from core.ascend.cards.context import Moment
from core.ascend.game import Game
from core.ascend.kit.firing import fire, listens
from core.ascend.kit.reading import has
from core.ascend.launcher import empty_slots, highlighted, programming_moves
from core.ascend.names import ASSET_NAMES, ASSET_TOP, CORRUPTED, EMPTY, SLOTS
from core.ascend.options import DONE, OnSlot, Place, Shift
from core.ascend.scenario_cards import draw_card
from core.engine.choice import Choice, choose

# -- assets and EXP --------------------------------------------------------------------------------------------


def gain_asset(game: Game, number: int, asset: int, n: int, why: str) -> None:
    """Gain x assets (p.8): the track rises, never above 5; the rest is lost."""
    assets = game.state.seats[number].assets
    before = assets[asset]
    assets[asset] = after = min(ASSET_TOP, before + n)
    game.emit(ev.AssetChanged(number, asset, before, after, why, before + n - after))


def lose_asset(game: Game, number: int, asset: int, n: int, why: str) -> None:
    """Lose x assets (p.24): down to 0 at most; with none of them nothing happens."""
    assets = game.state.seats[number].assets
    before = assets[asset]
    if not before:
        game.emit(ev.NothingHappens(number, f"{why}: no {ASSET_NAMES[asset].capitalize()} to lose"))
        return
    assets[asset] = after = max(0, before - n)
    game.emit(ev.AssetChanged(number, asset, before, after, why))


async def spend_asset(game: Game, number: int, asset: int, n: int, why: str, moment: Moment | None = None) -> None:
    """Spend x assets (p.24): by the player's own choice, and only what is there.

    ``moment`` is what the spending is for, where rules may still change that: the dice of a roll, say.
    """
    assets = game.state.seats[number].assets
    before = assets[asset]
    assert before >= n, f"{n} {ASSET_NAMES[asset]} cannot be spent, {before} are there"
    if n:
        assets[asset] = before - n
        game.emit(ev.AssetChanged(number, asset, before, before - n, why))
        if listens(game, number, "spent"):
            spent = moment or Moment(n)
            spent.tags = (ASSET_NAMES[asset],)
            await fire(game, number, "spent", spent)


def change_exp(game: Game, number: int, n: int, why: str) -> None:
    """Gain (n above 0), spend or lose EXP; never below 0."""
    seat = game.state.seats[number]
    before = seat.exp
    seat.exp = max(0, before + n)
    if n > 0:
        seat.numbers.exp += n
    if seat.exp == before:
        game.emit(ev.NothingHappens(number, f"{why}: no EXP to lose"))
    else:
        game.emit(ev.ExpChanged(number, before, seat.exp, why))


async def spend_exp(game: Game, number: int, n: int, why: str) -> None:
    """Spend EXP (p.13): only what is there."""
    assert game.state.seats[number].exp >= n, f"{n} EXP cannot be spent"
    change_exp(game, number, -n, why)
    if listens(game, number, "spent"):
        await fire(game, number, "spent", Moment(n, tags=("exp",)))


def recover(game: Game, number: int, n: int) -> None:
    """Recover x (p.24): Integrity rises, never above the Limiter."""
    seat = game.state.seats[number]
    before = seat.integrity
    seat.integrity = min(seat.limit, before + n)
    game.emit(ev.Recovered(number, before, seat.integrity))


def raise_limit(game: Game, number: int, n: int) -> None:
    """The ITG Limiter and Integrity rise by n (p.13), the Limiter to the top of the track at most."""
    seat = game.state.seats[number]
    up = min(n, game.content.tracks.integrity_top - seat.limit)
    seat.limit += up
    seat.integrity += up
    game.emit(ev.LimitRaised(number, seat.limit, seat.integrity))


# -- tokens ----------------------------------------------------------------------------------------------------


def gain_tokens(game: Game, number: int, token: int, n: int, why: str) -> None:
    """Gain token (p.7): from the neutral pool into the Dump; from an empty pool nothing comes (p.8)."""
    pool = game.state.pool
    came = min(n, pool[token])
    pool[token] -= came
    game.state.seats[number].dump[token] += came
    game.emit(ev.TokensGained(number, token, came, pool[token], why, n - came))


async def gain_corrupted(game: Game, number: int, n: int, why: str) -> None:
    """Gain Corrupted Data from the scenario's pool (p.6); one more than it holds, and the scenario is lost."""
    gain_tokens(game, number, CORRUPTED, n, why)
    if game.events[-1].missing:
        await draw_card(game, game.sheet.loss_card)


def discard_slot(game: Game, number: int, slot: int, why: str) -> None:
    """Discard token (p.7): from the Launcher to the neutral pool; Corrupted Data leaves the game (p.6)."""
    seat = game.state.seats[number]
    token, seat.slots[slot] = seat.slots[slot], EMPTY
    return_token(game, token)
    game.emit(ev.TokensDiscarded(number, (token,), "Launcher", why))


async def prepare(game: Game, number: int, n: int) -> None:
    """Prepare x (p.7, p.24): draw all x first, look, then place them on chosen empty slots.

    Tokens that find no empty slot go to the Dump.
    """
    seat = game.state.seats[number]
    drawn = [token for token in (draw_token(game, number) for _ in range(n)) if token]
    if not drawn:
        game.emit(ev.NothingHappens(number, "Prepare: bag and Dump are empty"))
        return
    game.emit(ev.TokensPrepared(number, tuple(drawn)))
    game.reveal("tokens were drawn from the bag")
    for token in await place_tokens(game, number, drawn):
        seat.dump[token] += 1
        game.emit(ev.TokensDumped(number, (token,), "no empty slot"))


async def place_tokens(game: Game, number: int, drawn: list[int]) -> list[int]:
    """Let the seat put tokens on chosen empty slots, in any order; returns those that found none."""
    seat = game.state.seats[number]
    while any(drawn) and (empty := empty_slots(seat)):
        options = [Place(i, slot) for i, token in enumerate(drawn) if token for slot in empty]
        option: Place = await choose(Choice(number, "prepare", options, about=tuple(drawn), page=7))
        seat.slots[option.slot], drawn[option.drawn] = drawn[option.drawn], EMPTY
    return [token for token in drawn if token]


def shift(game: Game, number: int, move: Shift) -> None:
    """One programming move (p.7): the contents of two neighbouring slots change places."""
    seat = game.state.seats[number]
    slots = seat.slots
    token, other = slots[move.start], slots[move.end]
    slots[move.start], slots[move.end] = other, token
    seat.moves -= 1
    seat.numbers.moves += 1
    game.emit(ev.Shifted(number, move.start, move.end, token, other, seat.moves))


async def program(game: Game, number: int, n: int, why: str) -> None:
    """Program x (p.7, p.24): up to x slides or switches outside those of the Program step."""
    seat = game.state.seats[number]
    before = seat.moves, seat.moves_size
    seat.moves = seat.moves_size = n
    while seat.moves and (moves := programming_moves(seat, has(game, number, "diagonal"))):
        option = await choose(Choice(number, "program", [*moves, DONE], optional=True, about=(why,), page=7))
        if option is DONE:
            break
        shift(game, number, option)
    seat.moves, seat.moves_size = before


async def lock(game: Game, number: int, n: int, why: str) -> None:
    """Put own Lock tokens on chosen empty Highlighted slots outside the rightmost column, if able (rulings)."""
    seat = game.state.seats[number]
    for _ in range(n):
        free = [slot for slot in highlighted(seat.locks) if slot % 5 != 4 and not seat.slots[slot]]
        held = [slot for slot in range(20) if seat.locks >> slot & 1]
        aside = len(held) < 4
        source = -1 if aside else next((slot for slot in held if slot % 5 == 4), -1)
        if not free or (source < 0 and not aside):
            game.emit(ev.NothingHappens(number, f"{why}: no Lock can be placed"))
            return
        option: OnSlot = await choose(Choice(number, "lock", [OnSlot("lock", slot) for slot in sorted(free)], page=6))
        if source >= 0:
            seat.locks &= ~(1 << source)
        seat.locks |= 1 << option.slot
        game.emit(ev.LockMoved(number, source, option.slot))


async def unlock(game: Game, number: int, n: int) -> None:
    """Unlock x (p.24): discard x chosen own Lock tokens."""
    seat = game.state.seats[number]
    for _ in range(n):
        held = [slot for slot in range(SLOTS) if seat.locks >> slot & 1]
        if not held:
            game.emit(ev.NothingHappens(number, "no Lock is left"))
            return
        option: OnSlot = await choose(Choice(number, "unlock", [OnSlot("unlock", slot) for slot in held], page=24))
        seat.locks &= ~(1 << option.slot)
        game.emit(ev.LockMoved(number, option.slot, -1))
