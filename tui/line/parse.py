"""From typed words to the key of an answer. Knows how keys are spelt, and no rule: only pending answers count."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable

from core.ascend.names import COLUMNS, ROWS, SLOTS, slot_name, slot_number
from core.ascend.view import AnswerView, CombatFrameLine, PatternLine, TableView
from tui.line.listing import numbered
from tui.line.meaning import WORD, Meant, one_of, understood
from tui.line.typed import whole

_SLOT = re.compile(r"\d,\d")
BOT = "bot:"
"""How the keys of the BOT's moves begin."""
_STEPS = {
    "up": (-1, 0),
    "down": (1, 0),
    "left": (0, -1),
    "right": (0, 1),
}


def meant(text: str, view: TableView, told: Collection[int] | None = None) -> Meant:
    """What the words mean among the answers that this seat has now: a number, a key, a gesture in words, or words
    of a label that fit exactly one answer. ``told`` as in :func:`tui.line.meaning.understood`."""
    assert view.choice is not None, "words answer a question"

    def gesture(words: list[str]) -> Meant | None:
        return _GESTURES[words[0]](words, view) if words[0] in _GESTURES else None

    return understood(text, numbered(view.choice), told, gesture)


def _slots(words: list[str]) -> list[int] | None:
    """The slots named; None when a name is no slot of the Launcher."""
    try:
        return [slot_number(word) for word in words if _SLOT.fullmatch(word)]
    except ValueError:
        return None


def _beside(slot: int, way: str) -> int | None:
    row, column = divmod(slot, COLUMNS)
    row, column = row + _STEPS[way][0], column + _STEPS[way][1]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else None


def _shift(words: list[str], view: TableView) -> Meant | None:
    """``slide 2,4 up``, ``switch 2,4 2,5``; ``move 2,4 up`` is whichever of the two there is."""
    slots = _slots(words)
    if slots is None:
        return Meant(fault=f"Slots go from 1,1 to {slot_name(SLOTS - 1)}: row, column.")
    if not slots:
        return None
    end: int | None
    if len(slots) > 1:
        start, end = slots[:2]
    else:
        start = slots[0]
        way = next((word for word in words if word in _STEPS), "")
        if not way:
            return _of_slot(words[0], start, view)
        end = _beside(start, way)
        if end is None:
            return Meant(fault=f"There is no slot {way} of {slot_name(start)}.")
    keys = [f"{word}:{slot_name(start)}>{slot_name(end)}" for word in _shift_words(words[0], end, view)]
    answers = _answers(view)
    # a switch reads the same from both ends
    keys += [f"switch:{slot_name(end)}>{slot_name(start)}"] if keys[0].startswith("switch") else []
    return one_of([answers[key] for key in keys if key in answers][:1], guess=keys[0])


def _shift_words(word: str, end: int, view: TableView) -> list[str]:
    if word == "move":
        return ["slide" if view.launcher.slots[end].token == "empty" else "switch"]
    return ["switch" if word == "swap" else word]


def _of_slot(word: str, slot: int, view: TableView) -> Meant:
    """Where the token of a slot may go: one way is taken, several are told."""
    name = "switch" if word == "swap" else word
    fit = [
        answer
        for answer in _answers(view).values()
        if slot in answer.slots and answer.key.startswith(("slide:", "switch:") if name == "move" else name + ":")
    ]
    return one_of(fit, guess=f"{'slide' if name == 'move' else name}:{slot_name(slot)}>{slot_name(slot)}")


def _answers(view: TableView) -> dict[str, AnswerView]:
    return {answer.key: answer for answer in view.choice.answers} if view.choice is not None else {}


def _named(name: str, patterns: tuple[PatternLine, ...]) -> list[PatternLine]:
    """Patterns of this name or id; else those that have all its words."""
    exact = [line for line in patterns if name in (line.name.casefold(), line.source.casefold())]
    parts = WORD.findall(name)
    return exact or [line for line in patterns if parts and set(parts) <= set(WORD.findall(line.name.casefold()))]


