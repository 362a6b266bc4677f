"""What holds at every question of every game: the pieces of the box are each in one place, markers on their tracks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import define

from core.ascend import events as ev
from core.ascend.bodies import MOST_BODIES
from core.ascend.game import Game
from core.ascend.kit.kit import build_kit
from core.ascend.names import ASSET_TOP, CORRUPTED, OPEN
from core.ascend.state import Seat, State
from core.engine.choice import Choice

AT_HAND = {"keep", "look", "market"}
"""Questions about cards that were taken up and lie nowhere until they are answered."""


@define
class Box:
    """The pieces of a game, as they were at its start."""

    enemies: Counter[str]
    bodies: Counter[str]
    augments: tuple[Counter[str], ...]
    """Class Augments of each seat."""
    tiles: Counter[int]

    @classmethod
    def of(cls, state: State) -> Box:
        """What the pieces of a table are."""
        return cls(
            Counter(_enemies(state)),
            Counter(_bodies(state)),
            tuple(Counter(_augments(seat)) for seat in state.seats),
            Counter(tile.number for tile in state.tiles.values()),
        )


def _enemies(state: State) -> list[str]:
    """All Enemies of the box, without those that lie on a scenario's sheet."""
    stacks = [enemy.card for seat in state.seats for enemy in seat.enemies if enemy.card.startswith("enemy.")]
    return [*state.enemy_deck, *state.enemy_discard, *stacks]


def _bodies(state: State) -> list[str]:
    return [*state.market, *state.body_deck, *(body for seat in state.seats for body in seat.bodies)]


def _augments(seat: Seat) -> list[str]:
    """The Class Augments of a seat, in its deck or its hand."""
    owned = [*seat.class_deck, *seat.equipped, *seat.unequipped]
    return [card for card in owned if card.startswith(f"{seat.cls}.")]


def check(game: Game, box: Box, questions: Iterable[Choice]) -> None:
    """Everything that holds; ``questions`` are those that somebody must answer now."""
    asked = list(questions)
    at_hand = any(choice.kind in AT_HAND for choice in asked)
    check_tokens(game, asked)
    check_cards(game, box, at_hand)
    check_tracks(game, {choice.kind for choice in asked})
    for number in range(game.players):
        assert game.kit(number) == build_kit(game, number), f"the kit of seat {number} is no longer good"


def check_tokens(game: Game, asked: Sequence[Choice]) -> None:
    """Tokens of every kind are somewhere: pools, bags, Launchers, Dumps, or (corrupted) out of the game.

    Drawn by Prepare and not placed yet, they lie nowhere but in the question.
    """
    state, tracks = game.state, game.content.tracks
    drawn = Counter(kind for choice in asked if choice.kind == "prepare" for kind in choice.about if kind)
    for kind in range(1, 7):
        there = state.pool[kind] + drawn[kind]
        there += sum(seat.bag[kind] + seat.dump[kind] + seat.slots.count(kind) for seat in state.seats)
        if kind == CORRUPTED:
            gone = (event.tokens for event in game.events if isinstance(event, ev.TokensDiscarded))
            there += sum(tokens.count(CORRUPTED) for tokens in gone)
        expected = {OPEN: tracks.pool_open, CORRUPTED: state.pool_size}.get(kind, tracks.pool_basic)
        assert there == expected, f"{there} of {expected} tokens of kind {kind} are there"


def check_cards(game: Game, box: Box, at_hand: bool) -> None:
    """Every Enemy, Body, Augment and tile is in exactly one place, and none has come from nowhere."""
    state = game.state
    _same(_enemies(state), box.enemies, at_hand)
    _same(_bodies(state), box.bodies, at_hand)
    for seat, augments in zip(state.seats, box.augments, strict=True):
        _same(_augments(seat), augments, at_hand)
    tiles = Counter(tile.number for tile in state.tiles.values())
    grows = any(place.part for place in game.sheet.places)
    assert tiles >= box.tiles if grows else tiles == box.tiles
    assert max(tiles.values()) == 1
    stacks = [enemy for seat in state.seats for enemy in seat.enemies]
    assert len({enemy.uid for enemy in stacks}) == len(stacks)
    assert all(0 <= enemy.damage < game.content.enemies[enemy.card].integrity for enemy in stacks), "at 0 it is gone"
    factions = [card for deck in state.faction_decks.values() for card in deck]
    owned = [card for seat in state.seats for card in (*seat.equipped, *seat.unequipped)]
    factions += [card for card in owned if card in game.content.faction_augments]
    assert len(set(factions)) == len(factions), "a Faction Augment is in two places"
    kept = [seat.protocol for seat in state.seats if seat.protocol]
    kept += [card for cards in state.offers.values() for card in cards if card not in kept]
    assert len(set(kept)) == len(kept), "a Learning Protocol is there twice"


def _same(there: list[str], all_of_them: Counter[str], at_hand: bool) -> None:
    found = Counter(there)
    assert not found - all_of_them, f"from nowhere: {found - all_of_them}"
    assert at_hand or found == all_of_them, f"lost: {all_of_them - found}"


def check_tracks(game: Game, kinds: set[str]) -> None:
    """Every marker stands on its track, every figure on the map. ``kinds`` are the questions asked.

    Integrity is 0, Trace on its top space, and a player has three Bodies only while that is being resolved, or when the
    game has ended in the middle of it.
    """
    state, tracks = game.state, game.content.tracks
    answering = state.over or bool(kinds & {"use", "pay", "may", "asset", "colour", "shield", "seat"})
    assert 0 <= state.time <= 12
    for seat in state.seats:
        assert all(0 <= asset <= ASSET_TOP for asset in seat.assets)
        assert (0 if answering else 1) <= seat.integrity <= seat.limit <= tracks.integrity_top
        assert seat.exp >= 0
        assert seat.trace is None or 0 <= seat.trace < tracks.trace_top + answering
        assert 0 <= seat.moves <= seat.moves_size
        assert seat.tile in state.tiles
        assert 0 <= seat.locks.bit_count() <= 4
        assert not any(token and seat.locks >> slot & 1 for slot, token in enumerate(seat.slots))
        assert len(seat.bodies) <= MOST_BODIES + ("body" in kinds)
        assert 0 <= seat.protocol_step <= 3
    if state.bot is not None:
        assert 0 <= state.bot.battery <= game.content.bot.battery
        assert state.bot.tile in state.tiles
