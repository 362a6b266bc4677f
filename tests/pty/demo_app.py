"""A small app on the terminal layer, for tests of its guards: it shows every key, click and paste that reaches it.

    python -m tests.pty.demo_app [--no-mouse] [--debug] [--report]

Keys: 0 forgets what was shown, e raises an error, E raises one while painting, h hangs, s opens another screen and
comes back, c moves the cursor to the right; Ctrl+Q and Ctrl+C ask before the app is left.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tui.terminal.entry import run_app

if TYPE_CHECKING:
    from tui.terminal.app import TerminalApp


def make_app() -> TerminalApp:
    """The app; everything of Textual is imported here, after the environment is settled."""
    from tests.pty import demo_screens

    return demo_screens.make_app()


def main(arguments: list[str]) -> int:
    """Run the demo and return its exit code."""
    return run_app(
        make_app,
        mouse="--no-mouse" not in arguments,
        debug="--debug" in arguments,
        report=(lambda _: "report-7") if "--report" in arguments else None,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
