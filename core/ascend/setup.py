"""Setting up a game (rulebook p.4-5) from a scenario sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from core.ascend.cards.amounts import fixed
from core.ascend.components import Content, ScenarioSheet, Walker
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC, CORRUPTED, NORMAL, TOKEN_NUMBERS
from core.ascend.state import Bot, Seat, State, Tile
from core.engine.luck import Luck

PROTOCOLS_DEALT = 2
"""Learning Protocols of which a player keeps one (p.4, step 3d)."""


@frozen
class NewSeat:
    """A player at the start: a name, the id of a Walker, and a Class (empty: the first that is free)."""

    name: str
    walker: str
    cls: str = ""


def check_players(content: Content, scenario: str, players: Sequence[NewSeat]) -> None:
    """Raises ValueError for a wrong number of players (1 to 4), an unknown Walker, Class or scenario, or one that
    is taken twice."""
    if scenario not in content.scenarios:
        raise ValueError(f"There is no scenario {scenario!r}; there are: {', '.join(content.scenarios)}.")
    if not 1 <= len(players) <= 4:
        raise ValueError(f"A game has 1 to 4 players, not {len(players)}.")
    for player in players:
        if player.walker not in content.walkers:
            raise ValueError(f"There is no Walker {player.walker!r}; there are: {', '.join(content.walkers)}.")
        if player.cls and player.cls not in content.classes:
            raise ValueError(f"There is no Class {player.cls!r}; there are: {', '.join(content.classes)}.")
    if len({player.walker for player in players}) != len(players):
        raise ValueError("Each player needs a Walker of their own.")
    classes = [player.cls for player in players if player.cls]
    if len(set(classes)) != len(classes):
        raise ValueError("Each player needs a Class of their own.")


def set_up(
    content: Content,
    scenario: str,
    players: Sequence[NewSeat],
    seed: str,
    codes: Iterable[str] = (),
    ticked: Iterable[str] = (),
    dial: str = NORMAL,
) -> State:
    """A new table before the first Scenario card is drawn, with the components unlocked so far (p.5).

    ``codes`` are these; ``ticked`` are the boxes of the progress sheet (p.20). The content is that of the
    ``dial`` (dials.py). Raises ValueError as :func:`check_players` does.
    """
    check_players(content, scenario, players)
    sheet = content.scenarios[scenario]
    state = State(scenario, seed, [], codes=sorted(codes), ticked=sorted(ticked), dial=dial)
    luck = Luck(state.luck, seed)
    lay_map(state, sheet, content, luck)
    start = next(place for place, tile in state.tiles.items() if tile.number == sheet.start)
    for player in players:
        state.seats.append(player_board(content, player, start))
    state.pool = [0, *(content.tracks.pool_basic for _ in BASIC), content.tracks.pool_open, 0]
    for seat in state.seats:
        for kind in BASIC:
            state.pool[kind] -= seat.bag[kind]
    stack_enemies(state, sheet, content, luck)
    state.pool[CORRUPTED] = state.pool_size = fixed(sheet.corrupted, len(players))
    if not sheet.simple:
        deal_kits(state, sheet, content, luck, [player.cls for player in players])
    if len(players) == 1:
        state.bot = Bot(start, content.bot.battery)
    return state


def is_open(state: State, sheet: ScenarioSheet, code: str) -> bool:
    """Whether a component with this code may be used (p.5)."""
    return not code or sheet.open or (code in state.codes and code not in sheet.barred)


def lay_map(state: State, sheet: ScenarioSheet, content: Content, luck: Luck) -> None:
    """District tiles and Exploration tokens (p.5, steps 7 and 7a): one token on each face-down tile.

    Without a list of its own a sheet takes random unlocked tiles that it does not name (campaign, how to read).
    """
    named = {place.number for place in sheet.places}
    numbers = list(sheet.pool) or [
        tile.number for tile in content.tiles.values() if tile.number not in named and is_open(state, sheet, tile.code)
    ]
    luck.shuffle("tiles", numbers)
    tokens = [t.id for t in content.exploration.values() if t.id not in sheet.leave_out for _ in range(t.copies)]
    luck.shuffle("exploration", tokens)
    empty = _left_empty(sheet, luck)
    mixed = _mixed(sheet, numbers, luck)
    for place in sheet.places:
        if place.name in empty or place.part:
            continue
        number = place.number or mixed.get(place.name) or numbers.pop()
        state.tiles[place.name] = tile = Tile(number, place.up)
        if not place.up and tokens and number not in sheet.no_explore:
            tile.explore = tokens.pop()


def _mixed(sheet: ScenarioSheet, numbers: list[int], luck: Luck) -> dict[str, int]:
    """Tiles of the random places among which certain tiles are hidden: by place, shuffled with random others."""
    found: dict[str, int] = {}
    for mark, hidden in sheet.among.items():
        places = [place.name for place in sheet.places if not place.number and mark in place.sites]
        numbers[:] = [number for number in numbers if number not in hidden]
        drawn = [*hidden, *(numbers.pop() for _ in places[len(hidden) :])]
        luck.shuffle("tiles", drawn)
        found |= dict(zip(places, drawn, strict=True))
    return found


def _left_empty(sheet: ScenarioSheet, luck: Luck) -> set[str]:
    """Random places that stay without a tile, so that all others still hang together."""
    empty: set[str] = set()
    places = [place.name for place in sheet.places if not place.number]
    if sheet.spare:
        luck.shuffle("map", places)
    for name in places:
        if len(empty) < sheet.spare and _can_be_left(sheet, empty, name):
            empty.add(name)
    return empty


def _can_be_left(sheet: ScenarioSheet, empty: set[str], name: str) -> bool:
    """Whether all still hangs together without this place: from one place beside it, all others beside it are
    reached some other way."""
    first, *wanted = [beside for beside in sheet.map[name].beside if beside not in empty]
    left, reached, edge = set(wanted), {first, name} | empty, [first]
    while left and edge:
        further = [beside for beside in sheet.map[edge.pop(0)].beside if beside not in reached]
        reached.update(further)
        left.difference_update(further)
        edge += further
    return not left


def stack_enemies(state: State, sheet: ScenarioSheet, content: Content, luck: Luck) -> None:
    """The Enemy deck (p.5, step 8; p.12): the blocks in order, the first block on top, each of random cards
    that no other block of its level has."""
    for part in reversed(sheet.enemy_deck):
        cards = [
            card.id
            for card in content.enemies.values()
            if card.level == part.level and is_open(state, sheet, card.code)
            for _ in range(card.copies - state.enemy_deck.count(card.id))
        ]
        luck.shuffle("enemy deck", cards)
        count = None if part.cards is None else fixed(part.cards, len(state.seats))
        state.enemy_deck += cards[:count]


def player_board(content: Content, player: NewSeat, start: str) -> Seat:
    """A Player Board (p.4, steps 2 to 4): three tokens of each kind and one of the Core kind in the bag."""
    walker: Walker = content.walkers[player.walker]
    core = TOKEN_NUMBERS[walker.core]
    integrity = content.tracks.integrity_start
    seat = Seat(player.name, player.walker, core, start, locks=START_LOCKS, integrity=integrity, limit=integrity)
    seat.spare = TOKEN_NUMBERS[next(token for token in content.tracks.core_tokens if walker.core not in token)[0]]
    for kind in BASIC:
        seat.bag[kind] = 3 + (kind == core)
    return seat


def deal_kits(state: State, sheet: ScenarioSheet, content: Content, luck: Luck, chosen: list[str]) -> None:
    """Trace, Class Augments, Learning Protocols, Body Market and Faction decks (p.4, steps 2c, 3c, 3d, 5; p.5, 10)."""
    free = [cls for cls in content.classes if cls not in chosen]
    protocols = [card.id for card in content.protocols.values() if is_open(state, sheet, card.code)]
    luck.shuffle("protocols", protocols)
    for number, seat in enumerate(state.seats):
        seat.trace = 0
        seat.cls = chosen[number] or free.pop(0)
        deal_class(state, sheet, content, luck, seat)
        state.offers[str(number)] = [protocols.pop() for _ in range(PROTOCOLS_DEALT)]
    if not sheet.bodies:
        return
    state.body_deck = [card.id for card in content.bodies.values() if is_open(state, sheet, card.code)]
    luck.shuffle("body deck", state.body_deck)
    while len(state.market) < len(state.seats) + 1 and state.body_deck:
        state.market.append(state.body_deck.pop())


def deal_class(state: State, sheet: ScenarioSheet, content: Content, luck: Luck, seat: Seat) -> None:
    """A Class deck (p.4, step 3c): the co-op and the plain starting Augment lie equipped; solo, the solo one (p.21)."""
    cards = [card for card in content.class_augments.values() if card.deck == seat.cls]
    start = ("solo" if len(state.seats) == 1 else "co-op", "plain")
    seat.equipped = [card.id for card in cards if card.set in start]
    seat.class_deck = [card.id for card in cards if card.set == "deck" and is_open(state, sheet, card.code)]
    luck.shuffle(f"class deck {seat.cls}", seat.class_deck)
