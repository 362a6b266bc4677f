"""Scenarios of a player's own: their files, the command that checks them, and games of them."""