def _launch(words: list[str], view: TableView) -> Meant | None:
    """``launch shield``, with its slots where several sets fit."""
    slots = _slots(words)
    if slots is None:
        return Meant(fault=f"Slots go from 1,1 to {slot_name(SLOTS - 1)}: row, column.")
    name = " ".join(word for word in words[1:] if not _SLOT.fullmatch(word))
    lines = _named(name, view.patterns)
    if not lines:
        return None
    sources = {line.source for line in lines}
    fit = [
        answer
        for answer in _answers(view).values()
        if answer.pattern in sources and (not slots or set(slots) <= set(answer.slots))
    ]
    line = lines[0]
    tokens = slots or (line.sets[0] if line.sets else [slot for slot, _ in line.wanted])
    return one_of(fit, guess=f"launch:{line.source}@{'-'.join(map(slot_name, sorted(tokens)))}")


def _go(words: list[str], view: TableView) -> Meant | None:
    """``go C2``: the tile by its place or its name. ``bot C2`` is said of the BOT; of it alone ``go`` is said too."""
    if len(words) < 2:
        return None
    name = " ".join(words[1:])
    places = [tile.place for tile in view.map.tiles if name in (tile.place.casefold(), tile.name.casefold())]
    fit = [answer for answer in _answers(view).values() if answer.tile in places and answer.tile]
    bots = [answer for answer in fit if answer.key.startswith(BOT)]
    if words[0] == "bot":
        there = next((tile.place for tile in view.map.tiles if "J" in tile.seats), "")
        return one_of(bots, guess=f"{BOT}{there}>{places[0]}") if places else None
    fit = [answer for answer in fit if answer not in bots] or fit
    here = next((tile.place for tile in view.map.tiles if tile.here), "")
    if not places:
        return Meant(fault=f'No tile goes by "{name}". "map" tells them all.') if view.map.tiles else None
    return one_of(fit, guess=f"move:{here}>{places[0]}")


def _move(words: list[str], view: TableView) -> Meant | None:
    """``move`` is said of tokens and of the Character: a slot tells which."""
    return _shift(words, view) if any(_SLOT.fullmatch(word) for word in words) else _go(words, view)


def _place(words: list[str], view: TableView) -> Meant | None:
    """``place 2 3,2``: the second drawn token on slot 3,2."""
    match words[1:]:
        case [drawn, slot] if drawn.isdecimal() and _SLOT.fullmatch(slot):
            key = f"place:{whole(drawn)}>{slot}"
            return Meant(key=key) if key in _answers(view) else Meant(guess=key)
        case _:
            return None


def _frame(words: list[str], view: TableView) -> Meant | None:
    """``frame 2``, ``frame soldier``, ``frame 3 2,4``: the Frame by its number or owner, and the dice it takes."""
    if view.combat is None:
        return None
    name = " ".join(word for word in words[1:] if not word[0].isdigit())
    numbers = _numbers(word for word in words[1:] if word[0].isdigit())
    frames = _frames(name, numbers, view.combat.frames)
    if not frames:
        return None
    dice = {number - 1 for number in (numbers if name else numbers[1:])}
    fit = [
        answer
        for frame in frames
        for answer in _answers(view).values()
        if answer.key.startswith(f"frame:{frame.frame}@") and (not dice or _alike(view, dice, answer.dice))
    ]
    if len(frames) == 1 and len({len(answer.dice) for answer in fit}) == 1:
        fit = fit[:1]  # dice with the same face serve alike
    taken = ",".join(str(die + 1) for die in sorted(dice))
    return one_of(fit, guess=f"frame:{frames[0].frame}@{taken}")


def _numbers(words: Iterable[str]) -> list[int]:
    """The whole numbers in words such as ``2,4``."""
    found = (whole(part) for word in words for part in word.split(","))
    return [number for number in found if number is not None]


def _frames(name: str, numbers: list[int], frames: tuple[CombatFrameLine, ...]) -> list[CombatFrameLine]:
    if not name:
        return [frames[numbers[0] - 1]] if numbers and 1 <= numbers[0] <= len(frames) else []
    return [frame for frame in frames if name in (frame.owner.casefold(), frame.frame.casefold())]


