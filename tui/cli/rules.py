"""`tamashii rules [WORD]`: the rules reference in plain text."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap
from collections.abc import Sequence

from core.engine.lookup import Entry, named
from tui.rulebook import find

WIDEST = 100
NARROWEST = 20
NEAR = 12
"""Titles told of the other entries that hold the words."""


def run(words: argparse.Namespace) -> int:
    """Print the entry of the word and name the others that hold it; 1 when there are none.

    Without words, print the list of titles.
    """
    wanted = " ".join(words.words)
    hits = find(wanted, words.game, all_open=words.spoilers)
    if not hits:
        print(f"Nothing in the rules holds {wanted[:40]!r}; `tamashii rules` lists all entries.", file=sys.stderr)
        return 1
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
    if not wanted.strip():
        for entry in hits:
            print(f"{entry.title}  {entry.cited}".rstrip())
        return 0
    shown = [entry for entry in hits if named(entry, wanted)] or list(hits[:1])
    print("\n\n".join(told(entry, width) for entry in shown))
    if near := [entry for entry in hits if entry not in shown]:
        print("\n" + textwrap.fill(_also(near), width - 2, subsequent_indent="  "))
    return 0


def _also(near: Sequence[Entry]) -> str:
    titles = ", ".join(entry.title for entry in near[:NEAR])
    more = f" and {len(near) - NEAR} more" if len(near) > NEAR else ""
    return f"Also in: {titles}{more}."


def told(entry: Entry, width: int) -> str:
    """One entry as text: title and pages, the rule, what is near."""
    lines = [f"{entry.title.upper()}  {entry.cited}".rstrip()]
    lines += [
        textwrap.fill(part, width - 2, initial_indent="  ", subsequent_indent="  ") if part else ""
        for part in entry.text.splitlines()
    ]
    if entry.see:
        near = "See also: " + ", ".join(entry.see)
        lines.append(textwrap.fill(near, width - 2, initial_indent="  ", subsequent_indent="    "))
    return "\n".join(lines)
