"""A game being played: the table and its slot kept in step."""
