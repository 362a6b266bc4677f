"""The measurements, each a task that gives plain data: games played, Launchers looked at, duels, Bodies wanted."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from core.ascend import events as ev
from core.ascend.cards.enemy_effects import Damage
from core.ascend.components import EnemyCard, Source
from core.ascend.game import Game
from core.ascend.kit.reading import enemy_has
from core.ascend.names import CORRUPTED, OPEN
from core.ascend.options import Launch
from core.ascend.patterns import Pattern
from core.ascend.phases.combat import combat_step
from core.ascend.play import AscendGame
from core.ascend.reach import way_to
from core.ascend.state import EnemyInPlay, Seat, State
from core.bots.ascend.planner import Planner
from core.bots.ascend.sight import Sight
from core.engine.choice import Choice, Option, Rule
from core.engine.luck import Luck
from core.engine.table import Table
from tests.balance.tables import Bare, bare, game_of, new_state, play_on, table_on, under_pressure
from tests.balance.tally import tally_of

PRO = 4
LAST_TURN = 8
"""Launchers are looked at up to this turn."""
EXTRA = 2
"""Open and Corrupted Data in the bag where patterns with such cells are looked at."""
WANTED_FROM = 3
"""The turn from which a Body is wanted: the Launcher lies as play leaves it."""
LAST_WANTED = 10
HACKED = 40
"""Percent of Combats before which an average attacker launches a Hack."""
ONLY_HACKED = 80
"""The same where only Hacks deal Damage: then it is all he plans for. In games even the bare Walker hacks such an Enemy
about once a Combat."""
ATTACKER = "body.soldier"
"""The average attacker: three dice, frames of a pulse for 2, pulses for 1 each and a surge for 3."""
MOST_COMBATS = 12


# -- whole games -----------------------------------------------------------------------------------------------


def whole_game(mode: str, seats: int, seed: str) -> dict[str, Any]:
    """The tally of a game in which the planner buys and equips everything (``full``) or nothing (``bare``)."""
    state = new_state(seats, seed)
    table = table_on(bare(state) if mode == "bare" else state)
    play_on(table, Bare(seed) if mode == "bare" else Planner(seed))
    return tally_of(under_pressure(), seats, table.events).as_data()


# -- patterns within reach -------------------------------------------------------------------------------------


@cache
def enemies_of_the_box() -> list[EnemyCard]:
    """The Enemies of the decks; special Enemies belong to their scenarios and have no level."""
    return [card for card in under_pressure().enemies.values() if card.level]


def patterns_on_cards() -> dict[str, tuple[str, Pattern]]:
    """Every pattern printed on a card of the box, by a name, with the kind of card."""
    content = under_pressure()
    found = {body.id: ("body", body.cost) for body in content.bodies.values()}
    found |= {card.id: ("augment", card.pattern) for card in content.faction_augments.values()}
    for enemy in enemies_of_the_box():
        found |= {f"{enemy.id} hack {n}": ("hack", hack.pattern) for n, hack in enumerate(enemy.hacks, 1)}
        if enemy.repel is not None:
            found[f"{enemy.id} repel"] = ("repel", enemy.repel.pattern)
    found["the BOT"] = ("hack", content.bot.pattern)
    found |= {source.id: ("basic", source.pattern) for source in content.basics}
    return found


def asks_special(pattern: Pattern) -> bool:
    """Whether a pattern has cells of Open or Corrupted Data."""
    return any(kind in (OPEN, CORRUPTED) for kind, _ in pattern.need)


def within_reach(special: bool, seed: str) -> dict[str, Any]:
    """For each pattern, on how many Launchers of a bare game it could be made in PRO moves; ``looked`` is all.

    ``special`` looks at patterns with Open or Corrupted cells, with two such tokens in each bag.
    """
    state = bare(new_state(4, seed))
    if special:
        for seat in state.seats:
            seat.bag[OPEN] = seat.bag[CORRUPTED] = EXTRA
    wanted = {name: one for name, (_, one) in patterns_on_cards().items() if asks_special(one) == special}
    made = dict.fromkeys(wanted, 0)
    looked = 0
    table, bot = table_on(state), Bare(seed)
    for choice in asked(table, bot):
        game = game_of(table)
        if game.state.cursor.turn > LAST_TURN:
            break
        if before_programming(game, choice):
            seat = game.seat(choice.seat)
            looked += 1
            for name, pattern in wanted.items():
                made[name] += way_to(pattern, seat.slots, seat.locks, seat.core, PRO) is not None
    return {"looked": looked, "made": made}


def asked(table: Table, bot: Planner) -> Iterator[Choice]:
    """Play to the end; gives each question before it is answered."""
    while table.pending:
        choice, option = bot.choose(table)
        yield choice
        table.take(choice, option)


def before_programming(game: Game, choice: Choice) -> bool:
    """Whether a seat stands before the first move of its Program step."""
    seat = game.seat(choice.seat)
    return game.state.cursor.name == "Program" and choice.kind == "program" and seat.moves == seat.moves_size == PRO


# -- Bodies wanted ---------------------------------------------------------------------------------------------


class Wanting(Bare):
    """The bare planner that wants a Body before all else."""

    def program(self, sight: Sight, choice: Choice) -> Option:
        wanted = _wanted(sight)
        if wanted is not None:
            seat = sight.seat
            way = way_to(wanted.pattern, seat.slots, seat.locks, seat.core, seat.moves + PRO)
            if way is not None:
                return _first_move(choice, way[0][0]) if way[0] and seat.moves else choice.options[0]
        return super().program(sight, choice)

    def launch(self, sight: Sight, choice: Choice) -> Option:
        """The Body; until then only patterns of tokens that it does not need, so that others are drawn."""
        wanted = _wanted(sight)
        if wanted is None:
            return super().launch(sight, choice)
        needed = {kind for kind, _ in wanted.pattern.need}
        slots = sight.seat.slots
        options: list[Option] = []
        for option in choice.options:
            if isinstance(option, Launch):
                if option.source == wanted.id:
                    return option
                if needed & {slots[slot] for slot in option.slots}:
                    continue
            options.append(option)
        return super().launch(sight, Choice(choice.seat, choice.kind, options, page=choice.page))


def _wanted(sight: Sight) -> Source | None:
    if sight.seat.bodies or not sight.game.state.market or sight.game.state.cursor.turn < WANTED_FROM:
        return None
    body = sight.game.content.bodies[sight.game.state.market[0]]
    return Source(body.id, body.name, "body", body.cost, ())


def _first_move(choice: Choice, pair: tuple[int, int]) -> Option:
    return next(
        option for option in choice.options if {getattr(option, "start", -1), getattr(option, "end", -1)} == set(pair)
    )


def turns_for_body(body: str, seed: str) -> list[int]:
    """For each of four bare Walkers, the turns from wanting a Body to having it."""
    state = bare(new_state(4, seed))
    table, bot = table_on(state), Wanting(seed)
    had: dict[int, int] = {}
    for _ in asked(table, bot):
        game = game_of(table)
        if game.state.cursor.turn == WANTED_FROM and not game.state.market and not had:
            game.state.market = [body] * 4
        for number, seat in enumerate(game.state.seats):
            if seat.bodies:
                had.setdefault(number, game.state.cursor.turn)
        if len(had) == 4 or game.state.cursor.turn > LAST_WANTED:
            break
    return [had.get(number, LAST_WANTED) + 1 - WANTED_FROM for number in range(4)]


# -- duels -----------------------------------------------------------------------------------------------------


class _Duel(AscendGame):
    """The game with one Combat in place of the turn."""

    def play(self) -> Rule:
        return combat_step(self, 0)


def duel(enemy: str, seed: str) -> dict[str, Any]:
    """Combats until an average attacker defeats an Enemy, and the Wounds it deals until then, without Shield.

    Before some of the Combats he launches the Hack that deals most Damage.
    """
    content = under_pressure()
    card = content.enemies[enemy]
    state = new_state(1, seed)
    state.card, state.cursor.phase, state.bot = content.scenarios["sandbox"].first_card, "Combat", None
    seat = state.seats[0]
    seat.equipped, seat.bodies, seat.trace = [], [ATTACKER], 4
    foe = EnemyInPlay(enemy, 1)
    seat.enemies, state.attached = [foe], 1
    luck = Luck({}, seed)
    share = ONLY_HACKED if enemy_has(card, "only-hacks") else HACKED
    combats = wounds = 0
    while combats < MOST_COMBATS and foe in seat.enemies:
        _rest(seat, foe)
        if luck.below("hack", 100) < share:
            foe.damage = min(card.integrity, foe.damage + best_hack(card))
            if foe.damage == card.integrity:
                break
        combats += 1
        wounds += _fight(state, seed, card.name)
    return {"combats": combats, "wounds": wounds}


def _rest(seat: Seat, foe: EnemyInPlay) -> None:
    """Between Combats: whole again, without Assets, the one Enemy alone."""
    seat.integrity = seat.limit = 10
    seat.assets, seat.skips = [0, 0, 0, 0], ""
    seat.enemies = [foe]


def best_hack(card: EnemyCard) -> int:
    """The Damage of the Hack of basic Data that deals most; an amount that is not told in advance counts as two."""
    plain = [hack for hack in card.hacks if not asks_special(hack.pattern)]
    dealt = [sum(getattr(effect.n, "n", 2) for effect in hack.effects if isinstance(effect, Damage)) for hack in plain]
    return max(dealt, default=0)


def _fight(state: State, seed: str, name: str) -> int:
    """One Combat; returns the Wounds that the Enemy of this name dealt, whole parcels."""
    table = Table(_Duel(under_pressure(), state))
    play_on(table, Planner(seed))
    return sum(event.wounds for event in table.events if isinstance(event, ev.Wounded) and event.why == name)


# -- all of it -------------------------------------------------------------------------------------------------


def measure(key: str) -> Any:
    """The result of a task told by its key: ``play bare 2 7``, ``reach plain 3``, ``body body.scout 4``,
    ``duel enemy.hound 9``. The last word is a number that makes the seed."""
    kind, *words = key.split()
    if kind == "play":
        return whole_game(words[0], int(words[1]), key)
    if kind == "reach":
        return within_reach(words[0] == "special", key)
    if kind == "body":
        return turns_for_body(words[0], key)
    assert kind == "duel", f"{key!r} measures nothing"
    return duel(words[0], key)


def measured(key: str) -> tuple[str, Any]:
    """A task's key and its result: what a process of the pool does."""
    return key, measure(key)


def tasks(games: int) -> list[str]:
    """The keys of all tasks; so many games of each mode and number of seats, the rest in step with that."""
    content = under_pressure()
    found = [f"play {mode} {seats} {n}" for n in range(games) for seats in (1, 2, 3, 4) for mode in ("bare", "full")]
    found += [f"reach {kind} {n}" for n in range(max(1, games // 2)) for kind in ("plain", "special")]
    found += [f"body {body} {n}" for n in range(max(1, games // 2)) for body in content.bodies]
    found += [f"duel {enemy.id} {n}" for n in range(3 * games) for enemy in enemies_of_the_box()]
    return found
