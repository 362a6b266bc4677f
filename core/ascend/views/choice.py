"""The pending question of a seat, with every answer in words."""

from __future__ import annotations

from core.ascend.game import Game
from core.ascend.options import Amount, Dice, FrameUse, Go, Launch, OnSlot, Pick, Place, Shift
from core.ascend.view import AnswerView, ChoiceView
from core.ascend.words import label, prompt
from core.engine.choice import Choice, Option
from core.engine.table import Table

_STAGES = {"launch": "patterns", "move": "map", "district": "map", "reveal": "map", "act": "card", "card": "card"}
_COMBAT = ("power", "frame")


def choice_view(table: Table, game: Game, seat: int) -> ChoiceView | None:
    """The question the seat is asked, None when it is asked nothing."""
    choice = table.pending.get(seat)
    if choice is None:
        return None
    return ChoiceView(
        serial=choice.serial,
        seat=seat,
        kind=choice.kind,
        step=game.state.cursor.name,
        prompt=prompt(game, choice),
        page=choice.page,
        answers=tuple(_answer(table, game, choice, option) for option in choice.options),
        stage=_stage(game, choice),
    )


def _stage(game: Game, choice: Choice) -> str:
    if game.state.combat is not None and choice.kind in (*_COMBAT, "shield", "reroll", "ability"):
        return "combat"
    return _STAGES.get(choice.kind, "launcher")


def _answer(table: Table, game: Game, choice: Choice, option: Option) -> AnswerView:
    tile = option.path[-1] if isinstance(option, Go) else ""
    if isinstance(option, Pick) and option.word == "reveal":
        tile = option.what
    return AnswerView(
        key=option.key,
        label=label(game, choice, option),
        slots=_slots(option),
        tile=tile,
        dice=option.dice if isinstance(option, (Dice, FrameUse)) else (),
        pattern=option.source if isinstance(option, Launch) else "",
        armed=_armed(table, game, choice, option),
        group="upgrade" if _is_upgrade(option) else "",
    )


def _slots(option: Option) -> tuple[int, ...]:
    if isinstance(option, Shift):
        return (option.start, option.end)
    if isinstance(option, (OnSlot, Place)):
        return (option.slot,)
    return option.slots if isinstance(option, Launch) else ()


def _is_upgrade(option: Option) -> bool:
    return isinstance(option, (Pick, OnSlot)) and option.word.startswith("upgrade")


def _armed(table: Table, game: Game, choice: Choice, option: Option) -> bool:
    """Whether the answer cannot be taken back, because it leads to a reveal, or gives up ready patterns.

    Found by trying it on a twin of the table: nothing of what is revealed leaves this function.
    """
    if choice.kind == "test" and isinstance(option, OnSlot):
        return len(choice.options) == 2
    if isinstance(option, (Shift, OnSlot, Launch, Place, Amount, Dice)) or _is_upgrade(option):
        return isinstance(option, (Amount, Dice))
    if isinstance(option, Go):
        return not game.state.tiles[option.path[-1]].up
    if choice.kind == "launch" and any(isinstance(other, Launch) for other in choice.options):
        return True
    twin = table.clone()
    twin.answer(choice.seat, choice.serial, option.key)
    return twin.last_answer is None
