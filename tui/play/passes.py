"""What was passed once would be passed again: the sitting does so in the player's place.

The rules let a player Upgrade at any moment of Planning, so they ask before the Trace Roll, before the Refill and in
Program: who has passed is asked again when more can be paid for than then. Who may activate a Combat Frame more before
the first Enemy and will not is asked once more, about the one Frame that everybody may: the same question.
"""

from __future__ import annotations

from attrs import frozen

from core.ascend.game import Game
from core.ascend.names import MEMORY
from core.ascend.options import DONE
from core.ascend.phases.combat import PASS, STOP
from core.ascend.upgrade import EXP_PRICE
from core.engine.choice import Choice, Option
from tui.play.kept import Notes

PASSED = ("upgrade", "frame")
"""Kinds of questions that are passed here."""
RULE = "upgrade"
"""What this goes by among the standing answers."""
NEW, ASK, NEVER = "when new", "ask", "never"
WORDS = (NEW, ASK, NEVER)
CARD = "Upgrades between steps"
TEXT = (
    "Before the Trace Roll and before the Refill you may Upgrade. You are asked when you can pay for more than when "
    "you last said no, each time, or never. In Program you can Upgrade in any case."
)
_NO_FRAME = (PASS, STOP)
_ONE_EACH = ("equip", "use")
"""Words of answers that are about one card each."""


@frozen
class Means:
    """What a seat could pay for when it passed; less than nothing when it did not pass."""

    serial: int
    """Of the question that was answered."""
    kinds: frozenset[str] = frozenset()
    by_exp: int = -1
    """Upgrades that its EXP would pay for."""
    memory: int = -1


class Passes(Notes):
    """Who has passed, and with what in hand: what the answers on the way to a question say of it."""

    def __init__(self) -> None:
        self._known: dict[int, list[Means]] = {}
        self._frame = (0, 0)

    def note(self, game: Game, choice: Choice, option: Option) -> None:
        """Take note of an answer that is about to be taken. Who Upgrades is asked again until it passes."""
        if choice.kind == "upgrade" or (choice.kind == "program" and not choice.about and option == DONE):
            before = [means for means in self._known.get(choice.seat, ()) if means.serial < choice.serial]
            now = _means(game, choice) if option == DONE else Means(choice.serial)
            self._known[choice.seat] = [*before[-1:], now]
        elif choice.kind == "frame" and option in _NO_FRAME and not self._follows(game, choice):
            self._frame = choice.serial, len(game.events)

    def rewind(self, serial: int) -> None:
        """All answers from a serial on were taken back."""
        for seat, known in self._known.items():
            self._known[seat] = [means for means in known if means.serial < serial]

    def forget(self, seat: int) -> None:
        """The seat took an answer back while others play on: it is asked again."""
        self._known.pop(seat, None)

    def answer(self, game: Game, choice: Choice, word: str) -> Option | None:
        """What passes a question in the player's place, if it is; ``word`` is what stands about Upgrades."""
        if choice.kind == "upgrade":
            return DONE if word == NEVER or (word == NEW and self._nothing_new(game, choice)) else None
        if choice.kind == "frame" and self._follows(game, choice):
            return next((option for option in choice.options if option in _NO_FRAME), None)
        return None

    def _follows(self, game: Game, choice: Choice) -> bool:
        """Whether a Frame was passed right before, and nothing has happened since."""
        return self._frame == (choice.serial - 1, len(game.events))

    def _nothing_new(self, game: Game, choice: Choice) -> bool:
        before = [means for means in self._known.get(choice.seat, ()) if means.serial < choice.serial]
        now = _means(game, choice)
        return bool(before) and (
            now.kinds <= before[-1].kinds and now.by_exp <= before[-1].by_exp and now.memory <= before[-1].memory
        )


def _means(game: Game, choice: Choice) -> Means:
    seat = game.seat(choice.seat)
    kinds = frozenset(_kind(option.key) for option in choice.options)
    return Means(choice.serial, kinds, seat.exp // EXP_PRICE, seat.assets[MEMORY])


def _kind(key: str) -> str:
    """What is done, whichever slot, Data or player it is done to: of ``upgrade.discard:2,4`` the first part."""
    word, _, what = key.partition(":")
    if word == "trade":
        return key.partition(">")[0]
    return key if word in _ONE_EACH else f"{word}:{what.partition('.')[0]}" if word == "upgrade" else word
