"""Bots for the forest: what they remember, and four ways to play (facts, section 4)."""
