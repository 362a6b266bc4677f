"""The conversation: what happened, the next question, an answer or a command, until the game or the input ends."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable
from typing import TextIO

from core.ascend.reference import find
from core.ascend.view import ChoiceView, TableView
from core.engine.choice import Refused
from saves.faults import SaveFault
from tui.line import tell, tell_cards, tell_enemies, tell_launcher, tell_map
from tui.line.campaign import tell_progress
from tui.line.listing import numbered, read_out, verb
from tui.line.parse import Meant, meant
from tui.line.standing import standing
from tui.line.voice import Lines, Voice
from tui.play.contract import Sitting

SAVED = "Every answer is saved as soon as it is given."
HELP = (
    'Answer with a number, with an option key, or with words: "slide 2,4 up", "switch 2,4 right", "launch shield", '
    '"go C2", "stay", "reroll 2 4", "frame 1", "equip hook", "use siphon", "trade lance to Kai", "inhabit scout", '
    "or words of an answer that fit no other.",
    "0 ends a step, declines, or leaves things as they are. An empty line repeats the question.",
    "(final) marks what cannot be taken back.",
    "Commands, each with the key of the screen where there is one:",
    "  options [WORD] (o): all answers, or those with a word; rules WORD: what a word means",
    "  where, state: where play stands; the whole table",
    "  launcher (t), patterns [NAME] (p), map (m), enemies (e), combat: parts of the table",
    "  kit (a), market: what you have in play; the Body Market and the Augment decks",
    "  card (c), sheet, data (d), log [N] (w), seats (s): the active card, scenario sheet, Data, what happened, who",
    "  undo (z), redo (x): take back the last answer, give it again",
    "  hint (,): what a bot would do now, and why",
    "  back SEAT: take back what that seat answered last, while all play at once",
    "  seat N: answer for another seat, by number, letter or name",
    '  standing: optional rules of your cards; "standing 2 always" (or never, ask) has the second answer itself',
    '  A part of the table may be another seat\'s: "launcher Kai".',
    "  progress: the progress sheet of the campaign",
    "  save, quit (q): all is saved at any time; quit leaves",
)
_KEYS = {
    "?": "help",
    "o": "options",
    "t": "launcher",
    "p": "patterns",
    "m": "map",
    "e": "enemies",
    "a": "kit",
    "c": "card",
    "d": "data",
    "w": "log",
    "s": "seats",
    ",": "hint",
    "z": "undo",
    "x": "redo",
    "q": "quit",
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
    "sheet": lambda view: tell.tell_sheet(view.scenario),
    "data": lambda view: tell.tell_data(view.data),
    "seats": tell.tell_seats,
}
_OPENING_LOG = 3
"""So many sentences of the log are repeated when a game is opened."""
_LOG = 20


def run(sitting: Sitting, stdin: Lines, stdout: TextIO, seat: int = 0) -> int:
    """Play a game in plain sentences until it ends, the player quits, or the input ends; returns the exit code 0.

    `seat` (0 to 3) is the one that answers first where several are asked. All answers are on disk at any time, so
    every way to leave is a good one, Ctrl+C and a closed pipe too.
    """
    talk = Talk(sitting, Voice(stdin, stdout), seat)
    try:
        talk.play()
        talk.voice.say([SAVED])
    except KeyboardInterrupt:
        talk.voice.say(["", SAVED])
    except BrokenPipeError:
        pass  # nobody listens any more; nothing is lost
    return 0


class Talk:
    """One conversation: remembers what was said already, so that nothing is said twice."""

    def __init__(self, sitting: Sitting, voice: Voice, seat: int) -> None:
        self.sitting = sitting
        self.voice = voice
        self.seat = seat
        self._heard: tuple[str, ...] = ()
        self._card = ""
        self._step: tuple[object, ...] = ()
        self._serial: tuple[int, int] | None = None
        self._change: list[str] = []
        self._told: Collection[int] = ()
        """The numbers of the question's answers that have been read out."""
        self._commands: dict[str, Callable[[str, TableView], Iterable[str]]] = {
            "help": lambda _rest, _view: HELP,
            "options": self._options,
            "patterns": self._patterns,
            "log": self._log,
            "undo": self._undo,
            "redo": lambda _rest, _view: self._step_back(self.sitting.redo, "Given again"),
            "back": self._back,
            "seat": self._other_seat,
            "rules": lambda rest, _view: tell_rules_of(rest, self.sitting.codes),
            "standing": lambda rest, _view: standing(self.sitting, self.seat, rest),
            "progress": lambda _rest, _view: self._progress(),
            "hint": self._hint,
            "save": lambda _rest, _view: [SAVED],
        }

    def play(self) -> None:
        """Ask and answer until there is nothing more to ask or to read."""
        view = self.sitting.view(self.seat)
        self._heard = view.log[:-_OPENING_LOG]
        self.voice.say([f'{self.sitting.title}. "?" tells the commands.'])
        if self.sitting.notice:
            self.voice.say([self.sitting.notice])
        while True:
            view = self._view()
            self._news(view)
            if view.end is not None:
                self.voice.say(tell.tell_end(view.end))
                return
            if view.choice is None:
                self.voice.say(["Nobody is asked anything: the game stands still."])
                return
            self._ask(view, view.choice)
            typed = self.voice.ask()
            if typed is None or typed.casefold() in ("quit", "q"):
                return
            self.voice.say(self._obey(typed, view))

    def _view(self) -> TableView:
        """The table of the seat that answers: the one chosen, or the first that is asked."""
        view = self.sitting.view(self.seat)
        deciders = self.sitting.deciders()
        if view.choice is None and view.end is None and deciders:
            self.seat = deciders[0]
            view = self.sitting.view(self.seat)
        return view

    # what is said unasked

    def _news(self, view: TableView) -> None:
        """What the log says since the last time, and the card when it is another one."""
        self.voice.say(unheard(self._heard, view.log))
        self._heard = view.log
        if view.scenario.code != self._card:
            self._card = view.scenario.code
            self.voice.say([*tell.tell_drawn(view.scenario), *tell.tell_goal(view.scenario)])

    def _ask(self, view: TableView, choice: ChoiceView) -> None:
        """Say the question, unless it is the one that was said last."""
        if (choice.seat, choice.serial) == self._serial:
            return
        self._serial = (choice.seat, choice.serial)
        self._told = read_out(choice)
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

    def _answering(self, view: TableView) -> list[str]:
        """Whose answer is read, where several seats are asked."""
        return [f"You answer for {view.seats[self.seat].name}."] if view.others else []

    # what is typed

    def _obey(self, typed: str, view: TableView) -> Iterable[str]:
        assert view.choice is not None, "lines are read while a question is open"
        if not typed:
            self._serial = None
            return []
        word, _, rest = typed.partition(" ")
        word = _KEYS.get(word.casefold(), word.casefold())
        rest = rest.strip()
        names_an_answer = rest and word == view.choice.kind  # "seat Kai" where a player is chosen
        if not names_an_answer and not any(typed == answer.key for answer in view.choice.answers):
            if word in _PARTS:
                return self._part(word, rest, view)
            if word in self._commands:
                return self._commands[word](rest, view)
        return self._answer(meant(typed, view, self._told), view.choice)

    def _answer(self, meaning: Meant, choice: ChoiceView) -> Iterable[str]:
        if meaning.several:
            self._told = numbered(choice)
            return ["That fits several answers. Give the number:", *tell.tell_answers(choice, meaning.several)]
        if meaning.fault:
            return [meaning.fault]
        if meaning.guess:
            return [f"Not possible: {self.sitting.why_not(self.seat, meaning.guess)}"]
        try:
            self.sitting.answer(self.seat, choice.serial, meaning.key)
            self.sitting.settle()
        except Refused as refused:
            return [f"Not possible: {refused}"]
        except SaveFault as fault:
            return [str(fault)]
        return []

    def _part(self, word: str, rest: str, view: TableView) -> Iterable[str]:
        if not rest:
            return _PARTS[word](view)
        seat = named_seat(rest, view)
        return [f'No seat goes by "{rest}".'] if seat is None else _PARTS[word](self.sitting.view(seat))

    def _options(self, rest: str, view: TableView) -> Iterable[str]:
        assert view.choice is not None, "lines are read while a question is open"
        self._told = numbered(view.choice)
        word = rest.casefold()
        fit = tuple(
            answer
            for answer in numbered(view.choice).values()
            if word in answer.label.casefold() or word in answer.key.casefold() or word == verb(answer)
        )
        return tell.tell_answers(view.choice, fit) or [f'No answer has "{rest}" in it.']

    def _progress(self) -> Iterable[str]:
        view = self.sitting.progress()
        return ["This is free play, no campaign."] if view is None else tell_progress(view)

    def _patterns(self, rest: str, view: TableView) -> Iterable[str]:
        word = rest.casefold()
        lines = tuple(line for line in view.patterns if word in line.name.casefold())
        return tell_launcher.tell_patterns(lines)

    def _log(self, rest: str, view: TableView) -> Iterable[str]:
        count = int(rest[:9]) if rest.isdecimal() else 0
        return view.log[-(count or _LOG) :]

    def _step_back(self, act: Callable[[], str], word: str) -> Iterable[str]:
        try:
            said = act()
        except (Refused, SaveFault) as stop:
            return [str(stop)]
        self._heard = self.sitting.view(self.seat).log
        return [f"{word}: {said.rstrip('.')}."]

    def _hint(self, rest: str, view: TableView) -> Iterable[str]:
        """What the planner would do, with the number or key to say it by."""
        assert view.choice is not None, "lines are read while a question is open"
        found = self.sitting.hint(self.seat)()
        number = next((n for n, answer in numbered(view.choice).items() if answer.key == found.key), None)
        how = f" To do so: {number if number in self._told else found.key}." if found.key else ""
        return [f"Hint: {found.text}{how}"]

    def _undo(self, rest: str, view: TableView) -> Iterable[str]:
        """Take back the last answer; while all play at once, the last one of the seat that answers."""
        if view.others:
            return self._back("", view)
        return self._step_back(self.sitting.undo, "Taken back")

    def _back(self, rest: str, view: TableView) -> Iterable[str]:
        seat = named_seat(rest, view) if rest else self.seat
        if seat is None:
            return [f'No seat goes by "{rest}".']
        return self._step_back(lambda: self.sitting.take_back(seat), "Taken back")

    def _other_seat(self, rest: str, view: TableView) -> Iterable[str]:
        seat = named_seat(rest, view)
        deciders = self.sitting.deciders()
        if seat is None or seat not in deciders:
            asked = ", ".join(f"{number + 1} {view.seats[number].name}" for number in deciders)
            who = f'No seat goes by "{rest}".' if seat is None else f"{view.seats[seat].name} is not asked now."
            return [f"{who} Asked: {asked}."]
        self.seat = seat
        self._serial = None
        return []


def named_seat(name: str, view: TableView) -> int | None:
    """The seat (0 to 3) by its number from 1, its letter or its name; None when there is none."""
    word = name.casefold()
    return next(
        (
            seat.seat
            for seat in view.seats
            if word in (str(seat.seat + 1), seat.letter.casefold(), seat.name.casefold())
        ),
        None,
    )


def unheard(heard: tuple[str, ...], log: tuple[str, ...]) -> tuple[str, ...]:
    """The sentences of a log that came after those heard; the log forgets its oldest ones."""
    for start in range(len(heard)):
        kept = heard[start:]
        if log[: len(kept)] == kept:
            return log[len(kept) :]
    return log


def tell_rules_of(word: str, codes: Container[str] = ()) -> list[str]:
    """What the rules reference says of a word; ``codes`` are the components that are unlocked."""
    found = find(word, codes) if word else ()
    if not found:
        return ['"rules shield" looks a word up.' if not word else f'The rules have nothing of "{word}".']
    entry, *near = found
    lines = [f"{entry.title}, rulebook {entry.cited}.", *entry.text.splitlines()]
    return [*lines, f"Also: {', '.join(other.title for other in near[:6])}."] if near else lines
