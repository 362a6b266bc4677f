"""A whole campaign through real slot files, played to win by the planner, and its twin that is killed on the way.

Both play down the sheet, and what was lost again until it is won or was tried too often. The sheets must be equal at
the end: the finale's victory, or where the undisturbed one stopped.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from attrs import evolve

from core.ascend.campaign.view import CampaignView
from core.ascend.names import DIALS
from core.engine.wording import plural
from saves.store import SlotStore
from tests.play.campaigning import sheet_of
from tests.play.winning import Quest, killed_on_the_way, play_to_win, sheet


def add_words(words: argparse.ArgumentParser) -> None:
    """What can be said of the campaign."""
    usual = Quest()
    words.add_argument("--dial", choices=DIALS, default=usual.dial, help=f"how hard (default: {usual.dial})")
    words.add_argument("--seats", type=int, choices=range(5), default=usual.seats, help="players (0: 1 to 4 by turns)")
    words.add_argument("--seed", default=usual.seed, help="what luck and the kills start from")
    words.add_argument("--tries", type=int, default=usual.tries, help="games of a scenario before it is given up")
    words.add_argument("--scenarios", type=int, default=usual.scenarios, help="how many of the sheet are to be won")
    words.add_argument("--kills", type=int, default=20, help="how often the twin is killed")
    words.add_argument("--minutes", type=float, default=0, help="begin no more games after so long (0: no limit)")


def run(asked: argparse.Namespace) -> bool:
    """Play both and report; tells whether all scenarios were won, every kill hit, and the sheets are equal."""
    quest = Quest(asked.scenarios, asked.seats, asked.dial, asked.seed, asked.tries)
    print(f"campaign: {quest.dial}, {quest.seats or '1 to 4'} players, seed {quest.seed}")
    with TemporaryDirectory() as folder:
        still, twin = Path(folder, "still"), Path(folder, "twin")
        answers, quest = _undisturbed(SlotStore(still), quest, asked.minutes)
        view = sheet(SlotStore(still))
        missing = quest.missing(view)
        never = ", ".join(f"{row.name} ({plural(row.games, 'game')})" for row in missing)
        end = f"never won: {never}" if missing else "all scenarios won"
        print(f"undisturbed: {plural(view.games, 'game')}, {view.won} won, {answers} answers; {end}")
        began = time.monotonic()
        kills = killed_on_the_way(SlotStore(twin), quest, answers, min(asked.kills, answers - 1))
        equal = sheet_of(twin) == sheet_of(still)
        print(f"twin: killed {kills} times, {time.monotonic() - began:.0f} s; sheets {'equal' if equal else 'DIFFER'}")
    return not missing and equal and kills == asked.kills


def _undisturbed(store: SlotStore, quest: Quest, minutes: float) -> tuple[int, Quest]:
    """Play without a kill; returns how many answers that took, and what the twin must play to come as far."""
    began, answers = time.monotonic(), [0]

    def told() -> None:
        answers[0] += 1

    def ended(view: CampaignView) -> None:
        news = view.news
        assert news is not None
        seconds = time.monotonic() - began
        print(f"  {seconds:>6.0f} s  {news.scenario:<18} {'won ' if news.won else 'lost'} {news.code}", flush=True)

    while True:
        games = sheet(store).games if store.list() else 0
        late = minutes > 0 and time.monotonic() - began > 60 * minutes
        if late or (store.list() and quest.next_of(sheet(store)) is None):
            return answers[0], evolve(quest, games=games)
        play_to_win(store, evolve(quest, games=games + 1), told, ended)
