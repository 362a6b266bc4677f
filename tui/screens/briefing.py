"""The briefing: the scenario sheet, read once before the first card."""

from __future__ import annotations

from core.ascend.view import RuleLine, SeatLine, TableView
from tui.screens.reader import Block, Document


def briefing_of(view: TableView) -> Document:
    """The sheet as a document: introduction, who sits at the table, and the sheet's set-up, marks and rules."""
    where, card = view.where, view.scenario
    players = tuple(RuleLine(line.letter, _player(view, line)) for line in view.seats)
    track = RuleLine("TIME", f"The marker starts at {where.time}.")
    pool = RuleLine("POOL", f"{where.corrupted_size} Corrupted Data.")
    blocks = [Block("", card.introduction)] if card.introduction else []
    blocks.append(Block("THE SHEET", rules=(*card.sheet, track, pool)))
    blocks.append(Block("AT THE TABLE", rules=players))
    ahead = "the first card" if card.code or view.choice is None else "each player chooses what to begin with"
    return Document(where.scenario, "scenario sheet", tuple(blocks), f"Next: {ahead}.")


def _player(view: TableView, line: SeatLine) -> str:
    """``Mira, first player: Ao, the blue Walker; Reaper``."""
    kit = view.party[line.seat]
    played = [f"{body.name}, the {body.card.rpartition('.')[2]} Walker" for body in kit.bodies[-1:]]
    played += [kit.cls] if kit.cls else []
    first = ", first player" if line.name == view.where.first else ""
    return f"{line.name}{first}{': ' if played else ''}{'; '.join(played)}"
