"""Who plays a new game, asked for in plain lines: how many or who by name, and a Class for each where there are any."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from core.ascend.names import DIALS, NORMAL
from core.engine.wording import listed
from tui.line.voice import Voice
from tui.play.newgame import DEFAULT_NAMES, DIAL_WORDS, MOST_SEATS, WALKERS, ClassInfo, NewGame, NewSeat, ScenarioInfo

LONGEST_NAME = 12


def how(most: int) -> str:
    """What changes the players, of whom there may be so many."""
    return f'An empty line keeps them. A number from 1 to {most} changes how many; names change who: "Ana, Bo" for two.'


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
        typed = voice.ask()
        if typed is None or typed.casefold() in ("quit", "q"):
            return None
        if typed.casefold() in DIALS:
            dial = typed.casefold()
            voice.say([ask_dial(dial)])
            continue
        number = int(typed[:9]) if typed.isdecimal() else 0
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
        typed = voice.ask()
        if typed is None:
            return None
        if not typed:
            return _with_classes(seats, classes, voice)
        if typed.isdecimal():
            if 1 <= int(typed[:9]) <= MOST_SEATS:
                return _with_classes(_so_many(seats, int(typed)), classes, voice)
        elif trouble := name_trouble(names := [name.strip() for name in typed.split(",")], MOST_SEATS):
            voice.say([trouble])
        else:
            many = _so_many(seats, len(names))
            seats = [evolve(seat, name=name) for seat, name in zip(many, names, strict=True)]


def name_trouble(names: Sequence[str], most: int) -> str:
    """Why these cannot be the players' names, of whom there may be ``most``; empty when they can."""
    if len(names) > most:
        return f"There are at most {most} players."
    if not all(0 < len(name) <= LONGEST_NAME for name in names):
        return f"A name has 1 to {LONGEST_NAME} letters; commas part them."
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
        typed = voice.ask()
        while typed and not (typed.isdecimal() and 1 <= int(typed[:9]) <= len(free)):
            voice.say([f"A number from 1 to {len(free)}, please; an empty line takes the first."])
            typed = voice.ask()
        if typed is None:
            return None
        chosen.append(evolve(seat, cls=free[int(typed) - 1 if typed else 0].id))
    return tuple(chosen)
