"""Hints: what the planner would answer now, and why, in one sentence. Words come from cards and rules in play."""

from core.bots.ascend.hinting.hint import Hint, hint

__all__ = ["Hint", "hint"]
