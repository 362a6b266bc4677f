"""What the screen adds to a view: where the cursors are, what is held, armed or hinted at. None of it is saved."""

from __future__ import annotations

from attrs import evolve, frozen

from core.ascend.view import NewsLine

NO_SLOT = -1
ALL_FRESH = -1
"""No answer was given yet: no sentence of the log is older than others."""


@frozen
class Spot:
    """A place that can be pointed at: with the cursor, a click, or a letter of go-to.

    ``kind`` is ``slot``, ``tile``, ``pattern``, ``enemy``, ``own`` (a card of the kit), ``card`` (one that is laid
    out), ``trade`` (an answer by its key), ``row`` (of the decision bar, from 0), ``listed`` (a line of all answers,
    from 0), ``seat``, ``panel``, ``page`` (of the rulebook), ``key`` (as if pressed), ``look`` (of LOOK the lines from
    this one on), ``die`` or ``frame``. ``at`` is the number or name of the thing.
    """

    kind: str
    at: int | str = 0


@frozen
class UiView:
    """The state of a game screen that is not the table's."""

    panel: str = "launcher"
    """The panel the keys go to."""
    slot: int = 0
    tile: str = ""
    anchor: str = ""
    """The tile that a map larger than its panel is scrolled to, empty: the one under the cursor. A click leaves the map
    where it is, so that a second click meets the same tile."""
    pattern: str = ""
    """Source of the pattern under the list's cursor; its slots are lit."""
    token_set: int = 0
    """Which of the pattern's token sets is shown."""
    enemy: int = 0
    own: str = ""
    """Card of the own kit under the cursor; empty: the first."""
    card: str = ""
    """Card under the cursor among those that are laid out: of the market, or to choose from; empty: the first."""
    trade: str = ""
    """Line of the trade panel under the cursor, by the key of its answer; empty: the first."""
    row: int = 0
    """Line of the decision bar under the cursor."""
    frame: str = ""
    """Combat Frame under the cursor."""
    die: int = 0
    dice: tuple[int, ...] = ()
    """Own dice that are toggled."""
    held: int = NO_SLOT
    """The slot whose token is held: no answer yet, a move is one answer with both slots."""
    drawn: int = NO_SLOT
    """The drawn token that is to be put on a slot (Prepare)."""
    armed: str = ""
    """The answer that goes with the next Enter, by its key."""
    narrowed: tuple[str, ...] = ()
    """The answers of the sub-list that is open in the bar."""
    why: str = ""
    """A why-not sentence, until the next key."""
    note: str = ""
    """What undo or redo did, or a hint, until the next key."""
    hinted: str = ""
    """The answer of a hint that is shown, by its key: the first Enter after it only arms, as it came on its own."""
    news: tuple[NewsLine, ...] = ()
    """What has happened since the last answer, where no log is in sight."""
    watching: bool = False
    """The game is only watched."""
    looked: bool = False
    """A key was pressed or something clicked since the question came."""
    fresh: int = ALL_FRESH
    """How many sentences at the end of the log have come since the last answer."""
    listing: bool = False
    """All answers stand in the patterns' place."""
    typed: str = ""
    """What narrows the list of all answers."""
    listed: int = 0
    """The line under the cursor of that list."""
    looking: bool = False
    """LOOK stands in the log's place."""
    read_from: int = 0
    """The first line of LOOK that is in sight, until another key."""
    letters: tuple[tuple[str, Spot], ...] = ()
    """Go-to: the letters shown and where they lead."""
    keyed: str = ""
    """The first of two go-to letters."""
    tiles: str = "trace"
    """What tiles show: ``trace``, ``marks`` (of the scenario's map), ``effects`` or ``small``."""
    order: tuple[str, ...] = ()
    """The order of the pattern list, by source; it changes only when a step begins and when asked to."""
    all_enemies: bool = False
    """Every Enemy is open in full, not only the top one."""
    scroll: int = 0
    """Lines the panel with the focus is scrolled: the log back, cards on."""
    tab: str = "patterns"
    """The side panel of the small layout."""

    def dropped(self) -> UiView:
        """What is left when another question is asked: cursors and what is shown, nothing begun."""
        return evolve(
            self,
            held=NO_SLOT,
            drawn=NO_SLOT,
            armed="",
            hinted="",
            narrowed=(),
            why="",
            listing=False,
            typed="",
            listed=0,
            read_from=0,
            looked=False,
            letters=(),
            keyed="",
            dice=(),
            row=0,
        )
