"""What gestures mean in a combat: dice that are toggled, Frames and the dice they would take. Pure, like the acts.

Which dice fit a Frame or may be rerolled is known from the pending answers and from nothing else. Dice that show the
same face are alike, so an answer fits toggled dice when the faces do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import evolve, frozen

from core.ascend.view import AnswerView, CombatFrameLine, TableView
from tui.acts import Outcome, choose
from tui.gestures import Index, Row, Scene, row_of, way_out_last
from tui.uiview import NO_SLOT, Spot, UiView

FRAME = "frame"
DICE_WORDS = {"reroll": "again", "set": "turn"}
"""Words of answers that take any set of own dice, and what is said of a die that is in it."""
MOST_DIE_ROWS = 7
"""With so many dice each has a line in the bar; of more the dice row alone is used."""


@frozen
class DieRow(Row):
    """A line of the decision bar that toggles a die."""

    die: int = NO_SLOT
    elsewhere: bool = True


def dice_key(word: str, dice: Iterable[int], frame: str = "") -> str:
    """The key of doing something with dice (from 0), legal or not."""
    numbers = ",".join(str(die + 1) for die in sorted(dice))
    return f"{word}:{frame}@{numbers}" if frame else f"{word}:{numbers}"


def _answers(index: Index, word: str) -> tuple[AnswerView, ...]:
    return tuple(answer for answer in index.answers if answer.key.startswith(word + ":"))


def _faces(view: TableView, dice: Iterable[int]) -> Counter[str]:
    """The faces that these dice show, with their numbers."""
    rolled = view.combat.dice if view.combat else ()
    return Counter(rolled[die].face for die in dice if die < len(rolled))


def frame_answers(index: Index, frame: str) -> tuple[AnswerView, ...]:
    """The ways to activate a Frame now, one for each set of dice it may take; or that it may be used again."""
    return tuple(a for a in index.answers if a.key == f"{FRAME}:{frame}" or a.key.startswith(f"{FRAME}:{frame}@"))


def rerolls(index: Index) -> tuple[AnswerView, ...]:
    """The sets of dice that may be rolled again, or turned to a face, now."""
    return _answers(index, dice_word(index))


def dice_word(index: Index) -> str:
    """The word of the answers that take sets of dice; of none, that of a reroll."""
    return next((word for word in DICE_WORDS if _answers(index, word)), "reroll")


def made_reroll(view: TableView, ui: UiView, index: Index) -> AnswerView | None:
    """The answer that the toggled dice make."""
    wanted = _faces(view, ui.dice)
    return next((answer for answer in rerolls(index) if wanted and _faces(view, answer.dice) == wanted), None)


def frames_asked(index: Index) -> bool:
    """Whether the question is which Frame to activate."""
    return bool(_answers(index, FRAME))


def frame_under(view: TableView, ui: UiView, index: Index) -> CombatFrameLine | None:
    """The Frame under the cursor: the one pointed at, else the first that can be used."""
    frames = view.combat.frames if view.combat else ()
    pointed = next((frame for frame in frames if frame.frame == ui.frame), None)
    usable = next((frame for frame in frames if frame_answers(index, frame.frame)), None)
    return pointed or usable or (frames[0] if frames else None)


def chosen(view: TableView, ui: UiView, answers: tuple[AnswerView, ...]) -> AnswerView | None:
    """The way to activate a Frame that is shown: with the toggled dice, else the one that was stepped to.

    A multi Frame begins with all the dice that it can take, since that is what most people mean.
    """
    if not answers:
        return None
    if ui.dice:
        toggled = _faces(view, ui.dice)
        ways = [(_faces(view, answer.dice), answer) for answer in answers]
        fit = [answer for faces, answer in ways if faces == toggled] or [a for faces, a in ways if toggled <= faces]
        if fit:
            return fit[0]
    return answers[(ui.token_set - 1) % len(answers)]


def lit_dice(scene: Scene) -> frozenset[int]:
    """The dice (from 0) that the answer under the cursor would take."""
    ui, index = scene.ui, scene.index
    made = made_reroll(scene.view, ui, index)
    if scene.shown and scene.shown is not made:
        return frozenset(scene.shown.dice)
    if rerolls(index):
        return frozenset(ui.dice)
    if ui.panel == "bar" and ui.row < len(scene.rows):
        row = scene.rows[ui.row]
        answer = index.by_key.get(row.key or (row.opens[0] if row.opens else ""))
        return frozenset(answer.dice) if answer else frozenset()
    frame = frame_under(scene.view, ui, index)
    shown = chosen(scene.view, ui, frame_answers(index, frame.frame)) if frame else None
    return frozenset(shown.dice) if shown else frozenset()


def spots(scene: Scene) -> list[Spot]:
    """The dice and the Frames: what go-to puts letters on."""
    combat = scene.view.combat
    dice = [Spot("die", die) for die in range(len(combat.dice))] if combat else []
    frames = [Spot("frame", frame.frame) for frame in combat.frames] if combat else []
    return dice + frames


def point(ui: UiView, spot: Spot) -> UiView:
    """The cursor on a die or a Frame, with the panel it lies in; other spots leave it where it is."""
    if spot.kind == "die" and isinstance(spot.at, int):
        return evolve(ui, panel="dice", die=spot.at)
    if spot.kind == "frame" and isinstance(spot.at, str):
        return evolve(ui, panel="frames", frame=spot.at, token_set=0)
    return ui


# the decision bar


def fight_rows(view: TableView, ui: UiView, index: Index) -> tuple[Row, ...]:
    """The bar's lines where Frames or dice are asked for; empty where the bar is as on every screen."""
    if view.combat is None or ui.narrowed:
        return ()
    if rerolls(index):
        return way_out_last(_reroll_rows(view, ui, index))
    if frames_asked(index):
        return way_out_last(_frame_rows(view, ui, index))
    return ()


