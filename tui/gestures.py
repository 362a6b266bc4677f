"""From a gesture to the key of an answer: the pending choice, indexed once by slots, tiles, patterns and dice.

What is marked as legal on the screen comes from here and from nothing else. No rule is known: a gesture that is not
found is spelt as a key all the same, so that the engine can say why it is not possible.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import define, field, frozen

from core.ascend.names import TOKEN_NAMES, slot_name
from core.ascend.view import AnswerView, ChoiceView, TableView
from core.ascend.words.leaving import LEAVING
from tui.uiview import NO_SLOT, UiView

BAR_SHOWS_ALL = 9
"""Up to so many answers all stand in the bar, with digits; of more, those that lie nowhere on the board."""
_MOVES = ("slide", "switch")


@frozen
class Row:
    """A line of the decision bar: an answer, or a door to several."""

    label: str
    key: str = ""
    """Key of the answer, empty for a door."""
    opens: tuple[str, ...] = ()
    """Keys of the answers behind the door."""
    drawn: int = NO_SLOT
    """The drawn token that is taken."""
    back: bool = False
    """Puts back what is held, closes the sub-list."""
    twice: bool = False
    """Its answer is asked for twice."""
    gives_up: bool = False
    """It is asked for twice though undo can take it back."""
    elsewhere: bool = False
    """It lies on the screen beside the bar too, with its digit: it gives way where the bar is short of room."""
    beside: bool = False
    """Its digit stands in a panel too, and answers also where the bar has no room for its line."""

    @property
    def last(self) -> bool:
        """Whether it leads on or back: it stands last, and its digit is 0."""
        return self.back or self.key in LEAVING


@define(eq=False)
class Index:
    """The answers of one choice, found by what they are about. Empty when nobody is asked."""

    answers: tuple[AnswerView, ...] = ()
    by_key: dict[str, AnswerView] = field(init=False, factory=dict)
    moves: dict[int, dict[int, AnswerView]] = field(init=False, factory=dict)
    """Programming moves: from a slot, to a slot."""
    places: dict[int, dict[int, AnswerView]] = field(init=False, factory=dict)
    """Drawn tokens (from 0) and the slots they may be put on."""
    slots: dict[int, list[AnswerView]] = field(init=False, factory=dict)
    """Anything else that is done to slots."""
    tiles: dict[str, list[AnswerView]] = field(init=False, factory=dict)
    patterns: dict[str, list[AnswerView]] = field(init=False, factory=dict)
    dice: list[AnswerView] = field(init=False, factory=list)
    enemies: dict[int, list[AnswerView]] = field(init=False, factory=dict)
    """By the Enemy's place in the stack, from 0."""
    cards: dict[str, list[AnswerView]] = field(init=False, factory=dict)
    """By the card an answer is about, beside where it lies otherwise."""
    nowhere: list[AnswerView] = field(init=False, factory=list)
    """Answers that lie nowhere on the board, or behind a door: they are always in the bar."""

    def __attrs_post_init__(self) -> None:
        for answer in self.answers:
            self.by_key[answer.key] = answer
            if card := card_of(answer):
                self.cards.setdefault(card, []).append(answer)
            self._file(answer)

    def _file(self, answer: AnswerView) -> None:
        word = word_of(answer)
        if answer.group:
            self.nowhere.append(answer)
        elif word in _MOVES and len(answer.slots) == 2:
            self.moves.setdefault(answer.slots[0], {})[answer.slots[1]] = answer
            if word == "switch":
                self.moves.setdefault(answer.slots[1], {}).setdefault(answer.slots[0], answer)
        elif word == "place" and answer.slots:
            self.places.setdefault(drawn_of(answer.key), {})[answer.slots[-1]] = answer
        else:
            for place in self._places_of(answer):
                place.append(answer)

    def _places_of(self, answer: AnswerView) -> list[list[AnswerView]]:
        """The lists that an answer belongs in."""
        if answer.pattern:
            return [self.patterns.setdefault(answer.pattern, [])]
        if answer.tile:
            return [self.tiles.setdefault(answer.tile, [])]
        if answer.slots:
            return [self.slots.setdefault(slot, []) for slot in answer.slots]
        if answer.enemy >= 0:
            return [self.enemies.setdefault(answer.enemy, [])]
        return [self.dice if answer.dice else self.nowhere]

    def on_slot(self, slot: int, ui: UiView) -> tuple[AnswerView, ...]:
        """The answers that choosing this slot would mean now."""
        if ui.held != NO_SLOT:
            found = self.moves.get(ui.held, {}).get(slot)
            return (found,) if found else ()
        if ui.narrowed:
            return tuple(answer for answer in self._behind(ui) if slot in answer.slots)
        if self.places:
            drawn = [ui.drawn] if ui.drawn != NO_SLOT else sorted(self.places)
            return tuple(self.places[n][slot] for n in drawn if slot in self.places.get(n, {}))
        here = tuple(self.slots.get(slot, ()))
        return here or tuple(answer for ways in self.patterns.values() for answer in ways if slot in answer.slots)

    def marks(self, ui: UiView) -> dict[int, str]:
        """The slots that are legal to choose now, each with the word that says for what."""
        if ui.held != NO_SLOT:
            return {slot: word_of(answer) for slot, answer in self.moves.get(ui.held, {}).items()}
        if ui.narrowed:
            return {slot: _verb(answer) for answer in self._behind(ui) for slot in answer.slots}
        if self.places:
            drawn = [ui.drawn] if ui.drawn != NO_SLOT else list(self.places)
            return {slot: "put" for n in drawn for slot in self.places.get(n, {})}
        return {slot: _verb(answers[0]) for slot, answers in self.slots.items()}

    def _behind(self, ui: UiView) -> list[AnswerView]:
        """The answers of the door that is open in the bar."""
        return [self.by_key[key] for key in ui.narrowed if key in self.by_key]

    def within(self, slots: Iterable[int], source: str) -> AnswerView | None:
        """The launch of a pattern with exactly these tokens, or None."""
        wanted = tuple(sorted(slots))
        return next((a for a in self.patterns.get(source, ()) if tuple(sorted(a.slots)) == wanted), None)


