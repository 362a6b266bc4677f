"""What a gesture does to the state of the screen, and which answer it gives: pure, from scene to outcome.

Whatever reveals something or cannot be taken back is armed first and goes when it is taken again.
"""

from __future__ import annotations

from attrs import evolve, frozen

from core.ascend.names import COLUMNS, ROWS, slot_name
from core.ascend.view import AnswerView, PatternLine
from tui import bar
from tui.cards import foes
from tui.gestures import Scene, go_key, launch_key, listed, move_key, word_of
from tui.hexes import step_from
from tui.uiview import NO_SLOT, Spot, UiView

STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
PAGE = 6
"""Lines that a page key goes: in the lowest panel one line stays in sight."""
_LINES = {"up": -1, "down": 1, "page up": -PAGE, "page down": PAGE}


@frozen
class Outcome:
    """What comes of a gesture."""

    ui: UiView
    give: str = ""
    """The key of the answer to give now."""
    why: str = ""
    """A key that is not among the answers: the engine is asked why not."""
    seat: int = NO_SLOT
    """The seat to show."""
    read: str = ""
    """The card to open in whole, by its id."""


def choose(scene: Scene, answer: AnswerView) -> Outcome:
    """Give an answer, or arm it when it asks to be asked twice."""
    ui = scene.ui
    if answer.armed and ui.armed != answer.key:
        return Outcome(evolve(ui, armed=answer.key, listing=False, looking=False))
    return Outcome(ui, give=answer.key)


def act(scene: Scene, spot: Spot) -> Outcome:
    """Enter, a digit or a click on a spot of the table."""
    match spot:
        case Spot("slot", int(slot)):
            return _on_slot(scene, slot)
        case Spot("row", int(row)):
            return _on_row(scene, row)
        case Spot("listed", int(line)):
            return _on_listed(scene, line)
        case Spot("tile", str(place)):
            return _on_tile(scene, place)
        case Spot("pattern", str(source)):
            return act_on_pattern(scene, source)
        case Spot("seat", int(seat)):
            return Outcome(scene.ui, seat=seat)
        case Spot("enemy", int(place)):
            return _on_enemy(scene, place)
        case _:
            pass
    return Outcome(point(scene.ui, spot))


def back(scene: Scene) -> Outcome:
    """Escape: one step back. Never answers."""
    ui = scene.ui
    steps = (
        (bool(ui.why), evolve(ui, why="")),
        (ui.listing, evolve(ui, listing=False, typed="", listed=0)),
        (bool(ui.armed), evolve(ui, armed="")),
        (ui.held != NO_SLOT, evolve(ui, held=NO_SLOT, row=0)),
        (bool(ui.narrowed), evolve(ui, narrowed=(), row=0)),
        (ui.drawn != NO_SLOT, evolve(ui, drawn=NO_SLOT, row=0)),
        (bool(ui.dice), evolve(ui, dice=())),
        (ui.looking, evolve(ui, looking=False)),
        (ui.scroll > 0, evolve(ui, scroll=0)),
    )
    return Outcome(next((changed for begun, changed in steps if begun), ui))


def move(scene: Scene, way: str) -> Outcome:
    """An arrow, or one of the six ways, in the panel with the focus."""
    panel = "listed" if scene.ui.listing else scene.ui.panel
    handler = {
        "listed": _move_listed,
        "launcher": _move_launcher,
        "patterns": _move_patterns,
        "map": _move_map,
        "enemies": _move_enemies,
        "bar": _move_rows,
    }.get(panel, _scroll)
    return handler(scene, way)


def here(scene: Scene) -> Spot:
    """The spot under the cursor of the panel with the focus."""
    ui = scene.ui
    if ui.listing:
        return Spot("listed", ui.listed)
    spots = {
        "launcher": Spot("slot", ui.slot),
        "patterns": Spot("pattern", ui.pattern),
        "map": Spot("tile", ui.tile),
        "enemies": Spot("enemy", ui.enemy),
        "bar": Spot("row", bar.cursor(scene)),
    }
    return spots.get(ui.panel, Spot("panel", ui.panel))


