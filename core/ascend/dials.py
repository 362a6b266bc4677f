"""The campaign's two dials: how hard all scenarios are, as a change of the sheet that is played (campaign, section 2).

*Gentle*: one Corrupted Data more in the pool, and one for each player, and each clock, which is a Time that a card
sets, 1 longer. *Harsh*: so many fewer, as many Enemies of level 2 on top of the Enemy deck, and clocks above 4 are 1
shorter. Neither knows a scenario by its name; what is won is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve, fields, has

from core.ascend.cards.amounts import Amount, ByPlayers, Join, Name, Number, fixed
from core.ascend.cards.choices import If
from core.ascend.cards.conditions import Compare
from core.ascend.cards.context import Effect
from core.ascend.cards.table_effects import TIME_TOP, SetTime
from core.ascend.components import Content, DeckPart, ScenarioSheet
from core.ascend.names import DIALS, GENTLE, HARSH, NORMAL

PLAYERS = (1, 2, 3, 4)
SHORT = 4
"""The longest clock that harsh leaves as it is."""
BLOCK = DeckPart(2, Name("players"))
"""What harsh lays on top of the Enemy deck."""
RULES = {
    GENTLE: "Gentle: 1 more Corrupted Data in the pool, and 1 for each player; each clock is 1 longer.",
    HARSH: "Harsh: 1 less Corrupted Data in the pool, and 1 for each player; as many Enemies of level 2 as players on "
    f"top of the Enemy deck; clocks above {SHORT} are 1 shorter.",
}
"""What the sheet says of a dial that is turned."""


def content_at(content: Content, scenario: str, dial: str) -> Content:
    """The components with this scenario as the dial has it; made once for each.

    One that is as the dial has it stays so. Raises ValueError for an unknown dial; an unknown scenario is passed over.
    """
    if dial not in DIALS:
        raise ValueError(f"There is no dial {dial!r}; there are: {', '.join(DIALS)}.")
    sheet = content.scenarios.get(scenario)
    if sheet is None or sheet.dial == dial:
        return content
    name = f"{dial} {scenario}"
    made: Content | None = content.made.get(name)
    if made is None:
        scenarios = {**content.scenarios, scenario: sheet_at(sheet, dial)}
        made = content.made[name] = evolve(content, scenarios=scenarios)
    return made


def sheet_at(sheet: ScenarioSheet, dial: str) -> ScenarioSheet:
    """A sheet with its cards as the dial has it."""
    if dial == NORMAL:
        return sheet
    turned: ScenarioSheet = _clocks_turned(laid_out(sheet, dial), longer if dial == GENTLE else shorter)
    return evolve(turned, rules=(*sheet.rules, RULES[dial]), dial=dial)


def laid_out(sheet: ScenarioSheet, dial: str) -> ScenarioSheet:
    """The sheet with the pool and the Enemy deck that the dial gives it, its clocks as they are."""
    if dial == NORMAL:
        return sheet
    more = 1 if dial == GENTLE else -1
    pool = _each(lambda players: max(0, fixed(sheet.corrupted, players) + more * (players + 1)))
    return evolve(sheet, corrupted=pool, enemy_deck=sheet.enemy_deck if dial == GENTLE else (BLOCK, *sheet.enemy_deck))


def longer(clock: SetTime) -> Effect:
    """A clock as gentle has it; a Time that is set to 0 is none."""
    if (known := _known(clock.to, lambda time: min(TIME_TOP, time + 1) if time else 0)) is not None:
        return SetTime(known)
    return SetTime(Join(clock.to, "+", Number(1)))


def shorter(clock: SetTime) -> Effect:
    """A clock as harsh has it."""
    if (known := _known(clock.to, lambda time: time - 1 if time > SHORT else time)) is not None:
        return SetTime(known)
    return If(Compare(clock.to, ">", Number(SHORT)), (SetTime(Join(clock.to, "-", Number(1))),), (clock,))


def _known(amount: Amount, turned: Callable[[int], int]) -> Amount | None:
    """An amount that rests on the number of players alone, turned; None for one that is read from the table."""
    try:
        return _each(lambda players: turned(fixed(amount, players)))
    except ValueError:
        return None


def _each(value: Callable[[int], int]) -> Amount:
    """The values for 1 to 4 players as an amount."""
    one, two, three, four = map(value, PLAYERS)
    return Number(one) if one == two == three == four else ByPlayers((one, two, three, four))


def _clocks_turned(part: Any, turned: Callable[[SetTime], Effect]) -> Any:
    """A part of a sheet with each clock in it turned; what holds none stays the same object."""
    if isinstance(part, SetTime):
        return turned(part)
    if isinstance(part, tuple):
        within = tuple(_clocks_turned(one, turned) for one in part)
        return within if any(new is not old for new, old in zip(within, part, strict=True)) else part
    if isinstance(part, dict):
        cards = {key: _clocks_turned(value, turned) for key, value in part.items()}
        return cards if any(cards[key] is not value for key, value in part.items()) else part
    if not has(type(part)):
        return part
    values = {field.alias: getattr(part, field.name) for field in fields(type(part)) if field.init}
    changed = {name: new for name, old in values.items() if (new := _clocks_turned(old, turned)) is not old}
    return evolve(part, **changed) if changed else part
