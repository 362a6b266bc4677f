"""The words of the game: Data kinds, assets, dice faces (rulebook p.6-8, p.15; rulings, names)."""

from __future__ import annotations

EMPTY = 0
BLUE, GREEN, YELLOW, RED = 1, 2, 3, 4
OPEN, CORRUPTED = 5, 6
TOKEN_NAMES = ("empty", "blue", "green", "yellow", "red", "open", "corrupted")
"""Data kinds by their number in slots, bags and pools."""
TOKEN_NUMBERS = {name: number for number, name in enumerate(TOKEN_NAMES)}
BASIC = (BLUE, GREEN, YELLOW, RED)
TOKENS = (BLUE, GREEN, YELLOW, RED, OPEN, CORRUPTED)

SHIELD, MEMORY, POWER, REROLL = 0, 1, 2, 3
ASSET_NAMES = ("shield", "memory", "power", "reroll")
"""Assets by their number on the asset tracks (rulebook p.8)."""
ASSET_NUMBERS = {name: number for number, name in enumerate(ASSET_NAMES)}
ASSET_TOP = 5
"""An asset track goes from 0 to 5 (rulebook p.8)."""

PULSE, SURGE, BLANK = "pulse", "surge", "blank"
"""Faces of the player die (rulings, dice)."""
BASIC_SYMBOL, SPECIAL_SYMBOL = "basic", "special"
"""Faces of the Enemy Symbol die (rulebook p.15)."""

GENTLE, NORMAL, HARSH = "gentle", "normal", "harsh"
DIALS = (GENTLE, NORMAL, HARSH)
"""How hard a campaign or a game of free play is (dials.py)."""

SEAT_LETTERS = "ABCD"
ROWS, COLUMNS = 4, 5
SLOTS = ROWS * COLUMNS


def slot_name(slot: int) -> str:
    """Row and column of a slot, counted from 1: slot 8 is ``2,4``."""
    return f"{slot // COLUMNS + 1},{slot % COLUMNS + 1}"


def slot_number(name: str) -> int:
    """The slot of a name such as ``2,4``. Raises ValueError when there is none."""
    row, column = (int(part) for part in name.split(","))
    if not (1 <= row <= ROWS and 1 <= column <= COLUMNS):
        raise ValueError(f"there is no slot {name}")
    return (row - 1) * COLUMNS + column - 1
