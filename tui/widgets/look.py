"""LOOK: what the thing under the cursor is, what it could do now, and where the rules say so."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.ascend.view import AnswerView, BossView, TileView
from core.engine.wording import plural
from tui import kit
from tui.acts import here, ordered, pattern_line
from tui.bar import WHOLE, beside
from tui.cards import find_card, foes, sheet_of
from tui.gestures import Scene, listed, word_of
from tui.paint import Canvas, wrap
from tui.tokens import piece_words
from tui.uiview import Spot
from tui.widgets.panel import Panel

Sheet = tuple[str, tuple[str, ...]]
"""A title and paragraphs."""


class LookPane(Panel):
    """LOOK at all times, in the wide layout."""

    def __init__(self, id: str = "look") -> None:
        super().__init__(id)

    def part(self, scene: Scene) -> object:
        """What is looked at."""
        return look_at(scene), scene.ui.read_from

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Paint title and paragraphs."""
        title, lines = look_at(scene)
        canvas.title(0, 0, canvas.width, "LOOK", title)
        draw_look(canvas, lines, 1, scene.ui.read_from)


def look_at(scene: Scene) -> Sheet:
    """What there is to say of the spot under the cursor."""
    spot = kit.here(scene) or here(scene)
    if place := _tile_of_answer(scene, spot):
        return look_at_tile(scene, place)
    at = spot.at
    looks: dict[str, Callable[[Scene, int], Sheet]] = {
        "slot": _slot,
        "enemy": _enemy,
        "row": _row,
        "listed": _listed,
    }
    if isinstance(at, int) and spot.kind in looks:
        return looks[spot.kind](scene, at)
    if isinstance(at, str) and spot.kind == "tile":
        return look_at_tile(scene, at)
    if isinstance(at, str) and spot.kind in ("own", "card"):
        return _card(scene, at)
    if isinstance(at, str) and spot.kind == "trade":
        return "trade", (scene.index.by_key[at].label,)
    if isinstance(at, str) and spot.kind == "pattern":
        return _pattern(scene, at)
    return _panel(scene)


def explained(scene: Scene) -> Sheet:
    """What there is to say while tiles are asked about: of the answer under the cursor the tile, else the map's own."""
    tile = _tile_of_answer(scene, here(scene)) or scene.ui.tile
    return look_at(scene) if scene.ui.looking else look_at_tile(scene, tile)


def _tile_of_answer(scene: Scene, spot: Spot) -> str:
    """The tile that the armed answer is about, else the one that the line under the cursor of the bar is."""
    answer = scene.shown
    if answer is None and spot.kind == "row" and int(spot.at) < len(scene.rows):
        answer = scene.index.by_key.get(scene.rows[int(spot.at)].key)
    return answer.tile if answer and spot.kind in ("row", "tile") else ""


def said_beside(scene: Scene) -> Sheet | None:
    """What the decision bar has no room for and is said in LOOK's place; LOOK itself says an answer whole."""
    said = beside(scene)
    return None if said is None or (scene.ui.looking and said[0] == WHOLE) else (said[0], (said[1],))


def draw_beside(canvas: Canvas, scene: Scene, said: Sheet) -> None:
    """What is said beside the bar, with its title, in LOOK's place."""
    canvas.title(0, 0, canvas.width, said[0])
    draw_look(canvas, said[1], 1, scene.ui.read_from)


def draw_look(canvas: Canvas, lines: tuple[str, ...], top: int, start: int = 0) -> None:
    """The paragraphs from a row on. Where they do not fit, as many lines from ``start`` on, and the way to the rest."""
    words = [part for line in lines for part in wrap(line, canvas.width - 2)]
    room = canvas.height - top
    if len(words) <= room or room < 2:
        start, left = 0, 0
    else:
        room -= 1
        start = min(start, len(words) - room)
        left = len(words) - start - room
        said = f"{canvas.glyphs.more} {plural(left, 'more line')}: PageDown" if left else "its beginning: PageDown"
        canvas.put(1, canvas.height - 1, said, "key")
        canvas.zone(1, canvas.height - 1, len(said), 1, Spot("look", start + min(left, room) if left else 0))
    for y, part in enumerate(words[start : start + room], top):
        canvas.put(1, y, part)


def _card(scene: Scene, name: str) -> Sheet:
    card = find_card(scene.view, name)
    if card is None:
        return "cards", ("No card lies here.",)
    title, lines = sheet_of(card)
    return title, (*lines, *_labels(scene.index.cards.get(name, ())))


def _slot(scene: Scene, number: int) -> Sheet:
    slot = scene.view.launcher.slots[number]
    lines = [f"{slot.token} Data" if slot.token != "empty" else "An empty slot."]
    if slot.core:
        lines.append("It is of your Core Data's kind.")
    if slot.locked:
        lines.append("Locked: it takes no token.")
    elif slot.highlighted:
        lines.append("It refills at the start of the turn.")
    moves = scene.index.moves.get(number, {})
    lines += _labels([*moves.values(), *scene.index.slots.get(number, ())])
    serves = [p.name for p in scene.view.patterns if any(number in found for found in p.sets)]
    if serves:
        lines.append(f"Serves now: {', '.join(serves)}.")
    return f"slot {slot.name}", tuple(lines)


