"""Settings: every palette on its own ground, signs, mouse and motion. What is chosen is seen at once and kept."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from tui.paint import LETTERS, PALETTES, Canvas, Fill, Role
from tui.screens.choices import Answer, Choices
from tui.screens.layout import column, head
from tui.screens.page import Page, key_row
from tui.settings import Settings

TERMINAL = "as the terminal has it"
SAMPLE: tuple[Fill, ...] = ("blue", "green", "yellow", "red", "open", "corrupted")


def answers_of(settings: Settings) -> tuple[Answer, ...]:
    """The lines of the screen, with what holds now."""
    used = "in use"
    palettes = [Answer(("palette", ""), f"Colours {TERMINAL}", "" if settings.palette else used)]
    palettes += [
        Answer(("palette", palette.name), palette.title, used if palette.name == settings.palette else "")
        for palette in PALETTES.values()
    ]
    signs = {None: TERMINAL, True: "plain ASCII", False: "shapes"}[settings.ascii]
    return (
        *palettes,
        Answer(("ascii", None), "Signs", signs),
        Answer(("mouse", None), "Mouse", "on" if settings.mouse else "off, from the next start"),
        Answer(("motion", None), "Motion", "short" if settings.motion else "off"),
        Answer(("hand_over", None), "Hand-over cover", "between players" if settings.hand_over else "off"),
        Answer(("back", None), "Back", ""),
    )


def changed(settings: Settings, what: str, value: Any) -> Settings:
    """The settings after one line was taken: a palette is chosen, the others turn to their next value."""
    if what == "palette":
        return evolve(settings, palette=value)
    if what == "ascii":
        return evolve(settings, ascii={None: True, True: False, False: None}[settings.ascii])
    if what == "mouse":
        return evolve(settings, mouse=not settings.mouse)
    if what == "hand_over":
        return evolve(settings, hand_over=not settings.hand_over)
    return evolve(settings, motion=not settings.motion)


class SettingsScreen(Page[None]):
    """The palette under the cursor is worn at once; leaving the line without Enter gives the old one back."""

    keys = (("Enter", "use it"), ("arrows", "choose"), ("Escape", "back"))
    place = "settings"

    def __init__(self) -> None:
        super().__init__()
        self._choices = Choices(())
        self._trouble = ""

    def on_mount(self) -> None:
        """Begin on the palette in use."""
        settings = self.host.settings
        names = ["", *PALETTES]
        at = names.index(settings.palette) if settings.palette in names else 0
        self._choices = Choices(answers_of(settings), at)

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """The lines at the left, a piece of table at the right."""
        head(canvas, "SETTINGS", "kept for the next time")
        x, width = column(canvas)
        wide = min(46, width - 28)
        canvas.title(x, 2, wide, "CHOOSE", focused=True)
        self._choices.draw(canvas, x, 3, wide)
        draw_sample(canvas, x + wide + 3, 2, width - wide - 3)
        if self._trouble:
            canvas.put_within(x, canvas.height - 3, width, self._trouble, "harm")
        if not self.host.settings.mouse:
            canvas.put_within(
                x, canvas.height - 4, width, "Without the mouse your terminal selects text as usual.", "muted"
            )
        key_row(canvas, self.keys)
        return x, 3 + self._choices.at

    def do(self, verb: str) -> None:
        """Arrows show a palette, Enter keeps it."""
        if verb == "take" or verb in ("left", "right"):
            self._take(self._choices.chosen)
        elif verb == "back":
            self._leave()
        elif self._choices.move(verb):
            self._show()

    def act(self, action: Any) -> None:
        """Digits and clicks take a line."""
        if (answer := self._choices.pick(action)) is not None:
            self._take(answer)

    def _take(self, answer: Answer) -> None:
        what, value = answer.action
        if what == "back":
            self._leave()
            return
        self._trouble = self.host.change_settings(changed(self.host.settings, what, value))
        self._choices.answers = answers_of(self.host.settings)

    def _show(self) -> None:
        what, value = self._choices.chosen.action
        settings = self.host.settings
        self.host.try_on(evolve(settings, palette=value) if what == "palette" else settings)

    def _leave(self) -> None:
        self.host.try_on(self.host.settings)
        self.leave()


def draw_sample(canvas: Canvas, x: int, y: int, width: int) -> None:
    """A few signs and words of the table in the palette that is worn."""
    signs = canvas.glyphs
    canvas.title(x, y, width, "HOW IT LOOKS")
    for index, colour in enumerate(SAMPLE):
        left, top = x + 1 + (index % 3) * 7, y + 2 + 2 * (index // 3)
        canvas.put(left, top, f" {signs.token(colour)} {LETTERS[colour]} ", colour)
    lines: tuple[tuple[str, Role], ...] = (
        ("Mira decides", "strong"),
        (f"{signs.ready} Reroll is ready", "legal"),
        ("Trace 5 + 2 = 7", "accent"),
        ("staying: Trace + 3", "trace"),
        ("Catcher deals 2 Wounds", "harm"),
        ("rulebook p.14", "muted"),
    )
    for row, (words, role) in enumerate(lines):
        canvas.put_within(x + 1, y + 7 + row, width - 1, words, role)
    after = canvas.put(x + 1, y + 14, "Enter", "key", bold=True)
    canvas.put_within(after + 1, y + 14, x + width - after - 1, "a key and its use", "muted")
    canvas.fill(x + 1, y + 15, max(0, width - 2), 1, "raised")
    canvas.put_within(x + 2, y + 15, width - 3, "a chosen row", "strong", "raised", bold=True)
