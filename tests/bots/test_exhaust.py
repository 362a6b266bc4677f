"""Nothing on any card, and no word of the vocabulary, is left that has never run."""

from __future__ import annotations

import json

from tests.bots.exhaust import exhaust


def test_every_part_of_every_card_and_every_word_runs() -> None:
    report = exhaust()
    assert report.missing == [], f"after {report.positions} positions; used: {json.dumps(report.used)}"
    assert {"effects", "events", "modifiers", "amounts", "conditions", "steps"} <= set(report.used)
