"""Setting up a game (rulebook p.4-5) from a scenario sheet."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from core.ascend.components import Content, ScenarioSheet
from core.ascend.launcher import START_LOCKS
from core.ascend.names import BASIC, TOKEN_NUMBERS
from core.ascend.state import Bot, Seat, State, Tile
from core.engine.luck import Luck


@frozen
class NewSeat:
    """A player at the start: a name and the id of a Walker."""

    name: str
    walker: str


def set_up(content: Content, scenario: str, players: Sequence[NewSeat], seed: str) -> State:
    """A new table before the first Scenario card is drawn.

    Raises ValueError for a wrong number of players (1 to 4), an unknown Walker or scenario, or a Walker taken twice.
    """
    if scenario not in content.scenarios:
        raise ValueError(f"There is no scenario {scenario!r}; there are: {', '.join(content.scenarios)}.")
    if not 1 <= len(players) <= 4:
        raise ValueError(f"A game has 1 to 4 players, not {len(players)}.")
    for player in players:
        if player.walker not in content.walkers:
            raise ValueError(f"There is no Walker {player.walker!r}; there are: {', '.join(content.walkers)}.")
    if len({player.walker for player in players}) != len(players):
        raise ValueError("Each player needs a Walker of their own.")
    sheet = content.scenarios[scenario]
    state = State(scenario, seed, [])
    luck = Luck(state.luck, seed)
    lay_map(state, sheet, content, luck)
    stack_enemies(state, sheet, content, luck)
    state.pool = [0, *(content.tracks.pool_basic for _ in BASIC), content.tracks.pool_open, sheet.corrupted]
    state.pool_size = sheet.corrupted
    start = next(place for place, tile in state.tiles.items() if tile.number == sheet.start)
    for player in players:
        state.seats.append(player_board(state, content, player, start, sheet.trace))
    if len(players) == 1:
        state.bot = Bot(start, content.tracks.battery)
    return state


def lay_map(state: State, sheet: ScenarioSheet, content: Content, luck: Luck) -> None:
    """District tiles and Exploration tokens (p.5, steps 7 and 7a): one token on each face-down tile."""
    numbers = list(sheet.pool)
    luck.shuffle("tiles", numbers)
    tokens = [t.id for t in content.exploration.values() if t.id not in sheet.leave_out for _ in range(t.copies)]
    luck.shuffle("exploration", tokens)
    for place in sheet.places:
        tile = Tile(place.number or numbers.pop(), place.up)
        if not place.up and tokens:
            tile.explore = tokens.pop()
        state.tiles[place.name] = tile


def stack_enemies(state: State, sheet: ScenarioSheet, content: Content, luck: Luck) -> None:
    """The Enemy deck (p.5, step 8; p.12): the blocks in order, the first block on top, each shuffled."""
    for part in reversed(sheet.enemy_deck):
        cards = [card.id for card in content.enemies.values() if card.level == part.level for _ in range(card.copies)]
        luck.shuffle("enemy deck", cards)
        state.enemy_deck += cards[: part.cards]


def player_board(state: State, content: Content, player: NewSeat, start: str, trace: bool) -> Seat:
    """A Player Board (p.4, steps 2 to 4): three tokens of each kind and one of the Core kind in the bag."""
    core = TOKEN_NUMBERS[content.walkers[player.walker].core]
    integrity = content.tracks.integrity_start
    seat = Seat(player.name, player.walker, core, start, locks=START_LOCKS, integrity=integrity, limit=integrity)
    for kind in BASIC:
        seat.bag[kind] = 3 + (kind == core)
        state.pool[kind] -= seat.bag[kind]
    seat.trace = 0 if trace else None
    return seat
