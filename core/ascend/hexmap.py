"""The map line of a scenario: where its tiles lie (campaign, how to read the maps).

``2@0,0^ ?@2,-1 11@2,-2^[edge]``: a tile number or ``?`` for a random one, axial coordinates of a flat-top hex
grid, ``^`` for face up, and site marks in brackets.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from attrs import evolve

from core.ascend.components import MapPlace

_PLACE = re.compile(r"(\?|\d{1,4})@(-?\d+),(-?\d+)(\^?)(?:\[([\w,]+)\])?")
FARTHEST = 99
"""No coordinate of a map lies farther from 0."""
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Up, up-right, down-right, down, down-left, up-left."""


def read_map(line: str, parts: Mapping[str, str] | None = None) -> tuple[MapPlace, ...]:
    """The places of a map line, named by column letter and row as screens show them (``C2``). ``parts`` are the lines
    of what is laid during play, by name.

    Raises ValueError for what cannot be read, two tiles in one place, or a map that falls apart.
    """
    cells: dict[tuple[int, int], tuple[int, bool, tuple[str, ...], str]] = {}
    words = [(word, "") for word in line.split()]
    words += [(word, part) for part, more in (parts or {}).items() for word in more.split()]
    for word, part in words:
        match = _PLACE.fullmatch(word)
        if match is None:
            raise ValueError(f"{word[:40]!r} is not a place of a map")
        number, q, r, up, sites = match.groups()
        if any(len(one) > len("-99") or abs(int(one)) > FARTHEST for one in (q, r)):
            raise ValueError(f"{word[:40]!r} lies too far out: places go from -{FARTHEST} to {FARTHEST}")
        at = int(q), int(r)
        if at in cells:
            raise ValueError(f"two tiles lie at {q},{r}")
        cells[at] = (0 if number == "?" else int(number), bool(up), tuple(sites.split(",")) if sites else (), part)
    if not cells:
        raise ValueError("a map needs a tile")
    names = _names(list(cells))
    places = [
        evolve(
            names[at],
            number=number,
            up=up,
            sites=sites,
            part=part,
            order=order,
            beside=tuple(
                names[at[0] + dq, at[1] + dr].name for dq, dr in DIRECTIONS if (at[0] + dq, at[1] + dr) in names
            ),
        )
        for order, (at, (number, up, sites, part)) in enumerate(cells.items())
    ]
    places.sort(key=lambda place: place.name)
    _check_whole(places)
    return tuple(places)


def _names(cells: list[tuple[int, int]]) -> dict[tuple[int, int], MapPlace]:
    """Column letter and row for each cell: columns from the left, rows from the top of the whole map."""
    left = min(q for q, _ in cells)
    height = {(q, r): 2 * r + q for q, r in cells}
    top = min(height.values())
    made = {}
    for q, r in cells:
        half = (height[q, r] - top) % 2 == 1
        row = (height[q, r] - top) // 2
        name = f"{chr(ord('A') + q - left)}{row + 1}"
        made[q, r] = MapPlace(name, q, r, 0, False, (), column=q - left, row=row, half=half)
    return made


def _check_whole(places: list[MapPlace]) -> None:
    by_name = {place.name: place for place in places}
    reached, edge = {places[0].name}, [places[0].name]
    while edge:
        found = dict.fromkeys(beside for name in edge for beside in by_name[name].beside)
        edge = [name for name in found if name not in reached]
        reached.update(edge)
    if len(reached) != len(places):
        raise ValueError("some tiles of the map touch no other")
