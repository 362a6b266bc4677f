"""Tests of the screens, played with a Pilot."""
