"""The command `tamashii`: reads the words and hands over to the command's module."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from saves.faults import SaveFault
from tui.cli.report import say, version
from tui.cli.words import parser
from tui.settings import reports_path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code: 0 done, 1 failed with a sentence, 2 words it cannot take."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a plain terminal gets a ? for a sign it has not
    words = parser().parse_args(argv)
    try:
        if words.version:
            print(f"tamashii {version()}", flush=True)
            return 0
        code: int = import_module(f"tui.cli.{words.command or 'play'}").run(words)
    except SaveFault as fault:
        print(fault, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # Whoever read the output has gone; Python must not complain about it at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 1
    except OSError as fault:
        print(f"The system refused it: {fault.strerror}.", file=sys.stderr)
        return 1
    except Exception as fault:
        say(fault, reports_path(), words.debug)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
