"""Campaign slots on disk: what is kept, what is refused, and what is left after every kind of end."""