def point(ui: UiView, spot: Spot) -> UiView:
    """The cursor on a spot, with the panel it lies in."""
    match spot:
        case Spot("slot", int(slot)):
            return evolve(ui, panel="launcher", slot=slot)
        case Spot("enemy", int(enemy)):
            return evolve(ui, panel="enemies", enemy=enemy)
        case Spot("row", int(row)):
            return evolve(ui, panel="bar", row=row)
        case Spot("listed", int(line)):
            return evolve(ui, listed=line)
        case Spot("tile", str(place)):
            return evolve(ui, panel="map", tile=place, anchor="")
        case Spot("pattern", str(source)):
            return evolve(ui, panel="patterns", pattern=source, token_set=ui.token_set if source == ui.pattern else 0)
        case Spot("panel", str(panel)):
            return evolve(ui, panel=panel)
        case _:
            return ui


# on a spot


def _on_slot(scene: Scene, slot: int) -> Outcome:
    ui = evolve(scene.ui, slot=slot, panel="launcher")
    index = scene.index
    if ui.held == slot:
        return Outcome(evolve(ui, held=NO_SLOT, row=0))
    found = index.on_slot(slot, ui)
    if len(found) == 1:
        return choose(_with(scene, ui), found[0])
    if found:
        return Outcome(evolve(ui, narrowed=tuple(answer.key for answer in found), panel="bar", row=0))
    if ui.held != NO_SLOT:
        return Outcome(ui, why=move_key(scene.view, ui.held, slot))
    if slot in index.moves:
        return Outcome(evolve(ui, held=slot, armed="", row=0))
    return Outcome(ui, why=_slot_key(scene, slot))


def _slot_key(scene: Scene, slot: int) -> str:
    """The key of doing to this slot what may be done to others, or of moving what lies in it."""
    index, ui = scene.index, scene.ui
    if index.places:
        return f"place:{max(0, ui.drawn) + 1}>{slot_name(slot)}"
    if index.slots:
        first = next(iter(index.slots.values()))[0]
        return f"{word_of(first)}:{slot_name(slot)}"
    return move_key(scene.view, slot, slot - 1 if slot % COLUMNS else slot + 1)


def _on_tile(scene: Scene, place: str) -> Outcome:
    ui = evolve(scene.ui, tile=place, panel="map")
    found = scene.index.tiles.get(place, ())
    for answer in found:
        if answer.key == ui.armed:
            return Outcome(ui, give=answer.key)
    if found:
        return Outcome(evolve(ui, armed=found[0].key))
    return Outcome(evolve(ui, armed=""), why=go_key(scene.view, scene.index, place))


def act_on_pattern(scene: Scene, source: str) -> Outcome:
    ui = evolve(scene.ui, panel="patterns")
    line = pattern_line(scene, source)
    lit = lit_set(line, ui.token_set) if line else ()
    found = scene.index.patterns.get(source, ())
    answer = scene.index.within(lit, source) or (found[0] if found else None)
    if answer:
        return choose(_with(scene, ui), answer)
    return Outcome(ui, why=launch_key(source, lit or ((slot for slot, _ in line.wanted) if line else ())))


def _on_enemy(scene: Scene, place: int) -> Outcome:
    ui = evolve(scene.ui, panel="enemies", enemy=place)
    found = scene.index.enemies.get(place)
    return choose(_with(scene, ui), found[0]) if found else Outcome(ui)


def _on_row(scene: Scene, number: int) -> Outcome:
    if not 0 <= number < len(scene.rows):
        return Outcome(scene.ui)
    row = scene.rows[number]
    ui = evolve(scene.ui, row=number)
    if row.back:
        return Outcome(evolve(ui, held=NO_SLOT, drawn=NO_SLOT, narrowed=(), armed="", row=0))
    if row.drawn != NO_SLOT:
        return Outcome(evolve(ui, drawn=row.drawn, panel="launcher", row=0))
    if len(row.opens) == 1 or row.key:
        return choose(_with(scene, ui), scene.index.by_key[row.key or row.opens[0]])
    return Outcome(evolve(ui, narrowed=row.opens, panel="bar", row=0))


def _on_listed(scene: Scene, number: int) -> Outcome:
    answers = listed(scene.index, scene.ui.typed)
    if not 0 <= number < len(answers):
        return Outcome(scene.ui)
    return choose(scene, answers[number])


def _with(scene: Scene, ui: UiView) -> Scene:
    return evolve(scene, ui=ui)