def word_of(answer: AnswerView) -> str:
    """The word an answer's key begins with."""
    return answer.key.partition(":")[0]


def _verb(answer: AnswerView) -> str:
    """What is done to a slot: of ``upgrade.discard`` the last part."""
    return word_of(answer).rpartition(".")[2]


def card_of(answer: AnswerView) -> str:
    """The card an answer is about, also by the pattern on it: that of a Body is named as the Body is."""
    return answer.card or answer.pattern.removeprefix("augment.")


def drawn_of(key: str) -> int:
    """Which drawn token (from 0) a key such as ``place:2>3,2`` is about; 0 when it names none."""
    number = key.partition(":")[2].partition(">")[0]
    return int(number) - 1 if number.isdigit() else 0


def move_key(view: TableView, start: int, end: int) -> str:
    """The key of moving a token from slot to slot, legal or not: a slide to an empty slot, else a switch."""
    word = "slide" if view.launcher.slots[end].token == "empty" else "switch"
    return f"{word}:{slot_name(start)}>{slot_name(end)}"


def go_key(view: TableView, index: Index, place: str) -> str:
    """The key of choosing a tile as others may be chosen, legal or not; of a move without its way."""
    first = next(iter(index.tiles.values()), None)
    word = word_of(first[0]) if first else "move"
    if word not in ("move", "bot"):
        return f"{word}:{place}"
    here = next((tile.place for tile in view.map.tiles if (tile.here if word == "move" else "J" in tile.seats)), "")
    return f"{word}:{here}>{place}"


def launch_key(source: str, slots: Iterable[int]) -> str:
    """The key of launching a pattern with these tokens, legal or not."""
    return f"launch:{source}@{'-'.join(slot_name(slot) for slot in sorted(slots))}"


# the decision bar


def digit_of(rows: Sequence[Row], number: int) -> str:
    """The digit of a row, from 0; empty for those that have none. 0 is the tenth where no row leads on or back."""
    if rows[number].last:
        return "0"
    digits = "123456789" if any(row.last for row in rows) else "1234567890"
    return digits[number : number + 1]


def rows_of(view: TableView, index: Index, ui: UiView) -> tuple[Row, ...]:
    """The lines of the decision bar: what can be answered from it now, in the order of their digits."""
    return way_out_last(_rows(view, index, ui))


def way_out_last(rows: Iterable[Row]) -> tuple[Row, ...]:
    """The rows as they are, but what leads on or back behind all others."""
    return tuple(sorted(rows, key=lambda row: row.last))


def _rows(view: TableView, index: Index, ui: UiView) -> tuple[Row, ...]:
    if ui.narrowed:
        return (*_behind_a_door(index, ui), Row("Back", back=True))
    if ui.held != NO_SLOT:
        return (*_plain(index.moves.get(ui.held, {}).values()), Row("Put it back", back=True))
    if ui.drawn != NO_SLOT:
        here = index.places.get(ui.drawn, {}).values()
        return (*(_plain(here) if len(here) <= BAR_SHOWS_ALL else ()), Row("Another token", back=True))
    grouped = _doors(index.answers, _outer, view)
    under_cursor = _plain(index.tiles.get(ui.tile, ()))
    if len(grouped) <= BAR_SHOWS_ALL and len(index.places) < 2:
        if len(under_cursor) < 2:
            return grouped
        # where room is short, the ways to the tile under the cursor must be among those in sight
        return (*under_cursor, *(row for row in grouped if row not in under_cursor))
    return (*under_cursor, *_tokens(index), *_doors(index.nowhere, _outer, view), *_combinations(index))


