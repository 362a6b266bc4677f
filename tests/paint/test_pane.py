"""Panes in a running app: what is repainted, and that a change of look reaches everything."""

from __future__ import annotations

from collections.abc import Callable

from textual._compositor import ChopsUpdate
from textual.app import ComposeResult
from textual.pilot import Pilot
from textual.reactive import reactive
from textual.screen import Screen

from tui.paint import ASCII, PALETTES, Appearance, Canvas, PaintedApp, Pane


class Counter(Pane):
    can_focus = True
    value: reactive[int] = reactive(0, repaint=False, layout=False, init=False)

    def watch_value(self) -> None:
        self.repaint()

    def paint(self, canvas: Canvas) -> None:
        canvas.put(0, 0, canvas.glyphs.chosen if self.has_focus else " ", "key")
        canvas.put(4, 0, f"count {self.value}")
        canvas.put(4, 1, "same")
        canvas.zone(4, 0, 7, 1, "count")


class Other(Counter):
    pass


class CounterApp(PaintedApp[None]):
    CSS = "Pane { height: 2; }"

    def compose(self) -> ComposeResult:
        yield Counter()
        yield Other()


async def until(pilot: Pilot[None], holds: Callable[[], bool]) -> None:
    """Wait until a condition holds, for two seconds at most."""
    for _ in range(200):
        if holds():
            return
        await pilot.pause(0.01)
    raise AssertionError("it never came about")


def record(app: CounterApp) -> list[tuple[int, int, int]]:
    """From here on keep the spans of every update."""
    compositor, spans = app.screen._compositor, list[tuple[int, int, int]]()
    usual = compositor.render_partial_update

    def watched() -> object:
        update = usual()
        if update is not None:
            assert isinstance(update, ChopsUpdate)
            spans.extend(update.spans)
        return update

    compositor.render_partial_update = watched  # type: ignore[method-assign,assignment]  # a spy
    return spans


async def test_a_change_sends_the_cells_that_differ() -> None:
    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        counter = app.query_one(Counter)
        await pilot.pause()
        spans = record(app)
        counter.value = 7
        await until(pilot, lambda: spans == [(0, 10, 11)])
        counter.repaint()  # nothing differs
        await pilot.pause()
        counter.value = 17
        await until(pilot, lambda: spans == [(0, 10, 11), (0, 10, 12)])


async def test_taking_the_focus_sends_its_sign_only() -> None:
    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        app.query_one(Counter).focus()
        await pilot.pause()
        spans = record(app)
        app.query_one(Other).focus()
        await until(pilot, lambda: len(spans) >= 2)
        assert sorted(spans) == [(0, 0, 1), (2, 0, 1)]


async def test_another_look_repaints_every_pane() -> None:
    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        app.query_one(Counter).focus()
        await pilot.pause()
        app.appearance = Appearance(PALETTES["mono"], ASCII)
        await pilot.pause()
        strip = app.query_one(Counter).render_line(0)
        assert strip.text.startswith(">   count 0")
        assert all(segment.style is None or segment.style.color is None for segment in strip)


async def test_a_pane_follows_its_size_and_knows_its_zones() -> None:
    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        await pilot.resize_terminal(60, 6)
        await pilot.pause()
        counter = app.query_one(Counter)
        assert counter.render_line(0).cell_length == 60
        assert counter.zone_at(5, 0) == "count"
        assert counter.zone_at(5, 1) is None
        counter.place_cursor(4, 1)
        assert app.cursor_position == (4, 1)


async def test_other_screens_trim_their_updates_too() -> None:
    class Second(Screen[None]):
        def compose(self) -> ComposeResult:
            yield Counter()

    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        await app.push_screen(Second())
        await pilot.pause()
        spans = record(app)
        app.screen.query_one(Counter).value = 3
        await until(pilot, lambda: spans == [(0, 10, 11)])


async def test_a_click_selects_no_text() -> None:
    app = CounterApp()
    async with app.run_test(size=(40, 6)) as pilot:
        await pilot.click(Counter, offset=(5, 0), times=2)
        assert not app.screen.selections
