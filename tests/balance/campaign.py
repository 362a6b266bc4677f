"""The campaign measured: how often the planner wins each scenario, beside the wanted rate; what no game has drawn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any

from attrs import evolve

from core.ascend import events as ev
from core.ascend.campaign.order import boxes, sheets
from core.ascend.cards.amounts import Number
from core.ascend.content import content
from core.ascend.game import Game
from core.bots.ascend.planner import Planner
from core.bots.ascend.simulated import outcome, table
from core.bots.simulate import wilson
from tests.balance.bands import Band
from tests.balance.figures import Row, Section, of_kind
from tests.balance.store import beside
from tests.balance.suite import Suite

SEATS = (1, 2, 3, 4)
BATCH = 5
"""Games of a task."""
NEAR = 8
"""How far a rate may be off, in points."""
WANTED = {
    "prologue": (90, 90, 88, 86),
    "x-6039": (80, 82, 80, 76),
    "geohunt": (64, 66, 62, 58),
    "no-place-like-home": (58, 62, 60, 56),
    "old-fashioned": (62, 62, 60, 56),
    "simulation-error": (56, 60, 60, 56),
    "shinigami": (40, 45, 44, 40),
    "darkness": (58, 62, 60, 56),
    "bloody-war": (38, 44, 44, 42),
    "access-denied": (60, 62, 58, 56),
    "the-ascend": (36, 42, 40, 36),
}
"""Games won in per cent, with 1 to 4 players, as the scenarios were designed."""
_LIST = re.compile(r"ByPlayers\(values=\((\d+), (\d+), (\d+), (\d+)\)\)")
"""A number for each count of players, as a sheet prints it."""
HEAD = """\
# Balance of the campaign

Made by `make balance`: the planner plays every scenario with 1 to 4 players, {games} games each, and the per cent it
won stands beside the wanted rate, give or take 8 points. The cards and endings that no game has drawn stand last.
"""


def tasks(games: int) -> list[str]:
    """``SCENARIO SEATS NUMBER``, each a batch of games; all scenarios go on side by side."""
    batches = range(max(1, games // BATCH))
    return [f"{sheet.id} {seats} {n}" for n in batches for sheet in sheets(content()) for seats in SEATS]


def own(key: str) -> str:
    """A fingerprint of the scenario as a task plays it: words, and the numbers for other players, change nothing."""
    scenario, seats, *_ = key.split()
    return printed(scenario, int(seats))


@cache
def printed(scenario: str, seats: int) -> str:
    """The fingerprint of a cell."""
    sheet = content().scenarios[scenario]
    cards = {code: evolve(card, story="", goal="") for code, card in sheet.cards.items()}
    plain = repr(evolve(sheet, introduction="", rules=(), alone=(), cards=cards))
    here = _LIST.sub(lambda found: repr(Number(int(found[seats]))), plain)
    return blake2b(here.encode(), digest_size=8).hexdigest()


def measured(key: str) -> tuple[str, Any]:
    """A task's key, and of each of its games: won or not, the card that ended it, turns, Resets, cards drawn."""
    scenario, seats, number = key.split()
    return key, [_game(scenario, int(seats), f"{number}/{game}") for game in range(BATCH)]


def _game(scenario: str, seats: int, seed: str) -> dict[str, Any]:
    """What came of a game."""
    played, bot = table(scenario, seats, seed), Planner(seed)
    while played.pending:
        played.take(*bot.choose(played))
    card, won, turns = outcome(played)
    assert isinstance(played.game, Game)
    resets = sum(isinstance(event, ev.WasReset) for event in played.events)
    drawn = sorted({*played.game.state.drawn, card})
    return {"won": won, "card": card, "turns": turns, "resets": resets, "drawn": drawn}


def sections(results: Mapping[str, Any]) -> list[Section]:
    """A section a scenario, a row a number of players; then what no game has drawn. What was not played is left out."""
    found = []
    never: list[Row] = []
    for sheet in sheets(content()):
        rows = tuple(_row(results, sheet.id, seats) for seats in SEATS if of_kind(results, sheet.id, str(seats)))
        if not rows:
            continue
        found.append(Section(f"{sheet.name}, games won in per cent", rows))
        drawn = {code for batch in of_kind(results, sheet.id) for game in batch for code in game["drawn"]}
        for code in sheet.cards:
            if code not in drawn:
                kind = "ending" if code in boxes(sheet) else "card"
                never.append(Row(f"{sheet.name}: {kind} {code}", 0, Band("drawn in any game", 1, 1)))
    return [*found, Section("Cards and endings that no game has drawn", tuple(never))]


def _row(results: Mapping[str, Any], scenario: str, seats: int) -> Row:
    games = [game for batch in of_kind(results, scenario, str(seats)) for game in batch]
    count, wins = len(games), sum(game["won"] for game in games)
    low, high = wilson(wins, count)
    endings = Counter(game["card"] for game in games)
    each = {what: sum(game[what] for game in games) / count for what in ("turns", "resets")}
    note = (
        f"95 %: {100 * low:.0f} to {100 * high:.0f}; turns {each['turns']:.1f}, Resets {each['resets']:.1f}; "
        + ", ".join(f"{code} {n}" for code, n in sorted(endings.items()))
    )
    wanted = WANTED[scenario][seats - 1]
    what = f"{seats} player{'s' * (seats > 1)}, {count} games"
    return Row(what, 100 * wins / count, Band(what, wanted - NEAR, wanted + NEAR), note)


CAMPAIGN = Suite(
    name="campaign",
    rests_on=(
        "core/engine",
        "core/ascend",
        "core/bots/ascend",
        "core/bots/ties.py",
        *beside("scenarios/ascend", "campaign", "free-play"),
    ),
    usual=200,
    quick=5,
    tasks=tasks,
    measured=measured,
    sections=sections,
    head=HEAD,
    document="balance.md",
    own=own,
)
