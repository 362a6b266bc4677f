"""The side panel of the small layout: six tabs in one place. Which one shows follows the focus."""

from __future__ import annotations

from tui.bar import WHOLE as WHOLE_ANSWER
from tui.bar import card_in_sight, plan_of
from tui.cards import goal_words
from tui.gestures import Scene
from tui.paint import Canvas, fit, wrap
from tui.uiview import Spot
from tui.widgets.card import draw_card
from tui.widgets.enemies import draw_enemies
from tui.widgets.kit import cursor_of, draw_kit, draw_kit_numbers
from tui.widgets.log import draw_log
from tui.widgets.look import draw_beside, draw_look, explained, look_at, said_beside
from tui.widgets.map import SMALL, cell_of, draw_map
from tui.widgets.panel import Panel
from tui.widgets.patterns import draw_answers, draw_answers_title, draw_patterns

TABS = (
    ("patterns", "Patterns", "Patt."),
    ("map", "Map", "Map"),
    ("enemies", "Enemies", "Enem."),
    ("card", "Card", "Card"),
    ("kit", "Kit", "Kit"),
    ("log", "Log", "Log"),
)
"""The panel of each tab, its name, and its name where room is short."""
_ROOMY = 35
WHOLE = "c: whole"
"""The key that reads the card, beside a goal that is cut."""
_KIT_TOP = 3
"""The first row of the kit, below the Body's numbers and air."""


class Side(Panel):
    """Tabs, and below them what the chosen one shows; LOOK and all answers stand in its place when asked for."""

    def __init__(self, id: str = "side") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """Everything a tab may show."""
        return scene.view, scene.ui, tuple(scene.index.by_key)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint tabs and the chosen panel."""
        ui = scene.ui
        said = said_beside(scene)
        if said is not None and not (said[0] == WHOLE_ANSWER and _explains(scene)):
            draw_beside(canvas, scene, said)
        elif ui.listing:
            draw_answers_title(canvas, scene)
            draw_answers(canvas, scene, 1)
        elif ui.looking or _explains(scene):
            title, lines = explained(scene) if _explains(scene) else look_at(scene)
            canvas.title(0, 0, canvas.width, "LOOK", title)
            draw_look(canvas, lines, 1, scene.ui.read_from)
        else:
            _tabs(canvas, scene)
            self._tab(canvas, scene)
        if not (card_in_sight(scene) or plan_of(scene, *scene.bar).goal):
            _goal(canvas, scene)

    def _tab(self, canvas: Canvas, scene: Scene) -> None:
        tab = scene.ui.tab
        if tab == "patterns":
            draw_patterns(canvas, scene, 1)
        elif tab == "map":
            draw_map(canvas, scene, 1, SMALL)
        elif tab == "enemies":
            draw_enemies(canvas, scene, 1)
        elif tab == "card":
            draw_card(canvas, scene, 1)
        elif tab == "kit":
            draw_kit_numbers(canvas, scene, 1)
            draw_kit(canvas, scene, _KIT_TOP)
        else:
            draw_log(canvas, scene, 1)

    def cursor_cell(self, scene: Scene) -> tuple[int, int] | None:
        """The tile under the cursor on the map; elsewhere the tabs."""
        if scene.ui.tab == "map":
            return cell_of(scene, SMALL, self.size.width, self.size.height, 1)
        if scene.ui.tab == "kit":
            return cursor_of(scene, self.appearance.glyphs, self.size.height, _KIT_TOP)
        return 0, 0


def _explains(scene: Scene) -> bool:
    """While tiles are chosen on the map beside it, the side panel says what lies under the cursor."""
    return scene.choice is not None and scene.choice.stage == "map" and scene.ui.panel in ("map", "bar")


def _goal(canvas: Canvas, scene: Scene) -> None:
    """What the card asks for, in the last rows that are free; where they are too few, which key reads it."""
    rows, width = canvas.text().split("\n"), canvas.width - 1
    free = next((n for n, row in enumerate(reversed(rows)) if row.strip()), len(rows))
    ways = goal_words(scene.view)
    if not ways or not free:
        return
    if free == 1:
        canvas.put_right(canvas.width, canvas.height - 1, "c: the goal", "key")
        canvas.zone(0, canvas.height - 1, canvas.width, 1, Spot("key", "c"))
        return
    whole = next((lines for words in ways if len(lines := wrap(words, width)) <= free), None)
    lines = whole or fit(ways[-1], width - len(WHOLE), free - 1, canvas.glyphs.more)
    top = canvas.height - len(lines)
    for y, line in enumerate(lines, top):
        canvas.put(1, y, line, "muted")
    if whole is None:
        canvas.put_right(canvas.width, canvas.height - 1, WHOLE, "key")
    canvas.zone(0, top, canvas.width, len(lines), Spot("key", "c"))


def _tabs(canvas: Canvas, scene: Scene) -> None:
    x = 1
    for name, long, short in TABS:
        words = long if canvas.width > _ROOMY else short
        chosen = name == scene.ui.tab
        if chosen and scene.ui.panel == name:
            x += x > 1  # so that the sign stands apart from the tab before it
            canvas.put(x - 1, 0, canvas.glyphs.chosen, "key", bold=True)
        after = canvas.put(x, 0, words, "strong" if chosen else "muted", "raised" if chosen else "ground", bold=chosen)
        canvas.zone(x, 0, after - x, 1, Spot("panel", name))
        x = after + 1
