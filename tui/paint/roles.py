"""The names a widget gives to what it paints; a palette turns each name into colours.

An ink is for words and lines on any ground. A fill brings its own ground: a letter on a coloured chip. A ground is
what lies under an ink. Colour never carries a meaning alone: place, shape, letter or words say it too.
"""

from typing import Literal, get_args

Ink = Literal[
    "text",  # ordinary words
    "muted",  # words that may be passed over: labels, used dice, pages
    "strong",  # titles, names
    "accent",  # numbers and names in focus, Trace for entering a tile
    "key",  # keys to press, the cursor, what is held
    "legal",  # what may be chosen now, ready patterns
    "trace",  # Trace for staying, the Trace track
    "harm",  # Enemies, Wounds, why-not sentences
    "rule",  # lines of title rows and boxes: decoration, carries no meaning
    "edge",  # stronger lines, the edges of tiles: decoration
    "seat_a",  # the colour of a seat as words
    "seat_b",
    "seat_c",
    "seat_d",
]
Fill = Literal[
    "blue",  # tokens: letter and shape on a tinted ground
    "green",
    "yellow",
    "red",
    "open",
    "corrupted",
    "chip_a",  # a seat's letter on the seat's colour
    "chip_b",
    "chip_c",
    "chip_d",
]
Ground = Literal[
    "ground",  # the screen
    "raised",  # a chosen or armed row
    "slot",  # a launcher slot
    "refill",  # a launcher slot that refills (highlighted on the board)
    "tile",  # a tile that lies face up
    "reach",  # a tile in reach
    "here",  # the tile of the seat that is asked
]
Role = Ink | Fill

INKS: tuple[Ink, ...] = get_args(Ink)
FILLS: tuple[Fill, ...] = get_args(Fill)
GROUNDS: tuple[Ground, ...] = get_args(Ground)
DECORATION: frozenset[Ink] = frozenset({"rule", "edge"})
