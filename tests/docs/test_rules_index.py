"""The rules index is what the code says, and no page that the Prologue rests on is missing."""

from __future__ import annotations

from tests.docs.rules_index import INDEX, document, entries

PAGES = (*range(4, 10), *range(11, 17), 18, 19, 20, 21, 24)
"""Pages with rules that the Prologue uses."""


def test_the_index_is_as_the_docstrings_say() -> None:
    assert INDEX.read_text(encoding="utf-8") == document(), "run: make docs"


def test_every_page_of_rules_leads_to_code() -> None:
    assert set(PAGES) - {page for page, *_ in entries()} == set()
