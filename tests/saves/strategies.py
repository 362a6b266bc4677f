"""Plain data of every kind that a save may hold."""

from __future__ import annotations

from hypothesis import strategies as st

from saves.journal import Answer

words = st.text(max_size=12)
values = st.recursive(
    st.booleans() | st.integers(-(2**64), 2**64) | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=4),
    max_leaves=12,
)
tables = st.dictionaries(words, values, max_size=6)
answers = st.builds(Answer, st.integers(0, 10**9), st.integers(-1, 9), st.text(max_size=30))
