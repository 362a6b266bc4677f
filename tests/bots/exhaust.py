"""A runner that insists on touching everything: it plays positions built for what has not run yet.

Seats are given the cards, Enemies and Learning Protocols that are missing, and tokens that serve for every pattern;
the player prefers answers that bring something new. What never ran is in the report.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from attrs import define, field, frozen

from core.ascend import events as ev
from core.ascend.cards.vocabulary import EFFECTS
from core.ascend.combat_words import numbers_hidden
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.lying import add
from core.ascend.names import CORRUPTED, OPEN
from core.ascend.options import Amount, FrameUse, Launch, Pick, Plain
from core.ascend.phases.turn import STEPS
from core.ascend.play import AscendGame
from core.ascend.setup import NewSeat, set_up
from core.ascend.state import EnemyInPlay, Seat, State
from core.engine.choice import Choice, Option
from core.engine.luck import Luck
from core.engine.table import Table
from tests.bots.recording import Record, recording
from tests.bots.wanted import Wanted

SECONDS = 45.0
MOST_ANSWERS = 1500
TURNS = 2
"""Turns for which a position is played."""
BODIES, AUGMENTS, ENEMIES = 2, 8, 3
"""Cards a seat is given."""
OPEN_TOKENS, CORRUPTED_TOKENS = 30, 6
PLOT_STEP = "Player Activity"
"""The step before which a position of a Plot card stands half of the time."""


@define
class Run:
    """One search for what has not run."""

    luck: Luck
    record: Record = field(factory=Record)
    wanted: Wanted = field(factory=lambda: Wanted(content()))
    played: int = 0

    def left(self) -> list[str]:
        """What has not run yet."""
        return list(self.wanted.missing(self.record))

    def cards(self, left: list[str]) -> list[str]:
        """The cards that are missing, or that carry an effect which is."""
        found = []
        for name in left:
            kind, word, *_ = name.split()
            if kind in ("card:", "step:"):
                found.append(word)
            elif kind == "effect:":
                found += sorted(self.wanted.carriers.get(EFFECTS[word].__name__, ()))
        return found

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.luck.below("exhaust", n)

    def some(self, things: list[str], n: int) -> list[str]:
        """Up to n different things by luck."""
        found = list(dict.fromkeys(things))
        self.luck.shuffle("exhaust", found)
        return found[:n]


@frozen
class Report:
    """What was used and how often, and what never ran."""

    used: dict[str, dict[str, int]]
    missing: list[str]
    positions: int
    seconds: float


def exhaust(seconds: float = SECONDS, seed: str = "exhaust") -> Report:
    """Play until everything has run or the time is over."""
    run = Run(Luck({}, seed))
    started = time.monotonic()
    with recording(run.record):
        while (left := run.left()) and time.monotonic() - started < seconds:
            _play(run, _position(run, left), left)
    return Report(run.record.as_data(), run.left(), run.played, time.monotonic() - started)


# -- positions -------------------------------------------------------------------------------------------------


def _position(run: Run, left: list[str]) -> State:
    """A position in which something missing can run: the Prologue for its cards, else the sandbox."""
    cards = run.cards(left)
    plot = [card for card in cards if any(card in sheet.cards for sheet in content().scenarios.values())]
    if plot and (run.below(3) == 0 or len(plot) == len(cards)):
        return _plot_position(run, plot)
    seats = 1 if run.below(4) == 0 else 4
    state = _new(run, "sandbox", seats)
    state.card = content().scenarios["sandbox"].first_card
    state.time, state.offers, state.cursor.turn = 1 + run.below(12), {}, 2
    state.faction_decks = {name: _faction_deck(name) for name in content().factions}
    if state.bot is not None:
        state.bot.battery = 1 + run.below(4)
    for place, tile in state.tiles.items():
        tile.up = tile.up or run.below(2) == 0
        if tile.up and tile.number != 1:
            state.seats[run.below(seats)].tile = place
    for seat in state.seats:
        _equip(run, state, seat, cards)
    return state


def _new(run: Run, scenario: str, seats: int) -> State:
    walkers, classes = list(content().walkers), list(content().classes)
    turn = run.below(4)
    players = [NewSeat(f"P{n}", walkers[(n + turn) % 4], classes[n]) for n in range(seats)]
    return set_up(content(), scenario, players, str(run.below(1 << 30)))


def _plot_position(run: Run, plot: list[str]) -> State:
    """A Plot card that is missing lies there with its goals nearly reached, and everybody can reach them."""
    code = run.some(plot, 1)[0]
    name, sheet = next((name, sheet) for name, sheet in content().scenarios.items() if code in sheet.cards)
    state = _new(run, name, 1 + run.below(4))
    wanted = sheet.cards[code].kind == "plot" and run.below(2)
    card = sheet.cards[code if wanted else run.some(list(sheet.cards), 1)[0]]
    if card.code == sheet.first_card:
        return state
    state.card = card.code if card.kind == "plot" else sheet.first_card
    state.offers, state.cursor.turn, state.time = {}, 2, run.below(3)
    state.cursor.step = next(place for place, step in enumerate(STEPS) if step.name == PLOT_STEP) * run.below(2)
    if run.below(4) == 0:
        state.pool[CORRUPTED] = 0
    if run.below(2):
        for token in sheet.tokens:
            for place, most in (("card", 6), ("sheet", 3)):
                add(state, place, token.name, run.below(most))
    for seat in state.seats:
        _fill(run, seat)
        seat.assets = [5, 5, 5, 5]
        seat.bodies = ["body.rigger"] * run.below(2)
        acts = [place for place, tile in state.tiles.items() if any(tile.number == act.tile for act in card.acts)]
        if acts:
            seat.tile = run.some(acts, 1)[0]
            state.tiles[seat.tile].up = True
    return state


def _faction_deck(name: str) -> list[str]:
    return [card.id for card in content().faction_augments.values() if card.deck == name]


def _fill(run: Run, seat: Seat) -> None:
    """Open Data nearly everywhere: it serves for all cells but Corrupted ones."""
    seat.slots = [0 if slot % 5 == 4 else OPEN if run.below(5) else CORRUPTED for slot in range(20)]
    seat.slots = [0 if token and run.below(6) == 0 else token for token in seat.slots]
    seat.bag[OPEN] += OPEN_TOKENS
    seat.dump[CORRUPTED] = run.below(CORRUPTED_TOKENS)
    seat.dump[1], seat.dump[2] = 1, 1


def _equip(run: Run, state: State, seat: Seat, cards: list[str]) -> None:
    """Give a seat cards that are missing, others beside them, and numbers of all kinds."""
    box = content()
    _fill(run, seat)
    seat.bodies = run.some([card for card in cards if card in box.bodies] + _any(run, box.bodies), run.below(3))
    augments = [card for card in cards if card in box.class_augments or card in box.faction_augments]
    augments += _any(run, box.class_augments) + _any(run, box.faction_augments)
    own = run.some(augments, AUGMENTS)
    seat.equipped, seat.unequipped = own[2:], own[:2]
    protocols = [card for card in cards if card in box.protocols] + _any(run, box.protocols)
    seat.protocol = run.some(protocols, 1)[0]
    seat.protocol_step = run.below(4)
    steps = box.protocols[seat.protocol].steps
    seat.protocol_count = steps[seat.protocol_step].times - 1 if seat.protocol_step < len(steps) else 0
    foes = [card for card in cards if card in box.enemies] + _any(run, box.enemies) + _any(run, box.enemies)
    for card in run.some(foes, run.below(ENEMIES + 1)):
        state.attached += 1
        hurt = run.below(2) * run.below(box.enemies[card].integrity)
        seat.enemies.append(EnemyInPlay(card, state.attached, hurt))
    state.enemy_deck += [card for card in cards if card in box.enemies]
    seat.limit = 5 + run.below(6)
    seat.integrity = 1 + run.below(seat.limit)
    seat.trace = run.below(10) if run.below(2) else 6 + run.below(4)
    seat.assets = [run.below(6) for _ in range(4)]
    seat.exp = run.below(6)


def _any(run: Run, box: dict[str, Any]) -> list[str]:
    return run.some(list(box), 1)


# -- playing ---------------------------------------------------------------------------------------------------


def _play(run: Run, state: State, left: list[str]) -> None:
    run.played += 1
    table = Table(AscendGame(content(), state))
    last = state.cursor.turn + TURNS
    player = Eager(run, left)
    for _ in range(MOST_ANSWERS):
        if not table.pending or player.game_of(table).state.cursor.turn >= last:
            break
        table.take(*player.choose(table))
    for event in table.events:
        if isinstance(event, ev.ProtocolStepDone):
            step = content().protocols[event.card].steps[event.step - 1]
            run.record.steps[f"{event.card} step {event.step}"] += 1
            if step.on:
                run.record.events[step.on] += 1


class Eager:
    """Answers by luck, but with what is missing where an answer names it, and seldom with doing nothing."""

    def __init__(self, run: Run, left: list[str]) -> None:
        self.run = run
        self.left = {*run.cards(left), *(word for name in left for word in name.split())}

    def game_of(self, table: Table) -> Game:
        """The game on the table."""
        assert isinstance(table.game, Game)
        return table.game

    def choose(self, table: Table) -> tuple[Choice, Option]:
        """One of the pending choices, and an answer."""
        game = self.game_of(table)
        choice = list(table.pending.values())[self.run.below(len(table.pending))]
        for enemy in game.seat(choice.seat).enemies:
            numbers_hidden(game, enemy)
        options = list(self._new(game, choice)) or list(self._busy(choice)) or list(choice.options)
        return choice, options[self.run.below(len(options))]

    def _new(self, game: Game, choice: Choice) -> Iterator[Option]:
        """Answers that name a card, or a part of one, which is missing."""
        for option in choice.options:
            if any(word in self.left for word in _names(game, choice.seat, option)):
                yield option

    def _busy(self, choice: Choice) -> Iterator[Option]:
        """Answers that do something; moves of tokens are left early, and now and then everything is."""
        if choice.kind in ("program", "upgrade") or self.run.below(8) == 0:
            return
        yield from (option for option in choice.options if not isinstance(option, Plain) or option.word == "yes")


def _names(game: Game, seat: int, option: Option) -> Iterator[str]:
    """The cards an answer names."""
    if isinstance(option, Launch):
        source = option.source
        uid = source.split(".")[1] if source.startswith(("hack.", "repel.")) else ""
        yield from (enemy.card for enemy in game.seat(seat).enemies if str(enemy.uid) == uid)
        yield source.removeprefix("augment.")
    elif isinstance(option, FrameUse):
        yield option.frame if option.frame.count(".") == 1 else option.frame.rpartition(".")[0]
    elif isinstance(option, Pick):
        yield option.what.partition("#")[0]
    elif isinstance(option, Amount):
        yield option.word
