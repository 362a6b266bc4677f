"""The forest in plain lines. A card that is shown is said once and, on a terminal, pushed out of sight."""

from __future__ import annotations

import shutil
from collections.abc import Collection, Iterable, Mapping

from core.engine.lookup import search
from core.forest.gems import said
from core.forest.reference import entries
from core.forest.view import AnswerView, CardView, ForestView, PlaceView
from tui.line.looking_up import tell_found
from tui.line.meaning import Meant, understood
from tui.line.talk import Talk
from tui.line.voice import Voice
from tui.play.contract import ForestSitting

HELP = (
    'Answer with a number, an option key, or words: "look 3", "collect", "again", "deliver 3", "try", "leave".',
    "A place has its own number at every question. 0 leaves gems on a card, or ends the game.",
    "An empty line repeats the question.",
    "Commands, each with the key of the screen where there is one:",
    "  options [WORD] (o): all answers, or those with a word; rules WORD: what a word means",
    "  where, state (t): what lies on the table, and whose turn it is",
    "  bag (b): what is in the bag, and the chance of a black gem",
    "  cards (c): what the six Tamashii need and can do",
    "  hint (,): a thought on the question",
    "  log [N] (w), seats (s): what happened, who plays",
    "  undo (z), redo (x): take back the last answer, give it again",
    "  save, quit (q): all is saved at any time; quit leaves",
    "  give up: gives this game up, after a question",
)
_KEYS = {
    "t": "state",
    "where": "state",
    "b": "bag",
    "c": "cards",
}
_OUT_OF_SIGHT = 60
"""Empty lines that push what was shown out of a terminal's window; as many as it has rows, where those are more."""


def tell_card(card: CardView) -> str:
    """A card: ``Heron needs 2 blue and 1 red. Freed, gems it did not need go back into the bag.``"""
    power = f" Freed: {card.power}." if card.power else ""
    return f"{card.name} needs {said(card.needs)}.{power}"


def tell_known(card: CardView) -> str:
    """A card of the six: what it is, that it is free, or that it cannot be freed now."""
    lacking = f" Not now: {card.lacking}." if card.lacking else ""
    return f"{tell_card(card)}{' It is free.' if card.free else lacking}"


def tell_place(place: PlaceView) -> str:
    """A place: who is free there, or what lies on the card that is face down."""
    if place.up and place.card is not None:
        return f"Place {place.place + 1}: {place.card.name}, free."
    card = f"{place.card.name}" if place.card is not None else "face down"
    lying = f", with {said(place.delivered)} on it" if sum(place.delivered) else ""
    return f"Place {place.place + 1}: {card}{lying}."


def tell_bag(view: ForestView) -> list[str]:
    """The bag, and the chances of a black gem."""
    lines = [f"In the bag: {said(view.bag.gems)}, {view.bag.size} in all."]
    if view.bag.safe:
        return [*lines, view.bag.safe]
    first, *more = [f"{n}: {round(100 * chance)} %" for n, chance in enumerate(view.bag.odds, 1)]
    return [*lines, f"Chance of a black gem among the next {', '.join([first, *more])}."]


def tell_state(view: ForestView) -> list[str]:
    """The table in words."""
    acts = next((seat.name for seat in view.seats if seat.acts), "")
    whose = f" {acts}'s turn." if acts else ""
    hand = [f"Collected: {said(view.hand)}."] if sum(view.hand) else []
    return [f"{view.level}, turn {view.turn}.{whose}", *map(tell_place, view.places), *hand, *tell_bag(view)]


class ForestTalk(Talk[ForestView]):
    """A conversation about a game in the forest."""

    help, keys = HELP, _KEYS
    parts = {
        "state": tell_state,
        "bag": tell_bag,
        "cards": lambda view: list(map(tell_known, view.cards)),
        "hint": lambda view: [f"Hint: {view.hint}"],
        "seats": lambda view: [f"{seat.letter} {seat.name}{', whose turn it is' * seat.acts}." for seat in view.seats],
    }

    def __init__(self, sitting: ForestSitting, voice: Voice, seat: int) -> None:
        super().__init__(sitting, voice, seat)
        self._game = sitting
        self._turn = 0
        self.commands |= {
            "rules": lambda rest, _view: tell_found(rest, search(entries(), rest) if rest else (), "black gem"),
        }

    def look(self, seat: int) -> ForestView:
        return self._game.view(seat)

    def numbered(self, view: ForestView) -> Mapping[int, AnswerView]:
        return {answer.number: answer for answer in view.choice.answers} if view.choice is not None else {}

    def meaning(self, typed: str, view: ForestView, told: Collection[int]) -> Meant:
        return understood(typed, self.numbered(view), told)

    def tell_answers(self, view: ForestView, which: tuple[AnswerView, ...]) -> list[str]:
        return [
            f" {number} {answer.label}{' (final)' if answer.armed else ''}"
            for number, answer in self.numbered(view).items()
            if answer in which
        ]

    def named_so(self, answer: AnswerView, word: str) -> bool:
        return word in answer.label.casefold() or word in answer.key.casefold()

    def news(self, view: ForestView) -> None:
        """The story before the first turn; the table, when a turn begins."""
        if not self._turn and not view.log:
            self.voice.say([view.story])
        if view.turn != self._turn and view.end is None:
            state = tell_state(view)
            self.voice.say(state[1:] if self._turn else state)  # the log has just said whose turn begins
            self._turn = view.turn

    def question(self, view: ForestView) -> Collection[int]:
        every = self.numbered(view)
        if view.choice is not None:
            self.voice.say([view.choice.prompt, *self.tell_answers(view, tuple(every.values()))])
        return every

    def ending(self, view: ForestView) -> Iterable[str]:
        if view.end is None:
            return
        yield from (f"{view.end.why} {view.end.words}", view.end.closing)
        yield from map(tell_place, view.places)
        yield f"Seed {view.end.seed}."

    def take(self, key: str, view: ForestView) -> Iterable[str]:
        """Give an answer; a card that is to be shown is said once."""
        if view.choice is None or view.choice.kind != "show":
            return super().take(key, view)
        place, card = view.choice.place, self._game.uncover(self.seat)
        self.voice.say([f"Place {place + 1}: {tell_card(card)}"])
        if self.voice.stdin.isatty():
            try:
                self.voice.say(["Enter hides it. It is not told again."])
                self.voice.ask()
            finally:  # Ctrl+C hides it too
                self.voice.say([""] * max(_OUT_OF_SIGHT, shutil.get_terminal_size().lines))
        self.sitting.settle()
        return []
