"""The verbs of the rulebook's keyword page (p.24), each as the page defines it.

A keyword changes the state and puts an event on record; those that may ask, or that standing rules answer, are
awaited. What cannot happen is said by a NothingHappens event, and play goes on.
"""

from __future__ import annotations

from core.ascend import events as ev
from core.ascend.bag import draw_token, return_token
from core.ascend.game import Game
from core.ascend.launcher import empty_slots, highlighted, programming_moves
from core.ascend.names import ASSET_NAMES, ASSET_TOP, CORRUPTED, EMPTY
from core.ascend.options import OnSlot, Place, Plain, Shift
from core.ascend.scenario_cards import draw_card, fire
from core.ascend.state import EnemyInPlay
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


def spend_asset(game: Game, number: int, asset: int, n: int, why: str) -> None:
    """Spend x assets (p.24): by the player's own choice, and only what is there."""
    assets = game.state.seats[number].assets
    before = assets[asset]
    assert before >= n, f"{n} {ASSET_NAMES[asset]} cannot be spent, {before} are there"
    if n:
        assets[asset] = before - n
        game.emit(ev.AssetChanged(number, asset, before, before - n, why))


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


def recover(game: Game, number: int, n: int) -> None:
    """Recover x (p.24): Integrity rises, never above the Limiter."""
    seat = game.state.seats[number]
    before = seat.integrity
    seat.integrity = min(seat.limit, before + n)
    game.emit(ev.Recovered(number, before, seat.integrity))


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
    while any(drawn) and (empty := empty_slots(seat)):
        options = [Place(i, slot) for i, token in enumerate(drawn) if token for slot in empty]
        option: Place = await choose(Choice(number, "prepare", options, about=tuple(drawn), page=7))
        seat.slots[option.slot], drawn[option.drawn] = drawn[option.drawn], EMPTY
    for token in drawn:
        if token:
            seat.dump[token] += 1
            game.emit(ev.TokensDumped(number, (token,), "no empty slot"))


def shift(game: Game, number: int, move: Shift) -> None:
    """One programming move (p.7): the contents of two neighbouring slots change places."""
    seat = game.state.seats[number]
    slots = seat.slots
    token, other = slots[move.start], slots[move.end]
    slots[move.start], slots[move.end] = other, token
    seat.moves -= 1
    seat.numbers.moves += 1
    game.emit(ev.Shifted(number, move.start, move.end, token, other, seat.moves))


async def program(game: Game, number: int, n: int) -> None:
    """Program x (p.7, p.24): up to x slides or switches outside the Program step."""
    seat = game.state.seats[number]
    seat.moves = seat.moves_size = n
    while seat.moves and (moves := programming_moves(seat)):
        option = await choose(Choice(number, "program", [*moves, DONE], optional=True, page=7))
        if option is DONE:
            break
        shift(game, number, option)
    seat.moves = seat.moves_size = 0


DONE = Plain("done")


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


# -- Trace -----------------------------------------------------------------------------------------------------


def change_trace(game: Game, number: int, n: int, why: str) -> None:
    """Raise or lower Trace (p.11). At the top space: attach 2 Enemies at once, then Trace is 0."""
    seat = game.state.seats[number]
    if seat.trace is None:
        game.emit(ev.NothingHappens(number, f"{why}: Trace is not in play"))
        return
    top = game.content.tracks.trace_top
    before = seat.trace
    seat.trace = max(0, min(top, before + n))
    game.emit(ev.TraceChanged(number, before, seat.trace, why))
    if seat.trace == top:
        attach(game, number, 2)
        seat.trace = 0
        game.emit(ev.TraceChanged(number, top, 0, "top of the track"))


# -- Enemies ---------------------------------------------------------------------------------------------------


def attach(game: Game, number: int, n: int) -> None:
    """Attach (p.12, p.24): draw n Enemies; each goes under the stack.

    An empty deck takes back the shuffled discard pile; with both empty no Enemy comes (rulings).
    """
    state = game.state
    for _ in range(n):
        if not state.enemy_deck:
            if not state.enemy_discard:
                game.emit(ev.NothingHappens(number, "the Enemy deck and its discard pile are empty"))
                return
            state.enemy_deck, state.enemy_discard = state.enemy_discard, []
            game.luck.shuffle("enemy deck", state.enemy_deck)
            game.emit(ev.DeckReshuffled(number, len(state.enemy_deck)))
        card = state.enemy_deck.pop()
        state.attached += 1
        state.seats[number].enemies.append(EnemyInPlay(card, state.attached))
        game.emit(ev.EnemyAttached(number, card, len(state.enemy_deck)))
        game.reveal("an Enemy was drawn")


def enemy_left(game: Game, enemy: EnemyInPlay) -> int:
    """Integrity left on an Enemy."""
    return game.content.enemies[enemy.card].integrity - enemy.damage


async def damage(game: Game, number: int, enemy: EnemyInPlay, n: int, why: str) -> None:
    """Deal Damage to an attached Enemy (p.12); at 0 Integrity it is defeated, what is more is lost (p.15)."""
    left = enemy_left(game, enemy)
    dealt = min(left, n)
    enemy.damage += dealt
    seat = game.state.seats[number]
    seat.numbers.damage += dealt
    game.emit(ev.Damaged(number, enemy.card, n, left, left - dealt, why))
    if left == dealt:
        await defeat(game, number, enemy)


async def defeat(game: Game, number: int, enemy: EnemyInPlay) -> None:
    """Defeat (p.12, p.24): discard the Enemy and gain 1 EXP."""
    game.state.seats[number].numbers.defeated += 1
    await discard_enemy(game, number, enemy, "defeated")
    change_exp(game, number, 1, f"{game.content.enemies[enemy.card].name} defeated")


async def discard_enemy(game: Game, number: int, enemy: EnemyInPlay, how: str) -> None:
    """An Enemy leaves its stack for the discard pile; the next one below moves up (p.12).

    If the Number die lay on it, the die moves one card toward the Top Enemy, or away (p.15).
    """
    seat = game.state.seats[number]
    place = place_of(seat.enemies, enemy)
    del seat.enemies[place]
    game.state.enemy_discard.append(enemy.card)
    combat = game.state.combat
    if combat is not None and combat.seat == number and combat.at >= place:
        combat.at -= 1
    await fire(game, ev.EnemyLeft(number, enemy.card, how))


def place_of(stack: list[EnemyInPlay], enemy: EnemyInPlay) -> int:
    """The place of this very card in a stack (two copies of a design are two cards)."""
    return next(place for place, other in enumerate(stack) if other.uid == enemy.uid)


def repair(game: Game, number: int, enemy: EnemyInPlay, n: int) -> None:
    """Take up to n Damage off an Enemy."""
    before = enemy_left(game, enemy)
    enemy.damage = max(0, enemy.damage - n)
    game.emit(ev.EnemyRepaired(number, enemy.card, before, enemy_left(game, enemy)))


def restack(game: Game, number: int, enemy: EnemyInPlay, where: str) -> None:
    """Put an Enemy on top or at the bottom of its stack; during a combat it waits until that is over."""
    combat = game.state.combat
    if combat is not None and combat.seat == number:
        enemy.restack = where
        return
    stack = game.state.seats[number].enemies
    del stack[place_of(stack, enemy)]
    stack.insert(0 if where == "top" else len(stack), enemy)
    game.emit(ev.EnemyMoved(number, enemy.card, where))
