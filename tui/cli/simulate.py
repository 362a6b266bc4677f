"""`tamashii simulate`: bots play many games; what came of them as a table or as one JSON object."""

from __future__ import annotations

import argparse
import json
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tui.settings import scenarios_path

if TYPE_CHECKING:
    from core.bots.simulate import Simulated

FIELDS = (
    "game", "scenario", "seats", "bot", "dial", "games", "finished", "stuck", "errors", "wins", "win_rate",
    "win_rate_low", "win_rate_high", "turns_median", "decisions", "seconds", "decisions_per_second", "games_per_minute",
    "endings", "digest",
)  # fmt: skip
"""The fields of the result, in the order they are printed."""


def run(words: argparse.Namespace) -> int:
    """Simulate; 0 when every game ended, 1 when one got stuck or failed, 2 for what the game has not."""
    from core.bots import simulate

    own, rules = own_folder(words), simulate.GAMES[words.game]
    scenario = words.scenario or words.level or rules.scenarios(own)[0]
    if trouble := trouble_with(words, scenario, rules, own):
        print(trouble, file=sys.stderr)
        return 2
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.default_int_handler)  # as Ctrl+C does, so that no process is left behind
    with progress(words.games) as advance:
        result = simulate.run(
            scenario=scenario,
            seats=words.seats,
            bot=words.bot,
            games=words.games,
            seed=words.seed,
            jobs=words.jobs,
            game=words.game,
            own=own,
            dial=words.dial,
            progress=advance,
        )
    told = {field: result[field] for field in FIELDS}
    print(json.dumps(told, indent=2) if words.json else table(rules.told(told)))
    for fault in result["faults"]:
        print(fault, file=sys.stderr)
    return 1 if result["stuck"] or result["errors"] else 0


def own_folder(words: argparse.Namespace) -> str:
    """The folder of own scenarios that counts; empty where there is none."""
    folder = words.scenarios or scenarios_path()
    return str(folder) if folder is not None and folder.is_dir() else ""


def trouble_with(words: argparse.Namespace, scenario: str, rules: Simulated, own: str) -> str:
    """What the words ask for that the game has not, in one sentence; empty when there is nothing."""
    other, kind = ("scenario", "level") if words.game == "forest" else ("level", "scenario")
    if getattr(words, other):
        return f"The game {words.game} has no {other}s: name a {kind}."
    if scenario not in rules.scenarios(own):
        left_out = " Own files with faults are left out: see `tamashii check`." if own else ""
        return f"There is no {kind} {scenario!r}; there are {', '.join(rules.scenarios(own))}.{left_out}"
    if words.seats > rules.seats:
        return f"The game {words.game} is for 1 to {rules.seats} players, not {words.seats}."
    if words.dial not in rules.dials:
        return f"The game {words.game} has no dial {words.dial!r}: it is always {rules.dials[0]}."
    if words.bot not in rules.bots:
        return f"No bot of the game {words.game} is called {words.bot!r}; there are {', '.join(rules.bots)}."
    return ""


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """What to call with the number of games just ended: a bar on standard error, where that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.advance(task, done)


def table(result: Mapping[str, Any]) -> str:
    """The result as lines of a name and a value."""
    lines = []
    for field, value in result.items():
        if isinstance(value, Mapping):
            shown = ", ".join(f"{code} {count}" for code, count in value.items()) or "none"
        else:
            shown = f"{value:.3f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
        lines.append(f"{field.replace('_', ' '):<22}{shown}")
    return "\n".join(lines)
