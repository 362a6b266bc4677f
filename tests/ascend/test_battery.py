"""The battery: random play of every scenario by 1 to 4 seats, with what must hold at every question."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest
import tomli_w
from attrs import define, field

from core.ascend import events as ev
from core.ascend.archive import position, table_from
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.names import ASSET_TOP, CORRUPTED, OPEN
from core.ascend.play import new_table, table_of
from core.ascend.setup import set_up
from core.ascend.state import EnemyInPlay, State
from core.ascend.view import TileView
from core.ascend.views.table import view_of
from core.engine.choice import Choice
from core.engine.table import Table
from tests.ascend.tables import PLAYERS

ALL = content()
GAMES = [(scenario, seats, seed) for scenario in ALL.scenarios for seats in (1, 2, 3, 4) for seed in (1, 2, 3)]
LONGEST = 300
"""Answers after which a game is broken off."""
LIKED = ("launch:", "act:", "effect", "frame:", "dump:")
"""What moves a game on."""
SAMPLED = 20
"""At every so many answers the costly comparisons are made."""


def game_of(table: Table) -> Game:
    assert isinstance(table.game, Game)
    return table.game


def keys(choice: Choice) -> list[str]:
    return [option.key for option in choice.options]


def questions(table: Table) -> dict[int, tuple[int, str, list[str]]]:
    """What is asked: the serial, the kind and the keys for each seat."""
    return {seat: (choice.serial, choice.kind, keys(choice)) for seat, choice in table.pending.items()}


def stands(table: Table) -> tuple[str, dict[int, tuple[int, str, list[str]]]]:
    """Where a table stands, to compare with another."""
    return table.digest(), questions(table)


# -- what holds at every question ------------------------------------------------------------------------------


def check_questions(table: Table) -> None:
    """There is a choice to make, each answer has one name, and the table takes that name."""
    for seat, choice in table.pending.items():
        names = keys(choice)
        assert len(names) > 1, f"{choice} has a single answer"
        assert len(set(names)) == len(names), f"{choice} names two answers alike"
        for name in names:
            assert table.legal(seat, choice.serial, name)[1].key == name


def in_hand(table: Table) -> Counter[int]:
    """Tokens drawn by Prepare and not placed yet: they lie nowhere but in the question."""
    return Counter(
        kind for choice in table.pending.values() if choice.kind == "prepare" for kind in choice.about if kind
    )


def out_of_game(table: Table) -> int:
    """Corrupted tokens that were discarded (p.6)."""
    return sum(event.tokens.count(CORRUPTED) for event in table.events if isinstance(event, ev.TokensDiscarded))


def check_tokens(table: Table) -> None:
    """Tokens of every kind are somewhere: pools, bags, Launchers, Dumps, or (corrupted) out of the game."""
    state, tracks = game_of(table).state, ALL.tracks
    lying = in_hand(table)
    for kind in range(1, 7):
        there = state.pool[kind] + lying[kind]
        there += sum(seat.bag[kind] + seat.dump[kind] + seat.slots.count(kind) for seat in state.seats)
        if kind == CORRUPTED:
            there += out_of_game(table)
        assert there == {OPEN: tracks.pool_open, CORRUPTED: state.pool_size}.get(kind, tracks.pool_basic)


def check_enemies(state: State, deck: Counter[str]) -> None:
    """Each Enemy card is in one place: deck, discard pile or one stack."""
    stacks = [enemy for seat in state.seats for enemy in seat.enemies]
    assert Counter([*state.enemy_deck, *state.enemy_discard, *(enemy.card for enemy in stacks)]) == deck
    assert len({enemy.uid for enemy in stacks}) == len(stacks)
    assert all(0 <= enemy.damage < ALL.enemies[enemy.card].integrity for enemy in stacks), "at 0 it is gone"


def check_tracks(state: State) -> None:
    """Every marker stands on its track, every figure on the map."""
    assert 0 <= state.time <= 12
    for seat in state.seats:
        assert all(0 <= asset <= ASSET_TOP for asset in seat.assets)
        assert 1 <= seat.integrity <= seat.limit <= ALL.tracks.integrity_top
        assert seat.exp >= 0
        assert seat.trace is None or 0 <= seat.trace < ALL.tracks.trace_top
        assert 0 <= seat.moves <= seat.moves_size
        assert seat.tile in state.tiles
        assert seat.locks.bit_count() <= 4
        assert not any(token and seat.locks >> slot & 1 for slot, token in enumerate(seat.slots))
    if state.bot is not None:
        assert 0 <= state.bot.battery <= ALL.tracks.battery
        assert state.bot.tile in state.tiles


def check_state(table: Table, deck: Counter[str]) -> None:
    state = game_of(table).state
    check_tokens(table)
    check_enemies(state, deck)
    check_tracks(state)
    assert table.over == state.over


# -- what is compared at some questions ------------------------------------------------------------------------


def check_clone(table: Table) -> Table:
    """A clone stands in the same place; returned, to see later that it has not changed."""
    clone = table.clone()
    assert stands(clone) == stands(table)
    return clone


def check_saved(table: Table) -> None:
    """A position written as TOML, read again, with the answers since, is the same place."""
    saved = tomllib.loads(tomli_w.dumps(position(table, [])))
    loaded, _ = table_from(saved)
    for answer in table.answers:
        loaded.answer(answer.seat, answer.serial, answer.option.key)
    assert stands(loaded) == stands(table)


def check_undo(table: Table) -> None:
    """What is taken back and given again leads to the same place, over as many answers as can be taken back."""
    before = stands(table)
    taken = 0
    while table.last_answer is not None and taken < 5:
        last = table.last_answer
        assert table.undo() == last
        taken += 1
    for _ in range(taken):
        table.redo()
    assert stands(table) == before


def check_every_answer(table: Table) -> None:
    """No answer that is offered is refused, each leads to a question or to the end."""
    for seat, choice in table.pending.items():
        for name in keys(choice):
            clone = table.clone()
            clone.answer(seat, choice.serial, name)
            assert clone.over == game_of(clone).state.over


def scrambled(table: Table) -> Table:
    """The same position with everything hidden dealt differently."""
    twin = table.clone()
    state = game_of(twin).state
    hidden = [tile for tile in state.tiles.values() if not tile.up]
    numbers = [tile.number for tile in hidden]
    for tile, number in zip(hidden, reversed(numbers), strict=True):
        tile.number = number
    for tile in state.tiles.values():
        tile.explore = "token.reroll" if tile.explore else ""
    state.enemy_deck.reverse()
    for stream in state.luck:
        state.luck[stream] ^= 0xFFFF
    return twin


def check_views(table: Table) -> None:
    """Every seat has a view, and nothing hidden changes it."""
    same, twin = table.clone(), scrambled(table)
    for seat in range(game_of(table).players):
        view = view_of(same, seat)
        face_down = [tile for tile in view.map.tiles if not tile.up]
        assert [(tile.number, tile.name, tile.effect) for tile in face_down] == [(0, "", "")] * len(face_down)
        assert [tile.place for tile in face_down] == hidden_places(table)
        assert view_of(twin, seat) == view


def hidden_places(table: Table) -> list[str]:
    """The places of face-down tiles, in the order of the sheet."""
    game = game_of(table)
    return [place.name for place in game.sheet.places if not game.state.tiles[place.name].up]


# -- random play -----------------------------------------------------------------------------------------------


@define
class Battery:
    """One random game."""

    table: Table
    dice: random.Random
    deck: Counter[str]
    old: list[tuple[Table, tuple[str, dict[int, tuple[int, str, list[str]]]]]] = field(factory=list)
    """Clones made so far, and where they stood."""

    def play(self) -> None:
        for count in range(LONGEST):
            if self.table.over:
                break
            check_questions(self.table)
            check_state(self.table, self.deck)
            if count % SAMPLED == 0:
                self.compare(thoroughly=count % (4 * SAMPLED) == 0)
            self.answer()
        check_state(self.table, self.deck)
        for clone, stood in self.old:
            assert stands(clone) == stood, "a clone changed when play went on elsewhere"

    def answer(self) -> None:
        """Answer at random, but rather launch and act than not, and rather stop programming than go on."""
        seat = self.dice.choice(sorted(self.table.pending))
        choice = self.table.pending[seat]
        liked = [key for key in keys(choice) if key.startswith(LIKED)] if self.dice.random() < 0.7 else []
        if choice.kind == "program" and self.dice.random() < 0.5:
            liked = ["done"]
        self.table.answer(seat, choice.serial, self.dice.choice(liked or keys(choice)))

    def compare(self, thoroughly: bool) -> None:
        clone = check_clone(self.table)
        self.old.append((clone, stands(clone)))
        check_saved(self.table)
        check_undo(self.table)
        check_views(self.table)
        if thoroughly:
            check_every_answer(self.table)


def battery(scenario: str, seats: int, seed: int) -> Battery:
    """A random game: with seed 1 from its start, else in the middle of things."""
    state = set_up(ALL, scenario, PLAYERS[:seats], f"battery {seed}")
    deck = Counter(state.enemy_deck)
    if seed > 1:
        in_the_middle(state, seed)
    return Battery(table_of(state), random.Random(seed), deck)


def in_the_middle(state: State, seed: int) -> None:
    """A Plot card in play that random play seldom reaches, Enemies on everybody, something to spend."""
    plots = [code for code, card in ALL.scenarios[state.scenario].cards.items() if card.kind == "plot"]
    state.card, state.time = plots[(seed + len(state.seats)) % len(plots)], 9
    state.drawn = [state.card]
    for seat in state.seats:
        seat.assets, seat.exp = [2, 2, 2, 2], 4
        for _ in range(2):
            state.attached += 1
            place = (7 * state.attached) % len(state.enemy_deck)
            seat.enemies.append(EnemyInPlay(state.enemy_deck.pop(place), state.attached))


@pytest.mark.parametrize(("scenario", "seats", "seed"), GAMES)
def test_a_random_game_holds_together(scenario: str, seats: int, seed: int) -> None:
    battery(scenario, seats, seed).play()


def digests(seed: int) -> Iterator[str]:
    """Where a random game stands after each answer."""
    game = battery("prologue", 3, seed)
    for _ in range(150):
        if game.table.over:
            return
        game.answer()
        yield game.table.digest()


def test_equal_seeds_and_equal_answers_make_equal_games() -> None:
    assert list(digests(7)) == list(digests(7))


def test_a_game_goes_on_from_a_save_as_if_it_had_never_stopped() -> None:
    """After each answer the table is put away and taken up; dice and draws are the same as without that."""
    straight, stopped = battery("prologue", 2, 5), battery("prologue", 2, 5)
    for _ in range(120):
        if straight.table.over:
            break
        loaded, _ = table_from(tomllib.loads(tomli_w.dumps(position(stopped.table, []))))
        for answer in stopped.table.answers:
            loaded.answer(answer.seat, answer.serial, answer.option.key)
        stopped.table = loaded
        straight.answer()
        stopped.answer()
        assert stands(stopped.table) == stands(straight.table)


def test_a_view_tells_tiles_apart_only_when_they_are_up() -> None:
    view = view_of(new_table("prologue", PLAYERS[:1], "seed"), 0)
    assert {tile.number for tile in view.map.tiles} == {0, 1, 2}
    assert all(isinstance(tile, TileView) and tile.explore != tile.up for tile in view.map.tiles)
