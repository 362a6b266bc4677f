"""The floor: random games of noughts and crosses, as small as they can be written in plain Python.

It has what every random game has and nothing more: an empty board, the legal places, one of them at random, putting
the sign there, seeing whether the game is over.
"""

from __future__ import annotations

from random import random

ROWS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def play() -> int:
    """One game; returns how many choices it had, 5 to 9."""
    board, sign = [0] * 9, 1
    for made in range(1, 10):
        free = [place for place in range(9) if not board[place]]
        board[free[int(random() * len(free))]] = sign
        if any(board[a] == board[b] == board[c] == sign for a, b, c in ROWS):
            return made
        sign = -sign
    return 9
