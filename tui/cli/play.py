"""`tamashii`: the full screen. Textual is imported only inside, once the terminal's environment is settled."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from tui.cli.line import any_trouble
from tui.cli.report import keep, sentence_of
from tui.cli.words import asked_by, slot_trouble
from tui.play.newgame import MOST_SEATS
from tui.settings import load_settings, reports_path, scenarios_path, settings_path
from tui.terminal.entry import run_app

if TYPE_CHECKING:
    from tui.app import TamashiiApp


def run(words: argparse.Namespace) -> int:
    """Open the app; returns the exit code: 0, 1 after a fault, 2 where no screen can be shown."""
    if trouble := slot_trouble(words):
        print(trouble, file=sys.stderr)
        return 2
    own = words.scenarios or scenarios_path()
    if words.scenario or words.classes or words.game or words.level or words.dial or words.seats > MOST_SEATS:
        from tui.play.start import Games

        if trouble := any_trouble(asked_by(words), Games(own)):
            print(trouble, file=sys.stderr)
            return 2
    settings = load_settings(settings_path())
    mouse = settings.mouse and not words.no_mouse

    def make() -> TamashiiApp:
        from tui.app import TamashiiApp

        return TamashiiApp(
            words.saves,
            settings,
            settings_file=settings_path(),
            plain=words.ascii,
            slot=words.slot,
            scenario=words.scenario,
            seats=words.seats,
            classes=words.classes,
            seed=words.seed,
            own=own,
            game=words.game,
            level=words.level,
            dial=words.dial,
        )

    return run_app(
        make,
        mouse=mouse,
        debug=words.debug,
        report=lambda fault: keep(fault, reports_path()),
        sentence=sentence_of,
    )
