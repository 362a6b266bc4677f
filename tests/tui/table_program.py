"""The sample table as a program to run in a terminal: ``python -m tests.tui.table_program [palette] [move]``."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tui.terminal.entry import run_app

if TYPE_CHECKING:
    from tui.terminal.app import TerminalApp


def main(arguments: list[str]) -> int:
    """Run it and return its exit code."""

    def make_app() -> TerminalApp:
        from tests.tui.sample import move_view, sample_view, slid_view
        from tests.tui.table_app import TableApp
        from tui.paint import PALETTES, UNICODE, Appearance

        palette = next((name for name in arguments if name in PALETTES), "dark")
        views = (move_view(),) if "move" in arguments else (sample_view(), slid_view())
        return TableApp(*views, appearance=Appearance(PALETTES[palette], UNICODE))

    return run_app(make_app)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
