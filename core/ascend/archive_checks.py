"""What a saved state must hold for the rules to go on with it: names the content knows, numbers in their range."""

from __future__ import annotations

from collections.abc import Container, Iterable

from core.ascend.bodies import MOST_BODIES
from core.ascend.bosses import ARMOR
from core.ascend.components import Content, ScenarioSheet
from core.ascend.names import ASSET_TOP, BASIC, DIALS, EMPTY, SLOTS, TOKENS
from core.ascend.phases.turn import STEPS
from core.ascend.state import Seat, State


def check(state: State, known: Content) -> None:
    """Raises ValueError with the end of a sentence for a state that cannot be."""
    _check_place(state, known)
    _check_scenario(state, known.scenarios[state.scenario])
    _check_decks(state, known)
    for seat in state.seats:
        _check_board(seat, state, known)
        _check_cards(seat, known)


def _check_place(state: State, known: Content) -> None:
    """Scenario, seats, map, and where play stands."""
    if state.scenario not in known.scenarios:
        raise ValueError(f"there is no scenario {state.scenario!r}")
    if state.dial not in DIALS:
        raise ValueError(f"there is no dial {state.dial!r}")
    sheet = known.scenarios[state.scenario]
    gone = [place for name, place in sheet.map.items() if name not in state.tiles and not place.part]
    fits = not set(state.tiles) - set(sheet.map) and len(gone) <= sheet.spare and not any(p.number for p in gone)
    if not fits or (state.card and state.card not in sheet.cards):
        raise ValueError("its map or its card is not the scenario's")
    players = len(state.seats)
    if not 1 <= players <= 4 or not 0 <= state.first < players:
        raise ValueError("its seats do not fit")
    if state.combat is not None and not 0 <= state.combat.seat < players:
        raise ValueError("its combat is nobody's")
    if not (0 <= state.cursor.step < len(STEPS) and 0 <= state.cursor.place < players):
        raise ValueError("it stands before no step of the turn")
    if state.bot is not None and state.bot.tile not in state.tiles:
        raise ValueError("the BOT stands on no tile of the map")


def _check_scenario(state: State, sheet: ScenarioSheet) -> None:
    """What only some scenarios have: special cards, figures, sites and a boss."""
    special = {enemy.code for enemy in sheet.enemies}
    _all_known("Scenario card", [*state.panels, *state.laid.values()], sheet.cards)
    _all_known("Scenario card", state.drawn, sheet.cards.keys() | special)
    marked = [place for places in state.sites.values() for place in places]
    _all_known("tile", [*state.laid, *state.figures.values(), *marked], state.tiles)
    if any(not 0 <= seat < len(state.seats) for seats in state.marked.values() for seat in seats):
        raise ValueError("a token is nobody's")
    if any(n < 1 for lying in state.lying.values() for n in lying.values()):
        raise ValueError("its tokens do not fit")
    boss, deck = sheet.boss, {*state.boss_deck, *state.flipped}
    tracks = {track.name for track in boss.tracks} | ({ARMOR} if boss.armor else set()) if boss else set()
    attacks = {card.code for card in boss.attacks} if boss else set()
    if (state.tracks and tracks != set(state.tracks)) or not deck <= attacks:
        raise ValueError("its boss is not the scenario's")


def _check_decks(state: State, known: Content) -> None:
    """Pools, tiles, Enemies, and the decks that lie beside the map."""
    if len(state.pool) != 7 or min(state.pool) < 0:
        raise ValueError("the pools do not fit")
    for tile in state.tiles.values():
        if tile.number not in known.tiles or (tile.explore and tile.explore not in known.exploration):
            raise ValueError(f"tile {tile.number} does not fit")
    enemies = [enemy.card for seat in state.seats for enemy in seat.enemies]
    _all_known("Enemy", [*state.enemy_deck, *state.enemy_discard, *enemies], known.enemies)
    _all_known("Body", [*state.market, *state.body_deck], known.bodies)
    _all_known("Faction", state.faction_decks, known.factions)
    for faction, cards in state.faction_decks.items():
        decked = {card.id for card in known.faction_augments.values() if card.deck == faction}
        _all_known(f"{known.factions[faction]} Augment", cards, decked)
    seats = [str(number) for number in range(len(state.seats))]
    _all_known("seat that chooses a Learning Protocol", state.offers, seats)
    if not all(state.offers.values()):
        raise ValueError("a player has no Learning Protocol to choose from")
    _all_known("Learning Protocol", [card for cards in state.offers.values() for card in cards], known.protocols)


def _check_board(seat: Seat, state: State, known: Content) -> None:
    """What a Player Board must hold."""
    counts = ((seat.bag, 7), (seat.dump, 7), (seat.assets, 4))
    fits = seat.walker in known.walkers and seat.tile in state.tiles
    fits = fits and seat.core in BASIC and seat.spare in (EMPTY, *BASIC)
    fits = fits and len(seat.slots) == SLOTS and all(token == EMPTY or token in TOKENS for token in seat.slots)
    fits = fits and all(len(values) == size and min(values) >= 0 for values, size in counts)
    fits = fits and max(seat.assets) <= ASSET_TOP and seat.exp >= 0
    fits = fits and 0 <= seat.integrity <= known.tracks.integrity_top >= seat.limit
    if seat.trace is None:  # only the first game is played without Trace and Classes
        fits = fits and known.scenarios[state.scenario].simple
    else:
        fits = fits and 0 <= seat.trace <= known.tracks.trace_top
    fits = fits and (bool(seat.cls) or known.scenarios[state.scenario].simple)
    if not fits:
        raise ValueError(f"the board of {seat.name} does not fit")


def _check_cards(seat: Seat, known: Content) -> None:
    """The cards a player has."""
    _all_known("Class", [seat.cls] if seat.cls else [], known.classes)
    _all_known("Class Augment", seat.class_deck, known.class_augments)
    augments = known.class_augments.keys() | known.faction_augments.keys()
    _all_known("Augment", [*seat.equipped, *seat.unequipped], augments)
    _all_known("Body", seat.bodies, known.bodies)
    if len(seat.bodies) > MOST_BODIES:
        raise ValueError(f"{seat.name} has {len(seat.bodies)} Advanced Bodies, the most is {MOST_BODIES}")
    _all_known("Learning Protocol", [seat.protocol] if seat.protocol else [], known.protocols)
    steps = len(known.protocols[seat.protocol].steps) if seat.protocol else 0
    if not 0 <= seat.protocol_step <= steps or seat.protocol_count < 0:
        raise ValueError(f"the Learning Protocol of {seat.name} stands at no step")
    if any(boost.what not in ("att", "damage") for boost in seat.boosts):
        raise ValueError(f"a modifier of {seat.name} is of no known kind")


def _all_known(what: str, names: Iterable[str], known: Container[str]) -> None:
    for name in names:
        if name not in known:
            raise ValueError(f"there is no {what} {name!r}")
