"""The command `tamashii`: reads the words and hands over to the command's module."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from saves.faults import SaveFault
from tui import streams
from tui.cli.report import say, version
from tui.cli.words import parser
from tui.settings import reports_path


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code: 0 done, 1 failed with a sentence, 2 words it cannot take."""
    streams.settle()
    debug = "--debug" in (sys.argv if argv is None else argv)
    try:
        code = _run(parser().parse_args(argv))
        sys.stdout.flush()  # what was said is not said yet
    except SaveFault as fault:
        streams.complain(fault)
    except (BrokenPipeError, KeyboardInterrupt):
        pass  # whoever read the output has gone, or has heard enough
    except OSError as fault:
        streams.complain(f"The system refused it: {fault.strerror}.")
    except Exception as fault:
        say(fault, reports_path(), debug)
    else:
        return code
    streams.let_go_of_output()
    return 1


def _run(words: argparse.Namespace) -> int:
    if words.version:
        print(f"tamashii {version()}")
        return 0
    code: int = import_module(f"tui.cli.{words.command or 'play'}").run(words)
    return code


if __name__ == "__main__":
    sys.exit(main())