def _behind_a_door(index: Index, ui: UiView) -> tuple[Row, ...]:
    """The answers of the door that is open; ways to do the same thing stay behind a door of their own."""
    answers = [index.by_key[key] for key in ui.narrowed if key in index.by_key]
    if len({answer.door for answer in answers}) == 1:
        return _plain(answers)
    return _doors(answers, lambda answer: answer.door)


def _plain(answers: Iterable[AnswerView]) -> tuple[Row, ...]:
    return tuple(row_of(answer) for answer in answers)


def row_of(answer: AnswerView) -> Row:
    """The line of one answer."""
    return Row(answer.label, answer.key, twice=answer.armed, gives_up=answer.gives_up)


def _outer(answer: AnswerView) -> str:
    return answer.group or answer.door


def _doors(
    answers: Iterable[AnswerView], door: Callable[[AnswerView], str], view: TableView | None = None
) -> tuple[Row, ...]:
    """The answers, those behind one door on one line, in the place of the first."""
    rows: dict[str, list[AnswerView]] = {}
    for answer in answers:
        name = door(answer)
        rows.setdefault(f"door {name}" if name else answer.key, []).append(answer)
    return tuple(
        Row(_sign_on(door(found[0]), found, view), opens=tuple(a.key for a in found))
        if len(found) > 1
        else row_of(found[0])
        for found in rows.values()
    )


def _sign_on(door: str, behind: list[AnswerView], view: TableView | None) -> str:
    """What stands on a door: of a group also how many ways there are and what there is to pay with."""
    if door != behind[0].group:
        return door
    if behind[0].door and len({answer.door for answer in behind}) == 1:
        return behind[0].door
    purse = f": you have {view.assets.exp} EXP, {view.assets.memory} Memory" if view and door == "upgrade" else ""
    return f"{door.capitalize()} ({len(behind)} ways){purse}"


def _tokens(index: Index) -> tuple[Row, ...]:
    """One line for each drawn token that is still to be put on a slot."""
    if len(index.places) < 2:
        return ()
    return tuple(
        Row(f"Take token {n + 1}: {colour_in(next(iter(found.values())).label)}", drawn=n)
        for n, found in sorted(index.places.items())
    )


def _combinations(index: Index) -> tuple[Row, ...]:
    """Dice to toggle: their answers, when they are few."""
    return _plain(index.dice) if 0 < len(index.dice) <= BAR_SHOWS_ALL else ()


def colour_in(label: str) -> str:
    """The kind of Data a label speaks of, or ``Data``."""
    words = label.lower().replace(",", " ").split()
    return next((word for word in words if word in TOKEN_NAMES), "Data")


def listed(index: Index, typed: str) -> tuple[AnswerView, ...]:
    """All answers whose words hold every word that was typed; first those that hold them before their sum."""
    words = typed.lower().split()
    found = [a for a in index.answers if all(word in f"{a.label} {a.key}".lower() for word in words)]
    return tuple(sorted(found, key=lambda a: not all(word in a.label.lower().partition(": ")[0] for word in words)))


@frozen(eq=False)
class Scene:
    """All that a panel may paint from."""

    view: TableView
    ui: UiView
    index: Index
    rows: tuple[Row, ...]
    small: bool = False
    """The small layout, under 118x38."""
    bar: tuple[int, int] = (0, 0)
    """Width and height of the decision bar; zeros: as large as it needs to be."""
    stage: str = "table"
    """The screen: ``table``, ``combat`` or ``market``."""

    @property
    def choice(self) -> ChoiceView | None:
        """The question the seat is asked."""
        return self.view.choice

    @property
    def shown(self) -> AnswerView | None:
        """The answer that is armed."""
        return self.index.by_key.get(self.ui.armed)


def scene_of(
    view: TableView, ui: UiView, index: Index, small: bool, bar: tuple[int, int] = (0, 0), stage: str = "table"
) -> Scene:
    """The scene of a view and of what the screen adds to it."""
    return Scene(view, ui, index, rows_of(view, index, ui), small, bar, stage)


def letters_on(scene: Scene, kind: str) -> dict[int | str, str]:
    """The go-to letters that stand on spots of a kind, by the number or name of the thing."""
    return {spot.at: letters for letters, spot in scene.ui.letters if spot.kind == kind}
