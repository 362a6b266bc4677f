"""Chronicle of Ascend in plain lines: the parts of its table, its commands, its words."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping

from core.ascend.reference import find
from core.ascend.view import AnswerView, TableView, TaleLine
from tui.line import tell, tell_boss, tell_cards, tell_enemies, tell_launcher, tell_map, tell_story
from tui.line.campaign import tell_progress
from tui.line.listing import numbered, read_out, verb
from tui.line.looking_up import tell_found
from tui.line.meaning import Meant
from tui.line.parse import meant
from tui.line.standing import standing
from tui.line.talk import Talk, named_seat
from tui.line.voice import Voice
from tui.play.contract import Sitting
from tui.story import came_since, latest

HELP = (
    'Answer with a number, with an option key, or with words: "slide 2,4 up", "switch 2,4 right", "launch shield", '
    '"go C2", "bot C2", "stay", "reroll 2 4", "frame 1", "equip hook", "use siphon", "trade lance to Kai", '
    '"inhabit scout", or words of an answer that fit no other.',
    "0 ends a step, declines, or leaves things as they are. An empty line repeats the question.",
    "(final) marks what cannot be taken back.",
    "Commands, each with the key of the screen where there is one:",
    "  options [WORD] (o): all answers, or those with a word; rules WORD: what a word means",
    "  where, state: where play stands; the whole table",
    "  launcher (t), patterns [NAME] (p), map (m), enemies (e), combat: parts of the table",
    "  kit (a), market: what you have in play; the Body Market and the Augment decks",
    "  card (c), sheet, data (d), log [N] (w), seats (s): the active card, scenario sheet, Data, what happened, who",
    "  story, boss: every card so far; the boss, while one is in play",
    "  undo (z), redo (x): take back the last answer, give it again",
    "  hint (,): what a bot would do now, and why",
    "  back SEAT: take back what that seat answered last, while all play at once",
    "  seat N: answer for another seat, by number, letter or name",
    '  standing: optional rules of your cards; "standing 2 always" (or never, ask) has the second answer itself',
    '  A part of the table may be another seat\'s: "launcher Kai".',
    "  progress: the progress sheet of the campaign",
    "  save, quit (q): all is saved at any time; quit leaves",
    "  give up: gives this game up, after a question",
)
_KEYS = {
    "t": "launcher",
    "p": "patterns",
    "m": "map",
    "e": "enemies",
    "a": "kit",
    "c": "card",
    "d": "data",
}
_PARTS: dict[str, Callable[[TableView], Iterable[str]]] = {
    "where": tell.tell_where,
    "state": tell.tell_state,
    "launcher": lambda view: (
        tell_launcher.tell_launcher(view.launcher, view.patterns) + tell_launcher.tell_refills(view.launcher)
    ),
    "map": lambda view: tell_map.tell_map(view.map, view.seats),
    "enemies": lambda view: tell_enemies.tell_enemies(view.enemies),
    "combat": lambda view: tell.tell_combat(view.combat),
    "kit": tell_cards.tell_kit,
    "market": lambda view: tell_cards.tell_market(view.market, view.patterns),
    "card": lambda view: tell.tell_card(view.scenario),
    "story": lambda view: tell_story.tell_story(view.scenario),
    "boss": lambda view: tell_boss.tell_boss(view.enemies.boss),
    "sheet": lambda view: tell.tell_sheet(view.scenario),
    "data": lambda view: tell.tell_data(view.data),
    "seats": tell.tell_seats,
}


class AscendTalk(Talk[TableView]):
    """A conversation about a game of Chronicle of Ascend."""

    help, keys, parts = HELP, _KEYS, _PARTS

    def __init__(self, sitting: Sitting, voice: Voice, seat: int) -> None:
        super().__init__(sitting, voice, seat)
        self._game = sitting
        self._tale: tuple[TaleLine, ...] | None = None
        self._step: tuple[object, ...] = ()
        self._change: list[str] = []
        self.commands |= {
            "patterns": self._patterns,
            "back": self._back,
            "rules": lambda rest, _view: tell_rules_of(rest, sitting.codes, not sitting.campaign_slot),
            "progress": lambda _rest, _view: self._progress(),
            "hint": self._hint,
            "standing": lambda rest, _view: standing(sitting, self.seat, rest),
        }

    def look(self, seat: int) -> TableView:
        return self._game.view(seat)

    def numbered(self, view: TableView) -> Mapping[int, AnswerView]:
        return numbered(view.choice) if view.choice is not None else {}

    def meaning(self, typed: str, view: TableView, told: Collection[int]) -> Meant:
        return meant(typed, view, told)

    def tell_answers(self, view: TableView, which: tuple[AnswerView, ...]) -> list[str]:
        return tell.tell_answers(view.choice, which) if view.choice is not None else []

    def named_so(self, answer: AnswerView, word: str) -> bool:
        return word in answer.label.casefold() or word in answer.key.casefold() or word == verb(answer)

    def ending(self, view: TableView) -> Iterable[str]:
        return tell.tell_end(view.end) if view.end is not None else ()

    def news(self, view: TableView) -> None:
        """The cards that have come; when a game is opened, the last ones. An ending is told with what came of it.

        A game that is opened in its first turn begins with the scenario sheet.
        """
        tale = view.scenario.tale
        if self._tale is None and view.where.turn == 1:
            self.voice.say(tell.tell_sheet(view.scenario))
        came = latest(tale) if self._tale is None else came_since(self._tale, tale)
        self._tale = tale
        self.voice.say(tell_story.tell_came(view.scenario, came if view.end is None else came[:-1]))

    def question(self, view: TableView) -> Collection[int]:
        """Say where play stands when that is new, and the question."""
        choice = view.choice
        assert choice is not None, "the base asks only where something is asked"
        where = view.where
        step = (where.turn, where.phase, where.step, choice.seat, choice.stage)
        change = tell.tell_change(view)
        if step != self._step:
            self._step = step
            self.voice.say([tell.tell_heading(view), *self._answering(view), *tell.tell_stage(view)])
        elif change != self._change:
            self.voice.say(change)
        self._change = change
        self.voice.say(tell.tell_question(choice))
        return read_out(choice)

    def _answering(self, view: TableView) -> list[str]:
        """Whose answer is read, where several seats are asked."""
        return [f"You answer for {view.seats[self.seat].name}."] if view.others else []

    def _progress(self) -> Iterable[str]:
        view = self._game.progress()
        return ["This is free play, no campaign."] if view is None else tell_progress(view)

    def _hint(self, rest: str, view: TableView) -> Iterable[str]:
        """What the planner would do, with the number or key to say it by."""
        assert view.choice is not None, "lines are read while a question is open"
        found = self._game.hint(self.seat)()
        number = next((n for n, answer in numbered(view.choice).items() if answer.key == found.key), None)
        how = f" To do so: {number if number in self._told else found.key}." if found.key else ""
        return [f"Hint: {found.text}{how}"]

    def _patterns(self, rest: str, view: TableView) -> Iterable[str]:
        word = rest.casefold()
        lines = tuple(line for line in view.patterns if word in line.name.casefold())
        return tell_launcher.tell_patterns(lines)

    def undo(self, rest: str, view: TableView) -> Iterable[str]:
        """Take back the last answer; while all play at once, the last one of the seat that answers."""
        return self._back("", view) if view.others else super().undo(rest, view)

    def _back(self, rest: str, view: TableView) -> Iterable[str]:
        seat = named_seat(rest, view) if rest else self.seat
        if seat is None:
            return [f'No seat goes by "{rest}".']
        return self.step_back(lambda: self._game.take_back(seat), "Taken back")


def tell_rules_of(word: str, codes: Container[str] = (), all_open: bool = False) -> list[str]:
    """What the rules reference says of a word; ``codes`` are the components that are unlocked, if not all are open."""
    return tell_found(word, find(word, codes, all_open) if word else (), "shield")
