"""What the component cards were designed for: the wanted bands, and which numbers of cards move a figure."""

from __future__ import annotations

from attrs import frozen


@frozen
class Band:
    """A figure that is wanted between two numbers."""

    what: str
    low: float
    high: float
    too_low: str = ""
    """What to change on cards when the figure is below the band."""
    too_high: str = ""
    """The same when it is above."""

    def holds(self, figure: float) -> bool:
        """Whether the figure lies in the band, to two decimals."""
        return self.low <= round(figure, 2) <= self.high

    def advice(self, figure: float) -> str:
        """What to change, empty when the figure is as wanted."""
        return "" if self.holds(figure) else self.too_low if figure < self.low else self.too_high


_TRACE_UP = "raise Entry and Stationary values of tiles"
_TRACE_DOWN = "lower Entry and Stationary values of tiles"
_SOFTER = "more Shield from tiles, lower Entry and Stationary values, lower Wounds of Enemy frames"
_HARDER = "less Shield from tiles, higher Entry and Stationary values, higher Wounds of Enemy frames"
_LESS_EXP = "lower what gives EXP beside patterns and defeats: the tile with EXP, the Exploration tokens"
_MORE_EXP = "make the EXP pattern or what gives EXP easier"

BARE = (
    Band("turns per reset, from turn 3 on", 4.0, 6.0, _SOFTER, _HARDER),
    Band("launches", 1.3, 1.7, "ease Hack patterns", "harden Hack patterns"),
    Band("asset", 0.15, 0.4, "", ""),
    Band("exp", 0.65, 0.9, _MORE_EXP, "make one any cell of the EXP pattern a core cell"),
    Band("hack", 0.35, 0.55, "ease Hack patterns of level 1", "harden Hack patterns of level 1"),
    Band("repel", 0.0, 0.05, "", "raise the prices of Repels"),
    Band("attached", 0.5, 0.75, _TRACE_UP, _TRACE_DOWN),
    Band("combats", 0.58, 0.78, "raise Enemy Integrity", "lower Enemy Integrity"),
    Band("Enemy frames", 0.45, 0.65, "raise Enemy Integrity", "lower Enemy Integrity"),
    Band("Integrity lost", 0.8, 1.15, _HARDER, _SOFTER),
    Band("Shield used", 0.2, 0.4, "let tiles and tokens give more Shield", "let tiles and tokens give less Shield"),
    Band("defeats", 0.13, 0.25, "lower Enemy Integrity", "raise Enemy Integrity"),
    Band("player dice", 1.5, 1.9, "", ""),
    Band("EXP gained", 0.8, 1.1, _MORE_EXP, _LESS_EXP),
    Band("combats to defeat in play, level 1", 1.5, 2.5, "raise level 1 Integrity", "lower level 1 Integrity"),
    Band("combats to defeat in play, level 2", 2.0, 3.0, "raise level 2 Integrity", "lower level 2 Integrity"),
)
"""A turn of the bare Walker."""
FULL = (
    Band("turns per reset, from turn 3 on", 7.0, 11.0, _SOFTER, _HARDER),
    Band("turns per Upgrade, from turn 3 on", 1.6, 2.2, _LESS_EXP, _MORE_EXP),
    Band("launches", 1.5, 1.95, "ease Faction patterns", "harden Faction patterns"),
    Band("EXP gained", 0.95, 1.25, _MORE_EXP, _LESS_EXP),
    Band("attached", 0.5, 0.75, _TRACE_UP, _TRACE_DOWN),
    Band("Integrity lost", 0.6, 0.95, _HARDER, _SOFTER),
    Band("defeats", 0.28, 0.42, "lower Enemy Integrity", "raise Enemy Integrity"),
    Band("combats to defeat in play, level 1", 1.3, 2.0, "raise level 1 Integrity", "lower level 1 Integrity"),
    Band("combats to defeat in play, level 2", 1.8, 2.6, "raise level 2 Integrity", "lower level 2 Integrity"),
)
"""A turn with all Upgrades, Bodies and Augments, mean of the four Classes."""
UPGRADES = (0.0, 0.0, 0.33, 0.66, 0.76, 0.64, 0.59, 0.69, 0.52, 0.48, 0.53, 0.43)
"""Upgrades in each turn as they were designed."""
UPGRADES_OFF = 0.25
"""How far a turn may be off that."""
REACH = Band(
    "within reach", 0.15, 0.85, "fewer cells of one colour, or closer together", "one more cell, or of one colour"
)
"""The share of turns in which a pattern can be made with PRO 4."""
BODY = Band("turns for a Body", 1.0, 2.45, "a rarer cost", "a cost with an any cell more")
ALL_BODIES = Band("mean of all Bodies", 1.25, 1.85, "rarer costs", "costs with an any cell more")
FIGHTS = {
    1: Band("level 1", 1.0, 2.15, "raise Integrity", "lower Integrity, or raise the Damage of a Hack"),
    2: Band("level 2", 2.0, 3.05, "raise Integrity", "lower Integrity, or raise the Damage of a Hack"),
    3: Band("level 3", 3.0, 4.0, "raise Integrity", "lower Integrity, or raise the Damage of a Hack"),
}
"""Combats to defeat, for an average attacker."""
HARM = {
    1: Band("level 1", 0.3, 2.8, "raise Wounds", "lower Wounds or Integrity"),
    2: Band("level 2", 2.7, 5.4, "raise Wounds", "lower Wounds or Integrity"),
    3: Band("level 3", 5.2, 10.0, "raise Wounds", "lower Wounds or Integrity"),
}
"""Wounds dealt to him until then."""
