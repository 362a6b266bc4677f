"""Who plays a new game, asked for in plain lines: how many or who by name, and a Class for each where there are any."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from core.ascend.names import DIALS, NORMAL
from core.engine.wording import listed
from tui.line.typed import COMMANDS, HELP, whole
from tui.line.voice import Voice
from tui.play.newgame import DEFAULT_NAMES, DIAL_WORDS, MOST_SEATS, WALKERS, ClassInfo, NewGame, NewSeat, ScenarioInfo

LONGEST_NAME = 12


def how(most: int) -> str:
    """What changes the players, of whom there may be so many."""
    ways = f'A number from 1 to {most} changes how many; names change who: "Ana, Bo" for two. "quit" leaves.'
    return f"An empty line keeps them. {ways}"


def ask_free(scenarios: Sequence[ScenarioInfo], voice: Voice) -> NewGame | None:
    """A game of free play: which scenario, and who plays. None when the player leaves."""
    ready = [info for info in scenarios if info.ready]
    if not ready:
        voice.say(["There is no scenario to play."])
        return None
    dial = NORMAL
    voice.say([ask_dial(dial)])
    while True:
        voice.say(["Which scenario?", *(f" {n} {info.name}" for n, info in enumerate(ready, 1))])
        typed = voice.ask_on()
        if typed is None:
            return None
        if typed.casefold() in DIALS:
            dial = typed.casefold()
            voice.say([ask_dial(dial)])
            continue
        number = whole(typed) or 0
        named = [info for info in ready if typed.casefold() in (info.id, info.name.casefold())]
        chosen = ready[number - 1] if 1 <= number <= len(ready) else next(iter(named), None if typed else ready[0])
        if chosen is not None:
            break
        voice.say([f"A number from 1 to {len(ready)}, please; an empty line takes the first."])
    seats = ask_players((), chosen.classes, voice)
    return None if seats is None else NewGame(chosen.name, chosen.id, seats, "", dial=dial)


def ask_dial(dial: str) -> str:
    """How hard a new game is made, and what makes it otherwise, in a sentence or two."""
    others = " or ".join(f'"{other}"' for other in DIALS if other != dial)
    return f"{DIAL_WORDS[dial]} {others} makes it so."


def ask_players(before: Sequence[NewSeat], classes: Sequence[ClassInfo], voice: Voice) -> tuple[NewSeat, ...] | None:
    """Who plays: as before, or so many, or by name; each with a Class where there are any. None at the end of input."""
    seats = list(before) or [_usual([])]
    while True:
        told = listed([f"{seat.name} ({seat.walker})" for seat in seats])
        voice.say([f"Players: {told}. {how(MOST_SEATS)}"])
        wanted = ask_names(MOST_SEATS, voice)
        if wanted is None:
            return None
        if isinstance(wanted, int):
            return _with_classes(_so_many(seats, wanted or len(seats)), classes, voice)
        many = _so_many(seats, len(wanted))
        seats = [evolve(seat, name=name) for seat, name in zip(many, wanted, strict=True)]


def ask_names(most: int, voice: Voice) -> tuple[str, ...] | int | None:
    """Who plays, of whom there may be ``most``: their names, how many, or 0 for no change. None when the player
    leaves."""
    while True:
        typed = voice.ask_on()
        if not typed:
            return None if typed is None else 0
        number, names = whole(typed), tuple(name.strip() for name in typed.split(","))
        if typed.casefold() in HELP:
            voice.say([how(most)])
        elif number is not None and 1 <= number <= most:
            return number
        elif trouble := name_trouble(names, most) if number is None else f"A number from 1 to {most}, please.":
            voice.say([trouble])
        else:
            return names


def name_trouble(names: Sequence[str], most: int) -> str:
    """Why these cannot be the players' names, of whom there may be ``most``; empty when they can."""
    if len(names) > most:
        return f"There are at most {most} players."
    if not all(0 < len(name) <= LONGEST_NAME for name in names):
        return f"A name has 1 to {LONGEST_NAME} letters; commas part them."
    if taken := [name for name in names if " ".join(name.casefold().split()) in COMMANDS]:
        return f'"{taken[0]}" is a command, so a player needs another name.'
    return "" if len(set(names)) == len(names) else "Two players need two names."


def _so_many(before: Sequence[NewSeat], count: int) -> list[NewSeat]:
    """The first of those before, and usual ones where there are not enough."""
    seats = list(before[:count])
    while len(seats) < count:
        seats.append(_usual(seats))
    return seats


def _usual(seats: Sequence[NewSeat]) -> NewSeat:
    """One more player, with the first name and Walker that are free."""
    names, walkers = [seat.name for seat in seats], [seat.walker for seat in seats]
    return NewSeat(
        next(name for name in DEFAULT_NAMES if name not in names),
        next(colour for colour, _ in WALKERS if colour not in walkers),
    )


def _with_classes(seats: list[NewSeat], known: Sequence[ClassInfo], voice: Voice) -> tuple[NewSeat, ...] | None:
    chosen: list[NewSeat] = []
    for seat in seats:
        free = [cls for cls in known if cls.id not in [other.cls for other in (*chosen, *seats)]]
        if not known or seat.cls in [cls.id for cls in known]:
            chosen.append(seat)
            continue
        voice.say([f"A Class for {seat.name}:", *(f" {n} {cls.name}: {cls.words}" for n, cls in enumerate(free, 1))])
        place = _ask_place(len(free), voice)
        if place is None:
            return None
        chosen.append(evolve(seat, cls=free[place].id))
    return tuple(chosen)


def _ask_place(count: int, voice: Voice) -> int | None:
    """The place, from 0, of one of so many numbered lines. None when the player leaves."""
    while typed := voice.ask_on():
        number = whole(typed) or 0
        if 1 <= number <= count:
            return number - 1
        voice.say([f'A number from 1 to {count}, please; an empty line takes the first, "quit" leaves.'])
    return None if typed is None else 0
