"""Tests of palettes, glyphs, canvas and panes."""
