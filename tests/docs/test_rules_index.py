"""The rules index is what the code says, and no page of rules is missing."""

from __future__ import annotations

import pytest

from tests.docs.rules_index import INDEX, ROOT, document, entries

PAGES = (*range(4, 17), 18, 19, 20, 21, 24)
"""Pages with rules that the game holds. Page 17 ends an example, 22 is about competitive play, 23 names people."""

FOUND = entries()


def test_the_index_is_as_the_docstrings_say() -> None:
    assert INDEX.read_text(encoding="utf-8") == document(), "run: make docs"


def test_every_page_of_rules_leads_to_code() -> None:
    assert set(PAGES) - {page for page, *_ in FOUND} == set()


@pytest.mark.parametrize(
    ("page", "name"),
    [
        (4, "deal_class"),
        (4, "choose_protocols"),
        (5, "bring_faction_deck"),
        (9, "inhabit_from_market"),
        (9, "settle_protocols"),
        (10, "equip"),
        (10, "draw_augments"),
        (11, "change_trace"),
        (12, "attach"),
        (13, "reset"),
        (13, "trade"),
        (14, "trace_roll_step"),
        (15, "combat_step"),
        (21, "district_trace_of_bot"),
        (24, "Break"),
    ],
)
def test_where_a_rule_is_looked_for_it_is_found(page: int, name: str) -> None:
    assert name in {found for at, _, found, _ in FOUND if at == page}


def test_rooms_that_only_show_rules_are_left_out() -> None:
    places = {place for _, place, _, _ in FOUND}
    assert not [place for place in places if "/views/" in place or "/words/" in place or "/log/" in place]
    assert all((ROOT / place).exists() for place in places)
