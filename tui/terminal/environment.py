"""What must be settled before Textual is imported: its environment values, and whether there is a terminal at all."""

from collections.abc import Mapping, MutableMapping
from typing import Protocol

# Milliseconds to wait for the rest of an escape sequence where links stall: Textual's own wait is 100.
REMOTE_ESCAPE_DELAY = "400"

_SETTINGS = {
    "TEXTUAL_SMOOTH_SCROLL": "0",  # else an unasked size report makes clicks land at the top left
    "TEXTUAL_DISABLE_KITTY_KEY": "1",  # else a crash leaves a shell in which keys are escape sequences
    "TEXTUAL_COLOR_SYSTEM": "truecolor",  # our palettes and their filter choose the depth, cell by cell
}
# The only value of Textual's own a person may set: less motion is theirs to ask for.
_KEPT = "TEXTUAL_ANIMATIONS"
# A size in the environment would hide every later change of the window.
_DROPPED = ("COLUMNS", "LINES")


class Stream(Protocol):
    """The one thing asked of standard input and output here."""

    def isatty(self) -> bool:
        """Whether a terminal is at the other end."""
        ...


def is_remote(environ: Mapping[str, str]) -> bool:
    """Whether the terminal is reached over SSH, where bytes may come late."""
    return bool(environ.get("SSH_CONNECTION"))


def prepare_environment(environ: MutableMapping[str, str]) -> None:
    """Set what Textual reads at its import, and drop what could make it write files, run keys or miss a new size.

    A login over SSH may bring environment values of its own; none of Textual's is taken but the wish for less motion.
    """
    for name in [name for name in environ if name.startswith("TEXTUAL") and name != _KEPT]:
        del environ[name]
    for name in _DROPPED:
        environ.pop(name, None)
    environ.update(_SETTINGS)
    if is_remote(environ):
        environ.setdefault("ESCDELAY", REMOTE_ESCAPE_DELAY)


def refuse_reason(environ: Mapping[str, str], stdin: Stream | None, stdout: Stream | None) -> str | None:
    """Why no screen can be shown here, as one sentence, or None when it can.

    A stream is None where the program was started with it closed.
    """
    if stdin is None or stdout is None or not stdin.isatty() or not stdout.isatty():
        return "The screen needs a terminal for both input and output; `tamashii line` plays through pipes and files."
    term = environ.get("TERM", "")
    if term in ("", "dumb"):
        named = f"TERM is {term}" if term else "TERM is not set"
        return f"This terminal cannot show a screen ({named}); `tamashii line` plays in plain lines."
    return None
