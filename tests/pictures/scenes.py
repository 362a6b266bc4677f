"""What the pictures show: real games at good moments, and the keys pressed there."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path

from attrs import frozen

from tests.pictures.moments import (
    When,
    against_boss,
    asked,
    equipped,
    fighting,
    keep_game,
    programming,
    well_armed,
    won,
)
from tests.pictures.svg import picture
from tests.pty.program import saves_of, tamashii
from tests.pty.terminal import KEYS, Terminal

SEED = "caretaker"
TITLE = "Ropewalk"
SIZES = ((120, 40), (80, 24))
LOOKS = ("dark", "16", "mono", "mono-ascii")


@frozen
class Game:
    """A slot, and the game in it."""

    title: str
    seats: int
    when: When
    day: str
    """When it was saved, as far as the list of slots goes."""
    scenario: str = "prologue"


@frozen
class Scene:
    """One picture, to be had in every size and look."""

    name: str
    title: str
    """In words, for those who do not see it."""
    games: tuple[Game, ...]
    words: tuple[str, ...]
    """What the program is started with."""
    ready: str
    """A text that stands there before the first key."""
    keys: tuple[str, ...] = ()
    shows: str = ""
    """A text that stands there after the last key."""


def _at(when: When, scenario: str = "prologue") -> tuple[Game, ...]:
    return (Game(TITLE, 2, when, "2024-03-14", scenario),)


_OPEN = ("--slot", TITLE)
SCENES = (
    Scene(
        "table",
        "The table in the Program step: a token is held, and the slots of a pattern that is near are dotted",
        _at(programming),
        _OPEN,
        "DECIDES",
        ("p", "down", "t", "g", "d", "enter"),
        "held",
    ),
    Scene(
        "move",
        "The Move step: the map with the tiles in reach, and the way to one of them",
        _at(asked("move", 4)),
        _OPEN,
        "DECIDES",
        ("g", "b", "enter"),
        "The way: ",
    ),
    Scene(
        "combat",
        "A combat: the exchange, the dice, and the Combat Frames with what each would do",
        _at(fighting),
        _OPEN,
        "DECIDES",
        (),
        "FRAMES",
    ),
    Scene(
        "kit",
        "The table of a seat with a Body, Augments and a Learning Protocol",
        _at(equipped, "sandbox"),
        _OPEN,
        "DECIDES",
    ),
    Scene(
        "market",
        "The Body Market, the seat's own cards, and trade",
        _at(equipped, "sandbox"),
        _OPEN,
        "DECIDES",
        ("a",),
        "BODY MARKET",
    ),
    Scene(
        "armed",
        "A combat with Frames of a Body and of Augments",
        _at(well_armed, "sandbox"),
        _OPEN,
        "DECIDES",
        (),
        "FRAMES",
    ),
    Scene(
        "story",
        "The story side of the first scenario card",
        (),
        ("--seats", "2", "--seed", SEED),
        "Begin Prologue",
        ("end", "up", "enter", "escape"),
        "A01",
    ),
    Scene(
        "slots",
        "The list of save slots",
        (
            Game("Night shift", 3, asked("program", 4), "2024-03-20"),
            Game(TITLE, 2, won, "2024-03-14"),
            Game("Alone in the tram shed", 1, asked("move", 3), "2024-02-29"),
        ),
        (),
        "3 games",
    ),
    Scene("end", "The end of a scenario that was won", _at(won), _OPEN, "the end", ("enter",), "V I C T O R Y"),
    Scene(
        "campaign",
        "The progress sheet after the Prologue, with what it unlocked",
        _at(won),
        _OPEN,
        "the end",
        ("enter", "1"),
        "THE LAST GAME",
    ),
    Scene(
        "sites",
        "The Move step of a scenario whose card names marks of the map: each stands on its tile by a letter",
        _at(asked("move", 2), "x-6039"),
        _OPEN,
        "DECIDES",
        (),
        "MOV",
    ),
    Scene(
        "boss",
        "A combat with a boss in play: its armour, its tracks, and what its next attack may do",
        _at(against_boss, "shinigami"),
        _OPEN,
        "DECIDES",
        (),
        "FRAMES",
    ),
    Scene(
        "forest",
        "The small card game: six cards with gems on one of them, the bag, and what was collected",
        (),
        ("--level", "easy", "--seats", "3", "--seed", SEED),
        "MIRA DECIDES",
        ("7", "3", "0", "7"),
        "KAI DECIDES",
    ),
)


def prepare(scene: Scene, home: Path) -> None:
    """Play the games of a scene into the slots of a home."""
    for game in scene.games:
        keep_game(saves_of(home), game.title, game.seats, SEED, game.when, game.scenario)
        moment = datetime.fromisoformat(f"{game.day}T20:15").replace(tzinfo=UTC).timestamp()
        newest = max(saves_of(home).glob("slot-*"), key=lambda folder: folder.stat().st_mtime)
        for path in (*newest.rglob("*"), newest):
            os.utime(path, (moment, moment))


def draw(scene: Scene, home: Path, cols: int, rows: int, look: str) -> str:
    """The picture of a scene, as SVG. Raises AssertionError when the program does not get there."""
    depth, _, plain = look.partition("-")
    words = (*scene.words, *(("--ascii",) if plain else ()))
    with tamashii(home, *words, cols=cols, rows=rows, look=depth) as term:
        term.wait_for(scene.ready)
        term.quiet(0.3)
        for key in scene.keys:
            press(term, key)
        # A repaint is the answer to the last key: what was asked before is drawn then.
        press(term, "r")
        term.wait_for(scene.shows)
        return picture(term.screen, scene.title)


def press(term: Terminal, key: str) -> None:
    """Press a key and wait for what comes of it."""
    mark = term.mark()
    term.send(KEYS.get(key, key))
    term.wait_for(lambda t: t.mark() > mark)
    term.quiet(0.2)
