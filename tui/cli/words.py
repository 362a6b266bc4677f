"""The words of the command line. Wrong words are one sentence on standard error and exit code 2."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import attrs

from core.ascend.names import DIALS, NORMAL
from core.engine.wording import listed
from tui.play.newgame import Asked
from tui.streams import complain

GAMES = ("ascend", "forest")
LEVELS = "novice, easy, standard, difficult or nightmare"
"""The levels of the forest, without reading its content."""
MOST_GAMES = 1_000_000
MOST_JOBS = 64
MOST_ANSWERS = 1_000_000


class Words(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Leave with exit code 2."""
        sentence = message[:1].upper() + message[1:].rstrip(".")
        complain(f"{sentence}. `{self.prog} --help` tells what there is.")
        raise SystemExit(2)

    def print_help(self, file: Any = None) -> None:
        """Print all there is to say. Raises OSError when nobody takes it, which argparse would pass over."""
        print(self.format_help(), end="", file=file, flush=True)


def within(least: int, most: int) -> Callable[[str], int]:
    """A converter for whole numbers between two limits, both included."""

    def convert(text: str) -> int:
        if not text.isdecimal() or len(text) > 12 or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number from {least} to {most}")
        return int(text)

    return convert


def seed(text: str) -> str:
    """A seed that can be written down: any text but bytes that are none."""
    if not text.isprintable() or len(text) > 200:
        raise argparse.ArgumentTypeError("a seed is a text of up to 200 letters")
    return text


def word(text: str) -> str:
    """An id."""
    if not text.isprintable() or len(text) > 60:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no id such as sandbox")
    return text.casefold()


def names(text: str) -> tuple[str, ...]:
    """Words parted by commas."""
    found = tuple(part.strip().casefold() for part in text.split(","))
    if not text.isprintable() or len(text) > 200 or not all(found):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no list such as reaper,brawler")
    return found


def asked_by(words: argparse.Namespace) -> Asked:
    """What the words say of a new game."""
    return Asked(words.scenario, words.seats, words.classes, words.seed, words.game, words.level, words.dial)


def slot_trouble(words: argparse.Namespace) -> str:
    """Why nothing can be said of a new game where a slot is named; empty when nothing is."""
    asked = attrs.asdict(asked_by(words))
    said = [f"--{name}" for name, value in asked.items() if value]
    if not words.slot or not said:
        return ""
    return f"--slot takes up a game that is kept, and {listed(said)} {'is' if len(said) == 1 else 'are'} for a new one."


def folder(text: str) -> Path:
    """A folder that was named."""
    if not text:
        raise argparse.ArgumentTypeError("a folder needs a name")
    return Path(text)


SEATS = within(1, 6)


def _common(words: argparse.ArgumentParser, inner: bool = True) -> None:
    # A command takes the options before its name too: its own defaults must not hide them.
    unsaid = argparse.SUPPRESS if inner else False
    words.add_argument("--debug", action="store_true", default=unsaid, help="show the traceback of a fault")


def _table(words: argparse.ArgumentParser, inner: bool = True) -> None:
    def unsaid(value: Any) -> Any:
        return argparse.SUPPRESS if inner else value

    words.add_argument("--slot", default=unsaid(""), metavar="NAME", help="go straight to the slot of this title or id")
    words.add_argument(
        "--scenario", type=word, default=unsaid(""), metavar="ID", help="scenario of a new game, such as sandbox"
    )
    words.add_argument("--game", choices=GAMES, default=unsaid(""), metavar="GAME", help="a new game: ascend or forest")
    words.add_argument(
        "--level", type=word, default=unsaid(""), metavar="L", help=f"level of a new game in the forest: {LEVELS}"
    )
    words.add_argument("--seed", type=seed, default=unsaid(""), metavar="S", help="what luck starts from in a new game")
    words.add_argument(
        "--seats",
        type=SEATS,
        default=unsaid(0),
        metavar="N",
        help="players of a new game: 1 to 4 (Ascend) or 1 to 6 (forest)",
    )
    words.add_argument(
        "--classes",
        type=names,
        default=unsaid(()),
        metavar="LIST",
        help="Classes of a new game, in player order: reaper, brawler, trickster, whisperer; the rest are dealt",
    )
    _dial(words, unsaid(""))
    _saves(words, unsaid(None))
    words.add_argument("--ascii", action="store_true", default=unsaid(False), help="draw with plain ASCII signs")
    _own(words, unsaid(None))


def _saves(words: argparse.ArgumentParser, unsaid: Any = None) -> None:
    words.add_argument("--saves", type=folder, default=unsaid, metavar="DIR", help="folder of the slots")


def _dial(words: argparse.ArgumentParser, unsaid: str) -> None:
    words.add_argument(
        "--dial", choices=DIALS, default=unsaid, metavar="DIAL", help="how hard: gentle, normal (as usual) or harsh"
    )


