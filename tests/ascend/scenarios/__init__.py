"""Tests of what Scenario cards can say, and of the scenarios of the campaign."""
