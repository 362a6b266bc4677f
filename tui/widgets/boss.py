"""A boss among the Enemies: its tracks, its armour, what can be hit from here, and what its next attack may do."""

from __future__ import annotations

from core.ascend.view import BossTrackLine, BossView
from tui.cards import boss_lines
from tui.gestures import Scene, letters_on
from tui.paint import Canvas, Glyphs, Role, wrap
from tui.uiview import Spot

_HEAD = 9
"""Cells for a heading."""
_ROOMY = 40
"""Cells from which on a single track is shown as a bar too."""
_ARMOR = 23
"""Cells that the armour takes with its slot."""


def rows_of_boss(boss: BossView | None, width: int) -> int:
    """The rows that a boss takes in short: its name and where it stands, and its tracks."""
    return 0 if boss is None else 1 + len(_tracks(boss, width))


def draw_boss(canvas: Canvas, scene: Scene, y: int, end: int, *, full: bool) -> int:
    """The boss in the rows from ``y`` up to ``end``, in short or with all its lines; returns the row after it."""
    boss, number = scene.view.enemies.boss, len(scene.view.enemies.stack)
    if boss is None or y >= end:
        return y
    start = y
    if scene.ui.panel == "enemies" and scene.ui.enemy == number:
        canvas.put(0, y, canvas.glyphs.chosen, "key", bold=True)
    if letters := letters_on(scene, "enemy").get(number):
        canvas.put(0, y, letters, "key", bold=True, reverse=True)
    x = canvas.put(1, y, "BOSS ", "harm", bold=True)
    tail = where_words(boss)
    left = canvas.put_right(canvas.width - 1, y, tail, "legal" if boss.target else "muted", bold=bool(boss.target))
    canvas.put_within(x, y, left - x - 1, boss.name, "strong", bold=True)
    y += 1
    for tracks in _tracks(boss, canvas.width):
        if y < end:
            _track_row(canvas, boss, tracks, y)
            y += 1
    for line in boss_lines(boss) if full else ():
        if y >= end:
            canvas.put_right(canvas.width, y - 1, f" {canvas.glyphs.more} whole: c", "key")
            break
        canvas.put(3, y, line.head, "muted")
        y += canvas.paragraph(3 + _HEAD, y, canvas.width - 4 - _HEAD, end - y, line.text)
    canvas.zone(0, start, canvas.width, y - start, Spot("enemy", number))
    return y


def where_words(boss: BossView) -> str:
    """Where it stands, and what can be hit there: ``on C2, hit it here``."""
    place = f"on {boss.place}" if boss.place else "off the map"
    if boss.target and boss.target != boss.name:
        return f"{place}, hit the {boss.target}"
    return f"{place}, hit it here" if boss.target else place


def _tracks(boss: BossView, width: int) -> list[tuple[BossTrackLine, ...]]:
    """Its tracks in rows: all in one where they fit, else two in each."""
    whole = sum(len(_short(track)) + 2 for track in boss.tracks) <= width - 3
    each = len(boss.tracks) if whole else 2
    return [boss.tracks[n : n + each] for n in range(0, len(boss.tracks), each)]


def _track_row(canvas: Canvas, boss: BossView, tracks: tuple[BossTrackLine, ...], y: int) -> None:
    x = 3
    if len(boss.tracks) == 1:
        track = tracks[0]
        x = canvas.put(x, y, "ITG ", "muted")
        x = canvas.put(x, y, bar_of(track, canvas.glyphs) + " ", "harm") if canvas.width > _ROOMY else x
        x = canvas.put(x, y, f"{track.left} of {track.start}", "harm") + 2
    else:
        for track in tracks:
            role: Role = "muted" if not track.left or track.guarded else "harm"
            x = canvas.put(x, y, _short(track), role) + 2
    if boss.armor is not None:
        slot = f" (slot {boss.armor_slot} of {boss.armor_top})" if canvas.width - x > _ARMOR else ""
        canvas.put(x, y, f"armour {boss.armor}{slot}", "strong")


def _short(track: BossTrackLine) -> str:
    """``blue 3/6``, ``red 6/6 guarded``, ``green broken``."""
    state = f"{track.left}/{track.start}" if track.left else "broken"
    return f"{track.kind or track.name} {state}{' guarded' if track.guarded and track.left else ''}"


def bar_of(track: BossTrackLine, signs: Glyphs) -> str:
    """What is left of a track, as a bar."""
    return signs.full * track.left + signs.spent * (track.start - track.left)


def full_rows(boss: BossView, width: int) -> int:
    """The rows that a boss takes with all its lines."""
    lines = sum(len(wrap(line.text, width - 4 - _HEAD)) for line in boss_lines(boss))
    return rows_of_boss(boss, width) + lines
