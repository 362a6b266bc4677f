"""From results to figures: every measured number beside its band."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import mean
from typing import Any

from attrs import frozen

from tests.balance import bands
from tests.balance.bands import Band
from tests.balance.measuring import HACKED, ONLY_HACKED, patterns_on_cards
from tests.balance.tables import TURNS, under_pressure

Results = Mapping[str, Any]
LABELS = {
    "asset": "launches of asset patterns",
    "exp": "launches of the EXP pattern",
    "hack": "launches of Hacks",
    "repel": "launches of Repels",
    "augment": "launches of Augments",
    "body": "launches of Bodies",
    "equipped": "Augments equipped",
    "attached": "Enemies attached",
    "defeats": "Enemies defeated",
}
"""What counts are called in tables."""
SOURCES = 5
"""Sources that are shown."""
_DUELS = (
    f"Combats to defeat, average attacker (he hacks before {HACKED} % of Combats, {ONLY_HACKED} % where only Hacks "
    "deal Damage)"
)


@frozen
class Row:
    """One measured figure."""

    what: str
    figure: float
    band: Band | None = None
    note: str = ""

    @property
    def outside(self) -> bool:
        """Whether it is not as wanted."""
        return self.band is not None and not self.band.holds(self.figure)

    @property
    def verdict(self) -> str:
        """``OK``, or ``outside`` with what to change."""
        if self.band is None:
            return ""
        advice = self.band.advice(self.figure)
        return ("outside" + (f": {advice}" if advice else "")) if self.outside else "OK"


@frozen
class Section:
    """Rows that belong together."""

    title: str
    rows: tuple[Row, ...]
    only_outside: bool = False
    """Rows as wanted are counted only, not shown."""


def of_kind(results: Results, *words: str) -> list[Any]:
    """The results of tasks whose keys begin with these words."""
    return [result for key, result in results.items() if key.split()[: len(words)] == list(words)]


def sections(results: Results) -> list[Section]:
    """All figures."""
    found = [
        Section("A turn of the bare Walker", tuple(turn_rows(of_kind(results, "play", "bare"), bands.BARE))),
        Section("A turn with everything", tuple(turn_rows(of_kind(results, "play", "full"), bands.FULL))),
        Section("Where EXP and Shield come from (bare)", tuple(source_rows(of_kind(results, "play", "bare")))),
        Section("Where EXP and Shield come from (everything)", tuple(source_rows(of_kind(results, "play", "full")))),
        Section("Upgrades turn by turn", tuple(upgrade_rows(of_kind(results, "play", "full")))),
        Section("Turns from wanting a Body to having it", tuple(body_rows(results))),
        Section(_DUELS, tuple(duel_rows(results, "combats", bands.FIGHTS))),
        Section("Wounds dealt until then", tuple(duel_rows(results, "wounds", bands.HARM))),
        Section("Basic Patterns within reach", tuple(reach_rows(results, basic=True))),
        Section("Patterns on cards within reach", tuple(reach_rows(results, basic=False)), only_outside=True),
    ]
    return [section for section in found if section.rows]


# -- turns -----------------------------------------------------------------------------------------------------


def turn_rows(games: list[Any], wanted: Iterable[Band]) -> Iterable[Row]:
    """Counts a seat and turn, and what is told of defeats."""
    if not games:
        return
    counts: Counter[str] = Counter()
    for game in games:
        counts.update(game["counts"])
    fallen = [tuple(one) for game in games for one in game["fallen"]]
    figures = {what: count / counts["turns"] for what, count in counts.items()}
    figures["turns per reset, from turn 3 on"] = counts["later turns"] / max(1, counts["later resets"])
    figures["turns per Upgrade, from turn 3 on"] = counts["later turns"] / max(1, counts["later upgrades"])
    for level in (1, 2, 3):
        combats = [one[1] for one in fallen if one[0] == level]
        if combats:
            figures[f"combats to defeat in play, level {level}"] = mean(combats)
            figures[f"Wounds until then, level {level}"] = mean(one[2] for one in fallen if one[0] == level)
    banded = {band.what: band for band in wanted}
    told = [f"Wounds until then, level {level}" for level in (1, 2, 3)]
    for what in (*banded, *told, "augment", "body", "equipped", "lost games"):
        if what in figures or what in banded:
            yield Row(LABELS.get(what, what), figures.get(what, 0.0), banded.get(what))


def source_rows(games: list[Any]) -> Iterable[Row]:
    """What brings EXP and Shield, a seat and turn, the richest sources first."""
    counts: Counter[str] = Counter()
    for game in games:
        counts.update(game["counts"])
    for kind in ("EXP from ", "Shield from "):
        found = sorted(((n, what) for what, n in counts.items() if what.startswith(kind)), reverse=True)
        yield from (Row(what, n / counts["turns"]) for n, what in found[:SOURCES])


def upgrade_rows(games: list[Any]) -> Iterable[Row]:
    """Upgrades in each turn."""
    turns, bought = [0] * TURNS, [0] * TURNS
    for game in games:
        turns = [a + b for a, b in zip(turns, game["by_turn"].get("turns", [0] * TURNS), strict=True)]
        bought = [a + b for a, b in zip(bought, game["by_turn"].get("upgrades", [0] * TURNS), strict=True)]
    for turn, (n, seats) in enumerate(zip(bought, turns, strict=True), 1):
        if seats:
            middle, off = bands.UPGRADES[turn - 1], bands.UPGRADES_OFF
            yield Row(f"turn {turn}", n / seats, Band(f"turn {turn}", max(0.0, middle - off), middle + off))


# -- cards -----------------------------------------------------------------------------------------------------


def body_rows(results: Results) -> Iterable[Row]:
    """What each Body costs in turns."""
    means = []
    for card, body in under_pressure().bodies.items():
        turns = [turn for found in of_kind(results, "body", card) for turn in found]
        if turns:
            means.append(mean(turns))
            yield Row(body.name, means[-1], bands.BODY, "/".join(body.cost.rows))
    if means:
        yield Row("mean of all Bodies", mean(means), bands.ALL_BODIES)


def duel_rows(results: Results, what: str, wanted: Mapping[int, Band]) -> Iterable[Row]:
    """A figure of each Enemy's duels, and the mean of each level."""
    levels: dict[int, list[float]] = {level: [] for level in wanted}
    rows = []
    for enemy, card in under_pressure().enemies.items():
        found = [duel[what] for duel in of_kind(results, "duel", enemy)]
        if found:
            levels[card.level].append(mean(found))
            rows.append(Row(card.name, mean(found), wanted[card.level], f"level {card.level}"))
    yield from rows
    yield from (Row(f"mean of level {level}", mean(found)) for level, found in levels.items() if found)


def reach_rows(results: Results, *, basic: bool) -> Iterable[Row]:
    """The share of turns in which each pattern could be made."""
    looked: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for result in of_kind(results, "reach"):
        made.update(result["made"])
        for name in result["made"]:
            looked[name] += result["looked"]
    for name, (kind, pattern) in patterns_on_cards().items():
        if looked[name] and (kind == "basic") == basic:
            band = None if basic else bands.REACH
            yield Row(name, made[name] / looked[name], band, "/".join(pattern.rows))
