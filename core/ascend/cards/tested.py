"""The name that the roll of a Test goes by."""

from __future__ import annotations


class TestRoll(str):
    """``Test``, with what a question about the roll tells beside its dice."""

    __test__ = False  # not a test class, whatever its name says
    need: int
    """Successes that the Test asks for."""
    before: int
    """Successes that others of the group have rolled before."""

    def __new__(cls, need: int, before: int) -> TestRoll:
        roll = super().__new__(cls, "Test")
        roll.need, roll.before = need, before
        return roll
