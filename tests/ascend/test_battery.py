"""The battery: random play of every scenario by 1 to 4 seats, with what must hold at every question."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator

import pytest
import tomli_w
from attrs import define, field

from core.ascend.archive import position, table_from
from core.ascend.content import content
from core.ascend.game import Game
from core.ascend.kit.kit import build_kit
from core.ascend.play import AscendGame, new_table
from core.ascend.setup import set_up
from core.ascend.state import EnemyInPlay, State
from core.ascend.view import TileView
from core.ascend.views.table import view_of
from core.engine.choice import Choice, Option
from core.engine.table import Table
from tests.ascend import holds
from tests.ascend.tables import PLAYERS

ALL = content()
GAMES = [
    (scenario, seats, seed)
    for place, scenario in enumerate(ALL.scenarios)
    for seats in (1, 2, 3, 4)
    for seed in (1, 2, 3)
    if scenario in ("prologue", "sandbox") or (place + seats + seed) % 4 == 0
]
"""The first game and the sandbox in all ways, every other scenario with each number of players, three games of it."""
LONGEST = 250
"""Answers after which a game is broken off."""
LIKED = ("launch:", "act:", "effect", "frame:", "dump:", "equip:", "use:", "upgrade:augment", "inhabit:")
"""What moves a game on."""
SAMPLED = 25
"""At every so many answers the costly comparisons are made."""


class Watched(AscendGame):
    """The game, looked at when the table takes the only answer there is."""

    def forced(self, choice: Choice, option: Option) -> None:
        super().forced(choice, option)
        holds.check_tracks(self, {choice.kind})
        assert self.kit(choice.seat) == build_kit(self, choice.seat)


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


def check_questions(table: Table) -> None:
    """There is a choice to make, each answer has one name, and the table takes that name."""
    for seat, choice in table.pending.items():
        names = keys(choice)
        assert len(names) > 1, f"{choice} has a single answer"
        assert len(set(names)) == len(names), f"{choice} names two answers alike"
        for name in names:
            assert table.legal(seat, choice.serial, name)[1].key == name


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
            holds.check_tracks(game_of(clone), {asked.kind for asked in clone.pending.values()})


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
    state.body_deck.reverse()
    for deck in (*state.faction_decks.values(), *(seat.class_deck for seat in state.seats)):
        deck.reverse()
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
    tiles = game.state.tiles
    return [place.name for place in game.sheet.places if place.name in tiles and not tiles[place.name].up]


# -- random play -----------------------------------------------------------------------------------------------


@define
class Battery:
    """One random game."""

    table: Table
    dice: random.Random
    box: holds.Box
    serial: int = 0
    """The highest serial of a question so far."""
    old: list[tuple[Table, tuple[str, dict[int, tuple[int, str, list[str]]]]]] = field(factory=list)
    """Clones made so far, and where they stood."""

    def play(self) -> None:
        for count in range(LONGEST):
            if self.table.over:
                break
            self.check()
            if count % SAMPLED == 0:
                self.compare(thoroughly=count % (4 * SAMPLED) == 0)
            self.answer()
        self.check()
        for clone, stood in self.old:
            assert stands(clone) == stood, "a clone changed when play went on elsewhere"

    def check(self) -> None:
        """What holds at every question."""
        game = game_of(self.table)
        check_questions(self.table)
        holds.check(game, self.box, self.table.pending.values())
        assert self.table.over == game.state.over

    def answer(self) -> None:
        """Answer at random, but rather launch and act than not, and rather stop programming than go on."""
        seat = self.dice.choice(sorted(self.table.pending))
        choice = self.table.pending[seat]
        liked = [key for key in keys(choice) if key.startswith(LIKED)] if self.dice.random() < 0.7 else []
        if choice.kind == "program" and self.dice.random() < 0.5:
            liked = ["done"]
        still_asked = {other.serial for other in self.table.pending.values()}
        self.table.answer(seat, choice.serial, self.dice.choice(liked or keys(choice)))
        for asked in self.table.pending.values():
            assert asked.serial in still_asked or asked.serial > self.serial, "a new question has a new, higher number"
        self.serial = max([self.serial, *(asked.serial for asked in self.table.pending.values())])

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
    box = holds.Box.of(state)
    if seed > 1:
        in_the_middle(state, seed)
    return Battery(Table(Watched(ALL, state)), random.Random(seed), box)


def in_the_middle(state: State, seed: int) -> None:
    """A Plot card that random play seldom reaches, Enemies on everybody, something to spend, cards of all kinds."""
    plots = [code for code, card in ALL.scenarios[state.scenario].cards.items() if card.kind == "plot"]
    state.card, state.time = plots[(seed + len(state.seats)) % len(plots)], 9
    state.drawn = [state.card]
    for number, seat in enumerate(state.seats):
        seat.assets, seat.exp = [2, 2, 2, 2], 4
        for _ in range(2):
            state.attached += 1
            place = (7 * state.attached) % len(state.enemy_deck)
            seat.enemies.append(EnemyInPlay(state.enemy_deck.pop(place), state.attached))
        if seat.cls:
            state.cursor.turn = 2
            well_equipped(state, number)


def well_equipped(state: State, number: int) -> None:
    """Six Class Augments and six of a Faction, one Body, a Learning Protocol nearly done, some Trace."""
    seat, faction = state.seats[number], list(ALL.factions)[number]
    cards = [card.id for card in ALL.faction_augments.values() if card.deck == faction]
    state.faction_decks[faction] = cards[6:]
    seat.equipped += [*(seat.class_deck.pop() for _ in range(6)), *cards[:6]]
    if state.body_deck:
        seat.bodies.append(state.body_deck.pop())
    seat.protocol, seat.protocol_step = state.offers.pop(str(number))[0], number % 4
    seat.trace = 2 * number + 1


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
