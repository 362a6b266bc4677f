"""The dials measured: how often the planner wins each scenario on gentle, normal and harsh, from the same seeds."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import mean
from typing import Any

from core.ascend.campaign.order import sheets
from core.ascend.content import content
from core.ascend.names import DIALS, GENTLE, HARSH, NORMAL
from core.bots.simulate import play_game, wilson
from tests.balance.bands import Band
from tests.balance.campaign import CAMPAIGN, own
from tests.balance.figures import Row, Section, of_kind
from tests.balance.suite import Suite

SEATS = 2
BATCH = 5
"""Games of a task."""
APART = 10
"""How many points a dial moves the rate at least, as the mean of all scenarios."""
HEAD = """\
# Balance of the dials

Made by `make balance ARGS="--only dials"`: the planner plays every scenario with 2 players, {games} games on each dial
from the same seeds. Figures are games won in per cent. A dial is meant to move their mean by 10 points or more.
"""


def tasks(games: int) -> list[str]:
    """``SCENARIO DIAL NUMBER``, each a batch of games; all scenarios and dials go on side by side."""
    batches = range(max(1, games // BATCH))
    return [f"{sheet.id} {dial} {n}" for n in batches for sheet in sheets(content()) for dial in DIALS]


def measured(key: str) -> tuple[str, Any]:
    """A task's key, and of each of its games the card that ended it, and whether it was won."""
    scenario, dial, number = key.split()
    played = [play_game(scenario, SEATS, "planner", f"{number}/{game}", dial=dial) for game in range(BATCH)]
    assert not any(game.fault for game in played), [game.fault for game in played]
    return key, [[game.ending, game.won] for game in played]


def sections(results: Mapping[str, Any]) -> list[Section]:
    """What each dial changes on the mean, then a section a dial, a row a scenario that was played on all of them."""
    played = [sheet for sheet in sheets(content()) if all(of_kind(results, sheet.id, dial) for dial in DIALS)]
    if not played:
        return []
    rates = {dial: [_row(results, sheet.id, sheet.name, dial) for sheet in played] for dial in DIALS}
    means = {dial: mean(row.figure for row in rows) for dial, rows in rates.items()}
    told = "mean of all scenarios, in points"
    moved = (
        Row("gentle above normal", means[GENTLE] - means[NORMAL], Band(told, APART, 100), told),
        Row("harsh below normal", means[NORMAL] - means[HARSH], Band(told, APART, 100), told),
    )
    found = [Section("What the dials move", moved)]
    for dial, rows in rates.items():
        every = Row("mean of all scenarios", means[dial])
        found.append(Section(f"{dial.capitalize()}, games won in per cent", (*rows, every)))
    return found


def _row(results: Mapping[str, Any], scenario: str, name: str, dial: str) -> Row:
    games = [game for batch in of_kind(results, scenario, dial) for game in batch]
    count, wins = len(games), sum(won for _, won in games)
    low, high = wilson(wins, count)
    return Row(f"{name}, {count} games", 100 * wins / count, note=f"95 %: {100 * low:.0f} to {100 * high:.0f}")


DIALS_SUITE = Suite(
    name="dials",
    rests_on=(*CAMPAIGN.rests_on, "core/bots/simulate.py"),
    usual=40,
    quick=5,
    tasks=tasks,
    measured=measured,
    sections=sections,
    head=HEAD,
    document="balance-dials.md",
    own=lambda key: own(f"{key.split()[0]} {SEATS}"),
)