def _own(words: argparse.ArgumentParser, unsaid: Any = None) -> None:
    words.add_argument("--scenarios", type=folder, default=unsaid, metavar="DIR", help="folder of your own scenarios")


def parser() -> Words:
    """All words."""
    words = Words(
        prog="tamashii",
        description="Tabletop games in the terminal. Without a command it opens the game.",
        epilog="example: tamashii --scenario sandbox --seats 2 --classes reaper,brawler",
        allow_abbrev=False,
    )
    words.add_argument("--version", action="store_true", help="print the version and stop")
    _table(words, inner=False)
    words.add_argument("--no-mouse", action="store_true", help="leave the mouse to the terminal")
    _common(words, inner=False)
    commands = words.add_subparsers(dest="command", metavar="COMMAND", parser_class=Words)
    _line(commands)
    _simulate(commands)
    _check(commands)
    _rules(commands)
    _replay(commands)
    return words


def _line(commands: argparse._SubParsersAction[Words]) -> None:
    words = commands.add_parser(
        "line",
        help="play in plain lines, for screen readers, pipes and the plainest terminals",
        description="Plays in plain lines: one question at a time, answered by a number, a key or words.",
        epilog="example: tamashii line --scenario sandbox --seats 3 --classes reaper,brawler,whisperer --seed friday",
        allow_abbrev=False,
    )
    _table(words)
    _common(words)


def _simulate(commands: argparse._SubParsersAction[Words]) -> None:
    words = commands.add_parser(
        "simulate",
        help="let bots play many games and count what came of them",
        description="Lets bots play many games. Equal seeds give equal digests.",
        epilog="example: tamashii simulate ascend --seats 2 --bot planner --games 200 --jobs 2 --json",
        allow_abbrev=False,
    )
    words.add_argument("game", choices=GAMES, metavar="GAME", help="ascend or forest")
    words.add_argument("--scenario", default="", metavar="ID", help="scenario of ascend (default: the first)")
    words.add_argument(
        "--level", type=word, default="", metavar="L", help=f"level of forest: {LEVELS} (default: the first)"
    )
    words.add_argument(
        "--seats", type=SEATS, default=2, metavar="N", help="players: 1 to 4 (Ascend) or 1 to 6 (forest); default: 2"
    )
    words.add_argument(
        "--bot",
        choices=["random", "planner", "family", "forgetful-planner", "forgetful-family"],
        default="random",
        metavar="BOT",
        help="who plays: random or planner; in forest also family, forgetful-planner, forgetful-family",
    )
    _dial(words, NORMAL)
    words.add_argument("--games", type=within(1, MOST_GAMES), default=100, metavar="N", help="games (default: 100)")
    words.add_argument("--seed", type=seed, default="1", metavar="S", help="what luck starts from (default: 1)")
    words.add_argument("--jobs", type=within(1, MOST_JOBS), default=1, metavar="N", help="processes (default: 1)")
    words.add_argument("--json", action="store_true", help="print one JSON object")
    _own(words)
    _common(words)


def _check(commands: argparse._SubParsersAction[Words]) -> None:
    words = commands.add_parser(
        "check",
        help="check scenario files of your own",
        description="Tells every fault of scenario files, and plays random games of those that have none.",
        epilog="example: tamashii check night-ferry.toml",
        allow_abbrev=False,
    )
    words.add_argument("paths", nargs="*", type=folder, metavar="PATH", help="files or folders (default: your folder)")
    words.add_argument(
        "--games", type=within(0, MOST_GAMES), default=5, metavar="N", help="games for each number of players"
    )
    words.add_argument("--seed", type=seed, default="check", metavar="S", help="what luck starts from")
    _own(words)
    _common(words)


def _replay(commands: argparse._SubParsersAction[Words]) -> None:
    words = commands.add_parser(
        "replay",
        help="play a slot again from its first answer",
        description="Tells a slot's game from its first answer to its last, and the table then. It writes nothing.",
        epilog='example: tamashii replay "Night shift" --to 12',
        allow_abbrev=False,
    )
    words.add_argument("slot", metavar="SLOT", help="title or id of the slot")
    words.add_argument("--to", type=within(0, MOST_ANSWERS), metavar="N", help="stop after answer N")
    words.add_argument("--digest", action="store_true", help="print the digest of the state at each step boundary")
    _saves(words, argparse.SUPPRESS)
    _own(words, argparse.SUPPRESS)
    _common(words)


def _rules(commands: argparse._SubParsersAction[Words]) -> None:
    words = commands.add_parser(
        "rules",
        help="the rules reference, searched",
        description="Prints every entry that holds the words; without words, the list of entries.",
        epilog="example: tamashii rules corrupted data",
        allow_abbrev=False,
    )
    words.add_argument("words", nargs="*", metavar="WORD", help="what to look for")
    words.add_argument("--game", choices=GAMES, default="", metavar="GAME", help="of one game only: ascend or forest")
    words.add_argument("--spoilers", action="store_true", help="also cards that a campaign keeps locked at first")
    _common(words)
