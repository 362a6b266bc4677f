"""`tamashii line`: the same games and slots in plain lines."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING

from attrs import evolve

from saves.faults import SlotMissing
from saves.store import SlotStore
from tui.cli.words import asked_by, slot_trouble
from tui.play.newforest import forest_trouble
from tui.play.newgame import Asked, plain_game, trouble_with
from tui.play.records import between_games
from tui.play.slot_rows import row_of
from tui.play.slots import slot_named
from tui.settings import scenarios_path

if TYPE_CHECKING:
    from saves.listing import SlotInfo
    from tui.play.contract import Played
    from tui.screens.host import Games

HELP = (
    "Each line is something to play: type its number or letter and press Enter. A game with a number goes on where it "
    "was left. "
    "A campaign is one story of several games; free play is one game of a scenario you choose. "
    '"quit" leaves. Once a game is open, "?" tells all its commands.'
)
FREE = "free play"
FOREST = "the forest"
"""What stands for these games where a slot could be chosen; no slot is called so."""
NEW = {"n": ("New campaign", ""), "f": ("Free play", FREE), "c": ("Forest card game", FOREST)}
"""What can be begun, by its letter, which never changes: how it reads, and what stands for it."""


def run(words: argparse.Namespace) -> int:
    """Open what was asked for and play it, and then the next games of its campaign; returns the exit code."""
    from tui.line import run as play
    from tui.play.start import Games

    games = Games(words.scenarios or scenarios_path())
    if trouble := slot_trouble(words) if words.slot else any_trouble(asked_by(words), games):
        print(trouble, file=sys.stderr)
        return 2
    store = SlotStore(words.saves)
    return play(
        lambda: opened(words, store, games),
        go_on=lambda slot, given_up: next_game(store, games, slot, drop=given_up),
        delete=store.delete,
    )


def opened(words: argparse.Namespace, store: SlotStore, games: Games) -> Played | None:
    """The slot that was named, or a new game when anything was said of one, else what is chosen from a numbered list.

    None when the player leaves before the next game of a campaign. Raises SaveFault.
    """
    asked = asked_by(words)
    slot = words.slot and slot_named(store, words.slot)
    if not slot and asked.wants_forest:
        return forest_game(store, games, asked)
    if not slot and asked.anything:
        return games.new_game(store, plain_game(games.scenarios(), asked))
    slots = store.list()
    slot = slot or chosen(slots)
    if slot == FREE:
        return free_game(store, games)
    if slot == FOREST:
        return forest_game(store, games, asked)
    if not slot or any(info.id == slot and between_games(info.summary) for info in slots):
        return next_game(store, games, slot)
    return games.open_game(store, slot)


def next_game(store: SlotStore, games: Games, slot: str, *, drop: bool = False) -> Played | None:
    """The next game of a campaign, or the first one of a new campaign where no slot is given, asked for line by line.

    ``drop``: the game on the table is given up, once the next one begins. None when the player leaves. Raises
    SaveFault.
    """
    from tui.line.campaign import ask_next
    from tui.line.voice import Voice

    voice = Voice(sys.stdin, sys.stdout)
    view = games.campaign(store, slot)
    game = ask_next(view, slot, games.scenarios(), voice, lambda: games.campaign(store, slot, True))
    if game is None and drop:
        voice.say(["No other game was begun, so this one stays as it is."])
    return None if game is None else games.new_game(store, evolve(game, drop=drop))


def free_game(store: SlotStore, games: Games) -> Played | None:
    """A game of free play, asked for line by line. None when the player leaves. Raises SaveFault."""
    from tui.line.players import ask_free
    from tui.line.voice import Voice

    infos = [info for info in games.scenarios() if not info.campaign]
    game = ask_free(infos, Voice(sys.stdin, sys.stdout))
    return None if game is None else games.new_game(store, game)


def forest_game(store: SlotStore, games: Games, asked: Asked) -> Played | None:
    """A game in the forest; what was not said of it is asked for. None when the player leaves. Raises SaveFault."""
    from tui.line.forest_game import ask_forest
    from tui.line.voice import Voice

    game = ask_forest(games.levels(), asked, Voice(sys.stdin, sys.stdout))
    return None if game is None else games.new_game(store, game)


def any_trouble(asked: Asked, games: Games) -> str:
    """Why no game can be what the command line asks for; empty when one can."""
    return forest_trouble(asked, games.levels()) if asked.wants_forest else trouble_with(asked, games.scenarios())


def chosen(slots: Sequence[SlotInfo]) -> str:
    """The id of a slot picked by its number on standard input, or by a letter something new: empty for a campaign,
    ``FREE`` for free play, ``FOREST`` for the small card game. The letters are those of the screen.

    Raises SlotMissing at the end of input.
    """
    from tui.line.typed import HELP as EXPLAINS
    from tui.line.typed import QUIT, whole

    now = datetime.now().astimezone()
    for number, info in enumerate(slots, 1):
        row = row_of(info, now)
        print(one_line(f"{number}. {row.title}, {row.when}: {row.sentence}"))
    for letter, (words, _) in NEW.items():
        print(f"{letter}. {words}.")
    print('"?" explains, "quit" leaves.')
    while True:
        print("Which? ", end="", flush=True)
        answer = sys.stdin.readline()
        if not answer:
            raise SlotMissing("No game was chosen.")
        typed = answer.strip().casefold()
        number = whole(typed) or 0
        new = [way for letter, (words, way) in NEW.items() if typed in (letter, words.casefold())]
        if 1 <= number <= len(slots):
            return slots[number - 1].id
        if new:
            return new[0]
        if typed in EXPLAINS:
            print(HELP)
        elif typed in QUIT:
            raise SlotMissing("No game was chosen.")
        else:
            print(f'{"The number of a game, or n, f or c" if slots else "n, f or c"}, please; "?" explains.')


def one_line(text: str) -> str:
    """Text from elsewhere without anything a terminal could take for a command."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
