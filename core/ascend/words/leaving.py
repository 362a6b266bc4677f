"""Answers that lead on: they end the step, decline, or leave a thing as it is."""

from __future__ import annotations

LEAVING = frozenset({"done", "stay", "keep", "pass", "stop", "skip", "no", "roll", "power:0"})
"""Their keys. A question has one of them at most. They are told last, and the number 0 gives them, so that no first
press of a digit ends anything."""
