"""The table every game sits at: choices, luck, events, undo and replay. It knows no game."""
