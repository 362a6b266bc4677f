"""The active Scenario card: its gameplay side in the card's order, and what lies on it and on the sheet."""

from __future__ import annotations

from core.ascend.view import RuleLine, ScenarioView
from tui.gestures import Scene
from tui.paint import Canvas, wrap
from tui.tokens import heap_words
from tui.uiview import Spot
from tui.widgets.panel import Panel

HEAD = 9
"""Cells for a heading."""


class ScenarioCard(Panel):
    """The card; `c` opens it in whole."""

    def __init__(self, id: str = "card") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """The card, and how far it is scrolled."""
        return scene.view.scenario, scene.ui.panel == "card", _scrolled(scene)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and lines."""
        view = scene.view.scenario
        tail = f"{view.code}   whole card: c"
        canvas.title(0, 0, canvas.width, view.name.upper(), tail, focused=scene.ui.panel == "card")
        canvas.zone(0, 0, canvas.width, 1, Spot("key", "c"))
        draw_card(canvas, scene, 1)


def draw_card(canvas: Canvas, scene: Scene, top: int) -> None:
    """Headings and words from a row on, scrolled when the panel has the focus."""
    lines = card_lines(scene.view.scenario, canvas.width - HEAD - 2)
    room = canvas.height - top
    first = min(_scrolled(scene), max(0, len(lines) - room))
    shown = lines[first : first + room]
    for y, (head, words) in enumerate(shown, top):
        canvas.put(1, y, head, "accent", bold=True)
        canvas.put(1 + HEAD, y, words)
    if first + room < len(lines):
        canvas.put_right(canvas.width, canvas.height - 1, f" {canvas.glyphs.more}", "key", bold=True)


def card_lines(view: ScenarioView, width: int) -> list[tuple[str, str]]:
    """Rows of the card: a heading, or none where a row goes on, and words of at most ``width`` cells.

    What lies on cards and sheet comes first, then the active card, the special cards beside it, and the sheet.
    """
    rows: list[tuple[str, str]] = []
    for rule in rules_of(view):
        if len(rule.head) > HEAD - 1:
            rows.append((rule.head, ""))
            rows += [("", words) for words in wrap(rule.text, width)] if rule.text else []
            continue
        rows += [(rule.head if n == 0 else "", words) for n, words in enumerate(wrap(rule.text, width))]
    return rows


def rules_of(view: ScenarioView) -> list[RuleLine]:
    """The lines of the card and of what lies beside it; the name of a special card is a heading without words."""
    rules = [RuleLine("NOW", words)] if (words := heap_words(view.heaps)) else []
    rules += [RuleLine("KNOWN", f"{fact}.") for fact in view.known]
    rules += view.lines
    for card in view.specials:
        rules += [RuleLine(f"{card.code}, {card.name.upper()}", ""), *card.lines]
    return [*rules, *((RuleLine("THE SHEET", ""),) if view.sheet else ()), *view.sheet]


def _scrolled(scene: Scene) -> int:
    return scene.ui.scroll if scene.ui.panel == "card" else 0
