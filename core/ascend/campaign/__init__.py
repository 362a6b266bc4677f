"""The campaign: what the progress sheet says, what is unlocked, and what may be played next (rulebook p.5, p.20).

Pure functions on frozen values; slots keep them, front ends show them.
"""