def _reroll(words: list[str], view: TableView) -> Meant | None:
    """``reroll 2 4``, ``turn 3``: own dice by their numbers."""
    word = {"turn": "set"}.get(words[0], words[0])
    numbers = sorted(_numbers(words[1:]))
    if not numbers:
        return None
    key = f"{word}:{','.join(map(str, numbers))}"
    again = [answer for answer in _answers(view).values() if answer.key.startswith(f"{word}:")]
    if not again:
        return None
    dice = [number - 1 for number in numbers]
    exact = [answer for answer in again if answer.key == key]
    return one_of(exact or [answer for answer in again if _alike(view, dice, answer.dice)][:1], guess=key)


def _alike(view: TableView, dice: Iterable[int], others: Iterable[int]) -> bool:
    """Whether two sets of dice show the same faces: such dice serve alike, and answers name the first of them."""
    rolled = view.combat.dice if view.combat is not None else ()
    faces = [sorted(rolled[die].face for die in some if 0 <= die < len(rolled)) for some in (dice, others)]
    return bool(faces[0]) and faces[0] == faces[1]


# -- cards ---------------------------------------------------------------------------------------------------------


def _cards(view: TableView, words: list[str]) -> list[str]:
    """Ids of the cards in sight whose name has these words: one's own, those laid out, those of the Body Market."""
    asked = view.choice.cards if view.choice is not None else ()
    learnt = (view.kit.protocol,) if view.kit.protocol is not None else ()
    known = [*view.kit.augments, *view.kit.bodies, *learnt, *asked, *view.market.bodies]
    name = " ".join(words)
    exact = [card.card for card in known if card.name.casefold() == name]
    wanted = [part for word in words for part in WORD.findall(word)]
    having = [(card.card, WORD.findall(card.name.casefold())) for card in known]
    begun = [card for card, parts in having if all(any(p.startswith(word) for p in parts) for word in wanted)]
    return list(dict.fromkeys(exact or begun)) if wanted else []


def _card(words: list[str], view: TableView) -> Meant | None:
    """``equip hook``, ``use siphon``, ``keep lens``, ``inhabit scout``: something done with a card by its name."""
    cards = _cards(view, words[1:])
    word = words[0]
    fit = [answer for answer in _answers(view).values() if answer.card in cards and answer.key.startswith(f"{word}:")]
    if fit or not cards:
        return one_of(fit) if fit else None
    return Meant(guess=f"{word}:{cards[0]}{'#1' if word == 'use' else ''}")


def _use(words: list[str], view: TableView) -> Meant | None:
    """``use siphon``, a rule of a card; in Combat also ``use hook``, the Frame of one."""
    rule = _card(words, view)
    if rule is not None and not rule.guess:
        return rule
    frame = _frame(words, view)
    return frame if frame is not None and not (frame.guess and rule is not None) else rule or frame


def _inhabit(words: list[str], view: TableView) -> Meant | None:
    """``inhabit scout``: by its Pattern, or because a card says so."""
    return _launch(words, view) if view.choice is not None and view.choice.kind != "inhabit" else _card(words, view)


def _trade(words: list[str], view: TableView) -> Meant | None:
    """``trade lance to Kai``, ``trade lance``: an Augment, and the player it goes to."""
    seat = next((seat for seat in view.seats if words[-1] in (seat.name.casefold(), seat.letter.casefold())), None)
    named = words[1:-1] if seat is not None else words[1:]
    cards = _cards(view, named)
    fit = [
        answer
        for answer in _answers(view).values()
        if answer.key.startswith("trade:") and answer.card in cards and (seat is None or answer.seat == seat.seat)
    ]
    if fit or not cards:
        return one_of(fit) if fit else None
    return Meant(guess=f"trade:{cards[0]}>{seat.letter if seat is not None else ''}")


_GESTURES: dict[str, Callable[[list[str], TableView], Meant | None]] = {
    "slide": _shift,
    "switch": _shift,
    "swap": _shift,
    "move": _move,
    "launch": _launch,
    "go": _go,
    "bot": _go,
    "place": _place,
    "frame": _frame,
    "use": _use,
    "reroll": _reroll,
    "turn": _reroll,
    "equip": _card,
    "keep": _card,
    "inhabit": _inhabit,
    "trade": _trade,
}
