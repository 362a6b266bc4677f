"""The whole view of one seat."""

from __future__ import annotations

from collections.abc import Sequence

from core.ascend.campaign.order import boxes
from core.ascend.campaign.pools import words_for
from core.ascend.campaign.progress import Change, change_by, ended_of
from core.ascend.game import Game
from core.ascend.launcher import LIGHT, LOCK_COLUMN, token_counts
from core.ascend.names import COLUMNS, CORRUPTED, SEAT_LETTERS, SLOTS, TOKEN_NAMES, TOKENS, slot_name
from core.ascend.phases.turn import STEPS
from core.ascend.view import (
    AssetsView,
    DataView,
    EndView,
    LauncherView,
    NewsLine,
    SeatLine,
    SeatNumbers,
    SlotView,
    TableView,
    WhereView,
)
from core.ascend.views.board import body_view, enemies_view
from core.ascend.views.card import scenario_view
from core.ascend.views.choice import SET_UP_STEP, choice_view
from core.ascend.views.combat import combat_view
from core.ascend.views.kit import kit_view, market_view
from core.ascend.views.map import map_view
from core.ascend.views.patterns import pattern_lines
from core.ascend.words import short
from core.engine.table import Table

SET_UP, SET_UP_PAGE = "Set-up", 4
"""The phase before the first Scenario card is drawn, and its rulebook page."""


def view_of(table: Table, seat: int, log: Sequence[str] = (), news: tuple[NewsLine, ...] = ()) -> TableView:
    """What a seat may see now. ``log`` is the sentences to show, oldest first; ``news`` those since the last answer."""
    game: Game = table.game  # type: ignore[assignment]  # this table runs Chronicle of Ascend
    names = [board.name for board in game.state.seats]
    last, following = table.last_answer, table.next_redo
    party = tuple(kit_view(game, number) for number in range(game.players))
    return TableView(
        where=_where(game, seat),
        seats=tuple(_seat_line(table, game, number) for number in range(game.players)),
        launcher=_launcher(game, seat),
        patterns=pattern_lines(game, seat),
        assets=_assets(game, seat),
        body=body_view(game, seat),
        kit=party[seat],
        party=party,
        market=market_view(game),
        enemies=enemies_view(game, seat, log),
        map=map_view(game, seat, table.pending.get(seat)),
        scenario=scenario_view(game, log, news),
        combat=combat_view(game, seat, table.pending.get(seat)),
        choice=choice_view(table, game, seat),
        others=tuple(number for number in table.pending if number != seat),
        data=_data(game, seat),
        log=tuple(log[-200:]),
        undo=short(last.option, names) if last else "",
        redo=short(following.option, names) if following else "",
        undo_stop=table.undo_stop,
        end=_end(game) if game.state.over else None,
        news=news,
    )


def _where(game: Game, seat: int) -> WhereView:
    state, cursor = game.state, game.state.cursor
    begun = bool(state.card)
    return WhereView(
        scenario=game.sheet.name,
        turn=cursor.turn,
        phase=cursor.phase if begun else SET_UP,
        step=cursor.name if begun else SET_UP_STEP,
        page=STEPS[cursor.step].page if begun else SET_UP_PAGE,
        seat=seat,
        first=state.seats[state.first].name,
        time=state.time,
        corrupted=state.pool[CORRUPTED],
        corrupted_size=state.pool_size,
        over=state.over,
    )


def _seat_line(table: Table, game: Game, number: int) -> SeatLine:
    seat = game.seat(number)
    together = STEPS[game.state.cursor.step].together is not None
    state = "decides" if number in table.pending else "done" if together else "waits"
    return SeatLine(
        number, SEAT_LETTERS[number], seat.name, seat.integrity, seat.limit, seat.trace, len(seat.enemies), state
    )


def _launcher(game: Game, number: int) -> LauncherView:
    seat = game.seat(number)
    slots = tuple(
        SlotView(
            slot=slot,
            name=slot_name(slot),
            token=TOKEN_NAMES[seat.slots[slot]],
            highlighted=slot in LIGHT or (slot % COLUMNS == LOCK_COLUMN and not seat.locks >> slot & 1),
            locked=bool(seat.locks >> slot & 1),
            core=seat.slots[slot] == seat.core,
        )
        for slot in range(SLOTS)
    )
    return LauncherView(slots, TOKEN_NAMES[seat.core], seat.moves, seat.moves_size)


def _assets(game: Game, number: int) -> AssetsView:
    seat = game.seat(number)
    shield, memory, power, reroll = seat.assets
    return AssetsView(shield, memory, power, reroll, seat.exp, sum(seat.bag), sum(token_counts(seat)), sum(seat.dump))


def _data(game: Game, number: int) -> DataView:
    seat = game.seat(number)
    counts = token_counts(seat)
    return DataView(
        bag=tuple(seat.bag[kind] for kind in TOKENS),
        dump=tuple(seat.dump[kind] for kind in TOKENS),
        launcher=tuple(counts[kind] for kind in TOKENS),
        pool=tuple(game.state.pool[kind] for kind in TOKENS),
    )


def _end(game: Game) -> EndView:
    card, change = game.card, _change(game)
    return EndView(
        won=game.state.won,
        code=card.code,
        name=card.name,
        story=card.story,
        turn=game.state.cursor.turn,
        unlocked=words_for(game.content, change.unlocked),
        locked=words_for(game.content, change.locked),
        tick=_tick(game, change.ticked),
        numbers=tuple(
            SeatNumbers(
                seat.name,
                patterns=seat.numbers.patterns,
                moves=seat.numbers.moves,
                damage=seat.numbers.damage,
                defeated=seat.numbers.defeated,
                wounds=seat.numbers.wounds,
                resets=seat.numbers.resets,
                tiles=seat.numbers.tiles,
                exp=seat.numbers.exp,
            )
            for seat in game.state.seats
        ),
        seed=game.state.seed,
    )


def _change(game: Game) -> Change:
    """What the end changes in the campaign; in free play nothing."""
    ended = ended_of(game)
    if ended is None or not game.sheet.campaign:
        return Change()
    return change_by(ended, tuple(game.state.ticked), tuple(game.state.codes))


def _tick(game: Game, code: str) -> str:
    if not code:
        return ""
    every = boxes(game.sheet)
    have = sum(box in (code, *game.state.ticked) for box in every)
    return f"{game.sheet.name}, ending {code} ({have} of {len(every)})"