def look_at_tile(scene: Scene, place: str) -> Sheet:
    """What there is to say of a tile."""
    tile = next((tile for tile in scene.view.map.tiles if tile.place == place), None)
    if tile is None:
        return place, ("There is no tile.",)
    return f"tile {place}", tuple(tile_lines(scene, tile))


def tile_lines(scene: Scene, tile: TileView) -> list[str]:
    """All that is known of a tile."""
    lines = [tile.name if tile.up else "A district that lies face down."]
    lines += _steps_to(scene, tile)
    if tile.up and scene.view.map.trace:
        lines.append(f"Entering: Trace + {tile.entry}. Staying: Trace + {tile.stationary}.")
    if tile.explore:
        lines.append("?: an Exploration token lies here, face down.")
    if tile.sites:
        lines.append(f"Marked: {', '.join(tile.sites)}.")
    lines += [f"{piece_words(mark)}." for mark in tile.tokens]
    if tile.seats:
        lines.append(_who_stands_here(scene, tile))
    if tile.effect:
        lines.append(f"Effect: {tile.effect}")
    return lines + _labels(scene.index.tiles.get(tile.place, ()))


def _steps_to(scene: Scene, tile: TileView) -> list[str]:
    """How far it is for whoever would move there; nothing where the tile is chosen for something else."""
    words = {word_of(answer) for answer in scene.index.tiles.get(tile.place, ())}
    if tile.steps is None or not words & {"move", "bot"}:
        return []
    return [f"{plural(tile.steps, 'step')} {f'of MOV {scene.view.map.mov}' if 'move' in words else 'for the BOT'}."]


def _who_stands_here(scene: Scene, tile: TileView) -> str:
    """The Characters on a tile by name, each with its letter on the map, and the BOT."""
    names = [f"{line.name} ({line.letter})" for line in scene.view.seats if line.letter in tile.seats]
    names += ["the BOT (J)"] if "J" in tile.seats else []
    listed_names = " and ".join(filter(None, (", ".join(names[:-1]), names[-1]))) if names else "Nobody"
    words = f"{listed_names} {'are' if len(names) > 1 else 'is'} here."
    return words[:1].upper() + words[1:]


def _pattern(scene: Scene, source: str) -> Sheet:
    line = pattern_line(scene, source)
    if line is None:
        return "patterns", ("No pattern is chosen.",)
    return line.name, tuple(pattern_words(line.distance, line.effect, line.moves, len(line.sets), "/".join(line.shape)))


def pattern_words(distance: int | None, effect: str, moves: tuple[str, ...], sets: int, shape: str) -> list[str]:
    """Effect, shape, and how far away a pattern is."""
    lines = [effect, f"Shape {shape}: . stands for any slot, A for any token, C for your Core Data's kind."]
    if distance == 0:
        lines.append(f"Ready, with {sets} token sets." if sets != 1 else "Ready.")
    elif distance is None:
        lines.append("Out of reach with the moves that are left.")
    else:
        lines.append("These moves make it:")
    return lines + list(moves)


def _enemy(scene: Scene, number: int) -> Sheet:
    cards = foes(scene.view)
    if number >= len(cards):
        return "enemies", ("No Enemy is attached.",)
    title, (first, *lines) = sheet_of(cards[number])
    if isinstance(cards[number], BossView):
        return title, (first, *lines)
    place = "Top Enemy" if number == 0 else f"Enemy {number + 1}"
    return title, (f"{place}. {first}", *lines, *_labels(scene.index.enemies.get(number, ())))


def _row(scene: Scene, number: int) -> Sheet:
    if number >= len(scene.rows):
        return "answers", ("There is nothing to answer.",)
    row = scene.rows[number]
    lines = [row.label]
    lines += [scene.index.by_key[key].label for key in row.opens if key in scene.index.by_key]
    if row.twice and row.gives_up:
        lines.append("It leaves ready patterns unlaunched, so it is asked for twice; undo can take it back.")
    elif row.twice:
        lines.append("It reveals something or cannot be taken back, so it is asked for twice.")
    return _page(scene), tuple(lines)


def _listed(scene: Scene, number: int) -> Sheet:
    answers = listed(scene.index, scene.ui.typed)
    return _page(scene), (answers[number].label,) if number < len(answers) else ("Nothing fits.",)


def _panel(scene: Scene) -> Sheet:
    where = scene.view.where
    names = ", ".join(line.name for line in ordered(scene) if line.distance == 0)
    return _page(scene), (f"Turn {where.turn}, {where.phase}, {where.step}.", f"Ready: {names or 'nothing'}.")


def _page(scene: Scene) -> str:
    page = scene.choice.page if scene.choice else 0
    return f"rulebook p.{page or scene.view.where.page}"


def _labels(answers: Sequence[AnswerView]) -> list[str]:
    return [answer.label for answer in answers]
