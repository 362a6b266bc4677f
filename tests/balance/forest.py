"""The forest measured: bots of four policies on every level, beside the means of the facts (section 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.bots.forest.simulated import BOTS, levels, table
from core.forest import events as ev
from core.forest.game import ForestGame
from tests.balance.bands import Band
from tests.balance.figures import Row, Section, of_kind
from tests.balance.suite import Suite

POLICIES = {"family": "B", "planner": "A", "forgetful-planner": "C", "forgetful-family": "D"}
"""The bots by the letters of the facts; the judged one first."""
JUDGED = "family"
LESS = 10
"""The others play one game for so many of the judged one."""
BATCH = 50
"""Games of a task."""
NEAR = 0.1
"""How far the mean of the judged policy may be off."""
MEANS = {
    "planner": (5.75, 5.67, 5.36, 4.85, 4.16),
    "family": (5.57, 5.46, 4.96, 4.49, 3.84),
    "forgetful-planner": (4.70, 4.54, 3.93, 3.33, 2.74),
    "forgetful-family": (4.41, 4.00, 3.39, 2.94, 2.39),
}
"""Released Tamashii in the mean, by level from the mildest, as the facts have them."""
HEAD = """\
# Balance of the forest

Made by `make balance`: bots play every level, and the mean number of freed Tamashii stands beside that of the facts.
Policy B, the family, is judged: its mean over {games} seeded games must lie within 0.1. The others play a tenth of
that and are shown for comparison. A is the planner, C and D are A and B with a memory that loses 15 % of the known
cards a turn.
"""


def tasks(games: int) -> list[str]:
    """``LEVEL BOT NUMBER``, each a batch of games."""
    found = []
    for bot in POLICIES:
        batches = max(1, games // BATCH // (1 if bot == JUDGED else LESS))
        found += [f"{level} {bot} {n}" for level in levels() for n in range(batches)]
    return found


def measured(key: str) -> tuple[str, Any]:
    """A task's key and the tally of its batch."""
    level, bot, number = key.split()
    tally = {"games": 0, "released": 0, "turns": 0, "looks": 0, "busts": 0, "six": 0}
    for game in range(BATCH):
        for what, n in _game(level, bot, f"{number}/{game}").items():
            tally[what] += n
    return key, tally


def _game(level: str, bot: str, seed: str) -> dict[str, int]:
    """What came of a game."""
    played = table(level, 1, seed)
    player = BOTS[bot](seed)
    while played.pending:
        played.take(*player.choose(played))
    game = played.game
    assert isinstance(game, ForestGame)
    state = game.state
    return {
        "games": 1,
        "released": state.freed,
        "turns": state.turn,
        "looks": sum(isinstance(event, ev.Looked) and not event.why for event in played.events),
        "busts": sum(isinstance(event, ev.Scattered) for event in played.events),
        "six": int(state.freed == len(state.places)),
    }


def sections(results: Mapping[str, Any]) -> list[Section]:
    """A section a policy, a row a level."""
    return [
        Section(
            f"Policy {letter}, {bot}", tuple(_row(results, level, bot, place) for place, level in enumerate(levels()))
        )
        for bot, letter in POLICIES.items()
    ]


def _row(results: Mapping[str, Any], level: str, bot: str, place: int) -> Row:
    batches = of_kind(results, level, bot)
    total = {what: sum(batch[what] for batch in batches) for what in batches[0]}
    games, wanted = total["games"], MEANS[bot][place]
    each = ", ".join(f"{what} {total[what] / games:.1f}" for what in ("turns", "looks", "busts"))
    note = f"facts {wanted:.2f}; {each}, all six {100 * total['six'] / games:.0f} %"
    band = Band(level, round(wanted - NEAR, 2), round(wanted + NEAR, 2)) if bot == JUDGED else None
    return Row(f"{level}, {games} games", total["released"] / games, band, note)


FOREST = Suite(
    name="forest",
    rests_on=(
        "core/engine",
        "core/forest",
        "core/bots/forest",
        "core/bots/ties.py",
        "scenarios/forest",
        "tests/balance/forest.py",
    ),
    usual=2000,
    quick=100,
    tasks=tasks,
    measured=measured,
    sections=sections,
    head=HEAD,
    document="balance-forest.md",
)
