"""The first screen: every slot with its state and one verb, and the way to new games, the settings, the rules."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from saves.faults import SaveFault
from tui.paint import Canvas, Ground
from tui.play.newforest import USUAL
from tui.play.slot_rows import SlotRow, row_of
from tui.screens.ask import AskScreen
from tui.screens.choices import draw_line
from tui.screens.layout import brand, column
from tui.screens.page import Keys, Page, key_row

if TYPE_CHECKING:
    from saves.listing import SlotInfo
    from saves.store import SlotStore

ANSWERS = (
    ("n", "New campaign"),
    ("f", "Free play"),
    ("c", "Forest card game"),
    ("s", "Settings"),
    ("?", "Rules and help"),
    ("q", "Leave"),
)
"""The key of each answer, which never changes, and how it reads. Digits are the slots' alone."""
COLUMNS, ROWS = 3, 2
"""How the answers lie below."""
PATIENCE = 2.0
"""Seconds the holder of a slot is given to end."""
SAVED = "Every answer is saved at once. Closing the window loses nothing."


class SlotsScreen(Page[None]):
    """Slots are read after the first painting, since that needs the saves package."""

    keys = (
        ("Enter", "open"),
        ("arrows", "choose"),
        ("1-9", "open that game"),
        ("i", "watch"),
        ("d", "delete, asks"),
        ("t", "take over a slot that is open elsewhere, asks"),
        ("z", "take back the slot deleted last"),
        ("n", "new campaign"),
        ("f", "free play"),
        ("c", "forest card game"),
        ("s", "settings"),
    )
    place = "slots"

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[SlotRow, ...] | None = None
        self.at = 0
        self.said = ""
        """What just happened, or what went wrong, in a sentence."""
        self._gone: SlotInfo | None = None
        """The slot deleted last, which z takes back."""
        self._top = 0
        self._wanted = ""
        """The slot that was open last, until the list is read."""

    def go_to(self, slot: str) -> None:
        """Stand on this slot when the list is read next."""
        self._wanted = slot

    def on_screen_resume(self) -> None:
        """Read the slots anew: a game may have been played meanwhile."""
        super().on_screen_resume()
        self.call_after_refresh(self.read)

    def tell(self, sentence: str) -> None:
        """Say something in the place for it."""
        self.said = sentence
        self.sheet.repaint()

    def read(self) -> None:
        """Read the list of slots, and which one was deleted last."""
        store = self.host.store
        now = datetime.now().astimezone()
        self.rows = tuple(row_of(info, now) for info in store.list())
        self._gone = next((info for info in store.deleted()), None)
        self.at = min(self.at, len(self.rows) + len(ANSWERS) - 1)
        if self._wanted in (ids := [row.slot for row in self.rows]):
            self.at = ids.index(self._wanted)
        self._wanted = ""
        self.sheet.repaint()

    def draw(self, canvas: Canvas) -> tuple[int, int]:
        """Name of the game, slots, answers, and a sentence at the bottom."""
        x, width = column(canvas)
        roomy = canvas.height >= 36
        y = brand(canvas, 3 if roomy else 1) + (2 if roomy else 1)
        below = canvas.height - 6
        rows = self.rows
        canvas.title(x, y, width, "SAVE SLOTS", self._count(), focused=rows is not None and self.at < len(rows))
        cursor = (x, y)
        each = 3 if roomy else 2
        room = max(1, (below - y - 1) // each)
        if rows is not None and not rows:
            canvas.put(x + 4, y + 1, "No game yet. Begin a campaign below.", "muted")
        shown = rows or ()
        at = min(self.at, max(0, len(shown) - 1))
        self._top = max(min(self._top, at), at - room + 1)
        for index in range(self._top, min(len(shown), self._top + room)):
            top = y + 1 + (index - self._top) * each
            self._slot(canvas, x, top, width, index)
            cursor = (x, top) if index == self.at else cursor
        canvas.title(x, below, width, "WHAT NOW", focused=self.at >= len(shown))
        for index in range(len(ANSWERS)):
            place = (x + (index // ROWS) * (width // COLUMNS), below + 1 + index % ROWS)
            self._answer(canvas, *place, width // COLUMNS - 1, len(shown) + index)
            cursor = place if len(shown) + index == self.at else cursor
        canvas.put_within(x + 2, below + 3, width - 2, self.said or SAVED, "strong" if self.said else "muted")
        key_row(canvas, self._keys_now(), (("?", "help"), ("q", "leave")))
        return cursor

    def _keys_now(self) -> Keys:
        row = self._row
        more = (("t", "take over"),) if row is not None and row.action == "look" else ()
        return (
            ("Enter", "open"),
            *more,
            ("arrows", "choose"),
            *(((digits, "game"),) if (digits := self._digits) else ()),
            *(self.keys[3:5] if self.rows else ()),
            *((("z", "take back"),) if self._gone else ()),
        )

    @property
    def _digits(self) -> str:
        """The digits that open a slot; empty where there is none."""
        last = min(9, len(self.rows or ()))
        return f"1-{last}" if last > 1 else "1" * last

    def _count(self) -> str:
        if self.rows is None:
            return "reading"
        return f"{len(self.rows)} game{'' if len(self.rows) == 1 else 's'}"

    def _slot(self, canvas: Canvas, x: int, y: int, width: int, index: int) -> None:
        row = (self.rows or ())[index]
        here = index == self.at
        canvas.zone(x, y, width, 2, ("row", index))
        on: Ground = "raised" if here else "ground"
        canvas.fill(x, y, width, 2, on)
        if here:
            canvas.put(x, y, canvas.glyphs.chosen, "key", on, bold=True)
        if index < 9:
            canvas.put(x + 2, y, str(index + 1), "key", on, bold=True)
        middle = x + width // 2
        canvas.put_within(x + 4, y, middle - x - 5, row.title, "strong", on, bold=here)
        canvas.put_within(middle, y, width // 2 - len(row.verb) - 3, row.when, "text" if row.whole else "harm", on)
        canvas.put_right(x + width - 1, y, row.verb, "legal" if row.whole else "key", on, bold=True)
        note = canvas.width if not row.note else canvas.put_right(x + width - 1, y + 1, row.note, "muted", on)
        canvas.put_within(x + 4, y + 1, min(note, x + width - 1) - x - 5, row.state, "muted", on)

    def _answer(self, canvas: Canvas, x: int, y: int, width: int, index: int) -> None:
        key, label = ANSWERS[index - len(self.rows or ())]
        canvas.zone(x, y, width, 1, ("row", index))
        draw_line(canvas, x, y, width, key, label, "", here=index == self.at)

    def do(self, verb: str) -> None:
        """Arrows choose, Enter opens."""
        last = len(self.rows or ()) + len(ANSWERS) - 1
        step = {"up": -1, "previous": -1, "down": 1, "next": 1, "first": -last, "last": last}.get(verb, 0)
        if verb in ("left", "right") and self.at >= len(self.rows or ()):
            step = ROWS if verb == "right" else -ROWS
        if verb == "take":
            self._take()
        else:
            self.at = max(0, min(last, self.at + step))

    def press(self, key: str, character: str | None) -> None:
        """Letters: those of the answers; d delete, z take back, i watch, t take over; q leaves, after a question."""
        match key:
            case "n" | "f" | "c" | "s" | "q":
                self._answered(key)
            case "d":
                self._ask_to_delete()
            case "z":
                self._undelete()
            case "t":
                self._ask_to_take_over()
            case "i":
                self._open(look=True)
            case _:
                super().press(key, character)

    def act(self, action: Any) -> None:
        """A digit opens that slot, a click takes a line; one on a slot that is not chosen yet only chooses it."""
        index = action[1] if isinstance(action, tuple) else int(action) - 1
        count = len(self.rows or ())
        if index >= count and not isinstance(action, tuple):
            self.said = f"Digits open saved games: there {'are' if count > 1 else 'is'} {count or 'none'}."
            return
        chosen, self.at = self.at, index
        if not isinstance(action, tuple) or index >= count or chosen == index:
            self._take()

    @property
    def _row(self) -> SlotRow | None:
        rows = self.rows or ()
        return rows[self.at] if self.at < len(rows) else None

    def _take(self) -> None:
        if self.rows is None:
            return
        if (row := self._row) is not None:
            if row.action == "restore":
                self._ask_to_restore(row)
            elif row.action:
                self._open(look=row.action == "look")
            else:
                self.said = f"{row.sentence} Only d, delete, is left."
            return
        self._answered(ANSWERS[self.at - len(self.rows)][0])

    def _answered(self, key: str) -> None:
        """Take one of the answers below, by its key."""
        match key:
            case "n":
                self.host.show_campaign()
            case "f":
                self.host.show_set_up()
            case "c":
                self.host.show_set_up(USUAL)
            case "s":
                self.host.show_settings()
            case "?":
                self.host.show_help()
            case _:
                self.host.ask_to_leave()

    def _open(self, look: bool) -> None:
        if (row := self._row) is not None:
            self.said = ""
            if row.action == "campaign" and not look:
                self.host.show_campaign(row.slot)
            else:
                self._try(lambda: self.host.resume(row.slot, look))

    def _ask(self, question: str, detail: str, no: str, yes: str, do: Callable[[], object]) -> None:
        def answered(sure: bool | None) -> None:
            if sure:
                self._try(do)

        self.app.push_screen(AskScreen(question, detail, no, yes), answered)

    def _ask_to_restore(self, row: SlotRow) -> None:
        detail = f"{row.sentence} {row.note[:1].upper()}{row.note[1:]}. The files as they are now are kept aside."
        self._ask(
            f"Restore {row.title}?",
            detail,
            "No, leave it as it is",
            "Yes, restore it",
            lambda: self._change(lambda store: store.restore(row.slot), f"{row.title} is restored from its backup."),
        )

    def _ask_to_delete(self) -> None:
        if (row := self._row) is not None:
            self._ask(
                f"Delete {row.title}?",
                f"{row.when}: {row.sentence} Deleted games are kept for a while; z takes the last one back.",
                "No, keep it",
                "Yes, delete it",
                lambda: self._change(lambda store: store.delete(row.slot), f"{row.title} is deleted. z takes it back."),
            )

    def _ask_to_take_over(self) -> None:
        row = self._row
        if row is None or row.action != "look":
            return

        def take_over() -> None:
            self.host.store.take_over(row.slot, PATIENCE)
            self.host.resume(row.slot)

        detail = f"{row.sentence} The program there will be ended; every answer given there is saved."
        self._ask(f"Take over {row.title}?", detail, "No, leave it there", "Yes, play it here", take_over)

    def _undelete(self) -> None:
        if (gone := self._gone) is not None:
            self._try(lambda: self._change(lambda store: store.undelete(gone.id), f"{gone.title} is back."))

    def _change(self, change: Callable[[SlotStore], object], done: str) -> None:
        change(self.host.store)
        self.said = done

    def _try(self, do: Callable[[], object]) -> None:
        """Do something with a slot; what goes wrong is said here, and the list is read anew."""
        try:
            do()
        except SaveFault as fault:
            self.said = str(fault)
        if self.host.sitting is None:
            self.read()
