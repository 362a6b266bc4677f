"""A game of Chronicle of Ascend being played: the table in memory and its slot on disk, kept in step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.ascend.archive import position
from core.ascend.campaign.progress import Progress, ended_of
from core.ascend.campaign.record import record_of
from core.ascend.campaign.view import CampaignView
from core.ascend.game import Game
from core.ascend.log import happened
from core.ascend.log.weights import news
from core.ascend.play import begun_as
from core.ascend.trial import FileBreaks, bounds, tried
from core.ascend.view import TableView
from core.ascend.views.table import view_of
from core.ascend.words import short
from core.engine.choice import Choice, Option, Refused
from core.engine.table import Table
from saves.faults import SaveFault
from saves.slot import OpenSlot
from tui.play import standing
from tui.play.campaigns import party_record, view_from
from tui.play.contract import Hint, StandingLine
from tui.play.kept import KeptTable
from tui.play.newgame import NewGame, NewSeat
from tui.play.passes import NEW, PASSED, RULE, Passes
from tui.play.watching import to_watch


class AscendSitting(KeptTable):
    """See :class:`tui.play.contract.Sitting`. Standing answers are given here, in the player's place."""

    kind = "ascend"

    def __init__(
        self, table: Table, slot: OpenSlot, past: tuple[str, ...] = (), progress: Progress | None = None
    ) -> None:
        """``progress`` is that of the campaign before this game; None in free play. How this game ended is never kept
        apart from its position: the slot's record says it as long as the position does."""
        self._passes = Passes()
        self._progress = progress
        super().__init__(table, slot, past, self._passes)
        self._said = standing.read(slot.campaign, self.seats)

    @property
    def game(self) -> Game:
        """The game as the rules see it now."""
        game = self.table.game
        assert isinstance(game, Game)
        return game

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.game.players

    def view(self, seat: int) -> TableView:
        """What this seat may see now; of a game that is only watched without its answers."""
        names = [board.name for board in self.game.state.seats]
        since = news(self.table.events[self._answered_at :], self.game.content, names)
        view = view_of(self.table, seat, self.log(), since)
        return to_watch(view) if self.watching else view

    @property
    def _turn(self) -> int:
        return self.game.state.cursor.turn

    @property
    def _over(self) -> bool:
        return self.game.state.over

    def _since(self) -> str:
        cursor = self.game.state.cursor
        words = (f"turn {cursor.turn}", cursor.phase, cursor.name)
        return ", ".join(dict.fromkeys(words)) if cursor.name else "the start"

    def _position(self, table: Table, log: tuple[str, ...]) -> dict[str, Any]:
        return position(table, log)

    def sentences(self, events: list[Any]) -> tuple[str, ...]:
        return happened(events, self.game.content, [seat.name for seat in self.game.state.seats])

    def hint(self, seat: int) -> Callable[[], Hint]:
        """What to call for what the planner would do on a copy of the position. Raises Refused."""
        if seat not in self.table.pending:
            raise Refused(self.game.not_asked(self.table.pending, seat))
        twin = self.table.clone()
        return lambda: _hint(twin, seat)

    def _why_unbearable(self, choice: Choice, option: Option) -> str:
        """The file of a player's own scenario may break on an answer. Raises Refused."""
        if self.game.sheet.edition:
            try:
                tried(self.table, choice, option)
            except FileBreaks as fault:
                return str(fault)
        return ""

    # -- standing answers --------------------------------------------------------------------------------------

    def standing(self, seat: int) -> tuple[StandingLine, ...]:
        """Upgrades between steps and the optional rules the seat has in play, each with its standing answer."""
        return standing.lines_of(self.game, seat, self._said[seat])

    def set_standing(self, seat: int, rule: str, word: str) -> None:
        """Say one of its words of an optional rule or of Upgrades. Raises Refused or SaveFault."""
        self._must_play()
        line = next((line for line in self.standing(seat) if line.rule == rule), None)
        if line is None:
            raise Refused(f"{rule!r} is no optional rule of a card that {self.game.seat(seat).name} has in play.")
        if word not in line.words:
            raise Refused(f"{word!r} is no standing answer; there are {', '.join(line.words)}.")
        self._answered_at = len(self.table.events)
        before = self._said[seat]
        others = {other: said for other, said in before.items() if other != rule}
        self._said[seat] = others if word == line.words[0] else {**others, rule: word}
        try:
            self.slot.write_campaign(self.campaign())
        except SaveFault:
            self._said[seat] = before
            raise
        self._stand()

    def _standing(self, table: Table) -> tuple[Choice, Option] | None:
        """The first question that a standing answer answers, with that answer."""
        game = table.game
        assert isinstance(game, Game)
        for choice in table.pending.values():
            said = self._said[choice.seat]
            if (passing := self._passes.answer(game, choice, said.get(RULE, NEW))) is not None:
                return choice, passing
            if said and (option := standing.answer_of(game, choice, said)) is not None:
                return choice, option
        return None

    def _note(self, choice: Choice, option: Option) -> Any:
        """What goes on record with a standing answer; of what is only passed nothing."""
        return None if choice.kind in PASSED else standing.note_of(self.game, choice, option)

    # -- the slot ----------------------------------------------------------------------------------------------

    def _short(self, option: Option) -> str:
        return short(option, [seat.name for seat in self.game.state.seats])

    def begun_as(self) -> AscendSitting:
        return AscendSitting(begun_as(self.game), self.slot, progress=self._progress)

    def campaign(self) -> dict[str, Any]:
        """The slot's record: who plays what, and where the game stands."""
        state = self.game.state
        where = f"{self.game.sheet.name}, turn {state.cursor.turn}"
        if state.over:
            where = f"{self.game.sheet.name}, {'won' if state.won else 'lost'} in turn {state.cursor.turn}"
        record = {
            "game": "ascend",
            "scenario": state.scenario,
            "players": [seat.name for seat in state.seats],
            "where": where,
            "over": state.over,
            "party": party_record(state.seats, self.slot.campaign),
            "standing": standing.record_of(self._said),
        }
        return record if self._progress is None else record | record_of(self._progress, ended_of(self.game))

    def again(self) -> NewGame:
        """The same scenario with the same players, as a new game."""
        state = self.game.state
        seats = (NewSeat(seat.name, seat.walker.rpartition(".")[2], seat.cls) for seat in state.seats)
        return NewGame(self.title, state.scenario, tuple(seats), "", self.campaign_slot, dial=state.dial)

    @property
    def campaign_slot(self) -> str:
        """Id of the slot, where it holds a campaign."""
        return "" if self._progress is None else self.slot.id

    def progress(self) -> CampaignView | None:
        """The progress sheet of the campaign, this game's end counted."""
        return None if self._progress is None else view_from(self.title, self.campaign())

    @property
    def codes(self) -> tuple[str, ...]:
        """Component codes that the campaign of the slot has unlocked."""
        return tuple(sorted({*self.game.state.codes, *self.game.state.unlocked}))


def _hint(twin: Table, seat: int) -> Hint:
    """The planner's thought; a question on which it fails costs no more than the hint."""
    from core.bots.ascend.hinting import hint  # the bot is not needed before somebody asks

    game = twin.game
    assert isinstance(game, Game)
    try:
        with bounds(game.sheet):
            found = hint(game, twin.pending[seat])
    except Exception:
        return Hint("", "the bot has no thought on this question.")
    return Hint(found.key, found.text)
