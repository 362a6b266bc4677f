"""A campaign in line mode: the progress sheet in sentences, and the questions before the next game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import evolve

from core.ascend.campaign.view import CampaignView, NewsView, ScenarioRow
from core.ascend.names import DIALS, NORMAL
from core.engine.wording import listed, plural
from tui.line.players import ask_dial, ask_players
from tui.line.tell_words import sentence
from tui.line.typed import whole
from tui.line.voice import Voice
from tui.play.newgame import CAMPAIGN, DIAL_WORDS, NewGame, NewSeat, ScenarioInfo

HOW = 'A number plays that scenario, an empty line number {0}. "read N", "records", "progress", {1}"quit".'


def tell_progress(view: CampaignView) -> list[str]:
    """The progress sheet: a line a scenario, then what is unlocked."""
    ticked = f"{view.ticked} of {view.every_box} endings"
    lines = [f"Progress sheet{_dial(view)}: {ticked}, {plural(view.games, 'game')}, {view.won} won."]
    lines += [f" {number} {_told(row)}" for number, row in enumerate(view.rows, 1)]
    pools = listed([f"{pool.open} of {pool.every} {pool.name}" for pool in view.pools])
    return [*lines, f"Unlocked: {pools}.", *([view.waits] if view.waits else [])]


def _dial(view: CampaignView) -> str:
    """``, harsh``: where it is not as usual."""
    return "" if view.dial == NORMAL else f", {view.dial}"


def _told(row: ScenarioRow) -> str:
    """``X-6039, easy difficulty, medium length: P09 of 3 boxes.``"""
    boxes = [code for code in row.boxes if code]
    ticked = f"{', '.join(boxes) or 'none'} of {plural(len(row.boxes), 'box', 'boxes')}"
    state = "in play" if row.here else f"{row.difficulty} difficulty, {row.length} length" if row.open else "locked"
    return f"{row.name}, {state}: {ticked}{', skipped' if row.skipped else ''}."


def tell_news(news: NewsView) -> list[str]:
    """What the last game changed; nothing that is still locked is named."""
    lines = [f"The last game: {news.scenario}, {'won' if news.won else 'lost'} with {news.code}."]
    lines += [f"Box {news.code} is ticked."] if news.ticked else []
    lines += [f"Unlocked: {listed(news.unlocked)}."] if news.unlocked else []
    return [*lines, *([f"Locked again: {listed(news.locked)}."] if news.locked else [])]


def tell_records(view: CampaignView) -> list[str]:
    """The games that were played, scenario by scenario."""
    lines = [
        f"{row.name}: played {row.games}, won {row.won}, lost {row.games - row.won}; {row.turns} turns, "
        f"{row.resets} Resets, {row.defeated} Enemies defeated."
        for row in view.rows
        if row.games
    ] or ["No game was played to its end yet."]
    return [f"Records{_dial(view)}.", *lines]


def ask_next(
    view: CampaignView,
    slot: str,
    scenarios: Sequence[ScenarioInfo],
    voice: Voice,
    skipped: Callable[[], CampaignView],
) -> NewGame | None:
    """The next game of a campaign, asked for step by step; None when the player leaves.

    ``skipped`` gives the sheet as it is when the first scenario is skipped.
    """
    voice.say(
        [f"{view.title or 'A new campaign'}.", *(tell_news(view.news) if view.news else []), *tell_progress(view)]
    )
    voice.say([] if slot else [ask_dial(view.dial)])
    while True:
        voice.say([HOW.format(view.at + 1, '"skip" the first, ' if view.can_skip else "")])
        typed = voice.ask_on()
        if typed is None:
            return None
        word, _, rest = typed.casefold().partition(" ")
        if word == "skip" and view.can_skip:
            view = evolve(skipped(), dial=view.dial)
            voice.say(tell_progress(view))
        elif word in DIALS and not slot:
            view = evolve(view, dial=word)
            voice.say([ask_dial(word)])
        elif word in ("progress", "records"):
            voice.say(tell_progress(view) if word == "progress" else tell_records(view))
        else:
            row = _row(view, rest if word == "read" else typed)
            if row is None:
                voice.say([f"A number from 1 to {len(view.rows)}, please."])
            elif not row.open:
                voice.say([row.why_not])
            elif word == "read":
                facts = (sentence(f"{fact.head}: {fact.text}") for fact in row.facts)
                turned = () if slot or view.dial == NORMAL else (DIAL_WORDS[view.dial],)
                voice.say([f"{row.name}.", *row.introduction.splitlines(), *facts, *turned])
            else:
                info = next(info for info in scenarios if info.id == row.id)
                before = [NewSeat(one.name, one.walker, one.cls) for one in view.players]
                seats = ask_players(before, info.classes, voice)
                return (
                    None if seats is None else NewGame(view.title or CAMPAIGN, row.id, seats, "", slot, dial=view.dial)
                )


def _row(view: CampaignView, typed: str) -> ScenarioRow | None:
    """The scenario that is meant by its number, its id or its name; by nothing, the one suggested."""
    if not typed:
        return view.rows[view.at]
    number = whole(typed) or 0
    named = [row for row in view.rows if typed.casefold() in (row.id, row.name.casefold())]
    return view.rows[number - 1] if 1 <= number <= len(view.rows) else next(iter(named), None)
