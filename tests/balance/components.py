"""The component cards of Chronicle of Ascend measured with the planner."""

from __future__ import annotations

from tests.balance.figures import sections
from tests.balance.measuring import measured, tasks
from tests.balance.store import beside
from tests.balance.suite import Suite

HEAD = """\
# Balance of the components

Made by `make balance`: games of the planner in the sandbox, on the real rules. "Bare" is the Walker printed on the
board, without Class, Augments, Bodies and Upgrades; "everything" has all of them. Both play under the pressure of a
scenario: 2 Enemies attached and 4 times 2 tokens taken from each player in 12 turns. Counts are for one seat and turn,
mean of 1 to 4 seats. Bands are those the cards were designed for.

Games of each mode and number of seats: {games}.
"""

COMPONENTS = Suite(
    name="components",
    rests_on=(
        "core/engine",
        "core/ascend",
        "core/bots/ascend",
        "core/bots/ties.py",
        *beside("scenarios/ascend", "campaign"),
        "tests/balance/measuring.py",
        "tests/balance/tables.py",
        "tests/balance/tally.py",
    ),
    usual=24,
    quick=4,
    tasks=tasks,
    measured=measured,
    sections=sections,
    head=HEAD,
    document="balance-components.md",
)
