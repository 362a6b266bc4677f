"""`tamashii rules [WORD]`: the rules reference in plain text."""

from __future__ import annotations

import argparse
import shutil
import sys
import textwrap

from core.ascend.lookup import Entry
from core.ascend.reference import find

WIDEST = 100
NARROWEST = 20


def run(words: argparse.Namespace) -> int:
    """Print the entries found; 1 when there are none. Without words, print the list of titles."""
    wanted = " ".join(words.words)
    hits = find(wanted)
    if not hits:
        print(f"Nothing in the rules holds {wanted[:40]!r}; `tamashii rules` lists all entries.", file=sys.stderr)
        return 1
    width = max(NARROWEST, min(WIDEST, shutil.get_terminal_size((80, 24)).columns))
    if not wanted:
        for entry in hits:
            print(f"{entry.title}  {entry.cited}".rstrip())
        return 0
    print("\n\n".join(told(entry, width) for entry in hits))
    return 0


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
