"""Makes docs/cards.md: every component card as it is printed, read from the content.

``python -m tests.docs.cards`` (or ``make cards``) writes it anew.
"""

from __future__ import annotations

import textwrap
from itertools import zip_longest
from pathlib import Path

from core.ascend.content import content
from core.ascend.printed import Line, Printed, Section, sections

DOCUMENT = Path(__file__).parents[2] / "docs" / "cards.md"
WIDTH = 76
"""Cells of a card's face, so that it stands in a terminal of 80."""
HEAD = """\
# Cards

Every Walker, Body, Enemy, Augment, Learning Protocol, tile and token, as it is printed. Made from the content files by
`make cards`; a test keeps it true. Rule texts are those that the game shows, for any number of players.

**Spoilers:** the cards that a campaign keeps locked at first are here too. Each of them names the code that unlocks it.

In Patterns: B blue, G green, Y yellow, R red, O open, X corrupted, C core, A any basic Data; a dot may hold anything.
On Frames: P a pulse, S a surge, P.. any number of pulses, A.. any number of dice but blanks. `tamashii rules` explains
the words.
"""


def face(card: Printed) -> list[str]:
    """What stands on a card below its title: labels, patterns drawn row by row, words beside them."""
    label = max(len(line.label) for line in card.lines) + 2
    shape = max((2 * len(row) for line in card.lines for row in line.shape), default=0) + 2
    return [row for line in card.lines for row in _rows(line, label, shape)]


def _rows(line: Line, label: int, shape: int) -> list[str]:
    if not line.label:
        return textwrap.wrap(line.words, WIDTH)
    drawn = [" ".join(row).ljust(shape) for row in line.shape]
    words = textwrap.wrap(line.words, WIDTH - label - (shape if drawn else 0))
    table = zip_longest(drawn, words, fillvalue="")
    beside = [f"{row:<{shape if drawn else 0}}{text}".rstrip() for row, text in table]
    return [f"{head:<{label}}{row}" for head, row in zip_longest([line.label], beside, fillvalue="")]


def _card(card: Printed) -> str:
    code = f" Locked at first: `{card.code}`." if card.code else ""
    return "\n".join([f"### {card.title}", "", f"{card.kind}.{code}", "", "```text", *face(card), "```"])


def _section(section: Section) -> str:
    return "\n\n".join((f"## {section.title}", section.words, *map(_card, section.cards)))


def document() -> str:
    """The whole document."""
    return "\n\n".join((HEAD.rstrip(), *map(_section, sections(content())))) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
