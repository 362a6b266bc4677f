"""Builds the view of a campaign from its progress and the content."""

from __future__ import annotations

from collections.abc import Sequence

from core.ascend.campaign.order import boxes, can_skip, sheets, suggested, why_not
from core.ascend.campaign.pools import pools, words_for
from core.ascend.campaign.progress import Ended, Progress, Tally, change_by, counted
from core.ascend.campaign.view import CampaignView, Fact, NewsView, PlayerLine, PoolLine, ScenarioRow
from core.ascend.cards.amounts import fixed
from core.ascend.components import Content, DeckPart, ScenarioSheet
from core.ascend.dials import laid_out
from core.engine.wording import listed, plural


def campaign_view(
    content: Content,
    progress: Progress,
    ended: Ended | None = None,
    *,
    running: str = "",
    players: Sequence[PlayerLine] = (),
) -> CampaignView:
    """The progress sheet after the game that ended, if one did; ``running`` is the scenario on the table, if any."""
    now = counted(progress, ended)
    rows = tuple(_row(content, now, sheet, running, max(1, len(players))) for sheet in sheets(content))
    chosen = running or suggested(content, now).id
    return CampaignView(
        rows=rows,
        at=next(place for place, row in enumerate(rows) if row.id == chosen),
        players=tuple(players),
        pools=tuple(PoolLine(pool.name, pool.open, pool.every) for pool in pools(content, now.unlocked)),
        news=None if ended is None else _news(content, progress, ended),
        can_skip=can_skip(content, now),
        dial=now.dial,
    )


def _row(content: Content, progress: Progress, sheet: ScenarioSheet, running: str, players: int) -> ScenarioRow:
    stop = why_not(content, progress, sheet)
    tally = progress.tally(sheet.id)
    codes = boxes(sheet)
    return ScenarioRow(
        sheet.id,
        sheet.name,
        sheet.difficulty,
        sheet.length,
        boxes=tuple(code if code in progress.ticked else "" for code in codes),
        why_not=stop,
        introduction="" if stop else sheet.introduction,
        facts=() if stop else _facts(content, sheet, tally, players, progress.dial),
        games=tally.games,
        won=tally.won,
        turns=tally.turns,
        resets=tally.resets,
        defeated=tally.defeated,
        skipped=progress.skipped and not tally.won and set(codes) <= set(progress.ticked),
        here=sheet.id == running,
    )


def _facts(content: Content, sheet: ScenarioSheet, tally: Tally, players: int, dial: str) -> tuple[Fact, ...]:
    tiles = sum(not place.part for place in sheet.places) - sheet.spare
    factions = listed([content.factions[name] for name in sheet.factions])
    sheet = laid_out(sheet, dial)
    facts = [
        Fact("difficulty", sheet.difficulty),
        Fact("length", sheet.length),
        Fact("map", plural(tiles, "tile")),
        Fact("Enemies", ", then ".join(_block(part, players) for part in sheet.enemy_deck)),
        Fact("Corrupted", f"{fixed(sheet.corrupted, players)} with {plural(players, 'player')}"),
    ]
    facts += [Fact("Factions", factions)] if factions else []
    facts += [Fact("played", f"{tally.games}, won {tally.won}")] if tally.games else []
    return tuple(facts)


def _block(part: DeckPart, players: int) -> str:
    count = "all" if part.cards is None else str(fixed(part.cards, players))
    return f"{count} of level {part.level}"


def _news(content: Content, progress: Progress, ended: Ended) -> NewsView:
    change = change_by(ended, progress.ticked, progress.unlocked)
    return NewsView(
        content.scenarios[ended.scenario].name,
        ended.won,
        ended.code,
        bool(change.ticked),
        words_for(content, change.unlocked),
        words_for(content, change.locked),
    )