# the cursor


def _move_launcher(scene: Scene, way: str) -> Outcome:
    ui = scene.ui
    if way not in STEPS:
        return Outcome(ui)
    down, right = STEPS[way]
    start = ui.held if ui.held != NO_SLOT else ui.slot
    row, column = start // COLUMNS + down, start % COLUMNS + right
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        return Outcome(ui)
    end = row * COLUMNS + column
    if ui.held == NO_SLOT:
        return Outcome(evolve(ui, slot=end))
    found = scene.index.on_slot(end, ui)
    if found:
        return choose(_with(scene, evolve(ui, slot=end)), found[0])
    return Outcome(ui, why=move_key(scene.view, ui.held, end))


def _move_patterns(scene: Scene, way: str) -> Outcome:
    ui = scene.ui
    if way in ("left", "right"):
        line = pattern_line(scene, ui.pattern)
        count = len(line.sets) if line else 0
        step = 1 if way == "right" else -1
        return Outcome(evolve(ui, token_set=(ui.token_set + step) % count) if count else ui)
    order = ordered(scene)
    place = next((n for n, line in enumerate(order) if line.source == ui.pattern), -1)
    wanted = max(0, min(len(order) - 1, place + _LINES.get(way, 0)))
    return Outcome(evolve(ui, pattern=order[wanted].source, token_set=0) if order else ui)


def _move_map(scene: Scene, way: str) -> Outcome:
    place = step_from(scene.view.map.tiles, scene.ui.tile, way)
    if place and place == scene.ui.tile and not way.startswith("page"):
        return Outcome(evolve(scene.ui, note=f"No tile lies that way from {place}."))
    found = scene.index.tiles.get(place, ())
    return Outcome(evolve(scene.ui, tile=place, anchor="", armed=found[0].key if found else ""))


def _move_enemies(scene: Scene, way: str) -> Outcome:
    last = max(0, len(foes(scene.view)) - 1)
    return Outcome(evolve(scene.ui, enemy=max(0, min(last, scene.ui.enemy + _LINES.get(way, 0)))))


def _move_rows(scene: Scene, way: str) -> Outcome:
    step = {"left": -1, "right": 1}.get(way, _LINES.get(way, 0))
    shown = bar.lines_of(scene)
    place = shown.index(bar.cursor(scene)) + step if shown else 0
    return Outcome(evolve(scene.ui, row=shown[max(0, min(len(shown) - 1, place))] if shown else 0, armed=""))


def _move_listed(scene: Scene, way: str) -> Outcome:
    step = {"left": -10, "right": 10}.get(way, _LINES.get(way, 0))
    last = max(0, len(listed(scene.index, scene.ui.typed)) - 1)
    return Outcome(evolve(scene.ui, listed=max(0, min(last, scene.ui.listed + step))))


def _scroll(scene: Scene, way: str) -> Outcome:
    # the log's newest line is at its end, so up goes back in it; cards begin at their top
    step = _LINES.get(way, 0) * (-1 if scene.ui.panel == "log" else 1)
    return Outcome(evolve(scene.ui, scroll=max(0, scene.ui.scroll + step)))


# patterns


def sorted_order(lines: tuple[PatternLine, ...]) -> tuple[str, ...]:
    """The sources sorted anew: ready, then fewest moves, then as the view has them."""
    far = 1 + max((line.distance or 0 for line in lines), default=0)
    return tuple(line.source for line in sorted(lines, key=lambda p: far if p.distance is None else p.distance))


def ordered(scene: Scene) -> tuple[PatternLine, ...]:
    """The pattern lines in the order of the screen; patterns that have come since stand at the end."""
    lines = {line.source: line for line in scene.view.patterns}
    kept = [lines.pop(source) for source in scene.ui.order if source in lines]
    return (*kept, *lines.values())


def pattern_line(scene: Scene, source: str) -> PatternLine | None:
    """The line of a source, or None."""
    return next((line for line in scene.view.patterns if line.source == source), None)


def lit_set(line: PatternLine, number: int) -> tuple[int, ...]:
    """The token set that is shown of a ready pattern; empty when it is not ready."""
    return line.sets[number % len(line.sets)] if line.distance == 0 and line.sets else ()