def _reroll_rows(view: TableView, ui: UiView, index: Index) -> tuple[Row, ...]:
    """A line a die, then all else, and behind it the one answer that the toggled dice make: no digit ever changes.

    The digit of a die is its number in the row of dice, where the bar has no room for it.
    """
    dice = view.combat.dice if view.combat else ()
    word = dice_word(index)
    said = f" {DICE_WORDS[word]}"
    toggles = [DieRow(f"{line.face}{said if die in ui.dice else ''}", die=die) for die, line in enumerate(dice)]
    made = made_reroll(view, ui, index)
    # short, so that three columns fit; the sum stands in the title of the dice
    short = f"Roll {len(made.dice)} again" if made and word == "reroll" else f"Turn {len(made.dice)}" if made else ""
    row = [Row(short, made.key, twice=made.armed)] if made else []
    return (*(toggles if len(dice) <= MOST_DIE_ROWS else ()), *_others(index, word), *row)


def _frame_rows(view: TableView, ui: UiView, index: Index) -> tuple[Row, ...]:
    """A line for each Frame that can be used, in the order of the panel, then all else."""
    rows = []
    for frame in view.combat.frames if view.combat else ():
        answers = frame_answers(index, frame.frame)
        shown = chosen(view, ui, answers)
        if shown is None:
            continue
        if len({len(answer.dice) for answer in answers}) > 1:
            label = f"{frame.owner} {frame.symbols}: {len(answers)} ways"
            rows.append(Row(label, opens=tuple(answer.key for answer in answers), beside=True))
        else:
            rows.append(evolve(row_of(shown), beside=True))
    return (*rows, *_others(index, FRAME))


def _others(index: Index, word: str) -> tuple[Row, ...]:
    return tuple(row_of(answer) for answer in index.answers if not answer.key.startswith(word + ":"))


def frame_row(scene: Scene, frame: str) -> int:
    """The line of the bar, from 0, that a Frame has now; -1 when it has none."""
    keys = {answer.key for answer in frame_answers(scene.index, frame)}
    return next((n for n, row in enumerate(scene.rows) if row.key in keys or keys.intersection(row.opens)), -1)


# gestures


def leaves_dice(scene: Scene, row: Row) -> bool:
    """Whether a line of the bar would leave dice as they are though some are marked to be rolled or turned."""
    made = made_reroll(scene.view, scene.ui, scene.index)
    return bool(scene.ui.dice and rerolls(scene.index) and row.key) and (made is None or row.key != made.key)


def act_die(scene: Scene, die: int) -> Outcome:
    """Enter, a click or a digit on a die: toggle it, for a reroll or for the Frame that shall take it."""
    ui = evolve(scene.ui, die=die, armed="")
    wanted = tuple(sorted(set(ui.dice) ^ {die}))
    again = rerolls(scene.index)
    if again:
        faces = _faces(scene.view, wanted)
        if wanted and not any(faces == _faces(scene.view, answer.dice) for answer in again):
            return Outcome(ui, why=dice_key(dice_word(scene.index), wanted))
        return Outcome(evolve(ui, dice=wanted))
    if frames_asked(scene.index):
        return Outcome(evolve(ui, dice=wanted, token_set=0))
    return Outcome(ui)


def act_frame(scene: Scene, frame: str) -> Outcome:
    """Enter or a click on a Frame: activate it with the dice that are lit. Where no Frame is asked for, point at it."""
    ui = evolve(scene.ui, frame=frame, panel="frames")
    answer = chosen(scene.view, ui, frame_answers(scene.index, frame))
    if answer is not None:
        return choose(evolve(scene, ui=ui), answer)
    if frames_asked(scene.index):
        return Outcome(ui, why=dice_key(FRAME, ui.dice, frame))
    return Outcome(ui)


def move_dice(scene: Scene, way: str) -> Outcome:
    """An arrow in the dice row."""
    count = len(scene.view.combat.dice) if scene.view.combat else 0
    step = {"left": -1, "right": 1, "up": -1, "down": 1}.get(way, 0)
    return Outcome(evolve(scene.ui, die=max(0, min(count - 1, scene.ui.die + step))))


def move_frames(scene: Scene, way: str) -> Outcome:
    """An arrow in the Frames: up and down choose a Frame, left and right the dice it would take."""
    ui = scene.ui
    frames = [frame.frame for frame in scene.view.combat.frames] if scene.view.combat else []
    under = frame_under(scene.view, ui, scene.index)
    if under is None:
        return Outcome(ui)
    if way in ("left", "right"):
        ways = len(frame_answers(scene.index, under.frame))
        step = 1 if way == "right" else -1
        return Outcome(evolve(ui, frame=under.frame, token_set=(ui.token_set + step) % max(1, ways), dice=(), armed=""))
    step = {"up": -1, "down": 1}.get(way, 0)
    place = max(0, min(len(frames) - 1, frames.index(under.frame) + step))
    return Outcome(evolve(ui, frame=frames[place], token_set=0, dice=(), armed=""))
