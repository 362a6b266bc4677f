"""Saved positions: every field of every state class comes back, also one that is not at its default."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
import tomli_w

from core.ascend.archive import position, table_from
from core.ascend.content import content
from core.ascend.play import AscendGame, table_of
from core.ascend.state import Boost, Bot, Combat, Cursor, DiceToken, EnemyInPlay, Numbers, Seat, State, Tile
from core.engine.archive import BadPosition
from core.engine.copying import copy_state
from core.engine.table import Table
from tests.ascend.tables import PROLOGUE

TILES = (1, 2, 3, 11, 12, 13, 14, 16)
FINALE = content().scenarios["the-ascend"]
STATE_CLASSES = (State, Seat, Tile, Bot, Boost, Combat, Cursor, DiceToken, EnemyInPlay, Numbers)


def full() -> State:
    """A state in which no field of any class has its default value: of the scenario that has one of everything."""
    enemy = EnemyInPlay("enemy.gnat", 7, damage=2, stunned=True, acted=True, restack="bottom")
    places = [place.name for place in FINALE.places if not place.part]
    seat = Seat(
        name="Ada",
        walker="walker.green",
        core=3,
        tile=places[1],
        spare=2,
        slots=[*range(1, 7), *([0] * 13), 2],
        locks=0b1011,
        bag=[0, 1, 2, 3, 4, 5, 6],
        dump=[0, 6, 5, 4, 3, 2, 1],
        assets=[1, 2, 3, 4],
        exp=9,
        integrity=4,
        limit=8,
        trace=6,
        enemies=[enemy, EnemyInPlay("enemy.gnat", 8)],
        moves=2,
        moves_size=4,
        launched=["basic.exp", "hack.7.1"],
        acts=["shelter"],
        acts_done=["shelter"],
        skips="Combat",
        cls="reaper",
        class_deck=["reaper.siphon", "reaper.overkill"],
        equipped=["reaper.hook", "seekers.field-lens"],
        unequipped=["reaper.termination-code", "ninkyo.hot-dice"],
        bodies=["body.scout", "body.soldier"],
        protocol="protocol.hunters-log",
        protocol_step=1,
        protocol_count=1,
        boosts=[Boost("damage", 2, "hacks")],
        used=["body.soldier#1"],
        moved=2,
        tile_trace=3,
        defeated=1,
        numbers=Numbers(patterns=1, moves=2, damage=3, defeated=4, wounds=5, resets=6, tiles=7, exp=8),
    )
    return State(
        scenario=FINALE.id,
        seed="seven",
        seats=[seat, attrs.evolve(seat, name="Ben", walker="walker.red", trace=0, numbers=Numbers(patterns=2))],
        first=1,
        cursor=Cursor(turn=3, step=6, place=1, phase="Combat", name="Combat"),
        tiles={place: Tile(number, number < 5, "token.data") for number, place in enumerate(places, 1)},
        pool=[0, 30, 29, 28, 27, 15, 11],
        pool_size=12,
        enemy_deck=["enemy.zoe", "enemy.hound"],
        enemy_discard=["enemy.snare"],
        attached=8,
        card="G05",
        time=5,
        lying={"card": {"Gone": 3}, "sheet": {"Loud": 2}},
        marked={"Gone": [0, 1]},
        dice_tokens=[DiceToken("Key", "surge", places[0], up=True)],
        figures={"Regent": places[0]},
        sites={"own": [places[0]]},
        panels=["G12"],
        laid={places[0]: "G13"},
        tracks={"blue": 3, "green": 2, "yellow": 1, "red": 4},
        boss_deck=["Gx21", "Gx22"],
        flipped=["Gx21"],
        rolled=["pulse"],
        learned=["slot 1 is pulse"],
        ticked=["A06"],
        drawn=["G01", "G02", "G05"],
        market=["body.hive"],
        body_deck=["body.weaver", "body.courier"],
        faction_decks={"seekers": ["seekers.tunnel-map"]},
        codes=["AL1"],
        offers={"1": ["protocol.salvage", "protocol.deep-core"]},
        bot=Bot(places[0], 3, stands_in=True, moved=True),
        combat=Combat(
            seat=1,
            att=2,
            power=1,
            dice=["pulse", "surge", "blank"],
            used=[True, False, False],
            rerolled=True,
            symbol="special",
            number=2,
            at=1,
            frames=["walker.red.1"],
            exchange=[("you", "P: 1 Damage"), ("Gnat", "1 Wound")],
        ),
        luck={"dice": 2**64 - 1, "bag 0": 17},
        over=True,
        won=True,
        unlocked=["AL1"],
        locked=["EM1"],
        dial="harsh",
    )


def parts(value: Any) -> Iterator[Any]:
    """Every state object inside a state."""
    if attrs.has(type(value)):
        yield value
        for attribute in attrs.fields(type(value)):
            yield from parts(getattr(value, attribute.name))
    elif isinstance(value, dict):
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from parts(inner)


def default(attribute: attrs.Attribute[Any]) -> Any:
    """What a field holds when nothing is said; a value of its own kind when it must be said."""
    factory = getattr(attribute.default, "factory", None)
    return factory() if factory else attribute.default


def taken_up(state: State) -> State:
    """A state after it was written as TOML and read again."""
    table = Table(AscendGame(content(), state))
    assert table.over, "a finished game asks nothing, so the state stays as it is"
    text = tomli_w.dumps(position(table, ["One sentence."]))
    loaded, log = table_from(tomllib.loads(text))
    assert log == ("One sentence.",)
    snapshot = loaded.snapshot
    assert isinstance(snapshot, State)
    return snapshot


@pytest.mark.parametrize("cls", STATE_CLASSES, ids=lambda cls: cls.__name__)
def test_the_full_state_has_a_value_for_every_field(cls: type) -> None:
    """A new field without a value here fails: give it one in ``full`` that is not its default."""
    first = next(part for part in parts(full()) if type(part) is cls)
    at_default = [a.name for a in attrs.fields(cls) if getattr(first, a.name) == default(a)]
    assert at_default == []


def test_no_state_class_is_left_out() -> None:
    assert {type(part) for part in parts(full())} == set(STATE_CLASSES)


def test_a_saved_state_comes_back_field_by_field() -> None:
    state = full()
    assert attrs.asdict(taken_up(state)) == attrs.asdict(state)


def test_a_state_at_its_defaults_comes_back_too() -> None:
    places = {place: Tile(number, False) for number, place in zip(TILES, PROLOGUE.map, strict=True)}
    state = State("prologue", "", [Seat("", "walker.red", 4, next(iter(places)))], tiles=places, over=True, card="A07")
    assert taken_up(state) == state


def test_trace_0_and_no_trace_are_two_things() -> None:
    places = {place: Tile(number, False) for number, place in zip(TILES, PROLOGUE.map, strict=True)}
    seats = [
        Seat(name, "walker.red", 4, next(iter(places)), trace=trace) for name, trace in (("Ada", None), ("Ben", 0))
    ]
    state = State("prologue", "", seats, tiles=places, over=True, card="A07")
    assert [seat.trace for seat in taken_up(state).seats] == [None, 0]


def test_a_copy_shares_nothing_with_its_state() -> None:
    state, twin = full(), copy_state(full())
    assert twin == state
    ours = {id(part) for part in parts(state)}
    assert not ours & {id(part) for part in parts(twin)}
    for seat in twin.seats:
        seat.slots[0] = seat.bag[0] = seat.dump[0] = seat.assets[0] = 5
        seat.launched.append("x")
        seat.acts.append("x")
    twin.lying["card"]["Gone"] = 9
    twin.marked["Gone"].append(3)
    twin.luck["dice"] = 0
    assert twin.combat is not None
    twin.combat.dice.append("pulse")
    assert state == full()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"game": "chess"}, "other content"),
        ({"content": 0}, "other content"),
        ({"serial": "many"}, "cannot be read"),
        ({"serial": float("inf")}, "cannot be read"),
        ({"serial": 10**4299}, "no game has asked so many questions"),
        ({"serial": -1}, "no game has asked so many questions"),
        ({"state": {"scenario": "prologue"}}, "cannot be read"),
        ({"state": {}}, "cannot be read"),
    ],
)
def test_a_position_that_cannot_be_used_says_so(change: dict[str, Any], why: str) -> None:
    saved = position(Table(AscendGame(content(), full())), [])
    with pytest.raises(BadPosition, match=why):
        table_from({**saved, **change})


BAD_STATES = [
    ("scenario", "epilogue", "no scenario 'epilogue'"),
    ("card", "Z99", "not the scenario's"),
    ("tiles", {}, "not the scenario's"),
    ("seats", [], "seats do not fit"),
    ("first", 7, "seats do not fit"),
    ("enemy_deck", ["enemy.kraken"], "no Enemy 'enemy.kraken'"),
    ("surprise", 1, "surprise"),
    ("cursor", {"step": 99}, "no step of the turn"),
    ("cursor", {"place": 2}, "no step of the turn"),
    ("pool", [], "the pools do not fit"),
    ("pool", [0, -1, 0, 0, 0, 0, 0], "the pools do not fit"),
    ("market", ["body.ghost"], "no Body 'body.ghost'"),
    ("body_deck", ["enemy.zoe"], "no Body 'enemy.zoe'"),
    ("faction_decks", {"seekers": ["ninkyo.hot-dice"]}, "no Seekers Augment 'ninkyo.hot-dice'"),
    ("faction_decks", {"pirates": []}, "no Faction 'pirates'"),
    ("offers", {"0": ["protocol.zen"]}, "no Learning Protocol 'protocol.zen'"),
    ("offers", {"7": ["protocol.salvage"]}, "no seat that chooses a Learning Protocol '7'"),
    ("combat", {"seat": 2, "att": 2}, "its combat is nobody's"),
    ("bot", {"tile": "Z9", "battery": 3}, "stands on no tile"),
]
BAD_BOARDS = {
    "walker": "walker.pink",
    "core": 5,
    "tile": "Z9",
    "slots": [7] * 20,
    "bag": [1, 2],
    "dump": [-1, 0, 0, 0, 0, 0, 0],
    "assets": [0, 0, 0],
    "trace": 11,
    "limit": 11,
    "spare": 6,
}
BAD_CARDS = [
    ("cls", "pirate", "no Class 'pirate'"),
    ("class_deck", ["reaper.mercy"], "no Class Augment 'reaper.mercy'"),
    ("equipped", ["reaper.mercy"], "no Augment 'reaper.mercy'"),
    ("unequipped", ["body.scout"], "no Augment 'body.scout'"),
    ("bodies", ["body.ghost"], "no Body 'body.ghost'"),
    ("bodies", ["body.scout", "body.hive", "body.weaver"], "Ada has 3 Advanced Bodies, the most is 2"),
    ("protocol", "protocol.zen", "no Learning Protocol 'protocol.zen'"),
    ("protocol_step", 4, "the Learning Protocol of Ada stands at no step"),
    ("boosts", [{"what": "luck", "n": 1, "source": ""}], "a modifier of Ada is of no known kind"),
]


@pytest.mark.parametrize(("key", "value", "why"), BAD_STATES, ids=[f"{key} {value}" for key, value, _ in BAD_STATES])
def test_a_state_with_unknown_names_is_refused(key: str, value: Any, why: str) -> None:
    saved = position(Table(AscendGame(content(), full())), [])
    saved["state"] = {**saved["state"], key: value}
    with pytest.raises(BadPosition, match=why):
        table_from(saved)


@pytest.mark.parametrize(("key", "value"), BAD_BOARDS.items(), ids=BAD_BOARDS)
def test_a_board_that_cannot_be_is_refused(key: str, value: Any) -> None:
    saved = position(Table(AscendGame(content(), full())), [])
    seats = saved["state"]["seats"]
    saved["state"] = {**saved["state"], "seats": [{**seats[0], key: value}, seats[1]]}
    with pytest.raises(BadPosition, match="the board of Ada does not fit"):
        table_from(saved)


@pytest.mark.parametrize(("key", "value", "why"), BAD_CARDS, ids=[f"{key} {value}" for key, value, _ in BAD_CARDS])
def test_cards_that_nobody_can_have_are_refused(key: str, value: Any, why: str) -> None:
    saved = position(Table(AscendGame(content(), full())), [])
    seats = saved["state"]["seats"]
    saved["state"] = {**saved["state"], "seats": [{**seats[0], key: value}, seats[1]]}
    with pytest.raises(BadPosition, match=why):
        table_from(saved)


@pytest.mark.parametrize("tile", [Tile(99, True), Tile(3, False, "token.gold")], ids=["number", "token"])
def test_a_tile_that_cannot_be_is_refused(tile: Tile) -> None:
    state = full()
    state.tiles[next(iter(state.tiles))] = tile
    with pytest.raises(BadPosition, match="does not fit"):
        taken_up(state)


def test_a_table_goes_on_from_a_state_with_its_count_of_questions() -> None:
    table = table_of(full(), serial=41)
    assert table.snapshot_serial == 41
