"""The least Textual program there is: what any program of its kind costs to start."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.widgets import Static


class Bare(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        yield Static("Nothing else")


if __name__ == "__main__":
    Bare().run()
