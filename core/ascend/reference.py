"""The rules reference: what each word and step means, in our own words, with the numbers of the content.

The texts are data (``scenarios/ascend/reference.toml``); words in braces are filled in from the components. Cards are
entries, too: each prints itself.
"""

from __future__ import annotations

import tomllib
from collections.abc import Container
from functools import cache
from importlib.resources import files
from typing import Any

from core.ascend.components import Content
from core.ascend.content import content as shipped
from core.ascend.printed import Printed, sections
from core.ascend.reference_words import fillings
from core.engine.lookup import Entry, search, stems
from core.engine.records import BadContent

LAST_PAGE = 24
"""The rulebook's last page, that of the keywords."""
NEEDED = {"title", "pages", "text", "see"}
"""Keys of an entry in the file; ``also`` may be left out."""


@cache
def entries() -> tuple[Entry, ...]:
    """The rules in reading order, without cards. Raises BadContent."""
    place = files("scenarios") / "ascend" / "reference.toml"
    try:
        text = place.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadContent(["reference.toml: the file cannot be read."]) from None
    return read_entries(text, shipped())


def everything(codes: Container[str] = (), all_open: bool = False) -> tuple[Entry, ...]:
    """The rules, then the cards that may be known: open from the start, or unlocked by one of these codes.

    ``all_open`` is for games that play with all components. Raises BadContent.
    """
    return (*entries(), *(_card_entry(card) for card in _cards() if all_open or not card.code or card.code in codes))


def find(word: str, codes: Container[str] = (), all_open: bool = False) -> tuple[Entry, ...]:
    """Entries with all these words, best first; cards among them. Without a word, the rules in reading order.

    A locked card is not found, not even by its name: many of those are words that somebody looks up for another
    reason (demand "no spoilers"). ``codes`` and ``all_open`` as in :func:`everything`.
    """
    return search(everything(codes, all_open), word) if stems(word) else entries()


@cache
def _cards() -> tuple[Printed, ...]:
    """Every card but the BOT's, which has an entry among the rules."""
    titles = {entry.title for entry in entries()}
    return tuple(card for section in sections(shipped()) for card in section.cards if card.title not in titles)


@cache
def _card_entry(card: Printed) -> Entry:
    code = f"\nLocked when a campaign begins ({card.code})." if card.code else ""
    text = "\n".join((f"{card.kind}.", *(line.text for line in card.lines))) + code
    return Entry(card.title, (card.page,), text, card.see)


def read_entries(text: str, content: Content) -> tuple[Entry, ...]:
    """The entries of a reference file. Raises BadContent with one sentence a fault."""
    try:
        records = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise BadContent([f"reference.toml: this is not TOML: {fault}."]) from None
    known = fillings(content)
    read: list[Entry] = []
    faults: list[str] = []
    for place, record in enumerate(records.get("entry", [])):
        try:
            read.append(_entry(record, known))
        except ValueError as fault:
            faults.append(f"reference.toml: entry[{place}]: {fault}.")
    faults += _link_faults(read)
    if faults:
        raise BadContent(faults)
    return tuple(read)


def _entry(record: dict[str, Any], known: dict[str, str]) -> Entry:
    """One record as an entry. Raises ValueError with the reason."""
    if set(record) - {"also"} != NEEDED:
        raise ValueError(f"its keys are title, pages, text, see and perhaps also, not {', '.join(sorted(record))}")
    title, pages, see, also = record["title"], record["pages"], record["see"], record.get("also", [])
    if not isinstance(title, str) or not title or not isinstance(record["text"], str) or not record["text"].strip():
        raise ValueError("it needs a title and a text")
    if not _are_pages(pages):
        raise ValueError(f"pages are numbers from 1 to {LAST_PAGE}, rising, not {pages!r}")
    if not isinstance(see, list):
        raise ValueError("see is a list of titles")
    if not isinstance(also, list) or not all(isinstance(name, str) and stems(name) for name in also):
        raise ValueError("also is a list of words")
    paragraphs = (" ".join(part.split()) for part in record["text"].split("\n\n"))
    try:
        text = "\n\n".join(paragraphs).format_map(known)
    except (KeyError, IndexError) as fault:
        raise ValueError(f"nothing fills in {{{fault.args[0]}}}") from None
    return Entry(title, tuple(pages), text, tuple(see), tuple(also))


def _are_pages(pages: Any) -> bool:
    if not isinstance(pages, list) or not pages or not all(type(page) is int for page in pages):
        return False
    return pages == sorted(set(pages)) and pages[0] >= 1 and pages[-1] <= LAST_PAGE


def _link_faults(read: list[Entry]) -> list[str]:
    titles = [entry.title for entry in read]
    faults = [f"reference.toml: {title!r} is there twice." for title in sorted(set(titles)) if titles.count(title) > 1]
    for entry in read:
        faults += [
            f"reference.toml: {entry.title}: there is no entry {link!r}." for link in entry.see if link not in titles
        ]
    return faults
