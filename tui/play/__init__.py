"""A game being played by people: the table, its slot on disk, and what front ends ask of both."""
